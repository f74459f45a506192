"""One player's city: its cards in the order they were placed, its coins, and the sums of what is printed on the cards.

Cards 1 to 5 form the first row, 6 to 10 the second; none is ever moved. The city only keeps figures: what may be bought is
decided in purchase.py and special_building.py, what an expert building makes of the figures in specials/.
"""

from tabletown.games.happy_city.box import COLOURS, MARKETS, NONE, SPECIALS, Box


class City:
    def __init__(self, box: Box, cards: list[int], colours: list[int]) -> None:
        self.box = box
        self.cards = cards
        self.colours = colours
        """How many cards of each colour stand here."""
        self.coins = 0
        self.income = 0
        """The printed symbols added up; likewise residents and hearts."""
        self.residents = 0
        self.hearts = 0
        self.names = 0
        """The buildings and dwellings that stand here, one bit each."""
        self.special = NONE
        """The number of the special building."""
        self.place = NONE
        """Where it stands, from 0."""
        self.next_is_free = False
        self.borrows = 0
        """Income phases in which another player's income still comes on top."""
        self.lender = NONE
        """The player whose income that is in the next one."""
        self.copied = NONE
        """The special building that the sphinx has become."""
        self.model = NONE
        """The neighbour whose card the pyramid has become."""

    def copy(self) -> "City":
        twin = City(self.box, self.cards[:], self.colours[:])
        twin.coins = self.coins
        twin.income = self.income
        twin.residents = self.residents
        twin.hearts = self.hearts
        twin.names = self.names
        twin.special = self.special
        twin.place = self.place
        twin.next_is_free = self.next_is_free
        twin.borrows = self.borrows
        twin.lender = self.lender
        twin.copied = self.copied
        twin.model = self.model
        return twin

    def is_full(self) -> bool:
        return len(self.cards) >= self.box.city

    def has(self, card: int) -> bool:
        """Whether a building or dwelling of this name stands here."""
        return self.names >> card & 1 != 0

    def build(self, card: int) -> None:
        """Place a card in the next free place."""
        if card >= SPECIALS:
            self.special = card - SPECIALS
            self.place = len(self.cards)
        self.cards.append(card)
        self._count(card, 1)

    def remove_last(self) -> int:
        """Take the card placed last away, and say which it was."""
        card = self.cards.pop()
        self._count(card, -1)
        return card

    def adjacent(self, place: int) -> list[int]:
        """The cards left, right, above and below a place."""
        found: list[int] = []
        row = self.box.row
        if place % row > 0:
            found.append(self.cards[place - 1])
        if place % row < row - 1 and place + 1 < len(self.cards):
            found.append(self.cards[place + 1])
        if place >= row:
            found.append(self.cards[place - row])
        if place + row < len(self.cards):
            found.append(self.cards[place + row])
        return found

    def different_colours(self, places: int) -> int:
        """How many colours there are among the first so many cards."""
        seen: list[int] = []
        for card in self.cards[:places]:
            colour = self.box.colour[card]
            if colour != NONE and colour not in seen:
                seen.append(colour)
        return len(seen)

    def _count(self, card: int, sign: int) -> None:
        box = self.box
        self.income += sign * box.income[card]
        self.residents += sign * box.residents[card]
        self.hearts += sign * box.hearts[card]
        colour = box.colour[card]
        if colour != NONE:
            self.colours[colour] += sign
        if card < MARKETS:
            self.names ^= 1 << card


def empty_city(box: Box) -> City:
    return City(box, [], [0] * COLOURS)


def neighbours(seat: int, seats: int) -> list[int]:
    """The players on the left and on the right; with two players that is one and the same."""
    left = (seat + 1) % seats
    right = (seat - 1) % seats
    return [left] if left == right else [left, right]
