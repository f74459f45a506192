"""The concrete mixer: before taking a column, exchange two rooms on the drafting board, the first player's included."""

from tabletown.games.dream_home.actions import mix
from tabletown.games.dream_home.board import COLUMNS
from tabletown.games.dream_home.edition import MIXER, NONE, TOOL
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.table import Table


def refusal(house: House, table: Table, left: int, right: int) -> str:
    """Why these two rooms cannot be exchanged; empty when they can."""
    if house.tools[MIXER] == 0:
        return "dream_home.mixer.none"
    if not left < right < COLUMNS or table.rooms[left] == NONE or table.rooms[right] == NONE:
        return "dream_home.mixer.two_rooms"
    return ""


def options(house: House, table: Table) -> list[int]:
    if house.tools[MIXER] == 0:
        return []
    columns = table.columns()
    return [mix(left, right) for left in columns for right in columns if left < right]


def use(house: House, table: Table, left: int, right: int) -> None:
    house.tools[MIXER] -= 1
    table.resource_discard.append(TOOL + MIXER)
    table.rooms[left], table.rooms[right] = table.rooms[right], table.rooms[left]
