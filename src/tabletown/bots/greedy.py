"""The bot that plans its own turn and no further: what looks best at the end of it is done.

How good a position looks is the game's own knowledge, in its planner.
"""

from tabletown.bots.bot import Bot
from tabletown.engine.contract import Observer
from tabletown.engine.planner import Planner


class Greedy(Bot):
    def __init__(self, key: bytes, planner: Planner) -> None:
        super().__init__(key)
        self.planner = planner

    def choose(self, observer: Observer) -> int:
        return self.planner.choose(observer.imagine(self.chance), observer.seat, self.chance)
