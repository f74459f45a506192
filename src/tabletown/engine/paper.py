"""Sheets that people filled in on paper, given as small text files: what came out of one, and what cannot be true of it."""

from tabletown.engine.contract import Score


class Problem:
    """Something impossible in a sheet's file: its line (0 for a whole sheet), its field, and the id of the reason's text."""

    def __init__(self, line: int, field: str, message: str, args: dict[str, str | int]) -> None:
        self.line = line
        self.field = field
        self.message = message
        self.args = args


class ImpossiblePaper(Exception):
    """A file of sheets that cannot be scored, with everything that is wrong with it."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(f"{len(problems)} problems")
        self.problems = problems


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
