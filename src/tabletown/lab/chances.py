"""Fits the figures that win chances are made with, and measures them: `python -m tabletown.lab.chances fit|measure FOLDER`.

The folder has what positions.py kept. The fit takes the likeliest figures for the outcomes of one set of games and writes them
beside the game; the measurement asks other games, of other players. An optimiser from elsewhere would bring a dependency for
what is twenty lines here.
"""

import sys
from collections.abc import Callable, Sequence
from datetime import date
from math import log, sqrt
from pathlib import Path
from random import Random

import msgspec

from tabletown.coach.chances import ALONE, COMPANY, Chances, Spread, spread_of
from tabletown.engine.game import Game
from tabletown.games import GAMES
from tabletown.lab.positions import Position, read

FIRST = {"judged": 4.0, "left": 2.0, "imagined": 2.0}
"""What is thought of the figures before anything was played: about right, up to a factor of e or so. It weighs about as
much as one position and keeps figures from vanishing that few games say nothing about."""
STEPS = (0.5, 0.2, 0.05)
LEAST = 0.01
"""No outcome is thought impossible, however clear it looks: a chance of 0 that comes true would cost the fit everything."""
FEWEST = 60
"""Positions; fewer tell nothing about a game."""
RESAMPLES = 2000
BANDS = 10
MIDDLE = (0.35, 0.65)
TWO = 2


def told(spread: Spread, position: Position) -> Chances:
    """The chances of everybody at the table."""
    found = [spread.chances(ending, position.clock) for ending in position.endings]
    return [sum(each) / len(found) for each in zip(*found, strict=True)]


# Fitting


def loss(spread: Spread, positions: Sequence[Position]) -> float:
    """How unlikely the outcomes were, on average."""
    total = 0.0
    for position in positions:
        for chance, share in zip(told(spread, position), position.outcome, strict=True):
            total -= share * log(LEAST / 2 + (1 - LEAST) * chance)
    return total / len(positions)


def fit(positions: Sequence[Position]) -> Spread:
    """Each figure in turn a little more or less, for as long as that helps; then in smaller steps."""
    ends = [ending.clock for position in positions for ending in position.endings if ending.is_over]

    def rated(spread: Spread) -> float:
        strange = sum(log(getattr(spread, name) / first) ** 2 for name, first in FIRST.items()) / 2
        return loss(spread, positions) + strange / len(positions)

    best = Spread(length=sum(ends) / len(ends), **FIRST)
    least = rated(best)
    for step in STEPS:
        is_better = True
        while is_better:
            is_better = False
            for name in FIRST:
                for factor in (1 + step, 1 / (1 + step)):
                    trial = msgspec.structs.replace(best, **{name: getattr(best, name) * factor})
                    now = rated(trial)
                    if now < least - 1e-6:
                        best, least, is_better = trial, now, True
    return best


def write(game: Game, folder: Path) -> Path:
    """The figures of a game, with how they were found."""
    room = Path(sys.modules[type(game).__module__].__file__ or "").parent
    lines = ["# Win chances: how far points that are expected may be wrong, see coach/chances.py."]
    for company in (COMPANY, ALONE):
        found = read(folder / f"{game.name}-{company}-fit.jsonl")
        if len(found) >= FEWEST:
            spread = fit(found)
            games = len({each.number for each in found})
            before, after = loss(Spread(1e6, 0.0, 0.0, 1e6), found), loss(spread, found)
            lines += [
                "",
                f"# Fitted on {date.today():%d %B %Y} by lab/chances.py to {len(found)} positions of {games} games of bots,",
                "# greedy and beginner; the mean logarithmic loss is",
                f"# {after:.3f}, with equal chances for all {before:.3f}.",
                f"[{company}]",
                *(f"{name} = {getattr(spread, name):.2f}" for name in spread.__struct_fields__),
            ]
    file = room / "chances.toml"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


# Measuring

Case = tuple[int, float, float]
"""The number of its game, the chance that was told to who had to decide, and the share of the first place that it got."""


