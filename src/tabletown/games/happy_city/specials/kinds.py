"""From a special building's printed kind to the class that knows its effect: the table of contents of this folder."""

from tabletown.games.happy_city.catalogue import Catalogue
from tabletown.games.happy_city.specials.comparisons import (
    FewestOfColour,
    LowestIncome,
    MostOfColour,
    PoorerThanNextDoor,
)
from tabletown.games.happy_city.specials.copies import CopyNeighbour, CopyPrevious, CopySpecial
from tabletown.games.happy_city.specials.discounts import BiggerCoin, Discount, LowestPrice, NextFree, Toll
from tabletown.games.happy_city.specials.endings import (
    AdjacentAlike,
    DoubleBelow,
    NextTwoAlike,
    PerColour,
    SmallCity,
    WithoutColour,
)
from tabletown.games.happy_city.specials.incomes import (
    BeforeIncome,
    IncomePerColour,
    IncomePerDifferentColour,
    IncomePerPair,
)
from tabletown.games.happy_city.specials.next_door import BorrowIncome, PerColourLeft, PerColourNextDoor, Steal
from tabletown.games.happy_city.specials.one_shots import Advance, CoinsForAll, CoinsPerCard, ReplaceLast
from tabletown.games.happy_city.specials.special import Special


def specials_from(catalogue: Catalogue) -> list[Special]:
    """Every special building by its number: those of family mode, then those of expert mode."""
    kinds: dict[str, type[Special]] = {
        "adjacent_alike": AdjacentAlike,
        "advance": Advance,
        "before_income": BeforeIncome,
        "bigger_coin": BiggerCoin,
        "borrow_income": BorrowIncome,
        "coins_for_all": CoinsForAll,
        "coins_per_card": CoinsPerCard,
        "copy_neighbour": CopyNeighbour,
        "copy_previous": CopyPrevious,
        "copy_special": CopySpecial,
        "discount": Discount,
        "double_below": DoubleBelow,
        "fewest_of_colour": FewestOfColour,
        "income_per_colour": IncomePerColour,
        "income_per_different_colour": IncomePerDifferentColour,
        "income_per_pair": IncomePerPair,
        "lowest_income": LowestIncome,
        "lowest_price": LowestPrice,
        "most_of_colour": MostOfColour,
        "next_free": NextFree,
        "next_two_alike": NextTwoAlike,
        "per_colour": PerColour,
        "per_colour_left": PerColourLeft,
        "per_colour_next_door": PerColourNextDoor,
        "poorer_than_next_door": PoorerThanNextDoor,
        "replace_last": ReplaceLast,
        "small_city": SmallCity,
        "steal": Steal,
        "toll": Toll,
        "without_colour": WithoutColour,
    }
    found = [Special(number, printed) for number, printed in enumerate(catalogue.family)]
    found += [kinds[printed.kind](number, printed) for number, printed in enumerate(catalogue.expert, len(found))]
    return found
