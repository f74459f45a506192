"""The car (option): whoever is the first to have a garage of two cards parks it there. It is decor like any other.

Nobody would leave it to another player, so it is parked without asking. It comes by building only, never by what
helpers do after the last round.
"""

from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.table import Table


def park(house: House, table: Table) -> None:
    """Put the car into a large enough garage, if it is still to be had."""
    if not table.car:
        return
    edition = house.edition
    for first in house.rooms():
        if house.kinds[first] == edition.car_room and house.size_of(first) >= edition.car_cards:
            if not house.tokens_in(first):
                house.tokens[first] = edition.car
                table.car = False
            return
