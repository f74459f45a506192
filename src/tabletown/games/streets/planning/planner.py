"""Plans a turn of Streets: which tile to build where, and every smaller decision, by the position at the turn's end.

It plays trials with the real rules on copies of the state. In a trial others decide in a fixed way, so that nothing hangs on
hands that the seat does not see.
"""

from tabletown.engine.chance import Chance
from tabletown.engine.contract import State
from tabletown.engine.planner import Planner
from tabletown.games.streets import actions
from tabletown.games.streets.planning.judge import Judge
from tabletown.games.streets.planning.weights import Weights
from tabletown.games.streets.state import StreetsState
from tabletown.games.streets.turn import ABANDON, MOVE, PICK, PLACE, WRAP_UP, phase_of

HOPELESS = -1.0e9


class StreetsPlanner(Planner):
    def __init__(self) -> None:
        self.weights = Weights()

    def choose(self, state: State, seat: int, chance: Chance) -> int:
        assert isinstance(state, StreetsState)
        choices = state.legal(seat)
        if len(choices) == 1:
            return choices[0]
        search = Search(state, seat, Judge(seat, self.weights))
        if state.turn.phase == PICK:
            return search.best_tile(choices)
        return search.best(state, choices)


class Search:
    def __init__(self, state: StreetsState, seat: int, judge: Judge) -> None:
        self.epoch = state.epoch
        self.player = state.turn.player
        self.seat = seat
        self.judge = judge
        self.state = state

    def best_tile(self, choices: list[int]) -> int:
        """The tile of the hand that has the best place."""
        best, top = choices[0], HOPELESS
        for action in choices:
            trial = self._played(self.state, action)
            places = [place for place in trial.legal(self.seat) if place >= actions.BUILD]
            worth = self._best_worth(trial, places)
            if worth > top:
                best, top = action, worth
        return best

    def best(self, state: StreetsState, choices: list[int]) -> int:
        best, top = choices[0], HOPELESS
        for action in _sensible(state.turn.phase, choices):
            worth = self._worth(self._played(state, action))
            if worth > top:
                best, top = action, worth
        return best

    def _best_worth(self, state: StreetsState, choices: list[int]) -> float:
        top = HOPELESS
        for action in choices:
            top = max(top, self._worth(self._played(state, action)))
        return top

    def _played(self, state: StreetsState, action: int) -> StreetsState:
        trial = state.copy()
        assert isinstance(trial, StreetsState)
        trial.play(trial.turn.decider, action)
        return trial

    def _worth(self, trial: StreetsState) -> float:
        """How good the position will be when this building is done with."""
        turn = trial.turn
        while not trial.over() and turn.player == self.player and trial.turn is turn:
            phase = turn.phase
            if phase in (WRAP_UP, PICK, PLACE, ABANDON):
                break
            choices = trial.legal(turn.decider)
            if turn.decider == self.seat and phase != MOVE:
                return self._best_worth(trial, choices)
            trial.play(turn.decider, choices[0])
        return self.judge.worth(trial.table)


def _sensible(phase: int, choices: list[int]) -> list[int]:
    """What is worth a trial: people of one colour stay together, and a tile once picked is built."""
    if phase == MOVE:
        several = [action for action in choices if action >= actions.SEND_ALL or action == actions.SETTLE]
        return several if len(several) > 1 else choices
    if phase == PLACE:
        return [action for action in choices if phase_of(action) == PLACE]
    return choices
