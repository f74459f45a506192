"""The jackhammer: before anybody takes a column, take any room from the drafting board and skip your turn this round.

The resource above the room is discarded; the first player's column gives no token this way.
"""

from tabletown.games.dream_home.column import TakeColumn, take_room
from tabletown.games.dream_home.decision import Decision, Turn
from tabletown.games.dream_home.edition import JACKHAMMER
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.phases import BUILD, COMES_FIRST, DISCARD, FINISHED
from tabletown.games.dream_home.table import Table
from tabletown.games.dream_home.used_once import discard_tool


class Hammer(TakeColumn):
    """The same rooms are to be had as in one's own turn."""

    def not_now(self, turn: Turn, house: House, table: Table, column: int) -> str:
        if house.tools[JACKHAMMER] == 0:
            return "dream_home.jackhammer.none"
        return COMES_FIRST[DISCARD] if turn.phase == DISCARD else "dream_home.jackhammer.start_of_round"

    def do(self, turn: Turn, house: House, table: Table, column: int) -> None:
        discard_tool(house, table, JACKHAMMER)
        table.discard_resource(column)
        turn.column = column
        turn.room = take_room(table, column)
        turn.phase = BUILD


class Keep(Decision):
    """The jackhammer stays where it is."""

    def do(self, turn: Turn, house: House, table: Table, value: int) -> None:
        turn.phase = FINISHED
