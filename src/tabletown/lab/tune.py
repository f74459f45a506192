"""Finds better weights for a game's planner by playing: cross-entropy search, two seats, every deal from both of them.

Each generation draws players around the best figures so far, lets all of them play the same deals against what ships, and moves
towards those who won by most. An optimiser from elsewhere would bring a dependency for what is thirty lines here. Generations
are kept in a file, one line each, which is the log of how the figures were found; a run that was stopped goes on from there.
"""

import json
from collections.abc import Callable
from concurrent.futures import Executor
from math import exp, sqrt
from pathlib import Path
from random import Random

import msgspec

from tabletown.bots import bot_key
from tabletown.bots.bot import Bot
from tabletown.bots.greedy import Greedy
from tabletown.engine.contract import Setup
from tabletown.engine.player import play_out
from tabletown.games import GAMES
from tabletown.lab.figures import Figures, count, planner_with, scaled, shipped
from tabletown.lab.simulate import game_secret

POPULATION = 24
ELITE = 6
FIRST_SPREAD = 0.25
LEAST_SPREAD = 0.04
LEARNT, NARROWED = 0.5, 0.2
"""How far a generation moves towards its best; how fast it draws in around them, slowly, or it would stop on the way."""
SEED, FRESH_SEED = 501, 902
"""Deals to learn from, and others to check what was learnt."""


class Generation(msgspec.Struct):
    """Where the search stands: for each figure the logarithm of its factor, and how far around it players are drawn."""

    number: int
    means: list[float]
    spreads: list[float]
    best: float = 0.0
    average: float = 0.0
    """Margins in points against what ships, of the best player of this generation and of all."""


class Check(msgspec.Struct):
    """What figures came to against what ships: the mean margin of a deal, its standard error, games and wins."""

    margin: float
    error: float
    games: int
    wins: float


def first(game: str) -> Generation:
    places = count(shipped(game))
    return Generation(0, [0.0] * places, [FIRST_SPREAD] * places)


def figures_of(game: str, generation: Generation) -> Figures:
    return scaled(shipped(game), [exp(mean) for mean in generation.means])


def step(setup: Setup, now: Generation, pairs: int, pool: Executor) -> Generation:
    """The next generation. It depends on the one before alone, so it does not matter when or where it is found."""
    chance = Random(f"{setup.game} {now.number}")
    drawn = [
        [mean + spread * chance.gauss(0.0, 1.0) for mean, spread in zip(now.means, now.spreads, strict=True)]
        for _ in range(POPULATION)
    ]
    tasks = [pool.submit(_margin, setup, player, now.number * pairs, pairs) for player in drawn]
    rated = sorted(zip([task.result() for task in tasks], drawn, strict=True), reverse=True)
    means, spreads = [], []
    for place, (mean, spread) in enumerate(zip(now.means, now.spreads, strict=True)):
        elite = [player[place] for _, player in rated[:ELITE]]
        middle = sum(elite) / ELITE
        width = sqrt(sum((each - middle) ** 2 for each in elite) / ELITE)
        means.append(mean + LEARNT * (middle - mean))
        spreads.append(max(LEAST_SPREAD, spread + NARROWED * (width - spread)))
    average = sum(margin for margin, _ in rated) / POPULATION
    return Generation(now.number + 1, means, spreads, rated[0][0], average)


def tune(setup: Setup, pairs: int, pool: Executor, kept: Path, goes_on: Callable[[Generation], bool]) -> Generation:
    """Search on from what is kept for as long as the caller wants."""
    now = first(setup.game)
    if kept.exists():
        now = msgspec.json.decode(kept.read_text().splitlines()[-1], type=Generation)
    kept.parent.mkdir(parents=True, exist_ok=True)
    while goes_on(now):
        now = step(setup, now, pairs, pool)
        with kept.open("a") as log:
            log.write(json.dumps(msgspec.to_builtins(now)) + "\n")
    return now


def check(setup: Setup, figures: Figures, pairs: int) -> Check:
    """These figures against what ships, on deals from which nobody learnt."""
    found = [duel(setup, figures, FRESH_SEED, deal) for deal in range(pairs)]
    mean = sum(margin for margin, _ in found) / pairs
    variance = sum((margin - mean) ** 2 for margin, _ in found) / max(1, pairs - 1)
    return Check(mean, sqrt(variance / pairs), 2 * pairs, sum(wins for _, wins in found))


def duel(setup: Setup, figures: Figures, seed: int, deal: int) -> tuple[float, float]:
    """One deal from both seats: the mean margin of the player with these figures, and how many of the two games it won."""
    margin = wins = 0.0
    usual = GAMES[setup.game].planner()
    assert usual is not None
    for seat in range(2):
        secret = game_secret(seed, deal)
        bots: list[Bot] = [Greedy(bot_key(secret, other), usual) for other in range(2)]
        bots[seat] = Greedy(bot_key(secret, seat), planner_with(setup.game, figures))
        state = GAMES[setup.game].deal(setup, secret)
        play_out(state, bots)
        points = [score.total for score in state.scores()]
        places = state.ranking()
        margin += (points[seat] - points[1 - seat]) / 2
        wins += 1.0 / places.count(1) if places[seat] == 1 else 0.0
    return margin, wins


def _margin(setup: Setup, player: list[float], first_deal: int, pairs: int) -> float:
    figures = scaled(shipped(setup.game), [exp(each) for each in player])
    return sum(duel(setup, figures, SEED, first_deal + deal)[0] for deal in range(pairs)) / pairs
