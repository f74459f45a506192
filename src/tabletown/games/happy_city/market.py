"""The Happy Market: the first card of every city. In expert mode the players choose a coloured one, from the last seat back
to the first."""

from tabletown.engine.chance import Chance
from tabletown.games.happy_city.box import MARKETS
from tabletown.games.happy_city.decision import Decision, Turn
from tabletown.games.happy_city.phases import FINISHED
from tabletown.games.happy_city.table import EXPERT, Table


class TakeMarket(Decision):
    def offer(self, turn: Turn, table: Table, found: list[int]) -> None:
        for card in table.markets:
            found.append(self.first + card - MARKETS)

    def refusal(self, turn: Turn, table: Table, market: int) -> str:
        if table.mode != EXPERT:
            return "happy_city.market.expert_only"
        return "" if MARKETS + market in table.markets else "happy_city.market.in_the_middle"

    def not_now(self, turn: Turn, table: Table, market: int) -> str:
        return "happy_city.market.expert_only"

    def do(self, turn: Turn, table: Table, market: int, chance: Chance) -> None:
        table.markets.remove(MARKETS + market)
        table.cities[turn.seat].build(MARKETS + market)
        turn.phase = FINISHED
