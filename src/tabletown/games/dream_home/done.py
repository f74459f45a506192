"""Done: the seat has nothing left that it must do, and gives the turn away."""

from tabletown.games.dream_home.decision import Decision, Turn
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.phases import FINISHED
from tabletown.games.dream_home.table import Table


class Done(Decision):
    def not_now(self, turn: Turn, house: House, table: Table, value: int) -> str:
        return "dream_home.turn.not_finished"

    def do(self, turn: Turn, house: House, table: Table, value: int) -> None:
        turn.phase = FINISHED
