"""Win chances: what the futures of a position say about who will have the first place.

Where a future was left, everybody has points to expect, and each of these may be wrong by so much (`Spread`). With errors of
the shape that makes the largest of them easy to tell (Gumbel's), the chance to come first is one's share of the exponentials:
for two seats the logistic curve over the margin, for more its like, and the chances of all add up to 1. How wide the errors
are depends on the game and on what is still to be played; lab/chances.py fits the figures beside each game, and docs/coach.md
says how well they hold.
"""

import sys
from functools import lru_cache
from math import exp, sqrt
from pathlib import Path

import msgspec

from tabletown.bots.foresight import mean_and_error
from tabletown.coach.ending import Ending
from tabletown.engine.contract import Setup
from tabletown.engine.game import Game

Chances = list[float]
"""The chance of each seat to come first, and behind them the printed rival's."""
COMPANY, ALONE = "company", "alone"


class Spread(msgspec.Struct, frozen=True):
    """How wide the errors are, in points. Squares are added up, as those of independent errors."""

    judged: float
    """Of the judgement of a future that was cut off, however near the end is."""
    left: float
    """More of it, times the root of the rounds that were left."""
    length: float
    """The clock at which games end as a rule."""
    imagined: float
    """Of what was played in thought, since people are no greedy players: times the root of its rounds."""

    def width(self, ending: Ending, now: float) -> float:
        square = self.imagined**2 * max(0.0, ending.clock - now)
        if not ending.is_over:
            square += self.judged**2 + self.left**2 * max(0.0, self.length - ending.clock)
        return sqrt(square)

    def chances(self, ending: Ending, now: float) -> Chances:
        """What one future says; `now` is the clock of the position that it began in."""
        width = self.width(ending, now)
        if width == 0.0:
            return ending.shares
        best = max(ending.points)
        weights = [exp((points - best) / width) for points in ending.points]
        return [weight / sum(weights) for weight in weights]


def spread_of(game: Game, setup: Setup) -> Spread | None:
    """The figures for a table; None for a game that brings none, or where nobody measured them."""
    return _spreads(game).get(ALONE if setup.seats == 1 else COMPANY)


@lru_cache
def _spreads(game: Game) -> dict[str, Spread]:
    file = Path(sys.modules[type(game).__module__].__file__ or "").with_name("chances.toml")
    return msgspec.toml.decode(file.read_bytes(), type=dict[str, Spread]) if file.is_file() else {}


class Prospects:
    """The chances of one position, as future after future tells them."""

    def __init__(self, spread: Spread | None, now: float) -> None:
        self.spread = spread
        self.now = now
        self.found: list[Chances] = []

    def add(self, ending: Ending) -> None:
        """Alone and without a rival there is nothing to win."""
        if self.spread is not None and len(ending.points) > 1:
            self.found.append(self.spread.chances(ending, self.now))

    def of(self, seat: int) -> tuple[float, float] | None:
        """A seat's chance with its standard error; None where there is none."""
        return mean_and_error([chances[seat] for chances in self.found]) if self.found else None

    def ahead_of(self, other: "Prospects", seat: int) -> tuple[float, float] | None:
        """What a seat's chance is better here than there, where the same futures were met."""
        if not self.found:
            return None
        return mean_and_error([one[seat] - two[seat] for one, two in zip(self.found, other.found, strict=True)])
