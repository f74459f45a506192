"""Plans a turn of Happy City: what to discard and turn up for the best purchase to come, what to buy, what to take.

It plays trials with the real rules on copies of the table. Of a deck it knows which cards are left but not their order, so it
may be given any state that agrees with what the seat knows.
"""

from tabletown.engine.chance import Chance
from tabletown.engine.contract import State
from tabletown.engine.planner import Planner
from tabletown.games.happy_city import actions, purchase, scoring, special_building
from tabletown.games.happy_city.box import DECKS, DWELLINGS, MARKETS
from tabletown.games.happy_city.income import incomes
from tabletown.games.happy_city.planning.judge import Judge
from tabletown.games.happy_city.planning.weights import Weights
from tabletown.games.happy_city.state import HappyState
from tabletown.games.happy_city.table import Table
from tabletown.games.happy_city.turn import BUY, DISCARD, LENDER, MARKET, PYRAMID, REFILL, SPHINX

HOPELESS = -1.0e9


class HappyPlanner(Planner):
    def __init__(self) -> None:
        self.weights = Weights()

    def choose(self, state: State, seat: int, chance: Chance) -> int:
        assert isinstance(state, HappyState)
        choices = state.legal(seat)
        if len(choices) == 1:
            return choices[0]
        phase = state.turn.phase
        if phase == MARKET:
            return best_market(state.table, choices)
        if phase == LENDER:
            earned = incomes(state.table)
            return max(choices, key=lambda action: earned[action - actions.BORROW])
        if phase in (SPHINX, PYRAMID):
            return best_copy(state, seat, choices)
        search = Search(state, seat, self.weights)
        if phase == DISCARD:
            return search.best_discard(choices)
        if phase == REFILL:
            return search.best_deck(choices)
        if phase == BUY:
            return search.best_purchase(choices)
        return search.best_special(choices)


class Search:
    def __init__(self, state: HappyState, seat: int, weights: Weights) -> None:
        self.state = state
        self.table = state.table
        self.seat = seat
        self.weights = weights
        self.judge = Judge(state, seat, weights)
        self._worths: dict[int, float] = {}

    # Buying

    def best_purchase(self, choices: list[int]) -> int:
        best = choices[0]
        top = HOPELESS
        for action in choices:
            worth = self.coin_worth() if action == actions.COIN else self.worth_of(action - actions.BUY)
            if worth > top:
                best = action
                top = worth
        return best

    def best_special(self, choices: list[int]) -> int:
        best = actions.DONE
        top = self.judge.worth(self.table)
        for action in choices:
            if action != actions.DONE:
                worth = self._taken(self.table, action - actions.SPECIAL)
                if worth > top:
                    best = action
                    top = worth
        return best

    def worth_of(self, card: int) -> float:
        """The best end of this turn with this card bought; hopeless if it cannot be. Prices are the same wherever it lies."""
        if card not in self._worths:
            self._worths[card] = self._worth_of(card)
        return self._worths[card]

    def _worth_of(self, card: int) -> float:
        table = self.table
        city = table.cities[self.seat]
        if city.has(card) or city.is_full() or city.coins < purchase.price(table, city, card):
            return HOPELESS
        trial = table.copy()
        if card < DWELLINGS and card not in trial.face_up:
            trial.face_up.append(card)
        purchase.buy(trial, self.seat, card)
        return self._wrapped_up(trial)

    def coin_worth(self) -> float:
        trial = self.table.copy()
        purchase.take_coin(trial, self.seat)
        return self._wrapped_up(trial)

    def _wrapped_up(self, table: Table) -> float:
        """With the special building that is best taken now, if one is."""
        best = self.judge.worth(table)
        for action in special_building.options(table, self.seat):
            best = max(best, self._taken(table, action - actions.SPECIAL))
        return best

    def _taken(self, table: Table, number: int) -> float:
        trial = table.copy()
        special_building.take(trial, self.seat, number)
        return self.judge.worth(trial)

    # Turning up

    def best_deck(self, choices: list[int]) -> int:
        sure = self._sure(self.table.face_up)
        draws = self.table.box.face_up - len(self.table.face_up)
        best = choices[0]
        top = HOPELESS
        for action in choices:
            worth = self._after_draws(action - actions.DRAW, sure, draws)
            if worth > top:
                best = action
                top = worth
        return best

    def best_discard(self, choices: list[int]) -> int:
        """Away with what the next player would like best, as long as another draw may bring something better."""
        face_up = self.table.face_up
        following = Search(self.state, (self.seat + 1) % self.state.setup.seats, self.weights)
        base = following.coin_worth()
        draws = self.table.box.face_up - len(face_up)
        best = actions.KEEP
        top = self._hoped(self._sure(face_up), draws)
        for action in choices:
            if action != actions.KEEP:
                card = action - actions.DISCARD
                rest = face_up[:]
                rest.remove(card)
                denied = max(0.0, following.worth_of(card) - base)
                worth = self._hoped(self._sure(rest), draws + 1) + self.weights.denial * denied
                if worth > top:
                    best = action
                    top = worth
        return best

    def _sure(self, face_up: list[int]) -> float:
        """The best purchase that needs no luck."""
        best = self.coin_worth()
        for card in face_up:
            best = max(best, self.worth_of(card))
        for place, left in enumerate(self.table.dwellings):
            if left > 0:
                best = max(best, self.worth_of(DWELLINGS + place))
        return best

    def _hoped(self, sure: float, draws: int) -> float:
        """The same when so many cards are still turned up, all from the best deck."""
        best = sure
        for deck in range(DECKS):
            best = max(best, self._after_draws(deck, sure, draws))
        return best

    def _after_draws(self, deck: int, sure: float, draws: int) -> float:
        """What is to be expected of the best of so many cards of a deck and what is sure already."""
        cards = self.table.decks[deck] or self.table.discards[deck]
        if not cards or draws <= 0:
            return sure
        worths = sorted(max(sure, self.worth_of(card)) for card in cards)
        expected = 0.0
        below = 0.0
        for place, worth in enumerate(worths):
            up_to = ((place + 1) / len(worths)) ** draws
            expected += worth * (up_to - below)
            below = up_to
        return expected


def best_market(table: Table, choices: list[int]) -> int:
    """The colour that most of the special buildings ask for."""
    best = choices[0]
    top = -1
    for action in choices:
        colour = table.box.colour[MARKETS + action - actions.MARKET]
        wanted = sum(1 for number in table.offered if table.specials[number].needs[colour])
        if wanted > top:
            best = action
            top = wanted
    return best


def best_copy(state: HappyState, seat: int, choices: list[int]) -> int:
    """What the sphinx or the pyramid had best become; the box is worth what its cards are worth on average."""
    best = choices[0]
    top = HOPELESS
    for action in choices:
        if action == actions.CHANCE:
            drawn = [_with_copied(state.table, seat, number) for number in state.table.unused]
            worth = sum(drawn) / len(drawn)
        elif action >= actions.MODEL:
            trial = state.table.copy()
            trial.cities[seat].model = action - actions.MODEL
            worth = float(scoring.score(trial, incomes(trial), seat).total)
        else:
            worth = float(_with_copied(state.table, seat, state.table.cities[action - actions.COPY].special))
        if worth > top:
            best = action
            top = worth
    return best


def _with_copied(table: Table, seat: int, number: int) -> int:
    trial = table.copy()
    trial.cities[seat].copied = number
    return scoring.score(trial, incomes(trial), seat).total
