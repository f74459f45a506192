"""Luck and skill apart: the way from what a seat could expect at the start to its result, step by step.

Every position with a choice has an outlook: the margin of each seat when everybody goes on as usual. A turn moves it (compared
with the usual way), and what moves it between two turns is chance. So the steps add up to the result exactly; the parts that
docs/coach.md defines are sums of them.
"""

from dataclasses import dataclass
from itertools import pairwise
from math import sqrt

from tabletown.bots.foresight import mean_and_error
from tabletown.coach.marks import CERTAIN
from tabletown.coach.reviewed import Balance, Figure, Moment, Odds
from tabletown.coach.trial import Margins, Trial

DECIDED_BY = 0.1
"""A smaller change of the chance to win decides nothing."""
MOST_DECIDED = 3


@dataclass
class Judged:
    """A turn with what its futures came to."""

    number: int
    seat: int
    trial: Trial
    is_best: bool
    """Whether the played turn is the best found: what it is compared with is then no better one."""

    def cost(self, seat: int) -> tuple[float, float]:
        """What the better turn brings a seat more."""
        return (0.0, 0.0) if self.is_best else self.trial.behind(seat)


class Stop:
    """A position with its judged turns: one, or several where seats decide at once."""

    def __init__(self, judged: list[Judged], seats: int) -> None:
        self.judged = judged
        self.number = judged[0].number
        self.outlook = [_mean([each.trial.usual(seat) for each in judged]) for seat in range(seats)]
        self.wins = self._wins(seats)
        # Turns of one epoch do not touch each other, so what they change adds up; time passes only once.
        self.later = [self._moved(seat) for seat in range(seats)]

    def _wins(self, seats: int) -> list[Odds]:
        """As the outlook; all of them together, with a rival's, are certain."""
        found = [[each.trial.usual_win(seat) for each in self.judged] for seat in range(seats)]
        told = [[win for win in wins if win is not None] for wins in found]
        return [Odds(*_mean(wins)) for wins in told if wins]

    def _moved(self, seat: int) -> float:
        drifts = [each.trial.drift(seat) for each in self.judged]
        moved = sum(each.trial.moved(seat)[0] for each in self.judged)
        return moved - sum(drifts) + sum(drifts) / len(drifts)


def curve(stops: list[Stop], end: list[Figure], wins: list[Odds], last: int) -> list[Moment]:
    """The outlook at every stop and what chance did on the way to it; `end` and `wins` are what it came
    to behind turn `last`."""
    seats = range(len(end))
    moments: list[Moment] = []
    expected: Margins = []
    for stop in stops:
        now = [Figure(*stop.outlook[seat]) for seat in seats]
        moments.append(Moment(stop.number, now, _chance(now, expected), stop.wins))
        expected = [stop.outlook[seat][0] + stop.later[seat] for seat in seats]
    moments.append(Moment(last + 1, end, _chance(end, expected), wins))
    return moments


def decisive(moments: list[Moment]) -> list[int]:
    """The turns at which the chance of who won changed most until the next one, in the order of the game: few, and no
    change that is small or within its error."""
    if not moments[-1].wins:
        return []
    winner = max(range(len(moments[-1].wins)), key=lambda seat: moments[-1].wins[seat].share)
    swings: list[tuple[float, int]] = []
    for moment, after in pairwise(moments):
        one, two = moment.wins[winner], after.wins[winner]
        swing = abs(two.share - one.share)
        if swing >= DECIDED_BY and swing > CERTAIN * sqrt(one.error**2 + two.error**2):
            swings.append((swing, moment.turn))
    return sorted(turn for _, turn in sorted(swings, reverse=True)[:MOST_DECIDED])


def _chance(now: list[Figure], expected: Margins) -> list[float]:
    return [
        figure.points - before for figure, before in zip(now, expected or [each.points for each in now], strict=True)
    ]


def balance(seat: int, stops: list[Stop], moments: list[Moment]) -> Balance:
    start, result = moments[0].outlook[seat], moments[-1].outlook[seat]
    judged = [each for stop in stops for each in stop.judged]
    own = _sum([each.cost(seat) for each in judged if each.seat == seat])
    others = _sum([each.cost(seat) for each in judged if each.seat != seat])
    moved = sum(stop.later[seat] for stop in stops)
    chance = sum(moment.chance[seat] for moment in moments)
    moved_error = sqrt(sum(each.trial.moved(seat)[1] ** 2 for each in judged))
    return Balance(
        seat=seat,
        result=result.points,
        start=start,
        decisions=Figure(0.0 - own.points, own.error),
        opponents=Figure(0.0 - others.points, others.error),
        chance=Figure(chance, sqrt(moved_error**2 + start.error**2 + result.error**2)),
        rest=Figure(moved + own.points + others.points, sqrt(moved_error**2 + own.error**2 + others.error**2)),
    )


def _sum(figures: list[tuple[float, float]]) -> Figure:
    return Figure(sum(points for points, _ in figures), sqrt(sum(error**2 for _, error in figures)))


def _mean(figures: list[tuple[float, float]]) -> tuple[float, float]:
    count = len(figures)
    return mean_and_error([points for points, _ in figures])[0], sqrt(sum(error**2 for _, error in figures)) / count
