"""The city: which tile lies where and how, whose signs are on it, who lives there, and where the next tile may go.

It keeps tiles and people and moves them; whether something may be done is asked in the file of its rule. The places for
the next tile are kept up to date with every tile laid, since they are asked for far more often than they change.
"""

from typing import Final

from tabletown.games.streets.actions import HOMES, PARK, STATION, TILES
from tabletown.games.streets.edition import COLOUR_COUNT, NONE, WILD, Edition
from tabletown.games.streets.geometry import (
    ALL_SIDES,
    ALLOWED,
    AROUND,
    BACKWARD,
    FORWARD,
    JOINED,
    JOINED_BITS,
    ONWARD,
    OPEN_SIDES,
    SIDES,
    STEP,
    TOO_LONG_BITS,
    UNTOUCHED,
    is_across,
)


class City:
    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.at: dict[int, int] = {}
        """The tile on each built-up cell."""
        self.places: dict[int, int] = {}
        """What is known of every empty cell beside a building; see `open_sides`."""
        self.beside: list[int] = []
        """The neighbours of each tile, SIDES for each: walking along a street needs no search."""
        self.cell: list[int] = []
        self.side: list[int] = []
        """Where each tile lies, and on which side its road runs; NONE while it is not in the city."""
        self.owner: list[int] = []
        self.signs: list[int] = []
        self.is_closed: list[bool] = []
        """Whether the tile is part of a closed street."""
        self.lying: list[int] = []
        self.standing: list[int] = []
        """The people in each home, and among them those who stand: the seekers are not counted as lying."""
        self.supply: list[int] = []
        """The people of each colour who are not in the city."""

    def copy(self) -> "City":
        twin = City(self.edition)
        twin.at = self.at.copy()
        twin.places = self.places.copy()
        twin.beside = self.beside[:]
        twin.cell = self.cell[:]
        twin.side = self.side[:]
        twin.owner = self.owner[:]
        twin.signs = self.signs[:]
        twin.is_closed = self.is_closed[:]
        twin.lying = self.lying[:]
        twin.standing = self.standing[:]
        twin.supply = self.supply[:]
        return twin

    # Tiles

    def lay(self, tile: int, cell: int, side: int) -> None:
        """Put a tile on an empty cell."""
        self.put(tile, cell, side)
        self._learn(tile)

    def cover(self, tile: int, below: int) -> None:
        """Put a tile on top of another, its road in the same place; the one below is in the city no more."""
        cell, side = self.cell[below], self.side[below]
        self.replace(below)
        self.put(tile, cell, side)
        self.is_closed[below] = False

    def put(self, tile: int, cell: int, side: int) -> None:
        """Put a tile on a cell; places are the caller's matter."""
        self.at[cell] = tile
        self.cell[tile] = cell
        self.side[tile] = side
        for direction in range(SIDES):
            other = self.at.get(cell + STEP[direction], NONE)
            self.beside[tile * SIDES + direction] = other
            if other != NONE:
                self.beside[other * SIDES + (direction + 2) % SIDES] = tile

    def take_away(self, tile: int) -> None:
        """Take a tile off its cell, which is empty then."""
        del self.at[self.cell[tile]]
        for direction in range(SIDES):
            other = self.beside[tile * SIDES + direction]
            if other != NONE:
                self.beside[other * SIDES + (direction + 2) % SIDES] = NONE
        self.replace(tile)

    def replace(self, tile: int) -> None:
        """Take a tile off its cell, on which another one is put at once."""
        self.cell[tile] = NONE
        self.side[tile] = NONE
        for direction in range(SIDES):
            self.beside[tile * SIDES + direction] = NONE

    def street(self, tile: int) -> list[int]:
        """The tiles of a tile's street, from west to east or from north to south."""
        beside, sides = self.beside, self.side
        side = sides[tile]
        back, on = BACKWARD[side], ONWARD[side]
        last = tile
        while True:
            other = beside[last * SIDES + back]
            if other == NONE or sides[other] != side:
                break
            last = other
        members = [last]
        while True:
            last = beside[last * SIDES + on]
            if last == NONE or sides[last] != side:
                return members
            members.append(last)

    def before(self, street: list[int]) -> int:
        """The end cell to the west or north of a street."""
        return self.cell[street[0]] - FORWARD[self.side[street[0]]]

    def after(self, street: list[int]) -> int:
        """The end cell to the east or south of a street."""
        last = street[len(street) - 1]
        return self.cell[last] + FORWARD[self.side[last]]

    def end_before(self, street: list[int]) -> int:
        """The tile on the end cell to the west or north, or NONE."""
        return self.beside[street[0] * SIDES + BACKWARD[self.side[street[0]]]]

    def end_after(self, street: list[int]) -> int:
        """The tile on the end cell to the east or south, or NONE."""
        last = street[len(street) - 1]
        return self.beside[last * SIDES + ONWARD[self.side[last]]]

    def is_enclosed(self, street: list[int]) -> bool:
        return self.end_before(street) != NONE and self.end_after(street) != NONE

    def ends_a_street(self, tile: int) -> bool:
        """Whether the tile stands at the end of another street, be that closed or not."""
        return len(self._ended_by(tile)) > 0

    def encloses(self, tile: int) -> bool:
        """Whether the tile stands at the end of a street that is closed at both ends."""
        return any(self.is_enclosed(self.street(other)) for other in self._ended_by(tile))

    def _ended_by(self, tile: int) -> list[int]:
        """The neighbours whose streets end at this tile."""
        found: list[int] = []
        for direction in range(SIDES):
            other = self.beside[tile * SIDES + direction]
            if other != NONE and self.side[other] != self.side[tile] and is_across(self.side[other], direction):
                found.append(other)
        return found

    def neighbours(self, tile: int) -> int:
        """How many of the eight cells around a tile are built up."""
        cell = self.cell[tile]
        found = 0
        for step in AROUND:
            if cell + step in self.at:
                found += 1
        return found

    def open_sides(self, cell: int) -> list[int]:
        """The sides on which the road may run of a tile laid on this cell."""
        return OPEN_SIDES[self.places.get(cell, 0)]

    def has_place(self) -> bool:
        """Whether a tile can be laid anywhere."""
        return any(OPEN_SIDES[known] for known in self.places.values())

    def _learn(self, tile: int) -> None:
        """Take note of what a new tile means for the empty cells around it and at the ends of its street."""
        cell, side = self.cell[tile], self.side[tile]
        self.places.pop(cell, 0)
        for direction in range(SIDES):
            if self.beside[tile * SIDES + direction] == NONE:
                empty = cell + STEP[direction]
                meeting = (direction + 2) % SIDES * SIDES + side
                known = self.places.get(empty, UNTOUCHED)
                self.places[empty] = known & (ALLOWED[meeting] | ~ALL_SIDES) | JOINED[meeting] << JOINED_BITS
        street = self.street(tile)
        if self.end_before(street) == NONE:
            self._learn_length(self.before(street), side)
        if self.end_after(street) == NONE:
            self._learn_length(self.after(street), side)

    def _learn_length(self, cell: int, side: int) -> None:
        if self.length_with(cell, side) > self.edition.longest:
            self.places[cell] |= 1 << (TOO_LONG_BITS + side)

    def length_with(self, cell: int, side: int) -> int:
        """The length of the street which a tile laid here would make, or make longer."""
        length = 1
        for step in (FORWARD[side], -FORWARD[side]):
            other = self.at.get(cell + step, NONE)
            if other != NONE and self.side[other] == side:
                length += len(self.street(other))
        return length

    # People

    def homes_on(self, tile: int) -> list[int]:
        if tile == STATION:
            return STATION_HOMES
        return [tile] if tile != PARK and self.edition.kind[tile] != WILD else []

    def people_on(self, tile: int) -> int:
        """How many people lie on a tile."""
        if tile < STATION:
            return self.lying[tile]
        if tile == PARK:
            return 0
        return self.lying[STATION] + self.lying[STATION + 1] + self.lying[STATION + 2] + self.lying[STATION + 3]

    def colour_of(self, home: int) -> int:
        return self.edition.kind[home] if home < STATION else home - STATION

    def move_in(self, tile: int) -> None:
        """People from the supply lie down on a new tile, as many as it has symbols and as there are left."""
        coming = self.edition.people[tile]
        if coming:
            colour = self.edition.kind[tile]
            coming = min(coming, self.supply[colour])
            self.supply[colour] -= coming
            self.lying[tile] += coming

    def seekers(self, colour: int) -> int:
        """How many people of a colour stand somewhere in the city."""
        found = 0
        for home in self.edition.homes[colour]:
            found += self.standing[home]
        return found

    def find_home(self, tile: int) -> int:
        """All seekers of a new tile's colour move in and lie down; says how many."""
        colour = self.edition.kind[tile]
        if colour == WILD:
            return 0
        found = 0
        for home in self.edition.homes[colour]:
            if self.standing[home]:
                found += self.standing[home]
                self.standing[home] = 0
        self.lying[tile] += found
        return found


STATION_HOMES: Final = [STATION + colour for colour in range(COLOUR_COUNT)]


def bare_city(edition: Edition) -> City:
    """A city without a tile."""
    city = City(edition)
    city.beside = [NONE] * (TILES * SIDES)
    city.cell = [NONE] * TILES
    city.side = [NONE] * TILES
    city.owner = [NONE] * TILES
    city.signs = [0] * TILES
    city.is_closed = [False] * TILES
    city.lying = [0] * HOMES
    city.standing = [0] * HOMES
    city.supply = [edition.people_of_a_colour] * COLOUR_COUNT
    return city


def first_city(edition: Edition) -> City:
    """Station and park, with the first people on the station."""
    city = bare_city(edition)
    for place, tile in enumerate((STATION, PARK)):
        city.lay(tile, edition.start_cell[place], edition.start_side[place])
    for colour in edition.residents:
        city.supply[colour] -= 1
        city.lying[STATION + colour] += 1
    return city
