"""Open rooms: cards of one kind side by side on a floor are one room, up to the size printed on them.

A room that holds decor is finished and grows no more, unless an interior designer is there. Cards above each other
are always different rooms.
"""

from mypy_extensions import i64

from tabletown.games.dream_home import support
from tabletown.games.dream_home.actions import BUILD
from tabletown.games.dream_home.board import BASEMENT, ROW
from tabletown.games.dream_home.edition import NONE
from tabletown.games.dream_home.house import EMPTY, House
from tabletown.games.dream_home.table import Table
from tabletown.games.dream_home.tools import scaffolding


def refusal(house: House, card: int, cell: int) -> str:
    """Why this card cannot be built open into this cell; empty when it can."""
    return support.refusal(house, cell) or refusal_here(house, card, cell)


def refusal_here(house: House, card: int, cell: int) -> str:
    """The same for a cell that is free, or that another card leaves for this one."""
    kind = house.edition.card_kinds[card]
    if house.edition.is_basement[kind] != (cell // ROW == BASEMENT):
        if house.edition.is_basement[kind]:
            return "dream_home.room.basement_only"
        return "dream_home.room.upper_floors_only"
    size = joined_size(house, kind, cell)
    if size < 0:
        return "dream_home.room.finished"
    return "" if size <= house.edition.most[kind] else "dream_home.room.too_large"


def joined_size(house: House, kind: i64, cell: i64) -> i64:
    """Of how many cards the room would be that a card of this kind makes here; -1 if it joined a finished room."""
    kinds = house.kinds
    tokens = house.tokens
    size: i64 = 1
    furnished = False
    side = cell - 1
    while kinds[side] == kind:
        size += 1
        if tokens[side] != NONE:
            furnished = True
        side -= 1
    side = cell + 1
    while kinds[side] == kind:
        size += 1
        if tokens[side] != NONE:
            furnished = True
        side += 1
    return -1 if furnished and not house.has_designer() else size


def fits_here(house: House, kind: i64, cell: i64) -> bool:
    """Whether `refusal_here` has nothing against a card of this kind; asked where many cells are tried."""
    edition = house.edition
    if edition.is_basement[kind] != (cell // ROW == BASEMENT):
        return False
    size = joined_size(house, kind, cell)
    return 0 <= size <= edition.most[kind]


def options(house: House, card: int) -> list[int]:
    found: list[int] = []
    edition = house.edition
    kinds = house.kinds
    kind: i64 = edition.card_kinds[card]
    for place in edition.board.basement_cells if edition.is_basement[kind] else edition.board.living_cells:
        cell: i64 = place
        if house.is_free(cell) and kinds[cell + ROW] != EMPTY and fits_here(house, kind, cell):
            found.append(BUILD + cell)
    return found


def build(house: House, table: Table, card: int, cell: int) -> None:
    scaffolding.take_down(house, table, cell)
    house.put(card, cell)
