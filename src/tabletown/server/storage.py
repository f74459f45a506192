"""All that the server keeps, and with journal.py, tallies.py, people_storage.py, sessions_storage.py, calls_storage.py and
reviews_storage.py all that talks to the database.

Moves go through the journal. Everything else that changes a table happens in `changing`, a transaction in which
nobody else can change that table. Processes on one database tell each other which tables changed.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, delete, func, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tabletown.server import clock, former_figures, lots, schema, told_rows
from tabletown.server.calls_storage import CallsStorage
from tabletown.server.journal import Journal
from tabletown.server.mail_storage import MailStorage
from tabletown.server.people_storage import PeopleStorage
from tabletown.server.reviews_storage import ReviewsStorage
from tabletown.server.rows import LogRow, NoteKind, NoteRow, SaidRow, SeatRow, Standing, Stored, TableRow
from tabletown.server.sessions_storage import SessionsStorage

logger = logging.getLogger(__name__)

CHANNEL = "tabletown"
A_MINUTE = 60
EVERYTHING_MAY_HAVE_CHANGED = ""


class Change:
    """A table inside a transaction: read it, change rows, and they are written when the transaction ends."""

    def __init__(self, table: TableRow, standing: Standing, seats: list[SeatRow]) -> None:
        self.table = table
        self.standing = standing
        self.seats = seats
        self.is_news = True
        """Whether the table comes first in lists again."""
        self.notes: list[NoteRow] = []
        """What is to be told of this change."""
        self.said: list[SaidRow] = []
        self.is_seating = True
        """Whether what a move depends on changes: those on their way are then looked at once more."""

    def note(self, kind: NoteKind, seat: SeatRow) -> None:
        """Tell everybody at the table, now and later, that this happened to whoever sits there."""
        self.table.told += 1
        before = self.standing.stage == "open"
        row = NoteRow(self.table.told, kind, before, self.standing.seq, seat.seat, seat.name, seat.holder)
        self.notes.append(row)


class Storage:
    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = schema.open_engine(url)
        self.process = secrets.token_hex(4)
        self.journal = Journal(self.engine, self._tell)
        self.people = PeopleStorage(self.engine, self._announce)
        self.calls = CallsStorage(self.engine)
        self.mail = MailStorage(self.engine)
        self.reviews = ReviewsStorage(self.engine)
        self.sessions = SessionsStorage(self.engine, self._announce)
        self.is_postgres = self.engine.dialect.name == "postgresql"
        self._url = url
        self._writing = self.engine.execution_options(writes=True)

    async def open(self) -> bytes:
        """Make the schema if it is not there, and learn the figures of earlier games; returns the key that signs cookies."""
        async with self._writing.begin() as connection:
            key = await connection.run_sync(schema.create, lots.for_server())
            await former_figures.keep_and_learn(connection)
        self.journal.start()
        return bytes.fromhex(key)

    async def close(self) -> None:
        await self.journal.stop()
        await self.engine.dispose()

    async def is_alive(self) -> bool:
        """Whether moves can be kept: a database that can only be read is of no use."""
        try:
            async with self._writing.begin() as connection:
                await connection.execute(
                    update(schema.meta).where(schema.meta.c.name == "schema").values(name="schema")
                )
        except Exception:
            logger.exception("database does not answer")
            return False
        return True

    # Reading

    async def load(self, table_id: str, after: int = 0, told: int = 0) -> Stored | None:
        """The table with its seats, the log after the given place and what was told after it, all of one moment."""
        async with self.engine.connect() as connection:
            if self.is_postgres:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            found = await _table_rows(connection, schema.tables.c.id == table_id)
            if not found:
                return None
            seats = await _seat_rows(connection, schema.seats.c.table_id == table_id)
            columns = schema.log.c
            rows = await connection.execute(
                select(*_log_columns()).where(columns.table_id == table_id, columns.seq > after).order_by(columns.seq)
            )
            log = [LogRow(**row._mapping) for row in rows]
            stored = Stored(*found[0], seats, log)
            if stored.table.told > told:
                stored.notes, stored.said, stored.mutes = await told_rows.read(connection, table_id, told)
            return stored

    async def played_by(self, holder: str, over: bool, most: int, lessons: bool = False) -> list[Stored]:
        """A player's tables without their logs, newest first; or, apart from them, the lessons."""
        seats = schema.seats.c
        listed = (seats.gone.is_(False), seats.hidden.is_(False))
        mine = select(seats.table_id).where(seats.holder == holder, *listed)
        stages = ["over", "left"] if over else ["open", "running"]
        columns = schema.tables.c
        kind = columns.lesson != "" if lessons else columns.lesson == ""
        return await self._list(columns.id.in_(mine), columns.stage.in_(stages), kind, columns.origin == "", most=most)

    async def branches_of(self, holder: str, most: int) -> list[Stored]:
        """The branches on which a player goes on differently, except those taken off their list, newest first."""
        seats, columns = schema.seats.c, schema.tables.c
        listed = (seats.gone.is_(False), seats.hidden.is_(False))
        mine = select(seats.table_id).where(seats.holder == holder, *listed)
        return await self._list(columns.id.in_(mine), columns.origin != "", most=most)

    async def ended_of(self, holder: str, most: int) -> list[Stored]:
        """Every table that a player has played at and that has ended, those off their list too, newest first."""
        mine = select(schema.seats.c.table_id).where(schema.seats.c.holder == holder)
        return await self._list(schema.tables.c.id.in_(mine), schema.tables.c.stage.in_(["over", "left"]), most=most)

    async def kept_for(self, holder: str, most: int) -> list[Stored]:
        """Open tables at which a seat is kept for this player."""
        seats = schema.seats.c
        kept = select(seats.table_id).where(seats.invited == holder, seats.kind == "open")
        return await self._list(schema.tables.c.id.in_(kept), schema.tables.c.stage == "open", most=most)

    async def let_go_from(self, holder: str, since: int, most: int) -> list[Stored]:
        """Tables that go on without this player, whom their host let go from a seat."""
        notes, seats, columns = schema.notes.c, schema.seats.c, schema.tables.c
        told = select(notes.table_id).where(
            notes.holder == holder, notes.kind.in_(["let_go", "sent_away"]), notes.at >= since
        )
        kept = (seats.invited == holder) & (seats.kind == "open")
        mine = select(seats.table_id).where((seats.holder == holder) | kept)
        going_on = columns.stage.in_(["open", "running"])
        return await self._list(columns.id.in_(told), columns.id.not_in(mine), going_on, most=most)

    async def open_tables(self, most: int) -> list[Stored]:
        """Tables that everybody may join, the newest first: sitting down and getting up moves none to the top."""
        columns = schema.tables.c
        return await self._list(columns.stage == "open", columns.listed.is_(True), most=most, by=columns.created)

    async def tries(self, day: str, most: int) -> list[Stored]:
        """Everybody's tries at a day's deals, without their logs."""
        return await self._list(schema.tables.c.day == day, schema.tables.c.counts.is_(True), most=most)

    async def days_around(self, day: str) -> tuple[str, str]:
        """The last day before and the first one after this on which somebody tried; empty where there is none."""
        column = schema.tables.c.day
        tried = schema.tables.c.counts.is_(True)
        async with self.engine.connect() as connection:
            before = await connection.execute(select(func.max(column)).where(tried, column != "", column < day))
            after = await connection.execute(select(func.min(column)).where(tried, column > day))
            return before.scalar() or "", after.scalar() or ""

    async def logs(self, table_ids: list[str]) -> dict[str, list[LogRow]]:
        """The whole logs of these tables."""
        columns = schema.log.c
        found: dict[str, list[LogRow]] = {}
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(columns.table_id, *_log_columns())
                .where(columns.table_id.in_(table_ids))
                .order_by(columns.table_id, columns.seq)
            )
            for table_id, *row in rows:
                found.setdefault(table_id, []).append(LogRow(*row))
        return found

    async def waiting_for_bots(self, before: int) -> list[str]:
        """Tables whose bots have not moved since: their process has died. What will be written only in an hour was
        written under a clock that has been set back."""
        columns = schema.tables.c
        is_stale = (columns.updated <= before) | (columns.updated > clock.now() + A_MINUTE)
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(columns.id).where(columns.bot_waits.is_(True), is_stale).limit(1000)
            )
            return list(found.scalars())

    async def seat_behind(self, link: str) -> tuple[str, int] | None:
        columns = schema.seats.c
        async with self.engine.connect() as connection:
            found = (
                await connection.execute(select(columns.table_id, columns.seat).where(columns.link == link))
            ).first()
            return (found.table_id, found.seat) if found else None

    async def pulses(self, table_ids: list[str]) -> dict[str, tuple[int, int, int, int]]:
        """What tells whether a table changed: its seq, version, presence and what was told."""
        columns = schema.tables.c
        async with self.engine.connect() as connection:
            pulse = (columns.seq, columns.version, columns.presence, columns.told)
            rows = await connection.execute(select(columns.id, *pulse).where(columns.id.in_(table_ids)))
            return {row.id: (row.seq, row.version, row.presence, row.told) for row in rows}

    async def standings(self, table_ids: list[str]) -> dict[str, tuple[int, Standing]]:
        """How these tables stand as their rows have it, each with the version of the table."""
        async with self.engine.connect() as connection:
            found = await _table_rows(connection, schema.tables.c.id.in_(table_ids))
        return {table.id: (table.version, standing) for table, standing in found}

    async def _list(
        self, *conditions: ColumnElement[bool], most: int, by: ColumnElement[int] = schema.tables.c.updated
    ) -> list[Stored]:
        async with self.engine.connect() as connection:
            found = await _table_rows(connection, *conditions, most=most, by=by)
            seats = await _seat_rows(connection, schema.seats.c.table_id.in_([table.id for table, _ in found]))
        by_table: dict[str, list[SeatRow]] = {table.id: [] for table, _ in found}
        for seat in seats:
            by_table[seat.table_id].append(seat)
        return [Stored(table, standing, by_table[table.id], []) for table, standing in found]

    # Changing

    async def create(self, stored: Stored) -> None:
        now = stored.table.created
        async with self._writing.begin() as connection:
            await connection.execute(insert(schema.tables), _table_values(stored.table, stored.standing))
            await connection.execute(insert(schema.seats), [msgspec.structs.asdict(seat) for seat in stored.seats])
            if stored.log:
                extra: dict[str, object] = {"table_id": stored.table.id, "at": now}  # also of a record from elsewhere
                await connection.execute(
                    insert(schema.log), [{**msgspec.structs.asdict(row), **extra} for row in stored.log]
                )

    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction for what belongs to no table's course."""
        return self._writing.begin()

    async def close_days(self, before: str) -> list[str]:
        """Break the seal of every try at a deal of an earlier day. What is not over counts as it stands: nobody plays on
        with what everybody may see now. Returns the tables that this changed."""
        columns = schema.tables.c
        late = (columns.counts.is_(True), columns.spectators.is_(False), columns.day > "", columns.day < before)
        async with self.engine.connect() as connection:
            if not (await connection.execute(select(columns.id).where(*late).limit(1))).first():
                return []
        async with self._writing.begin() as connection:
            mine = select(columns.id).where(*late).order_by(columns.id).with_for_update()
            ids = list((await connection.execute(mine)).scalars())
            for start in range(0, len(ids), 500):
                some = columns.id.in_(ids[start : start + 500])
                stopped = {"abandoned": True, "stage": "left", "bot_waits": False}
                await connection.execute(update(schema.tables).where(some, columns.stage == "running").values(stopped))
                shown = {"spectators": True, "version": columns.version + 1}
                await connection.execute(update(schema.tables).where(some).values(shown))
            await self._announce(connection, ids)
        return ids

    @asynccontextmanager
    async def changing(self, table_id: str) -> AsyncIterator[Change | None]:
        """The table as it is now, None if there is none; what is changed in it is written at the end."""
        async with self._writing.begin() as connection:
            query = _tables_where(schema.tables.c.id == table_id).with_for_update()
            row = (await connection.execute(query)).first()
            if row is None:
                yield None
                return
            seats = await _seat_rows(connection, schema.seats.c.table_id == table_id)
            change = Change(*_halves(row), seats)
            before = [msgspec.structs.asdict(seat) for seat in change.seats]
            yield change
            change.table.version += change.is_seating
            if change.is_news:
                change.standing.updated = clock.now()
            values = _table_values(change.table, change.standing)
            await connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(values))
            await _write_seats(connection, table_id, before, change.seats)
            await told_rows.write(connection, table_id, change.notes, change.said)
            await self._announce(connection, [table_id])

    async def mute(self, table_id: str, holder: str, muted: str, is_muted: bool) -> None:
        """Somebody does not want to hear somebody, or does again; their windows at this table learn it at once."""
        async with self._writing.begin() as connection:
            await told_rows.mute(connection, holder, muted, is_muted)
            columns = schema.tables.c
            await connection.execute(update(schema.tables).where(columns.id == table_id).values(told=columns.told + 1))
            await self._announce(connection, [table_id])

    async def note_presence(self, signs: dict[tuple[str, int], int], changed: list[str]) -> None:
        """Until when each seat is believed to be here, as (table, seat) → time; `changed` are tables to tell about.

        Rows are taken in the order in which `changing` takes them, tables before seats and both by number: two that want
        the same rows then never wait for each other."""
        now = clock.now()
        ids = schema.tables.c.id
        async with self._writing.begin() as connection:
            if changed:
                await connection.execute(select(ids).where(ids.in_(changed)).order_by(ids).with_for_update())
            if signs:
                await connection.execute(
                    text("UPDATE seats SET here_until = :until, seen = :now WHERE table_id = :table AND seat = :seat"),
                    [
                        {"until": until, "now": now, "table": place[0], "seat": place[1]}
                        for place, until in sorted(signs.items())
                    ],
                )
            if changed:
                pulse = {"presence": schema.tables.c.presence + 1}
                await connection.execute(update(schema.tables).where(ids.in_(changed)).values(pulse))
                await self._announce(connection, changed)

    async def correct(self, table_id: str, version: int, standing: Standing) -> None:
        """Replace what the table's row says by what follows from its log, unless the table has moved on meanwhile."""
        columns = schema.tables.c
        where = (columns.id == table_id, columns.version == version, columns.seq == standing.seq)
        async with self._writing.begin() as connection:
            await connection.execute(update(schema.tables).where(*where).values(msgspec.structs.asdict(standing)))
            await self._announce(connection, [table_id])

    # Between processes

    async def _announce(self, connection: AsyncConnection, table_ids: list[str]) -> None:
        await connection.run_sync(self._tell, table_ids)

    def _tell(self, connection: Connection, table_ids: list[str]) -> None:
        if self.is_postgres:
            connection.execute(
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


def _log_columns() -> tuple[ColumnElement[Any], ...]:
    columns = schema.log.c
    kept = (columns.seq, columns.seat, columns.kind, columns.action)
    return (*kept, columns.request_id.label("request_id"), columns.at)


def _halves(row: Row[tuple[object, ...]]) -> tuple[TableRow, Standing]:
    columns = row._mapping
    return (
        TableRow(**{name: columns[name] for name in TableRow.__struct_fields__}),
        Standing(**{name: columns[name] for name in Standing.__struct_fields__}),
    )


def _table_values(table: TableRow, standing: Standing) -> dict[str, object]:
    return {**msgspec.structs.asdict(table), **msgspec.structs.asdict(standing)}


def _tables_where(*conditions: ColumnElement[bool]) -> Select[tuple[object, ...]]:
    return select(schema.tables).where(*conditions)


async def _table_rows(
    connection: AsyncConnection,
    *conditions: ColumnElement[bool],
    most: int | None = None,
    by: ColumnElement[int] = schema.tables.c.updated,
) -> list[tuple[TableRow, Standing]]:
    query = _tables_where(*conditions).order_by(by.desc(), schema.tables.c.id).limit(most)
    return [_halves(row) for row in await connection.execute(query)]


async def _seat_rows(connection: AsyncConnection, condition: ColumnElement[bool]) -> list[SeatRow]:
    query = select(schema.seats).where(condition).order_by(schema.seats.c.table_id, schema.seats.c.seat)
    return [SeatRow(**row._mapping) for row in await connection.execute(query)]


async def _write_seats(
    connection: AsyncConnection, table_id: str, before: list[dict[str, object]], seats: list[SeatRow]
) -> None:
    """Only the fields that changed: a sign of life may be written to the others just now. The host may have put seats to
    the table or taken some away."""
    mine = schema.seats.c.table_id == table_id
    for number, seat in enumerate(seats):
        new = msgspec.structs.asdict(seat)
        if number >= len(before):
            await connection.execute(insert(schema.seats).values(new))
        elif changed := {name: value for name, value in new.items() if value != before[number][name]}:
            await connection.execute(update(schema.seats).where(mine, schema.seats.c.seat == number).values(changed))
    if len(seats) < len(before):
        await connection.execute(delete(schema.seats).where(mine, schema.seats.c.seat >= len(seats)))
