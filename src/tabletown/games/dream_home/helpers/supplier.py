"""The supplier: after the last round, exchange any card of the house, a face-down one too, with a discarded room card.

The new card is laid open and must fit where the old one was, the old one being gone. A token on the old card is lost.
"""

from tabletown.games.dream_home import rooms
from tabletown.games.dream_home.actions import INTO, SUPPLY
from tabletown.games.dream_home.edition import HELPER, NONE, SUPPLIER
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.table import Table


def refusal(house: House, table: Table, card: int) -> str:
    """Why this card cannot be ordered; empty when it can. It always fits somewhere: a room of its own kind, if the house
    has one, can be renewed."""
    if house.helpers[SUPPLIER] == 0:
        return "dream_home.supplier.none"
    return "" if card in table.room_discard else "dream_home.supplier.from_the_discard"


def options(house: House, table: Table) -> list[int]:
    if house.helpers[SUPPLIER] == 0:
        return []
    return [SUPPLY + card for card in sorted(table.room_discard)]


def cells(house: House, card: int) -> list[int]:
    """Where the card would fit."""
    kind = house.edition.card_kinds[card]
    return [INTO + cell for cell in house.edition.board.cells if rooms.fits_here(house, kind, cell)]


def cell_refusal(house: House, card: int, cell: int) -> str:
    if not house.edition.board.is_cell[cell]:
        return "dream_home.supplier.own_room"
    return rooms.refusal_here(house, card, cell)


def use(house: House, table: Table, card: int, cell: int) -> None:
    house.helpers[SUPPLIER] -= 1
    table.resource_discard.append(HELPER + SUPPLIER)
    table.room_discard.remove(card)
    table.room_discard.append(house.cards[cell])
    house.tokens[cell] = NONE
    house.put(card, cell)
