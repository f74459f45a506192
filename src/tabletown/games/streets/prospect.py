"""What a tile would be worth in a place before it is built there: for the Grifter, who looks for the best place, and for the
view. The tile is laid for a moment and lifted again, so that nothing has changed when a function returns."""

from tabletown.games.streets.actions import STATION
from tabletown.games.streets.building import closed_by
from tabletown.games.streets.edition import COLOUR_COUNT, NONE
from tabletown.games.streets.people import destinations, waiting
from tabletown.games.streets.street_count import StreetCount
from tabletown.games.streets.table import Table
from tabletown.games.streets.valuation import PlayerCount


class Prospect:
    """A tile in a place. `worth` and `people` are what it would pay if its street were counted at once, `length` is that of
    its street, `closes` has the first buildings of the streets that would close, `closes_another` says whether its own is
    not the only one, `moves_home` how many people could move to the player's own buildings then, and `is_end` whether it
    would stand at the end of another street."""

    def __init__(self, table: Table, player: int, tile: int, cell: int, side: int) -> None:
        city = table.city
        lying, standing, supply, closed = city.lying, city.standing, city.supply, city.is_closed
        city.lying, city.standing, city.supply, city.is_closed = lying[:], standing[:], supply[:], closed[:]
        hand = table.hands[player]
        table.hands[player] = [other for other in hand if other != tile]
        below = city.at.get(cell, NONE)
        city.at[cell] = tile
        city.cell[tile] = cell
        city.side[tile] = side
        city.owner[tile] = player
        city.signs[tile] = 1
        city.move_in(tile)
        city.find_home(tile)

        street = city.street(tile)
        self.length = len(street)
        self.people = city.people_on(tile)
        self.worth = PlayerCount(table, StreetCount(city, street), player, False).worth(tile)
        self.is_end = city.ends_a_street(tile)
        self.closes = closed_by(city, tile)
        self.closes_another = any(first not in street for first in self.closes)
        self.moves_home = _moves_home(table, player, self.closes)

        city.lying, city.standing, city.supply, city.is_closed = lying, standing, supply, closed
        table.hands[player] = hand
        city.cell[tile] = NONE
        city.side[tile] = NONE
        city.owner[tile] = NONE
        city.signs[tile] = 0
        if below == NONE:
            del city.at[cell]
        else:
            city.at[cell] = below


def _moves_home(table: Table, player: int, closing: list[int]) -> int:
    city = table.city
    leaving: list[int] = []
    for first in closing:
        leaving += city.street(first)
    counts = waiting(city, leaving)
    found = 0
    for colour in range(COLOUR_COUNT):
        if counts[colour]:
            homes = destinations(table, colour, leaving, player)
            if any(city.owner[min(home, STATION)] == player for home in homes):
                found += counts[colour]
    return found
