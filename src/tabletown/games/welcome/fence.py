"""The fence (surveyor): a fence between any two neighbouring houses, dividing a street into estates."""

from mypy_extensions import i64

from tabletown.games.welcome.actions import FENCE as ACTION
from tabletown.games.welcome.board import ROW, STREETS
from tabletown.games.welcome.sheet import FENCE, USED, Sheet


def refusal(sheet: Sheet, cell: int, between_bis: bool) -> str:
    """Why no fence may stand on the right of this house; empty when it may."""
    if not sheet.board.is_house(cell) or cell % ROW == sheet.board.lengths[cell // ROW] - 1:
        return "welcome.fence.between_houses"
    if sheet.marks[cell] & FENCE:
        return "welcome.fence.already_there"
    if sheet.marks[cell] & sheet.marks[cell + 1] & USED:
        return "welcome.fence.used_estate"
    if not between_bis and sheet.numbers[cell] >= 0 and sheet.numbers[cell] == sheet.numbers[cell + 1]:
        return "welcome.bis.same_estate"
    return ""


def options(sheet: Sheet, between_bis: bool) -> list[int]:
    found: list[int] = []
    numbers = sheet.numbers
    marks = sheet.marks
    for street in range(STREETS):
        cell: i64 = street * ROW
        last: i64 = cell + sheet.board.lengths[street] - 1
        right: i64 = marks[cell]
        while cell < last:
            left = right
            right = marks[cell + 1]
            if not (left & FENCE or left & right & USED):
                number: i64 = numbers[cell]
                if number < 0 or number != numbers[cell + 1] or between_bis:
                    found.append(ACTION + cell)
            cell += 1
    return found


def is_possible(sheet: Sheet, between_bis: bool) -> bool:
    """Whether there is room for one more fence anywhere."""
    for street in range(STREETS):
        start = street * ROW
        for cell in range(start, start + sheet.board.lengths[street] - 1):
            if refusal(sheet, cell, between_bis) == "":
                return True
    return False


def build(sheet: Sheet, cell: int) -> None:
    sheet.marks[cell] |= FENCE
