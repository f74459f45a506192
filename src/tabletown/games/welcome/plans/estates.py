"""Plans that ask for completed estates of given sizes. The player chooses which estates pay.

The plain kind takes them anywhere; the others ask for a street, for roundabouts beside them, or for something in each.
"""

from tabletown.games.welcome.board import ROW, STREETS
from tabletown.games.welcome.plans.plan import Plan
from tabletown.games.welcome.sheet import BIS, POOL, Sheet


class Estates(Plan):
    def is_met(self, sheet: Sheet) -> bool:
        return sheet.built >= self.houses and self._suffice(sheet.estate_counts(unused_only=True))

    def candidates(self, sheet: Sheet, picked: list[int]) -> list[int]:
        missing = self.sizes[:]
        for first in picked:
            missing.remove(sheet.estate_at(first))
        return [first for first in self.free(sheet) if first not in picked and sheet.estate_at(first) in missing]

    def pay(self, sheet: Sheet, picked: list[int]) -> None:
        for first in picked:
            sheet.use(first, sheet.estate_at(first))

    def free(self, sheet: Sheet) -> list[int]:
        """The estates that can pay for this plan."""
        return sheet.free_estates()

    def _suffice(self, counts: list[int]) -> bool:
        left = counts[:]
        for size in self.sizes:
            left[size - 1] -= 1
            if left[size - 1] < 0:
                return False
        return True

    def _are_enough(self, sheet: Sheet, estates: list[int]) -> bool:
        counts = [0, 0, 0, 0, 0, 0]
        for first in estates:
            counts[sheet.estate_at(first) - 1] += 1
        return self._suffice(counts)


class EstatesOnStreet(Estates):
    """All on the given street."""

    def is_met(self, sheet: Sheet) -> bool:
        return sheet.built >= self.houses and self._are_enough(sheet, self.free(sheet))

    def free(self, sheet: Sheet) -> list[int]:
        return [first for first in sheet.free_estates() if first // ROW == self.street - 1]


class EstatesWith(Estates):
    """Each with so many pools and so many bis in it."""

    def is_met(self, sheet: Sheet) -> bool:
        estates = len(self.sizes)
        if sheet.pools < self.pools * estates or sheet.bis < self.bis * estates:
            return False
        return self._are_enough(sheet, self.free(sheet))

    def free(self, sheet: Sheet) -> list[int]:
        return [first for first in sheet.free_estates() if self._has_enough(sheet, first)]

    def _has_enough(self, sheet: Sheet, first: int) -> bool:
        cells = range(first, first + sheet.estate_at(first))
        pools = sum(1 for cell in cells if sheet.marks[cell] & POOL)
        bis = sum(1 for cell in cells if sheet.marks[cell] & BIS)
        return pools >= self.pools and bis >= self.bis


class EstatesWithRoundabouts(Estates):
    """All on one street, whichever, that has so many roundabouts."""

    def is_met(self, sheet: Sheet) -> bool:
        return sheet.roundabouts >= self.count and bool(self.free(sheet))

    def candidates(self, sheet: Sheet, picked: list[int]) -> list[int]:
        found = super().candidates(sheet, picked)
        return [first for first in found if not picked or first // ROW == picked[0] // ROW]

    def free(self, sheet: Sheet) -> list[int]:
        found: list[int] = []
        for street in range(STREETS):
            here = [first for first in sheet.free_estates() if first // ROW == street]
            if sheet.roundabouts_on(street) >= self.count and self._are_enough(sheet, here):
                found += here
        return found


class EndEstates(Plan):
    """An estate of one house at each end of every street. There is nothing to choose."""

    def is_met(self, sheet: Sheet) -> bool:
        return all(sheet.estate_at(cell) == 1 and not sheet.is_used(cell) for cell in sheet.board.ends())

    def pay(self, sheet: Sheet, picked: list[int]) -> None:
        for cell in sheet.board.ends():
            sheet.use(cell, 1)
