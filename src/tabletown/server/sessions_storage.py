"""What is kept about cookies: the keys that signed them, and since when those of a person are no good.

With storage.py, which owns it, part of all that talks to the database. sessions.py asks it, and `tabletown admin` changes it.
"""

import msgspec
from sqlalchemy import delete, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tabletown.server import clock, lots, schema
from tabletown.server import schema_people as tables
from tabletown.server.people_storage import FORGOTTEN, Announce
from tabletown.server.schema import Store

KEYS = "cookie keys"
DATED = "cookies dated since"
PUT = text("INSERT INTO meta (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = :value")
KEEP = text("INSERT INTO meta (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING")
SIGN_OUT = text(
    "INSERT INTO signed_out (holder, before) VALUES (:holder, :before)"
    " ON CONFLICT (holder) DO UPDATE SET before = :before"
)


class CookieKey(msgspec.Struct, frozen=True):
    key: str
    """In hexadecimal."""
    retired: int = 0
    """Since when it signs nothing new; 0 for the one that does."""
    made: int = 0


class SessionsStorage(Store):
    def __init__(self, engine: AsyncEngine, announce: Announce) -> None:
        super().__init__(engine)
        self._announce = announce

    async def keys(self) -> list[CookieKey]:
        """Those that cookies may be signed with, the one for new ones first. Before the first change it is the server's own."""
        async with self._engine.connect() as connection:
            return await _keys(connection)

    async def new_key(self, at_once: bool) -> None:
        """From now on cookies are signed with a new key. Those of the older ones are exchanged when they come, or, `at_once`,
        are no good any more: everybody is a stranger then."""
        async with self._writing.begin() as connection:
            now = clock.now()
            older = [] if at_once else await _keys(connection)
            retired = [CookieKey(each.key, each.retired or now) for each in older]
            kept = [CookieKey(lots.for_cookies(), made=now), *retired]
            await connection.execute(PUT, {"name": KEYS, "value": msgspec.json.encode(kept).decode()})
            await self._announce(connection, [FORGOTTEN])

    async def dated_since(self) -> int:
        """When this database was first opened by a Tabletown whose cookies all say when they were made."""
        async with self._writing.begin() as connection:
            await connection.execute(KEEP, {"name": DATED, "value": str(clock.now())})
            found = await connection.execute(select(schema.meta.c.value).where(schema.meta.c.name == DATED))
            return int(found.scalar_one())

    async def signed_out(self, since: int) -> dict[str, int]:
        """Whose cookies are no good if they are older than this."""
        columns = tables.signed_out.c
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(tables.signed_out).where(columns.before >= since))
            return {row.holder: row.before for row in rows}

    async def sign_out(self, holder: str, before: int) -> None:
        """Cookies of this person that are older than this are no good any more, nor is what such a device may have got hold of:
        codes, links to seats, and messages to it."""
        async with self._writing.begin() as connection:
            await connection.execute(SIGN_OUT, {"holder": holder, "before": before})
            for table in (tables.codes, tables.subscriptions):
                await connection.execute(delete(table).where(table.c.holder == holder))
            columns = schema.seats.c
            linked = (columns.holder == holder, columns.link != "")
            in_order = select(columns.seat).where(*linked).order_by(columns.table_id, columns.seat)
            await connection.execute(
                in_order.with_for_update()
            )  # as everybody takes seats, so that none waits for another
            await connection.execute(update(schema.seats).where(*linked).values(link=""))
            await self._announce(connection, [FORGOTTEN])


async def _keys(connection: AsyncConnection) -> list[CookieKey]:
    found = {row.name: row.value for row in await connection.execute(select(schema.meta))}
    if KEYS in found:
        return msgspec.json.decode(found[KEYS], type=list[CookieKey])
    return [CookieKey(found["key"])]
