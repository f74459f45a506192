"""The operator's commands on a running server's database, SQLite and PostgreSQL."""

import asyncio
import gzip
import json
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from support import command, forked
from support.command import Run
from support.long import LONG
from support.tabletown_server import Guest, quick_settings, read, serving, sqlite_url
from tabletown.server import backup, clock, schema, wire
from tabletown.server.app import App
from tabletown.server.wire_days import BeginTry

HERE = Path(__file__).parent
A_DAY = 24 * 3600


def address(url: str) -> dict[str, str]:
    """The operator gives it in the environment."""
    return {"TABLETOWN_DATABASE": url.replace("+psycopg", "").replace("+aiosqlite", "")}


async def admin(url: str, *arguments: str) -> Run:
    """As an operator types it, beside the server."""
    return await asyncio.to_thread(forked.tabletown, HERE, "admin", *arguments, **address(url))


async def some_tables(ann: Guest) -> tuple[str, str]:
    """One game that is over and one that runs."""
    over = await ann.set_table(wire.NewTable("happy_city", [wire.MySeat(), wire.BotSeat("random")]))
    async with ann.live(over.id) as live:
        await live.play_on()
    running = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
    async with ann.live(running.id) as live:
        await live.play_turn()
    return over.id, running.id


async def contents(url: str) -> dict[str, list[tuple[object, ...]]]:
    engine = schema.open_engine(url)
    async with engine.connect() as connection:
        found = {
            name: sorted(tuple(row) for row in await connection.execute(text(f"SELECT * FROM {name}")))
            for name in ("meta", "tables", "seats", "log")
        }
    await engine.dispose()
    return found


async def check_backup(url: str, other: str, tmp_path: Path) -> None:
    file = tmp_path / "town.backup"
    async with serving(quick_settings(url)) as (address, _), Guest(address, "Ann") as ann:
        over, running = await some_tables(ann)
        async with ann.live(running) as live:
            said = await admin(url, "backup", str(file))
            assert (said.status, said.err) == (0, "")
            await live.play_turn()  # it went on meanwhile
        cookie = ann.http.cookies["tabletown"]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert (await admin(url, "backup", str(file))).status == 2
    assert (await admin(other, "restore", str(file))).status == 0
    async with serving(quick_settings(other)) as (address, _), Guest(address) as ann:
        ann.http.cookies.set("tabletown", cookie)
        lobby = read(await ann.http.get("/api/tables"), wire.Lobby)
        assert [table.id for table in lobby.mine] == [running]
        async with ann.live(running) as live:
            position = await live.next_position()
            assert position.view.round == 2
            await live.play_turn()
        assert (await ann.http.get(f"/api/tables/{over}/record")).status_code == 200
    again = await admin(other, "restore", str(file))
    assert again.status == 2
    assert "already has tables" in again.err


async def test_a_backup_of_sqlite_goes_into_postgresql(tmp_path: Path, postgres_url: str) -> None:
    await check_backup(sqlite_url(tmp_path), postgres_url, tmp_path)


async def test_a_backup_of_postgresql_goes_into_sqlite(tmp_path: Path, postgres_url: str) -> None:
    await check_backup(postgres_url, sqlite_url(tmp_path), tmp_path)


async def test_a_backup_holds_everything(tmp_path: Path) -> None:
    url, other = sqlite_url(tmp_path), f"sqlite+aiosqlite:///{tmp_path}/other.sqlite3"
    async with serving(quick_settings(url)) as (address, _), Guest(address, "Ann") as ann:
        await some_tables(ann)
    file = tmp_path / "town.backup"
    assert (await admin(url, "backup", str(file))).status == 0
    assert (await admin(other, "restore", str(file))).status == 0
    assert await contents(other) == await contents(url)


