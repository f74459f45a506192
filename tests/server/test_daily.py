"""The deal of the day: the same for everybody, one try, sealed until the day closes, then open to all with proof."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import msgspec
import pytest

from support.tabletown_server import Guest, Live, problem, read, serving
from tabletown.engine.chance import commitment
from tabletown.games import GAMES
from tabletown.server import days, wire
from tabletown.server.app import App
from tabletown.server.config import Settings
from tabletown.server.wire_days import BeginTry, Day, DayDeal

DAY = 86_400


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Noon, whatever the clock says, so that no test meets midnight."""
    now = time.time()
    return msgspec.structs.replace(settings, clock_ahead=days.end_of(days.day_at(now)) - DAY / 2 - now)


@asynccontextmanager
async def later(settings: Settings, hours: float, *guests: Guest) -> AsyncIterator[tuple[App, list[Guest]]]:
    """The same server, started again so many hours later, with the same people."""
    moved = msgspec.structs.replace(settings, clock_ahead=settings.clock_ahead + hours * 3600)
    async with serving(moved) as (address, app):
        known = [Guest(address) for _ in guests]
        for twin, guest in zip(known, guests, strict=True):
            twin.http.cookies.update(guest.http.cookies)
        yield app, known
        for twin in known:
            await twin.http.aclose()


async def begin(guest: Guest, game: str = "welcome", day: str = "today") -> wire.TableInfo:
    return read(await guest.post(f"/api/days/{day}/{game}", BeginTry()), wire.TableInfo)


async def day_of(guest: Guest, day: str = "today") -> Day:
    return read(await guest.http.get(f"/api/days/{day}"), Day)


def deal(day: Day, game: str = "welcome") -> DayDeal:
    return next(each for each in day.deals if each.game == game)


async def shown(live: Live) -> bytes:
    if live.position is None:
        await live.next_position()
    return msgspec.json.encode(live.seen().view)


async def test_everybody_gets_the_same_deal_and_one_try(ann: Guest, ben: Guest) -> None:
    tables = [await begin(guest) for guest in (ann, ben)]
    assert tables[0].id != tables[1].id
    assert tables[0].commitment == tables[1].commitment == deal(await day_of(ann)).commitment
    async with ann.live(tables[0].id) as one, ben.live(tables[1].id) as two:
        assert await shown(one) == await shown(two)
        await one.play_turn()
        await two.play_turn()
        assert await shown(one) == await shown(two)
    assert (await begin(ann)).id == tables[0].id
    told = deal(await day_of(ann))
    assert [(row.name, row.mine, row.state, row.points) for row in told.tries] == [
        ("Ann", True, "playing", None),
        ("Ben", False, "playing", None),
    ]


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_has_a_deal_that_is_played_alone_or_against_bots(ann: Guest, ben: Guest, game: str) -> None:
    """Bots answer the same play with the same play."""
    views: list[list[bytes]] = []
    for guest in (ann, ben):
        table = await begin(guest, game)
        alone = GAMES[game].seats(table.edition)[0] == 1
        assert [seat.kind for seat in table.seats] == (["person"] if alone else ["person", "bot", "bot"])
        assert (table.counts, table.sealed, table.spectators) == (True, True, False)
        seen: list[bytes] = []
        async with guest.live(table.id) as live:
            await shown(live)
            for _ in range(12):
                while not live.seen().legal:
                    await live.next_position()
                seen.append(await shown(live))
                await live.step()
        views.append(seen)
    assert views[0] == views[1]
    assert len(set(views[0])) > 6


