"""The jackhammer: before anybody takes a column, take any room from the drafting board and skip your turn this round.

The resource above the room is discarded; the first player's column gives no token this way.
"""

from tabletown.games.dream_home import column
from tabletown.games.dream_home.actions import HAMMER, TAKE
from tabletown.games.dream_home.edition import JACKHAMMER, TOOL
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.table import Table


def refusal(table: Table, place: int) -> str:
    """Why the room of this column cannot be taken; empty when it can."""
    return column.refusal(table, place)


def options(table: Table) -> list[int]:
    return [HAMMER + action - TAKE for action in column.options(table)]


def use(house: House, table: Table, place: int) -> int:
    """Take the room card off the board, at the price of the tool."""
    house.tools[JACKHAMMER] -= 1
    table.resource_discard.append(TOOL + JACKHAMMER)
    table.discard_resource(place)
    return column.take_room(table, place)
