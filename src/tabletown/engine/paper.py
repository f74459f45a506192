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


class PaperSheet:
    """One sheet, counted: whose it is, its points and its place among the sheets of the file."""

    def __init__(self, name: str, score: Score, place: int) -> None:
        self.name = name
        self.score = score
        self.place = place
