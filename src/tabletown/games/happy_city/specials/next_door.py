"""Effects that look at the cities next door, or at the purses of others."""

from tabletown.games.happy_city.catalogue import Expert
from tabletown.games.happy_city.city import City, neighbours
from tabletown.games.happy_city.specials.special import Special


class PerColourLeft(Special):
    """Symbols for the cards of a colour in the city on the left: that of the next player."""

    def symbols(self, cities: list[City], incomes: list[int], seat: int, place: int) -> tuple[int, int]:
        left = cities[(seat + 1) % len(cities)]
        return self.given(self.amount * left.colours[self.colour])


class PerColourNextDoor(Special):
    """Symbols for the cards of a colour in one neighbour's city, the better one."""

    def symbols(self, cities: list[City], incomes: list[int], seat: int, place: int) -> tuple[int, int]:
        most = 0
        for other in neighbours(seat, len(cities)):
            most = max(most, cities[other].colours[self.colour])
        return self.given(self.amount * most)


class Steal(Special):
    """After each income the richest opponent, or each of them, loses coins to the owner."""

    def set_up(self, printed: Expert) -> None:
        self.loot = self.amount


class BorrowIncome(Special):
    """At the next income phases an opponent's income comes on top of the owner's."""

    def set_up(self, printed: Expert) -> None:
        self.borrows = printed.times
