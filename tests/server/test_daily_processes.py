"""The deal of the day in two processes on one database, PostgreSQL and SQLite alike: one deal, one try, one closing."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from support.tabletown_server import Guest, ServerProcess, quick_settings, read, sqlite_url
from tabletown.server import days, wire
from tabletown.server.wire_days import BeginTry, Day

HOUR = 3600
Pair = tuple[ServerProcess, ServerProcess]


@pytest.fixture(params=["postgresql", "sqlite"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return str(request.getfixturevalue("postgres_url")) if request.param == "postgresql" else sqlite_url(tmp_path)


def at_noon(url: str, hours_later: float = 0) -> ServerProcess:
    now = time.time()
    noon = days.end_of(days.day_at(now)) - 12 * HOUR - now
    return ServerProcess(msgspec.structs.replace(quick_settings(url), clock_ahead=noon + hours_later * HOUR))


@pytest.fixture
def pair(url: str) -> Iterator[Pair]:
    with at_noon(url) as one, at_noon(url) as two:
        yield one, two


def twin(guest: Guest, server: ServerProcess) -> Guest:
    other = Guest(server.address)
    other.http.cookies.update(guest.http.cookies)
    return other


async def begin(guest: Guest, game: str) -> wire.TableInfo:
    return read(await guest.post(f"/api/days/today/{game}", BeginTry()), wire.TableInfo)


async def test_one_deal_and_one_try_whichever_process_is_asked(pair: Pair) -> None:
    one, two = pair
    async with Guest(one.address, "Ann") as ann, Guest(two.address, "Ben") as ben, twin(ann, two) as ann_there:
        tables = await asyncio.gather(*(begin(guest, "dream_home") for guest in (ann, ann_there, ann, ann_there)))
        assert len({table.id for table in tables}) == 1
        theirs = await begin(ben, "dream_home")
        assert theirs.commitment == tables[0].commitment
        told = [read(await guest.http.get("/api/days/today"), Day) for guest in (ann, ann_there)]
        assert [row.name for deal in told[1].deals for row in deal.tries] == ["Ann", "Ben"]
        assert told[0].deals == told[1].deals


async def test_one_process_closes_the_day_for_both(pair: Pair, url: str) -> None:
    one, _ = pair
    async with Guest(one.address, "Ann") as ann:
        table = await begin(ann, "welcome")
        async with ann.live(table.id) as live:
            await live.play_turn()
            with at_noon(url, 14) as tomorrow:
                while not (live.table and live.table.stage == "left"):
                    await live.receive()
                async with twin(ann, tomorrow) as ann_later:
                    told = read(await ann_later.http.get(f"/api/days/{table.day}"), Day)
                    (row,) = next(deal for deal in told.deals if deal.game == "welcome").tries
                    assert (row.state, row.place, told.stage) == ("left", 1, "closed")
                    again = read(await ann_later.http.get(f"/api/days/{table.day}"), Day)
                    assert again.deals == told.deals
