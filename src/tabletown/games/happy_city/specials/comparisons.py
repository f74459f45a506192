"""Effects that compare the owner with others: the most or fewest cards of a colour, the lowest income."""

from tabletown.games.happy_city.city import City, neighbours
from tabletown.games.happy_city.specials.special import Special


class MostOfColour(Special):
    def symbols(self, cities: list[City], incomes: list[int], seat: int, place: int) -> tuple[int, int]:
        own = cities[seat].colours[self.colour]
        best = -1
        for other, city in enumerate(cities):
            if other != seat:
                best = max(best, city.colours[self.colour])
        if own > best:
            return self.given(self.amount)
        return self.given(self.tied if own == best else self.otherwise)


class FewestOfColour(Special):
    """Income while nobody has fewer cards of the colour."""

    def income(self, cities: list[City], seat: int) -> int:
        own = cities[seat].colours[self.colour]
        for city in cities:
            if city.colours[self.colour] < own:
                return 0
        return self.amount


class LowestIncome(Special):
    """Income for whoever has strictly the lowest one without it."""

    def income_compared(self, incomes: list[int], seat: int) -> int:
        for other, income in enumerate(incomes):
            if other != seat and income <= incomes[seat]:
                return 0
        return self.amount


class PoorerThanNextDoor(Special):
    """Symbols for an income strictly lower than that of both neighbours."""

    def symbols(self, cities: list[City], incomes: list[int], seat: int, place: int) -> tuple[int, int]:
        for other in neighbours(seat, len(cities)):
            if incomes[other] <= incomes[seat]:
                return self.given(self.otherwise)
        return self.given(self.amount)
