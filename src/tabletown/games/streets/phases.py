"""The steps of a turn, each with decisions of its own."""

from typing import Final

ABANDON: Final = 0
PICK: Final = 1
PLACE: Final = 2
SIGNS: Final = 3
ORDER: Final = 4
TAKE: Final = 5
TOKEN: Final = 6
SHOW: Final = 7
MOVE: Final = 8
WRAP_UP: Final = 9
FINISHED: Final = 10
PHASES: Final = (
    "abandon",
    "pick",
    "place",
    "signs",
    "order",
    "take",
    "token",
    "show",
    "move",
    "wrap_up",
    "finished",
)
COMES_FIRST: Final = (
    "streets.abandon.first",
    "streets.build.choose_first",
    "streets.build.lay_first",
    "streets.signs.first",
    "streets.score.first",
    "streets.business.first",
    "streets.business.first",
    "streets.entrepreneur.first",
    "streets.move.first",
    "streets.turn.nothing_left",
    "streets.turn.order",
)
"""For each step the rule that is told to whoever wants to do something else."""
