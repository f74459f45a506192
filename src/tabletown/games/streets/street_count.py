"""What is counted in one street: its buildings, symbols and people, and what of it counts for one player.

Made anew whenever a street is counted; it changes nothing.
"""

from tabletown.games.streets.actions import STATION
from tabletown.games.streets.city import City
from tabletown.games.streets.edition import COLOUR_COUNT, NONE, WILD
from tabletown.games.streets.geometry import EAST, NORTH, SOUTH, WEST, is_across


class StreetCount:
    def __init__(self, city: City, street: list[int]) -> None:
        self.city = city
        self.street = street
        self.symbols = 0
        """All symbols, packed: those of the buildings, and those at the ends that point into the street."""
        self.people: list[int] = [0] * COLOUR_COUNT
        """Who lies in the street, by colour."""
        edition = city.edition
        for tile in street:
            self.symbols += edition.symbols[tile]
            if tile == STATION:
                for colour in range(COLOUR_COUNT):
                    self.people[colour] += city.lying[STATION + colour]
            elif edition.kind[tile] != WILD:
                self.people[edition.kind[tile]] += city.lying[tile]
        for tile in pointing_in(city, street):
            self.symbols += edition.symbols[tile]

    def signs_of(self, player: int) -> int:
        found = 0
        for tile in self.street:
            if self.city.owner[tile] == player:
                found += self.city.signs[tile]
        return found


def pointing_in(city: City, street: list[int]) -> list[int]:
    """The buildings at the ends of a street whose road side faces it, so that their symbols count there."""
    runs_east = is_across(city.side[street[0]], EAST)
    found: list[int] = []
    first = city.end_before(street)
    if first != NONE and city.side[first] == (EAST if runs_east else SOUTH):
        found.append(first)
    last = city.end_after(street)
    if last != NONE and city.side[last] == (WEST if runs_east else NORTH):
        found.append(last)
    return found
