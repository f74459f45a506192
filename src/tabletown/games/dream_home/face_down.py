"""Face-down rooms: any room card may be laid closed, by choice or because it fits nowhere, on any free cell with support.

An empty room has no kind and is worth nothing; it carries what is above it, takes no decor and never grows.
"""

from tabletown.games.dream_home import support
from tabletown.games.dream_home.actions import HIDE
from tabletown.games.dream_home.house import FACE_DOWN, House
from tabletown.games.dream_home.table import Table
from tabletown.games.dream_home.tools import scaffolding


def refusal(house: House, cell: int) -> str:
    """Why no card can be laid face-down here; empty when one can."""
    return support.refusal(house, cell)


def options(house: House) -> list[int]:
    return [HIDE + cell for cell in support.cells(house)]


def lay(house: House, table: Table, card: int, cell: int) -> None:
    scaffolding.take_down(house, table, cell)
    house.put(card, cell)
    house.kinds[cell] = FACE_DOWN
