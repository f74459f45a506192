"""The concrete mixer: before taking a column, exchange two rooms on the drafting board, the first player's included."""

from tabletown.games.dream_home.actions import COLUMN_STEP
from tabletown.games.dream_home.decision import Decision, Turn
from tabletown.games.dream_home.edition import MIXER, NONE
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.table import Table
from tabletown.games.dream_home.used_once import discard_tool, tool_not_now


class Mix(Decision):
    def offer(self, turn: Turn, house: House, table: Table, found: list[int]) -> None:
        if house.tools[MIXER]:
            columns = table.columns()
            found += [self.first + COLUMN_STEP * one + other for one in columns for other in columns if one < other]

    def refusal(self, turn: Turn, house: House, table: Table, columns: int) -> str:
        if house.tools[MIXER] == 0:
            return "dream_home.mixer.none"
        are_there = table.rooms[columns // COLUMN_STEP] != NONE and table.rooms[columns % COLUMN_STEP] != NONE
        return "" if are_there else "dream_home.mixer.two_rooms"

    def not_now(self, turn: Turn, house: House, table: Table, columns: int) -> str:
        return tool_not_now(turn, house, MIXER, "dream_home.mixer.none")

    def do(self, turn: Turn, house: House, table: Table, columns: int) -> None:
        one, other = columns // COLUMN_STEP, columns % COLUMN_STEP
        discard_tool(house, table, MIXER)
        table.rooms[one], table.rooms[other] = table.rooms[other], table.rooms[one]


def is_possible(house: House, table: Table) -> bool:
    return house.tools[MIXER] > 0 and len(table.columns()) > 1
