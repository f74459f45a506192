"""Who is here, when signs of life and goodbyes cross each other: a sign of life never outlives whoever gave it."""

import asyncio
import time

import msgspec
import pytest
from sqlalchemy import text

from support.tabletown_server import PATIENCE, Guest, quick_settings, read, serving
from tabletown.server import wire
from tabletown.server.app import App
from tabletown.server.config import Settings
from tabletown.server.storage import Storage

Place = tuple[str, int]


async def test_a_sign_of_life_on_its_way_does_not_undo_a_leave(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The heartbeat is being written for two who are here; one of them leaves before it is done."""
    is_writing, may_go_on = asyncio.Event(), asyncio.Event()
    lively = msgspec.structs.replace(settings, heartbeat=4.0)
    async with serving(lively) as (address, app), Guest(address, "Ann") as ann:
        services = app.services
        info = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.LocalSeat("Ben")]))
        table = await services.tables.get(info.id)
        write = services.storage.note_presence

        async def slowly(signs: dict[Place, int], changed: list[str]) -> None:
            if not changed and not is_writing.is_set():  # a heartbeat, the first one
                is_writing.set()
                await may_go_on.wait()
            await write(signs, changed)

        monkeypatch.setattr(services.storage, "note_presence", slowly)
        services.presence.came(table, [0, 1])
        async with asyncio.timeout(PATIENCE):
            await is_writing.wait()
        services.presence.went(table, [1])
        await asyncio.sleep(0.5)  # the leave would be written now
        may_go_on.set()
        await asyncio.sleep(0.5)
        for _ in range(2):
            seats = read(await ann.http.get(f"/api/tables/{info.id}"), wire.TableInfo).seats
            assert [seat.here for seat in seats] == [True, False]
            services.tables.live.clear()  # then what the database says


async def test_who_leaves_while_a_sign_of_life_is_written_is_gone(
    ann: Guest, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = app.services
    info = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.LocalSeat("Ben")]))
    table = await services.tables.get(info.id)
    left = asyncio.Event()
    note_presence = services.storage.note_presence

    async def write(signs: dict[Place, int], changed: list[str]) -> None:
        if not changed:  # a sign of life: Ann leaves before it is in the database, and her leaving is told meanwhile
            services.presence.went(table, [0])
            await asyncio.sleep(0.2)
        await note_presence(signs, changed)
        if changed:
            left.set()

    services.presence.came(table, [0])
    monkeypatch.setattr(services.storage, "note_presence", write)
    await services.presence.give_sign()
    async with asyncio.timeout(PATIENCE):
        await left.wait()
    await services.tables.refresh(table)
    assert 0 not in table.local_until
    assert table.seats[0].here_until <= time.time()
    stored = await services.storage.load(info.id)
    assert stored
    assert stored.seats[0].here_until <= time.time()


async def test_whoever_leaves_while_they_are_noted_as_here_is_not_locked_out(postgres_url: str) -> None:
    """Both want the table's row and the seat's: they take them in the same order, so that neither waits for the other."""
    async with serving(quick_settings(postgres_url)) as (address, app), Guest(address, "Ann") as ann:
        info = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.LocalSeat("Ben")]))
        storage = app.services.storage
        async with asyncio.timeout(PATIENCE):
            async with storage.changing(info.id) as change:
                assert change is not None
                noting = asyncio.create_task(storage.note_presence({(info.id, 1): 2, (info.id, 0): 1}, [info.id]))
                await until_somebody_waits(storage)
                for seat in change.seats:
                    seat.hidden = True
            await noting
        stored = await storage.load(info.id)
        assert stored is not None
        assert [(seat.hidden, seat.here_until) for seat in stored.seats] == [(True, 1), (True, 2)]


async def test_a_heartbeat_in_the_middle_of_a_change_is_not_lost(postgres_url: str) -> None:
    async with serving(quick_settings(postgres_url)) as (address, app), Guest(address, "Ann") as ann:
        info = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
        storage = app.services.storage
        async with asyncio.timeout(PATIENCE), storage.changing(info.id) as change:
            assert change is not None
            await storage.note_presence({(info.id, 0): 7}, [])
            change.seats[0].hidden = True
        stored = await storage.load(info.id)
        assert stored is not None
        assert (stored.seats[0].hidden, stored.seats[0].here_until) == (True, 7)


async def until_somebody_waits(storage: Storage) -> None:
    """Until a transaction of this database waits for a row that another one holds."""
    query = text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    )
    while True:
        async with storage.engine.connect() as connection:
            if (await connection.execute(query)).scalar():
                return
        await asyncio.sleep(0.01)
