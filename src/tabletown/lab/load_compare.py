"""Compares two checkouts under load, in one run: `python -m tabletown.lab.load_compare OTHER`, where OTHER is a checkout in
which `make build` has been run.

What both say on the wire may differ, so each is measured by its own tabletown.lab.load, in turn: whatever else the machine does
meanwhile, both have their share of it. Nothing is written anywhere; docs/development.md tells how to use it.
"""

import argparse
import re
import statistics
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

TABLES = 100
ROUNDS = 5
SECONDS = 12.0
LINE = re.compile(
    r"(?P<tables>\d+) tables, (?P<moves>\d+) moves a second: broadcast p50 (?P<p50>[\d.]+) ms, p99 (?P<p99>[\d.]+) ms;"
    r" processor (?P<processor>\d+)%, (?P<megabytes>\d+) MB"
)
UNITS = {"moves": "moves a second", "p50": "ms p50", "p99": "ms p99", "processor": "% processor", "megabytes": "MB"}


class Row(NamedTuple):
    """One figure: its median and range in both checkouts."""

    unit: str
    here: list[float]
    there: list[float]

    def __str__(self) -> str:
        one, other = statistics.median(self.here), statistics.median(self.there)
        change = f"{one / other - 1:+.0%}" if other else ""
        return f"{self.unit:>15}  {_range(self.here):>24}  {_range(self.there):>24}  {change:>6}"


def _range(values: list[float]) -> str:
    return f"{statistics.median(values):g} ({min(values):g}–{max(values):g})"


def figures(said: str) -> dict[str, float]:
    """What a run of tabletown.lab.load said, by the names in UNITS; raises when it said nothing of the kind."""
    found = LINE.search(said)
    if found is None:
        raise ValueError(said.strip() or "it said nothing")
    return {name: float(found[name]) for name in UNITS}


def measure(python: Path, folder: Path, tables: int, seconds: float) -> dict[str, float]:
    command = [
        str(python),
        "-m",
        "tabletown.lab.load",
        "--page",
        "-",
        "--tables",
        str(tables),
        "--seconds",
        str(seconds),
    ]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return figures(done.stderr)


def compare(other: Path, tables: int, seconds: float, rounds: int) -> list[Row]:
    """This checkout and the other one in turn; whoever goes first changes with every round."""
    here: list[dict[str, float]] = []
    there: list[dict[str, float]] = []
    sides = [(Path(sys.executable), Path.cwd(), here), (other / ".venv/bin/python", other, there)]
    for _ in range(rounds):
        for python, folder, found in sides:
            found.append(measure(python, folder, tables, seconds))
        sides.reverse()
    return [Row(unit, [one[name] for one in here], [one[name] for one in there]) for name, unit in UNITS.items()]


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tabletown.lab.load_compare", description="This checkout and another one under the same load."
    )
    parser.add_argument("other", type=Path, help="a checkout in which `make build` has been run")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long each run is measured")
    wishes = parser.parse_args()
    other = wishes.other.resolve()
    rows = compare(other, wishes.tables, wishes.seconds, wishes.rounds)
    print(f"{wishes.tables} tables, {wishes.rounds} rounds of {wishes.seconds:g} s: median (range)")
    print(f"{'':>15}  {'here':>24}  {other.name:>24}")
    print("\n".join(map(str, rows)))


if __name__ == "__main__":
    main()
