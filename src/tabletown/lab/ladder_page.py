"""The page that tells what the ladder found: every bar, with its interval or with "not measured", and how long it took."""

import os
import subprocess
import time
from math import sqrt

from tabletown import __version__
from tabletown.lab.rungs import MARGIN, POINTS, REFUSALS, RUNGS, WINS, Bar, Played, Rung

CERTAINTY = 1.96
ENOUGH = 400
"""Games from which on a figure is called measured; with fewer it is a first look."""


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share, at 95 %."""
    share, z2 = won / games, CERTAINTY * CERTAINTY
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = CERTAINTY * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return middle - half, middle + half


def spread(values: list[float], deals: int) -> tuple[float, float]:
    """The interval of a mean, at 95 %. Games of one deal are alike, so deals are counted, not games."""
    mean = sum(values) / len(values)
    variance = sum((each - mean) ** 2 for each in values) / max(1, len(values) - 1)
    half = CERTAINTY * sqrt(variance / max(1, deals))
    return mean - half, mean + half


class Found:
    """What the games of one rung say about one bar."""

    def __init__(self, rung: Rung, bar: Bar, games: list[Played]) -> None:
        self.bar = bar
        count = len(games)
        self.is_share = bar.measure in (WINS, REFUSALS)
        values = {
            WINS: [each.result for each in games],
            REFUSALS: [float(each.refused) for each in games],
            MARGIN: [each.margin for each in games],
            POINTS: [each.points for each in games],
        }[bar.measure]
        self.value = sum(values) / count
        self.low, self.high = interval(sum(values), count) if self.is_share else spread(values, -(-count // rung.seats))

    def told(self, value: float) -> str:
        return f"{value:.0%}" if self.is_share else f"{value:.1f}"

    def verdict(self) -> str:
        """Only what the interval bears out is said to be so."""
        if self.bar.is_most:
            reached, missed, near = self.high <= self.bar.value, self.low > self.bar.value, self.value <= self.bar.value
        else:
            reached, missed, near = self.low >= self.bar.value, self.high < self.bar.value, self.value >= self.bar.value
        if reached:
            return "reached"
        if missed:
            return "**not reached**"
        return "open, on the right side" if near else "open, on the wrong side"


HEAD = """# How well the bots play

Written by `make ladder`; run it again to compare on your machine. Every deal is played once from each seat. The interval is at
95 % (Wilson's for shares); a shared first place counts by its share. A bar is *reached* or *not reached* only when the whole
interval is on one side of it, otherwise it is *open*. Budgets are counted in imagined futures; no clock cuts them short here.

- **greedy** is frozen: it plans its own turn and no further, with the weights of the first release. People read it as *normal*.
- **odd** is greedy with weights up to a third higher or lower, always the same ones.
- **hard** and **master** look ahead, for about 0.2 and 1 second a turn on a quiet core.
"""


def page(found: list[Played], code: str) -> str:
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False
    ).stdout.strip()
    lines = [
        HEAD,
        f"Tabletown {__version__}, commit {commit or 'unknown'} (rules and bots {code}), {os.cpu_count()} cores,"
        f" {time.strftime('%Y-%m-%d')}. The bars ask for {ENOUGH} games; rows with fewer are a first look.",
        "",
        "| table | bot | against | games | measured | found | 95 % | bar | | margin | s a game |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    missing: list[str] = []
    for rung in RUNGS:
        games = [each for each in found if each.rung == rung.id]
        for bar in rung.bars:
            if games:
                lines.append(_row(rung, bar, games))
            else:
                missing.append(f"- {rung.table}: {rung.bot} against {rung.other or 'the box'} ({bar.measure})")
    if missing:
        lines += ["", "## Not measured", "", *missing]
    return "\n".join(lines) + "\n"


def _row(rung: Rung, bar: Bar, games: list[Played]) -> str:
    told = Found(rung, bar, games)
    count = len(games)
    cells = [
        *(rung.table, rung.bot, rung.other or "the box", str(count), bar.measure, told.told(told.value)),
        f"{told.told(told.low)} to {told.told(told.high)}",
        f"{'≤' if bar.is_most else '≥'} {told.told(bar.value)}",
        told.verdict(),
        f"{sum(each.margin for each in games) / count:+.1f}",
        f"{sum(each.seconds for each in games) / count:.1f}",
    ]
    return f"| {' | '.join(cells)} |"
