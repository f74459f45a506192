"""Plays many games between bots and reports what came out. The terminal's `simulate` and the tests call it.

Every game has its own secret, made from the seed and the game's number, so the outcome does not depend on how many
processes share the work.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from threading import current_thread, main_thread

import msgspec

from tabletown.bots import make_bot, seat_bots
from tabletown.engine.chance import Chance
from tabletown.engine.contract import BadSetup, Setup
from tabletown.engine.player import play_out
from tabletown.games import GAMES

CHUNKS_PER_JOB = 25
LARGEST_CHUNK = 20
"""So that a simulation of any size can be stopped within moments."""


class Report(msgspec.Struct):
    """What a simulation found. Lists are by seat; everything but the two times is the same in every run."""

    game: str
    edition: str
    options: dict[str, str]
    bots: list[str]
    seed: int
    games: int
    seats: int
    decisions: int
    seconds: float
    decisions_per_second: float
    mean_scores: list[float]
    mean_best_score: float
    """Of the best score in each game."""
    wins: list[int]
    """Games in which the seat came first; a shared first place counts for each who shares it."""
    end_reasons: dict[str, int]
    mean_parts: list[dict[str, float]]
    """The mean score by category."""


class _Task(msgspec.Struct):
    """Some of the games, in a form that travels between processes."""

    game: str
    edition: str
    options: dict[str, str]
    rules: int
    overlay: Path | None
    bots: list[str]
    seed: int
    first: int
    count: int


class _Tally(msgspec.Struct):
    """What some of the games came to, in whole numbers, so that the order of adding up does not matter."""

    games: int
    decisions: int
    scores: list[int]
    best: int
    wins: list[int]
    end_reasons: Counter[str]
    parts: list[Counter[str]]

    def add(self, other: "_Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.best += other.best
        self.end_reasons.update(other.end_reasons)
        for seat in range(len(self.scores)):
            self.scores[seat] += other.scores[seat]
            self.wins[seat] += other.wins[seat]
            self.parts[seat].update(other.parts[seat])


def simulate(
    setup: Setup,
    bots: list[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    overlay: Path | None = None,
) -> Report:
    """Play `games` games, `bots` naming the bot of each seat; `progress` hears how many are finished.

    `overlay` is the file of the set-up's corrected cards, which other processes have to read again.
    """
    if len(bots) != setup.seats:
        raise BadSetup("bots", "setup-bots", str(len(bots)), str(setup.seats))
    if games < 1:
        raise BadSetup("games", "setup-games", str(games), "1")
    for name in bots:
        make_bot(name, setup.game, b"")
    size = max(1, min(LARGEST_CHUNK, games // (max(1, jobs) * CHUNKS_PER_JOB)))
    tasks = [
        _Task(
            setup.game, setup.edition, setup.options, setup.rules, overlay, bots, seed, first, min(size, games - first)
        )
        for first in range(0, games, size)
    ]
    started = time.perf_counter()
    total = _nothing(setup.seats)
    for tally in _in_processes(tasks, jobs) if jobs > 1 else map(_run, tasks):
        total.add(tally)
        if progress is not None:
            progress(total.games)
    return _report(setup, bots, seed, total, time.perf_counter() - started)


def game_secret(seed: int, number: int) -> bytes:
    """The secret of one game of a simulation, for those who want to look at that game alone."""
    return sha256(Chance.from_seed(seed).key + number.to_bytes(8, "big")).digest()


def _run(task: _Task) -> _Tally:
    game = GAMES[task.game]
    cards = game.use_overlay(task.edition, task.overlay) if task.overlay else ""
    setup = game.set_up(task.edition, len(task.bots), task.options, cards, task.rules)
    tally = _nothing(setup.seats)
    for number in range(task.first, task.first + task.count):
        secret = game_secret(task.seed, number)
        state = game.deal(setup, secret)
        decisions = play_out(state, seat_bots(task.bots, task.game, secret))
        scores = state.scores()
        tally.add(
            _Tally(
                games=1,
                decisions=decisions,
                scores=[score.total for score in scores],
                best=max(score.total for score in scores),
                wins=[int(place == 1) for place in state.ranking()],
                end_reasons=Counter([state.end_reason()]),
                parts=[Counter(dict(score.parts)) for score in scores],
            )
        )
    return tally


def _in_processes(tasks: list[_Task], jobs: int) -> Iterator[_Tally]:
    """The tallies as they come. Ctrl-C is the host's matter alone: its processes never hear of it and end with the pool."""
    with _without_ctrl_c():
        # Spawned, not forked: the host may run threads, a progress bar's for one. What it ignores they ignore for ever.
        pool = get_context("spawn").Pool(min(jobs, len(tasks)))
    with pool:
        yield from pool.imap_unordered(_run, tasks)


@contextmanager
def _without_ctrl_c() -> Iterator[None]:
    """Only the main thread may say what a signal does; elsewhere nothing changes."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal(SIGINT, SIG_IGN)
    try:
        yield
    finally:
        signal(SIGINT, before)


def _nothing(seats: int) -> _Tally:
    return _Tally(0, 0, [0] * seats, 0, [0] * seats, Counter(), [Counter() for _ in range(seats)])


def _report(setup: Setup, bots: list[str], seed: int, total: _Tally, seconds: float) -> Report:
    return Report(
        game=setup.game,
        edition=setup.edition,
        options=setup.options,
        bots=bots,
        seed=seed,
        games=total.games,
        seats=setup.seats,
        decisions=total.decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(total.decisions / seconds, 1),
        mean_scores=[score / total.games for score in total.scores],
        mean_best_score=total.best / total.games,
        wins=total.wins,
        end_reasons={
            reason: total.end_reasons[reason]
            for reason in GAMES[setup.game].end_reasons(setup)
            if total.end_reasons[reason]
        },
        mean_parts=[
            {name: points / total.games for name, points in sorted(seat.items()) if points} for seat in total.parts
        ],
    )