def cases(game: Game, folder: Path, company: str) -> list[tuple[Position, Case]]:
    found = []
    for position in read(folder / f"{game.name}-{company}-test.jsonl"):
        spread = spread_of(game, game.set_up(game.editions()[0], 1 if company == ALONE else TWO))
        if spread is not None:
            chance = told(spread, position)[position.seat]
            found.append((position, (position.number, chance, position.outcome[position.seat])))
    return found


def brier(found: Sequence[Case]) -> float:
    return sum((chance - won) ** 2 for _, chance, won in found) / len(found)


def constant(found: Sequence[Case]) -> float:
    """The same for the best constant that there is for these very cases."""
    mean = sum(won for _, _, won in found) / len(found)
    return sum((mean - won) ** 2 for _, _, won in found) / len(found)


def interval(found: Sequence[Case], figure: Callable[[Sequence[Case]], float]) -> tuple[float, float]:
    """Of 95 %, by drawing whole games anew: positions of one game share its outcome."""
    games: dict[int, list[Case]] = {}
    for case in found:
        games.setdefault(case[0], []).append(case)
    draw, numbers = Random(2026), sorted(games)
    values = sorted(
        figure([case for number in draw.choices(numbers, k=len(numbers)) for case in games[number]])
        for _ in range(RESAMPLES)
    )
    return values[RESAMPLES // 40], values[-1 - RESAMPLES // 40]


def _row(name: str, found: Sequence[Case]) -> str:
    games = len({number for number, _, _ in found})
    low, high = interval(found, brier)
    better = interval(found, lambda some: constant(some) - brier(some))
    gain = constant(found) - brier(found)
    return (
        f"| {name} | {len(found)} of {games} | {brier(found):.3f} ({low:.3f}–{high:.3f}) | {constant(found):.3f} "
        f"| {gain:.3f} ({better[0]:.3f}–{better[1]:.3f}) |"
    )


def _bands(found: Sequence[Case]) -> list[str]:
    rows = []
    for band in range(BANDS):
        inside = [case for case in found if band <= case[1] * BANDS < band + 1 or (band == BANDS - 1 and case[1] == 1)]
        if inside:
            mean = sum(chance for _, chance, _ in inside) / len(inside)
            won = sum(won for _, _, won in inside) / len(inside)
            error = sqrt(won * (1 - won) / len(inside))
            rows.append(f"{mean:.0%} → {won:.0%} ± {error:.0%} ({len(inside)})".replace("%", " %"))
        else:
            rows.append("")
    return rows


def page(folder: Path) -> str:
    rows, bands = [], {}
    for game in GAMES.values():
        for company in (COMPANY, ALONE):
            both = cases(game, folder, company)
            if len(both) < FEWEST:
                continue
            found = [case for _, case in both]
            name = game.name if company == COMPANY else f"{game.name}, alone against the rival"
            rows.append(_row(name, found))
            for about, some in (
                ("two seats", [case for position, case in both if len(position.outcome) == TWO]),
                ("middle", [case for position, case in both if MIDDLE[0] <= position.played <= MIDDLE[1]]),
            ):
                if company == COMPANY and len(some) >= FEWEST:
                    rows.append(_row(f"{name}, {about}", some))
            bands[name] = _bands(found)
    table = ["| | " + " | ".join(bands) + " |", "|---|" + "---|" * len(bands)]
    for band in range(BANDS):
        table.append(f"| {10 * band}–{10 * band + 10} % | " + " | ".join(each[band] for each in bands.values()) + " |")
    head = ["| game | positions | Brier score (95 %) | best constant | better by (95 %) |", "|---|---|---|---|---|"]
    return "\n".join([*head, *rows, "", *table])


def main() -> None:
    what, folder = sys.argv[1], Path(sys.argv[2])
    if what == "fit":
        for game in GAMES.values():
            print(write(game, folder).read_text())
    else:
        print(page(folder))


if __name__ == "__main__":
    main()
