"""The real-estate agent: raises what every completed estate of one size is worth, whether or not one stands yet."""

from tabletown.games.welcome.board import SIZES
from tabletown.games.welcome.decision import Turn
from tabletown.games.welcome.effect import Effect
from tabletown.games.welcome.sheet import Sheet
from tabletown.games.welcome.table import Table


class HireAgent(Effect):
    """The column of an estate size, from 0."""

    def offer_places(self, turn: Turn, sheet: Sheet, table: Table, found: list[int]) -> None:
        for column in range(SIZES):
            if self.refusal_here(turn, sheet, table, column) == "":
                found.append(self.first + column)

    def refusal_here(self, turn: Turn, sheet: Sheet, table: Table, column: int) -> str:
        is_full = sheet.agents[column] >= len(sheet.board.estate_values[column]) - 1
        return "welcome.agent.column_full" if is_full else ""

    def use(self, turn: Turn, sheet: Sheet, column: int) -> None:
        sheet.agents[column] += 1
