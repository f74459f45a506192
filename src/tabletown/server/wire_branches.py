"""Branches as they travel to the browser. Holds no logic; the rest of the wire is in wire.py."""

from typing import Annotated

import msgspec

from tabletown.server.wire import Request, SeatNumber, TableInfo

TITLE_LENGTH = 60


class NewBranch(Request):
    """POST /api/tables/{id}/branches: go on differently from here, against bots. The answer is the branch: a table."""

    seat: SeatNumber
    """Who goes on differently: I play there. While the game runs, my own seat."""
    step: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    """A moment of the replay; the branch begins with the turn in which it lies."""


class NameBranch(Request):
    """PUT /api/tables/{id}/title: what I call this branch; empty: nothing."""

    title: Annotated[str, msgspec.Meta(max_length=TITLE_LENGTH)]


class Branches(msgspec.Struct):
    """GET /api/branches"""

    branches: list[TableInfo]
    """Mine, newest first."""


REQUESTS: tuple[type[msgspec.Struct], ...] = (NewBranch, NameBranch)
ANSWERS: tuple[type[msgspec.Struct], ...] = (Branches,)
