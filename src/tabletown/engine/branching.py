"""A branch of a game: its first position, reached by what was played before it in the game that it leaves.

From a game that is over the same deal goes on. From one that is still played everything that the asking seat cannot know is
drawn anew with a key of the branch's own, so nothing of that game's hidden cards can be learnt on it. Servers and
records begin here.
"""

from collections.abc import Sequence

from tabletown.engine.chance import Chance
from tabletown.engine.contract import SPECTATOR, State

Steps = list[tuple[int, int]]
"""Seats and their actions, in an order that replays."""
Way = tuple[Steps, int, bytes]
"""What was played, then for which seat the hidden rest was drawn anew, and with which key; no key: the same deal went on."""


def first_position(dealt: State, ways: Sequence[Way]) -> State:
    """The position at the end of these ways, from a fresh deal; raises IllegalAction when they do not fit it."""
    state = dealt
    for steps, seat, key in ways:
        for player, action in steps:
            state.play(player, action)
        if key:
            state = state.imagine(seat, Chance(key))
    return state


def further(ways: Sequence[Way], steps: Steps, seat: int, key: bytes) -> list[Way]:
    """These ways and then so many steps more: the ways of a branch that leaves another branch, or a game that is none."""
    for_whom = seat if key else SPECTATOR
    if ways and not ways[-1][2]:
        before, _, _ = ways[-1]
        return [*ways[:-1], (before + steps, for_whom, key)]
    return [*ways, (steps, for_whom, key)]
