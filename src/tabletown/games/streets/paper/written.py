"""A city as it is written down: its buildings with place, owner and people, each with the line on which it stands."""

from tabletown.games.streets.actions import STATION
from tabletown.games.streets.city import City, bare_city
from tabletown.games.streets.edition import NONE, Edition


class WrittenBuilding:
    def __init__(self, line: int, tile: int, name: str) -> None:
        self.line = line
        self.tile = tile
        self.name = name
        """As it was written."""
        self.cell = NONE
        self.side = NONE
        self.owner = NONE
        self.signs = 0
        self.people: dict[int, int] = {}
        """By colour; NONE stands for the colour of the building, whatever it is."""

    def people_in(self, edition: Edition, colour: int) -> int:
        own = edition.kind[self.tile] == colour and self.tile < STATION
        return self.people.get(colour, 0) + (self.people.get(NONE, 0) if own else 0)


class Written:
    def __init__(self) -> None:
        self.buildings: list[WrittenBuilding] = []
        self.owners: list[str] = []
        self.advisors: dict[int, int] = {}

    def owner(self, name: str) -> int:
        """The number of an owner, in the order in which they are named."""
        folded = [other.casefold() for other in self.owners]
        if name.casefold() not in folded:
            self.owners.append(name)
            return len(folded)
        return folded.index(name.casefold())

    def city(self, edition: Edition) -> City:
        city = bare_city(edition)
        for building in self.buildings:
            city.lay(building.tile, building.cell, building.side)
            city.owner[building.tile] = building.owner
            city.signs[building.tile] = building.signs
            for home in city.homes_on(building.tile):
                city.lying[home] = building.people_in(edition, city.colour_of(home))
        for tile in city.at.values():
            city.is_closed[tile] = city.is_enclosed(city.street(tile))
        return city

    def people_of(self, edition: Edition, colour: int) -> int:
        return sum(building.people_in(edition, colour) for building in self.buildings)
