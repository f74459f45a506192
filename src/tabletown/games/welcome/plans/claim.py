"""Claiming a city plan: the estates that pay for it, and the reshuffling that its first builder may ask for."""

from tabletown.games.welcome.decision import NONE, Decision, Turn, unfinished
from tabletown.games.welcome.phases import ESTATES, SHUFFLE, WRAP_UP
from tabletown.games.welcome.sheet import Sheet
from tabletown.games.welcome.table import Table


class Claim(Decision):
    """A plan, from 0."""

    def offer(self, turn: Turn, sheet: Sheet, table: Table, found: list[int]) -> None:
        for plan in range(len(table.plans)):
            if refusal(sheet, table, plan) == "":
                found.append(self.first + plan)

    def refusal(self, turn: Turn, sheet: Sheet, table: Table, plan: int) -> str:
        return refusal(sheet, table, plan)

    def not_now(self, turn: Turn, sheet: Sheet, table: Table, plan: int) -> str:
        return refusal(sheet, table, plan) or unfinished(turn) or "welcome.plan.after_the_effect"

    def do(self, turn: Turn, sheet: Sheet, table: Table, plan: int) -> None:
        turn.claiming = plan
        turn.picked = []
        turn.phase = ESTATES
        _pick_what_is_forced(turn, sheet, table)


class PickEstate(Decision):
    """An estate that pays for the plan, by its first cell."""

    def offer(self, turn: Turn, sheet: Sheet, table: Table, found: list[int]) -> None:
        found += [self.first + cell for cell in table.plans[turn.claiming].candidates(sheet, turn.picked)]

    def refusal(self, turn: Turn, sheet: Sheet, table: Table, cell: int) -> str:
        is_asked_for = cell in table.plans[turn.claiming].candidates(sheet, turn.picked)
        return "" if is_asked_for else "welcome.plan.estates_needed"

    def not_now(self, turn: Turn, sheet: Sheet, table: Table, cell: int) -> str:
        return "welcome.plan.estates_of_a_plan"

    def do(self, turn: Turn, sheet: Sheet, table: Table, cell: int) -> None:
        turn.picked.append(cell)
        _pick_what_is_forced(turn, sheet, table)


class KeepStacks(Decision):
    """The first to build a plan leaves the cards as they lie."""

    def not_now(self, turn: Turn, sheet: Sheet, table: Table, value: int) -> str:
        return "welcome.plan.reshuffle_first"

    def do(self, turn: Turn, sheet: Sheet, table: Table, value: int) -> None:
        turn.phase = WRAP_UP


class Reshuffle(KeepStacks):
    """The first to build a plan asks for new stacks."""

    def do(self, turn: Turn, sheet: Sheet, table: Table, value: int) -> None:
        turn.asks_reshuffle = True
        turn.phase = WRAP_UP


def refusal(sheet: Sheet, table: Table, plan: int) -> str:
    """Why the sheet cannot claim this plan; empty when it can."""
    if sheet.plans[plan]:
        return "welcome.plan.once"
    return "" if table.plans[plan].is_met(sheet) else "welcome.plan.requirement"


def _pick_what_is_forced(turn: Turn, sheet: Sheet, table: Table) -> None:
    """Pick for the player while there is no choice; when nothing is missing the plan is paid."""
    plan = table.plans[turn.claiming]
    candidates = plan.candidates(sheet, turn.picked)
    if len(candidates) <= len(plan.sizes) - len(turn.picked):
        turn.picked += candidates
        candidates = []
    if not candidates:
        _complete(turn, sheet, table)


def _complete(turn: Turn, sheet: Sheet, table: Table) -> None:
    plan = table.plans[turn.claiming]
    is_first = not table.approved[turn.claiming]
    plan.pay(sheet, turn.picked)
    sheet.plans[turn.claiming] = plan.first if is_first else plan.other
    turn.claimed.append(turn.claiming)
    turn.claiming = NONE
    turn.phase = SHUFFLE if is_first and table.reshuffles else WRAP_UP
