"""Reviews of finished games as they travel to the browser. Holds no logic; the rest of the wire is in wire.py."""

from typing import Annotated, Literal

import msgspec

from tabletown.server.wire import Message, Position, Request

ReviewStage = Literal["never", "none", "waiting", "working", "done", "failed"]
ReviewMark = Literal["brilliant", "good", "slip", "mistake", "open", "forced"]
LONGEST_LINE = 200
Line = Annotated[list[Annotated[int, msgspec.Meta(ge=0)]], msgspec.Meta(max_length=LONGEST_LINE)]


class ReviewFigure(msgspec.Struct):
    points: float
    error: float
    """Its standard error."""


class ReviewOdds(msgspec.Struct):
    """A chance to win, or what one is more than another; 1 is certain."""

    share: float
    error: float
    """Its standard error."""


class ReviewMove(msgspec.Struct):
    action: int
    kind: str
    fields: dict[str, int]


class ReviewTurn(msgspec.Struct):
    """What one seat played between two things that nobody can take back, and what it cost."""

    number: int
    """Counted from 1 over the whole game, as the turns of a record."""
    seat: int
    step: int
    """The step of the replay that shows the position in which it was decided."""
    round: int
    mark: ReviewMark
    cost: ReviewFigure
    """Points that the better turn brings more."""
    gain: ReviewFigure
    """Points that the played turn, when nothing better was found, brings more than the coach's own first choice."""
    played: list[ReviewMove]
    better: list[ReviewMove]
    """Empty when nothing better was found."""
    reason: Message | None
    """Why the better turn is better, or what speaks for the played one."""
    win_cost: ReviewOdds | None = None
    """The chance to win that the better turn adds; null where there is none to tell: alone, and in reviews of before."""
    win_gain: ReviewOdds | None = None
    """The same for `gain`."""


class ReviewMoment(msgspec.Struct):
    """A point of the curve: a position in which somebody had a choice, or the end."""

    turn: int
    """The turn that comes next; one more than the last at the end."""
    step: int
    outlook: list[ReviewFigure]
    """By how many points each seat could expect to be ahead of the best of the others in the end; alone its points."""
    chance: list[float]
    """What chance gave or took since the moment before."""
    wins: list[ReviewOdds] = []
    """Each seat's chance to win; empty where there is none to tell."""


class ReviewBalance(msgspec.Struct):
    """Where a seat's result comes from. The five parts add up to it."""

    seat: int
    result: float
    start: ReviewFigure
    decisions: ReviewFigure
    opponents: ReviewFigure
    chance: ReviewFigure
    rest: ReviewFigure


class GameReview(msgspec.Struct):
    """docs/coach.md says how it is found and what its figures mean."""

    depth: int
    alone: bool
    """There is nobody to be ahead of: margins are points."""
    turns: list[ReviewTurn]
    curve: list[ReviewMoment]
    balances: list[ReviewBalance]
    decided: list[int] = []
    """The turns at which the chance of who won changed most until the next one, in the order of the game."""


class ReviewNow(msgspec.Struct):
    """GET and POST /api/tables/{id}/review: how far the review of this game is; POST has it made if there is none."""

    stage: ReviewStage
    done: int = 0
    total: int = 0
    """`done` of so many parts are looked at; 0 of 0 before the first."""
    ahead: int = 0
    """So many others wait before this one."""
    review: GameReview | None = None


class TryLine(Request):
    """POST /api/tables/{id}/review/{turn}: what this turn's position would be after these actions of its seat."""

    actions: Line


class TriedLine(msgspec.Struct):
    """The answer to `TryLine`."""

    position: Position
    """Through the eyes of the turn's seat; what would be revealed behind the end of the turn is not in it."""
    is_whole: bool
    """The turn ends with the last of these actions: the position is the one before it."""


class JudgedLine(msgspec.Struct):
    """The answer to POST /api/tables/{id}/review/{turn}/judge with a `TryLine` that is a whole turn."""

    mark: ReviewMark
    """Never `brilliant`; `good` is less than a point behind the best turn found."""
    cost: ReviewFigure
    is_played: bool
    """It is the turn that was played then."""


REQUESTS: tuple[type[msgspec.Struct], ...] = (TryLine,)
ANSWERS: tuple[type[msgspec.Struct], ...] = (ReviewNow, TriedLine, JudgedLine)
