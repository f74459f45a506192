"""A seat's uncommitted turn, and what every decision in it can say: when it is offered, why it is refused, what it does.

Everything happens on the seat's own sheet; nothing here can see or touch another seat. The file of each rule has its
decisions; turn.py says which of them belong to which phase.
"""

from typing import Final

from tabletown.engine import decisions
from tabletown.games.welcome.phases import CHOOSE, ESTATES, GIVE, SHUFFLE
from tabletown.games.welcome.sheet import Sheet
from tabletown.games.welcome.table import Table

NONE: Final = -1


class Turn:
    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.phase = CHOOSE
        self.combined = NONE
        self.kept = NONE
        self.number = NONE
        self.effect = NONE
        self.cell = NONE
        self.claiming = NONE
        self.picked: list[int] = []
        self.claimed: list[int] = []
        self.roundabout_built = False
        self.asks_reshuffle = False
        self.actions: list[int] = []

    def copy(self) -> "Turn":
        twin = Turn(self.seat)
        twin.phase = self.phase
        twin.combined = self.combined
        twin.kept = self.kept
        twin.number = self.number
        twin.effect = self.effect
        twin.cell = self.cell
        twin.claiming = self.claiming
        twin.picked = self.picked[:]
        twin.claimed = self.claimed[:]
        twin.roundabout_built = self.roundabout_built
        twin.asks_reshuffle = self.asks_reshuffle
        twin.actions = self.actions[:]
        return twin


def unfinished(turn: Turn) -> str:
    """What has been begun at the end of a turn and comes before everything else; empty when nothing has."""
    if turn.phase in (ESTATES, SHUFFLE):
        return "welcome.plan.finish_first"
    return "welcome.aca.give_first" if turn.phase == GIVE else ""


class Decision(decisions.Decision):
    def offer(self, turn: Turn, sheet: Sheet, table: Table, found: list[int]) -> None:
        """Add the actions that are possible now. A decision without fields is always possible in its phase."""
        found.append(self.first)

    def refusal(self, turn: Turn, sheet: Sheet, table: Table, value: int) -> str:
        """The rule that forbids it; empty when it is legal. `value` is what the fields come to: a cell, a plan, a slot."""
        return ""

    def not_now(self, turn: Turn, sheet: Sheet, table: Table, value: int) -> str:
        """The rule that forbids it in other phases than its own: what stands against it at any time, or what comes first."""
        return "welcome.turn.order"

    def do(self, turn: Turn, sheet: Sheet, table: Table, value: int) -> None:
        """Do it on the sheet and say what phase comes next, when another does."""
        raise AssertionError("a decision does something")
