"""Decor: a token for a room of the right kind, one for each room however large. It finishes the room.

Treehouse and birdhouse lie beside the house. A token belongs to the card it lies on; where cards come together so that
a room has several tokens, one of them stays.
"""

from tabletown.games.dream_home.board import CELLS
from tabletown.games.dream_home.decision import Decision, Turn
from tabletown.games.dream_home.edition import DECOR, NONE, TOOL
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.phases import TOKENS
from tabletown.games.dream_home.table import Table


class Furnish(Decision):
    """Put the token in hand on a card."""

    def offer(self, turn: Turn, house: House, table: Table, found: list[int]) -> None:
        if DECOR <= turn.resource < TOOL:
            found += [self.first + cell for cell in cells(house, turn.resource - DECOR)]

    def refusal(self, turn: Turn, house: House, table: Table, cell: int) -> str:
        if not DECOR <= turn.resource < TOOL:
            return "dream_home.decor.none"
        kind = house.kinds[cell] if house.edition.board.is_cell[cell] else NONE
        if kind < 0 or not house.edition.decor_rooms[turn.resource - DECOR][kind]:
            return "dream_home.decor.its_rooms"
        return "dream_home.decor.one_a_room" if house.tokens_in(house.first_of(cell)) else ""

    def do(self, turn: Turn, house: House, table: Table, cell: int) -> None:
        house.tokens[cell] = turn.resource - DECOR
        turn.put_away(table)


class Waive(Decision):
    """Give up a token that no room can take."""

    def offer(self, turn: Turn, house: House, table: Table, found: list[int]) -> None:
        if DECOR <= turn.resource < TOOL and not cells(house, turn.resource - DECOR):
            found.append(self.first)

    def refusal(self, turn: Turn, house: House, table: Table, value: int) -> str:
        if not DECOR <= turn.resource < TOOL:
            return "dream_home.decor.none"
        return "dream_home.decor.must_be_placed" if cells(house, turn.resource - DECOR) else ""

    def do(self, turn: Turn, house: House, table: Table, value: int) -> None:
        turn.put_away(table)


class KeepToken(Decision):
    """Say which token stays in a room that has several."""

    def offer(self, turn: Turn, house: House, table: Table, found: list[int]) -> None:
        found += [self.first + cell for cell in house.tokens_in(crowded(house))]

    def refusal(self, turn: Turn, house: House, table: Table, cell: int) -> str:
        return "" if cell in house.tokens_in(crowded(house)) else "dream_home.decor.one_stays"

    def do(self, turn: Turn, house: House, table: Table, cell: int) -> None:
        for other in house.tokens_in(house.first_of(cell)):
            if other != cell:
                house.tokens[other] = NONE
        turn.phase = turn.resume
        ask_which_stays(turn, house)


def cells(house: House, item: int) -> list[int]:
    """Where the token can be put."""
    found: list[int] = []
    fits = house.edition.decor_rooms[item]
    for first in house.rooms():
        if fits[house.kinds[first]] and not house.tokens_in(first):
            found += range(first, first + house.size_of(first))
    return found


def crowded(house: House) -> int:
    """The first cell of a room with several tokens, NONE when there is no such room."""
    if house.tokens.count(NONE) > CELLS - 2:
        return NONE  # asked after every room that is built, and most houses have hardly a token
    for first in house.rooms():
        if len(house.tokens_in(first)) > 1:
            return first
    return NONE


def ask_which_stays(turn: Turn, house: House) -> None:
    """Rooms have changed: one of them may have tokens to choose from before the turn goes on."""
    if crowded(house) != NONE:
        turn.resume = turn.phase
        turn.phase = TOKENS
