"""Marks for turns, by what they cost: the same thresholds for all games, and never one for a difference within its error.

Costs are parts of the chance to win that the seat lost, compared with the best turn found; what would be a mistake in points
is a slip at least, though the game was decided. Where there is nobody to win against, or nobody has measured what margins
mean, they are points.
"""

from typing import Final

import msgspec

BRILLIANT: Final = "brilliant"
GOOD: Final = "good"
SLIP: Final = "slip"
MISTAKE: Final = "mistake"
OPEN: Final = "open"
"""It may have cost something, but the futures that were played do not tell for sure."""
FORCED: Final = "forced"
MARKS: Final = (BRILLIANT, GOOD, SLIP, MISTAKE, OPEN, FORCED)

CERTAIN: Final = 2.0
"""So many standard errors a difference must have to be called one."""


class Bounds(msgspec.Struct, frozen=True):
    slip: float
    """What a slip costs at least."""
    mistake: float
    brilliant: float
    """By so much a turn is better than the coach's own first choice, when nothing better was found."""


IN_POINTS: Final = Bounds(slip=1.0, mistake=3.0, brilliant=1.0)
IN_CHANCES: Final = Bounds(slip=0.03, mistake=0.08, brilliant=0.03)


def mark_of(cost: float, error: float, gain: float, gain_error: float, bounds: Bounds = IN_POINTS) -> str:
    """`cost` is what the best turn found brings more than the played one; `gain` what the played one brings more than the
    coach's own first choice, which only counts when nothing better was found."""
    if cost >= bounds.slip:
        if cost <= CERTAIN * error:
            return OPEN
        return MISTAKE if cost >= bounds.mistake else SLIP
    return BRILLIANT if gain >= bounds.brilliant and gain > CERTAIN * gain_error else GOOD


def is_doubtful(cost: float, error: float, bounds: Bounds = IN_POINTS) -> bool:
    """Whether more futures could give the turn another mark, where a mark matters."""
    low, high = cost - CERTAIN * error, cost + CERTAIN * error
    return high >= bounds.slip and (low <= 0 or low < bounds.mistake <= high or low < bounds.slip)