async def test_a_backup_that_is_not_whole_changes_nothing(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    async with serving(quick_settings(url)) as (address, _), Guest(address, "Ann") as ann:
        await some_tables(ann)
    file = tmp_path / "town.backup"
    await admin(url, "backup", str(file))
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    header = json.loads(lines[0])
    broken = {
        "cut": file.read_bytes()[: file.stat().st_size // 2],
        "short": gzip.compress(b"".join(lines[:-1])),
        "fewer": gzip.compress(b"".join([*lines[:3], *lines[4:]])),
        "newer": gzip.compress(json.dumps({**header, "schema": 99}).encode() + b"\n" + b"".join(lines[1:])),
        "strange": gzip.compress(lines[0] + b'["passwd", {}]\n'),
        "flipped": b"".join([(whole := file.read_bytes())[:200], bytes([whole[200] ^ 0xFF]), whole[201:]]),
        "deep": gzip.compress(lines[0] + b"[" * 100_000 + b"\n"),
        "no base 64": gzip.compress(lines[0] + b'["tables", {"secret": "=="}]\n'),
        "text": b"hello",
        "empty": b"",
    }
    for name, content in broken.items() if LONG else [*broken.items()][:4]:
        bad = tmp_path / f"{name}.backup"
        bad.write_bytes(content)
        target = tmp_path / f"{name}.sqlite3"
        said = await admin(f"sqlite+aiosqlite:///{target}", "restore", str(bad))
        assert (said.status, said.err.count("\n")) == (2, 1), name
        with closing(sqlite3.connect(target)) as connection:
            assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [], name
        assert stat.S_IMODE(target.stat().st_mode) == 0o600, name
    assert (await admin(f"sqlite+aiosqlite:///{tmp_path}/none.sqlite3", "restore", str(tmp_path / "no"))).status == 2


async def test_tables_are_listed_closed_and_removed(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    async with serving(quick_settings(url)) as (address, _), Guest(address, "Ann") as ann:
        over, running = await some_tables(ann)
        listed = json.loads((await admin(url, "tables", "--json")).out)
        assert {(table["id"], table["stage"]) for table in listed} == {(over, "over"), (running, "running")}
        assert {table["id"]: table["seats"] for table in listed} == {over: ["Ann", "random"], running: ["Ann"]}
        only = (await admin(url, "tables", "--stage", "over")).out
        assert over in only and running not in only
        assert "close the table first" in (await admin(url, "remove", running)).err
        async with ann.live(running) as live:
            await live.next_position()
            assert (await admin(url, "close", running)).status == 0
            while live.table is None or live.table.stage != "left":
                await live.receive()
        assert (await admin(url, "remove", running)).status == 0
        assert (await admin(url, "remove", running)).status == 2
        assert (await admin(url, "close", "nothing")).status == 2
        assert [table["id"] for table in json.loads((await admin(url, "tables", "--json")).out)] == [over]
    assert {row[0] for row in (await contents(url))["log"]} == {over}


async def test_typed_in_a_shell_it_says_the_same(ann: Guest, app: App) -> None:
    """All other tests here fork it from a process that has loaded it."""
    url = app.services.settings.database
    await some_tables(ann)
    said = await asyncio.to_thread(command.tabletown, HERE, "admin", "tables", "--json", **address(url))
    assert said == await admin(url, "tables", "--json")
    assert len(json.loads(said.out)) == 2


async def test_a_bot_that_plays_again_is_listed_by_its_level(ann: Guest, app: App) -> None:
    over, _ = await some_tables(ann)
    again = read(await ann.post(f"/api/tables/{over}/again"), wire.TableInfo)
    listed = json.loads((await admin(app.services.settings.database, "tables", "--json")).out)
    assert {table["id"]: table["seats"] for table in listed}[again.id] == ["random", "Ann"]


async def test_a_try_at_an_open_day_stays(ann: Guest, app: App) -> None:
    """Without it the same person could try the same deal again, knowing it."""
    url = app.services.settings.database
    trial = read(await ann.post("/api/days/today/welcome", BeginTry()), wire.TableInfo)
    assert (await admin(url, "close", trial.id)).status == 0
    said = await admin(url, "remove", trial.id)
    assert (said.status, said.out) == (2, "")
    assert "deal of the day" in said.err
    assert read(await ann.post("/api/days/today/welcome", BeginTry()), wire.TableInfo).id == trial.id
    async with app.services.storage.changing(trial.id) as change:
        assert change is not None
        change.standing.updated = clock.now() - 31 * A_DAY
    assert "removed: 0" in (await admin(url, "prune", "--older-than", "30")).out
    async with app.services.storage.changing(trial.id) as change:
        assert change is not None
        change.table.spectators = True  # as it is when its day closes
    assert (await admin(url, "remove", trial.id)).status == 0


async def test_old_tables_are_pruned(ann: Guest, app: App, settings: object, tmp_path: Path) -> None:
    over, running = await some_tables(ann)
    url = app.services.settings.database
    for table_id in (over, running):
        async with app.services.storage.changing(table_id) as change:
            assert change is not None
            change.is_news = False
            change.standing.updated = clock.now() - 31 * A_DAY
    assert "2" not in (await admin(url, "prune", "--older-than", "32")).out
    assert "removed: 1" in (await admin(url, "prune", "--older-than", "30", "--dry-run")).out
    assert "removed: 1" in (await admin(url, "prune", "--older-than", "30")).out
    left = json.loads((await admin(url, "tables", "--json")).out)
    assert [table["id"] for table in left] == [running]


async def test_every_stored_game_is_replayed(ann: Guest, app: App) -> None:
    over, running = await some_tables(ann)
    url = app.services.settings.database
    said = await admin(url, "check")
    assert (said.status, said.err) == (0, "")
    async with app.services.storage.engine.begin() as connection:
        await connection.execute(text(f"UPDATE log SET action = action + 1 WHERE table_id = '{over}' AND seq = 5"))
        await connection.execute(text(f"UPDATE tables SET rules = 99 WHERE id = '{running}'"))
    said = await admin(url, "check", "--json")
    assert said.status == 2
    faults = {fault["id"]: fault["reason"] for fault in json.loads(said.out)["faults"]}
    assert faults.keys() == {over, running}
    assert faults[running] == "error-other-rules"


@pytest.mark.parametrize(
    "arguments",
    [["tables"], ["check"], ["prune", "--older-than", "3"], ["backup", "new.backup"], ["tables", "--stage", "no"]],
)
async def test_no_database_is_made_by_looking(tmp_path: Path, arguments: list[str]) -> None:
    said = await admin(f"sqlite+aiosqlite:///{tmp_path}/none.sqlite3", *arguments)
    assert (said.status, said.out, said.err.count("\n")) == (2, "", 1)
    assert list(tmp_path.iterdir()) == []


async def test_people_are_listed_shown_signed_out_and_forgotten(ann: Guest, ben: Guest, app: App) -> None:
    url = app.services.settings.database
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.OpenSeat()]))
    await ben.take_seat(table.id, 1)
    listed = {each["names"][0]: each["short"] for each in json.loads((await admin(url, "people", "--json")).out)}
    assert set(listed) == {"Ann", "Ben"}
    shown = json.loads((await admin(url, "export", listed["Ann"])).out)
    assert (shown["name"], [seat["table"] for seat in shown["seats"]]) == ("Ann", [table.id])
    assert (await admin(url, "sign-out", listed["Ben"])).status == 0
    assert (await admin(url, "erase", listed["Ann"])).status == 0
    assert (await admin(url, "new-key")).status == 0
    assert "begins like this" in (await admin(url, "erase", "0123")).err
    await app.services.sessions.refresh()
    await app.services.forgotten.refresh()
    for guest in (ann, ben):
        assert read(await guest.http.get("/api/me"), wire.Me).name == ""
    assert [seat.name for seat in (await ben.table(table.id)).seats] == ["", "Ben"]


def test_a_backup_that_unfolds_into_one_enormous_line_is_read_in_parts(tmp_path: Path) -> None:
    file = tmp_path / "bomb.backup"
    file.write_bytes(gzip.compress(b" " * (backup.LONGEST + 10)))
    assert [len(line) for line in backup._lines(file)] == [backup.LONGEST, 10]
