"""Support: what is built needs something right below it. Basement and porch stand on the ground; rooms, face-down rooms
and scaffolds carry what is above them, and so does the porch with its roof pile, be there a roof on it or not.
"""

from tabletown.games.dream_home.board import ROW
from tabletown.games.dream_home.house import EMPTY, SCAFFOLD, House


def refusal(house: House, cell: int) -> str:
    """Why nothing can be put into this cell, whatever it is; empty when something can."""
    if not house.edition.board.is_cell[cell] or not house.is_free(cell):
        return "dream_home.room.free_cell"
    if house.kinds[cell + ROW] == EMPTY:
        return "dream_home.support.nothing_below"
    return ""


def cells(house: House) -> list[int]:
    """Every free cell with something below it: what `refusal` says, for all of them at once, since every room asks."""
    kinds = house.kinds
    found: list[int] = []
    for cell in house.edition.board.cells:
        kind = kinds[cell]
        if kind in (EMPTY, SCAFFOLD) and kinds[cell + ROW] != EMPTY:
            found.append(cell)
    return found
