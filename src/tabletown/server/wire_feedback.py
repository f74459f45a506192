"""What the coach says of a turn that was just played, as it travels to the browser. Holds no logic."""

from typing import Annotated

import msgspec

from tabletown.server.wire import Position, Request, SeatNumber
from tabletown.server.wire_review import ReviewTurn


class AskFeedback(Request):
    """POST /api/tables/{id}/feedback: was the last turn of this seat of mine good? Only where I play alone or against bots."""

    seat: SeatNumber
    after: Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)] = -1
    """Only a turn that began behind this step: the one that I know already is not judged again."""


class Feedback(msgspec.Struct):
    """The answer to `AskFeedback`."""

    step: int
    """Where the turn began: the moment of the replay that shows the position in which it was decided. -1: no new one."""
    turn: ReviewTurn | None
    """What it cost; null when there was nothing to choose. Its number is not told."""
    before: Position | None
    """The position in which it was decided."""
    better: Position | None
    """What the better turn would have made of it, as `TriedLine` shows it; null without one."""


REQUESTS: tuple[type[msgspec.Struct], ...] = (AskFeedback,)
ANSWERS: tuple[type[msgspec.Struct], ...] = (Feedback,)
