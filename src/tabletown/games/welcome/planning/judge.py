"""What a sheet is worth to its player: the points that it will probably have when the game is over.

A judge is made for one seat at the start of a decision and looks at everything the seat may know: its own sheet, the
sheets of others as they stood when the round began, the plans and the printed deck. The planner asks it for each trial.
"""

from math import exp, sqrt

from tabletown.games.welcome import scoring
from tabletown.games.welcome.board import SIZES, STREETS
from tabletown.games.welcome.planning.prospects import Prospects
from tabletown.games.welcome.planning.street import Guide, StreetOutlook, survey
from tabletown.games.welcome.planning.supply import NUMBERS, Supply
from tabletown.games.welcome.planning.tracks import Tracks, between
from tabletown.games.welcome.planning.weights import Weights
from tabletown.games.welcome.sheet import PLANS, Sheet
from tabletown.games.welcome.state import WelcomeState

DEAREST_FENCE = 16.0
"""Hardly any fence is worth more, even one that parts a row of twelve houses."""
SAME_WORTH = 1.0e-6


class Judge:
    def __init__(
        self, state: WelcomeState, seat: int, weights: Weights, supply: Supply, tracks: Tracks, is_planning: bool = True
    ) -> None:
        self.weights = weights
        self.tracks = tracks
        self.board = state.table.edition.board
        self.plans = state.table.plans
        self.deal = state.table.deal
        self.others = [sheet for other, sheet in enumerate(state.shown) if other != seat]
        sheet = state.sheets[seat]
        self.rounds = self._rounds_left(state, seat)
        self.plan_values = [self._plan_value(state, plan) for plan in range(PLANS)]
        self.temp_values = [self._temp_value(temps) for temps in range(self.board.temp_boxes + 1)]
        self.asked = [False] * (SIZES + 1)
        """The sizes of estates for which some open plan asks."""
        self.guide = self._guide(sheet, supply)
        self.fences = weights.fences * self.rounds
        """Fences that may be counted on in the rounds to come."""
        if is_planning:
            self._price_fences(sheet)

    def survey_all(self, sheet: Sheet) -> list[StreetOutlook]:
        return [survey(sheet, street, self.guide) for street in range(STREETS)]

    def worth(self, sheet: Sheet, streets: list[StreetOutlook]) -> float:
        """The points to expect from this sheet, as its player leaves it at the end of the turn."""
        if self._is_last(sheet):
            return self._final(sheet)
        board = self.board
        worth = -float(board.bis_values[sheet.bis] + board.refusal_values[sheet.refusals])
        worth -= board.roundabout_values[sheet.roundabouts]
        worth += self.temp_values[sheet.temps]
        fences = 0
        open_pools = 0.0
        for street in range(STREETS):
            outlook = streets[street]
            fences += outlook.fences
            open_pools += outlook.open_pools
            worth += self.tracks.parks(street, sheet.parks[street], outlook.empty)
        worth += self.tracks.pools(sheet.pools, open_pools)
        worth += (self.guide.fence - self.weights.fence) * self.fences - self.guide.fence * fences
        for size in range(1, SIZES + 1):
            count = streets[0].counts[size] + streets[1].counts[size] + streets[2].counts[size]
            if count > 0.0:
                worth += count * self._estate_value(sheet, size)
        worth += self._plans(sheet, streets)
        return worth - self._refusal_danger(sheet, streets)

    def outlook(self, sheet: Sheet) -> float:
        """The points to expect from any sheet, comparable with those of others.

        Trials of one turn share one price of fences, found in steps. Sheets that are judged apart must not: missing the right
        price by a step costs ten points early in the game. What the streets bring falls in straight pieces as the price rises,
        so the right one is where a division with too many fences meets one with few enough, and the truth lies between them.
        """
        many = self._divided(sheet, self.weights.fence)
        if many.fences <= self.fences:
            return self.worth(sheet, many.streets)
        few = self._divided(sheet, DEAREST_FENCE)
        if few.fences > self.fences:
            return self.worth(sheet, few.streets)
        while True:
            price = (many.gross - few.gross) / (many.fences - few.fences)
            between = self._divided(sheet, price)
            if between.at(price) <= many.at(price) + SAME_WORTH:
                break
            if between.fences > self.fences:
                many = between
            else:
                few = between
        share = (self.fences - few.fences) / (many.fences - few.fences)
        return share * self.worth(sheet, many.streets) + (1.0 - share) * self.worth(sheet, few.streets)

    def _plans(self, sheet: Sheet, streets: list[StreetOutlook]) -> float:
        prospects = Prospects(sheet, streets, self.tracks, int(self.rounds), self.asked)
        worth = 0.0
        for place in range(PLANS):
            if sheet.plans[place]:
                worth += sheet.plans[place]
            else:
                worth += self.weights.plan * self.plan_values[place] * prospects.chance(self.plans[place])
        return worth

    def _refusal_danger(self, sheet: Sheet, streets: list[StreetOutlook]) -> float:
        takes = streets[0].takes | streets[1].takes | streets[2].takes
        refused = 1.0
        likely = self.guide.supply.likely
        for number in range(NUMBERS):
            if takes >> number & 1:
                refused -= likely[number]
        if refused <= 0.0:
            return 0.0
        boxes = self.board.refusal_values
        cost = boxes[sheet.refusals + 1] - boxes[sheet.refusals] + self.weights.lost_round
        if sheet.refusals + 1 == self.board.refusal_boxes():
            cost += self.weights.lost_round * self.rounds / 2
        return self.weights.refusal * refused * refused * refused * self.rounds * cost

    def _is_last(self, sheet: Sheet) -> bool:
        return (
            sheet.refusals >= self.board.refusal_boxes()
            or sheet.built >= self.board.houses
            or (sheet.plans[0] > 0 and sheet.plans[1] > 0 and sheet.plans[2] > 0)
        )

    def _final(self, sheet: Sheet) -> float:
        """The game ends with this turn: what stands on the sheet counts, and whether it is enough to win."""
        temps = [other.temps for other in self.others]
        ranked = self.deal.temp_points([sheet.temps, *temps])[0]
        own = scoring.score(sheet, ranked).total
        if not self.others:
            return float(own)
        return float(own) + self.weights.ending

    def _estate_value(self, sheet: Sheet, size: int) -> float:
        """What an estate of this size will count, with some of the agents still to come."""
        drift = self.weights.agents * self.rounds / 10
        return between(self.board.estate_values[size - 1], sheet.agents[size - 1] + drift)

    # What holds for the whole turn

    def _rounds_left(self, state: WelcomeState, seat: int) -> float:
        """After this one. The first to fill a sheet or to complete the plans ends the game for all."""
        houses = self.board.houses
        rounds = float(houses - state.sheets[seat].built)
        for sheet in self.others:
            rounds = min(rounds, houses - sheet.built - 1.0)
            if sum(1 for points in sheet.plans if points) == PLANS - 1:
                rounds = min(rounds, 8.0)
        return max(min(rounds, float(self.deal.rounds_left())), 0.0)

    def _plan_value(self, state: WelcomeState, place: int) -> float:
        """What a plan will pay if it is completed in some later round."""
        plan = self.plans[place]
        if state.table.approved[place]:
            return float(plan.other)
        first = self.weights.first ** max(1, len(self.others))
        return plan.other + first * (plan.first - plan.other)

    def _temp_value(self, temps: int) -> float:
        """The points for so many temps, others hiring on at the usual rate."""
        board = self.board
        if self.deal.gives_away():
            return float(self.deal.temp_points([temps])[0])
        if not self.others:
            return board.solo_points * self.tracks.reaching(
                self.tracks.temp, int(self.rounds), board.solo_boxes - temps
            )
        spread = 0.5 + 0.5 * sqrt(self.rounds)
        ranks = [1.0] + [0.0] * len(board.temp_ranks)
        for other in self.others:
            ahead = 1.0 / (1.0 + exp((temps - other.temps + 0.5) / spread))
            for rank in range(len(ranks) - 1, -1, -1):
                ranks[rank] = ranks[rank] * (1.0 - ahead) + (ranks[rank - 1] * ahead if rank else 0.0)
        worth = 0.0
        for rank, points in enumerate(board.temp_ranks):
            worth += ranks[rank] * points
        return worth if temps else worth * (1.0 - (1.0 - self.tracks.temp) ** self.rounds)

    def _guide(self, sheet: Sheet, supply: Supply) -> Guide:
        weights = self.weights
        guide = Guide(supply)
        guide.draws = int(weights.draws * self.rounds + 0.5)
        guide.bis_help = weights.bis_help * min(1.0, self.rounds / 10)
        guide.fence = weights.fence
        missing = [-count for count in sheet.estate_counts(unused_only=True)]
        shares = [0.0] * SIZES
        for place, plan in enumerate(self.plans):
            if plan.kind == "estates" and not sheet.plans[place]:
                for size in plan.sizes:
                    self.asked[size] = True
                    missing[size - 1] += 1
                    shares[size - 1] = max(shares[size - 1], self.plan_values[place] / len(plan.sizes))
        for size in range(1, SIZES + 1):
            guide.estate[size] = self._estate_value(sheet, size)
            if missing[size - 1] > 0:
                guide.wanted[size] = weights.steer * shares[size - 1]
        return guide

    def _price_fences(self, sheet: Sheet) -> None:
        """Make fences dearer until no more of them are planned than will probably come."""
        while self.guide.fence < DEAREST_FENCE:
            if sum([street.fences for street in self.survey_all(sheet)]) <= self.fences:
                return
            self.guide.fence *= 1.25

    def _divided(self, sheet: Sheet, price: float) -> "Division":
        self.guide.fence = price
        return Division(self.survey_all(sheet), price)


class Division:
    """The streets of a sheet as they are best divided when a fence costs so much."""

    def __init__(self, streets: list[StreetOutlook], price: float) -> None:
        self.streets = streets
        self.fences = 0
        self.gross = 0.0
        """What the division is worth before its fences are paid."""
        for street in streets:
            self.fences += street.fences
            self.gross += street.division
        self.gross += price * self.fences

    def at(self, price: float) -> float:
        return self.gross - price * self.fences
