"""Sheets that people filled in on paper, given as small text files: what came out of one, and what cannot be true of it."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol, cast

from tabletown.engine.contract import Event, Score


class SheetError:
    """Something impossible in a sheet's file: its line (0 for a whole sheet), its field, and the id of the reason's text."""

    def __init__(self, line: int, field: str, message: str, args: dict[str, str | int]) -> None:
        self.line = line
        self.field = field
        self.message = message
        self.args = args

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.line, self.field, self.message, self.args)


class ImpossiblePaper(Exception):
    """A file of sheets that cannot be scored, with everything that is wrong with it."""

    def __init__(self, problems: list[SheetError]) -> None:
        super().__init__(f"{len(problems)} problems")
        self.problems = problems

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.problems,)


class PaperLine:
    """One thing on a sheet that was counted by itself: the id of the sentence that tells what it came to, with its figures."""

    def __init__(self, message: str, args: dict[str, str | int]) -> None:
        self.message = message
        self.args = args


class PaperSheet:
    """One sheet, counted: whose it is, its points, its place among the sheets of the file, and what was counted one by one
    where the categories of a score do not tell it."""

    def __init__(self, name: str, score: Score, place: int, lines: list[PaperLine] | None = None) -> None:
        self.name = name
        self.score = score
        self.place = place
        self.lines: list[PaperLine] = lines or []
        self.ties: list[Event] = []
        """What put it ahead of the next sheet with equal points; the event's `seat` counts that one from 1."""


def with_ties(sheets: list[PaperSheet], ties: list[Event]) -> list[PaperSheet]:
    """The sheets of a file, each told why it stands before another with as many points."""
    for tie in ties:
        sheets[tie.seat].ties.append(tie)
    return sheets


class PaperRoom(Protocol):
    """What a game's package `paper` brings along."""

    def score_paper(self, text: str, editions: Callable[[str, str], Any]) -> list[PaperSheet]:
        """Count the sheets of a file; `editions` brings an edition, or a variant of one, by its name."""

    def draw_paper(self, text: str, editions: Callable[[str, str], Any]) -> object | None:
        """The game's view of what the file describes, as far as it can be understood: nothing of it need be possible. None
        where the cards alone show all there is to see."""

    def example(self, language: str) -> str:
        """A file to start from."""


def paper_of(game: type) -> PaperRoom:
    """The package `paper` beside the module of a game's class."""
    return cast("PaperRoom", import_module(f"{game.__module__.rpartition('.')[0]}.paper"))
