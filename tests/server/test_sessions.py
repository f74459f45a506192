"""Cookies that end: by their age, because their person signs other devices out, or because the operator changes the key."""

import pytest

from support.tabletown_server import Guest, problem, quick_settings, read, serving
from tabletown.server import clock, identity, wire
from tabletown.server.app import App
from tabletown.server.identity import A_YEAR, COOKIE, Person, Signer
from tabletown.server.lots import for_link
from tabletown.server.sessions import SETTLING
from tabletown.server.wire_people import DeviceCode, UseCode

ALONE: list[wire.NewSeat] = [wire.MySeat()]


def twin(guest: Guest, address: str) -> Guest:
    """Another device of the same person, made before what follows."""
    other = Guest(address)
    other.http.cookies.update(guest.http.cookies)
    return other


async def name_of(guest: Guest) -> str:
    return read(await guest.http.get("/api/me"), wire.Me).name


async def test_other_devices_are_signed_out_everywhere_and_at_once(ann: Guest, app: App, address: str) -> None:
    database = app.services.settings.database
    async with (
        serving(quick_settings(database)) as (elsewhere, _),
        twin(ann, address) as thief,
        twin(ann, elsewhere) as far,
    ):
        table = await ann.set_table(wire.NewTable("welcome", ALONE))
        for guest in (thief, far):
            guest.http.cookies.update(ann.http.cookies)
        assert [await name_of(guest) for guest in (ann, thief, far)] == ["Ann"] * 3
        code = read(await thief.post("/api/me/code"), DeviceCode).code
        link = read(await thief.post(f"/api/tables/{table.id}/seats/0/link"), wire.SeatLink).token
        async with thief.live(table.id) as near, far.live(table.id) as distant:
            for live in (near, distant):
                await live.next_position()
            read(await ann.post("/api/me/sign-out-others"), wire.Me)
            assert await near.closed() == 1001
            assert await distant.closed() == 1001
        assert [await name_of(guest) for guest in (ann, thief, far)] == ["Ann", "", ""]
        assert problem(await thief.post("/api/device", UseCode(code))).message == "error-code"
        assert problem(await thief.post("/api/seat-link", wire.UseLink(link))).message == "error-link"
        assert (await ann.table(table.id)).seats[0].mine
        assert not (await thief.table(table.id)).seats[0].mine


async def test_a_new_key_exchanges_cookies_or_ends_them(ann: Guest, app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await ann.set_table(wire.NewTable("welcome", ALONE))
    old = ann.http.cookies[COOKIE]
    await app.services.storage.sessions.new_key(at_once=False)
    await app.services.sessions.refresh()
    assert await name_of(ann) == "Ann"
    assert ann.http.cookies[COOKIE] == old  # another process may not have the new key yet
    monkeypatch.setattr(clock, "_began", clock._began + SETTLING + 1)
    await app.services.sessions.refresh()
    assert await name_of(ann) == "Ann"
    assert ann.http.cookies[COOKIE] != old
    exchanged = ann.http.cookies[COOKIE]
    assert await name_of(ann) == "Ann"
    assert ann.http.cookies[COOKIE] == exchanged  # only once
    async with ann.live(table.id) as live:
        await live.next_position()
        await app.services.storage.sessions.new_key(at_once=True)
        await app.services.sessions.refresh()
        assert await live.closed() == 1001
    assert await name_of(ann) == ""
    for cookie in (old, exchanged):
        assert app.services.signer.read(f"{COOKIE}={cookie}") is None


def test_a_cookie_is_good_for_a_year(monkeypatch: pytest.MonkeyPatch) -> None:
    signer = Signer(b"key")
    cookie = signer.cookie(Person("id", "Ann"), secure=False).partition(";")[0]
    undated = identity._encode(b'["id","Ann"]')
    old = f"{COOKIE}={undated}.{identity._signature(b'key', undated)}"
    signer.undated_until = clock.now() + A_YEAR
    assert signer.read(cookie) is not None
    assert signer.read(old) is not None
    monkeypatch.setattr(clock, "_began", clock._began + A_YEAR + 10)
    assert signer.read(cookie) is None
    assert signer.read(old) is None  # without a date it does not live for ever


def test_no_id_looks_like_an_option_of_a_command() -> None:
    assert not any(for_link().startswith("-") for _ in range(1000))
