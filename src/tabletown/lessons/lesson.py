"""A lesson as its game's folder holds it: `games/<game>/lessons/<name>.toml`, the set-up, the deal, and what the teacher says.

Texts are found by name: `<game>-lesson-<lesson>-<step>`, and `-title`. Decisions are written as records write them, with `*`
for anything. `base` teaches the base rules; the others are short, and offered to newcomers where what they teach is played.
Whoever adds a lesson adds a file and its texts; nothing here knows a game.
"""

from fnmatch import fnmatchcase
from functools import lru_cache

import msgspec

from tabletown.games import GAMES
from tabletown.lessons.prepared import Prepared, prepared

BASE = "base"


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One thing that the teacher says. Without `do` it is read and answered with "next"."""

    id: str
    do: list[str] = []
    """The decisions that complete it, any of them."""
    point: list[str] = []
    """Places of the board (`data-target`, `data-about`), `*` for anything, or `choice:<kind>` for a button below it."""
    presses: int = 1
    """So many of these places are pressed, one after the other, until the decision is made."""
    aside: bool = False
    """There is a text of its own, `…-aside`, for whoever decides otherwise."""
    typed: bool = False
    """There is a text of its own, `…-typed`, for whoever has no board to point at."""


class Tip(msgspec.Struct, forbid_unknown_fields=True):
    """What the teacher says when it comes up, once the steps are over."""

    id: str
    when: str
    """A decision that has become possible, or `over`."""
    point: list[str] = []
    taught: str = ""
    """Not for those who have passed this step."""


class Offer(msgspec.Struct, forbid_unknown_fields=True):
    """A kind of table at which a lesson is worth its time; what is left out may be anything."""

    edition: str = ""
    seats: int = 0
    options: dict[str, str] = {}
    """Values by name, `*` for anything: an option that a table does not have fits nothing."""

    def suits(self, edition: str, seats: int, options: dict[str, str]) -> bool:
        return (
            self.edition in ("", edition)
            and self.seats in (0, seats)
            and all(name in options and fnmatchcase(options[name], value) for name, value in self.options.items())
        )


class Lesson(Prepared, kw_only=True):
    steps: list[Step]
    order: int = 0
    """Its place among the lessons of its game."""
    offered: list[Offer] = msgspec.field(default_factory=list)
    """The tables at which newcomers are told of it, any of them. Everybody finds it in the list of the game's lessons."""
    tips: list[Tip] = msgspec.field(default_factory=list)
    others: list[str] = msgspec.field(default_factory=list)
    """What the other seat decides, one after the other, until it goes its own way."""

    def suits(self, edition: str, seats: int, options: dict[str, str]) -> bool:
        """Whether it teaches what is played at such a table."""
        return any(offer.suits(edition, seats, options) for offer in self.offered)

    def sayings(self) -> list[str]:
        """The ids of all that its teacher may say."""
        return [step.id for step in self.steps] + [tip.id for tip in self.tips]

    def text(self, said: str) -> str:
        return f"{self.game}-lesson-{self.name}-{said}"


def names_of(game: str) -> list[str]:
    """The lessons of a game, that of its base rules first."""
    return list(_lessons(game))


def lesson_of(game: str, name: str) -> Lesson | None:
    """The lesson of this name; None where there is none."""
    return _lessons(game).get(name) if game in GAMES else None


def suiting(game: str, edition: str, seats: int, options: dict[str, str]) -> list[str]:
    """The short lessons on what is played at such a table."""
    if game not in GAMES:
        return []
    return [name for name, lesson in _lessons(game).items() if lesson.suits(edition, seats, options)]


@lru_cache
def _lessons(game: str) -> dict[str, Lesson]:
    found = prepared(game, "lessons", Lesson)
    found.sort(key=lambda lesson: (lesson.name != BASE, lesson.order, lesson.name))
    return {lesson.name: lesson for lesson in found}
