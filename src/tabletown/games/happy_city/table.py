"""Everything that lies on the table: decks, central area, dwellings, special buildings, the bank and the cities.

It keeps cards and coins and moves them; whether something may be done is asked in the file of its rule.
"""

from typing import Final

from tabletown.engine.chance import Chance
from tabletown.games.happy_city.box import DECKS, DWELLINGS, NONE, Box, is_building, is_dwelling
from tabletown.games.happy_city.city import City
from tabletown.games.happy_city.edition import Edition
from tabletown.games.happy_city.specials.special import Special

FAMILY: Final = 0
EXPERT: Final = 1
YOUNG: Final = 2
MODES: Final = ("family", "expert", "young")


class Table:
    def __init__(self, edition: Edition, mode: int, unused: list[int]) -> None:
        self.edition = edition
        self.mode = mode
        self.box: Box = edition.coloured if mode == EXPERT else edition.white
        self.specials: list[Special] = edition.specials
        self.unused = unused
        """Special buildings of the mode that stayed in the box; never changed, so copies share it."""
        self.first = 0
        """The seat with the first player card."""
        self.bank = 0
        """The coins of the box that nobody has. Below 0 others stand in: coins never run out."""
        self.cities: list[City] = []
        self.decks: list[list[int]] = []
        """Face down, the next card last."""
        self.discards: list[list[int]] = []
        self.face_up: list[int] = []
        self.dwellings: list[int] = []
        """How many cards each stack has left."""
        self.offered: list[int] = []
        """The special buildings that nobody has taken."""
        self.markets: list[int] = []
        """The markets that lie in the middle, as cards."""

    def copy(self) -> "Table":
        twin = Table(self.edition, self.mode, self.unused)
        twin.first = self.first
        twin.bank = self.bank
        twin.cities = [city.copy() for city in self.cities]
        twin.decks = [deck[:] for deck in self.decks]
        twin.discards = [pile[:] for pile in self.discards]
        twin.face_up = self.face_up[:]
        twin.dwellings = self.dwellings[:]
        twin.offered = self.offered[:]
        twin.markets = self.markets[:]
        return twin

    def effect_of(self, city: City) -> Special | None:
        """The special building of a city."""
        return self.specials[city.special] if city.special != NONE else None

    def earn(self, seat: int, coins: int) -> None:
        """Move coins from the bank to a player, or back when they are below 0."""
        self.cities[seat].coins += coins
        self.bank -= coins

    def put_away(self, card: int) -> None:
        """Lay a card back to where its like are: the discard pile of its deck, its stack, the middle."""
        if is_building(card):
            self.discards[self.box.deck[card]].append(card)
        elif is_dwelling(card):
            self.dwellings[card - DWELLINGS] += 1
        else:
            self.markets.append(card)

    def redraw_hidden(self, chance: Chance) -> None:
        """Shuffle what nobody can see. Sorted first, so that nothing of the old order is left."""
        for deck in range(DECKS):
            self.decks[deck].sort()
            chance.shuffle(self.decks[deck])
