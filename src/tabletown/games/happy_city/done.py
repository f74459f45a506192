"""Done: the turn is over, and the next player's begins."""

from tabletown.engine.chance import Chance
from tabletown.games.happy_city.decision import Decision, Turn
from tabletown.games.happy_city.phases import FINISHED
from tabletown.games.happy_city.table import Table


class Done(Decision):
    def do(self, turn: Turn, table: Table, value: int, chance: Chance) -> None:
        turn.phase = FINISHED
