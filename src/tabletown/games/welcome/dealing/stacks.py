"""The common way: three stacks, number side up; each round the top cards turn over and lend their effects.

A number card prints its own effect in the corner, so the effects of the next round are known to all.
"""

from tabletown.engine.chance import Chance
from tabletown.games.welcome.dealing.deal import NO_CARD, SAME_SLOT, Deal
from tabletown.games.welcome.edition import Edition

STACKS = 3


class Stacks(Deal):
    way = "stacks"

    def __init__(self, edition: Edition) -> None:
        super().__init__(edition)
        self.stacks: list[list[int]] = [[], [], []]
        """Each stack from its bottom to its top; the top card shows its number."""
        self.turned: list[int] = [-1, -1, -1]
        """The cards that show their effects."""

    def shuffle_all(self, chance: Chance) -> None:
        cards = list(range(len(self.edition.numbers)))
        chance.shuffle(cards)
        self._form(cards)
        self.turned = [-1, -1, -1]
        self.discard = []
        self._turn()

    def combinations(self) -> list[int]:
        return SAME_SLOT

    def number_card(self, seat: int, slot: int) -> int:
        return self.stacks[slot][-1]

    def effect_card(self, seat: int, slot: int) -> int:
        return self.turned[slot]

    def offered(self, seat: int) -> list[tuple[int, int]]:
        return [(stack[-1] if stack else NO_CARD, self.turned[slot]) for slot, stack in enumerate(self.stacks)]

    def cards_left(self) -> int:
        return len(self.stacks[0])

    def construction_cards(self) -> list[int]:
        return [card for stack in self.stacks for card in stack] + self.turned + self.discard

    def next_round(self, kept: list[int], chance: Chance) -> bool:
        if self.turned[0] < 0:
            self._turn()
            return True
        self._turn()
        if not self.stacks[0]:
            # The cards just turned stay on the table with their effects; all others come back as numbers.
            if self.edition.separate_stacks:
                self._shuffle_each(chance)
            else:
                cards = sorted(self.discard)
                chance.shuffle(cards)
                self._form(cards)
            self.discard = []
        return True

    def reshuffle(self, chance: Chance) -> None:
        cards = list(range(len(self.edition.numbers)))
        chance.shuffle(cards)
        self.discard = []
        self.turned = [-1, -1, -1]
        self._form(cards)

    def heading(self) -> str:
        shown = []
        for slot in range(STACKS):
            number = self.edition.numbers[self.stacks[slot][-1]]
            effect = self.edition.card(self.turned[slot]).split()[1]
            shown.append(f"{'abc'[slot]} {number} {effect}")
        return ", ".join(shown)

    def imagine(self, seat: int, chance: Chance) -> "Deal":
        twin = self.copy()
        hidden = sorted(card for stack in self.stacks for card in stack[:-1])
        chance.shuffle(hidden)
        for stack in twin.stacks:
            for place in range(len(stack) - 1):
                stack[place] = hidden.pop()
        return twin

    def copy(self) -> "Stacks":
        twin = Stacks(self.edition)
        twin.stacks = [stack[:] for stack in self.stacks]
        twin.turned = self.turned[:]
        twin.discard = self.discard[:]
        return twin

    def _shuffle_each(self, chance: Chance) -> None:
        """Every stack gets its own cards back: the discard holds one card of each, round by round."""
        for slot in range(STACKS):
            cards = sorted(self.discard[slot::STACKS])
            chance.shuffle(cards)
            self.stacks[slot] = cards

    def _form(self, cards: list[int]) -> None:
        each = len(cards) // STACKS
        for slot in range(STACKS):
            self.stacks[slot] = cards[slot * each : (slot + 1) * each]

    def _turn(self) -> None:
        for slot in range(STACKS):
            if self.turned[slot] >= 0:
                self.discard.append(self.turned[slot])
            self.turned[slot] = self.stacks[slot].pop()
