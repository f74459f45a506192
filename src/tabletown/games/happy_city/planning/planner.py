"""Plans a turn of Happy City: what to discard and turn up for the best purchase to come, what to buy, what to take.

It plays trials with the real rules on copies of the table. Of a deck it knows which cards are left but not their order, so it
may be given any state that agrees with what the seat knows.
"""

from typing import ClassVar

from tabletown.engine.chance import Chance
from tabletown.engine.contract import Event, State
from tabletown.engine.planner import Line, Planner, first_best, ranked
from tabletown.games.happy_city import actions, purchase, scoring, special_building
from tabletown.games.happy_city.box import DECKS, DWELLINGS, MARKETS
from tabletown.games.happy_city.income import incomes
from tabletown.games.happy_city.phases import BUY, DISCARD, LENDER, MARKET, PYRAMID, REFILL, SPHINX
from tabletown.games.happy_city.planning import reasons
from tabletown.games.happy_city.planning.judge import Judge
from tabletown.games.happy_city.planning.weights import Weights
from tabletown.games.happy_city.state import HappyState
from tabletown.games.happy_city.table import Table

HOPELESS = -1.0e9
SEARCHED = (DISCARD, REFILL, BUY)
"""The steps of a turn in which looking further pays; the others are clear from what lies on the table."""
PATIENCE = 30
"""Rounds after which nobody waits any longer for others to end the game: three times as many as a game usually has."""


class HappyPlanner(Planner):
    futures: ClassVar[int] = 110
    horizon: ClassVar[float] = 99.0
    """A turn has about three decisions that are searched, and games are short enough to be played to their end."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def best(self, state: State, seat: int, choices: list[int], chance: Chance) -> int:
        assert isinstance(state, HappyState)
        phase = state.turn.phase
        if phase == MARKET:
            return best_market(state.table, choices)
        if phase == LENDER:
            earned = incomes(state.table)
            return max(choices, key=lambda action: earned[actions.BORROW.offset(action)])
        if phase in (SPHINX, PYRAMID):
            return best_copy(state, seat, choices)
        allowed = without_waiting(state, choices)
        return first_best(Search(state, seat, self.weights).rated(phase, allowed)).actions[0]

    def lines(self, state: State, seat: int, most: int, chance: Chance) -> list[Line]:
        assert isinstance(state, HappyState)
        phase = state.turn.phase
        if phase in SEARCHED:
            choices = without_waiting(state, state.legal(seat))
            return ranked(Search(state, seat, self.weights).rated(phase, choices), most)
        return [Line([self.choose(state, seat, chance)], 0.0)]

    def outlook(self, state: State) -> list[float]:
        assert isinstance(state, HappyState)
        if state.reason:
            return [float(score.total) for score in state.scores()]
        return [Judge(state, seat, self.weights).worth(state.table) for seat in range(state.setup.seats)]

    def claims(self, state: State, seat: int, actions: list[int]) -> list[Event]:
        assert isinstance(state, HappyState)
        return reasons.claims(state, seat, actions)

    def clock(self, state: State) -> float:
        assert isinstance(state, HappyState)
        return float(state.round)


class Search:
    def __init__(self, state: HappyState, seat: int, weights: Weights) -> None:
        self.state = state
        self.table = state.table
        self.seat = seat
        self.weights = weights
        self.judge = Judge(state, seat, weights)
        self._worths: dict[int, float] = {}

    def rated(self, phase: int, choices: list[int]) -> list[Line]:
        """Each choice with what the turn will come to; of equals the one that comes first is meant."""
        if phase == DISCARD:
            return self._discards(choices)
        if phase == REFILL:
            return self._draws(choices)
        if phase == BUY:
            return [Line([action], self._worth_of_purchase(action)) for action in choices]
        return self._specials(choices)

    # Buying

    def _worth_of_purchase(self, action: int) -> float:
        return self.coin_worth() if action == actions.COIN.number else self.worth_of(actions.BUY.offset(action))

    def _specials(self, choices: list[int]) -> list[Line]:
        found = [Line([actions.DONE.number], self.judge.worth(self.table))]
        for action in choices:
            if action != actions.DONE.number:
                found.append(Line([action], self._taken(self.table, actions.SPECIAL.offset(action))))
        return found

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
        for number in table.offered:
            if special_building.refusal(table, self.seat, number) == "":
                best = max(best, self._taken(table, number))
        return best

    def _taken(self, table: Table, number: int) -> float:
        trial = table.copy()
        special_building.take(trial, self.seat, number)
        return self.judge.worth(trial)

    # Turning up

    def _draws(self, choices: list[int]) -> list[Line]:
        sure = self._sure(self.table.face_up)
        draws = self.table.box.face_up - len(self.table.face_up)
        return [Line([action], self._after_draws(actions.DRAW.offset(action), sure, draws)) for action in choices]

    def _discards(self, choices: list[int]) -> list[Line]:
        """Away with what the next player would like best, as long as another draw may bring something better."""
        face_up = self.table.face_up
        following = Search(self.state, (self.seat + 1) % self.state.setup.seats, self.weights)
        base = following.coin_worth()
        draws = self.table.box.face_up - len(face_up)
        found = [Line([actions.KEEP.number], self._hoped(self._sure(face_up), draws))]
        for action in choices:
            if action != actions.KEEP.number:
                card = actions.DISCARD.offset(action)
                rest = face_up[:]
                rest.remove(card)
                denied = max(0.0, following.worth_of(card) - base)
                worth = self._hoped(self._sure(rest), draws + 1) + self.weights.denial * denied
                found.append(Line([action], worth))
        return found

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


def without_waiting(state: HappyState, choices: list[int]) -> list[int]:
    """What a bot may do: when both cities lack one card and ending the game loses it, two that only took coins would go on for
    ever. So after long enough whoever can build does."""
    if state.round <= PATIENCE or state.turn.phase != BUY:
        return choices
    return [action for action in choices if action != actions.COIN.number] or choices


def best_market(table: Table, choices: list[int]) -> int:
    """The colour that most of the special buildings ask for."""
    best = choices[0]
    top = -1
    for action in choices:
        colour = table.box.colour[MARKETS + actions.MARKET.offset(action)]
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
        if action == actions.CHANCE.number:
            drawn = [_with_copied(state.table, seat, number) for number in state.table.unused]
            worth = sum(drawn) / len(drawn)
        elif action >= actions.MODEL.number:
            trial = state.table.copy()
            trial.cities[seat].model = actions.MODEL.offset(action)
            worth = float(scoring.score(trial, incomes(trial), seat).total)
        else:
            worth = float(_with_copied(state.table, seat, state.table.cities[actions.COPY.offset(action)].special))
        if worth > top:
            best = action
            top = worth
    return best


def _with_copied(table: Table, seat: int, number: int) -> int:
    trial = table.copy()
    trial.cities[seat].copied = number
    return scoring.score(trial, incomes(trial), seat).total
