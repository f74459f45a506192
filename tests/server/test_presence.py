"""Who is here: a sign of life never outlives whoever gave it."""

import asyncio
import time

import pytest

from support.tabletown_server import PATIENCE, Guest
from tabletown.server import wire
from tabletown.server.app import App

Place = tuple[str, int]


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
