"""The calendar of the deal of the day, in UTC: which day it is, until when a try may be begun, and when the day closes. Pure.

A day closes an hour after its end, so that whoever began before midnight can finish; only then its seed is shown.
"""

from datetime import UTC, date, datetime, timedelta

GRACE = 3600
FIRST = date(2026, 1, 1)
"""There were no deals before."""


def day_at(now: float) -> str:
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def read_day(text: str) -> date | None:
    """The day that is written as 2026-11-17; None for anything else, and for days before there were deals."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if day >= FIRST and day.isoformat() == text else None


def shifted(day: str, by: int) -> str:
    return (date.fromisoformat(day) + timedelta(days=by)).isoformat()


def end_of(day: str) -> int:
    """From this moment on no try is begun."""
    midnight = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return int((midnight + timedelta(days=1)).timestamp())


def close_of(day: str) -> int:
    """From this moment on tries count as they stand, and everything is shown."""
    return end_of(day) + GRACE


def first_open(now: float) -> str:
    """The earliest day that has not closed."""
    return day_at(now - GRACE)
