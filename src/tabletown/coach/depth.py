"""How deep a review looks. Budgets are counted in futures, so that the same record always gives the same review."""

from tabletown.engine.planner import Planner

LEAST_JUDGED = 12
LEAST_DOUBTED = 4
LINES_JUDGED = 3
"""The played turn, another one and the usual way to go on."""


class Depth:
    def __init__(self, lines: int, search: float, judge: float, doubt: float, least: int = LEAST_JUDGED) -> None:
        self.lines = lines
        """So many turns that look good are compared with the played one."""
        self._search = search
        self._judge = judge
        self._doubt = doubt
        self._least = least

    def search(self, planner: Planner) -> int:
        """Futures to find the best turn with, all lines together."""
        return int(planner.futures * self._search)

    def judge(self, planner: Planner) -> int:
        """Futures in which the played turn and the best one are compared afresh; few have no error to speak of."""
        return max(self._least, int(planner.futures * self._judge / LINES_JUDGED))

    def doubt(self, planner: Planner) -> int:
        """Futures more for a turn on average, given to those that are doubtful."""
        return max(LEAST_DOUBTED, int(planner.futures * self._doubt / LINES_JUDGED))


DEPTHS = {
    0: Depth(lines=2, search=0.0, judge=0.0, doubt=0.0, least=3),
    1: Depth(lines=3, search=0.05, judge=0.05, doubt=0.05),
    2: Depth(lines=6, search=0.2, judge=0.15, doubt=0.2),
    3: Depth(lines=10, search=1.0, judge=0.5, doubt=1.0),
}
"""The figures are seconds on one core of the machine on which `Planner.futures` were counted. Depth 0 only shows that
everything works: three futures tell nothing about a turn. Nobody is offered it."""
