"""From a plan's printed kind to the class that judges it: the table of contents of this folder."""

from tabletown.games.welcome.catalogue import Plan as Card
from tabletown.games.welcome.plans.estates import Estates
from tabletown.games.welcome.plans.figures import (
    BisOnStreet,
    ParksAndPools,
    ParksOnTwoStreets,
    ParksPoolsRoundabout,
    PoolsOnTwoStreets,
    Temps,
)
from tabletown.games.welcome.plans.plan import Plan
from tabletown.games.welcome.plans.streets import FullStreet, StreetEnds


def plan_from(card: Card) -> Plan:
    kinds: dict[str, type[Plan]] = {
        "estates": Estates,
        "full_street": FullStreet,
        "street_ends": StreetEnds,
        "bis_on_street": BisOnStreet,
        "temps": Temps,
        "parks_on_two_streets": ParksOnTwoStreets,
        "pools_on_two_streets": PoolsOnTwoStreets,
        "parks_and_pools": ParksAndPools,
        "parks_pools_roundabout": ParksPoolsRoundabout,
    }
    return kinds[card.kind](card)
