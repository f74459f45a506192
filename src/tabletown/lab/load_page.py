"""What a run under load found, as a section of docs/benchmarks.md. It replaces the section of the run before."""

from pathlib import Path

import msgspec

from tabletown.lab import sections

HEADING = "Tables under load"


class Load(msgspec.Struct):
    """What happened with so many tables. Times are seconds, memory that of the server process."""

    tables: int
    sockets: int
    moves_a_second: float
    own_p50: float
    own_p99: float
    broadcast_p50: float
    broadcast_p99: float
    broadcasts: int
    processor: float
    megabytes: float
    kilobytes_a_table: float
    has_kept: bool


def write_section(found: list[Load], pace: float, path: Path) -> None:
    sections.write_section(HEADING, _section(found, pace), path)


def _section(found: list[Load], pace: float) -> list[str]:
    kept = [load for load in found if load.has_kept]
    return [
        "One server process on SQLite, every move committed to disk before it is acknowledged. At each table two players",
        f"and a spectator hold a socket each, on loopback, with compression, and a decision is made every {pace:g} s.",
        "Measured is the time from sending a move that others can see until each of them has the new position; the bar",
        "is 100 ms for 99 of 100. The clients run on the same machine, in one process beside the server's.",
        "",
        sections.circumstances(),
        "",
        "| tables | sockets | moves a second | broadcast p50 | p99 | own result p50 | p99 | processor | memory | a table |",
        "|---|---|---|---|---|---|---|---|---|---|",
        *(_row(load) for load in found),
        "",
        sections.verdict(_best(kept[-1]) if kept else "no size kept the bar", bool(kept)),
    ]


def _row(load: Load) -> str:
    cells = [
        str(load.tables),
        str(load.sockets),
        f"{load.moves_a_second:.0f}",
        _ms(load.broadcast_p50),
        _ms(load.broadcast_p99),
        _ms(load.own_p50),
        _ms(load.own_p99),
        f"{load.processor:.0%}",
        f"{load.megabytes:.0f} MB",
        f"{load.kilobytes_a_table:.0f} kB",
    ]
    return f"| {' | '.join(cells)} |"


def _best(best: Load) -> str:
    return (
        f"{best.tables} tables and {best.moves_a_second:.0f} moves a second with a p99 of {_ms(best.broadcast_p99)}"
        f" from sending to broadcast, by 1 process with {best.megabytes:.0f} MB"
    )


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"
