"""Measures Tabletown against catanatron in one run, so that every figure stands beside a peer's on the same machine.

Each repeat measures the peer and then every figure of ours, each in a fresh process; a figure's ratio is taken within
its repeat. `tabletown bench` and `make bench` call it; bench_page.py prints and writes what it found.
"""

import os
import platform
import subprocess
import sys
import venv
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

import msgspec

import tabletown
from tabletown.games import GAMES

PEER = "catanatron==3.2.1"
PEER_SCRIPT = Path(__file__).with_name("peer.py")


class BenchError(Exception):
    """The measurement cannot be made: one line that says why."""


class Spread(msgspec.Struct):
    """A figure over the repeats."""

    median: float
    low: float
    high: float


class Figure(msgspec.Struct):
    """One thing measured: its name, what is counted, and how it compares with the peer's random actions a second."""

    name: str
    unit: str
    value: Spread
    ratio: Spread | None = None


class Benchmarks(msgspec.Struct):
    version: str
    date: str
    machine: str
    python: str
    peer: str
    repeats: int
    peer_actions: Spread
    figures: list[Figure]
    seats: dict[int, Spread]
    """Microseconds a decision of random play, by seats."""
    game_costs: dict[int, Spread]
    """Microseconds a game of random play, by seats."""
    compiled_to_interpreted: Spread | None
    bars: dict[str, bool]


class _Row(msgspec.Struct):
    name: str
    kind: str
    seats: int = 2
    options: list[str] = []
    pure: bool = False
    game: str = "welcome"


class _Found(msgspec.Struct):
    count: float
    seconds: float
    compiled: bool = False
    games: int = 0
    copies_per_second: float = 0.0
    bytes: float = 0.0

    def rate(self) -> float:
        return self.count / self.seconds


RANDOM = "random play, 2 seats"
EXPERT = "random play, 2 seats, expert game"
FOUR = "random play, 4 seats"
COPIES = "copies of a position, 2 seats"
GREEDY = "greedy, 2 seats, expert game"
MEMORY = "memory of a position, 2 seats"
SEATS = (2, 4, 8, 12)
ROWS = [
    _Row(RANDOM, "random"),
    _Row(RANDOM, "random", pure=True),
    _Row(EXPERT, "random", options=["expert"]),
    _Row(FOUR, "random", seats=4),
    _Row(COPIES, "copies"),
    _Row(COPIES, "copies", pure=True),
    _Row(GREEDY, "greedy", options=["expert"]),
]
# Every other game on the shelf, by its title.
OTHERS = {game: game.replace("_", " ").title() for game in GAMES if game != "welcome"}
ROWS += [_Row(f"{title}: {FOUR}", "random", seats=4, game=game) for game, title in OTHERS.items()]


def bench(quick: bool = False, folder: Path = Path(".cache"), say: Callable[[str], None] = print) -> Benchmarks:
    """Install the peer in `folder` when it is not there yet, measure, and report; `say` hears how far it is."""
    repeats, seconds = (3, 0.3) if quick else (7, 2.0)
    peer = _peer_environment(folder, say)
    rows = ROWS if _is_compiled() else [row for row in ROWS if row.pure]
    seat_rows = [_Row("", "random", seats=seats, pure=not _is_compiled()) for seats in SEATS]
    peers: list[_Found] = []
    taken: list[list[_Found]] = []
    seated: list[list[_Found]] = []
    for repeat in range(repeats):
        say(f"repeat {repeat + 1} of {repeats}")
        peers.append(_run([str(peer), str(PEER_SCRIPT), str(seconds), str(repeat)], pure=True))
        taken.append([_measure(row, seconds, repeat) for row in rows])
        seated.append([_measure(row, seconds / 2, repeat) for row in seat_rows])
    memory = _measure(_Row(MEMORY, "memory", pure=not _is_compiled()), 0.0, 0).count
    return _report(repeats, peers, rows, taken, seated, memory)


