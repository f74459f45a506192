"""What a turn has in hand, and what every decision in it can say: when it is offered, why it is refused, what it does.

The file of each rule has its decisions; turn.py says which of them belong to which phase.
"""

from tabletown.engine import decisions
from tabletown.games.dream_home.edition import NONE
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.phases import AFTER_THE_ROUNDS, COMES_FIRST, ROOFER, TOKENS
from tabletown.games.dream_home.table import Table


class Turn:
    def __init__(self, seat: int, phase: int) -> None:
        self.seat = seat
        self.phase = phase
        self.room = NONE
        """The room card in hand: taken from the board, or ordered from the supplier."""
        self.resource = NONE
        """The resource in hand: decor or a scaffold that has no place yet."""
        self.column = NONE
        """The column that was taken, or discarded."""
        self.resume = NONE
        """The phase that goes on when a room with several tokens has kept one."""

    def copy(self) -> "Turn":
        twin = Turn(self.seat, self.phase)
        twin.room = self.room
        twin.resource = self.resource
        twin.column = self.column
        twin.resume = self.resume
        return twin

    def put_away(self, table: Table) -> None:
        """The resource in hand has done its work, or has none."""
        table.resource_discard.append(self.resource)
        self.resource = NONE


def helper_not_now(turn: Turn) -> str:
    """Why a helper that the house has does not work now: the rounds go on, or something else of their end comes first."""
    phase = turn.resume if turn.phase == TOKENS else turn.phase
    is_end = phase in AFTER_THE_ROUNDS or turn.phase == ROOFER
    return COMES_FIRST[turn.phase] if is_end else "dream_home.helper.after_the_last_round"


class Decision(decisions.Decision):
    def offer(self, turn: Turn, house: House, table: Table, found: list[int]) -> None:
        """Add the actions that are possible now. A decision without fields is always possible in its phase."""
        found.append(self.first)

    def refusal(self, turn: Turn, house: House, table: Table, value: int) -> str:
        """The rule that forbids it; empty when it is legal. `value` is what the fields come to: a cell, a column, a card."""
        return ""

    def not_now(self, turn: Turn, house: House, table: Table, value: int) -> str:
        """The rule that forbids it in other phases than its own: what stands against it at any time, or what comes first."""
        return COMES_FIRST[turn.phase]

    def do(self, turn: Turn, house: House, table: Table, value: int) -> None:
        """Do it and say what phase comes next, when another does."""
        raise AssertionError("a decision does something")
