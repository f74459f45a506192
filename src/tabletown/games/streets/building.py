"""Building: where a tile of the hand may be laid, and what happens at once when it is laid. place.py says why not elsewhere.

The renovator may also build on top of a building in a closed street, with the road in the same place.
"""

from tabletown.games.streets.actions import STATION
from tabletown.games.streets.city import City
from tabletown.games.streets.edition import NONE, RENOVATOR
from tabletown.games.streets.geometry import OPEN_SIDES, SIDES, is_across
from tabletown.games.streets.table import Table


def places(table: Table, player: int, first: int = 0) -> list[int]:
    """Every SIDES * cell + side of the road, from north to south and from west to east, each added to `first`."""
    found: list[int] = []
    for cell, known in table.city.places.items():
        for side in OPEN_SIDES[known]:
            found.append(first + cell * SIDES + side)
    if table.advisor_of(player) == RENOVATOR:
        for tile in coverable(table.city):
            found.append(first + table.city.cell[tile] * SIDES + table.city.side[tile])
    found.sort()
    return found


def can_build(table: Table, player: int) -> bool:
    """Whether there is a place for a tile of this player; it is the same for all but the renovator, who needs none."""
    if table.city.has_place():
        return True
    return table.advisor_of(player) == RENOVATOR and len(coverable(table.city)) > 0


def coverable(city: City) -> list[int]:
    """The buildings that the renovator may build upon."""
    return [tile for tile in range(STATION) if city.is_closed[tile]]


def build(table: Table, tile: int, cell: int, side: int) -> int:
    """Lay a tile and let its people in; it bears no sign yet. Says how many seekers of a covered building had to go."""
    city = table.city
    gone = 0
    if cell in city.at:
        below = city.at[cell]
        if city.standing[below] and city.edition.kind[below] != city.edition.kind[tile]:
            # They have nothing to lie on here any more, so they wait at the station, still standing.
            gone = city.standing[below]
            city.standing[STATION + city.edition.kind[below]] += gone
            city.standing[below] = 0
        city.cover(tile, below)
        table.covered.append(below)
    else:
        city.lay(tile, cell, side)
    city.move_in(tile)
    return gone


def put_signs(table: Table, player: int, tile: int, signs: int) -> None:
    table.city.owner[tile] = player
    table.city.signs[tile] = signs
    table.signs[player] -= signs


def closed_by(city: City, tile: int) -> list[int]:
    """The first buildings of the streets that this new tile has closed, and marks all their buildings as closed."""
    found: list[int] = []
    for candidate in _touched(city, tile):
        street = city.street(candidate)
        if street[0] not in found and city.is_enclosed(street):
            found.append(street[0])
    for first in found:
        for member in city.street(first):
            city.is_closed[member] = True
    return found


def _touched(city: City, tile: int) -> list[int]:
    """The tile itself, and each neighbour whose street ends at it."""
    found = [tile]
    for direction in range(SIDES):
        other = city.beside[tile * SIDES + direction]
        if other != NONE and not city.is_closed[other] and is_across(city.side[other], direction):
            found.append(other)
    return found
