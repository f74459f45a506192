"""Where an imagined future was left, for everybody at the table: points, whether the game was over, and whose it then was."""

import msgspec

from tabletown.engine.contract import State
from tabletown.engine.planner import Planner


class Ending(msgspec.Struct, frozen=True):
    points: list[float]
    """What each seat can expect in the end, and behind them the printed rival, if there is one."""
    is_over: bool
    clock: float
    """So many rounds had been played."""
    shares: list[float]
    """Of the first place, in the same order: 1 for who won, less for each of several. Empty while nobody has won."""


def ending_of(planner: Planner, state: State) -> Ending:
    over = state.over()
    points = planner.outlook(state)
    return Ending(points, over, planner.clock(state), shares(state.ranking(), len(points)) if over else [])


def shares(places: list[int], competitors: int) -> list[float]:
    """Who has the first place of a game that is over, by the places of the seats: what they leave is the rival's, if there is
    one more competitor than seats."""
    won = places.count(1)
    found = [1.0 / won if place == 1 else 0.0 for place in places]
    return found if len(places) == competitors else [*found, 1.0 - sum(found)]
