"""All that the server keeps, and the only file besides journal.py that talks to the database.

Moves go through the journal. Everything else that changes a table happens in `changing`, a transaction in which
nobody else can change that table. Processes on one database tell each other which tables changed.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import msgspec
from sqlalchemy import ColumnElement, Select, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tabletown.server import lots, schema
from tabletown.server.journal import Journal
from tabletown.server.rows import LogRow, SeatRow, Stored, TableRow

logger = logging.getLogger(__name__)

CHANNEL = "tabletown"
EVERYTHING_MAY_HAVE_CHANGED = ""


class Change:
    """A table inside a transaction: read it, change rows, and they are written when the transaction ends."""

    def __init__(self, table: TableRow, seats: list[SeatRow]) -> None:
        self.table = table
        self.seats = seats


class Storage:
    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = schema.open_engine(url)
        self.process = secrets.token_hex(4)
        self.journal = Journal(self.engine, self._announce)
        self.is_postgres = self.engine.dialect.name == "postgresql"
        self._url = url
        self._writing = self.engine.execution_options(writes=True)

    async def open(self) -> bytes:
        """Make the schema if it is not there; returns the key that signs cookies."""
        async with self._writing.begin() as connection:
            key = await connection.run_sync(schema.create, lots.for_server())
        self.journal.start()
        return bytes.fromhex(key)

    async def close(self) -> None:
        await self.journal.stop()
        await self.engine.dispose()

    async def is_alive(self) -> bool:
        try:
            async with self.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except Exception:
            logger.exception("database does not answer")
            return False
        return True

    # Reading

    async def load(self, table_id: str, after: int = 0) -> Stored | None:
        """The table with its seats and the log after the given place, all of one moment."""
        async with self.engine.connect() as connection:
            if self.is_postgres:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            found = await _table_rows(connection, schema.tables.c.id == table_id)
            if not found:
                return None
            seats = await _seat_rows(connection, schema.seats.c.table_id == table_id)
            columns = schema.log.c
            rows = await connection.execute(
                select(columns.seq, columns.seat, columns.kind, columns.action, columns.client)
                .where(columns.table_id == table_id, columns.seq > after)
                .order_by(columns.seq)
            )
            return Stored(found[0], seats, [LogRow(**row._mapping) for row in rows])

    async def played_by(self, holder: str, over: bool, most: int) -> list[Stored]:
        """A player's tables without their logs, newest first."""
        mine = select(schema.seats.c.table_id).where(schema.seats.c.holder == holder)
        stages = ["over"] if over else ["open", "running"]
        return await self._list(schema.tables.c.id.in_(mine), schema.tables.c.stage.in_(stages), most=most)

    async def open_tables(self, most: int) -> list[Stored]:
        columns = schema.tables.c
        return await self._list(columns.stage == "open", columns.listed.is_(True), most=most)

    async def waiting_for_bots(self, before: int) -> list[str]:
        """Tables whose bots have not moved since: their process has died."""
        columns = schema.tables.c
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(columns.id).where(columns.bot_waits.is_(True), columns.updated <= before).limit(1000)
            )
            return list(found.scalars())

    async def seat_behind(self, link: str) -> tuple[str, int] | None:
        columns = schema.seats.c
        async with self.engine.connect() as connection:
            found = (
                await connection.execute(select(columns.table_id, columns.seat).where(columns.link == link))
            ).first()
            return (found.table_id, found.seat) if found else None

    async def pulses(self, table_ids: list[str]) -> dict[str, tuple[int, int, int]]:
        """What tells whether a table changed: its seq, version and presence."""
        columns = schema.tables.c
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(columns.id, columns.seq, columns.version, columns.presence).where(columns.id.in_(table_ids))
            )
            return {row.id: (row.seq, row.version, row.presence) for row in rows}

    async def _list(self, *conditions: ColumnElement[bool], most: int) -> list[Stored]:
        async with self.engine.connect() as connection:
            found = await _table_rows(connection, *conditions, most=most)
            seats = await _seat_rows(connection, schema.seats.c.table_id.in_([table.id for table in found]))
        by_table: dict[str, list[SeatRow]] = {table.id: [] for table in found}
        for seat in seats:
            by_table[seat.table_id].append(seat)
        return [Stored(table, by_table[table.id], []) for table in found]

    # Changing

    async def create(self, stored: Stored) -> None:
        now = stored.table.created
        async with self._writing.begin() as connection:
            await connection.execute(insert(schema.tables), msgspec.structs.asdict(stored.table))
            await connection.execute(insert(schema.seats), [msgspec.structs.asdict(seat) for seat in stored.seats])
            if stored.log:
                extra: dict[str, object] = {"table_id": stored.table.id, "at": now}
                await connection.execute(
                    insert(schema.log), [{**msgspec.structs.asdict(row), **extra} for row in stored.log]
                )

    @asynccontextmanager
    async def changing(self, table_id: str) -> AsyncIterator[Change | None]:
        """The table as it is now, None if there is none; what is changed in it is written at the end."""
        async with self._writing.begin() as connection:
            query = _tables_where(schema.tables.c.id == table_id).with_for_update()
            row = (await connection.execute(query)).first()
            if row is None:
                yield None
                return
            change = Change(TableRow(**row._mapping), await _seat_rows(connection, schema.seats.c.table_id == table_id))
            before = [msgspec.structs.asdict(seat) for seat in change.seats]
            yield change
            change.table.version += 1
            change.table.updated = int(time.time())
            await connection.execute(
                update(schema.tables).where(schema.tables.c.id == table_id).values(msgspec.structs.asdict(change.table))
            )
            for seat, old in zip(change.seats, before, strict=True):
                new = msgspec.structs.asdict(seat)
                if new != old:
                    where = (schema.seats.c.table_id == table_id, schema.seats.c.seat == seat.seat)
                    await connection.execute(update(schema.seats).where(*where).values(new))
            await self._announce(connection, [table_id])

    async def note_presence(self, signs: dict[tuple[str, int], int], changed: list[str]) -> None:
        """Until when each seat is believed to be here, as (table, seat) → time; `changed` are tables to tell about."""
        now = int(time.time())
        async with self._writing.begin() as connection:
            if signs:
                await connection.execute(
                    text("UPDATE seats SET here_until = :until, seen = :now WHERE table_id = :table AND seat = :seat"),
                    [
                        {"until": until, "now": now, "table": place[0], "seat": place[1]}
                        for place, until in signs.items()
                    ],
                )
            if changed:
                await connection.execute(
                    update(schema.tables)
                    .where(schema.tables.c.id.in_(changed))
                    .values(presence=schema.tables.c.presence + 1)
                )
                await self._announce(connection, changed)

    # Between processes

    async def _announce(self, connection: AsyncConnection, table_ids: list[str]) -> None:
        if self.is_postgres:
            await connection.execute(
                text("SELECT pg_notify(:channel, :payload)"),
                [{"channel": CHANNEL, "payload": f"{self.process} {table_id}"} for table_id in table_ids],
            )

    async def listen(self, heard: Callable[[str], None]) -> None:
        """On PostgreSQL: call `heard` with each table that another process changed, for ever, also after the
        connection was lost; then with EVERYTHING_MAY_HAVE_CHANGED."""
        import psycopg  # only here, so that SQLite needs no PostgreSQL driver

        address = make_url(self._url).set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            with suppress(psycopg.Error):
                async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    heard(EVERYTHING_MAY_HAVE_CHANGED)
                    async for notice in connection.notifies():
                        process, _, table_id = notice.payload.partition(" ")
                        if process != self.process:
                            heard(table_id)
            logger.warning("lost the connection that listens for other processes")
            await asyncio.sleep(1)


def _tables_where(*conditions: ColumnElement[bool]) -> Select[tuple[object, ...]]:
    return select(schema.tables).where(*conditions)


async def _table_rows(
    connection: AsyncConnection, *conditions: ColumnElement[bool], most: int | None = None
) -> list[TableRow]:
    query = _tables_where(*conditions).order_by(schema.tables.c.updated.desc(), schema.tables.c.id).limit(most)
    return [TableRow(**row._mapping) for row in await connection.execute(query)]


async def _seat_rows(connection: AsyncConnection, condition: ColumnElement[bool]) -> list[SeatRow]:
    query = select(schema.seats).where(condition).order_by(schema.seats.c.table_id, schema.seats.c.seat)
    return [SeatRow(**row._mapping) for row in await connection.execute(query)]
