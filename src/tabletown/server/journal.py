"""Writes moves. Every move waits for its commit, but those that come at the same moment share one.

A row is written only if its place in the log is free, its id is new and nobody changed the table's seats meanwhile;
the database decides, so it holds between processes too. storage.py owns the journal; tables.py writes into it.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable

import msgspec
from sqlalchemy import select, text, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tabletown.server import schema
from tabletown.server.rows import LogRow

LARGEST_BATCH = 200

Place = tuple[str, int, str]

INSERT = text(
    "INSERT INTO log (table_id, seq, seat, kind, action, client, at)"
    " SELECT id, :seq, :seat, :kind, :action, :client, :at FROM tables"
    " WHERE id = :table_id AND version = :version AND seq = :before"
    " ON CONFLICT DO NOTHING"
)
UPDATE = text(
    "UPDATE tables SET seq = :seq, acting = :acting, bot_waits = :bot_waits, stage = :stage, result = :result,"
    " updated = :at WHERE id = :table_id AND seq < :seq"
)


class Entry(msgspec.Struct):
    """A move to write, what it does to the table's row, and the version of the table that allowed it."""

    table_id: str
    version: int
    row: LogRow
    acting: str
    bot_waits: bool
    stage: str
    result: str

    def place(self) -> Place:
        return (self.table_id, self.row.seq, self.row.client)


class Journal:
    def __init__(self, engine: AsyncEngine, announce: Callable[[AsyncConnection, list[str]], Awaitable[None]]) -> None:
        self._engine = engine.execution_options(writes=True)
        self._announce = announce
        self._waiting: list[tuple[Entry, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what waits, then end."""
        while self._waiting:
            await asyncio.sleep(0.01)
        if self._task:
            self._task.cancel()

    async def write(self, entry: Entry) -> bool:
        """Return once the row is committed (True) or lost the race for its place (False)."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        self._wake.set()
        return await done

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            batch = self._waiting[:LARGEST_BATCH]
            try:
                won = await self._commit([entry for entry, _ in batch])
            except Exception as error:
                self._settle(batch, error)
            else:
                self._settle(batch, won)

    def _settle(self, batch: list[tuple[Entry, "asyncio.Future[bool]"]], outcome: set[Place] | Exception) -> None:
        del self._waiting[: len(batch)]
        if not self._waiting:
            self._wake.clear()
        for entry, done in batch:
            if done.cancelled():
                continue
            if isinstance(outcome, Exception):
                done.set_exception(outcome)
            else:
                done.set_result(entry.place() in outcome)

    async def _commit(self, entries: list[Entry]) -> set[Place]:
        """The places in the log that these entries have got."""
        now = int(time.time())
        entries = sorted(entries, key=lambda entry: entry.table_id)  # two processes then never wait for each other
        async with self._engine.begin() as connection:
            await connection.execute(INSERT, [_insert(entry, now) for entry in entries])
            log = schema.log.c
            mine = tuple_(log.table_id, log.seq, log.client).in_([entry.place() for entry in entries])
            found = await connection.execute(select(log.table_id, log.seq, log.client).where(mine))
            won = {(row.table_id, row.seq, row.client) for row in found}
            if won:
                await connection.execute(UPDATE, [_update(entry, now) for entry in entries if entry.place() in won])
                await self._announce(connection, sorted({table_id for table_id, _, _ in won}))
        return won


def _insert(entry: Entry, now: int) -> dict[str, object]:
    row = entry.row
    return {
        "table_id": entry.table_id,
        "version": entry.version,
        "before": row.seq - 1,
        "seq": row.seq,
        "seat": row.seat,
        "kind": row.kind,
        "action": row.action,
        "client": row.client,
        "at": now,
    }


def _update(entry: Entry, now: int) -> dict[str, object]:
    return {
        "table_id": entry.table_id,
        "seq": entry.row.seq,
        "acting": entry.acting,
        "bot_waits": entry.bot_waits,
        "stage": entry.stage,
        "result": entry.result,
        "at": now,
    }
