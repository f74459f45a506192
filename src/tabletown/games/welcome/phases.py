"""The steps of a turn, each with decisions of its own."""

from typing import Final

CHOOSE: Final = 0
HOUSE: Final = 1
EFFECT: Final = 2
WRAP_UP: Final = 3
ESTATES: Final = 4
SHUFFLE: Final = 5
GIVE: Final = 6
WAITING: Final = 7
PHASES: Final = ("choose", "house", "effect", "wrap_up", "estates", "shuffle", "give", "waiting")
