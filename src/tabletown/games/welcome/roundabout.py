"""The roundabout (expert game): takes an empty house place, fences it on both sides and cuts the street's numbering."""

from tabletown.games.welcome.actions import ROUNDABOUT as ACTION
from tabletown.games.welcome.board import ROW, STREETS
from tabletown.games.welcome.sheet import EMPTY, FENCE, ROUNDABOUT, Sheet


def refusal(sheet: Sheet, cell: int) -> str:
    """Why no roundabout may be built on this place; empty when one may."""
    if sheet.roundabouts >= sheet.board.roundabout_boxes():
        return "welcome.roundabout.two_at_most"
    if not sheet.board.is_house(cell) or sheet.numbers[cell] != EMPTY:
        return "welcome.house.empty_only"
    return ""


def options(sheet: Sheet) -> list[int]:
    found: list[int] = []
    if sheet.roundabouts >= sheet.board.roundabout_boxes():
        return found
    for street in range(STREETS):
        start = street * ROW
        for cell in range(start, start + sheet.board.lengths[street]):
            if sheet.numbers[cell] == EMPTY:
                found.append(ACTION + cell)
    return found


def build(sheet: Sheet, cell: int) -> None:
    sheet.write(ROUNDABOUT, cell)
    sheet.roundabouts += 1
    if cell % ROW > 0:
        sheet.marks[cell - 1] |= FENCE
    if not sheet.fenced_right(cell):
        sheet.marks[cell] |= FENCE


def count_on(sheet: Sheet, street: int) -> int:
    """How many roundabouts stand on the street (from 0)."""
    start = street * ROW
    return sum(1 for cell in range(start, start + sheet.board.lengths[street]) if sheet.numbers[cell] == ROUNDABOUT)
