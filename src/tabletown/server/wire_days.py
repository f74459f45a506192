"""The deal of the day as it travels to the browser. Holds no logic; the rest of the wire is in wire.py."""

from typing import Literal

import msgspec

from tabletown.server.wire import Name, Request, ScorePart


class BeginTry(Request):
    """POST /api/days/{day}/{game}: begin my one try, or go back to it; of a day that has closed, play for practice."""

    name: Name = ""
    """What I am called from now on; empty: as before."""


class DayTry(msgspec.Struct):
    """Somebody's one try at a day's deal."""

    place: int
    """Whoever gave up comes after all who played to the end; 0 while it is being played."""
    name: str
    mine: bool
    state: Literal["playing", "over", "left"]
    """`left`: given up, or not finished in time; it counts as it stood."""
    points: int | None
    """Null while it is being played."""
    won: bool | None
    """Before the bots or the printed opponent; null where there is nobody to beat, and while it is being played."""
    table: str
    """Where it can be looked through: mine at once, everybody's when the day has closed. Empty until then."""


class DayDeal(msgspec.Struct):
    """One game's deal of a day, and who has tried it."""

    game: str
    edition: str
    options: dict[str, str]
    bots: list[str]
    """Who plays against everybody, by the texts `table-name-…`; nobody where the box has a game for one."""
    commitment: str
    """SHA-256 of the secret seed, in hexadecimal: published a day before."""
    next_commitment: str
    """Of the next day's seed."""
    seed: str | None
    """In hexadecimal, when the day has closed."""
    count: int
    """How many have tried."""
    tries: list[DayTry]
    """The best first, so many as fit on a page, and mine."""
    parts: list[ScorePart]
    """Where the points of my finished try come from."""


class Day(msgspec.Struct):
    """GET /api/days/{day}, where `today` is a day too"""

    day: str
    """2026-11-17, in UTC"""
    stage: Literal["open", "ending", "closed"]
    """`ending`: no try is begun any more, those begun may be finished."""
    now: int
    end: int
    close: int
    """When it closes: tries count as they stand, seed and records are shown."""
    earlier: str
    """The day before, if there were deals."""
    later: str
    """The next day; empty on the newest."""
    deals: list[DayDeal]


REQUESTS: tuple[type[msgspec.Struct], ...] = (BeginTry,)
ANSWERS: tuple[type[msgspec.Struct], ...] = (Day,)
