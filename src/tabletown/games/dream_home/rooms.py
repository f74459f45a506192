"""Open rooms: cards of one kind side by side on a floor are one room, up to the size printed on them.

A room that holds decor is finished and grows no more, unless an interior designer is there. Cards above each other
are always different rooms.
"""

from mypy_extensions import i64

from tabletown.games.dream_home import car, decor, support
from tabletown.games.dream_home.board import BASEMENT, ROW
from tabletown.games.dream_home.decision import Decision, Turn
from tabletown.games.dream_home.edition import NONE
from tabletown.games.dream_home.house import EMPTY, SCAFFOLD, House
from tabletown.games.dream_home.phases import COMES_FIRST
from tabletown.games.dream_home.table import Table
from tabletown.games.dream_home.tools import scaffolding


class Build(Decision):
    """Lay the room card in hand open into a cell."""

    def offer(self, turn: Turn, house: House, table: Table, found: list[int]) -> None:
        if turn.room != NONE:
            _add_cells(house, turn.room, self.first, found)

    def refusal(self, turn: Turn, house: House, table: Table, cell: int) -> str:
        if turn.room == NONE:
            return "dream_home.room.one_a_turn"
        return support.refusal(house, cell) or refusal_here(house, turn.room, cell)

    def not_now(self, turn: Turn, house: House, table: Table, cell: int) -> str:
        return support.refusal(house, cell) or COMES_FIRST[turn.phase]

    def do(self, turn: Turn, house: House, table: Table, cell: int) -> None:
        scaffolding.take_down(house, table, cell)
        house.put(turn.room, cell)
        turn.room = NONE
        car.park(house, table)
        decor.ask_which_stays(turn, house)


def refusal_here(house: House, card: int, cell: int) -> str:
    """Why this card cannot lie open in a cell that is free, or that another card leaves for it; empty when it can."""
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


def cells(house: House, card: int) -> list[int]:
    """Where the card can be built."""
    found: list[int] = []
    _add_cells(house, card, 0, found)
    return found


def _add_cells(house: House, card: int, first: i64, found: list[int]) -> None:
    """What `refusal` says, for all cells at once, each added to `first`: every room taken asks for it."""
    edition = house.edition
    kinds = house.kinds
    kind: i64 = edition.card_kinds[card]
    for place in edition.board.basement_cells if edition.is_basement[kind] else edition.board.living_cells:
        cell: i64 = place
        lies = kinds[cell]
        if lies in (EMPTY, SCAFFOLD) and kinds[cell + ROW] != EMPTY and fits_here(house, kind, cell):
            found.append(first + cell)
