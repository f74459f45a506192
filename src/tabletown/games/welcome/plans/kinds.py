"""From a plan's printed kind to the class that judges it: the table of contents of this folder."""

from tabletown.games.welcome.catalogue import Plan as Card
from tabletown.games.welcome.plans.estates import (
    EndEstates,
    Estates,
    EstatesOnStreet,
    EstatesWith,
    EstatesWithRoundabouts,
)
from tabletown.games.welcome.plans.figures import (
    AgentColumns,
    Agents,
    BisOnStreet,
    Parks,
    ParksAndPools,
    ParksOnEachStreet,
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
        "estates_on_street": EstatesOnStreet,
        "estates_with_roundabouts": EstatesWithRoundabouts,
        "estates_with": EstatesWith,
        "end_estates": EndEstates,
        "full_street": FullStreet,
        "street_ends": StreetEnds,
        "bis_on_street": BisOnStreet,
        "temps": Temps,
        "parks": Parks,
        "parks_on_each_street": ParksOnEachStreet,
        "parks_on_two_streets": ParksOnTwoStreets,
        "pools_on_two_streets": PoolsOnTwoStreets,
        "parks_and_pools": ParksAndPools,
        "parks_pools_roundabout": ParksPoolsRoundabout,
        "agents": Agents,
        "agent_columns": AgentColumns,
    }
    return kinds[card.kind](card)
