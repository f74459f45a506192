"""The drill: before taking a column, exchange an open room card of the house with any room on the drafting board.

The new card goes open into the same cell and must fit there, the old one being gone. A token on the old card is lost.
"""

from tabletown.games.dream_home import rooms
from tabletown.games.dream_home.actions import drill
from tabletown.games.dream_home.board import COLUMNS
from tabletown.games.dream_home.edition import DRILL, NONE, TOOL
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.table import Table


def refusal(house: House, table: Table, cell: int, column: int) -> str:
    """Why these two cards cannot be exchanged; empty when they can."""
    if house.tools[DRILL] == 0:
        return "dream_home.drill.none"
    if not house.edition.board.is_cell[cell] or house.kinds[cell] < 0:
        return "dream_home.drill.open_room"
    if column >= COLUMNS or table.rooms[column] == NONE:
        return "dream_home.column.room_gone"
    return rooms.refusal_here(house, table.rooms[column], cell)


def options(house: House, table: Table) -> list[int]:
    found: list[int] = []
    if house.tools[DRILL] == 0:
        return found
    columns = table.columns()
    kinds = [house.edition.card_kinds[table.rooms[column]] for column in columns]
    for cell in house.edition.board.cells:
        if house.kinds[cell] >= 0:
            for place, column in enumerate(columns):
                if rooms.fits_here(house, kinds[place], cell):
                    found.append(drill(cell, column))
    return found


def use(house: House, table: Table, cell: int, column: int) -> None:
    house.tools[DRILL] -= 1
    table.resource_discard.append(TOOL + DRILL)
    old = house.cards[cell]
    house.tokens[cell] = NONE
    house.put(table.rooms[column], cell)
    table.rooms[column] = old
