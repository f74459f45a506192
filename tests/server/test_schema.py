"""A database of an older version: what it lacks is added, and the games in it go on. On SQLite and on PostgreSQL."""

from pathlib import Path

import pytest
from sqlalchemy import inspect, text

from support.long import sampled
from support.tabletown_server import Guest, quick_settings, read, serving, sqlite_url
from tabletown.server import schema, wire
from tabletown.server.storage import Storage

ADDED = {
    1: {"tables": ["figures"]},
    2: {"tables": ["abandoned", "next"], "seats": ["gone", "hidden", "wins", "invited"]},
    3: {"tables": ["day", "counts", "told", "free_text", "watchers_talk"]},
    4: {"tables": ["lesson"]},
    5: {"callees": ["looked"], "tables": ["hints", "several", "turn_limit", "started"], "seats": ["back"]},
    6: {},
    7: {},
    8: {"tables": ["origin", "branch", "title"]},
}
"""The columns that each version lacks and the next one has."""
NEW = {3: ["notes", "said", "mutes"], 6: ["catalogues"], 7: ["reviews"]}
"""The tables that each version lacks and the next one has."""
FIRST = {"meta", "tables", "seats", "log"}
"""All that the first version had. The others came without a version of their own."""


async def make_older(url: str, version: int, only_first: bool = False) -> None:
    """Take away what later versions added."""
    engine = schema.open_engine(url)
    async with engine.begin() as connection:
        for added, index in ((2, "seats_by_invited"), (3, "tables_by_day")):
            if version <= added:
                await connection.execute(text(f"DROP INDEX {index}"))
        for older in range(version, schema.VERSION):
            for table in NEW.get(older, []):
                await connection.execute(text(f"DROP TABLE {table}"))
            for table, columns in ADDED[older].items():
                for column in columns:
                    await connection.execute(text(f"ALTER TABLE {table} DROP COLUMN {column}"))
        if only_first:
            found = await connection.run_sync(lambda each: inspect(each).get_table_names())
            for table in set(found) - FIRST:
                await connection.execute(text(f"DROP TABLE {table}"))
        await connection.execute(text(f"UPDATE meta SET value = '{version}' WHERE name = 'schema'"))
    await engine.dispose()


async def check_that_games_go_on(url: str, version: int, only_first: bool = False) -> None:
    async with serving(quick_settings(url)) as (address, _), Guest(address, "Ann") as ann:
        table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.BotSeat("random")]))
        async with ann.live(table.id) as live:
            await live.expect(wire.PositionNews)
            await live.play_turn()
        cookie = ann.http.cookies["tabletown"]
    await make_older(url, version, only_first)
    for _ in range(2):  # the second start finds everything there
        async with serving(quick_settings(url)) as (address, _), Guest(address) as ann:
            ann.http.cookies.set("tabletown", cookie)
            mine = read(await ann.http.get("/api/tables"), wire.Lobby).mine
            assert [(one.id, one.stage, one.next) for one in mine] == [(table.id, "running", "")]
            assert [(seat.gone, seat.wins) for seat in mine[0].seats] == [(False, 0)] * 2
            async with ann.live(table.id) as live:
                await live.expect(wire.PositionNews)
                await live.play_turn()
            assert read(await ann.post(f"/api/tables/{table.id}/leave"), wire.TableInfo).stage == "left"
            assert read(await ann.post(f"/api/tables/{table.id}/come-back"), wire.TableInfo).stage == "running"


@pytest.mark.parametrize("version", ADDED)
async def test_an_older_database_on_sqlite(tmp_path: Path, version: int) -> None:
    await check_that_games_go_on(sqlite_url(tmp_path), version)


@pytest.mark.parametrize("version", sampled(ADDED, min(ADDED), max(ADDED)))
async def test_an_older_database_on_postgresql(postgres_url: str, version: int) -> None:
    await check_that_games_go_on(postgres_url, version)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_database_of_the_first_version(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """As it was: the tables that came later are not there at all, so nothing can be added to them."""
    url = sqlite_url(tmp_path) if kind == "sqlite" else request.getfixturevalue("postgres_url")
    await check_that_games_go_on(url, 1, only_first=True)


async def test_a_database_of_a_newer_version_is_not_touched(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    storage = Storage(url)
    await storage.open()
    async with storage.engine.begin() as connection:
        await connection.execute(text("UPDATE meta SET value = '99' WHERE name = 'schema'"))
    await storage.close()
    with pytest.raises(schema.WrongVersion):
        await Storage(url).open()
