"""What a player may expect of the city plans: for each kind the chance that a sheet will meet it.

Reads a sheet and the outlook of its streets; the planner asks it for every trial turn.
"""

from tabletown.games.welcome.board import SIZES, STREETS
from tabletown.games.welcome.planning.street import StreetOutlook
from tabletown.games.welcome.planning.tracks import Tracks
from tabletown.games.welcome.plans.plan import Plan
from tabletown.games.welcome.sheet import BIS, Sheet

OTHER_DIVISION = 0.12
"""The chance that an estate which the best division does not have will come about all the same."""
WITH_POOL = 0.3
WITH_BIS = 0.5
END_FENCES = 0.3
"""How much rarer estates are that have pools, that have a bis, and that stand alone at the ends of the streets."""


class Prospects:
    """The estates that may still pay, best chances first, from which one plan after the other takes its own."""

    def __init__(
        self, sheet: Sheet, streets: list[StreetOutlook], tracks: Tracks, rounds: int, asked: list[bool]
    ) -> None:
        self.sheet = sheet
        self.streets = streets
        self.tracks = tracks
        self.rounds = rounds
        self.by_size: list[list[float]] = [[], [], [], [], [], [], []]
        for street in streets:
            chances = street.chances
            for place, size in enumerate(street.sizes):
                if asked[size]:
                    self.by_size[size].append(chances[place])
        for size in range(1, SIZES + 1):
            if len(self.by_size[size]) > 1:
                self.by_size[size].sort()

    def chance(self, plan: Plan) -> float:
        kind = plan.kind
        if kind == "estates":
            return self._estates(plan)
        if kind == "full_street":
            return self.streets[plan.street - 1].full
        if kind == "street_ends":
            return self.streets[0].ends * self.streets[1].ends * self.streets[2].ends
        if kind == "bis_on_street":
            most = max(self.sheet.marked_on_street(street, BIS) for street in range(STREETS))
            return self.tracks.reaching(self.tracks.bis, self.rounds, plan.count - most)
        if kind == "temps":
            return self.tracks.reaching(self.tracks.temp, self.rounds, plan.count - self.sheet.temps)
        if kind == "parks_on_two_streets":
            return _best_two([self._parks(street) for street in range(STREETS)])
        if kind == "pools_on_two_streets":
            return _best_two([self._pools(street) for street in range(STREETS)])
        if kind == "parks_and_pools":
            return self._parks(plan.street - 1) * self._pools(plan.street - 1)
        if kind == "parks_pools_roundabout":
            return max(
                self._parks(street) * self._pools(street) * self._roundabout(street) for street in range(STREETS)
            )
        return self._collectors(plan)

    def _collectors(self, plan: Plan) -> float:
        """The kinds that only the collector's edition has."""
        kind = plan.kind
        if kind == "estates_on_street":
            return self._estates_on(plan, plan.street - 1)
        if kind == "estates_with_roundabouts":
            return max(self._estates_on(plan, street) * self._roundabouts(plan, street) for street in range(STREETS))
        if kind == "estates_with":
            return self._estates(plan) * WITH_POOL**plan.pools * WITH_BIS ** (plan.bis * len(plan.sizes))
        if kind == "end_estates":
            return self.streets[0].ends * self.streets[1].ends * self.streets[2].ends * END_FENCES
        if kind == "parks":
            return self.tracks.reaching(self.tracks.park, self.rounds, plan.count - sum(self.sheet.parks))
        if kind == "parks_on_each_street":
            chance = 1.0
            for street in range(STREETS):
                missing = plan.count - self.sheet.parks[street]
                chance *= self.tracks.reaching(self.tracks.park, self.streets[street].empty, missing)
            return chance
        if kind == "agents":
            return self.tracks.reaching(self.tracks.agent, self.rounds, plan.count - sum(self.sheet.agents))
        assert kind == "agent_columns"
        shortest = sorted(
            len(column) - 1 - self.sheet.agents[size] for size, column in enumerate(self.sheet.board.estate_values)
        )
        return self.tracks.reaching(self.tracks.agent, self.rounds, sum(shortest[: plan.count]))

    def _estates_on(self, plan: Plan, street: int) -> float:
        outlook = self.streets[street]
        sizes = outlook.sizes[:]
        chances = outlook.chances[:]
        chance = 1.0
        for size in plan.sizes:
            if size in sizes:
                place = sizes.index(size)
                chance *= chances[place]
                del sizes[place], chances[place]
            else:
                chance *= OTHER_DIVISION
        return chance

    def _roundabouts(self, plan: Plan, street: int) -> float:
        missing = plan.count - self.sheet.roundabouts_on(street)
        if missing <= 0:
            return 1.0
        left = self.sheet.board.roundabout_boxes() - self.sheet.roundabouts
        return 0.7**missing if left >= missing and self.streets[street].empty >= missing else 0.0

    def _estates(self, plan: Plan) -> float:
        chance = 1.0
        for size in plan.sizes:
            free = self.by_size[size]
            chance *= free.pop() if free else OTHER_DIVISION
        return chance

    def _parks(self, street: int) -> float:
        missing = len(self.sheet.board.parks[street]) - 1 - self.sheet.parks[street]
        return self.tracks.reaching(self.tracks.park, self.streets[street].empty, missing)

    def _pools(self, street: int) -> float:
        outlook = self.streets[street]
        if outlook.lost_pools:
            return 0.0
        missing = self.sheet.board.pool_counts[street] - outlook.pools
        return self.tracks.pool**missing

    def _roundabout(self, street: int) -> float:
        if self.sheet.roundabouts_on(street):
            return 1.0
        free = self.sheet.roundabouts < self.sheet.board.roundabout_boxes() and self.streets[street].empty > 0
        return 0.7 if free else 0.0


def _best_two(chances: list[float]) -> float:
    return max(chances[0] * chances[1], chances[0] * chances[2], chances[1] * chances[2])
