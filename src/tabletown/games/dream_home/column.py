"""Columns of the drafting board: one is taken each turn with all that lies in it, and with two or three players the
first player discards one before anybody takes one. The first player's column gives the token instead of a resource.
"""

from tabletown.games.dream_home.actions import DISCARD, TAKE
from tabletown.games.dream_home.board import COLUMNS
from tabletown.games.dream_home.edition import DECOR, HELPER, NONE, SCAFFOLDING, TOOL
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.table import FIRST_PLAYER, Table


def refusal(table: Table, column: int) -> str:
    """Why this column cannot be taken; empty when it can."""
    if column >= COLUMNS or table.rooms[column] == NONE:
        return "dream_home.column.room_gone"
    return ""


def options(table: Table) -> list[int]:
    return [TAKE + column for column in table.columns()]


def discard_refusal(column: int) -> str:
    if column >= COLUMNS:
        return "dream_home.column.room_gone"
    return "dream_home.column.first_player_stays" if column == FIRST_PLAYER else ""


def discard_options() -> list[int]:
    return [DISCARD + column for column in range(COLUMNS) if column != FIRST_PLAYER]


def discard(table: Table, column: int) -> None:
    table.discard_room(column)
    table.discard_resource(column)


def take_room(table: Table, column: int) -> int:
    """Take the room card off the board."""
    card = table.rooms[column]
    table.rooms[column] = NONE
    return card


def take_resource(house: House, table: Table, column: int) -> int:
    """Take the resource and put it where it belongs; what needs a decision is returned, NONE when nothing does."""
    resource = table.resources[column]
    table.resources[column] = NONE
    if resource >= HELPER:
        house.helpers[resource - HELPER] += 1
    elif resource >= TOOL:
        if resource == TOOL + SCAFFOLDING:
            return resource
        house.tools[resource - TOOL] += 1
    elif resource >= DECOR:
        if not house.edition.decor_beside[resource - DECOR]:
            return resource
        house.garden.append(resource - DECOR)
        table.resource_discard.append(resource)
    elif resource != NONE:
        house.roofs.append(resource)
    return NONE
