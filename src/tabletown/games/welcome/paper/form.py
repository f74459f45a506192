"""The form of a paper file: lines of `field: value`, streets house by house. Reads it and shows how to write it.

A street is written as it looks: `1 3* | 5 6 6b . o 9`. Field names are understood in every language that has words for them.
"""

import re

from tabletown.engine.paper import SheetError
from tabletown.forms import Written, remarks
from tabletown.games.welcome.board import ROW, SIZES, STREETS, Board
from tabletown.games.welcome.sheet import BIS, EMPTY, FENCE, POOL, ROUNDABOUT, Sheet, blank_sheet
from tabletown.words import Words

STREET_FIELDS = ("top", "middle", "bottom")
COUNTS = ("pools", "temps", "bis", "refusals", "roundabouts")
LISTS = {"parks": STREETS, "agents": SIZES, "plans": 3, "estates": SIZES}
FIELDS = ("sheet", *STREET_FIELDS, *LISTS, *COUNTS, "others")

HOUSE = re.compile(r"(\d+)((?:[bBсСcCпП](?:\.1)?)?)(\*?)((?:[bBсСcCпП](?:\.1)?)?)")
EMPTY_SIGNS = (".", "_", "-", "–", ".*")
ROUNDABOUT_SIGNS = ("o", "O", "о", "О")


class Paper(Written):
    """One sheet of a file: the figures, and on which line each field stands."""

    def __init__(self, name: str, line: int, board: Board) -> None:
        super().__init__(name, line)
        self.sheet: Sheet = blank_sheet(board)
        self.given: dict[str, int] = {}
        """Counts that are written down as well as drawn on the streets."""
        self.given_estates: list[int] | None = None
        self.temp_points: int | None = None
        self.others: list[int] = []

    def has_streets(self) -> bool:
        return any(street in self.lines for street in STREET_FIELDS)

    def estates(self) -> list[int]:
        """Completed estates by size: from the streets, or as written where no streets are."""
        if self.given_estates is not None and not self.has_streets():
            return self.given_estates
        return self.sheet.estate_counts()


def example(language: str) -> str:
    """A filled sheet with explanations, ready to be changed."""
    words = Words(language)
    names = {field: words(f"welcome-paper-field-{field}") for field in FIELDS}
    rows = [
        ("sheet", words("welcome-paper-example-name"), ""),
        ("top", "1 3 4* | 6 7 8 8b 10* | 12 14", ""),
        ("middle", "2* 5 | 6 9* | 11 11b 12 . . . 15", ""),
        ("bottom", "0 3* 4 5 | 7 8 9* 10 | . 13 . 15", ""),
        ("parks", "1 2 0", "welcome-paper-about-parks"),
        ("agents", "0 0 0 2 0 0", "welcome-paper-about-agents"),
        ("temps", "2", "welcome-paper-about-temps"),
        ("refusals", "1", ""),
        ("plans", "6 - 3", "welcome-paper-about-plans"),
        ("others", "3 0", "welcome-paper-about-others"),
    ]
    lines = remarks(words("welcome-paper-about"))
    for field, value, about in rows:
        line = f"{names[field] + ':':<12} {value}"
        lines.append(f"{line:<32} # {words(about)}" if about else line)
    return "\n".join(lines) + "\n"


def read(lines: list[tuple[int, str, str]], board: Board) -> tuple[list[Paper], list[SheetError]]:
    """Every sheet of the file, and what could not be understood."""
    papers: list[Paper] = []
    problems: list[SheetError] = []
    for number, field, value in lines:
        if field == "sheet" or not papers:
            papers.append(Paper(value if field == "sheet" else "", number, board))
        if field != "sheet":
            _fill(papers[-1], field, value, number, problems)
    if not papers and not problems:
        problems.append(SheetError(0, "sheet", "welcome-paper-empty", {}))
    return papers, problems


def _fill(paper: Paper, field: str, value: str, line: int, problems: list[SheetError]) -> None:
    again = paper.note("welcome", field, line)
    if again:
        problems += again
        return
    if field in STREET_FIELDS:
        _fill_street(paper, field, value, line, problems)
        return
    if field == "temps":
        value = _without_points(paper, value)
    numbers = _numbers(value, field == "plans")
    wanted = LISTS.get(field, 1)
    if numbers is None or (field != "others" and len(numbers) != wanted):
        problems.append(SheetError(line, field, "welcome-paper-numbers", {"value": value, "count": wanted}))
        return
    _put(paper, field, numbers)


def _without_points(paper: Paper, value: str) -> str:
    """`7 points` instead of a count of boxes says what the temps brought, whoever had how many."""
    points = re.fullmatch(r"(\d+)\s*[^\W\d]+\.?", value)
    if points is None:
        return value
    paper.temp_points = int(points.group(1))
    return "0"


def _numbers(value: str, with_gaps: bool) -> list[int] | None:
    words = value.replace(",", " ").split()
    if with_gaps:
        words = ["0" if word in ("-", "–", "—") else word for word in words]
    return [int(word) for word in words] if all(word.isdecimal() for word in words) else None


def _put(paper: Paper, field: str, numbers: list[int]) -> None:
    sheet = paper.sheet
    if field == "parks":
        sheet.parks = numbers
    elif field == "agents":
        sheet.agents = numbers
    elif field == "plans":
        sheet.plans = numbers
    elif field == "estates":
        paper.given_estates = numbers
    elif field == "others":
        paper.others = numbers
    elif field == "temps":
        sheet.temps = numbers[0]
    elif field == "refusals":
        sheet.refusals = numbers[0]
    else:
        paper.given[field] = numbers[0]


def _fill_street(paper: Paper, field: str, value: str, line: int, problems: list[SheetError]) -> None:
    sheet = paper.sheet
    start = STREET_FIELDS.index(field) * ROW
    length = sheet.board.lengths[STREET_FIELDS.index(field)]
    houses = 0
    for word in value.replace("|", " | ").split():
        if word == "|":
            if houses > 0:
                sheet.marks[min(start + houses - 1, start + ROW - 1)] |= FENCE
            continue
        houses += 1
        if houses <= length and not _write(sheet, start + houses - 1, word):
            problems.append(SheetError(line, field, "welcome-paper-unknown-house", {"house": houses, "value": word}))
    if houses != length:
        problems.append(SheetError(line, field, "welcome-paper-house-count", {"count": length, "found": houses}))


def _write(sheet: Sheet, cell: int, word: str) -> bool:
    """Put one house on the sheet; False when the word means none."""
    if word in EMPTY_SIGNS:
        sheet.numbers[cell] = EMPTY
        sheet.marks[cell] |= POOL if word.endswith("*") else 0
        return True
    if word in ROUNDABOUT_SIGNS:
        sheet.write(ROUNDABOUT, cell)
        return True
    house = HOUSE.fullmatch(word)
    if house is None:
        return False
    sheet.write(int(house.group(1)), cell)
    sheet.marks[cell] |= BIS if house.group(2) or house.group(4) else 0
    sheet.marks[cell] |= POOL if house.group(3) else 0
    return True
