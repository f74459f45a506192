"""Plans a whole turn: tries every column with every place for its room and its resource, and keeps the best house.

It plays trial turns with the real rules on copies of houses and table and never looks at the order of a deck or into a
roof pile, so it may be given any state that agrees with what the seat knows.
"""

from typing import Final

from tabletown.engine.chance import Chance
from tabletown.engine.contract import State
from tabletown.engine.planner import Planner
from tabletown.games.dream_home import actions, scoring
from tabletown.games.dream_home.board import COLUMNS
from tabletown.games.dream_home.edition import NONE
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.planning.judge import Judge
from tabletown.games.dream_home.planning.weights import Weights
from tabletown.games.dream_home.state import DreamHomeState
from tabletown.games.dream_home.table import FIRST_PLAYER, Table
from tabletown.games.dream_home.turn import CHOOSE, DISCARD, HAMMER, HELPERS, ROOFER, SUPPLY, TOKENS, WRAP_UP, Turn

TOOLS_TRIED: Final = 3
NOTHING: Final = -1.0e9


class DreamHomePlanner(Planner):
    def __init__(self) -> None:
        self.weights = Weights()

    def choose(self, state: State, seat: int, chance: Chance) -> int:
        assert isinstance(state, DreamHomeState)
        choices = state.legal(seat)
        if len(choices) == 1:
            return choices[0]
        search = Search(state, self.weights)
        phase = state.turn.phase
        if phase == CHOOSE:
            return search.best_column(choices)
        if phase == DISCARD:
            return search.best_discard(choices)
        if phase == HAMMER:
            return search.best_use_of_hammer(choices)
        if phase == ROOFER:
            return best_roof(choices)
        if phase in (HELPERS, SUPPLY) or state.turn.resume == HELPERS:
            return search.best_help(choices)
        return search.best_place(choices)


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
            if action < actions.MIX:
                worth = self._after(self.house, self.table, self.state.turn, action) - left[action - actions.TAKE]
                if worth > top:
                    best, top = action, worth
        for action in self._tools_worth_trying(choices):
            house, table, turn = self.house.copy(), self.table.copy(), self.state.turn.copy()
            turn.play(house, table, action)
            worth = self._best_take(house, table, turn, left)
            if worth > top:
                best, top = action, worth
        return best

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
        then.play(trial, cards, action)
        if then.phase == WRAP_UP or then.phase == CHOOSE:
            worth = self.judge.worth(trial)
            if then.column == FIRST_PLAYER and self.judge.rounds > 0:
                worth += self.weights.first_player
            return worth
        best = NOTHING
        for choice in then.legal(trial, cards):
            best = max(best, self._after(trial, cards, then, choice))
        return best

    def _best_take(self, house: House, table: Table, turn: Turn, left: list[float]) -> float:
        if turn.phase != CHOOSE:
            # Rooms with several tokens: which of them stays is decided when it comes to it.
            choices = turn.legal(house, table)
            turn.play(house, table, choices[0])
        best = NOTHING
        for column in table.columns():
            best = max(best, self._after(house, table, turn, actions.TAKE + column) - left[column])
        return best

    def _tools_worth_trying(self, choices: list[int]) -> list[int]:
        """All mixes, and the drillings that look best in themselves."""
        rated: list[tuple[float, int]] = []
        for action in choices:
            if action >= actions.DRILL:
                rated.append((-self._after(self.house, self.table, self.state.turn, action), action))
        rated.sort()
        tried = [action for action in choices if actions.MIX <= action < actions.DRILL]
        return tried + [action for _, action in rated[:TOOLS_TRIED]]

    # Before it

    def best_discard(self, choices: list[int]) -> int:
        """The column that others want and the own house does not need."""
        own = self._columns_for(self.seat)
        others = [self._columns_for(seat) for seat in self._yet_to_come()]
        best, top = choices[0], NOTHING
        for action in choices:
            gone = action - actions.DISCARD
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
        best, top = actions.KEEP, waiting
        for action in choices:
            if action != actions.KEEP:
                worth = self._after(self.house, self.table, self.state.turn, action)
                if action == actions.HAMMER + FIRST_PLAYER:
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
        turn = Turn(seat, CHOOSE)
        house = self.state.houses[seat]
        found = [NOTHING] * COLUMNS
        for column in self.table.columns():
            found[column] = self._after(house, self.table, turn, actions.TAKE + column)
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
            if points > top or (points == top and action == actions.DONE):
                best, top = action, points
        return best

    def _points_after(self, house: House, table: Table, turn: Turn, action: int) -> float:
        trial, cards, then = house.copy(), table.copy(), turn.copy()
        then.play(trial, cards, action)
        if then.phase in (SUPPLY, TOKENS):
            return max([self._points_after(trial, cards, then, choice) for choice in then.legal(trial, cards)])
        return float(scoring.score(trial, False).total)


def best_roof(choices: list[int]) -> int:
    """Nobody knows what lies in the pile, so a window is the best one can take."""
    for action in choices:
        if actions.ROOF <= action < actions.SUPPLY and (action - actions.ROOF) % 2:
            return action
    return choices[0]


def _best_but(worth: list[float], one: int, other: int) -> int:
    """The best column apart from two."""
    best = NONE
    for column in range(len(worth)):
        if column != one and column != other and (best == NONE or worth[column] > worth[best]):
            best = column
    return best
