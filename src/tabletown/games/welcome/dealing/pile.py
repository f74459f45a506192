"""What the two solo games have in common: one pile, and a hand of three cards of which the player combines two."""

from typing import Final

from tabletown.games.welcome.dealing.deal import NO_CARD, TWO_SLOTS, Deal
from tabletown.games.welcome.edition import Edition

HAND: Final = 3


class Pile(Deal):
    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.pile: list[int] = []
        """From the bottom to the top."""
        self.hand: list[int] = []

    def combinations(self) -> list[int]:
        return TWO_SLOTS

    def number_card(self, seat: int, slot: int) -> int:
        return self.hand[slot]

    def effect_card(self, seat: int, slot: int) -> int:
        return self.hand[slot]

    def offered(self, seat: int) -> list[tuple[int, int]]:
        return [(card, card) for card in self.hand]

    def cards_left(self) -> int:
        return len(self.pile)

    def top_card(self) -> int:
        return self.pile[-1] if self.pile else NO_CARD

    def heading(self) -> str:
        return ", ".join(f"{'abc'[slot]} {self.edition.card(card)}" for slot, card in enumerate(self.hand))
