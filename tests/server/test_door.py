"""Slow, many and strange: what comes to the door keeps nobody else out, and nothing is answered with a 500."""

import asyncio
import logging
import socket
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec
import pytest

from support.tabletown_server import PATIENCE, Guest, address_of, new_id, new_listener, problem, read, serving
from tabletown.server import wire
from tabletown.server.app import App
from tabletown.server.config import Limits, Rate, Settings
from tabletown.server.identity import clean_name
from tabletown.server.logs import MOST_A_MINUTE, Seldom
from tabletown.server.presenting import COARSE
from tabletown.server.problems import HttpError
from tabletown.server.run import Server, database_url
from tabletown.server.tables import LiveTable

BEHIND = {"X-Forwarded-For": "198.51.100.7, 127.0.0.1", "X-Forwarded-Proto": "https"}


async def raw(address: str, text: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(text)
    with suppress(ConnectionError):
        await writer.drain()
    return reader, writer


async def is_shown_out(reader: asyncio.StreamReader) -> bool:
    with suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE):
            return await reader.read() == b""
    return True


@pytest.mark.parametrize(
    "half",
    [b"", b"GET / HT", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Tabletown: 1\r\nContent-Length: 100\r\n\r\n{"],
    ids=["nothing", "half a header", "half a body"],
)
async def test_a_request_that_does_not_arrive(settings: Settings, half: bytes) -> None:
    hasty = msgspec.structs.replace(settings, limits=msgspec.structs.replace(settings.limits, arrival=0.3))
    async with serving(hasty) as (address, _):
        reader, writer = await raw(address, half)
        assert await is_shown_out(reader)
        writer.close()


def asking(times: int) -> bytes:
    return b"GET /api/schema HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * times


async def test_an_answer_that_is_not_taken(settings: Settings) -> None:
    """It asks for much and never reads: before, such connections stayed for ever, and a few addresses with them kept all others
    out."""
    hasty = msgspec.structs.replace(settings, limits=msgspec.structs.replace(settings.limits, departure=0.5))
    async with serving(hasty, send_buffer=4096) as (address, app):
        with socket.create_connection(("127.0.0.1", int(address.rpartition(":")[2]))) as deaf:
            deaf.setblocking(False)
            deaf.send(asking(100))
            async with asyncio.timeout(PATIENCE):
                while 'tabletown_refused_total{why="unread"} 1' not in app.services.metrics.text():
                    await asyncio.sleep(0.05)


async def test_who_reads_may_ask_for_longer_than_an_answer_may_take(settings: Settings) -> None:
    hasty = msgspec.structs.replace(settings, limits=msgspec.structs.replace(settings.limits, departure=0.2))
    async with serving(hasty) as (address, app), Guest(address) as guest:
        for _ in range(20):
            assert (await guest.http.get("/api/schema")).is_success
            await asyncio.sleep(0.05)
        assert "unread" not in app.services.metrics.text()


async def test_a_socket_stays_open_for_longer_than_a_request_may_take(settings: Settings) -> None:
    hasty = msgspec.structs.replace(settings, limits=msgspec.structs.replace(settings.limits, arrival=0.3))
    async with serving(hasty) as (address, _), Guest(address, "Ann") as ann:
        table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.OpenSeat()]))
        async with ann.live(table.id) as live:
            await asyncio.sleep(1)
            await live.ask(wire.Ping("still-here"))


