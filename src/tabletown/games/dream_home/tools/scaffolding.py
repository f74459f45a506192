"""Scaffolding: stands on a free cell with support and carries what is built above it, until a room takes its place.

It is put up in the turn it is taken, before or after the room. It is no room and no neighbour, and a second one may
stand on it.
"""

from tabletown.games.dream_home import support
from tabletown.games.dream_home.actions import SCAFFOLD as ACTION
from tabletown.games.dream_home.edition import SCAFFOLDING, TOOL
from tabletown.games.dream_home.house import EMPTY, SCAFFOLD, House
from tabletown.games.dream_home.table import Table


def refusal(house: House, cell: int) -> str:
    """Why no scaffold can stand in this cell; empty when one can."""
    rule = support.refusal(house, cell)
    if rule == "" and house.kinds[cell] == SCAFFOLD:
        return "dream_home.room.free_cell"
    return rule


def options(house: House) -> list[int]:
    return [ACTION + cell for cell in support.cells(house) if house.kinds[cell] == EMPTY]


def put_up(house: House, cell: int) -> None:
    house.kinds[cell] = SCAFFOLD


def take_down(house: House, table: Table, cell: int) -> None:
    """Make way for a room card, if a scaffold stands here."""
    if house.kinds[cell] == SCAFFOLD:
        house.kinds[cell] = EMPTY
        table.resource_discard.append(TOOL + SCAFFOLDING)
