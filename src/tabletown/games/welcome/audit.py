"""What must hold in every position of Welcome To, whatever was played. Tests ask after each action; play never does."""

from tabletown.games.welcome.board import ROW, STREETS
from tabletown.games.welcome.sheet import BIS, EMPTY, POOL, ROUNDABOUT, Sheet
from tabletown.games.welcome.table import Table


def complaint(sheets: list[Sheet], table: Table) -> str:
    """The first thing that is wrong; empty when nothing is."""
    if sorted(table.deal.construction_cards()) != list(range(len(table.edition.numbers))):
        return "a construction card is lost or doubled"
    for seat, sheet in enumerate(sheets):
        found = _sheet(sheet, table) or _tracks(sheet, table)
        if found:
            return f"seat {seat + 1}: {found}"
    return ""


def _sheet(sheet: Sheet, table: Table) -> str:
    for street in range(STREETS):
        start = street * ROW
        last = EMPTY
        for cell in range(start, start + sheet.board.lengths[street]):
            number = sheet.numbers[cell]
            if number == ROUNDABOUT:
                last = EMPTY
                if not sheet.fenced_left(cell) or not sheet.fenced_right(cell):
                    return "a roundabout without its fences"
            elif number != EMPTY:
                if number < last or (number == last and not _is_bis_pair(sheet, cell)):
                    return f"street {street + 1} does not ascend"
                last = number
            if sheet.is_used(cell) and number == EMPTY:
                return "an empty house has paid for a plan"
    built = sum(1 for number in sheet.numbers if number != EMPTY)
    return "" if built == sheet.built else "houses are miscounted"


def _is_bis_pair(sheet: Sheet, cell: int) -> bool:
    """Equal numbers stand side by side, and one of the two is the bis."""
    return sheet.numbers[cell - 1] == sheet.numbers[cell] and (sheet.marks[cell] | sheet.marks[cell - 1]) & BIS != 0


def _tracks(sheet: Sheet, table: Table) -> str:
    board = sheet.board
    pools = sum(1 for cell, mark in enumerate(sheet.marks) if mark & POOL and board.has_pool[cell])
    bis = sum(1 for mark in sheet.marks if mark & BIS)
    roundabouts = sum(1 for number in sheet.numbers if number == ROUNDABOUT)
    if pools != sheet.pools or sheet.bis != min(bis, len(board.bis_values) - 1) or roundabouts != sheet.roundabouts:
        return "a track does not match the streets"
    if sheet.temps > board.temp_boxes or sheet.refusals > board.refusal_boxes():
        return "a track has more boxes crossed than it has"
    if roundabouts and not table.expert:
        return "a roundabout outside the expert game"
    for street in range(STREETS):
        if sheet.parks[street] >= len(board.parks[street]):
            return "a park has more boxes crossed than it has"
    return ""
