"""Whether there is time for more: `make test-long` plays, opens and kills more of what `make test` only samples."""

import os
from collections.abc import Iterable, Sequence
from typing import TypeVar

import pytest

from tabletown import compiled

Row = TypeVar("Row")

LONG = bool(os.environ.get("TABLETOWN_LONG"))


def sampled(values: Iterable[object], *every_day: object) -> list[object]:
    """For `parametrize` with one argument: all of these values, of which only some are tried every day."""
    return sampled_rows([(value,) for value in values], *((value,) for value in every_day))


def sampled_rows(rows: Iterable[tuple[object, ...]], *every_day: tuple[object, ...]) -> list[object]:
    """For `parametrize` with several arguments."""
    listed = list(rows)
    assert all(row in listed for row in every_day), "nothing is tried every day that is not tried at all"
    return [pytest.param(*row, marks=[] if row in every_day else pytest.mark.long) for row in listed]


def each_nth_interpreted(step: int, rows: Sequence[Row]) -> Sequence[Row]:
    """All of these where the modules run compiled. Interpreted they are the same modules, three times as slow: every day each
    third or fourth shows that they run, `make test-long` tries all."""
    return rows if LONG or compiled() else rows[::step]
