"""Effects that happen once, when the building is taken."""

from tabletown.games.happy_city.catalogue import Expert
from tabletown.games.happy_city.city import City
from tabletown.games.happy_city.specials.special import Special


class CoinsPerCard(Special):
    """Coins for each card of the city, this one too."""

    def coins_at_once(self, city: City, income: int) -> int:
        return self.amount * len(city.cards)


class Advance(Special):
    """A multiple of the income at once, for as many points as the income is at the end."""

    def coins_at_once(self, city: City, income: int) -> int:
        return self.amount * income

    def points(self, happiness: int, income: int) -> int:
        return -min(happiness, income)


class ReplaceLast(Special):
    """The last card of the city is discarded, and this one put in its place."""

    def set_up(self, printed: Expert) -> None:
        self.replaces_last = True


class CoinsForAll(Special):
    def set_up(self, printed: Expert) -> None:
        self.gift = self.amount
