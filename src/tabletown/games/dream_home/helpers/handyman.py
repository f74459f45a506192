"""The handyman: after the last round, two cards of the house change places, with their tokens.

Basement cards stay in the basement and no room may become too large, but a furnished room may grow this way. Face-down
cards may go anywhere and stay face-down.
"""

from tabletown.games.dream_home.actions import swap
from tabletown.games.dream_home.board import BASEMENT, ROW
from tabletown.games.dream_home.edition import HANDYMAN, HELPER
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.table import Table


def refusal(house: House, first: int, second: int) -> str:
    """Why these two cards cannot change places; empty when they can."""
    if house.helpers[HANDYMAN] == 0:
        return "dream_home.handyman.none"
    is_cell = house.edition.board.is_cell
    if first >= second or not is_cell[first] or not is_cell[second]:
        return "dream_home.handyman.two_rooms"
    return _refusal_after(house, first, second)


def options(house: House) -> list[int]:
    found: list[int] = []
    if house.helpers[HANDYMAN]:
        cells = house.edition.board.cells
        for place, first in enumerate(cells):
            found += [
                swap(first, second) for second in cells[place + 1 :] if _refusal_after(house, first, second) == ""
            ]
    return found


def is_possible(house: House) -> bool:
    """Whether any two cards can change places."""
    cells = house.edition.board.cells
    for place, first in enumerate(cells if house.helpers[HANDYMAN] else []):
        for second in cells[place + 1 :]:
            if _refusal_after(house, first, second) == "":
                return True
    return False


def use(house: House, table: Table, first: int, second: int) -> None:
    house.helpers[HANDYMAN] -= 1
    table.resource_discard.append(HELPER + HANDYMAN)
    _exchange(house.kinds, first, second)
    _exchange(house.cards, first, second)
    _exchange(house.tokens, first, second)


def _refusal_after(house: House, first: int, second: int) -> str:
    """What would be wrong if the two had changed places."""
    _exchange(house.kinds, first, second)
    rule = _refusal_at(house, first) or _refusal_at(house, second)
    _exchange(house.kinds, first, second)
    return rule


def _refusal_at(house: House, cell: int) -> str:
    kind = house.kinds[cell]
    if kind < 0:
        return ""
    if house.edition.is_basement[kind] != (cell // ROW == BASEMENT):
        return "dream_home.room.basement_only" if cell // ROW != BASEMENT else "dream_home.room.upper_floors_only"
    too_large = house.size_of(house.first_of(cell)) > house.edition.most[kind]
    return "dream_home.room.too_large" if too_large else ""


def _exchange(cells: list[int], first: int, second: int) -> None:
    cells[first], cells[second] = cells[second], cells[first]
