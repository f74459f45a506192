"""The players of the load measurement read what the server really sends. The run itself is `make bench`."""

import sys
from pathlib import Path

import msgspec
import pytest

from tabletown.lab import load, load_compare
from tabletown.server import presenting, wire
from tabletown.server.fold import Fold


def test_positions_and_answers_are_read() -> None:
    fold = Fold("welcome", "first", {}, b"seed", 2)
    news = presenting.position_news(fold, presenting.encode_position(fold, 1), 0)
    read = load.decoder.decode(msgspec.json.encode(news))
    assert (read.type, read.position.seat, read.position.over) == ("position", 1, False)
    assert [choice.action for choice in read.position.legal] == fold.match.state.legal(1)
    assert not read.position.can_take_back
    answer = load.decoder.decode(msgspec.json.encode(wire.Ack("an-intention", 3)))
    assert (answer.type, answer.position) == ("ack", load.Seen())


@pytest.mark.long
def test_two_checkouts_are_compared(tmp_path: Path) -> None:
    """This one with itself under another name: both really play, each measured by its own measurement."""
    (tmp_path / ".venv/bin").mkdir(parents=True)
    (tmp_path / ".venv/bin/python").write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    (tmp_path / ".venv/bin/python").chmod(0o755)
    rows = load_compare.compare(tmp_path, tables=2, seconds=2.0, rounds=1)
    assert [row.unit for row in rows] == list(load_compare.UNITS.values())
    moves, *_, memory = rows
    assert 0 < moves.here[0] <= 4 >= moves.there[0] > 0, "two tables, a decision each half second"
    assert min(*memory.here, *memory.there) > 20


def test_what_a_comparison_says() -> None:
    said = "25 tables, 50 moves a second: broadcast p50 3.1 ms, p99 9.8 ms; processor 41%, 98 MB\n"
    assert load_compare.figures(said) == {"moves": 50, "p50": 3.1, "p99": 9.8, "processor": 41, "megabytes": 98}
    row = load_compare.Row("ms p99", [9.8, 10.2, 30.0], [10.0, 20.0, 40.0])
    assert str(row).split() == ["ms", "p99", "10.2", "(9.8–30)", "20", "(10–40)", "-49%"]
