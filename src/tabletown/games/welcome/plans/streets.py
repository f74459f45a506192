"""Plans about the houses of whole streets: every house of one street, or both end houses of all three."""

from tabletown.games.welcome.board import ROW
from tabletown.games.welcome.plans.plan import Plan
from tabletown.games.welcome.sheet import EMPTY, Sheet


class FullStreet(Plan):
    """Every place of the street is built, and none of its houses has paid for another plan."""

    def is_met(self, sheet: Sheet) -> bool:
        start = (self.street - 1) * ROW
        for cell in range(start, start + sheet.board.lengths[self.street - 1]):
            if sheet.numbers[cell] == EMPTY or sheet.is_used(cell):
                return False
        return True

    def pay(self, sheet: Sheet, picked: list[int]) -> None:
        sheet.use((self.street - 1) * ROW, sheet.board.lengths[self.street - 1])


class StreetEnds(Plan):
    """The first and the last place of every street is built, and none of these houses has paid for another plan."""

    def is_met(self, sheet: Sheet) -> bool:
        return all(sheet.numbers[cell] != EMPTY and not sheet.is_used(cell) for cell in sheet.board.ends())

    def pay(self, sheet: Sheet, picked: list[int]) -> None:
        for cell in sheet.board.ends():
            sheet.use(cell, 1)
