"""Plans that ask for completed estates of given sizes, anywhere. The player chooses which estates pay."""

from tabletown.games.welcome.plans.plan import Plan
from tabletown.games.welcome.sheet import Sheet


class Estates(Plan):
    def is_met(self, sheet: Sheet) -> bool:
        free = sheet.estate_counts(unused_only=True)
        for size in self.sizes:
            free[size - 1] -= 1
            if free[size - 1] < 0:
                return False
        return True

    def candidates(self, sheet: Sheet, picked: list[int]) -> list[int]:
        missing = self.sizes[:]
        for first in picked:
            missing.remove(sheet.estate_at(first))
        return [first for first in sheet.free_estates() if first not in picked and sheet.estate_at(first) in missing]

    def pay(self, sheet: Sheet, picked: list[int]) -> None:
        for first in picked:
            sheet.use(first, sheet.estate_at(first))
