"""The shelf: every game there is, by name. A game of ours adds one line here; a package of somebody else's announces its
games in the entry-point group `tabletown.games` and is looked at when the shelf is first asked.

A package that cannot be used is left out and named in `GAMES.broken`: one bad game does not close the house.
"""

import re
from collections.abc import Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points

from tabletown.engine.game import Game, shelve
from tabletown.games.dream_home.game import DreamHome
from tabletown.games.happy_city.game import HappyCity
from tabletown.games.streets.game import Streets
from tabletown.games.welcome.game import Welcome

GROUP = "tabletown.games"
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


class Shelf(Mapping[str, Game]):
    def __init__(self, own: tuple[Game, ...]) -> None:
        self.own = {game.name: game for game in own}
        for game in own:
            shelve(game)
        self.broken: dict[str, str] = {}
        """Games of other packages that cannot be played, each with the reason."""
        self._all: dict[str, Game] | None = None

    def outside(self) -> list[Game]:
        """The games that other packages brought."""
        return [game for name, game in self._games().items() if name not in self.own]

    def look(self) -> None:
        """Look for packages anew."""
        self._all = None
        self._games()

    def __getitem__(self, name: str) -> Game:
        return self.own.get(name) or self._games()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._games())

    def __len__(self) -> int:
        return len(self._games())

    def _games(self) -> dict[str, Game]:
        """Only when somebody asks: such a package imports the engine, and must not be imported while it does."""
        if self._all is None:
            self._all = dict(self.own)
            self.broken = {}
            for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
                try:
                    self._all[entry.name] = self._load(entry)
                except Exception as error:
                    self.broken[entry.name] = f"{type(error).__name__}: {error}"
        return self._all

    def _load(self, entry: EntryPoint) -> Game:
        found = entry.load()
        game = found() if isinstance(found, type) else found
        if not isinstance(game, Game):
            raise TypeError(f"{entry.value} is not a Game")
        if game.name != entry.name or not NAME.fullmatch(game.name):
            raise ValueError(f"{entry.value} is called {game.name!r}; small letters and _, as its entry point is named")
        if self._all is not None and game.name in self._all:
            raise ValueError("there is a game of this name already")
        game.configurations()
        shelve(game)
        return game


GAMES = Shelf((Welcome(), HappyCity(), DreamHome(), Streets()))
