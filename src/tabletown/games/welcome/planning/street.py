"""The outlook of one street: which empty houses will be filled, and how it is best divided into estates.

Asked for every street that a trial turn changes, so it walks flat lists. It judges one sheet and changes nothing.
"""

from typing import Final

from mypy_extensions import i64

from tabletown.games.welcome.board import ROW, SIZES
from tabletown.games.welcome.planning.supply import NUMBERS, Supply
from tabletown.games.welcome.sheet import EMPTY, FENCE, POOL, ROUNDABOUT, USED, Sheet

HOPELESS: Final = -1.0e9


class Guide:
    """What holds for a whole turn: how long the game may last, and what estates of each size are worth to the seat."""

    def __init__(self, supply: Supply) -> None:
        self.supply = supply
        self.rounds = 0.0
        self.draws = 0
        self.bis_help = 0.0
        self.fence = 1.0
        self.estate = [0.0] * (SIZES + 1)
        """What an estate of each size will count at the end, by size."""
        self.wanted = [0.0] * (SIZES + 1)
        """What it adds to that for the sake of plans, while it has not paid for one."""


class StreetOutlook:
    def __init__(self) -> None:
        self.empty = 0
        self.takes: i64 = 0
        """The numbers that fit somewhere, one bit each."""
        self.open_pools = 0.0
        """Pool houses that will still be filled."""
        self.lost_pools = 0
        self.pools = 0
        self.full = 1.0
        """The chance that every place is built, none of it used."""
        self.ends = 1.0
        self.fences = 0
        """Fences that the best division still needs."""
        self.division = 0.0
        """What that division is worth, less what those fences cost."""
        self.counts: list[float] = [0.0] * (SIZES + 1)
        """Completed estates to be expected, by size."""
        self.sizes: list[int] = []
        self.chances: list[float] = []
        """The estates that may pay for a plan, with their chance to be completed."""


def fill_chances(sheet: Sheet, street: i64, guide: Guide, outlook: StreetOutlook) -> list[float]:
    """For each house the chance that it will be filled: 1 where a number stands, 0 for a roundabout."""
    start: i64 = street * ROW
    length: i64 = sheet.board.lengths[street]
    numbers = sheet.numbers
    found = [1.0] * length
    lowest: i64 = 0
    gap: i64 = 0
    house: i64 = 0
    taken: i64 = 0
    while house <= length:
        here: i64 = ROUNDABOUT if house == length else numbers[start + house]
        if here != EMPTY:
            if gap:
                above: i64 = NUMBERS if here == ROUNDABOUT else here
                if lowest < above:
                    one: i64 = 1
                    taken |= (one << above) - (one << lowest)
                chance = guide.supply.filled(guide.draws, gap, lowest, above) / int(gap)
                chance += (1.0 - chance) * guide.bis_help
                back = house - gap
                while back < house:
                    found[back] = chance
                    back += 1
                gap = 0
            lowest = 0 if here == ROUNDABOUT else here + 1
            if here == ROUNDABOUT and house < length:
                found[house] = 0.0
        else:
            gap += 1
        house += 1
    outlook.takes = taken
    return found


def survey(sheet: Sheet, street: i64, guide: Guide) -> StreetOutlook:
    outlook = StreetOutlook()
    chances = fill_chances(sheet, street, guide, outlook)
    _look_at_houses(sheet, street, chances, outlook)
    _divide(sheet, street, chances, guide, outlook)
    return outlook


def _look_at_houses(sheet: Sheet, street: i64, chances: list[float], outlook: StreetOutlook) -> None:
    start: i64 = street * ROW
    length: i64 = sheet.board.lengths[street]
    house: i64 = 0
    full = 1.0
    while house < length:
        cell = start + house
        number: i64 = sheet.numbers[cell]
        mark: i64 = sheet.marks[cell]
        built = 1.0 if number == ROUNDABOUT else chances[house]
        if mark & USED:
            built = 0.0
        full *= built
        if house == 0 or house == length - 1:
            outlook.ends *= built
        if number == EMPTY:
            outlook.empty += 1
        if sheet.board.has_pool[cell]:
            if mark & POOL:
                outlook.pools += 1
            elif number == EMPTY:
                outlook.open_pools += chances[house]
            else:
                outlook.lost_pools += 1
        house += 1
    outlook.full = full


def _divide(sheet: Sheet, street: i64, chances: list[float], guide: Guide, outlook: StreetOutlook) -> None:
    """Divide the street into estates for the best sum of their worth, less what missing fences cost."""
    start: i64 = street * ROW
    length: i64 = sheet.board.lengths[street]
    numbers = sheet.numbers
    marks = sheet.marks
    best = [0.0] * (length + 1)
    ends = [0] * (length + 1)
    first: i64 = length - 1
    while first >= 0:
        top = HOPELESS
        top_end: i64 = first
        chance = 1.0
        used: i64 = 0
        last = first
        while last < length:
            cell = start + last
            chance *= chances[last]
            mark: i64 = marks[cell]
            used |= mark
            size = last - first + 1
            fenced = last == length - 1 or mark & FENCE != 0
            if fenced or size <= SIZES:
                free = fenced
                if not fenced:
                    free = not (mark & marks[cell + 1] & USED) and (
                        numbers[cell] < 0 or numbers[cell] != numbers[cell + 1]
                    )
                if free:
                    worth = best[last + 1]
                    if size <= SIZES and chance > 0.0:
                        value = guide.estate[size]
                        if not used & USED:
                            value += guide.wanted[size]
                        worth += value * chance
                    if not fenced:
                        worth -= guide.fence
                    if worth > top:
                        top = worth
                        top_end = last
            if fenced:
                break
            last += 1
        best[first] = top
        ends[first] = top_end
        first -= 1
    outlook.division = best[0]
    _collect(sheet, street, chances, ends, outlook)


def _collect(sheet: Sheet, street: i64, chances: list[float], ends: list[int], outlook: StreetOutlook) -> None:
    start: i64 = street * ROW
    length: i64 = sheet.board.lengths[street]
    first: i64 = 0
    while first < length:
        last: i64 = ends[first]
        chance = 1.0
        used: i64 = 0
        house = first
        while house <= last:
            chance *= chances[house]
            used |= sheet.marks[start + house]
            house += 1
        size = last - first + 1
        if last < length - 1 and not sheet.marks[start + last] & FENCE:
            outlook.fences += 1
        if size <= SIZES and chance > 0.0:
            outlook.counts[size] += chance
            if not used & USED:
                outlook.sizes.append(size)
                outlook.chances.append(chance)
        first = last + 1
