"""The bot that looks ahead: it plays the best few turns on in imagined futures and keeps the one that ends best.

It knows no game; foresight.py compares the lines. Its budget is counted in futures, not in time, so that the same key and the
same views give the same game; time is a cap for slow machines only.
"""

from time import monotonic

from tabletown.bots.bot import Bot
from tabletown.bots.foresight import Foresight
from tabletown.engine.contract import Observer
from tabletown.engine.planner import Line, Planner


class Strength:
    """How hard a bot looks: how many lines it compares, and the budget that they share."""

    def __init__(self, lines: int, seconds: float, cap: float) -> None:
        self.lines = lines
        self.seconds = seconds
        """About so long a decision takes on one core of the machine on which `Planner.futures` were counted."""
        self.cap = cap
        """Seconds after which the best line so far is played, whatever the budget."""

    def futures(self, planner: Planner) -> int:
        return int(planner.futures * self.seconds)


class Searcher(Bot):
    def __init__(self, key: bytes, planner: Planner, strength: Strength) -> None:
        super().__init__(key)
        self.planner = planner
        self.strength = strength
        self.cancelled = False
        """Set from outside: the best line so far is good enough."""
        self._rest: list[int] = []
        """What is left of the line that was chosen."""

    def choose(self, observer: Observer) -> int:
        choices = observer.legal()
        if len(choices) == 1:
            return self._follow(choices[0])
        if self._rest and self._rest[0] in choices:
            return self._follow(self._rest[0])
        state = observer.imagine(self.chance)
        lines = self.planner.lines(state, observer.seat, self.strength.lines, self.chance)
        best = lines[0] if len(lines) == 1 else self._best(observer, lines)
        self._rest = best.actions[1:]
        return best.actions[0]

    def _follow(self, action: int) -> int:
        self._rest = self._rest[1:] if self._rest and self._rest[0] == action else []
        return action

    def _best(self, observer: Observer, lines: list[Line]) -> Line:
        foresight = Foresight(self.planner, observer, lines, self.chance)
        started = monotonic()
        for _ in foresight.unfold(self.strength.futures(self.planner)):
            if self.cancelled or monotonic() - started > self.strength.cap:
                break
        return lines[foresight.contest.leader()]
