"""Effects on income that look at the owner's city alone."""

from tabletown.games.happy_city.city import City
from tabletown.games.happy_city.specials.special import Special


class IncomePerColour(Special):
    def income(self, cities: list[City], seat: int) -> int:
        return self.amount * cities[seat].colours[self.colour]


class IncomePerPair(Special):
    """Income for each pair of a resident and a heart."""

    def income(self, cities: list[City], seat: int) -> int:
        return self.amount * max(0, min(cities[seat].residents, cities[seat].hearts))


class IncomePerDifferentColour(Special):
    """Income for each colour among the cards placed before this one."""

    def income(self, cities: list[City], seat: int) -> int:
        return self.amount * cities[seat].different_colours(cities[seat].place)


class BeforeIncome(Special):
    """Coins before each income for whoever has any left."""

    def coins_before_income(self, coins: int) -> int:
        return self.amount if coins > 0 else 0
