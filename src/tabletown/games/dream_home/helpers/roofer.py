"""The roofer: after the last round, before any pile is opened, add one roof card from the discard to the own pile."""

from tabletown.games.dream_home.decision import Decision, Turn, helper_not_now
from tabletown.games.dream_home.edition import DECOR, ROOF, ROOFER
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.phases import AFTER_THE_ROUNDS
from tabletown.games.dream_home.table import Table
from tabletown.games.dream_home.used_once import discard_helper


class TakeRoof(Decision):
    def offer(self, turn: Turn, house: House, table: Table, found: list[int]) -> None:
        found += [self.first + roof for roof in roofs(house, table)]

    def refusal(self, turn: Turn, house: House, table: Table, roof: int) -> str:
        if house.helpers[ROOFER] == 0:
            return "dream_home.roofer.none"
        return "" if roof in table.resource_discard else "dream_home.roofer.from_the_discard"

    def not_now(self, turn: Turn, house: House, table: Table, roof: int) -> str:
        if house.helpers[ROOFER] == 0:
            return "dream_home.roofer.none"
        return "dream_home.roofer.before_the_others" if turn.phase in AFTER_THE_ROUNDS else helper_not_now(turn)

    def do(self, turn: Turn, house: House, table: Table, roof: int) -> None:
        discard_helper(house, table, ROOFER)
        table.resource_discard.remove(roof)
        house.roofs.append(roof)


def roofs(house: House, table: Table) -> list[int]:
    """The roof cards that a roofer of the house can fetch, each once."""
    if house.helpers[ROOFER] == 0:
        return []
    return sorted({resource for resource in table.resource_discard if ROOF <= resource < DECOR})
