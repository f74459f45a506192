"""Bis: a number already on the sheet is written again in the empty house next to it, for one box of the bis track."""

from mypy_extensions import i64

from tabletown.games.welcome.actions import CELL_STEP
from tabletown.games.welcome.board import ROW, STREETS
from tabletown.games.welcome.decision import Turn
from tabletown.games.welcome.effect import Effect
from tabletown.games.welcome.sheet import BIS, EMPTY, FENCE, Sheet
from tabletown.games.welcome.table import Table


class WriteBis(Effect):
    """A cell that copies its left neighbour; CELL_STEP further on, one that copies its right neighbour."""

    def offer_places(self, turn: Turn, sheet: Sheet, table: Table, found: list[int]) -> None:
        numbers = sheet.numbers
        marks = sheet.marks
        blocking: i64 = 0 if table.edition.bis_across_fence else FENCE
        for street in range(STREETS):
            cell: i64 = street * ROW
            last: i64 = cell + sheet.board.lengths[street] - 1
            left: i64 = EMPTY
            fenced: i64 = 0
            while cell <= last:
                here: i64 = numbers[cell]
                fence: i64 = marks[cell] & blocking
                if here == EMPTY:
                    if left >= 0 and not fenced:
                        found.append(self.first + cell)
                    if cell < last and not fence and numbers[cell + 1] >= 0:
                        found.append(self.first + CELL_STEP + cell)
                left = here
                fenced = fence
                cell += 1

    def refusal_here(self, turn: Turn, sheet: Sheet, table: Table, value: int) -> str:
        cell = value % CELL_STEP
        from_left = value < CELL_STEP
        source = cell - 1 if from_left else cell + 1
        if not sheet.board.is_house(cell) or sheet.numbers[cell] != EMPTY:
            return "welcome.bis.next_to_number"
        if source // ROW != cell // ROW or not sheet.board.is_house(source) or sheet.numbers[source] < 0:
            return "welcome.bis.next_to_number"
        fenced = sheet.fenced_left(cell) if from_left else sheet.fenced_right(cell)
        return "welcome.bis.same_estate" if fenced and not table.edition.bis_across_fence else ""

    def use(self, turn: Turn, sheet: Sheet, value: int) -> None:
        cell = value % CELL_STEP
        sheet.write(sheet.numbers[cell - 1 if value < CELL_STEP else cell + 1], cell)
        sheet.marks[cell] |= BIS
        if sheet.bis < len(sheet.board.bis_values) - 1:
            sheet.bis += 1
