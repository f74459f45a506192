"""What a turn knows, and what every decision in it can say: when it is offered, why it is refused, what it does.

The file of each rule has its decisions; turn.py says which of them belong to which phase.
"""

from tabletown.engine import decisions
from tabletown.engine.chance import Chance
from tabletown.games.happy_city.box import NONE
from tabletown.games.happy_city.phases import COMES_FIRST
from tabletown.games.happy_city.table import Table


class Turn:
    def __init__(self, seat: int, phase: int) -> None:
        self.seat = seat
        self.phase = phase
        self.shown = NONE
        """The card that the last step turned up."""

    def copy(self) -> "Turn":
        twin = Turn(self.seat, self.phase)
        twin.shown = self.shown
        return twin


class Decision(decisions.Decision):
    def offer(self, turn: Turn, table: Table, found: list[int]) -> None:
        """Add the actions that are possible now. A decision without fields is always possible in its phase."""
        found.append(self.first)

    def refusal(self, turn: Turn, table: Table, value: int) -> str:
        """The rule that forbids it; empty when it is legal. `value` is what the fields come to: a card, a deck, a seat."""
        return ""

    def not_now(self, turn: Turn, table: Table, value: int) -> str:
        """The rule that forbids it in other phases than its own: what stands against it at any time, or what comes first."""
        return COMES_FIRST[turn.phase]

    def do(self, turn: Turn, table: Table, value: int, chance: Chance) -> None:
        """Do it on the table and say what phase comes next."""
        raise AssertionError("a decision does something")


class NoAction(Decision):
    def not_now(self, turn: Turn, table: Table, value: int) -> str:
        return "happy_city.turn.no_action"
