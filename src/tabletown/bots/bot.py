"""What every bot is: a player that gets one seat's eyes and answers with one of its legal actions.

A bot never meets a state. Its own chance comes from the key it is made with, so the same key and the same views give
the same game again.
"""

from mypy_extensions import mypyc_attr

from tabletown.engine.chance import Chance
from tabletown.engine.player import Player


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Player):
    def __init__(self, key: bytes) -> None:
        self.chance = Chance(key)
