"""Scaffolding: stands on a free cell with support and carries what is built above it, until a room takes its place.

It is put up in the turn it is taken, before or after the room. It is no room and no neighbour, and a second one may
stand on it.
"""

from tabletown.games.dream_home import support
from tabletown.games.dream_home.decision import Decision, Turn
from tabletown.games.dream_home.edition import NONE, SCAFFOLDING, TOOL
from tabletown.games.dream_home.house import EMPTY, SCAFFOLD, House
from tabletown.games.dream_home.table import Table


class PutUp(Decision):
    def offer(self, turn: Turn, house: House, table: Table, found: list[int]) -> None:
        if turn.resource == TOOL + SCAFFOLDING:
            found += [self.first + cell for cell in cells(house)]

    def refusal(self, turn: Turn, house: House, table: Table, cell: int) -> str:
        if turn.resource != TOOL + SCAFFOLDING:
            return "dream_home.scaffolding.none"
        if house.kinds[cell] == SCAFFOLD:
            return "dream_home.room.free_cell"
        return support.refusal(house, cell)

    def do(self, turn: Turn, house: House, table: Table, cell: int) -> None:
        house.kinds[cell] = SCAFFOLD
        turn.resource = NONE


def cells(house: House) -> list[int]:
    """Where a scaffold can stand."""
    return [cell for cell in support.cells(house) if house.kinds[cell] == EMPTY]


def take_down(house: House, table: Table, cell: int) -> None:
    """Make way for a room card, if a scaffold stands here."""
    if house.kinds[cell] == SCAFFOLD:
        house.kinds[cell] = EMPTY
        table.resource_discard.append(TOOL + SCAFFOLDING)
