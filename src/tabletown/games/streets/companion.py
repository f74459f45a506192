"""Streets at a real table, for a phone that counts the tiles: which are played with, and how many are left in the stack.

Nobody plays here: which tiles stay in the box is not known at the table either. Called by the game on behalf of the server.
"""

from tabletown.games.streets.actions import STATION, TILE_IDS
from tabletown.games.streets.catalogue import COLOURS, KINDS, SIDES
from tabletown.games.streets.city import City, first_city
from tabletown.games.streets.edition import NONE
from tabletown.games.streets.geometry import x_of, y_of
from tabletown.games.streets.showing import tile_view
from tabletown.games.streets.state import StreetsState
from tabletown.games.streets.table import Table
from tabletown.games.streets.view import TableBuilding, TableDeal


def table_deal(state: StreetsState) -> TableDeal:
    table, edition = state.table, state.table.edition
    has_fives = not any(edition.is_five[tile] for tile in table.removed)
    tiles = [tile for tile in range(STATION) if has_fives or not edition.is_five[tile]]
    kinds = [edition.kind[tile] for tile in table.removed if tile in tiles]
    return TableDeal(
        first=state.first,
        tiles=[tile_view(edition, tile) for tile in tiles],
        removed={name: kinds.count(kind) for kind, name in enumerate(KINDS)},
        stack=_stack(table, len(tiles) - len(kinds)),
        city=buildings_of(first_city(edition)),
    )


def buildings_of(city: City) -> list[TableBuilding]:
    """Everything that stands in a city, as one sees it on the table."""
    return [_building(city, tile) for tile in sorted(city.at.values())]


def _building(city: City, tile: int) -> TableBuilding:
    cell, owner = city.cell[tile], city.owner[tile]
    people = {COLOURS[city.colour_of(home)]: city.lying[home] for home in city.homes_on(tile) if city.lying[home]}
    return TableBuilding(
        TILE_IDS[tile],
        x_of(cell),
        y_of(cell),
        SIDES[city.side[tile]],
        None if owner == NONE else owner,
        city.signs[tile],
        people,
    )


def _stack(table: Table, tiles: int) -> list[int]:
    """The stack after each tile that is built. Alone, the Grifter lifts the tile that it builds, and then the player draws."""
    left = len(table.stack)
    found = [left]
    for built in range(1, tiles + 1):
        if not table.is_solo:
            left = max(left - 1, 0)
        elif built % 2 == 0:
            left = max(left - 2, 0)
        found.append(left)
    return found
