"""What an operator does with the tables of a server, while it runs: list them, close one, remove what is old, and replay all
of them to see that every stored game can still be played. `tabletown admin` calls it.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy import ColumnElement, Table, delete, select

from tabletown.engine.contract import BadSetup, IllegalAction
from tabletown.server import clock, schema
from tabletown.server.problems import HttpError
from tabletown.server.storage import Storage
from tabletown.server.stranded import demand_playable
from tabletown.server.tables import LiveTable

A_DAY = 24 * 3600
STAGES = ("open", "running", "over", "left")
FINISHED = ("over", "left")
AT_ONCE = 500


class NoSuchTable(Exception):
    """There is no table with this id."""


class StillRunning(Exception):
    """It has to be closed first."""


class StillCounts(Exception):
    """It is somebody's one try at a deal of the day that is still played: without it they could try again."""


class Listed(msgspec.Struct):
    """A table as an operator sees it. Its id is its address: whoever has it may look."""

    id: str
    game: str
    stage: str
    created: int
    updated: int
    moves: int
    seats: list[str]
    """Names of people; a bot is its level, as in records."""


class Fault(msgspec.Struct):
    """A stored game that does not replay, and why, as a message id."""

    id: str
    game: str
    reason: str


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Storage]:
    storage = Storage(url)
    await storage.open()
    try:
        yield storage
    finally:
        await storage.close()


def _is_sealed() -> ColumnElement[bool]:
    """As TableRow.is_sealed: a try at a day that has not closed."""
    return schema.tables.c.counts.is_(True) & schema.tables.c.spectators.is_(False)


def _chosen(stages: tuple[str, ...], days: int) -> list[ColumnElement[bool]]:
    columns = schema.tables.c
    return [columns.stage.in_(stages), columns.updated <= clock.now() - days * A_DAY]


async def tables(storage: Storage, stages: tuple[str, ...] = STAGES, days: int = 0) -> list[Listed]:
    """Those in these stages that have not changed for so many days, the newest first."""
    columns = schema.tables.c
    async with storage.engine.connect() as connection:
        found = list(
            await connection.execute(
                select(schema.tables).where(*_chosen(stages, days)).order_by(columns.updated.desc(), columns.id)
            )
        )
        names: dict[str, list[str]] = {row.id: [] for row in found}
        for seat in await connection.execute(select(schema.seats).order_by(schema.seats.c.seat)):
            if seat.table_id in names:
                names[seat.table_id].append(_name(seat.kind, seat.name, seat.level))
    return [Listed(row.id, row.game, row.stage, row.created, row.updated, row.seq, names[row.id]) for row in found]


def _name(kind: str, name: str, level: str) -> str:
    """At a table where the same people play again a bot's row keeps as its name who it is, which is an id."""
    return level if kind == "bot" else name or level or kind


async def close(storage: Storage, table_id: str) -> None:
    """End a table for everybody; those who look at it are told. Its people keep what they have seen of it."""
    async with storage.changing(table_id) as change:
        if change is None:
            raise NoSuchTable
        if change.standing.stage not in FINISHED:
            change.table.abandoned = True
            change.standing.stage = "left"
            change.standing.bot_waits = False


async def remove(storage: Storage, table_id: str) -> None:
    """Delete a table that is over or closed, with its moves."""
    async with storage.engine.connect() as connection:
        columns = schema.tables.c
        query = select(columns.stage, _is_sealed().label("is_sealed")).where(columns.id == table_id)
        row = (await connection.execute(query)).first()
    if row is None:
        raise NoSuchTable
    if row.stage == "running":
        raise StillRunning
    if row.is_sealed:
        raise StillCounts
    await _delete(storage, [table_id])


async def old(storage: Storage, days: int, stages: tuple[str, ...]) -> list[str]:
    """What can be deleted of the tables that have not changed for so many days."""
    query = select(schema.tables.c.id).where(*_chosen(stages, days), ~_is_sealed())
    async with storage.engine.connect() as connection:
        return list((await connection.execute(query)).scalars())


async def prune(storage: Storage, days: int, stages: tuple[str, ...], tell: Callable[[int, int], None]) -> int:
    """Delete what has not changed for so many days; returns how many tables went."""
    found = await old(storage, days, stages)
    for start in range(0, len(found), AT_ONCE):
        await _delete(storage, found[start : start + AT_ONCE])
        tell(min(start + AT_ONCE, len(found)), len(found))
    return len(found)


async def _delete(storage: Storage, ids: list[str]) -> None:
    async with storage.engine.execution_options(writes=True).begin() as connection:
        for table in reversed(schema.metadata.sorted_tables):
            if (column := _table_of(table)) is not None:
                await connection.execute(delete(table).where(column.in_(ids)))


def _table_of(table: Table) -> "ColumnElement[str] | None":
    """The column that tells to which table a row belongs."""
    return table.c.id if table is schema.tables else table.c.get("table_id")


async def check(storage: Storage, tell: Callable[[int, int], None]) -> tuple[int, list[Fault]]:
    """Replay every stored game; returns how many there are and those that cannot be played as they were begun."""
    columns = schema.tables.c
    async with storage.engine.connect() as connection:
        ids = list((await connection.execute(select(columns.id).order_by(columns.created, columns.id))).scalars())
    faults: list[Fault] = []
    for done, table_id in enumerate(ids, 1):
        stored = await storage.load(table_id)
        if stored is not None:
            reason = ""
            try:
                demand_playable(stored.table)
                table = LiveTable(stored)
                if table.standing().seq != stored.standing.seq or table.standing().result != stored.standing.result:
                    reason = "admin-other-result"
            except HttpError as stranded:
                reason = stranded.problem.message
            except (IllegalAction, BadSetup):
                reason = "error-cannot-replay"
            if reason:
                faults.append(Fault(table_id, stored.table.game, reason))
        tell(done, len(ids))
    return len(ids), faults
