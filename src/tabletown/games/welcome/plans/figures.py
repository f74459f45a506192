"""Plans that only ask for figures: parks, pools, temps, bis, roundabouts. They use up no house."""

from tabletown.games.welcome.board import STREETS
from tabletown.games.welcome.plans.plan import Plan
from tabletown.games.welcome.sheet import BIS, Sheet


class Temps(Plan):
    def is_met(self, sheet: Sheet) -> bool:
        return sheet.temps >= self.count


class BisOnStreet(Plan):
    """So many bis on one and the same street."""

    def is_met(self, sheet: Sheet) -> bool:
        return any(sheet.marked_on_street(street, BIS) >= self.count for street in range(STREETS))


class Parks(Plan):
    """So many park boxes, on any streets."""

    def is_met(self, sheet: Sheet) -> bool:
        return sum(sheet.parks) >= self.count


class ParksOnEachStreet(Plan):
    """So many park boxes on every street."""

    def is_met(self, sheet: Sheet) -> bool:
        return min(sheet.parks) >= self.count


class Agents(Plan):
    """So many boxes of the estate columns."""

    def is_met(self, sheet: Sheet) -> bool:
        return sum(sheet.agents) >= self.count


class AgentColumns(Plan):
    """Every box of so many estate columns."""

    def is_met(self, sheet: Sheet) -> bool:
        full = 0
        for size, column in enumerate(sheet.board.estate_values):
            if sheet.agents[size] == len(column) - 1:
                full += 1
        return full >= self.count


class ParksOnTwoStreets(Plan):
    """Every park box of two streets."""

    def is_met(self, sheet: Sheet) -> bool:
        return sum(1 for street in range(STREETS) if sheet.has_all_parks(street)) >= 2


class PoolsOnTwoStreets(Plan):
    """Every pool of two streets."""

    def is_met(self, sheet: Sheet) -> bool:
        return sum(1 for street in range(STREETS) if sheet.has_all_pools(street)) >= 2


class ParksAndPools(Plan):
    """Every park box and every pool of the given street."""

    def is_met(self, sheet: Sheet) -> bool:
        return sheet.has_all_parks(self.street - 1) and sheet.has_all_pools(self.street - 1)


class ParksPoolsRoundabout(Plan):
    """Every park box, every pool and a roundabout, all on one street."""

    def is_met(self, sheet: Sheet) -> bool:
        for street in range(STREETS):
            if sheet.roundabouts_on(street) == 0 or not sheet.has_all_parks(street):
                continue
            if sheet.has_all_pools(street):
                return True
        return False
