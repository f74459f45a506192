"""A picture of a rule as its game's folder holds it: `games/<game>/pictures/<name>.toml`, a position and what happens in it.

It names the chapter of the rules that it stands in and the places of the board that it explains; the sentence below it is
`<game>-picture-<name>`. The engine plays it, the board's own code draws it, so neither can go out of date.
"""

from functools import lru_cache

import msgspec

from tabletown.engine.match import Match
from tabletown.games import GAMES
from tabletown.lessons.prepared import Prepared, prepared


class Picture(Prepared, kw_only=True):
    chapter: str
    """Of the rules of its game."""
    about: list[str] = msgspec.field(default_factory=list)
    """Places of the board (`data-target`, `data-about`), `*` for anything, that are explained with it."""
    part: str
    """What of the board is drawn; each board names its own parts."""
    then: list[str]
    """What happens between the two positions, as a record tells it."""
    order: int = 0
    """Its place among those of its chapter."""

    def moments(self) -> tuple[Match, Match]:
        """The game before and after."""
        before, after = self.begin(), self.begin()
        for seat, action in self.decisions(self.then):
            after.play(seat, action)
        return before, after

    def text(self) -> str:
        return f"{self.game}-picture-{self.name}"


@lru_cache
def pictures_of(game: str) -> list[Picture]:
    """In the order in which a chapter shows them."""
    found = prepared(game, "pictures", Picture) if game in GAMES else []
    return sorted(found, key=lambda picture: picture.order)
