"""The solo game of the collector's edition: one pile, three cards a round, the third card goes to the competitor.

Three cards say that a plan is completed. One of them waits in the lower part of the pile, the others come in when the
discard is shuffled; whoever draws one resolves it at once and draws again. Cards given to the competitor never return.
"""

from typing import Final

from tabletown.engine.chance import Chance
from tabletown.engine.contract import Rival, Score
from tabletown.games.welcome.dealing.deal import Deal
from tabletown.games.welcome.dealing.pile import HAND, Pile
from tabletown.games.welcome.edition import Edition
from tabletown.games.welcome.effects import TEMP

LOWER: Final = 20
"""Construction cards that are shuffled with the first plan card and lie under the rest."""
PLAN_CARD: Final = -10  # and the two numbers below it: the cards for the plans 1, 2 and 3
PLANS: Final = 3


class AcaPile(Pile):
    way = "aca"

    def __init__(self, edition: Edition, place: int) -> None:
        super().__init__(edition)
        self.competitor = edition.competitors[place]
        self.place = place
        self.plan_cards: list[int] = []
        """The plan cards in the discard, face down."""
        self.given: list[int] = []
        """The competitor's stack, in order."""
        self.first_pass = True
        self.plans: list[int] = [0, 0, 0]
        """The points that the competitor has for each plan."""
        self.drawn_plans: list[int] = []

    def shuffle_all(self, chance: Chance) -> None:
        cards = list(range(len(self.edition.numbers)))
        chance.shuffle(cards)
        self.plan_cards = [PLAN_CARD - plan for plan in range(PLANS)]
        chance.shuffle(self.plan_cards)
        lower = [*cards[:LOWER], self.plan_cards.pop()]
        chance.shuffle(lower)
        self.pile = lower + cards[LOWER:]
        self._draw(chance)

    def construction_cards(self) -> list[int]:
        return [card for card in self.pile if card >= 0] + self.hand + self.discard + self.given

    def gives_away(self) -> bool:
        return True

    def next_round(self, kept: list[int], chance: Chance) -> bool:
        self.put_away(kept)
        self._draw(chance)
        return True

    def put_away(self, kept: list[int]) -> None:
        """The card that was not played goes to the competitor, the others to the discard."""
        for slot, card in enumerate(self.hand):
            if slot == kept[0]:
                self.given.append(card)
            else:
                self.discard.append(card)
        self.hand = []

    def score(self, temps: int) -> Score:
        """The competitor's points against a player with so many temps."""
        given = self.given_effects()
        rank = self.competitor.temp_points(self.edition.board.temp_ranks, temps, given.count(TEMP))[1]
        return self.competitor.score(given, self.plans, rank)

    def temp_points(self, temps: list[int]) -> list[int]:
        given = self.given_effects().count(TEMP)
        return [self.competitor.temp_points(self.edition.board.temp_ranks, temps[0], given)[0]]

    def rival(self, temps: int) -> Rival | None:
        if not self.competitor.scores():
            return None
        return Rival(f"welcome-option-competitor-{self.competitor.id}", self.score(temps))

    def rival_estates(self) -> int:
        return len(self.competitor.estates(self.given_effects()))

    def plans_drawn(self) -> list[int]:
        return self.drawn_plans

    def rival_completes(self, plan: int, points: int) -> bool:
        if self.competitor.completes(plan):
            self.plans[plan] = points
            return True
        return False

    def gifts(self) -> list[int]:
        before = self.score(0).total
        gifts: list[int] = []
        for slot in range(len(self.hand)):
            after = self.copy()
            after.put_away([slot])
            gifts.append(after.score(0).total - before)
        return gifts

    def given_effects(self) -> list[int]:
        return [self.edition.effects[card] for card in self.given]

    def heading(self) -> str:
        plans = [f"plan card {plan + 1}" for plan in self.drawn_plans]
        return ", ".join([*plans, super().heading()])

    def imagine(self, seat: int, chance: Chance) -> "Deal":
        """The pile's top card keeps its visible side: an effect, or the back of a plan card."""
        twin = self.copy()
        cards = sorted(card for card in self.pile if card >= 0)
        chance.shuffle(cards)
        plans = sorted([card for card in self.pile if card < 0] + self.plan_cards)
        chance.shuffle(plans)
        waiting = [plans.pop() for card in self.pile if card < 0]
        twin.plan_cards = plans
        top: list[int] = []
        if self.pile and self.pile[-1] < 0:
            top = [waiting.pop()]
        elif self.pile:
            effect = self.edition.effects[self.pile[-1]]
            top = [next(card for card in cards if self.edition.effects[card] == effect)]
            cards.remove(top[0])
        for card in waiting:
            room = len(cards) + 1
            cards.insert(chance.below(min(LOWER + 1, room) if self.first_pass else room), card)
        twin.pile = cards + top
        return twin

    def copy(self) -> "AcaPile":
        twin = AcaPile(self.edition, self.place)
        twin.pile = self.pile[:]
        twin.hand = self.hand[:]
        twin.discard = self.discard[:]
        twin.plan_cards = self.plan_cards[:]
        twin.given = self.given[:]
        twin.first_pass = self.first_pass
        twin.plans = self.plans[:]
        twin.drawn_plans = self.drawn_plans[:]
        return twin

    def _draw(self, chance: Chance) -> None:
        self.drawn_plans = []
        while len(self.hand) < HAND:
            if not self.pile:
                self.pile = sorted(self.discard + self.plan_cards)
                chance.shuffle(self.pile)
                self.discard = []
                self.plan_cards = []
                self.first_pass = False
            card = self.pile.pop()
            if card >= 0:
                self.hand.append(card)
            else:
                self.drawn_plans.append(PLAN_CARD - card)
