"""What a start from a fresh clone and a first visit over a slow line took, as sections of docs/benchmarks.md.

tools/measure_start.py and tests/browser/measure_slow_line.py measure and call this; both need a checkout.
"""

from pathlib import Path
from statistics import median

import msgspec

from tabletown.lab.sections import circumstances, seconds, verdict, write_section

START = "Start from a fresh clone"
FIRST_PAGE, SECOND_PAGE = 40, 2
LINE = "A first visit over a slow line"
HOME, GAME = 6, 9


class Start(msgspec.Struct):
    """One start from nothing, in seconds after `make play`; the second one in seconds after it was asked for again."""

    page: float
    compiled: float
    again: float
    steps: dict[str, float]
    """How long each step of the set-up took by itself; some go on side by side."""


class Visit(msgspec.Struct):
    """One first visit, in seconds after the address was entered, and after the click for the game."""

    answer: float
    """When the page itself was there, without its scripts."""
    loaded: float
    """When the last script and style of the home page was there."""
    home: float
    game: float
    home_files: int
    home_bytes: int
    game_files: int
    game_bytes: int


def write_start(found: list[Start], path: Path) -> None:
    def row(name: str, values: list[float], digits: int = 1) -> str:
        return f"| {name} | {seconds(values, digits)} |"

    pages, again = [one.page for one in found], [one.again for one in found]
    steps = [step for step in found[0].steps if all(step in one.steps for one in found)]
    lines = [
        "`make play` in a new clone, with empty caches for the packages of Python and of the client: all of it comes over",
        f"the line. Seconds until the home page answers, median of {len(found)} repeats, in brackets lowest and highest.",
        "Steps that do not need each other go on side by side. The server starts interpreted; what compiles goes on behind it.",
        "",
        circumstances(),
        "",
        "| | seconds |",
        "|---|---|",
        row("first page", pages),
        *(row(f"of it: {step}", [one.steps[step] for one in found], 0) for step in steps),
        row("everything compiled", [one.compiled for one in found], 0),
        row("second start, first page", again),
        "",
        verdict(f"the first page within {FIRST_PAGE} s", median(pages) <= FIRST_PAGE),
        verdict(f"a second start within {SECOND_PAGE} s", median(again) <= SECOND_PAGE),
    ]
    write_section(START, lines, path)


def write_line(found: list[Visit], path: Path) -> None:
    def row(name: str, values: list[float], files: list[int], sizes: list[int]) -> str:
        return f"| {name} | {seconds(values)} | {median(files):.0f} | {median(sizes) / 1000:.0f} |"

    homes, games = [one.home for one in found], [one.game for one in found]
    lines = [
        'Chromium on its own "Slow 3G" (2 s before anything answers, 50 kB a second), with nothing kept from before: the home',
        'page until it can be used, then from "Play against bots now" until a game of Welcome To can be played. Seconds: the',
        f"median of {len(found)} repeats, in brackets the lowest and the highest; files and kB as they came over the line.",
        "",
        circumstances(),
        "",
        "| | seconds | files | kB |",
        "|---|---|---|---|",
        f"| of home: the page's own text | {seconds([one.answer for one in found])} | | |",
        f"| of home: the last script and style | {seconds([one.loaded for one in found])} | | |",
        row("home, ready to use", homes, [one.home_files for one in found], [one.home_bytes for one in found]),
        row("a game, after the click", games, [one.game_files for one in found], [one.game_bytes for one in found]),
        "",
        verdict(f"home within {HOME} s", median(homes) <= HOME),
        verdict(f"a game within {GAME} s after the click", median(games) <= GAME),
    ]
    write_section(LINE, lines, path)
