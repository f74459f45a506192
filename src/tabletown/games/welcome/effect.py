"""Using the effect of a combination: what the six effects have in common, and leaving it unused."""

from tabletown.engine.actions import Kind
from tabletown.games.welcome.decision import NONE, Decision, Turn
from tabletown.games.welcome.phases import CHOOSE, HOUSE, WRAP_UP
from tabletown.games.welcome.sheet import Sheet
from tabletown.games.welcome.table import Table


class Effect(Decision):
    """Use the effect of the combination. Each effect says where it can be used (`offer_places`), why not there, and how."""

    def __init__(self, effect: int, kind: Kind, *more: Kind) -> None:
        super().__init__(kind, *more)
        self.effect = effect

    def offer(self, turn: Turn, sheet: Sheet, table: Table, found: list[int]) -> None:
        if turn.effect == self.effect:
            self.offer_places(turn, sheet, table, found)

    def refusal(self, turn: Turn, sheet: Sheet, table: Table, value: int) -> str:
        if turn.effect != self.effect:
            return "welcome.effect.of_the_combination"
        return self.refusal_here(turn, sheet, table, value)

    def not_now(self, turn: Turn, sheet: Sheet, table: Table, value: int) -> str:
        if turn.combined != NONE and turn.effect != self.effect:
            return "welcome.effect.of_the_combination"
        return self.refusal_here(turn, sheet, table, value) or _too_early_or_late(turn)

    def do(self, turn: Turn, sheet: Sheet, table: Table, value: int) -> None:
        self.use(turn, sheet, value)
        turn.phase = WRAP_UP

    def is_possible(self, turn: Turn, sheet: Sheet, table: Table) -> bool:
        """Whether the effect can be used at all."""
        found: list[int] = []
        self.offer_places(turn, sheet, table, found)
        return bool(found)

    def offer_places(self, turn: Turn, sheet: Sheet, table: Table, found: list[int]) -> None:
        if self.refusal_here(turn, sheet, table, 0) == "":
            found.append(self.first)

    def refusal_here(self, turn: Turn, sheet: Sheet, table: Table, value: int) -> str:
        """Why not in this place; also asked before a house is built, when `turn.cell` is NONE."""
        return ""

    def use(self, turn: Turn, sheet: Sheet, value: int) -> None:
        raise AssertionError("an effect does something")


class Skip(Decision):
    """Leave the effect unused."""

    def not_now(self, turn: Turn, sheet: Sheet, table: Table, value: int) -> str:
        return _too_early_or_late(turn)

    def do(self, turn: Turn, sheet: Sheet, table: Table, value: int) -> None:
        turn.phase = WRAP_UP


def _too_early_or_late(turn: Turn) -> str:
    """Effects have one moment, right after the house."""
    if turn.phase in (CHOOSE, HOUSE):
        return "welcome.effect.after_the_house"
    return "welcome.refusal.builds_nothing" if turn.combined == NONE else "welcome.effect.once"
