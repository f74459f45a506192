"""Columns of the drafting board: one is taken each turn with all that lies in it, and with two or three players the
first player discards one before anybody takes one. The first player's column gives the token instead of a resource.
"""

from tabletown.games.dream_home.board import COLUMNS
from tabletown.games.dream_home.decision import Decision, Turn
from tabletown.games.dream_home.edition import DECOR, HELPER, NONE, SCAFFOLDING, TOOL
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.phases import BUILD, COMES_FIRST, WRAP_UP
from tabletown.games.dream_home.table import FIRST_PLAYER, Table


class TakeColumn(Decision):
    def offer(self, turn: Turn, house: House, table: Table, found: list[int]) -> None:
        for column in range(COLUMNS):
            if table.rooms[column] != NONE:
                found.append(self.first + column)

    def refusal(self, turn: Turn, house: House, table: Table, column: int) -> str:
        return "dream_home.column.room_gone" if table.rooms[column] == NONE else ""

    def not_now(self, turn: Turn, house: House, table: Table, column: int) -> str:
        if table.rooms[column] == NONE:
            return "dream_home.column.room_gone"
        return "dream_home.column.one_a_round" if turn.phase == BUILD else COMES_FIRST[turn.phase]

    def do(self, turn: Turn, house: House, table: Table, column: int) -> None:
        turn.column = column
        turn.room = take_room(table, column)
        turn.resource = take_resource(house, table, column)
        if column == FIRST_PLAYER:
            table.first_player = turn.seat
        turn.phase = BUILD


class DiscardColumn(Decision):
    def offer(self, turn: Turn, house: House, table: Table, found: list[int]) -> None:
        found += [self.first + column for column in range(COLUMNS) if column != FIRST_PLAYER]

    def refusal(self, turn: Turn, house: House, table: Table, column: int) -> str:
        return "dream_home.column.first_player_stays" if column == FIRST_PLAYER else ""

    def do(self, turn: Turn, house: House, table: Table, column: int) -> None:
        turn.column = column
        table.discard_room(column)
        table.discard_resource(column)
        turn.phase = WRAP_UP


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
