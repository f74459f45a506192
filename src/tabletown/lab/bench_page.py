"""What a benchmark run found, as lines for the terminal and as the page docs/benchmarks.md."""

from pathlib import Path

from tabletown.lab.bench import Benchmarks, Figure, Spread
from tabletown.lab.sections import write_first


def lines(found: Benchmarks) -> list[str]:
    """The figures for a terminal, each with its ratio and its spread."""
    told = [f"{found.peer}, 4 players, random play: {_number(found.peer_actions.median)} actions a second"]
    told += [f"{f.name}: {_number(f.value.median)} {f.unit}{_times(f)}" for f in found.figures]
    told += [f"{seats} seats: {_number(cost.median)} µs a game" for seats, cost in found.game_costs.items()]
    if found.compiled_to_interpreted:
        told.append(f"compiled to interpreted: {_range(found.compiled_to_interpreted)} ×")
    return told + [f"{'yes' if kept else 'NO'}: {bar}" for bar, kept in found.bars.items()]


def write_page(found: Benchmarks, path: Path) -> None:
    """Write the first part of the page anew; the sections behind it are other measurements'."""
    write_first(_page(found), path)


def _page(found: Benchmarks) -> list[str]:
    return [
        "# Benchmarks",
        "",
        "Written by `make bench`; run it again to compare on your machine. Every repeat measures catanatron and",
        "Tabletown one after the other, each in a fresh process, and ratios are taken within a repeat. Figures are the",
        f"median of {found.repeats} repeats, in brackets the lowest and the highest. Games include their deal; choices",
        "are drawn by Python's own generator; seconds are of processor time.",
        "",
        f"Tabletown {found.version}, {found.python}, {found.machine}, {found.date}.",
        f"Peer: {found.peer}, its random players at a table of four, {_range(found.peer_actions)} actions a second.",
        "",
        "| Welcome To, and other games by name | a second | × catanatron's actions a second |",
        "|---|---|---|",
        *(f"| {f.name} | {_range(f.value)} | {_range(f.ratio)} |" for f in found.figures if f.ratio),
        "",
        "| a position | Tabletown | catanatron |",
        "|---|---|---|",
        f"| copies a second | {_range(_figure(found, 'copies of a position, 2').value)}"
        f" | {_range(_figure(found, 'copies of a position, catanatron').value)} |",
        f"| memory in bytes | {_number(_figure(found, 'memory of a position, 2').value.median)}"
        f" | {_number(_figure(found, 'memory of a position, catanatron').value.median)} |",
        "",
        "| seats, random play | µs a game | µs a decision |",
        "|---|---|---|",
        *(f"| {seats} | {_range(found.game_costs[seats])} | {_range(cost)} |" for seats, cost in found.seats.items()),
        "",
        *(
            [f"Compiled to interpreted: {_range(found.compiled_to_interpreted)} ×.", ""]
            if found.compiled_to_interpreted
            else []
        ),
        *(f"- {'kept' if kept else '**missed**'}: {bar}" for bar, kept in found.bars.items()),
    ]


def _figure(found: Benchmarks, name: str) -> Figure:
    return next(figure for figure in found.figures if figure.name.startswith(name))


def _times(figure: Figure) -> str:
    return f", {_range(figure.ratio)} × catanatron" if figure.ratio else ""


def _range(spread: Spread) -> str:
    return f"{_number(spread.median)} ({_number(spread.low)}–{_number(spread.high)})"


def _number(value: float) -> str:
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"
