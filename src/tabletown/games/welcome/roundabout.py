"""The roundabout (expert game): takes an empty house place, fences it on both sides and cuts the street's numbering."""

from tabletown.games.welcome.board import ROW, STREETS
from tabletown.games.welcome.decision import Decision, Turn, unfinished
from tabletown.games.welcome.sheet import EMPTY, FENCE, ROUNDABOUT, Sheet
from tabletown.games.welcome.table import Table


class BuildRoundabout(Decision):
    def offer(self, turn: Turn, sheet: Sheet, table: Table, found: list[int]) -> None:
        if not table.expert or turn.roundabout_built or sheet.roundabouts >= sheet.board.roundabout_boxes():
            return
        for street in range(STREETS):
            start = street * ROW
            for cell in range(start, start + sheet.board.lengths[street]):
                if sheet.numbers[cell] == EMPTY:
                    found.append(self.first + cell)

    def refusal(self, turn: Turn, sheet: Sheet, table: Table, cell: int) -> str:
        if not table.expert:
            return "welcome.roundabout.expert_only"
        if turn.roundabout_built:
            return "welcome.roundabout.one_a_turn"
        if sheet.roundabouts >= sheet.board.roundabout_boxes():
            return "welcome.roundabout.two_at_most"
        is_free = sheet.board.is_house(cell) and sheet.numbers[cell] == EMPTY
        return "" if is_free else "welcome.house.empty_only"

    def not_now(self, turn: Turn, sheet: Sheet, table: Table, cell: int) -> str:
        rule = self.refusal(turn, sheet, table, cell)
        if rule:
            return rule
        return unfinished(turn) or "welcome.roundabout.before_or_after"

    def do(self, turn: Turn, sheet: Sheet, table: Table, cell: int) -> None:
        build(sheet, cell)
        turn.roundabout_built = True


def build(sheet: Sheet, cell: int) -> None:
    sheet.write(ROUNDABOUT, cell)
    sheet.roundabouts += 1
    if cell % ROW > 0:
        sheet.marks[cell - 1] |= FENCE
    if not sheet.fenced_right(cell):
        sheet.marks[cell] |= FENCE
