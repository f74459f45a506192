"""The Happy Market: the first card of every city. In expert mode the players choose a coloured one, from the last seat back
to the first."""

from tabletown.games.happy_city import actions
from tabletown.games.happy_city.box import MARKETS
from tabletown.games.happy_city.table import EXPERT, Table


def refusal(table: Table, market: int) -> str:
    """Why this market (from 0) cannot be taken; empty when it can."""
    if table.mode != EXPERT:
        return "happy_city.market.expert_only"
    return "" if MARKETS + market in table.markets else "happy_city.market.in_the_middle"


def options(table: Table) -> list[int]:
    return [actions.MARKET + card - MARKETS for card in table.markets]


def take(table: Table, seat: int, market: int) -> None:
    table.markets.remove(MARKETS + market)
    table.cities[seat].build(MARKETS + market)
