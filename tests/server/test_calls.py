"""One message a turn, only when it waits and nobody looks, not in quiet hours, from one process, to no stranger."""

import asyncio
import datetime
import ipaddress
import signal
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpcore
import msgspec
import pytest

from support.push_service import Device, Dripping, PushService
from support.tabletown_server import (
    PATIENCE,
    Guest,
    Live,
    ServerProcess,
    problem,
    quick_settings,
    read,
    serving,
    sqlite_url,
)
from tabletown.server import presence, push, wire
from tabletown.server.app import App
from tabletown.server.calls import is_quiet
from tabletown.server.calls_storage import Due
from tabletown.server.config import Settings
from tabletown.server.identity import hashed
from tabletown.server.problems import HttpError
from tabletown.server.push import Outside, Push, Subscription, demand_endpoint, is_outside, new_key
from tabletown.server.wire_people import CallWishes, Export, MyCalls, PushStop

TWO: list[wire.NewSeat] = [wire.MySeat(), wire.OpenSeat()]
A_LOOK = 0.1
LONG_ENOUGH = 2.5
"""Seconds in which a second message would have come."""


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return eager(sqlite_url(tmp_path))


def eager(url: str) -> Settings:
    return msgspec.structs.replace(
        quick_settings(url), call_after=0.5, call_every=A_LOOK, glance=0.3, push_anywhere=True
    )


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with PushService() as running:
        yield running


async def calls_of(guest: Guest) -> MyCalls:
    return read(await guest.http.get("/api/me/calls"), MyCalls)


async def subscribe(guest: Guest, service: PushService) -> Device:
    device = Device(service)
    read(await guest.put("/api/me/calls", CallWishes("uk", "Europe/Kyiv", 0, 0)), MyCalls)
    read(await guest.post("/api/me/push", device.subscription()), MyCalls)
    return device


async def sit(ann: Guest, ben: Guest) -> str:
    table = await ann.set_table(wire.NewTable("welcome", TWO))
    await ben.take_seat(table.id, 1)
    return table.id


@asynccontextmanager
async def looking_from_the_start(ann: Guest, ben: Guest) -> AsyncIterator[Live]:
    """Ann has the table open before the game begins, so that there is no moment in which she could be called."""
    table = await ann.set_table(wire.NewTable("welcome", TWO))
    async with ann.live(table.id) as live:
        await live.expect(wire.TableNews)
        await ben.take_seat(table.id, 1)
        await live.next_position()
        yield live


def id_of(live: Live) -> str:
    assert live.table is not None
    return live.table.id


async def play_turn(guest: Guest, table_id: str) -> None:
    async with guest.live(table_id) as live:
        await live.play_turn()


async def test_a_turn_that_waits_is_told_once(ann: Guest, ben: Guest, service: PushService) -> None:
    device = await subscribe(ann, service)
    table_id = await sit(ann, ben)
    await service.until(1)
    told = device.read(service.posted[0], (await calls_of(ann)).key)
    assert told == {"title": "Ваш хід", "body": "Welcome To", "url": f"/table/{table_id}"}
    await play_turn(ben, table_id)
    await asyncio.sleep(LONG_ENOUGH)
    assert len(service.posted) == 1, "the turn is still the same one"
    await play_turn(ann, table_id)  # and a new round begins
    await service.until(2)
    await asyncio.sleep(LONG_ENOUGH)
    assert len(service.posted) == 2


