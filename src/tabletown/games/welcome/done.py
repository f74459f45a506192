"""Done: the seat has played its round and waits for the others."""

from tabletown.games.welcome.decision import Decision, Turn, unfinished
from tabletown.games.welcome.phases import WAITING
from tabletown.games.welcome.sheet import Sheet
from tabletown.games.welcome.table import Table


class Done(Decision):
    def not_now(self, turn: Turn, sheet: Sheet, table: Table, value: int) -> str:
        return unfinished(turn) or "welcome.turn.not_finished"

    def do(self, turn: Turn, sheet: Sheet, table: Table, value: int) -> None:
        turn.phase = WAITING
