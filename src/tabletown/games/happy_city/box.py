"""What is printed on the cards of an edition, unpacked from the catalogue for the compiled rules.

Every card has one number, the same in cities, decks and actions: buildings from 0, dwellings from DWELLINGS, markets from
MARKETS, special buildings from SPECIALS, each in the order of the catalogue. Lists over cards have CARDS entries.
"""

from typing import Final

from tabletown.games.happy_city.catalogue import COLOURS as COLOUR_NAMES
from tabletown.games.happy_city.catalogue import Catalogue

DWELLINGS: Final = 40
MARKETS: Final = 48
SPECIALS: Final = 56
CARDS: Final = 120
DECKS: Final = 3
COLOURS: Final = 5
NONE: Final = -1


class Box:
    """The figures of all cards. In expert mode the markets lie with their coloured side up."""

    def __init__(self, catalogue: Catalogue, coloured_markets: bool) -> None:
        self.ids: list[str] = [""] * CARDS
        self.cost: list[int] = [0] * CARDS
        self.colour: list[int] = [NONE] * CARDS
        self.income: list[int] = [0] * CARDS
        self.residents: list[int] = [0] * CARDS
        self.hearts: list[int] = [0] * CARDS
        self.copies: list[int] = [0] * CARDS
        self.deck: list[int] = [NONE] * CARDS
        """A building's deck, from 0."""
        self.buildings = len(catalogue.building)
        self.dwellings = len(catalogue.dwelling)
        self.markets = len(catalogue.market)
        self.specials = len(catalogue.family) + len(catalogue.expert)
        for card, building in enumerate(catalogue.building):
            self._print(card, building.id, building.income, building.residents, building.hearts, building.copies)
            self.cost[card] = building.cost
            self.colour[card] = COLOUR_NAMES.index(building.colour)
            self.deck[card] = building.deck - 1
        for card, dwelling in enumerate(catalogue.dwelling, DWELLINGS):
            self._print(card, dwelling.id, dwelling.income, dwelling.residents, dwelling.hearts, dwelling.copies)
            self.cost[card] = dwelling.cost
            self.colour[card] = COLOUR_NAMES.index(dwelling.colour)
        for card, market in enumerate(catalogue.market, MARKETS):
            self._print(card, market.id, market.income, 0, 0, 1)
            self.colour[card] = COLOUR_NAMES.index(market.colour) if coloured_markets else NONE
        for card, special in enumerate([*catalogue.family, *catalogue.expert], SPECIALS):
            self._print(card, special.id, special.income, special.residents, special.hearts, 1)
        self.lowest: list[int] = []
        """The lowest cost in each deck."""
        self.highest: list[int] = []
        for deck in range(DECKS):
            costs = [self.cost[card] for card in range(self.buildings) if self.deck[card] == deck]
            self.lowest.append(min(costs))
            self.highest.append(max(costs))
        table = catalogue.table[0]
        self.coins: int = table.ones + 5 * table.fives
        self.start: int = table.start
        self.coin: int = table.coin
        self.face_up: int = table.face_up
        self.more_specials: int = table.specials
        self.fewer_dwellings: int = table.dwellings
        self.city: int = table.city
        self.row: int = table.row

    def deck_of(self, deck: int) -> list[int]:
        """The cards of a full deck, unshuffled."""
        cards: list[int] = []
        for card in range(self.buildings):
            if self.deck[card] == deck:
                cards += [card] * self.copies[card]
        return cards

    def _print(self, card: int, name: str, income: int, residents: int, hearts: int, copies: int) -> None:
        self.ids[card] = name
        self.income[card] = income
        self.residents[card] = residents
        self.hearts[card] = hearts
        self.copies[card] = copies


def kind_of(card: int) -> str:
    """The word for what a card is."""
    if card >= SPECIALS:
        return "special"
    if card >= MARKETS:
        return "market"
    return "dwelling" if card >= DWELLINGS else "building"


def is_building(card: int) -> bool:
    return 0 <= card < DWELLINGS


def is_dwelling(card: int) -> bool:
    return DWELLINGS <= card < MARKETS


def is_special(card: int) -> bool:
    return card >= SPECIALS
