"""The temp agency: the number may be changed by up to two, within the sheet's range, for one box of the temp track."""

from tabletown.games.welcome.decision import Turn
from tabletown.games.welcome.effect import Effect
from tabletown.games.welcome.sheet import Sheet


class HireTemp(Effect):
    """The number was written as printed, and the box is crossed all the same."""

    def use(self, turn: Turn, sheet: Sheet, value: int) -> None:
        hire(sheet)


def numbers(sheet: Sheet, printed: int) -> list[int]:
    """The numbers that may be written for a card with the temps' help, the printed one among them."""
    board = sheet.board
    low = max(board.lowest, printed - board.temp_reach)
    high = min(board.highest, printed + board.temp_reach)
    return list(range(low, high + 1))


def hire(sheet: Sheet) -> None:
    """Cross a box. When the track is full the help comes all the same, but there is no box left to cross."""
    if sheet.temps < sheet.board.temp_boxes:
        sheet.temps += 1
