"""Plans a turn of Streets: which tile to build where, and every smaller decision, by the position at the turn's end.

It plays trials with the real rules on copies of the state. In a trial others decide in a fixed way, so that nothing hangs on
hands that the seat does not see. At a table for one the Grifter's next tile lies open, so the best few places are looked at
again with what the Grifter does then.
"""

from tabletown.engine.chance import Chance
from tabletown.engine.contract import State
from tabletown.engine.planner import Planner
from tabletown.games.streets import actions
from tabletown.games.streets.edition import HACKER
from tabletown.games.streets.phases import ABANDON, MOVE, PICK, PLACE, WRAP_UP, phase_of
from tabletown.games.streets.planning.judge import Judge
from tabletown.games.streets.planning.weights import Weights
from tabletown.games.streets.state import StreetsState


class StreetsPlanner(Planner):
    def __init__(self) -> None:
        self.weights = Weights()

    def choose(self, state: State, seat: int, chance: Chance) -> int:
        assert isinstance(state, StreetsState)
        choices = state.legal(seat)
        if len(choices) == 1:
            return choices[0]
        return Search(state, seat, self.weights).best(choices)


class Prospect:
    """One of the choices, what may follow it in this turn played on trial, and how good that looks."""

    def __init__(self, action: int, end: StreetsState, worth: float) -> None:
        self.action = action
        self.end = end
        self.worth = worth


class Search:
    def __init__(self, state: StreetsState, seat: int, weights: Weights) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.judge = Judge(seat, weights)

    def best(self, choices: list[int]) -> int:
        state = self.state
        found: list[Prospect] = []
        for action in _sensible(state.turn.phase, choices):
            trial = _played(state, action)
            if state.turn.phase == PICK:
                for place in trial.legal(self.seat):
                    if place >= actions.BUILD:
                        found.append(self._prospect(action, _played(trial, place)))
            else:
                found.append(self._prospect(action, trial))
        if self._sees_the_grifter():
            found = self._with_the_grifter(found)
        return _best(found).action

    def _prospect(self, action: int, trial: StreetsState) -> Prospect:
        """The best way to go on with this turn until the building is done with."""
        turn = trial.turn
        while turn is trial.turn and not trial.over():
            phase = turn.phase
            if phase in (WRAP_UP, PICK, PLACE, ABANDON):
                break
            choices = trial.legal(turn.decider)
            if turn.decider == self.seat and phase != MOVE:
                return _best([self._prospect(action, _played(trial, choice)) for choice in choices])
            trial.play(turn.decider, choices[0])
        return Prospect(action, trial, self.judge.worth(trial.table))

    # The Grifter

    def _sees_the_grifter(self) -> bool:
        """Whether it is known what comes next. Not for the hacker, in whose streets the unseen tile drawn then would count."""
        table = self.state.table
        is_own = table.is_solo and self.state.turn.player == self.seat
        return is_own and self.state.turn.phase in (PICK, PLACE) and table.advisor_of(self.seat) != HACKER

    def _with_the_grifter(self, found: list[Prospect]) -> list[Prospect]:
        """The most promising choices, judged anew after the Grifter's turn."""
        found = sorted(found, key=lambda prospect: -prospect.worth)[: self.weights.looked_at]
        for prospect in found:
            trial = prospect.end
            trial.play(self.seat, actions.DONE)
            while not trial.over() and trial.turn.player != self.seat:
                trial.play(self.seat, trial.legal(self.seat)[0])
            prospect.worth = self.judge.worth(trial.table)
        return found


def _played(state: StreetsState, action: int) -> StreetsState:
    trial = state.copy()
    assert isinstance(trial, StreetsState)
    trial.play(trial.turn.decider, action)
    return trial


def _best(found: list[Prospect]) -> Prospect:
    best = found[0]
    for prospect in found:
        if prospect.worth > best.worth:
            best = prospect
    return best


def _sensible(phase: int, choices: list[int]) -> list[int]:
    """What is worth a trial: people of one colour stay together, and a tile once picked is built."""
    if phase == MOVE:
        several = [action for action in choices if action >= actions.SEND_ALL or action == actions.SETTLE]
        return several if len(several) > 1 else choices
    if phase == PLACE:
        return [action for action in choices if phase_of(action) == PLACE]
    return choices
