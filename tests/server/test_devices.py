"""My other device: a code that makes it the same person, once, for ten minutes, and that nobody can guess."""

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from support.tabletown_server import GENEROUS, Guest, ServerProcess, problem, quick_settings, read, serving, sqlite_url
from tabletown.server import devices, lots, wire
from tabletown.server.app import App
from tabletown.server.config import Limits, Rate
from tabletown.server.wire_people import DeviceCode, UseCode

TWO: list[wire.NewSeat] = [wire.MySeat(), wire.OpenSeat()]


async def code_of(guest: Guest) -> str:
    return read(await guest.post("/api/me/code"), DeviceCode).code


async def who(guest: Guest) -> wire.Me:
    return read(await guest.http.get("/api/me"), wire.Me)


async def test_the_same_person_there(ann: Guest, address: str) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.BotSeat("random")]))
    code = await code_of(ann)
    assert re.fullmatch(r"\d{12}", code)
    async with Guest(address) as phone:
        answer = await phone.post("/api/device", UseCode(f"{code[:4]} {code[4:8]}-{code[8:]}"))
        assert read(answer, wire.Me) == await who(ann) == await who(phone)
        assert [one.id for one in read(await phone.http.get("/api/tables"), wire.Lobby).mine] == [table.id]
        async with phone.live(table.id) as live:
            await live.play_turn()


async def test_a_code_works_once_and_only_the_newest(ann: Guest, address: str) -> None:
    old = await code_of(ann)
    code = await code_of(ann)
    for used in (old, code, code, "0" * 12, ""):
        async with Guest(address) as phone:
            answer = await phone.post("/api/device", UseCode(used))
            if used == code and (await who(phone)).name == "Ann":
                code = "used"
                continue
            assert (problem(answer).code, problem(answer).message) == (404, "error-code")
            assert await who(phone) == wire.Me("", "")
    assert code == "used"


async def test_a_code_lives_ten_minutes(ann: Guest, address: str, app: App) -> None:
    code = await code_of(ann)
    async with app.services.storage.engine.begin() as connection:
        changed = await connection.exec_driver_sql("UPDATE codes SET expires = expires - 601")
        assert changed.rowcount == 1
    async with Guest(address) as phone:
        assert problem(await phone.post("/api/device", UseCode(code))).message == "error-code"


async def test_a_new_name_reaches_every_device(ann: Guest, address: str) -> None:
    async with Guest(address) as phone:
        await phone.post("/api/device", UseCode(await code_of(ann)))
        await phone.put("/api/me", wire.Rename("Anna"))
        assert await who(ann) == await who(phone)
        assert (await who(ann)).name == "Anna"
        table = await ann.set_table(wire.NewTable("welcome", TWO))
        assert table.seats[0].name == "Anna"


async def test_the_database_knows_neither_the_code_nor_the_person(ann: Guest, app: App, tmp_path: Path) -> None:
    code = await code_of(ann)
    person = app.services.signer.read(f"tabletown={ann.http.cookies['tabletown']}")
    async with app.services.storage.engine.connect() as connection:
        await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        ((place, holder, sealed),) = database.execute("SELECT code, holder, sealed FROM codes").fetchall()
    assert person is not None
    for kept in (place.encode(), holder.encode(), sealed):
        assert code.encode() not in kept
        assert person.id.encode() not in kept


async def test_guessing_is_limited_by_address_and_for_everybody(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, guesses=Rate(6, 0.0), guesses_in_all=Rate(20, 0.0))
    settings = msgspec.structs.replace(quick_settings(sqlite_url(tmp_path)), limits=limits, proxies=("127.0.0.1",))
    async with serving(settings) as (address, _), Guest(address, "Ann") as guesser:
        code = await code_of(guesser)
        answers = []
        for number in range(30):
            guesser.http.headers["X-Forwarded-For"] = "10.0.0.1" if number < 8 else f"10.0.{number}.1"
            answers.append((await guesser.post("/api/device", UseCode("0" * 12))).status_code)
        assert answers == [404] * 6 + [429] * 2 + [404] * 14 + [429] * 8
        assert problem(await guesser.post("/api/device", UseCode(code))).message == "error-too-many"


def test_nobody_guesses_a_code_in_its_ten_minutes() -> None:
    """With a thousand codes alive at once and everybody who may guess at it all the time, on four processes."""
    limits = Limits()
    tries = 4 * (limits.guesses_in_all.burst + limits.guesses_in_all.per_second * devices.LIFE)
    assert tries * 1_000 / 10**lots.DIGITS < 1e-5


Pair = tuple[ServerProcess, ServerProcess]


@pytest.fixture(params=["postgresql", "sqlite"])
def pair(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Pair]:
    url = str(request.getfixturevalue("postgres_url")) if request.param == "postgresql" else sqlite_url(tmp_path)
    with ServerProcess(quick_settings(url)) as one, ServerProcess(quick_settings(url)) as two:
        yield one, two


async def test_two_processes_let_one_in(pair: Pair) -> None:
    one, two = pair
    async with Guest(one.address, "Ann") as ann:
        for _ in range(5):
            code = await code_of(ann)
            async with Guest(one.address) as here, Guest(two.address) as there:
                answers = await asyncio.gather(
                    *(guest.post("/api/device", UseCode(code)) for guest in (here, there, here, there))
                )
            assert sorted(answer.status_code for answer in answers) == [200, 404, 404, 404]
