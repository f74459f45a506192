"""A tile laid in a place on trial, to see what it would be worth there: for the Grifter, who looks for the best place, and for
the view. Whoever lays a tile on trial lifts it again before anything else happens; then nothing has changed."""

from tabletown.games.streets.actions import STATION
from tabletown.games.streets.building import closed_by
from tabletown.games.streets.edition import COLOUR_COUNT, NONE
from tabletown.games.streets.income import receipts
from tabletown.games.streets.people import destinations, waiting
from tabletown.games.streets.street_count import StreetCount
from tabletown.games.streets.table import RECEIPT, Table
from tabletown.games.streets.valuation import PlayerCount


class Trial:
    def __init__(self, table: Table, player: int, tile: int, cell: int, side: int) -> None:
        city = table.city
        self.table = table
        self.player = player
        self.tile = tile
        self.below = city.at.get(cell, NONE)
        self.hand = table.hands[player]
        self.lying = city.lying
        self.standing = city.standing
        self.supply = city.supply
        self.is_closed = city.is_closed
        city.lying = city.lying[:]
        city.standing = city.standing[:]
        city.supply = city.supply[:]
        table.hands[player] = [other for other in self.hand if other != tile]
        self.cell = cell
        self.side = side
        if self.below != NONE:
            city.replace(self.below)
        city.put(tile, cell, side)
        city.owner[tile] = player
        city.signs[tile] = 1
        city.move_in(tile)
        city.find_home(tile)
        self.street = city.street(tile)

    def lift(self) -> None:
        table, city, tile = self.table, self.table.city, self.tile
        city.lying = self.lying
        city.standing = self.standing
        city.supply = self.supply
        city.is_closed = self.is_closed
        table.hands[self.player] = self.hand
        if self.below == NONE:
            city.take_away(tile)
        else:
            city.replace(tile)
            city.put(self.below, self.cell, self.side)
        city.owner[tile] = NONE
        city.signs[tile] = 0

    def worth(self) -> int:
        """The tile's value if its street were counted at once."""
        city = self.table.city
        return PlayerCount(self.table, StreetCount(city, self.street), self.player, False).worth(self.tile)

    def people(self) -> int:
        return self.table.city.people_on(self.tile)

    def is_end(self) -> bool:
        """Whether it stands at the end of another street."""
        return self.table.city.ends_a_street(self.tile)

    def close(self) -> list[int]:
        """Close the streets that the tile closes, and name their first buildings."""
        self.table.city.is_closed = self.is_closed[:]
        return closed_by(self.table.city, self.tile)

    def pays(self) -> list[int]:
        """What each player would get at once for the streets that close, each counted by itself; empty when none does."""
        closing = self.close()
        found = [0] * self.table.players if closing else []
        for first in closing:
            paid = receipts(self.table, self.table.city.street(first), self.player, NONE, NONE)
            for place in range(0, len(paid), RECEIPT):
                found[paid[place + 1]] += paid[place + 2] + paid[place + 3]
        return found

    def moves_home(self, closing: list[int]) -> int:
        """How many people of streets that were closed could move to the player's own buildings."""
        city = self.table.city
        leaving: list[int] = []
        for first in closing:
            leaving += city.street(first)
        counts = waiting(city, leaving)
        found = 0
        for colour in range(COLOUR_COUNT):
            if counts[colour]:
                homes = destinations(self.table, colour, leaving, self.player)
                if any(city.owner[min(home, STATION)] == self.player for home in homes):
                    found += counts[colour]
        return found
