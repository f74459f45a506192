"""What a tile would be worth in a place before it is laid there: for the Grifter, who looks for the best place, and for the
view. The tile is laid on a copy of the table, so nothing has changed afterwards."""

from tabletown.games.streets.building import closed_by
from tabletown.games.streets.edition import COLOUR_COUNT, NONE, WILD
from tabletown.games.streets.people import destinations, waiting
from tabletown.games.streets.street_count import StreetCount
from tabletown.games.streets.table import Table
from tabletown.games.streets.valuation import PlayerCount


class Prospect:
    """A tile laid in a place on trial. `worth` and `people` are what it would pay if its street were counted now."""

    def __init__(self, table: Table, player: int, tile: int, cell: int, side: int) -> None:
        trial = table.copy()
        city = trial.city
        below = city.at.get(cell, NONE)
        if below == NONE:
            city.at[cell] = tile
            city.cell[tile] = cell
            city.side[tile] = side
        else:
            city.cover(tile, below)
        city.move_in(tile)
        if city.edition.kind[tile] != WILD:
            city.find_home(tile)
        city.owner[tile] = player
        city.signs[tile] = 1
        if tile in trial.hands[player]:
            trial.hands[player].remove(tile)
        self.table = trial
        self.tile = tile
        self.player = player
        street = city.street(tile)
        self.length = len(street)
        self.people = city.people_on(tile)
        self.worth = PlayerCount(trial, StreetCount(city, street), player, False).worth(tile)

    def closes(self) -> list[int]:
        """The first buildings of the streets that would close."""
        return closed_by(self.table.city, self.tile)

    def moved_home(self, closing: list[int]) -> int:
        """How many people of the streets that would close could move to the player's own buildings."""
        city = self.table.city
        leaving: list[int] = []
        for first in closing:
            leaving += city.street(first)
        counts = waiting(city, leaving)
        found = 0
        for colour in range(COLOUR_COUNT):
            if counts[colour]:
                homes = destinations(self.table, colour, leaving, self.player)
                if any(home < len(city.owner) and city.owner[home] == self.player for home in homes):
                    found += counts[colour]
        return found
