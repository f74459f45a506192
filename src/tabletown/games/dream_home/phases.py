"""The steps of a turn, each with decisions of its own."""

from typing import Final

DISCARD: Final = 0
HAMMER: Final = 1
CHOOSE: Final = 2
BUILD: Final = 3
TOKENS: Final = 4
WRAP_UP: Final = 5
ROOFER: Final = 6
HELPERS: Final = 7
SUPPLY: Final = 8
FINISHED: Final = 9
PHASES: Final = (
    *("discard", "hammer", "choose", "build", "tokens", "wrap_up"),
    *("roofer", "helpers", "supply", "finished"),
)
COMES_FIRST: Final = (
    "dream_home.column.discard_first",
    "dream_home.jackhammer.first",
    "dream_home.column.take_first",
    "dream_home.room.place_first",
    "dream_home.decor.one_stays",
    "dream_home.turn.nothing_left",
    "dream_home.roofer.first",
    "dream_home.helper.now",
    "dream_home.supplier.place_first",
    "dream_home.turn.order",
)
"""For each step the rule that is told to whoever wants to do something else."""
AFTER_THE_ROUNDS: Final = (HELPERS, SUPPLY)