def _report(
    repeats: int,
    peers: list[_Found],
    rows: list[_Row],
    taken: list[list[_Found]],
    seated: list[list[_Found]],
    memory: float,
) -> Benchmarks:
    actions = [found.rate() for found in peers]
    rates = {(row.name, row.pure): [one[place].rate() for one in taken] for place, row in enumerate(rows)}
    figures = [
        Figure(f"{name}, {'interpreted' if pure else 'compiled'}", "a second", spread(found), ratios(found, actions))
        for (name, pure), found in rates.items()
    ]
    figures.append(Figure(MEMORY, "bytes", spread([memory])))
    figures.append(Figure("copies of a position, catanatron", "a second", spread([p.copies_per_second for p in peers])))
    figures.append(Figure("memory of a position, catanatron", "bytes", spread([p.bytes for p in peers])))
    per_decision = {seats: spread([1e6 / one[place].rate() for one in seated]) for place, seats in enumerate(SEATS)}
    per_game = {
        seats: spread([1e6 * one[place].seconds / one[place].games for one in seated])
        for place, seats in enumerate(SEATS)
    }
    gain = ratios(rates[RANDOM, False], rates[RANDOM, True]) if (RANDOM, False) in rates else None
    bars = {"cost per decision is the same at every table (within a quarter)": _is_flat(per_decision)}
    if gain is not None:
        bars["compiled random play is at least 15 times catanatron's"] = (
            ratios(rates[RANDOM, False], actions).median >= 15
        )
        bars["compiled is at least 5 times interpreted"] = gain.median >= 5
        for title in OTHERS.values():
            found = ratios(rates[f"{title}: {FOUR}", False], actions)
            bars[f"compiled random play of {title} is at least 10 times catanatron's"] = found.median >= 10
    return Benchmarks(
        version=tabletown.__version__,
        date=datetime.now(UTC).date().isoformat(),
        machine=machine(),
        python=f"{platform.python_implementation()} {platform.python_version()}",
        peer=PEER.replace("==", " "),
        repeats=repeats,
        peer_actions=spread(actions),
        figures=figures,
        seats=per_decision,
        game_costs=per_game,
        compiled_to_interpreted=gain,
        bars=bars,
    )


def spread(values: list[float]) -> Spread:
    return Spread(median(values), min(values), max(values))


def ratios(values: list[float], by: list[float]) -> Spread:
    """The ratio within each repeat, so that a slow moment of the machine slows both."""
    return spread([value / base for value, base in zip(values, by, strict=True)])


def machine() -> str:
    """The machine in words that do not name it."""
    return f"{_processor()}, {os.cpu_count()} cores, {platform.system()}"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def _is_flat(costs: dict[int, Spread]) -> bool:
    """Judged by the quickest repeats, since whatever else the machine does only adds."""
    quickest = [cost.low for cost in costs.values()]
    return max(quickest) <= 1.25 * min(quickest)


def _is_compiled() -> bool:
    return tabletown.compiled()


def _measure(row: _Row, seconds: float, seed: int) -> _Found:
    command = [sys.executable, "-m", "tabletown.lab.measure", row.kind, row.game, str(row.seats), str(seconds)]
    found = _run([*command, str(seed), *row.options], row.pure)
    assert found.compiled != row.pure, "a process ran the other way than it was told"
    return found


def _run(command: list[str], pure: bool) -> _Found:
    environment = {**os.environ, "TABLETOWN_PURE": "1" if pure else ""}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BenchError((done.stderr.strip().splitlines() or ["a measurement failed"])[-1])
    return msgspec.json.decode(done.stdout, type=_Found)


def _peer_environment(folder: Path, say: Callable[[str], None]) -> Path:
    """The Python of an environment that holds the peer and nothing of ours."""
    home = (folder / "catanatron-venv").resolve()
    stamp = home / "installed"
    python = home / "bin" / "python"
    if stamp.exists() and stamp.read_text() == PEER:
        return python
    say(f"installing {PEER} in {folder / 'catanatron-venv'}")
    venv.create(home, clear=True, with_pip=True)
    done = subprocess.run(
        [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", PEER],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BenchError(f"{PEER} cannot be installed: " + (done.stderr.strip().splitlines() or ["pip failed"])[-1])
    stamp.write_text(PEER)
    return python
