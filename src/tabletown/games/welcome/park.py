"""The park (landscaper): one more box of the park above the street just built on."""

from tabletown.games.welcome.board import ROW
from tabletown.games.welcome.decision import NONE, Turn
from tabletown.games.welcome.effect import Effect
from tabletown.games.welcome.sheet import Sheet
from tabletown.games.welcome.table import Table


class PlantPark(Effect):
    def refusal_here(self, turn: Turn, sheet: Sheet, table: Table, value: int) -> str:
        is_full = turn.cell != NONE and sheet.has_all_parks(turn.cell // ROW)
        return "welcome.park.street_full" if is_full else ""

    def use(self, turn: Turn, sheet: Sheet, value: int) -> None:
        sheet.parks[turn.cell // ROW] += 1
