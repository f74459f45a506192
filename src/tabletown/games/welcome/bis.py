"""Bis: a number already on the sheet is written again in the empty house next to it, for one box of the bis track."""

from mypy_extensions import i64

from tabletown.games.welcome.actions import BIS_LEFT, BIS_RIGHT
from tabletown.games.welcome.board import ROW, STREETS
from tabletown.games.welcome.sheet import BIS, EMPTY, FENCE, Sheet


def refusal(sheet: Sheet, cell: int, from_left: bool, across_fence: bool) -> str:
    """Why this house cannot copy its left (or right) neighbour; empty when it can."""
    if not sheet.board.is_house(cell) or sheet.numbers[cell] != EMPTY:
        return "welcome.house.empty_only"
    source = cell - 1 if from_left else cell + 1
    if source // ROW != cell // ROW or not sheet.board.is_house(source) or sheet.numbers[source] < 0:
        return "welcome.bis.next_to_number"
    fenced = sheet.fenced_left(cell) if from_left else sheet.fenced_right(cell)
    if fenced and not across_fence:
        return "welcome.bis.same_estate"
    return ""


def options(sheet: Sheet, across_fence: bool) -> list[int]:
    found: list[int] = []
    numbers = sheet.numbers
    marks = sheet.marks
    blocking: i64 = 0 if across_fence else FENCE
    for street in range(STREETS):
        cell: i64 = street * ROW
        last: i64 = cell + sheet.board.lengths[street] - 1
        left: i64 = EMPTY
        fenced: i64 = 0
        while cell <= last:
            here: i64 = numbers[cell]
            fence: i64 = marks[cell] & blocking
            if here == EMPTY:
                if left >= 0 and not fenced:
                    found.append(BIS_LEFT + cell)
                if cell < last and not fence and numbers[cell + 1] >= 0:
                    found.append(BIS_RIGHT + cell)
            left = here
            fenced = fence
            cell += 1
    return found


def build(sheet: Sheet, cell: int, from_left: bool) -> None:
    sheet.write(sheet.numbers[cell - 1 if from_left else cell + 1], cell)
    sheet.marks[cell] |= BIS
    if sheet.bis < len(sheet.board.bis_values) - 1:
        sheet.bis += 1
