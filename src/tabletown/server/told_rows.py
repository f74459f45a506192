"""What is kept of what goes on around a game: notes, what was said, and who does not want to hear whom.

storage.py calls it, within its transactions.
"""

import msgspec
from sqlalchemy import delete, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from tabletown.server import clock, schema
from tabletown.server.rows import NoteRow, SaidRow

MOST_NOTES = 200
MOST_SAID = 100
"""Kept of one table; the oldest go first."""

Told = tuple[list[NoteRow], list[SaidRow], list[tuple[str, str]]]


async def read(connection: AsyncConnection, table_id: str, after: int) -> Told:
    """Notes and words with higher numbers; and all who are muted by somebody, of those who said something here."""
    return (
        await _notes(connection, table_id, after),
        await _said(connection, table_id, after),
        await _mutes(connection, table_id),
    )


async def _notes(connection: AsyncConnection, table_id: str, after: int) -> list[NoteRow]:
    columns = schema.notes.c
    wanted = [columns[name] for name in NoteRow.__struct_fields__]
    query = select(*wanted).where(columns.table_id == table_id, columns.number > after).order_by(columns.number)
    return [NoteRow(**row._mapping) for row in await connection.execute(query)]


async def _said(connection: AsyncConnection, table_id: str, after: int) -> list[SaidRow]:
    columns = schema.said.c
    wanted = [columns[name] for name in SaidRow.__struct_fields__]
    query = select(*wanted).where(columns.table_id == table_id, columns.number > after).order_by(columns.number)
    return [SaidRow(**row._mapping) for row in await connection.execute(query)]


async def _mutes(connection: AsyncConnection, table_id: str) -> list[tuple[str, str]]:
    columns = schema.mutes.c
    speakers = select(schema.said.c.holder).where(schema.said.c.table_id == table_id)
    rows = await connection.execute(select(columns.holder, columns.muted).where(columns.muted.in_(speakers)))
    return [(row.holder, row.muted) for row in rows]


async def write(connection: AsyncConnection, table_id: str, notes: list[NoteRow], said: list[SaidRow]) -> None:
    at = clock.now()
    if notes:
        rows = [{**msgspec.structs.asdict(note), "table_id": table_id, "at": at} for note in notes]
        await connection.execute(insert(schema.notes), rows)
        await _keep_newest(connection, "notes", table_id, MOST_NOTES)
    if said:
        await connection.execute(
            insert(schema.said), [{**msgspec.structs.asdict(each), "table_id": table_id} for each in said]
        )
        await _keep_newest(connection, "said", table_id, MOST_SAID)


async def _keep_newest(connection: AsyncConnection, kind: str, table_id: str, most: int) -> None:
    old = f"SELECT number FROM {kind} WHERE table_id = :id ORDER BY number DESC LIMIT 1 OFFSET :most"
    gone = text(f"DELETE FROM {kind} WHERE table_id = :id AND number <= ({old})")
    await connection.execute(gone, {"id": table_id, "most": most})


async def mute(connection: AsyncConnection, holder: str, muted: str, is_muted: bool) -> None:
    columns = schema.mutes.c
    await connection.execute(delete(schema.mutes).where(columns.holder == holder, columns.muted == muted))
    if is_muted:
        await connection.execute(insert(schema.mutes).values(holder=holder, muted=muted))
