"""The pool: built only together with the house just written, and only where the sheet has one drawn."""

from tabletown.games.welcome.decision import NONE, Turn
from tabletown.games.welcome.effect import Effect
from tabletown.games.welcome.sheet import POOL, Sheet
from tabletown.games.welcome.table import Table


class BuildPool(Effect):
    def refusal_here(self, turn: Turn, sheet: Sheet, table: Table, value: int) -> str:
        has_pool = turn.cell == NONE or sheet.board.has_pool[turn.cell]
        return "" if has_pool else "welcome.pool.no_pool_here"

    def use(self, turn: Turn, sheet: Sheet, value: int) -> None:
        sheet.marks[turn.cell] |= POOL
        sheet.pools += 1
