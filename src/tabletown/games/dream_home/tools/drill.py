"""The drill: before taking a column, exchange an open room card of the house with any room on the drafting board.

The new card goes open into the same cell and must fit there, the old one being gone. A token on the old card is lost.
"""

from tabletown.games.dream_home import car, decor, rooms
from tabletown.games.dream_home.actions import COLUMN_STEP
from tabletown.games.dream_home.decision import Decision, Turn
from tabletown.games.dream_home.edition import DRILL, NONE
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.table import Table
from tabletown.games.dream_home.used_once import discard_tool, tool_not_now


class Drill(Decision):
    def offer(self, turn: Turn, house: House, table: Table, found: list[int]) -> None:
        if house.tools[DRILL]:
            found += [self.first + place for place in places(house, table)]

    def refusal(self, turn: Turn, house: House, table: Table, place: int) -> str:
        cell, column = place // COLUMN_STEP, place % COLUMN_STEP
        if house.tools[DRILL] == 0:
            return "dream_home.drill.none"
        if any(kind >= 0 for kind in house.kinds) and not places(house, table):
            return "dream_home.drill.nothing_fits"
        if not house.edition.board.is_cell[cell] or house.kinds[cell] < 0:
            return "dream_home.drill.open_room"
        if table.rooms[column] == NONE:
            return "dream_home.column.room_gone"
        return rooms.refusal_here(house, table.rooms[column], cell)

    def not_now(self, turn: Turn, house: House, table: Table, place: int) -> str:
        return tool_not_now(turn, house, DRILL, "dream_home.drill.none")

    def do(self, turn: Turn, house: House, table: Table, place: int) -> None:
        cell, column = place // COLUMN_STEP, place % COLUMN_STEP
        discard_tool(house, table, DRILL)
        old = house.cards[cell]
        house.tokens[cell] = NONE
        house.put(table.rooms[column], cell)
        table.rooms[column] = old
        car.park(house, table)
        decor.ask_which_stays(turn, house)


def places(house: House, table: Table) -> list[int]:
    """Every open room card with every room on the board that fits there: COLUMN_STEP * cell + column."""
    columns = table.columns()
    kinds = [house.edition.card_kinds[table.rooms[column]] for column in columns]
    found: list[int] = []
    for cell in house.edition.board.cells:
        if house.kinds[cell] >= 0:
            for place, column in enumerate(columns):
                if rooms.fits_here(house, kinds[place], cell):
                    found.append(COLUMN_STEP * cell + column)
    return found


def is_possible(house: House, table: Table) -> bool:
    return house.tools[DRILL] > 0 and bool(places(house, table))
