"""Hints as they travel to the browser. Holds no logic; the rest of the wire is in wire.py."""

from typing import Literal

import msgspec

from tabletown.server.wire import Message, MoveInfo, Request, SeatNumber


class AskHint(Request):
    """POST /api/tables/{id}/hint: what should this seat of mine do now? `quick` is answered at once from what looks best,
    `full` after a second or so with what ends best."""

    seat: SeatNumber
    depth: Literal["quick", "full"] = "full"


class HintChoice(msgspec.Struct):
    """A way to play on."""

    moves: list[MoveInfo]
    """In this order, as far as the turn can be foreseen."""
    behind: float
    """Points that it loses compared with the first choice."""
    error: float | None
    """The standard error of `behind`; null when it is only an opinion."""
    win: float | None
    """The chance of coming first; null where it is not known."""
    reason: Message


class Hint(msgspec.Struct):
    """The answer to `AskHint`."""

    seat: int
    seen: int
    """The position that it speaks of."""
    futures: int
    """In so many futures the first choice was tried; 0 for a quick answer."""
    choices: list[HintChoice]
    """The best first, three at most."""


REQUESTS: tuple[type[msgspec.Struct], ...] = (AskHint,)
ANSWERS: tuple[type[msgspec.Struct], ...] = (Hint,)
