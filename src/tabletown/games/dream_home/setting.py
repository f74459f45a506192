"""Setting the table: who begins, both decks, an empty house for everybody, and the first round's cards."""

from tabletown.engine.chance import Chance
from tabletown.engine.contract import Setup
from tabletown.games.dream_home.decision import Turn
from tabletown.games.dream_home.edition import Edition
from tabletown.games.dream_home.house import bare_house
from tabletown.games.dream_home.phases import WRAP_UP
from tabletown.games.dream_home.state import DreamHomeState
from tabletown.games.dream_home.table import Table


def deal_out(setup: Setup, edition: Edition, chance: Chance) -> DreamHomeState:
    """A new game: who begins, then both decks, all by chance."""
    starter = chance.below(setup.seats)
    table = Table(edition, starter, setup.is_on("car"))
    table.shuffle_all(chance)
    state = DreamHomeState(setup, chance, table, Turn(starter, WRAP_UP))
    state.starter = starter
    state.houses = [bare_house(edition) for _ in range(setup.seats)]
    state.begin_round(None)
    state.step_on(None)
    return state
