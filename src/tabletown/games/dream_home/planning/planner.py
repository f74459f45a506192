"""Plans a whole turn: tries every column with every place for its room and its resource, and keeps the best house.

It plays trial turns with the real rules on copies of houses and table and never looks at the order of a deck or into a
roof pile, so it may be given any state that agrees with what the seat knows.
"""

from typing import ClassVar, Final

from tabletown.engine.chance import Chance
from tabletown.engine.contract import Event, State
from tabletown.engine.planner import Line, Planner, ranked
from tabletown.games.dream_home import actions, phases, scoring
from tabletown.games.dream_home.board import COLUMNS
from tabletown.games.dream_home.decision import Turn
from tabletown.games.dream_home.edition import NONE
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.planning import reasons
from tabletown.games.dream_home.planning.judge import Judge
from tabletown.games.dream_home.planning.weights import Weights
from tabletown.games.dream_home.state import DreamHomeState
from tabletown.games.dream_home.table import FIRST_PLAYER, Table
from tabletown.games.dream_home.turn import legal, play

TOOLS_TRIED: Final = 3
NOTHING: Final = -1.0e9


class DreamHomePlanner(Planner):
    futures: ClassVar[int] = 380

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def best(self, state: State, seat: int, choices: list[int], chance: Chance) -> int:
        assert isinstance(state, DreamHomeState)
        search = Search(state, self.weights)
        phase = state.turn.phase
        if phase == phases.CHOOSE:
            return search.best_column(choices)
        if phase == phases.DISCARD:
            return search.best_discard(choices)
        if phase == phases.HAMMER:
            return search.best_use_of_hammer(choices)
        if phase == phases.ROOFER:
            return best_roof(choices)
        if phase in (phases.HELPERS, phases.SUPPLY) or state.turn.resume == phases.HELPERS:
            return search.best_help(choices)
        return search.best_place(choices)

    def glance(self, state: State, seat: int, chance: Chance) -> list[int]:
        assert isinstance(state, DreamHomeState)
        if state.turn.phase != phases.CHOOSE:
            return [self.choose(state, seat, chance)]
        return ranked(Search(state, self.weights).columns(state.legal(seat)), 1)[0].actions

    def lines(self, state: State, seat: int, most: int, chance: Chance) -> list[Line]:
        assert isinstance(state, DreamHomeState)
        choices = state.legal(seat)
        phase = state.turn.phase
        if phase == phases.CHOOSE:
            return ranked(Search(state, self.weights).columns(choices), most)
        best = Line([self.choose(state, seat, chance)], 0.0)
        if phase not in (phases.DISCARD, phases.HAMMER):
            return [best]
        return [best, *[Line([action], -1.0) for action in choices if action != best.actions[0]]][:most]

    def outlook(self, state: State) -> list[float]:
        assert isinstance(state, DreamHomeState)
        if state.reason:
            return super().outlook(state)
        judge = Judge(state, self.weights)
        return [judge.worth(house) for house in state.houses]

    def claims(self, state: State, seat: int, actions: list[int]) -> list[Event]:
        assert isinstance(state, DreamHomeState)
        return reasons.claims(state, seat, actions)

    def clock(self, state: State) -> float:
        assert isinstance(state, DreamHomeState)
        return float(state.round)


