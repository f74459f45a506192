"""A position prepared as data: the set-up, the deal, and what has been played. Lessons begin with one, pictures show two.

Files of a game are found beside it: `games/<game>/<folder>/<name>.toml`. Nothing here knows a game.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from tabletown.engine.chance import Chance
from tabletown.engine.contract import Setup, State
from tabletown.engine.game import Game
from tabletown.engine.match import Match
from tabletown.games import GAMES

LEARNER = 0
"""The seat of whoever learns; the others are bots."""


class Prepared(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    seed: int
    seats: int = 2
    edition: str = ""
    options: dict[str, str] = {}
    before: list[str] = []
    """What has been played when it begins, as a record tells it: `2: take 4, build M1, done`."""
    game: str = ""
    name: str = ""

    def set_up(self) -> Setup:
        return GAMES[self.game].set_up(self.edition, self.seats, self.options)

    def secret(self) -> bytes:
        return Chance.from_seed(self.seed).key

    def deal(self) -> State:
        return GAMES[self.game].deal(self.set_up(), self.secret())

    def begin(self) -> Match:
        """The game as it stands after what has been played."""
        match = Match(self.deal())
        for seat, action in self.played():
            match.play(seat, action)
        return match

    def played(self) -> list[tuple[int, int]]:
        """The decisions that were taken before, with their seats."""
        return list(self.decisions(self.before))

    def decisions(self, lines: list[str]) -> Iterator[tuple[int, int]]:
        """Seats, from 0, and their decisions."""
        parse = GAMES[self.game].parse_action
        for seat, texts in (line.split(": ") for line in lines):
            yield from ((int(seat) - 1, parse(text)) for text in texts.split(", "))


Kind = TypeVar("Kind", bound=Prepared)


def prepared(game: str, folder: str, kind: type[Kind]) -> list[Kind]:
    """All that a game has of this kind, by name."""
    return [_read(game, file, kind) for file in sorted(_beside(GAMES[game], folder).glob("*.toml"))]


def _read(game: str, file: Path, kind: type[Kind]) -> Kind:
    found = msgspec.toml.decode(file.read_bytes(), type=kind)
    found.game, found.name = game, file.stem
    return found


def _beside(game: Game, folder: str) -> Path:
    return Path(sys.modules[type(game).__module__].__file__ or "").with_name(folder)
