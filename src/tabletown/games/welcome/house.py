"""The house: the number of the combination is written where the street goes on ascending from left to right."""

from tabletown.games.welcome import temp
from tabletown.games.welcome.actions import CELL_STEP
from tabletown.games.welcome.decision import NONE, Decision, Turn
from tabletown.games.welcome.effects import TEMP
from tabletown.games.welcome.phases import CHOOSE, EFFECT, WRAP_UP
from tabletown.games.welcome.sheet import EMPTY, Sheet
from tabletown.games.welcome.table import Table


class Write(Decision):
    """CELL_STEP * number + cell."""

    def offer(self, turn: Turn, sheet: Sheet, table: Table, found: list[int]) -> None:
        for number in temp.numbers(sheet, turn.number) if turn.effect == TEMP else [turn.number]:
            first = self.first + CELL_STEP * number
            found += [first + cell for cell in sheet.places(number)]

    def refusal(self, turn: Turn, sheet: Sheet, table: Table, value: int) -> str:
        number, cell = value // CELL_STEP, value % CELL_STEP
        if not sheet.board.is_house(cell):
            return "welcome.house.empty_only"
        if turn.effect != TEMP and number != turn.number:
            return "welcome.house.number_of_the_card"
        if turn.effect == TEMP and number not in temp.numbers(sheet, turn.number):
            return "welcome.temp.reach"
        if sheet.numbers[cell] != EMPTY:
            return "welcome.house.empty_only"
        return "" if sheet.fits(number, cell) else "welcome.house.ascending"

    def not_now(self, turn: Turn, sheet: Sheet, table: Table, value: int) -> str:
        if turn.combined != NONE:
            return "welcome.house.one_a_turn"  # whatever stands there
        cell = value % CELL_STEP
        if not sheet.board.is_house(cell) or sheet.numbers[cell] != EMPTY:
            return "welcome.house.empty_only"
        return "welcome.house.combination_first" if turn.phase == CHOOSE else "welcome.refusal.builds_nothing"

    def do(self, turn: Turn, sheet: Sheet, table: Table, value: int) -> None:
        number = value // CELL_STEP
        turn.cell = value % CELL_STEP
        sheet.write(number, turn.cell)
        turn.phase = EFFECT
        if turn.effect == TEMP and number != turn.number:
            temp.hire(sheet)
            turn.phase = WRAP_UP
