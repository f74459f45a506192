"""The benchmark's measurements and its page. The run against the peer itself is `make bench`."""

import json
import platform
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import tabletown
from tabletown.lab.bench import Benchmarks, Figure, Spread, machine, ratios, spread
from tabletown.lab.bench_page import lines, write_page


@pytest.mark.parametrize("kind", ["random", "copies", "memory", "greedy"])
def test_each_measurement_runs_in_a_process_of_its_own_and_counts_something(kind: str) -> None:
    command = [sys.executable, "-m", "tabletown.lab.measure", kind, "welcome", "2", "0.01", "5", "expert"]
    found = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    assert found["count"] > 0
    assert found["seconds"] >= 0.01
    assert found["compiled"] == tabletown.compiled()


def test_a_ratio_is_taken_within_its_repeat() -> None:
    assert ratios([10, 40], [1, 2]) == Spread(15, 10, 20)
    assert spread([3, 1, 2]) == Spread(2, 1, 3)


def test_the_machine_is_described_but_not_named() -> None:
    assert "cores" in machine()
    assert platform.node() not in machine()


@pytest.fixture
def found() -> Benchmarks:
    figures = [
        Figure("random play, 2 seats, compiled", "a second", Spread(400_000, 390_000, 410_000), Spread(16, 15.5, 16.5)),
        Figure("copies of a position, 2 seats, compiled", "a second", Spread(9e5, 8e5, 1e6), Spread(36, 32, 40)),
        Figure("memory of a position, 2 seats", "bytes", Spread(5000, 5000, 5000)),
        Figure("copies of a position, catanatron", "a second", Spread(12_000, 11_000, 13_000)),
        Figure("memory of a position, catanatron", "bytes", Spread(17_000, 17_000, 17_000)),
    ]
    costs = {2: Spread(2.5, 2.4, 2.6), 12: Spread(2.6, 2.5, 2.7)}
    return Benchmarks(
        version="1.0",
        date="2026-01-01",
        machine="a processor, 2 cores, Linux",
        python="CPython 3.11",
        peer="catanatron 3.2.1",
        repeats=7,
        peer_actions=Spread(25_000, 24_000, 26_000),
        figures=figures,
        seats=costs,
        game_costs={2: Spread(310, 300, 320), 12: Spread(1600, 1500, 1700)},
        compiled_to_interpreted=Spread(6, 5.5, 6.5),
        bars={"compiled is at least 5 times interpreted": True, "another": False},
    )


def test_the_page_gives_every_figure_with_its_ratio_and_spread(found: Benchmarks, tmp_path: Path) -> None:
    write_page(found, tmp_path / "docs" / "benchmarks.md")
    page = (tmp_path / "docs" / "benchmarks.md").read_text(encoding="utf-8")
    assert "| random play, 2 seats, compiled | 400,000 (390,000–410,000) | 16.0 (15.5–16.5) |" in page
    assert "| copies a second | 900,000 (800,000–1,000,000) | 12,000 (11,000–13,000) |" in page
    assert "| memory in bytes | 5,000 | 17,000 |" in page
    assert "| 12 | 1,600 (1,500–1,700) | 2.60 (2.50–2.70) |" in page
    assert "- kept: compiled is at least 5 times interpreted" in page
    assert "- **missed**: another" in page


def test_the_terminal_gets_the_same_figures(found: Benchmarks) -> None:
    told = lines(found)
    assert "random play, 2 seats, compiled: 400,000 a second, 16.0 (15.5–16.5) × catanatron" in told
    assert "NO: another" in told


def test_it_can_be_read_by_programs(found: Benchmarks) -> None:
    assert msgspec.json.decode(msgspec.json.encode(found), type=Benchmarks) == found
