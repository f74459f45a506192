"""What the database keeps for calling people back: who wants to be called, where, when not, and of which turns they were told.

Belongs to people_storage.py's room and follows its rules: a column `holder` says whose a row is.
"""

import msgspec
from sqlalchemy import CompoundSelect, Select, delete, exists, insert, or_, select, text, union, update

from tabletown.server import clock, schema
from tabletown.server import schema_people as tables
from tabletown.server.identity import hashed
from tabletown.server.push import Subscription
from tabletown.server.schema import Store

MOST_DEVICES = 10
A_WEEK = 7 * 24 * 3600
NIGHT_FROM = 22 * 60
NIGHT_TO = 8 * 60
"""Quiet unless somebody wishes otherwise: minutes of the day where they live."""

KEEP = text(
    "INSERT INTO callees (holder, language, zone, quiet_from, quiet_to, asked)"
    " VALUES (:holder, :language, :zone, :quiet_from, :quiet_to, true) ON CONFLICT (holder) DO UPDATE SET"
    " language = :language, zone = :zone, quiet_from = :quiet_from, quiet_to = :quiet_to, asked = true"
)
CLAIM = text(
    "INSERT INTO calls (table_id, seat, turn, seq, at) VALUES (:table_id, :seat, :turn, :seq, :at)"
    " ON CONFLICT (table_id, seat) DO UPDATE SET turn = :turn, seq = :seq, at = :at WHERE calls.turn < :turn"
)
SEEN = text("UPDATE calls SET seq = :seq WHERE table_id = :table_id AND seat = :seat AND seq < :seq")


class Wishes(msgspec.Struct):
    """How somebody wants to be called; quiet from and until a minute of the day, never when the two are equal."""

    language: str = "en"
    zone: str = "UTC"
    quiet_from: int = NIGHT_FROM
    quiet_to: int = NIGHT_TO
    asked: bool = False


class Due(msgspec.Struct):
    """A seat that may have to be called."""

    table_id: str
    seat: int
    holder: str
    game: str
    seq: int
    acting: list[int]
    language: str
    zone: str
    quiet_from: int
    quiet_to: int


class CallsStorage(Store):
    async def secret(self, name: str, fresh: str) -> str:
        """A secret of this server, made once for all processes on this database."""
        async with self._writing.begin() as connection:
            await connection.execute(
                text("INSERT INTO meta (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING"),
                {"name": name, "value": fresh},
            )
            found = await connection.execute(select(schema.meta.c.value).where(schema.meta.c.name == name))
            return str(found.scalar_one())

    async def wishes(self, holder: str) -> Wishes:
        columns = tables.callees.c
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(tables.callees).where(columns.holder == holder))).first()
        if row is None:
            return Wishes()
        return Wishes(row.language, row.zone, row.quiet_from, row.quiet_to, row.asked)

    async def keep_wishes(self, holder: str, wishes: Wishes) -> None:
        async with self._writing.begin() as connection:
            await connection.execute(KEEP, {"holder": holder, **msgspec.structs.asdict(wishes)})

    async def note_look(self, holder: str, seldom: float) -> None:
        """Somebody looks at a page of ours, whichever it is. Of those who cannot be called nobody needs to know; of the others
        it is written down once in `seldom` seconds."""
        columns, now = tables.callees.c, clock.now()
        stale = (columns.holder == holder, columns.looked < now - int(seldom))
        async with self._engine.connect() as connection:
            is_stale = (await connection.execute(select(columns.holder).where(*stale))).first() is not None
        if is_stale:
            async with self._writing.begin() as connection:
                await connection.execute(update(tables.callees).where(*stale).values(looked=now))

    async def subscribe(self, holder: str, subscription: Subscription) -> None:
        """A browser belongs to whoever used it last; of many devices the newest stay."""
        columns = tables.subscriptions.c
        row = {"id": hashed(subscription.endpoint), "holder": holder, "created": clock.now()}
        async with self._writing.begin() as connection:
            await connection.execute(delete(tables.subscriptions).where(columns.id == row["id"]))
            newest = select(columns.id).where(columns.holder == holder).order_by(columns.created.desc())
            kept = list((await connection.execute(newest)).scalars())
            await connection.execute(delete(tables.subscriptions).where(columns.id.in_(kept[MOST_DEVICES - 1 :])))
            await connection.execute(
                insert(tables.subscriptions).values({**row, **msgspec.structs.asdict(subscription)})
            )

    async def unsubscribe(self, holder: str, endpoint: str) -> None:
        columns = tables.subscriptions.c
        async with self._writing.begin() as connection:
            where = (columns.id == hashed(endpoint), columns.holder == holder)
            await connection.execute(delete(tables.subscriptions).where(*where))

    async def drop(self, endpoint: str) -> None:
        """The push service no longer knows this browser."""
        async with self._writing.begin() as connection:
            await connection.execute(delete(tables.subscriptions).where(tables.subscriptions.c.id == hashed(endpoint)))

    async def subscriptions(self, holder: str) -> list[Subscription]:
        columns = tables.subscriptions.c
        query = select(columns.endpoint, columns.p256dh, columns.auth).where(columns.holder == holder)
        async with self._engine.connect() as connection:
            return [Subscription(row.endpoint, row.p256dh, row.auth) for row in await connection.execute(query)]

    async def due(self, now: int, before: int, by_mail: bool) -> list[Due]:
        """Seats of people who can be called and look at no page of ours, at games where nothing has happened since, and
        of which nothing is known yet that was told."""
        seats, games, calls, callees = schema.seats.c, schema.tables.c, tables.calls.c, tables.callees.c
        reachable: Select[tuple[str]] | CompoundSelect[tuple[str]] = select(tables.subscriptions.c.holder)
        if by_mail:
            reachable = union(reachable, select(tables.mails.c.holder).where(tables.mails.c.confirmed.is_(True)))
        elsewhere = schema.seats.alias("elsewhere")
        looks = exists().where(elsewhere.c.holder == seats.holder, elsewhere.c.here_until > before)
        columns = [
            *(seats.table_id, seats.seat, seats.holder, games.game, games.seq, games.acting),
            *(callees.language, callees.zone, callees.quiet_from, callees.quiet_to),
        ]
        query = (
            select(*columns)
            .join(schema.tables, games.id == seats.table_id)
            .join(tables.callees, callees.holder == seats.holder)
            .outerjoin(tables.calls, (calls.table_id == seats.table_id) & (calls.seat == seats.seat))
            .where(
                games.stage == "running",
                games.lesson == "",
                games.origin == "",
                games.updated <= before,
                games.updated > now - A_WEEK,
                seats.kind == "person",
                seats.handed.is_(False),
                seats.gone.is_(False),
                seats.holder.in_(reachable),
                ~looks,
                callees.looked <= before,
                or_(calls.seq.is_(None), calls.seq < games.seq),
            )
        )
        async with self._engine.connect() as connection:
            return [Due(**{**row._mapping, "acting": row.acting or []}) for row in await connection.execute(query)]

    async def claim(self, table_id: str, seat: int, turn: int, seq: int) -> bool:
        """Write down that this turn is told of; False if that was done before."""
        place = {"table_id": table_id, "seat": seat, "seq": seq}
        async with self._writing.begin() as connection:
            written = await connection.execute(CLAIM, {**place, "turn": turn, "at": clock.now()})
            if written.rowcount == 1:
                return True
            await connection.execute(SEEN, place)
            return False
