"""Done: the turn is over, and the next player's begins."""

from tabletown.games.streets.decision import Decision, Turn
from tabletown.games.streets.log import Events
from tabletown.games.streets.phases import FINISHED
from tabletown.games.streets.table import Table


class Done(Decision):
    def do(self, turn: Turn, table: Table, value: int, events: Events) -> None:
        turn.phase = FINISHED