async def test_a_push_service_that_drips_keeps_nobody_else_waiting(
    ann: Guest, ben: Guest, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Dripping() as slow:
        await subscribe(ann, slow)
        await subscribe(ben, service)
        await sit(ann, ben)
        await slow.until(1)
        await service.until(1)
        monkeypatch.setattr(push, "PATIENCE", 0.2)
        sender = Push(new_key(), msgspec.structs.replace(quick_settings(""), push_anywhere=True))
        to = Device(slow).subscription()
        async with asyncio.timeout(5):  # it would drip on for ever
            assert await sender.send(Subscription(to.endpoint, to.p256dh, to.auth), b"{}") == "failed"
        await sender.close()


async def test_whoever_begins_a_turn_and_goes_is_not_told_of_it_again(
    ann: Guest, ben: Guest, service: PushService
) -> None:
    await subscribe(ann, service)
    table_id = await sit(ann, ben)
    await service.until(1)
    async with ann.live(table_id) as live:
        await live.next_position()
        await live.step()
    await asyncio.sleep(LONG_ENOUGH)
    assert len(service.posted) == 1


async def test_whoever_looks_is_not_called(ann: Guest, ben: Guest, service: PushService) -> None:
    await subscribe(ann, service)
    async with looking_from_the_start(ann, ben):
        await asyncio.sleep(LONG_ENOUGH)
        assert service.posted == []
    await service.until(1)


async def test_whoever_came_a_moment_ago_is_not_called(
    ann: Guest, ben: Guest, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database hears of it later, on a busy machine much later; the server knows it at once."""
    monkeypatch.setattr(presence, "GATHERING", LONG_ENOUGH)
    await subscribe(ann, service)
    async with looking_from_the_start(ann, ben):
        await asyncio.sleep(LONG_ENOUGH)
        assert service.posted == []


async def test_whoever_has_the_table_open_but_does_not_look_is_called(
    ann: Guest, ben: Guest, service: PushService
) -> None:
    """A tab behind others says that it is hidden; the others see its person away, and back again."""
    await subscribe(ann, service)
    table_id = await sit(ann, ben)
    async with ann.live(table_id) as live, ben.live(table_id) as other:
        await live.send(wire.Watch(looks=False))
        await service.until(1)
        await is_here(other, seat=0, here=False)
        await live.send(wire.Watch(looks=True))
        await is_here(other, seat=0, here=True)
        await live.send(wire.Ping("still-hidden"))
        await live.answer("still-hidden")
        assert len(service.posted) == 1


async def test_whoever_looks_at_any_other_page_is_not_called(settings: Settings, service: PushService) -> None:
    """The home page, the rules, a replay: each says now and then that it is seen. A hidden one asks too, and does not count."""
    patient = msgspec.structs.replace(settings, call_after=4.0)
    async with serving(patient) as (address, _), Guest(address, "Ann") as ann, Guest(address, "Ben") as ben:
        await subscribe(ann, service)
        await sit(ann, ben)
        until = time.monotonic() + 2 * patient.call_after
        while time.monotonic() < until:
            await ann.http.get("/api/waiting?looks=true")
            await asyncio.sleep(0.2)
        assert service.posted == []
        async with asyncio.timeout(PATIENCE):
            while not service.posted:
                await ann.http.get("/api/waiting?looks=false")
                await asyncio.sleep(0.2)


async def test_a_glance_elsewhere_is_nobodys_business(settings: Settings, service: PushService) -> None:
    """Many of them together last longer than the one that would be told of."""
    relaxed = msgspec.structs.replace(settings, glance=2.0)
    async with serving(relaxed) as (address, _), Guest(address, "Ann") as ann, Guest(address, "Ben") as ben:
        await subscribe(ann, service)
        async with looking_from_the_start(ann, ben) as live:
            for _ in range(12):
                await live.send(wire.Watch(looks=False))
                await asyncio.sleep(0.25)
                await live.send(wire.Watch(looks=True))
            await live.ask(wire.Ping("seen-all-that"))
            await asyncio.sleep(2 * relaxed.call_after)
            assert service.posted == []


async def test_whoever_has_a_frozen_page_is_called(tmp_path: Path, service: PushService) -> None:
    """A phone stops a page without a word: the line stays open, and nothing is said on it."""
    frozen = msgspec.structs.replace(eager(sqlite_url(tmp_path)), silence=4.0)
    async with serving(frozen) as (address, _), Guest(address, "Ann") as ann, Guest(address, "Ben") as ben:
        await subscribe(ann, service)
        async with looking_from_the_start(ann, ben) as live, ben.live(id_of(live)) as other:
            until = time.monotonic() + 1.5 * frozen.silence
            while time.monotonic() < until:  # while it says that it is there, nobody is called
                await live.ask(wire.Ping("i-am-here"))
                await asyncio.sleep(0.5)
            assert service.posted == []
            await service.until(1)
            await is_here(other, seat=0, here=False)
            await live.ask(wire.Ping("here-again"))
            await is_here(other, seat=0, here=True)


async def is_here(live: Live, seat: int, *, here: bool) -> None:
    while not live.seats or live.seats[seat].here is not here:
        await live.receive()


async def test_whoever_is_not_awaited_has_left_or_switched_it_off_is_not_called(
    ann: Guest, ben: Guest, service: PushService
) -> None:
    device = await subscribe(ann, service)
    async with looking_from_the_start(ann, ben) as live:
        table_id = id_of(live)
        await live.play_turn()
        other = await ann.set_table(wire.NewTable("welcome", [*TWO, wire.BotSeat("random")]))
        async with ann.live(other.id) as there:
            await there.expect(wire.TableNews)
            await ben.take_seat(other.id, 1)
            await ann.post(f"/api/tables/{other.id}/leave")
    await asyncio.sleep(LONG_ENOUGH)
    assert service.posted == []
    assert read(await ann.post("/api/me/push/stop", PushStop(device.endpoint)), MyCalls).devices == []
    await play_turn(ben, table_id)
    await asyncio.sleep(LONG_ENOUGH)
    assert service.posted == []


async def test_whoever_wished_nothing_is_not_called_at_night(ann: Guest) -> None:
    fresh = await calls_of(ann)
    assert (fresh.quiet_from, fresh.quiet_to) == (fresh.night_from, fresh.night_to) == (22 * 60, 8 * 60)
    assert not fresh.asked
    read(await ann.put("/api/me/calls", CallWishes("uk", "Europe/Kyiv", 0, 0)), MyCalls)
    wished = await calls_of(ann)
    assert (wished.quiet_from, wished.quiet_to) == (0, 0), "whoever wants to be called at any hour is"


async def test_quiet_hours_hold_a_message_back(ann: Guest, ben: Guest, service: PushService) -> None:
    await subscribe(ann, service)
    read(await ann.put("/api/me/calls", CallWishes("en", "UTC", now_in_minutes(-5), now_in_minutes(30))), MyCalls)
    await sit(ann, ben)
    await asyncio.sleep(LONG_ENOUGH)
    assert service.posted == []
    read(await ann.put("/api/me/calls", CallWishes("en", "UTC", now_in_minutes(10), now_in_minutes(30))), MyCalls)
    await service.until(1)


def now_in_minutes(later: int) -> int:
    return (int(time.time()) // 60 + later) % (24 * 60)


@pytest.mark.parametrize(
    ("zone", "quiet", "moment", "expected"),
    [
        ("UTC", (22 * 60, 8 * 60), "2026-03-01T23:30:00Z", True),
        ("UTC", (22 * 60, 8 * 60), "2026-03-01T07:59:00Z", True),
        ("UTC", (22 * 60, 8 * 60), "2026-03-01T08:00:00Z", False),
        ("UTC", (12 * 60, 13 * 60), "2026-03-01T12:30:00Z", True),
        ("UTC", (12 * 60, 13 * 60), "2026-03-01T13:00:00Z", False),
        ("Europe/Kyiv", (22 * 60, 8 * 60), "2026-03-01T20:30:00Z", True),
        ("Europe/Kyiv", (22 * 60, 8 * 60), "2026-07-01T19:30:00Z", True),
        ("Europe/Kyiv", (22 * 60, 8 * 60), "2026-03-01T19:30:00Z", False),
        ("America/New_York", (22 * 60, 8 * 60), "2026-03-01T20:30:00Z", False),
        ("Nowhere/Else", (22 * 60, 8 * 60), "2026-03-01T23:30:00Z", True),
        ("UTC", (0, 0), "2026-03-01T00:00:00Z", False),
    ],
)
def test_quiet_is_by_the_clock_on_the_persons_wall(
    zone: str, quiet: tuple[int, int], moment: str, expected: bool
) -> None:
    due = Due("table", 0, "holder", "welcome", 0, [0], "en", zone, *quiet)
    assert is_quiet(due, _at(moment)) is expected


def _at(moment: str) -> float:
    return datetime.datetime.fromisoformat(moment).timestamp()


async def test_a_browser_that_is_gone_is_forgotten(ann: Guest, ben: Guest, service: PushService) -> None:
    await subscribe(ann, service)
    service.status = 410
    await sit(ann, ben)
    await service.until(1)
    async with asyncio.timeout(PATIENCE):
        while (await calls_of(ann)).devices:
            await asyncio.sleep(0.05)


async def test_nobody_is_asked_twice(ann: Guest) -> None:
    assert not (await calls_of(ann)).asked
    assert read(await ann.put("/api/me/calls", CallWishes("en", "UTC", 0, 0)), MyCalls).asked
    assert (await calls_of(ann)).asked
    assert problem(await ann.put("/api/me/calls", CallWishes("en", "Nowhere/Else", 0, 0))).message == "error-zone"


async def test_a_browser_belongs_to_whoever_used_it_last(ann: Guest, ben: Guest, service: PushService) -> None:
    device = await subscribe(ann, service)
    read(await ben.post("/api/me/push", device.subscription()), MyCalls)
    assert ((await calls_of(ann)).devices, (await calls_of(ben)).devices) == ([], [hashed(device.endpoint)])
    for _ in range(12):
        await ben.post("/api/me/push", Device(service).subscription())
    assert len((await calls_of(ben)).devices) == 10


async def test_forgotten_with_its_person(ann: Guest, service: PushService, app: App) -> None:
    device = await subscribe(ann, service)
    kept = read(await ann.http.get("/api/me/export"), Export)
    assert [row["endpoint"] for row in kept.more["subscriptions"]] == [device.endpoint]
    await ann.http.delete("/api/me")
    async with app.services.storage.engine.connect() as connection:
        for name in ("subscriptions", "callees", "codes"):
            assert (await connection.exec_driver_sql(f"SELECT count(*) FROM {name}")).scalar() == 0


@pytest.mark.parametrize(
    "endpoint",
    [
        *(
            "http://push.example.com/x",
            "https://localhost/x",
            "https://push.example.com:8443/x",
            "ftp://push.example.com",
        ),
        *("https://user@push.example.com/x", "https:///x", "https://[::1/x", "", "push.example.com"),
    ],
)
def test_an_endpoint_is_https_on_its_own_port(endpoint: str, tmp_path: Path) -> None:
    with pytest.raises(HttpError, match="error-push"):
        demand_endpoint(endpoint, quick_settings(sqlite_url(tmp_path)))


@pytest.mark.parametrize(
    "address",
    [
        *(
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "224.0.0.1",
        ),
        *("::1", "::", "fe80::1", "fd00::1", "ff02::1", "::ffff:127.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1"),
    ],
)
def test_no_address_of_our_own_network_is_outside(address: str) -> None:
    assert not is_outside(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700:4700::1111", "::ffff:8.8.8.8"])
def test_the_wide_world_is_outside(address: str) -> None:
    assert is_outside(ipaddress.ip_address(address))


async def test_nothing_is_sent_into_our_own_network(tmp_path: Path) -> None:
    """Looked at when the connection is made: a name that leads here is refused, whatever it led to before."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.setblocking(False)
        port = listener.getsockname()[1]
        for host in ("127.0.0.1", "localhost"):
            with pytest.raises(httpcore.ConnectError):
                await Outside().connect_tcp(host, port)
        push = Push(new_key(), quick_settings(sqlite_url(tmp_path)))
        async with PushService() as service:
            device = Device(service).subscription()
        to = Subscription(f"https://localhost:{port}/x", device.p256dh, device.auth)
        assert await push.send(to, b"{}") == "failed"
        await push.close()
        with pytest.raises(BlockingIOError):
            listener.accept()


async def test_keys_that_are_none_are_refused(ann: Guest, service: PushService) -> None:
    good = Device(service).subscription()
    for p256dh, auth in (("AAAA", good.auth), (good.p256dh, "AAAA"), (good.auth, good.p256dh)):
        bad = msgspec.structs.replace(good, p256dh=p256dh, auth=auth)
        assert problem(await ann.post("/api/me/push", bad)).message == "error-push"


async def test_the_servers_key_outlives_it(tmp_path: Path) -> None:
    keys = set()
    for _ in range(2):
        async with serving(eager(sqlite_url(tmp_path))) as (address, _), Guest(address, "Ann") as ann:
            keys.add((await calls_of(ann)).key)
    assert len(keys) == 1


@pytest.mark.parametrize("kind", ["postgresql", "sqlite"])
async def test_two_processes_send_one_message(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = str(request.getfixturevalue("postgres_url")) if kind == "postgresql" else sqlite_url(tmp_path)
    log = tmp_path / "log"
    with ServerProcess(eager(url), log) as one, ServerProcess(eager(url), log) as two:
        async with PushService() as service, Guest(one.address, "Ann") as ann, Guest(two.address, "Ben") as ben:
            devices = [await subscribe(ann, service) for _ in range(2)]
            tables = [await sit(ann, ben) for _ in range(3)]
            await service.until(6)
            await asyncio.sleep(LONG_ENOUGH)
            key = (await calls_of(ann)).key
            told = [
                device.read(posted, key)["url"]
                for device in devices
                for posted in service.posted
                if posted.path == device.path
            ]
            assert sorted(told) == sorted(2 * [f"/table/{table_id}" for table_id in tables])
            for path in ("/api/me", "/api/tables", *(f"/api/tables/{table_id}" for table_id in tables)):
                assert service.address not in (await ben.http.get(path)).text
        for server in (one, two):
            server.send(signal.SIGTERM)
    written = log.read_text()
    assert service.address not in written
    assert not [device for device in devices if device.path[1:] in written]
