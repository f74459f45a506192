"""A competitor of the solo game in the collector's edition: a printed card that scores the cards it was given.

Its cards lie in the order in which they were given. It never builds, so nothing here touches a sheet.
"""

from tabletown.engine.contract import Score
from tabletown.games.welcome.catalogue import Competitor as Card
from tabletown.games.welcome.effects import AGENT, BIS, FENCE, PARK, POOL, TEMP

BEST_ESTATES = 5


class Competitor:
    def __init__(self, card: Card) -> None:
        self.id = card.id
        self.level = card.level
        self.park = card.park
        self.pool = card.pool
        self.temp = card.temp
        self.fence = card.fence
        self.bis = card.bis
        self.agent = card.agent
        self.plans: list[int] = card.plans
        self.temps: list[int] = card.temps

    def completes(self, plan: int) -> bool:
        """Whether the plan (from 0) is ticked on its card."""
        return plan + 1 in self.plans

    def scores(self) -> bool:
        """On level 0 the agency is closed: it takes plans away and counts nothing."""
        return self.level > 0

    def estates(self, given: list[int]) -> list[int]:
        """What each of its estates is worth: the cards between two fences, by their effects, the ends fenced too."""
        worths: list[int] = []
        houses = 0
        has_agent = False
        for effect in [*given, FENCE]:
            if effect == FENCE:
                if houses:
                    worths.append(houses * (self.agent if has_agent else 1))
                houses = 0
                has_agent = False
            else:
                houses += self.bis if effect == BIS else 1
                has_agent = has_agent or effect == AGENT
        return worths

    def score(self, given: list[int], plans: list[int], temp_rank: int) -> Score:
        """Its points for the effects it was given, the plans it completed and its rank in temps."""
        if not self.scores():
            return Score(
                [
                    ("competitor-plans", 0),
                    ("competitor-parks", 0),
                    ("competitor-pools", 0),
                    ("competitor-temps", 0),
                    ("competitor-fences", 0),
                    ("competitor-estates", 0),
                ]
            )
        best = sorted(self.estates(given), reverse=True)[:BEST_ESTATES]
        return Score(
            [
                ("competitor-plans", sum(plans)),
                ("competitor-parks", self.park * given.count(PARK)),
                ("competitor-pools", self.pool * given.count(POOL)),
                ("competitor-temps", self.temp * given.count(TEMP) + temp_rank),
                ("competitor-fences", self.fence * given.count(FENCE)),
                ("competitor-estates", sum(best)),
            ]
        )

    def temp_points(self, ranks: list[int], player: int, given: int) -> tuple[int, int]:
        """The rank points for temps of the player and of the competitor."""
        if not self.scores():
            for place, boxes in enumerate(self.temps):
                if player >= boxes:
                    return ranks[place], 0
            return 0, 0
        own = 0 if player == 0 else ranks[0] if player >= given else ranks[1]
        its = 0 if given == 0 else ranks[0] if given >= player else ranks[1]
        return own, its
