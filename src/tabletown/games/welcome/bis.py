"""Bis: a number already on the sheet is written again in the empty house next to it, for one box of the bis track."""

from tabletown.games.welcome.actions import BIS_LEFT, BIS_RIGHT
from tabletown.games.welcome.board import ROW, STREETS
from tabletown.games.welcome.sheet import BIS, EMPTY, Sheet


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
    for street in range(STREETS):
        start = street * ROW
        for cell in range(start, start + sheet.board.lengths[street]):
            if sheet.numbers[cell] == EMPTY:
                if refusal(sheet, cell, True, across_fence) == "":
                    found.append(BIS_LEFT + cell)
                if refusal(sheet, cell, False, across_fence) == "":
                    found.append(BIS_RIGHT + cell)
    return found


def build(sheet: Sheet, cell: int, from_left: bool) -> None:
    sheet.write(sheet.numbers[cell - 1 if from_left else cell + 1], cell)
    sheet.marks[cell] |= BIS
    if sheet.bis < len(sheet.board.bis_values) - 1:
        sheet.bis += 1
