"""The advisors: which symbols they add for their owner. Their other effects stand where they take effect."""

from tabletown.games.streets.edition import HACKER, INVESTOR, LOCATION_SCOUT, packed
from tabletown.games.streets.table import Table


def symbols(table: Table, street: list[int], player: int, at_the_end: bool) -> int:
    """The symbols, packed, which count for a player as if they stood in the street."""
    edition = table.edition
    advisor = table.advisor_of(player)
    found = edition.advisor_symbols[advisor]
    if at_the_end:
        return found
    if advisor == HACKER:
        for tile in table.hands[player]:
            found += packed(edition.kind[tile])
    elif advisor == LOCATION_SCOUT:
        for tile, owner in enumerate(table.city.owner):
            if owner == player and tile not in street:
                found += edition.symbols[tile]
    return found


def may_double(table: Table, player: int) -> bool:
    """Whether the investor can put two signs on a building: both at hand, and none placed so already."""
    return table.advisor_of(player) == INVESTOR and table.signs[player] > 1 and 2 not in table.city.signs