async def test_what_nobody_may_learn_before_the_day_closes(
    ann: Guest, ben: Guest, settings: Settings, app: App
) -> None:
    table = await begin(ann, "happy_city")
    async with ann.live(table.id) as live:
        await live.play_on()
    secret = app.services.daily.secret(table.day, "happy_city")
    path = f"/api/tables/{table.id}"
    answers: list[httpx.Response] = []
    for guest in (ann, ben):
        for rest in ("", "/replay", "/replay/3?seat=0", "/replay/3?seat=1", "/replay/3", "/record", "/verify"):
            answers.append(await guest.http.get(path + rest))
        answers.append(await guest.http.get("/api/days/today"))
        answers.append(await guest.http.get("/api/tables"))
        answers.append(await guest.post(f"{path}/seats/0/link"))
    for answer in answers:
        assert secret.hex() not in answer.text
    mine, theirs = answers[:7], answers[10:17]
    assert [each.status_code for each in mine] == [200, 200, 200, 403, 403, 409, 200]
    assert [each.status_code for each in theirs] == [200, 403, 403, 403, 403, 403, 403]
    assert problem(mine[5]).message == "error-day-sealed"
    assert read(mine[6], wire.Verification).seed is None
    assert problem(answers[9]).message == "error-day-own"
    assert deal(await day_of(ben), "happy_city").tries[0].table == ""
    async with ben.live(table.id) as closed:
        assert await closed.closed() == 4403


async def test_when_the_day_has_closed_everything_is_shown_and_proves_itself(
    ann: Guest, ben: Guest, settings: Settings
) -> None:
    table = await begin(ann)
    async with ann.live(table.id) as live:
        await live.play_on()
        points = live.result().totals[0]
    today = await day_of(ann)
    mine = deal(today).tries[0]
    assert (mine.place, mine.state, mine.points, mine.table, mine.won) == (1, "over", points, table.id, None)
    assert sum(part.points for part in deal(today).parts) == points
    async with later(settings, 14, ann, ben) as (_, (ann_later, ben_later)):
        told = deal(await day_of(ben_later, today.day))
        assert told.seed is not None
        assert commitment(bytes.fromhex(told.seed)) == told.commitment == deal(today).commitment
        assert deal(await day_of(ben_later)).commitment == deal(today).next_commitment
        assert [(row.name, row.points, row.table) for row in told.tries] == [("Ann", points, table.id)]
        proof = read(await ben_later.http.get(f"/api/tables/{table.id}/verify"), wire.Verification)
        assert (proof.seed, proof.deal_matches) == (told.seed, True)
        assert "\nseed: " in (await ben_later.http.get(f"/api/tables/{table.id}/record")).text
        assert (await ben_later.http.get(f"/api/tables/{table.id}/replay/3")).status_code == 200
        fresh = await day_of(ann_later)
        assert (fresh.earlier, fresh.later, deal(fresh).tries) == (today.day, "", [])


async def test_a_try_begun_before_midnight_may_be_finished_for_an_hour(ann: Guest, settings: Settings) -> None:
    table = await begin(ann)
    async with later(settings, 12.5, ann) as (_, (ann_later,)):
        assert (await day_of(ann_later, table.day)).stage == "ending"
        assert (await begin(ann_later, "welcome", table.day)).id == table.id
        refused = await ann_later.post(f"/api/days/{table.day}/streets", BeginTry())
        assert problem(refused).message == "error-day-ended"
        async with ann_later.live(table.id) as live:
            await live.play_on()
        assert deal(await day_of(ann_later, table.day)).tries[0].state == "over"


async def test_what_is_not_finished_when_the_day_closes_counts_as_it_stands(ann: Guest, settings: Settings) -> None:
    table = await begin(ann)
    async with ann.live(table.id) as live:
        await live.play_turn()
        points = live.seen().scores[0].total
    async with later(settings, 14, ann) as (_, (ann_later,)):
        row = deal(await day_of(ann_later, table.day)).tries[0]
        assert (row.state, row.points, row.place) == ("left", points, 1)
        assert read(await ann_later.http.get("/api/tables"), wire.Lobby).mine == []
        assert problem(await ann_later.post(f"/api/tables/{table.id}/leave")).message == "error-over"


