"""The bot that has just learned the game: it takes one of the better turns that there are, seldom the best.

What looks clearly bad to anybody it leaves out, so its mistakes are those of somebody who overlooked something.
"""

from typing import Final

from tabletown.bots.bot import Bot
from tabletown.engine.contract import Observer
from tabletown.engine.planner import Planner

ALL: Final = 1_000_000
SENSIBLE: Final = 2
"""It takes one of the better half of what is possible."""


class Beginner(Bot):
    def __init__(self, key: bytes, planner: Planner) -> None:
        super().__init__(key)
        self.planner = planner
        self._rest: list[int] = []
        """What is left of the turn that was chosen."""

    def choose(self, observer: Observer) -> int:
        choices = observer.legal()
        if not self._rest or self._rest[0] not in choices:
            state = observer.imagine(self.chance)
            lines = self.planner.lines(state, observer.seat, ALL, self.chance)
            sensible = (len(lines) + SENSIBLE - 1) // SENSIBLE
            self._rest = lines[self.chance.below(sensible)].actions[:]
        return self._rest.pop(0)
