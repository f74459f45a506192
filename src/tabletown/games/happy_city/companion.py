"""Happy City at a real table, for a phone that keeps the rounds: who begins, the steps of a round, and what ends the game.

Nobody plays here. Called by the game on behalf of the server.
"""

from tabletown.engine.view import TableStep
from tabletown.games.happy_city import phases
from tabletown.games.happy_city.phases import PHASES
from tabletown.games.happy_city.state import HappyState
from tabletown.games.happy_city.table import EXPERT
from tabletown.games.happy_city.view import TableDeal


def table_deal(state: HappyState) -> TableDeal:
    is_expert = state.table.mode == EXPERT
    turn = [PHASES[phase] for phase in (phases.DISCARD, phases.REFILL, phases.BUY, phases.WRAP_UP)]
    return TableDeal(
        first=state.table.first,
        rounds=0,
        before=[TableStep(PHASES[phases.MARKET], "all")] if is_expert else [],
        steps=[TableStep("income", "all"), TableStep("turn", "each", turn)],
        after=[TableStep(PHASES[phase], "all") for phase in (phases.SPHINX, phases.PYRAMID)] if is_expert else [],
        city=state.table.box.city,
    )