async def test_a_day_closes_while_people_play(ann: Guest, app: App) -> None:
    """A move that comes after the moment is refused, and the page is told."""
    table = await begin(ann)
    async with ann.live(table.id) as live:
        position = await live.next_position()
        app.services.daily._ahead += 14 * 3600
        for changed in await app.services.daily.close():
            await app.services.tables.heard_of(changed)
        play = wire.Play("too-late-now", position.seen, 0, position.legal[0].action)
        answer = await live.ask(play)
        assert isinstance(answer, wire.Failed)
        assert answer.problem.message == "error-abandoned"
        while not (live.table and live.table.stage == "left"):
            await live.receive()
    assert await app.services.daily.close() == []


async def test_a_try_that_is_given_up_counts_as_it_stands_behind_those_that_were_finished(
    ann: Guest, ben: Guest, settings: Settings
) -> None:
    first, second = await begin(ann), await begin(ben)
    async with ann.live(first.id) as live:
        await live.play_on()
    async with ben.live(second.id) as live:
        for _ in range(3):
            await live.play_turn()
        points = live.seen().scores[0].total
    assert read(await ben.post(f"/api/tables/{second.id}/leave"), wire.TableInfo).stage == "left"
    rows = deal(await day_of(ann)).tries
    assert [(row.name, row.place, row.state) for row in rows] == [("Ann", 1, "over"), ("Ben", 2, "left")]
    assert rows[1].points == points
    assert (await begin(ben)).stage == "left"
    assert read(await ben.post(f"/api/tables/{second.id}/come-back"), wire.TableInfo).stage == "running"
    await ben.post(f"/api/tables/{second.id}/leave")
    async with later(settings, 14, ben) as (_, (ben_later,)):
        assert problem(await ben_later.post(f"/api/tables/{second.id}/come-back")).message == "error-day-over"


async def test_a_closed_day_is_played_for_practice_and_does_not_count(ann: Guest, settings: Settings) -> None:
    table = await begin(ann)
    async with later(settings, 14, ann) as (_, (ann_later,)):
        practice = await begin(ann_later, "welcome", table.day)
        assert practice.id != table.id
        assert (practice.day, practice.counts, practice.sealed) == (table.day, False, False)
        assert practice.commitment == table.commitment
        async with ann_later.live(practice.id) as live:
            await live.play_on()
        assert len(deal(await day_of(ann_later, table.day)).tries) == 1
        assert (await ann_later.http.get(f"/api/tables/{practice.id}/record")).status_code == 200
        again = read(await ann_later.post(f"/api/tables/{practice.id}/again"), wire.TableInfo)
        assert (again.day, again.commitment == table.commitment) == ("", False)


async def test_playing_again_after_a_try_is_another_deal(ann: Guest) -> None:
    table = await begin(ann)
    async with ann.live(table.id) as live:
        await live.play_on()
    again = read(await ann.post(f"/api/tables/{table.id}/again"), wire.TableInfo)
    assert (again.day, again.counts, again.sealed, again.spectators) == ("", False, False, True)
    assert again.commitment != table.commitment


async def test_days_and_games_that_are_none(ann: Guest, settings: Settings) -> None:
    tomorrow = days.shifted((await day_of(ann)).day, 1)
    for day in (tomorrow, "2025-12-31", "nonsense", "2026-13-01"):
        assert problem(await ann.http.get(f"/api/days/{day}")).code == 404
        assert problem(await ann.post(f"/api/days/{day}/welcome", BeginTry())).code == 404
    assert problem(await ann.post("/api/days/today/chess", BeginTry())).code == 404
    async with Guest(ann.address) as nobody:
        assert problem(await nobody.post("/api/days/today/welcome", BeginTry())).message == "error-name"
        named = read(await nobody.post("/api/days/today/welcome", BeginTry("Eve")), wire.TableInfo)
        assert named.seats[0].name == "Eve"
