"""The calendar of the deal of the day: boundaries in UTC, and what counts as a day."""

from datetime import UTC, datetime

import pytest

from tabletown.server import days

MIDNIGHT = datetime(2026, 11, 18, tzinfo=UTC).timestamp()


def test_a_day_ends_at_midnight_and_closes_an_hour_later() -> None:
    assert days.day_at(MIDNIGHT - 1) == "2026-11-17"
    assert days.day_at(MIDNIGHT) == "2026-11-18"
    assert days.end_of("2026-11-17") == MIDNIGHT
    assert days.close_of("2026-11-17") == MIDNIGHT + 3600
    assert days.first_open(MIDNIGHT + 3599) == "2026-11-17"
    assert days.first_open(MIDNIGHT + 3600) == "2026-11-18"
    assert days.shifted("2026-12-31", 1) == "2027-01-01"


@pytest.mark.parametrize("text", ["", "today", "2026-1-1", "2026-02-30", "2025-12-31", "20261117", "２０２６-11-17"])
def test_what_is_no_day_of_ours(text: str) -> None:
    assert days.read_day(text) is None
