"""The handyman: after the last round, two cards of the house change places, with their tokens.

Basement cards stay in the basement and no room may become too large, but a furnished room may grow this way. Face-down
cards may go anywhere and stay face-down.
"""

from tabletown.games.dream_home import decor
from tabletown.games.dream_home.board import BASEMENT, CELLS, ROW
from tabletown.games.dream_home.decision import Decision, Turn, helper_not_now
from tabletown.games.dream_home.edition import HANDYMAN
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.table import Table
from tabletown.games.dream_home.used_once import discard_helper


class Swap(Decision):
    """The cards of two cells, CELLS * the one + the other, which comes later in reading order."""

    def offer(self, turn: Turn, house: House, table: Table, found: list[int]) -> None:
        cells = house.edition.board.cells
        for place, one in enumerate(cells if house.helpers[HANDYMAN] else []):
            for other in cells[place + 1 :]:
                if _refusal_after(house, one, other) == "":
                    found.append(self.first + CELLS * one + other)

    def refusal(self, turn: Turn, house: House, table: Table, cells: int) -> str:
        one, other = cells // CELLS, cells % CELLS
        if house.helpers[HANDYMAN] == 0:
            return "dream_home.handyman.none"
        if not house.edition.board.is_cell[one] or not house.edition.board.is_cell[other]:
            return "dream_home.handyman.two_rooms"
        return _refusal_after(house, one, other)

    def not_now(self, turn: Turn, house: House, table: Table, cells: int) -> str:
        return "dream_home.handyman.none" if house.helpers[HANDYMAN] == 0 else helper_not_now(turn)

    def do(self, turn: Turn, house: House, table: Table, cells: int) -> None:
        one, other = cells // CELLS, cells % CELLS
        discard_helper(house, table, HANDYMAN)
        _exchange(house.kinds, one, other)
        _exchange(house.cards, one, other)
        _exchange(house.tokens, one, other)
        decor.ask_which_stays(turn, house)


def is_possible(house: House) -> bool:
    """Whether any two cards can change places."""
    cells = house.edition.board.cells
    for place, one in enumerate(cells if house.helpers[HANDYMAN] else []):
        for other in cells[place + 1 :]:
            if _refusal_after(house, one, other) == "":
                return True
    return False


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
