"""What a game knows about playing well. A bot brings an imagined state; the planner answers with a sensible action.

Each game that has bots subclasses it once. A planner judges by what the seat may know alone: on any two states that agree
with the same view it chooses the same. `choose` is all that a bot needs which plans one turn; a bot that searches asks for
ranked lines, for what every player can expect, and for the clock that tells it when to stop looking.
"""

from typing import ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from tabletown.engine.chance import Chance
from tabletown.engine.contract import Event, State


class Line:
    """A way to play on: the actions that one seat would play next, and the points that the planner expects of it."""

    def __init__(self, actions: list[int], worth: float) -> None:
        self.actions = actions
        self.worth = worth

    def __repr__(self) -> str:
        return f"<Line {self.actions}: {self.worth:.2f}>"


L = TypeVar("L", bound=Line)


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner:
    futures: ClassVar[int] = 100
    """About how many futures one core plays on in a second; the budgets of bots that search are counted in them."""
    horizon: ClassVar[float] = 2.0
    """How many rounds a future is played on before it is judged."""

    def choose(self, state: State, seat: int, chance: Chance) -> int:
        """The legal action that leads to the best end of this seat's own turn; chance decides between equals."""
        choices = state.legal(seat)
        return choices[0] if len(choices) == 1 else self.best(state, seat, choices, chance)

    def best(self, state: State, seat: int, choices: list[int], chance: Chance) -> int:
        """The same where there is a choice."""
        raise AssertionError("a game plans")

    def glance(self, state: State, seat: int, chance: Chance) -> list[int]:
        """A sensible way to play on, found faster than the best: how an imagined game is played. As many actions as need
        not be planned again."""
        return [self.choose(state, seat, chance)]

    def lines(self, state: State, seat: int, most: int, chance: Chance) -> list[Line]:
        """The most promising ways to play this turn, the best first, none longer than what the seat can foresee. One line
        alone where looking further is not worth the time."""
        return [Line([self.choose(state, seat, chance)], 0.0)]

    def outlook(self, state: State) -> list[float]:
        """The points that each seat can expect in the end, and behind them those of the printed rival, if there is one."""
        found = [float(score.total) for score in state.scores()]
        rival = state.rival()
        if rival is not None:
            found.append(float(rival.score.total))
        return found

    def clock(self, state: State) -> float:
        """How many rounds have been played: what happens within a round must not look better than what takes another."""
        return float(state.epoch)

    def claims(self, state: State, seat: int, actions: list[int]) -> list[Event]:
        """What can be said for these actions, which the seat can play now: sentences that are true of every state that agrees
        with the seat's view, the most telling first."""
        return []

    def reason(self, state: State, seat: int, actions: list[int], instead: list[int]) -> Event:
        """Why these actions are good, in one sentence; `instead` are those that they are preferred to, if any. What is true of
        both is said only when nothing tells them apart; `coach-reason-best` claims the least."""
        found = self.claims(state, seat, actions)
        if not found:
            return Event("coach-reason-best", seat, {})
        same = [repr(claim) for claim in self.claims(state, seat, instead)] if instead else []
        for claim in found:
            if repr(claim) not in same:
                return claim
        return found[0]


def first_best(lines: list[L]) -> L:
    """The best of them; the first where several are."""
    best = lines[0]
    for line in lines:
        if line.worth > best.worth:
            best = line
    return best


def ranked(lines: list[Line], most: int) -> list[Line]:
    """The best of them, the best first."""
    return sorted(lines, key=lambda line: -line.worth)[:most]
