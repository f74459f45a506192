"""Games that were played on paper, as they travel to the browser. Holds no logic; the rest of the wire is in wire.py."""

from typing import get_args

import msgspec

from tabletown.engine.view import TableRounds
from tabletown.server.views import Dealt, Moved, View
from tabletown.server.wire import Args, Message, ScoreSheet, Tie


class PaperProblem(msgspec.Struct):
    """Something impossible: the line of the text, 0 for all of it, the field that stands there, and the reason."""

    line: int
    field: str
    message: str
    args: Args


class CountedSheet(msgspec.Struct):
    name: str
    place: int
    score: ScoreSheet
    lines: list[Message]
    """What was counted one by one, where the parts of the score do not tell it."""


class PaperCount(msgspec.Struct):
    """POST /api/games/{game}/paper: the body is a text as `tabletown score` reads it."""

    problems: list[PaperProblem]
    sheets: list[CountedSheet]
    """In the order of the text; empty while something is impossible."""
    ties: list[Tie]
    view: View | None
    """The sheets as the board draws them, possible or not; null where the cards alone show all there is."""


class PaperTurn(msgspec.Struct):
    """POST /api/games/{game}/turn: the body is a text as for counting, with a line for the tile that is built."""

    problems: list[PaperProblem]
    move: Moved | None


ANSWERS: tuple[type[msgspec.Struct], ...] = (PaperCount, PaperTurn, TableRounds, *get_args(Dealt))
