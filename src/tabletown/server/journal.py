"""Writes moves. Every move waits for its commit, but those that come at the same moment share one.

A row is written only if its place in the log is free, its id is new and nobody changed the table's seats meanwhile;
the database decides, so it holds between processes too. On SQLite a thread of its own writes: asynchronous drivers of it
go to a thread and back for every statement, and a commit has many. storage.py owns the journal; tables.py writes into it.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec
from sqlalchemy import Connection, Engine, bindparam, select, text, tuple_
from sqlalchemy.ext.asyncio import AsyncEngine

from tabletown.server import clock, schema
from tabletown.server.rows import LogRow, Standing

LARGEST_BATCH = 200

Place = tuple[str, int, str]

INSERT = (
    "INSERT INTO log (table_id, seq, seat, kind, action, client, at)"
    " SELECT id, :seq, :seat, :kind, :action, :request_id, :at FROM tables"
    " WHERE id = :table_id AND version = :version AND seq = :before{lock}"
    " ON CONFLICT DO NOTHING"
)
LOCK = " FOR UPDATE"
"""Where several may write at once: nobody changes the seats between the row of the log and that of the table."""
UPDATE = text(
    "UPDATE tables SET seq = :seq, acting = :acting, bot_waits = :bot_waits, stage = :stage, result = :result,"
    " updated = :updated WHERE id = :table_id AND seq < :seq"
).bindparams(bindparam("acting", type_=schema.Acting), bindparam("result", type_=schema.FinalResult))


class Entry(msgspec.Struct):
    """A move to write, how the game stands after it, and the version of the table that allowed it."""

    table_id: str
    version: int
    row: LogRow
    standing: Standing

    def place(self) -> Place:
        return (self.table_id, self.row.seq, self.row.request_id)


class Journal:
    def __init__(self, engine: AsyncEngine, announce: Callable[[Connection, list[str]], None]) -> None:
        self._engine = engine.execution_options(writes=True)
        self._file: Engine | None = (
            schema.open_file(engine.url).execution_options(writes=True) if engine.dialect.name == "sqlite" else None
        )
        self._thread = ThreadPoolExecutor(1, "journal")
        self._insert = text(INSERT.format(lock=LOCK if engine.dialect.name == "postgresql" else ""))
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
        self._thread.shutdown()
        if self._file:
            self._file.dispose()

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
        entries = sorted(entries, key=lambda entry: entry.table_id)  # two processes then never wait for each other
        if self._file:
            return await asyncio.get_running_loop().run_in_executor(
                self._thread, self._commit_here, self._file, entries
            )
        async with self._engine.begin() as connection:
            return await connection.run_sync(self._write, entries)

    def _commit_here(self, file: Engine, entries: list[Entry]) -> set[Place]:
        with file.begin() as connection:
            return self._write(connection, entries)

    def _write(self, connection: Connection, entries: list[Entry]) -> set[Place]:
        now = clock.now()
        connection.execute(self._insert, [_insert(entry, now) for entry in entries])
        log = schema.log.c
        mine = tuple_(log.table_id, log.seq, log.request_id).in_([entry.place() for entry in entries])
        found = connection.execute(select(log.table_id, log.seq, log.request_id).where(mine))
        won = {(table_id, seq, request_id) for table_id, seq, request_id in found}
        if won:
            connection.execute(UPDATE, [_update(entry) for entry in entries if entry.place() in won])
            self._announce(connection, sorted({table_id for table_id, _, _ in won}))
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
        "request_id": row.request_id,
        "at": row.at or now,
    }


def _update(entry: Entry) -> dict[str, object]:
    return {"table_id": entry.table_id, **msgspec.structs.asdict(entry.standing)}
