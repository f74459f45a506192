"""The draft: everybody holds three cards, plays the number of one and the effect of another, passes the third on.

The pile lies effect side up. The third card goes face down to the right-hand neighbour, so only giver and receiver
know it. Played cards are open; after a refusal all three are shown and put away, and the neighbour draws one more
instead.
"""

from typing import Final

from tabletown.engine.chance import Chance
from tabletown.games.welcome.dealing.deal import NO_CARD, TWO_SLOTS, Deal
from tabletown.games.welcome.edition import Edition

HAND: Final = 3


class Draft(Deal):
    way = "draft"

    def __init__(self, edition: Edition, seats: int) -> None:
        super().__init__(edition)
        self.seats = seats
        self.pile: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.passed: list[int] = [NO_CARD] * seats
        """The card each seat gave away last; it knows that its right-hand neighbour holds it."""

    def shuffle_all(self, chance: Chance) -> None:
        self.pile = list(range(len(self.edition.numbers)))
        chance.shuffle(self.pile)
        self._fill_hands(chance)

    def right_of(self, seat: int) -> int:
        return (seat + self.seats - 1) % self.seats

    def combinations(self) -> list[int]:
        return TWO_SLOTS

    def number_card(self, seat: int, slot: int) -> int:
        return self.hands[seat][slot]

    def effect_card(self, seat: int, slot: int) -> int:
        return self.hands[seat][slot]

    def offered(self, seat: int) -> list[tuple[int, int]]:
        return [(card, card) for card in self.hands[seat]] if seat >= 0 else []

    def cards_left(self) -> int:
        return len(self.pile)

    def top_card(self) -> int:
        return self.pile[-1] if self.pile else NO_CARD

    def given_by(self, seat: int) -> int:
        return self.passed[seat] if seat >= 0 else NO_CARD

    def construction_cards(self) -> list[int]:
        return [card for hand in self.hands for card in hand] + self.pile + self.discard

    def next_round(self, kept: list[int], chance: Chance) -> bool:
        hands: list[list[int]] = [[] for _ in range(self.seats)]
        for seat in range(self.seats):
            self.passed[seat] = NO_CARD
            for slot, card in enumerate(self.hands[seat]):
                if slot == kept[seat]:
                    self.passed[seat] = card
                    hands[self.right_of(seat)].append(card)
                else:
                    self.discard.append(card)
        self.hands = hands
        self._fill_hands(chance)
        return True

    def reshuffle(self, chance: Chance) -> None:
        """All but the cards passed on: those played in this round join the discard before it is dealt from anew."""
        self.discard += self.pile
        self.pile = []

    def heading(self) -> str:
        hands = []
        for seat, hand in enumerate(self.hands):
            cards = [f"{'abc'[slot]} {self.edition.card(card)}" for slot, card in enumerate(hand)]
            hands.append(f"[{seat + 1}] " + ", ".join(cards))
        return " ".join(hands)

    def imagine(self, seat: int, chance: Chance) -> "Deal":
        twin = self.copy()
        known = NO_CARD if seat < 0 else self.passed[seat]
        hidden = sorted(self.pile)
        for other in range(self.seats):
            if other != seat:
                hidden += [card for card in self.hands[other] if card != known]
        hidden.sort()
        chance.shuffle(hidden)
        top = NO_CARD
        if self.pile:
            effect = self.edition.effects[self.pile[-1]]
            top = next(card for card in hidden if self.edition.effects[card] == effect)
            hidden.remove(top)
        for other in range(self.seats):
            if other != seat:
                for slot, card in enumerate(twin.hands[other]):
                    if card != known:
                        twin.hands[other][slot] = hidden.pop()
        twin.pile = [*hidden, top] if self.pile else []
        for giver in range(self.seats):
            if giver != seat and self.passed[giver] != NO_CARD:
                # A card passed on lies first in its receiver's hand.
                twin.passed[giver] = twin.hands[self.right_of(giver)][0]
        return twin

    def copy(self) -> "Draft":
        twin = Draft(self.edition, self.seats)
        twin.pile = self.pile[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.passed = self.passed[:]
        twin.discard = self.discard[:]
        return twin

    def _fill_hands(self, chance: Chance) -> None:
        """From the holder of the solo card, the first seat, round the table."""
        for hand in self.hands:
            while len(hand) < HAND:
                if not self.pile:
                    self.pile = sorted(self.discard)
                    self.discard = []
                    chance.shuffle(self.pile)
                hand.append(self.pile.pop())