class Search:
    def __init__(self, state: DreamHomeState, weights: Weights) -> None:
        self.state = state
        self.weights = weights
        self.judge = Judge(state, weights)
        self.seat = state.turn.seat
        self.house = state.houses[self.seat]
        self.table = state.table

    # In the own turn

    def best_column(self, choices: list[int]) -> int:
        """The column, or the tool before it, that leads to the best house and leaves others least."""
        left = self._left_for_others()
        best, top = choices[0], NOTHING
        for action in choices:
            if actions.TAKE.covers(action):
                worth = self._after(self.house, self.table, self.state.turn, action) - left[actions.TAKE.offset(action)]
                if worth > top:
                    best, top = action, worth
        for action in self._tools_worth_trying(choices):
            house, table, turn = self.house.copy(), self.table.copy(), self.state.turn.copy()
            play(turn, house, table, action)
            worth = self._best_take(house, table, turn, left)
            if worth > top:
                best, top = action, worth
        return best

    def columns(self, choices: list[int]) -> list[Line]:
        """Every column with every place for its room, and every tool before it."""
        left = self._left_for_others()
        found: list[Line] = []
        for action in choices:
            if actions.TAKE.covers(action):
                found += self._places(action, left[actions.TAKE.offset(action)])
        for action in self._tools_worth_trying(choices):
            house, table, turn = self.house.copy(), self.table.copy(), self.state.turn.copy()
            play(turn, house, table, action)
            found.append(Line([action], self._best_take(house, table, turn, left)))
        return found

    def _places(self, action: int, left: float) -> list[Line]:
        house, table, turn = self.house.copy(), self.table.copy(), self.state.turn.copy()
        play(turn, house, table, action)
        if turn.phase not in (phases.BUILD, phases.TOKENS):
            return [Line([action], self._after(self.house, self.table, self.state.turn, action) - left)]
        places = legal(turn, house, table)
        return [Line([action, place], self._after(house, table, turn, place) - left) for place in places]

    def best_place(self, choices: list[int]) -> int:
        """Where a room, a token or a scaffold goes."""
        best, top = choices[0], NOTHING
        for action in choices:
            worth = self._after(self.house, self.table, self.state.turn, action)
            if worth > top:
                best, top = action, worth
        return best

    def _after(self, house: House, table: Table, turn: Turn, action: int) -> float:
        """The worth of the best end of this turn once the action is played."""
        trial, cards, then = house.copy(), table.copy(), turn.copy()
        play(then, trial, cards, action)
        if then.phase == phases.WRAP_UP or then.phase == phases.CHOOSE:
            worth = self.judge.worth(trial)
            if then.column == FIRST_PLAYER and self.judge.rounds > 0:
                worth += self.weights.first_player
            return worth
        best = NOTHING
        for choice in legal(then, trial, cards):
            best = max(best, self._after(trial, cards, then, choice))
        return best

    def _best_take(self, house: House, table: Table, turn: Turn, left: list[float]) -> float:
        if turn.phase != phases.CHOOSE:
            # Rooms with several tokens: which of them stays is decided when it comes to it.
            choices = legal(turn, house, table)
            play(turn, house, table, choices[0])
        best = NOTHING
        for column in table.columns():
            best = max(best, self._after(house, table, turn, actions.TAKE.of(column)) - left[column])
        return best

    def _tools_worth_trying(self, choices: list[int]) -> list[int]:
        """All mixes, and the drillings that look best in themselves."""
        rated: list[tuple[float, int]] = []
        for action in choices:
            if actions.DRILL.covers(action):
                rated.append((-self._after(self.house, self.table, self.state.turn, action), action))
        rated.sort()
        tried = [action for action in choices if actions.MIX.covers(action)]
        return tried + [action for _, action in rated[:TOOLS_TRIED]]

    # Before it

    def best_discard(self, choices: list[int]) -> int:
        """The column that others want and the own house does not need."""
        own = self._columns_for(self.seat)
        others = [self._columns_for(seat) for seat in self._yet_to_come()]
        best, top = choices[0], NOTHING
        for action in choices:
            gone = actions.DISCARD.offset(action)
            taken = _best_but(own, gone, NONE)
            worth = own[taken]
            for other in others:
                worth -= self.weights.denial * other[_best_but(other, gone, taken)] / len(others)
            if worth > top:
                best, top = action, worth
        return best

    def best_use_of_hammer(self, choices: list[int]) -> int:
        """Use it when the room is worth more than what will be left in the own turn, the hammer still in hand."""
        waiting = sorted(self._columns_for(self.seat), reverse=True)[min(self._place_in_order(), COLUMNS - 1)]
        best, top = actions.KEEP.number, waiting
        for action in choices:
            if action != actions.KEEP.number:
                worth = self._after(self.house, self.table, self.state.turn, action)
                if action == actions.HAMMER.of(FIRST_PLAYER):
                    worth -= self.weights.first_player  # a jackhammer brings no token
                if worth > top:
                    best, top = action, worth
        return best

    def _place_in_order(self) -> int:
        """How many others take a column before this seat does."""
        seats = len(self.state.houses)
        place = (self.seat - self.state.starter) % seats
        return sum([1 for step in range(place) if not self.state.skips[(self.state.starter + step) % seats]])

    def _yet_to_come(self) -> list[int]:
        """Who takes a column after this seat in this round."""
        seats = len(self.state.houses)
        place = (self.seat - self.state.starter) % seats
        after = [(self.state.starter + step) % seats for step in range(place + 1, seats)]
        return [seat for seat in after if not self.state.skips[seat]]

    def _columns_for(self, seat: int) -> list[float]:
        """What each column would make of a seat's house."""
        turn = Turn(seat, phases.CHOOSE)
        house = self.state.houses[seat]
        found = [NOTHING] * COLUMNS
        for column in self.table.columns():
            found[column] = self._after(house, self.table, turn, actions.TAKE.of(column))
        return found

    def _left_for_others(self) -> list[float]:
        """For each column what counts against taking it: the good that the other columns will do to others."""
        left = [0.0] * COLUMNS
        others = self._yet_to_come()
        for seat in others:
            worth = self._columns_for(seat)
            for column in range(COLUMNS):
                left[column] += self.weights.denial * worth[_best_but(worth, column, NONE)] / len(others)
        return left

    # After the last round

    def best_help(self, choices: list[int]) -> int:
        """What brings most points at once; to stop when nothing brings any."""
        best, top = choices[0], NOTHING
        for action in choices:
            points = self._points_after(self.house, self.table, self.state.turn, action)
            if points > top or (points == top and action == actions.DONE.number):
                best, top = action, points
        return best

    def _points_after(self, house: House, table: Table, turn: Turn, action: int) -> float:
        trial, cards, then = house.copy(), table.copy(), turn.copy()
        play(then, trial, cards, action)
        if then.phase in (phases.SUPPLY, phases.TOKENS):
            return max([self._points_after(trial, cards, then, choice) for choice in legal(then, trial, cards)])
        return float(scoring.score(trial, False).total)


def best_roof(choices: list[int]) -> int:
    """Nobody knows what lies in the pile, so a window is the best one can take."""
    for action in choices:
        if actions.ROOF.covers(action) and actions.ROOF.offset(action) % 2:
            return action
    return choices[0]


def _best_but(worth: list[float], one: int, other: int) -> int:
    """The best column apart from two."""
    best = NONE
    for column in range(len(worth)):
        if column != one and column != other and (best == NONE or worth[column] > worth[best]):
            best = column
    return best
