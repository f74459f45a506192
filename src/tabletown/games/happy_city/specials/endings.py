"""Effects that count at the end and look at the owner's city alone."""

from tabletown.games.happy_city.box import COLOURS, NONE
from tabletown.games.happy_city.city import City
from tabletown.games.happy_city.specials.special import Special


class PerColour(Special):
    """Symbols for each card of a colour, up to the limit where there is one."""

    def symbols(self, cities: list[City], incomes: list[int], seat: int, place: int) -> tuple[int, int]:
        amount = self.amount * cities[seat].colours[self.colour]
        return self.given(min(amount, self.limit) if self.limit else amount)


class WithoutColour(Special):
    """Symbols for a city that has no card of the colour."""

    def symbols(self, cities: list[City], incomes: list[int], seat: int, place: int) -> tuple[int, int]:
        return self.given(0 if cities[seat].colours[self.colour] else self.amount)


class SmallCity(Special):
    """Symbols for a city of fewer cards than the limit; fewer symbols for one of exactly so many."""

    def symbols(self, cities: list[City], incomes: list[int], seat: int, place: int) -> tuple[int, int]:
        size = len(cities[seat].cards)
        if size < self.limit:
            return self.given(self.amount)
        return self.given(self.tied if size == self.limit else 0)


class AdjacentAlike(Special):
    """Symbols for cards of one colour around it."""

    def symbols(self, cities: list[City], incomes: list[int], seat: int, place: int) -> tuple[int, int]:
        counts = [0] * COLOURS
        for card in cities[seat].adjacent(place):
            colour = cities[seat].box.colour[card]
            if colour != NONE:
                counts[colour] += 1
        alike = max(counts)
        return self.residents_for[alike], self.hearts_for[alike]


class NextTwoAlike(Special):
    """Symbols if the two cards placed next have one colour."""

    def symbols(self, cities: list[City], incomes: list[int], seat: int, place: int) -> tuple[int, int]:
        city = cities[seat]
        if len(city.cards) < place + 3:
            return self.given(self.otherwise)
        first = city.box.colour[city.cards[place + 1]]
        alike = first != NONE and first == city.box.colour[city.cards[place + 2]]
        return self.given(self.amount if alike else self.otherwise)


class DoubleBelow(Special):
    """Points count twice while they are below the limit."""

    def points(self, happiness: int, income: int) -> int:
        return happiness if happiness < self.limit else 0
