"""Dream Home at a real table, for a phone that keeps the rounds: who begins, the steps, and what is turned up if it deals.

Nobody plays here. Called by the game on behalf of the server.
"""

from tabletown.engine.contract import SPECTATOR
from tabletown.engine.view import TableStep
from tabletown.games.dream_home import phases
from tabletown.games.dream_home.board import COLUMNS
from tabletown.games.dream_home.phases import PHASES
from tabletown.games.dream_home.showing import column_view
from tabletown.games.dream_home.state import AFTER_LAST_ROUND, STAGES, DreamHomeState
from tabletown.games.dream_home.view import Column, TableDeal


def table_deal(state: DreamHomeState) -> TableDeal:
    rounds = state.table.edition.rounds
    steps = [_step(phase) for phase in STAGES if phase != phases.DISCARD or state.discards_a_column()]
    after = len(STAGES) - AFTER_LAST_ROUND
    return TableDeal(
        first=state.starter,
        rounds=rounds,
        before=[],
        steps=[TableStep("lay_out", "all"), *steps[:-after]],
        after=steps[-after:],
        turns=_turned_up(state, rounds),
    )


def _step(phase: int) -> TableStep:
    if phase == phases.DISCARD:
        return TableStep(PHASES[phase], "first")
    if phase == phases.CHOOSE:
        return TableStep(PHASES[phase], "each", ["choose", "build"])
    return TableStep(PHASES[phase], "all")


def _turned_up(state: DreamHomeState, rounds: int) -> list[list[Column]]:
    """The cards of every round, as if nobody took one: which cards come does not depend on what is taken."""
    twin = state.copy()
    assert isinstance(twin, DreamHomeState)
    found = []
    for _ in range(rounds):
        found.append([column_view(twin, column, SPECTATOR) for column in range(COLUMNS)])
        twin.table.clear()
        if len(found) < rounds:
            twin.table.lay_out()
    return found
