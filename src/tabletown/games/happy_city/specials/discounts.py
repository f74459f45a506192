"""Effects on what is paid: cheaper cards, free cards, more coins for buying nothing, a toll on neighbours."""

from tabletown.games.happy_city.box import Box, is_building
from tabletown.games.happy_city.catalogue import Expert
from tabletown.games.happy_city.specials.special import Special


class Discount(Special):
    """Cards of a colour cost less, never below nothing. Green ones among them are dwellings too."""

    def price(self, box: Box, card: int) -> int:
        cost = box.cost[card]
        return max(0, cost - self.amount) if box.colour[card] == self.colour else cost


class LowestPrice(Special):
    """Cards of the central area cost the lowest price of their deck; dwellings do not lie there."""

    def price(self, box: Box, card: int) -> int:
        return box.lowest[box.deck[card]] if is_building(card) else box.cost[card]


class NextFree(Special):
    """The next building or dwelling costs nothing."""

    def set_up(self, printed: Expert) -> None:
        self.frees_next = True


class BiggerCoin(Special):
    def coins_for_nothing(self, usual: int) -> int:
        return self.amount


class Toll(Special):
    """Coins from the bank each time a neighbour pays at least so much at once."""

    def coins_when_others_pay(self, paid: int) -> int:
        return self.amount if paid >= self.limit else 0
