"""What is kept of people: names for several devices, codes, who was forgotten, and all of it for those who want to see it.

With storage.py, which owns it, and journal.py it is all that talks to the database.
"""

from collections.abc import Awaitable, Callable

from sqlalchemy import LargeBinary, Table, delete, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tabletown.server import clock, schema
from tabletown.server import schema_people as tables
from tabletown.server.schema import Store

FORGOTTEN = "forgotten"
"""Announced to other processes in the place of a table's id."""
NOT_SHOWN = ("holder", "code", "token", "stop", "to_holder", "muted")
"""What opens something, and the hashes of people."""
NOT_LISTED = ("seats",)
"""Has a `holder`, but is exported and cleared by itself."""

UPSERT = text(
    "INSERT INTO people (holder, name) VALUES (:holder, :name) ON CONFLICT (holder) DO UPDATE SET name = :name"
)
FORGET = text(
    "INSERT INTO forgotten (person, at, cleared) VALUES (:person, :at, false) ON CONFLICT (person) DO NOTHING"
)

Announce = Callable[[AsyncConnection, list[str]], Awaitable[None]]
Row = dict[str, object]


class PeopleStorage(Store):
    def __init__(self, engine: AsyncEngine, announce: Announce) -> None:
        super().__init__(engine)
        self._announce = announce

    # Several devices

    async def name_of(self, holder: str) -> str | None:
        """What somebody with several devices is called now; None for everybody else."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(tables.people.c.name).where(tables.people.c.holder == holder))
            return found.scalar()

    async def keep_name(self, holder: str, name: str) -> None:
        async with self._writing.begin() as connection:
            await connection.execute(UPSERT, {"holder": holder, "name": name})

    async def offer(self, code: str, holder: str, sealed: bytes, expires: int) -> None:
        """Keep a code in the place of this person's last one; those that nobody used in time go with it."""
        columns = tables.codes.c
        async with self._writing.begin() as connection:
            old = or_(columns.holder == holder, columns.expires <= clock.now())
            await connection.execute(delete(tables.codes).where(old))
            row = {"code": code, "holder": holder, "sealed": sealed, "expires": expires}
            await connection.execute(insert(tables.codes).values(row))

    async def redeem(self, code: str) -> bytes | None:
        """What the code opens, for the first who asks: the row goes with the answer, whichever process it comes from."""
        columns = tables.codes.c
        where = (columns.code == code, columns.expires > clock.now())
        async with self._writing.begin() as connection:
            found = await connection.execute(delete(tables.codes).where(*where).returning(columns.sealed))
            sealed = found.scalar()
        return None if sealed is None else bytes(sealed)

    # Forgetting

    async def forgotten(self, since: int = 0) -> list[str]:
        columns = tables.forgotten.c
        async with self._engine.connect() as connection:
            return list((await connection.execute(select(columns.person).where(columns.at >= since))).scalars())

    async def forget(self, holder: str) -> None:
        """From this commit on nobody is this person any more, and what is kept beside seats is gone."""
        async with self._writing.begin() as connection:
            await connection.execute(FORGET, {"person": holder, "at": clock.now()})
            for table in _belonging():
                if table is schema.notes:  # what happened stays told, but of somebody
                    nobody = update(table).values(name="", holder="")
                    await connection.execute(nobody.where(table.c.holder == holder))
                else:
                    await connection.execute(delete(table).where(table.c.holder == holder))
            to_somebody = update(schema.said).where(schema.said.c.to_holder == holder)
            await connection.execute(to_somebody.values(to_name="", to_holder=""))
            await connection.execute(delete(schema.mutes).where(schema.mutes.c.muted == holder))
            await self._announce(connection, [FORGOTTEN])

    async def to_clear(self) -> list[str]:
        """Those whose seats still hold their names: a process may have ended in the middle of it."""
        columns = tables.forgotten.c
        async with self._engine.connect() as connection:
            return list((await connection.execute(select(columns.person).where(columns.cleared.is_(False)))).scalars())

    async def cleared(self, holder: str) -> None:
        async with self._writing.begin() as connection:
            row = tables.forgotten.c.person == holder
            await connection.execute(update(tables.forgotten).where(row).values(cleared=True))

    async def tables_of(self, holder: str) -> list[str]:
        """Every table that knows this person: by a seat, by one kept for them or that they were removed from, or as host."""
        seats = schema.seats.c
        sits = select(seats.table_id).where(or_(seats.holder == holder, seats.invited == holder))
        hosts = select(schema.tables.c.id).where(schema.tables.c.host == holder)
        async with self._engine.connect() as connection:
            return sorted((await connection.execute(sits.union(hosts))).scalars())

    # Turns that wait

    async def waiting(self, holder: str) -> list[str]:
        """The tables at which it is this person's turn."""
        seats, games = schema.seats.c, schema.tables.c
        plays = (
            seats.holder == holder,
            seats.handed.is_(False),
            seats.gone.is_(False),
            games.stage == "running",
            games.lesson == "",
            games.origin == "",
        )
        query = select(games.id, games.acting, seats.seat).join(schema.tables, games.id == seats.table_id).where(*plays)
        async with self._engine.connect() as connection:
            return sorted({row.id for row in await connection.execute(query) if row.seat in (row.acting or [])})

    # Showing all of it

    async def rows_of(self, holder: str) -> dict[str, list[Row]]:
        """All rows that are this person's, by the name of their table; of what opens something, only that it is there."""
        found: dict[str, list[Row]] = {}
        async with self._engine.connect() as connection:
            for table in _belonging():
                shown = [column for column in table.c if column.name not in NOT_SHOWN and _is_plain(column.type)]
                if not shown:  # only the hashes of two people
                    continue
                rows = await connection.execute(select(*shown).where(table.c.holder == holder))
                found[table.name] = [dict(row._mapping) for row in rows]
        return found

    async def seats_of(self, holder: str) -> list[Row]:
        """Where this person sits and sat, with what is known of the table, oldest first."""
        seats, games = schema.seats.c, schema.tables.c
        columns = [
            *(seats.table_id, seats.seat, seats.name, seats.handed, seats.gone, seats.hidden, seats.wins, seats.seen),
            *(games.game, games.edition, games.options, games.stage, games.created, games.result),
        ]
        query = select(*columns).join(schema.tables, games.id == seats.table_id).where(seats.holder == holder)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.order_by(games.created, seats.table_id, seats.seat))
            return [dict(row._mapping) for row in rows]

    async def moves_of(self, table_id: str, seat: int) -> list[tuple[str, int, int]]:
        """What was done at a seat: kind, action and when."""
        log = schema.log.c
        where = (log.table_id == table_id, log.seat == seat)
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(log.kind, log.action, log.at).where(*where).order_by(log.seq))
            return [(row.kind, row.action, row.at) for row in rows]


def _belonging() -> list[Table]:
    return [table for table in schema.metadata.sorted_tables if "holder" in table.c and table.name not in NOT_LISTED]


def _is_plain(kind: object) -> bool:
    return not isinstance(kind, LargeBinary)
