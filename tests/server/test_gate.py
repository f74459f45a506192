"""Nobody gets in: seats and their holders, other sites, forged cookies, sizes, rates, and the headers of every answer."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from support.tabletown_server import MARK, Guest, Live, new_id, problem, quick_settings, read, serving, sqlite_url
from tabletown.server import wire
from tabletown.server.app import App
from tabletown.server.config import Limits, Rate

ALONE: list[wire.NewSeat] = [wire.MySeat()]
EVIL = "https://evil.example"


async def test_a_seat_acts_only_for_its_holder(ann: Guest, ben: Guest, address: str) -> None:
    table = await ann.set_table(wire.NewTable("welcome", ALONE))
    async with Guest(address) as nobody:
        for stranger in (ben, nobody):
            async with stranger.live(table.id, "?seat=0") as live:
                position = await live.next_position()
                assert position.seat == -1
                assert position.legal == []
                for message in (
                    wire.Play(new_id(), 0, 0, 0),
                    wire.TakeBack(new_id(), 0, 0),
                    wire.Restart(new_id(), 0, 0),
                    wire.Why(new_id(), 0, "done", {}),
                ):
                    answer = await live.ask(message)
                    assert isinstance(answer, wire.Failed)
                    assert answer.problem.message == "error-not-your-seat"
                await live.send(wire.Look(0))
                assert (await live.expect(wire.Failed)).problem.message == "error-not-your-seat"
                answer = await live.ask(wire.Play(new_id(), 0, 50, 0))
                assert isinstance(answer, wire.Failed)
                assert answer.problem.message == "error-no-seat"


async def test_a_forged_cookie_is_nobody(ann: Guest, address: str) -> None:
    table = await ann.set_table(wire.NewTable("welcome", ALONE))
    payload, _, signature = ann.http.cookies["tabletown"].partition(".")
    forgeries = (payload, f"{payload}.", f"{payload}x.{signature}", f"{payload}.{signature[:-2]}xx", ".", "é.é")
    async with httpx.AsyncClient(base_url=address) as stranger:
        for forged in forgeries:
            headers = {b"Cookie": f"tabletown={forged}".encode()}
            response = await stranger.get(f"/api/tables/{table.id}", headers=headers)
            assert not read(response, wire.TableInfo).seats[0].mine


async def test_spectators_only_where_they_are_welcome(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", ALONE, spectators=False))
    async with ben.live(table.id) as live:
        assert await live.closed() == 4403
    for rest in ("replay", "replay/0", "record", "verify"):
        answer = problem(await ben.http.get(f"/api/tables/{table.id}/{rest}"))
        assert (answer.code, answer.message) == (403, "error-no-spectators")
    async with ann.live(table.id, "?seat=-1") as live:
        assert (await live.next_position()).seat == -1


async def test_what_is_not_there_is_not_there(ann: Guest) -> None:
    for path in ("/api/tables/AAAAAAAAAAAAAAAAAAAAAA", "/api/nothing", "/api/tables/x/replay/1"):
        assert problem(await ann.http.get(path)).code == 404
    async with ann.live("AAAAAAAAAAAAAAAAAAAAAA") as live:
        assert await live.closed() == 4404


async def test_eyes_that_are_none(ann: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", ALONE))
    for query in ("?seat=abc", "?seat=-2", "?seat=100"):
        with pytest.raises(InvalidStatus) as refused:
            async with ann.live(table.id, query):
                pass
        assert refused.value.response.status_code == 403
    async with ann.live(table.id, "?seat=7") as live:
        assert (await live.next_position()).seat == 0


async def test_table_ids_cannot_be_guessed(ann: Guest) -> None:
    ids = {(await ann.set_table(wire.NewTable("welcome", ALONE))).id for _ in range(5)}
    assert len(ids) == 5
    assert all(len(table_id) == 22 for table_id in ids)  # 128 bits


@pytest.mark.parametrize(
    "headers", [{}, {**MARK, "Origin": EVIL}, {**MARK, "Origin": "null"}, {"Origin": EVIL}], ids=str
)
async def test_other_sites_change_nothing(ann: Guest, address: str, headers: dict[str, str]) -> None:
    async with httpx.AsyncClient(base_url=address, cookies=ann.http.cookies) as page:
        for method, path in (
            ("PUT", "/api/me"),
            ("POST", "/api/me"),
            ("POST", "/api/tables"),
            ("POST", "/api/records"),
            ("POST", "/api/seat-link"),
            ("DELETE", "/api/tables/x/seats/0"),
        ):
            answer = problem(await page.request(method, path, headers=headers, json={}))
            assert (answer.code, answer.message) == (403, "error-cross-site")


async def test_sockets_open_only_for_our_own_pages(ann: Guest, address: str) -> None:
    table = await ann.set_table(wire.NewTable("welcome", ALONE))
    ours = ann.address
    for origin in (EVIL, "null", f"{ours}1", "http://127.0.0.1"):
        with pytest.raises(InvalidStatus) as refused:
            async with ann.live(table.id, origin_header=origin):
                pass
        assert refused.value.response.status_code == 403


async def test_a_page_elsewhere_may_be_allowed(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(quick_settings(sqlite_url(tmp_path)), origins=("https://games.example",))
    async with serving(settings) as (address, _), Guest(address, "Ann") as ann:
        ann.http.headers["Origin"] = "https://games.example"
        table = await ann.set_table(wire.NewTable("welcome", ALONE))
        async with ann.live(table.id, origin_header="https://games.example") as live:
            await live.next_position()


async def test_every_answer_carries_the_headers(ann: Guest) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/health", "/api/schema/openapi.json"):
        response = await ann.http.get(path)
        policy = response.headers["content-security-policy"]
        assert "script-src 'self'" in policy.split("; ")
        assert "frame-ancestors 'none'" in policy.split("; ")
        assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["referrer-policy"] == "no-referrer"
        assert "access-control-allow-origin" not in response.headers


async def test_the_cookie_is_kept_from_scripts(address: str) -> None:
    async with Guest(address) as guest:
        response = await guest.put("/api/me", wire.Rename("Ann"))
        flags = response.headers["set-cookie"].split("; ")
        assert {"HttpOnly", "SameSite=Strict", "Path=/"} <= set(flags)
        assert "set-cookie" not in (await guest.http.get("/api/me")).headers
        assert "set-cookie" not in (await guest.put("/api/me", wire.Rename("Ann"))).headers


async def test_whoever_becomes_somebody_is_told_with_the_cookie_and_by_the_socket(ann: Guest, address: str) -> None:
    table = await ann.set_table(wire.NewTable("welcome", ALONE))
    async with Guest(address) as guest:
        assert read(await guest.http.get("/api/me"), wire.Me) == wire.Me("", "")
        async with guest.live(table.id) as live:
            assert (await live.expect(wire.TableNews)).me == ""
        response = await guest.http.post("/api/me")
        arrived = read(response, wire.Me)
        assert arrived.id and "set-cookie" in response.headers
        assert response.headers["x-tabletown-me"] == arrived.id
        response = await guest.put("/api/me", wire.Rename("Zoë Ω"))
        assert read(response, wire.Me) == wire.Me(arrived.id, "Zoë Ω")
        assert response.headers["x-tabletown-me"] == f"{arrived.id} Zo%C3%AB%20%CE%A9"
        again = await guest.http.post("/api/me")
        assert "x-tabletown-me" not in again.headers and read(again, wire.Me).id == arrived.id
        async with guest.live(table.id) as live:
            assert (await live.expect(wire.TableNews)).me == arrived.id


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u202e", "x" * 25, "\ud800"], ids=ascii)
async def test_names_that_are_none(ann: Guest, name: str) -> None:
    body = json.dumps({"name": name})
    response = await ann.http.put("/api/me", content=body, headers={"content-type": "application/json"})
    assert problem(response).code in (400, 422)


async def test_markup_in_a_name_is_only_a_name(ann: Guest) -> None:
    me = read(await ann.put("/api/me", wire.Rename("<b>&amp;'\"")), wire.Me)
    assert me.name == "<b>&amp;'\""
    response = await ann.http.get("/api/me")
    assert response.headers["content-type"].startswith("application/json")


async def test_what_is_too_big_is_refused(ann: Guest) -> None:
    for path, size in (("/api/tables", Limits().body), ("/api/records", Limits().record)):
        answer = problem(await ann.http.post(path, content=b" " * (size + 1)))
        assert (answer.code, answer.message) == (413, "error-too-big")
    table = await ann.set_table(wire.NewTable("welcome", ALONE))
    async with ann.live(table.id) as live:
        await live.connection.send("x" * 3_000)
        assert await live.closed() == 1009


@pytest.mark.parametrize(
    "text",
    ["", "nonsense", "[]", '{"type":"play"}', '{"type":"fly"}', '{"type":"ping","id":"x"}', "{" * 1000, "null"],
)
async def test_a_message_that_means_nothing(ann: Guest, text: str) -> None:
    table = await ann.set_table(wire.NewTable("welcome", ALONE))
    async with ann.live(table.id) as live:
        await live.connection.send(text)
        failed = await live.expect(wire.Failed)
        assert (failed.id, failed.problem.message) == ("", "error-bad-request")
        assert isinstance(await live.ask(wire.Ping(new_id())), wire.Pong)


async def test_bytes_are_not_our_language(ann: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", ALONE))
    async with ann.live(table.id) as live:
        await live.connection.send(b"\x00")
        assert await live.closed() == 1003


async def test_numbers_out_of_every_range_are_refused_by_a_rule(ann: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", ALONE))
    async with ann.live(table.id) as live:
        position = await live.next_position()
        legal = {move.action for move in position.legal}
        for action in (*range(0, 2_000, 37), 2**31 - 1):
            if action not in legal:
                answer = await live.play(action)
                assert isinstance(answer, wire.Refused), answer
                assert answer.rule


async def test_too_many_tables(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(quick_settings(sqlite_url(tmp_path)), limits=Limits(tables=Rate(3, 0.01)))
    async with serving(settings) as (address, _), Guest(address, "Ann") as ann:
        for _ in range(3):
            await ann.set_table(wire.NewTable("welcome", ALONE))
        answer = problem(await ann.post("/api/tables", wire.NewTable("welcome", ALONE)))
        assert (answer.code, answer.message) == (429, "error-too-many")
        async with Guest(address, "The same address") as other:
            assert problem(await other.post("/api/tables", wire.NewTable("welcome", ALONE))).code == 429
            assert problem(await other.http.post("/api/records", content=b"x")).code == 429


async def test_too_many_requests(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(quick_settings(sqlite_url(tmp_path)), limits=Limits(requests=Rate(5, 0.01)))
    async with serving(settings) as (address, _), Guest(address) as guest:
        statuses = [(await guest.http.get("/api/games")).status_code for _ in range(6)]
        assert statuses == [200] * 5 + [429]
        with pytest.raises(InvalidStatus):
            async with guest.live("any"):
                pass


async def test_too_many_messages_and_sockets(tmp_path: Path) -> None:
    limits = Limits(moves=Rate(10, 0.01), sockets=1)
    settings = msgspec.structs.replace(quick_settings(sqlite_url(tmp_path)), limits=limits)
    async with serving(settings) as (address, app), Guest(address, "Ann") as ann:
        table = await ann.set_table(wire.NewTable("welcome", ALONE))
        async with ann.live(table.id) as live:
            async with ann.live(table.id) as second:
                assert await second.closed() == 4429
            for _ in range(10):
                await live.ask(wire.Ping(new_id()))
            await live.send(wire.Ping(new_id()))
            assert (await live.expect(wire.Failed)).problem.message == "error-too-many"
            await keep_asking(live)
            assert live.connection.close_code == 1008
        await no_sockets(app)


async def keep_asking(live: Live) -> None:
    """Until the server has had enough."""
    with suppress(ConnectionClosed):
        while True:
            await live.send(wire.Ping(new_id()))
            await live.receive()


async def no_sockets(app: App) -> None:
    for _ in range(200):
        if not app.services.rate_limits.sockets and not app.services.closers:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("a closed socket is still counted")
