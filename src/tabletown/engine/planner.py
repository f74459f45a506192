"""What a game knows about playing well. A bot brings an imagined state; the planner answers with a sensible action.

Each game that has a `greedy` player subclasses it once. A planner judges by what the seat may know alone: on any two
states that agree with the same view it chooses the same.
"""

from tabletown.engine.chance import Chance
from tabletown.engine.contract import State


class Planner:
    def choose(self, state: State, seat: int, chance: Chance) -> int:
        """The legal action that leads to the best end of this seat's own turn; chance decides between equals."""
        raise AssertionError("a game plans")
