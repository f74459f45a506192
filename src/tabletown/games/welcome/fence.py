"""The fence (surveyor): a fence between any two neighbouring houses, dividing a street into estates."""

from mypy_extensions import i64

from tabletown.games.welcome.board import ROW, STREETS
from tabletown.games.welcome.decision import Turn
from tabletown.games.welcome.effect import Effect
from tabletown.games.welcome.sheet import FENCE, USED, Sheet
from tabletown.games.welcome.table import Table


class BuildFence(Effect):
    """A fence on the right of a cell."""

    def offer_places(self, turn: Turn, sheet: Sheet, table: Table, found: list[int]) -> None:
        between_bis = table.edition.fence_between_bis
        numbers = sheet.numbers
        marks = sheet.marks
        for street in range(STREETS):
            cell: i64 = street * ROW
            last: i64 = cell + sheet.board.lengths[street] - 1
            right: i64 = marks[cell]
            while cell < last:
                left = right
                right = marks[cell + 1]
                if not (left & FENCE or left & right & USED):
                    number: i64 = numbers[cell]
                    if number < 0 or number != numbers[cell + 1] or between_bis:
                        found.append(self.first + cell)
                cell += 1

    def is_possible(self, turn: Turn, sheet: Sheet, table: Table) -> bool:
        for street in range(STREETS):
            start = street * ROW
            for cell in range(start, start + sheet.board.lengths[street] - 1):
                if self.refusal_here(turn, sheet, table, cell) == "":
                    return True
        return False

    def refusal_here(self, turn: Turn, sheet: Sheet, table: Table, cell: int) -> str:
        if not sheet.board.is_house(cell) or cell % ROW == sheet.board.lengths[cell // ROW] - 1:
            return "welcome.fence.between_houses"
        if sheet.marks[cell] & FENCE:
            return "welcome.fence.already_there"
        if sheet.marks[cell] & sheet.marks[cell + 1] & USED:
            return "welcome.fence.used_estate"
        is_bis = sheet.numbers[cell] >= 0 and sheet.numbers[cell] == sheet.numbers[cell + 1]
        return "welcome.bis.same_estate" if is_bis and not table.edition.fence_between_bis else ""

    def use(self, turn: Turn, sheet: Sheet, cell: int) -> None:
        sheet.marks[cell] |= FENCE
