"""The roofer: after the last round, before any pile is opened, add one roof card from the discard to the own pile."""

from tabletown.games.dream_home.actions import ROOF as ACTION
from tabletown.games.dream_home.edition import DECOR, HELPER, ROOF, ROOFER
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.table import Table


def refusal(house: House, table: Table, roof: int) -> str:
    """Why this roof card cannot be had; empty when it can."""
    if house.helpers[ROOFER] == 0:
        return "dream_home.roofer.none"
    return "" if roof in table.resource_discard else "dream_home.roofer.from_the_discard"


def options(house: House, table: Table) -> list[int]:
    if house.helpers[ROOFER] == 0:
        return []
    found = sorted({resource for resource in table.resource_discard if ROOF <= resource < DECOR})
    return [ACTION + roof for roof in found]


def use(house: House, table: Table, roof: int) -> None:
    house.helpers[ROOFER] -= 1
    table.resource_discard.remove(roof)
    table.resource_discard.append(HELPER + ROOFER)
    house.roofs.append(roof)