async def test_who_came_in_just_before_the_end_is_still_answered(settings: Settings) -> None:
    """While processes are replaced, a connection that one of them has taken cannot go to another one."""
    listener = new_listener()
    server = Server(App(settings))
    task = asyncio.create_task(server.serve(sockets=[listener]))
    async with asyncio.timeout(PATIENCE):
        while not server.started:
            await asyncio.sleep(0.01)
        reader, writer = await raw(address_of(listener), b"")
        silent, other = await raw(address_of(listener), b"")
        while len(server.server_state.connections) < 2:
            await asyncio.sleep(0.01)
        server.should_exit = True
        while server.servers[0].is_serving():
            await asyncio.sleep(0.01)
        writer.write(b"GET /alive HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert (await reader.read()).startswith(b"HTTP/1.1 200 ")
        assert await is_shown_out(silent)
        await task
    for each in (writer, other):
        each.close()


async def test_half_open_requests_of_one_address_are_counted(settings: Settings) -> None:
    few = msgspec.structs.replace(settings, limits=msgspec.structs.replace(settings.limits, connections=5))
    async with serving(few) as (address, _):
        held = [await raw(address, b"GET / HT") for _ in range(5)]
        held.append(await raw(address, b"GET /alive HTTP/1.1\r\nHost: x\r\n\r\n"))
        assert await is_shown_out(held[-1][0])
        for _, writer in held:
            writer.close()
        async with asyncio.timeout(PATIENCE), Guest(address) as guest:
            while not await is_answered(guest):  # until it has noticed that the others are gone
                await asyncio.sleep(0.05)


async def is_answered(guest: Guest) -> bool:
    try:
        return (await guest.http.get("/alive")).status_code == 200
    except httpx.TransportError:
        return False


def test_the_same_complaint_is_told_a_few_times() -> None:
    seldom = Seldom()
    records = [logging.LogRecord("x", logging.WARNING, "", 0, "too many connections", None, None) for _ in range(1000)]
    assert sum(seldom.filter(record) for record in records) == MOST_A_MINUTE
    other = logging.LogRecord("x", logging.WARNING, "", 0, "another thing", None, None)
    assert seldom.filter(other)


def test_what_was_left_out_is_counted_with_the_next_complaint(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of each kind, whichever comes first when the minute is over."""
    seldom, now = Seldom(), 0.0
    monkeypatch.setattr("tabletown.server.logs.time.monotonic", lambda: now)

    def complain(about: str) -> object:
        record = logging.LogRecord("x", logging.WARNING, "", 0, about, None, None)
        return seldom.filter(record) and getattr(record, "data", {}).get("left_out", 0)

    for about in ("one", "other"):
        for _ in range(MOST_A_MINUTE + 3):
            complain(about)
    now = 60.0
    assert [complain(about) for about in ("one", "other", "one")] == [3, 3, 0]


async def test_people_without_a_name_are_not_one_person(settings: Settings) -> None:
    """What one of them asks too often is not refused to the others."""
    strict = msgspec.structs.replace(settings, limits=Limits(codes=Rate(1, 0.0)), proxies=("127.0.0.1",))
    async with serving(strict) as (address, _):
        found = []
        for number in range(3):
            async with Guest(address) as guest:
                headers = {**BEHIND, "X-Forwarded-For": f"203.0.113.{number}"}
                found.append((await guest.http.post("/api/me/code", headers=headers)).status_code)
    assert found == [200, 200, 200]


async def test_only_a_trusted_proxy_is_believed(settings: Settings) -> None:
    """Behind it everybody has a rate of their own and a cookie that only travels encrypted."""
    strict = msgspec.structs.replace(settings, limits=Limits(requests=Rate(2, 0.0)))
    for proxies, statuses in (((), [200, 200, 429, 429]), (("127.0.0.1",), [200, 200, 200, 200])):
        async with serving(msgspec.structs.replace(strict, proxies=proxies)) as (address, _), Guest(address) as guest:
            found = []
            for number in range(4):
                headers = {**BEHIND, "X-Forwarded-For": f"203.0.113.9, 198.51.100.{number // 2}"}
                found.append((await guest.http.get("/alive", headers=headers)).status_code)
            assert found == statuses
    for proxies in ((), ("127.0.0.1",)):
        async with (
            serving(msgspec.structs.replace(settings, proxies=proxies)) as (address, _),
            Guest(address) as guest,
        ):
            answer = await guest.http.put("/api/me", json={"name": "Ann"}, headers=BEHIND)
            assert ("Secure" in answer.headers["set-cookie"]) == bool(proxies)


async def test_only_our_own_names_are_answered(settings: Settings) -> None:
    ours = msgspec.structs.replace(settings, hosts=("games.example",))
    async with serving(ours) as (address, _), Guest(address) as guest:
        assert (await guest.http.get("/alive", headers={"Host": "games.example:8000"})).status_code == 200
        assert (await guest.http.get("/alive", headers={"Host": "Games.Example"})).status_code == 200
        assert (await guest.http.get("/alive", headers={"Host": "evil.example"})).status_code == 400
        for here in ("127.0.0.1:8000", "localhost", "[::1]:8000"):
            assert (await guest.http.get("/alive", headers={"Host": here})).status_code == 200, (
                "who supervises it asks so"
            )
        assert (await guest.http.get("/alive", headers={"Host": "127.0.0.1.evil.example"})).status_code == 400


async def test_strange_requests_are_refused_in_order(ann: Guest, app: App) -> None:
    answer = await ann.http.put("/api/me", json={"name": "Ann"}, headers={"Origin": "http://["})
    assert problem(answer).code == 403
    for path in ("/%00", "/assets/%00", f"/{'a' * 300}", f"/assets/{'a' * 5000}", f"/{'a/' * 2000}"):
        assert (await ann.http.get(path)).status_code in (200, 404)
    for body in (b"[" * 16_000, b'{"name": "\xff\xfe"}', b'{"name": "\\ud800"}'):
        headers = {"Content-Type": "application/json"}
        assert 400 <= (await ann.http.put("/api/me", content=body, headers=headers)).status_code < 500


async def test_a_socket_closes_with_a_code_that_is_documented(
    ann: Guest, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(table_id: str) -> LiveTable:
        raise ConnectionError

    monkeypatch.setattr(app.services.tables, "get", broken)
    async with ann.live("a-table") as live:
        assert await live.closed() == 1011


async def test_a_deep_message_is_not_readable(ann: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
    async with ann.live(table.id) as live:
        await live.next_position()
        await live.connection.send('{"type":"ping","id":' + "[" * 1900)
        assert (await live.expect(wire.Failed)).problem.code == 400


async def test_a_throttled_move_is_answered_by_its_id(settings: Settings) -> None:
    strict = msgspec.structs.replace(settings, limits=msgspec.structs.replace(settings.limits, moves=Rate(2, 0.001)))
    async with serving(strict) as (address, _), Guest(address, "Ann") as ann:
        table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
        async with ann.live(table.id) as live:
            await live.next_position()
            for number in range(3):
                await live.send(wire.Ping(f"ping-number-{number}"))
            failed = await live.expect(wire.Failed)
            assert (failed.id, failed.problem.code) == ("ping-number-2", 429)


@pytest.mark.parametrize("name", ["\u2800", "\u3164\u3164", "\u202e", "\u115f \u1160", "\u2066\u2069", "\U0001d159"])
def test_names_that_look_empty(name: str) -> None:
    with pytest.raises(HttpError):
        clean_name(name)
    assert clean_name(f"Ann{name}") == "Ann"


def test_a_name_stays_in_its_line() -> None:
    """Accents on accents would reach over other people's names."""
    assert clean_name("A" + "\u0310\u0489" * 10 + "nn") == "A\u0310\u0489nn"
    for name in ("Nguyễn", "Ґалаґан", "Čeněk", "Ёжик"):
        assert clean_name(name) == name


def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    database_url("", folder)
    assert folder.stat().st_mode & 0o777 == 0o700
    kept = folder / "tabletown.sqlite3"
    kept.touch(mode=0o644)
    database_url("", folder)
    assert kept.stat().st_mode & 0o777 == 0o600


async def test_an_address_is_limited_however_many_persons_it_makes(settings: Settings) -> None:
    limits = msgspec.structs.replace(settings.limits, moves_from_address=Rate(5, 0.001))
    async with serving(msgspec.structs.replace(settings, limits=limits)) as (address, _):
        answers = []
        for name in ("Ann", "Ben"):
            async with Guest(address, name) as guest:
                table = await guest.set_table(wire.NewTable("welcome", [wire.MySeat()]))
                async with guest.live(table.id) as live:
                    position = await live.next_position()
                    for _ in range(4):
                        answers.append(await live.ask(wire.TakeBack(new_id(), position.seen, 0)))
    codes = [answer.problem.code if isinstance(answer, wire.Failed) else 0 for answer in answers]
    assert 429 not in codes[:5]
    assert codes[5:] == [429] * 3


async def test_refusals_are_logged_seldom(settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    caplog.handler.addFilter(Seldom())
    limits = msgspec.structs.replace(settings.limits, requests=Rate(3, 0.001))
    async with serving(msgspec.structs.replace(settings, limits=limits)) as (address, _), Guest(address) as guest:
        for _ in range(3 * MOST_A_MINUTE):
            await guest.http.get("/api/me")
    told = [record for record in caplog.records if record.name == "tabletown.access"]
    assert len(told) <= 3 + 2 * MOST_A_MINUTE  # a minute may have ended meanwhile
    assert {record.levelname for record in told[3:]} == {"WARNING"}


async def test_sitting_down_and_getting_up_moves_no_table_to_the_top(ann: Guest, ben: Guest, app: App) -> None:
    tables = []
    for _ in range(2):
        wish = wire.NewTable("welcome", [wire.MySeat(), wire.OpenSeat(), wire.OpenSeat()], listed=True)
        tables.append((await ann.set_table(wish)).id)
        async with app.services.storage.changing(tables[-1]) as change:
            assert change is not None
            change.table.created -= 100 - len(tables)
    for _ in range(3):
        await ben.post(f"/api/tables/{tables[0]}/seats/1", wire.TakeSeat())
        await ben.http.request("DELETE", f"/api/tables/{tables[0]}/seats/1")
    lobby = read(await ben.http.get("/api/tables"), wire.Lobby)
    assert [table.id for table in lobby.open] == [tables[1], tables[0]]


async def test_nobody_learns_the_second_in_which_a_table_changed(ann: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.OpenSeat()]))
    assert table.updated % COARSE == 0
