"""Plans a turn of Streets: which tile to build where, and every smaller decision, by the position at the turn's end.

It plays trials with the real rules on copies of the state. In a trial others decide in a fixed way, so that nothing hangs on
hands that the seat does not see. At a table for one the Grifter's next tile lies open, so the best few places are looked at
again with what the Grifter does then.
"""

from typing import ClassVar

from tabletown.engine.chance import Chance
from tabletown.engine.contract import Event, State
from tabletown.engine.planner import Line, Planner, first_best, ranked
from tabletown.games.streets import actions
from tabletown.games.streets.edition import HACKER
from tabletown.games.streets.phases import ABANDON, MOVE, PICK, PLACE, WRAP_UP
from tabletown.games.streets.planning import reasons
from tabletown.games.streets.planning.judge import Judge, tiles_left
from tabletown.games.streets.planning.weights import Weights
from tabletown.games.streets.state import StreetsState


class StreetsPlanner(Planner):
    futures: ClassVar[int] = 140

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def best(self, state: State, seat: int, choices: list[int], chance: Chance) -> int:
        assert isinstance(state, StreetsState)
        return Search(state, seat, self.weights).best(choices)

    def glance(self, state: State, seat: int, chance: Chance) -> list[int]:
        assert isinstance(state, StreetsState)
        choices = state.legal(seat)
        return choices if len(choices) == 1 else first_best(Search(state, seat, self.weights).found(choices)).actions

    def lines(self, state: State, seat: int, most: int, chance: Chance) -> list[Line]:
        assert isinstance(state, StreetsState)
        turn = state.turn
        if turn.phase not in (PICK, PLACE) or turn.player != seat:
            return [Line([self.choose(state, seat, chance)], 0.0)]
        found = Search(state, seat, self.weights).found(state.legal(seat))
        return ranked([Line(prospect.actions, prospect.worth) for prospect in found], most)

    def outlook(self, state: State) -> list[float]:
        assert isinstance(state, StreetsState)
        if state.reason:
            return super().outlook(state)
        return Judge(0, self.weights).outlook(state.table)

    def claims(self, state: State, seat: int, actions: list[int]) -> list[Event]:
        assert isinstance(state, StreetsState)
        return reasons.claims(state, seat, actions)

    def clock(self, state: State) -> float:
        assert isinstance(state, StreetsState)
        return -tiles_left(state.table) / state.table.players


class Prospect(Line):
    """One of the choices, what may follow it in this turn played on trial, and how good that looks."""

    def __init__(self, actions: list[int], end: StreetsState, worth: float) -> None:
        super().__init__(actions, worth)
        self.end = end


class Search:
    def __init__(self, state: StreetsState, seat: int, weights: Weights) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.judge = Judge(seat, weights)

    def best(self, choices: list[int]) -> int:
        return first_best(self.found(choices)).actions[0]

    def found(self, choices: list[int]) -> list[Prospect]:
        """What is worth a trial: a tile with its place when one is picked, else each choice."""
        state = self.state
        found: list[Prospect] = []
        for action in _sensible(state.turn.phase, choices):
            trial = _played(state, action)
            if state.turn.phase == PICK:
                for place in trial.legal(self.seat):
                    if actions.BUILD.covers(place):
                        found.append(self._prospect([action, place], _played(trial, place)))
            else:
                found.append(self._prospect([action], trial))
        if self._sees_the_grifter():
            found = self._with_the_grifter(found)
        return found

    def _prospect(self, begun: list[int], trial: StreetsState) -> Prospect:
        """The best way to go on with this turn until the building is done with."""
        turn = trial.turn
        while turn is trial.turn and not trial.over():
            phase = turn.phase
            if phase in (WRAP_UP, PICK, PLACE, ABANDON):
                break
            choices = trial.legal(turn.decider)
            if turn.decider == self.seat and phase != MOVE:
                return first_best([self._prospect(begun, _played(trial, choice)) for choice in choices])
            trial.play(turn.decider, choices[0])
        return Prospect(begun, trial, self.judge.worth(trial.table))

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
            trial.play(self.seat, actions.DONE.number)
            while not trial.over() and trial.turn.player != self.seat:
                trial.play(self.seat, trial.legal(self.seat)[0])
            prospect.worth = self.judge.worth(trial.table)
        return found


def _played(state: StreetsState, action: int) -> StreetsState:
    trial = state.copy()
    assert isinstance(trial, StreetsState)
    trial.play(trial.turn.decider, action)
    return trial


def _sensible(phase: int, choices: list[int]) -> list[int]:
    """What is worth a trial: people of one colour stay together, and a tile once picked is built."""
    if phase == MOVE:
        several = [action for action in choices if actions.SEND_ALL.covers(action) or action == actions.SETTLE.number]
        return several if len(several) > 1 else choices
    if phase == PLACE:
        return [action for action in choices if actions.BUILD.covers(action)]
    return choices
