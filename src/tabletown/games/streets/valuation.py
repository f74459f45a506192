"""What a building is worth: the nine kinds of value, counted for its owner with the owner's advisor.

Nothing here changes anything. People on the building itself come on top and are counted in `income`.
"""

from tabletown.games.streets import advisors
from tabletown.games.streets.actions import STATION
from tabletown.games.streets.edition import (
    ADJACENCY,
    BITS,
    COPY,
    ENCLOSURE,
    HIPSTER,
    HIPSTER_LEGEND,
    MASK,
    NONE,
    OWNERSHIP,
    PEOPLE,
    SETS,
    STREET_SIZE,
    SYMBOLS,
    WILD,
    WILD_SYMBOLS,
)
from tabletown.games.streets.street_count import StreetCount
from tabletown.games.streets.table import Table


class PlayerCount:
    """What counts in a street for one player: its symbols with those of the player's advisor, and the player's signs."""

    def __init__(self, table: Table, counted: StreetCount, player: int, at_the_end: bool) -> None:
        self.table = table
        self.city = counted.city
        self.counted = counted
        self.symbols = counted.symbols
        self.signs = counted.signs_of(player)
        advisor = table.advisor_of(player)
        if advisor != NONE:
            self.symbols += advisors.symbols(table, counted.street, player, at_the_end)
        self.wild = self.symbols >> (BITS * WILD)
        self.hipsters_are_wild = advisor == HIPSTER_LEGEND
        if self.hipsters_are_wild:
            self.wild += self.symbols >> (BITS * HIPSTER) & MASK

    def of(self, colour: int) -> int:
        """The symbols of a colour, without the wild ones."""
        if colour == HIPSTER and self.hipsters_are_wild:
            return 0
        return self.symbols >> (BITS * colour) & MASK

    def worth(self, tile: int) -> int:
        """The value of a building of this street in dollars; what a copy is worth is the best it can copy."""
        if self.city.edition.value[tile] == COPY:
            model = self.model(tile)
            return self.printed(model, model) if model != NONE else 0
        return self.printed(tile, tile)

    def printed(self, tile: int, place: int) -> int:
        """The value printed on a tile, as if it stood where the building `place` stands."""
        edition = self.city.edition
        value, coef = edition.value[tile], edition.coef[tile]
        if value == SYMBOLS:
            return coef * (self.of(edition.of[tile]) + self.wild)
        if value == PEOPLE:
            return coef * self.counted.people[edition.of[tile]]
        if value == SETS:
            return coef * self._sets(edition.of[tile], edition.and_of[tile])
        if value == WILD_SYMBOLS:
            return coef * self.wild
        if value == OWNERSHIP:
            return coef * self.signs
        if value == STREET_SIZE:
            return coef * len(self.counted.street)
        if value == ADJACENCY:
            return coef * self.city.neighbours(place)
        return coef if value == ENCLOSURE and self.city.encloses(place) else 0

    def model(self, copy: int) -> int:
        """The building of the street that a copy takes its value from: the best that can be copied."""
        best, most = NONE, -1
        for tile in self.counted.street:
            if tile != copy and self.can_be_copied(tile):
                worth = self.printed(tile, tile)
                if worth > most:
                    best, most = tile, worth
        return best

    def can_be_copied(self, tile: int) -> bool:
        if tile >= STATION:
            return False
        value = self.city.edition.value[tile]
        if value in (ADJACENCY, ENCLOSURE):
            return self.table.copies_places
        return value != COPY

    def _sets(self, one: int, other: int) -> int:
        """How many pairs can be made when wild symbols stand in for what is missing."""
        first, second = self.of(one), self.of(other)
        pairs = 0
        while max(0, pairs + 1 - first) + max(0, pairs + 1 - second) <= self.wild:
            pairs += 1
        return pairs
