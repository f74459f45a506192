"""Decor: a token for a room of the right kind, one for each room however large. It finishes the room.

Treehouse and birdhouse lie beside the house. A token belongs to the card it lies on; where cards come together so that
a room has several tokens, one of them stays.
"""

from tabletown.games.dream_home.actions import FURNISH, TOKEN
from tabletown.games.dream_home.board import CELLS
from tabletown.games.dream_home.edition import NONE
from tabletown.games.dream_home.house import House


def refusal(house: House, item: int, cell: int) -> str:
    """Why the token cannot be put on the card in this cell; empty when it can."""
    kind = house.kinds[cell] if house.edition.board.is_cell[cell] else NONE
    if kind < 0 or not house.edition.decor_rooms[item][kind]:
        return "dream_home.decor.its_rooms"
    if house.tokens_in(house.first_of(cell)):
        return "dream_home.decor.one_a_room"
    return ""


def options(house: House, item: int) -> list[int]:
    found: list[int] = []
    fits = house.edition.decor_rooms[item]
    for first in house.rooms():
        if fits[house.kinds[first]] and not house.tokens_in(first):
            found += [FURNISH + cell for cell in range(first, first + house.size_of(first))]
    return found


def furnish(house: House, item: int, cell: int) -> None:
    if house.edition.decor_beside[item]:
        house.garden.append(item)
    else:
        house.tokens[cell] = item


def crowded(house: House) -> int:
    """The first cell of a room with several tokens, NONE when there is no such room."""
    if house.tokens.count(NONE) > CELLS - 2:
        return NONE  # asked after every room that is built, and most houses have hardly a token
    for first in house.rooms():
        if len(house.tokens_in(first)) > 1:
            return first
    return NONE


def kept_options(house: House) -> list[int]:
    """Which token may stay in the room that has several."""
    return [TOKEN + cell for cell in house.tokens_in(crowded(house))]


def kept_refusal(house: House, cell: int) -> str:
    return "" if cell in house.tokens_in(crowded(house)) else "dream_home.decor.one_stays"


def keep(house: House, cell: int) -> None:
    for other in house.tokens_in(house.first_of(cell)):
        if other != cell:
            house.tokens[other] = NONE
