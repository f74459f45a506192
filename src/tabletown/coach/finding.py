"""The best turn that can be found for a seat, whole: the lines of the game's planner and the turn that was played, compared by
the search of the bots."""

from tabletown.bots.foresight import Foresight
from tabletown.engine.chance import Chance
from tabletown.engine.contract import Observer, State
from tabletown.engine.planner import Line, Planner


class Found:
    def __init__(self, best: list[int], first_sight: list[int]) -> None:
        self.best = best
        self.first_sight = first_sight
        """What the planner itself would play."""


def find(planner: Planner, observer: Observer, played: list[int], most: int, budget: int, chance: Chance) -> Found:
    state = observer.imagine(chance)
    lines: list[Line] = []
    for line in planner.lines(state, observer.seat, most, chance):
        turn = whole(planner, state, observer.seat, line.actions, chance)
        if all(turn != other.actions for other in lines):
            lines.append(Line(turn, line.worth))
    first_sight = lines[0].actions
    if all(line.actions != played for line in lines):
        lines.append(Line(played, lines[-1].worth))
    if len(lines) == 1:
        return Found(played, played)
    foresight = Foresight(planner, observer, lines, chance)
    foresight.contest.held = [place for place, line in enumerate(lines) if line.actions == played]
    for _ in foresight.unfold(budget):
        pass
    return Found(lines[foresight.contest.leader()].actions, first_sight)


def whole(planner: Planner, state: State, seat: int, begun: list[int], chance: Chance) -> list[int]:
    """The turn that begins like this, gone on with as the planner would, as far as the seat can foresee it."""
    trial, turn = state.copy(), begun[:]
    for action in begun:
        trial.play(seat, action)
    while trial.epoch == state.epoch and seat in trial.acting():
        action = planner.choose(trial, seat, chance)
        trial.play(seat, action)
        turn.append(action)
    return turn
