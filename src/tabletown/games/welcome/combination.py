"""The combination: the number of one card with the effect of another, and the refusal when no number finds a house.

A combination is 3 * the slot of the number + the slot of the effect; how cards are dealt says which there are.
"""

from tabletown.games.welcome import temp
from tabletown.games.welcome.decision import NONE, Decision, Turn
from tabletown.games.welcome.effects import TEMP
from tabletown.games.welcome.phases import GIVE, HOUSE, WRAP_UP
from tabletown.games.welcome.sheet import Sheet
from tabletown.games.welcome.table import Table


class Combine(Decision):
    def offer(self, turn: Turn, sheet: Sheet, table: Table, found: list[int]) -> None:
        for combined in table.deal.combinations():
            if can_build(turn.seat, sheet, table, combined):
                found.append(self.first + combined)

    def refusal(self, turn: Turn, sheet: Sheet, table: Table, combined: int) -> str:
        if combined not in table.deal.combinations():
            return "welcome.turn.two_cards" if combined % 4 == 0 else "welcome.turn.one_combination"
        return "" if can_build(turn.seat, sheet, table, combined) else "welcome.house.ascending"

    def not_now(self, turn: Turn, sheet: Sheet, table: Table, value: int) -> str:
        return "welcome.turn.already_chosen"

    def do(self, turn: Turn, sheet: Sheet, table: Table, combined: int) -> None:
        turn.combined = combined
        turn.kept = NONE if combined % 4 == 0 else 3 - combined // 3 - combined % 3
        turn.number = table.edition.numbers[table.deal.number_card(turn.seat, combined // 3)]
        turn.effect = table.edition.effects[table.deal.effect_card(turn.seat, combined % 3)]
        turn.phase = HOUSE


class Refuse(Decision):
    """Write nothing and cross a box of the refusals."""

    def offer(self, turn: Turn, sheet: Sheet, table: Table, found: list[int]) -> None:
        if may_refuse(turn, sheet, table):
            found.append(self.first)

    def refusal(self, turn: Turn, sheet: Sheet, table: Table, value: int) -> str:
        return "" if may_refuse(turn, sheet, table) else "welcome.refusal.only_when_stuck"

    def not_now(self, turn: Turn, sheet: Sheet, table: Table, value: int) -> str:
        return "welcome.turn.already_chosen"

    def do(self, turn: Turn, sheet: Sheet, table: Table, value: int) -> None:
        sheet.refusals += 1
        turn.combined = NONE
        turn.kept = NONE
        turn.phase = GIVE if table.deal.gives_away() else WRAP_UP


class GiveCard(Decision):
    """After a refusal, choose the card that goes to the competitor."""

    def offer(self, turn: Turn, sheet: Sheet, table: Table, found: list[int]) -> None:
        found += [self.first, self.first + 1, self.first + 2]

    def not_now(self, turn: Turn, sheet: Sheet, table: Table, value: int) -> str:
        return "welcome.aca.third_card"

    def do(self, turn: Turn, sheet: Sheet, table: Table, slot: int) -> None:
        turn.kept = slot
        turn.phase = WRAP_UP


def can_build(seat: int, sheet: Sheet, table: Table, combined: int) -> bool:
    deal = table.deal
    number = table.edition.numbers[deal.number_card(seat, combined // 3)]
    if sheet.fits_anywhere(number):
        return True
    if table.edition.effects[deal.effect_card(seat, combined % 3)] != TEMP:
        return False
    return any(sheet.fits_anywhere(changed) for changed in temp.numbers(sheet, number))


def can_choose(turn: Turn, sheet: Sheet, table: Table) -> bool:
    """Whether a number on offer fits somewhere, if need be changed by temps."""
    return any(can_build(turn.seat, sheet, table, combined) for combined in table.deal.combinations())


def may_refuse(turn: Turn, sheet: Sheet, table: Table) -> bool:
    """Whether no pair fits as printed. Nobody is forced to hire temps, so one that fits only when changed may be
    refused, before it is chosen or after."""
    if table.rules == 1:
        return _may_refuse_in_version_1(turn, sheet, table)
    deal = table.deal
    for combined in deal.combinations():
        if sheet.fits_anywhere(table.edition.numbers[deal.number_card(turn.seat, combined // 3)]):
            return False
    return True


def _may_refuse_in_version_1(turn: Turn, sheet: Sheet, table: Table) -> bool:
    """There the pair at hand was asked alone, whatever the others offered."""
    if turn.phase == HOUSE:
        return turn.effect == TEMP and not sheet.fits_anywhere(turn.number)
    return not can_choose(turn, sheet, table)
