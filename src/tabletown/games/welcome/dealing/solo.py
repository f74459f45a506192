"""The solo game: one pile, effect side up, three cards a round, and the solo card somewhere in the lower half.

The number of one card goes with the effect of another; all three are put away. The game ends with the pile.
"""

from typing import Final

from tabletown.engine.chance import Chance
from tabletown.games.welcome.dealing.deal import Deal
from tabletown.games.welcome.dealing.pile import HAND, Pile

SOLO_CARD: Final = -7


class SoloPile(Pile):
    way = "solo"

    def shuffle_all(self, chance: Chance) -> None:
        self.pile = list(range(len(self.edition.numbers)))
        chance.shuffle(self.pile)
        self.pile.insert(chance.below(self._lower_half()), SOLO_CARD)
        self._draw()

    def solo_card_drawn(self) -> bool:
        return SOLO_CARD not in self.pile

    def rounds_left(self) -> int:
        return len(self.pile) // HAND

    def construction_cards(self) -> list[int]:
        return [card for card in self.pile if card != SOLO_CARD] + self.hand + self.discard

    def next_round(self, kept: list[int], chance: Chance) -> bool:
        self.discard += self.hand
        self.hand = []
        return self._draw()

    def heading(self) -> str:
        return super().heading() + (", solo card drawn" if self.solo_card_drawn() else "")

    def imagine(self, seat: int, chance: Chance) -> "Deal":
        """The pile's top card keeps its visible side: an effect, or the solo card itself."""
        twin = self.copy()
        hidden = sorted(card for card in self.pile if card != SOLO_CARD)
        chance.shuffle(hidden)
        if not self.pile or self.pile[-1] == SOLO_CARD:
            twin.pile = hidden + [card for card in self.pile if card == SOLO_CARD]
            return twin
        effect = self.edition.effects[self.pile[-1]]
        top = next(card for card in hidden if self.edition.effects[card] == effect)
        hidden.remove(top)
        if not self.solo_card_drawn():
            hidden.insert(chance.below(min(self._lower_half(), len(hidden) + 1)), SOLO_CARD)
        twin.pile = [*hidden, top]
        return twin

    def copy(self) -> "SoloPile":
        twin = SoloPile(self.edition)
        twin.pile = self.pile[:]
        twin.hand = self.hand[:]
        twin.discard = self.discard[:]
        return twin

    def _lower_half(self) -> int:
        """How many places the solo card may take, from the bottom."""
        return len(self.edition.numbers) // 2 + 1

    def _draw(self) -> bool:
        while len(self.hand) < HAND and self.pile:
            card = self.pile.pop()
            if card != SOLO_CARD:
                self.hand.append(card)
        return len(self.hand) == HAND
