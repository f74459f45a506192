"""The supplier: after the last round, exchange any card of the house, a face-down one too, with a discarded room card.

The new card is laid open and must fit where the old one was, the old one being gone. A token on the old card is lost.
"""

from tabletown.games.dream_home import decor, rooms
from tabletown.games.dream_home.decision import Decision, Turn, helper_not_now
from tabletown.games.dream_home.edition import NONE, SUPPLIER
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.phases import COMES_FIRST, HELPERS, SUPPLY
from tabletown.games.dream_home.table import Table
from tabletown.games.dream_home.used_once import discard_helper


class Order(Decision):
    """Choose a discarded card. It always fits somewhere: a room of its own kind, if the house has one, can be renewed."""

    def offer(self, turn: Turn, house: House, table: Table, found: list[int]) -> None:
        if house.helpers[SUPPLIER]:
            found += [self.first + card for card in sorted(table.room_discard)]

    def refusal(self, turn: Turn, house: House, table: Table, card: int) -> str:
        if house.helpers[SUPPLIER] == 0:
            return "dream_home.supplier.none"
        return "" if card in table.room_discard else "dream_home.supplier.from_the_discard"

    def not_now(self, turn: Turn, house: House, table: Table, card: int) -> str:
        return "dream_home.supplier.none" if house.helpers[SUPPLIER] == 0 else helper_not_now(turn)

    def do(self, turn: Turn, house: House, table: Table, card: int) -> None:
        turn.room = card
        turn.phase = SUPPLY


class Exchange(Decision):
    """Lay the ordered card where another one was."""

    def offer(self, turn: Turn, house: House, table: Table, found: list[int]) -> None:
        kind = house.edition.card_kinds[turn.room]
        found += [self.first + cell for cell in house.edition.board.cells if rooms.fits_here(house, kind, cell)]

    def refusal(self, turn: Turn, house: House, table: Table, cell: int) -> str:
        if not house.edition.board.is_cell[cell]:
            return "dream_home.supplier.own_room"
        return rooms.refusal_here(house, turn.room, cell)

    def not_now(self, turn: Turn, house: House, table: Table, cell: int) -> str:
        if turn.phase != HELPERS:
            return COMES_FIRST[turn.phase]
        return "dream_home.supplier.none" if house.helpers[SUPPLIER] == 0 else "dream_home.supplier.card_first"

    def do(self, turn: Turn, house: House, table: Table, cell: int) -> None:
        discard_helper(house, table, SUPPLIER)
        table.room_discard.remove(turn.room)
        table.room_discard.append(house.cards[cell])
        house.tokens[cell] = NONE
        house.put(turn.room, cell)
        turn.room = NONE
        turn.phase = HELPERS
        decor.ask_which_stays(turn, house)


def is_possible(house: House, table: Table) -> bool:
    return house.helpers[SUPPLIER] > 0 and bool(table.room_discard)
