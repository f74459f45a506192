"""What an operator does with people: list those who have a seat, show what is kept of one, forget one, sign one out.

A person is named by the beginning of their hash, if nobody else's begins so. `tabletown admin` calls it.
"""

import msgspec
from sqlalchemy import select

from tabletown.server import clock, exporting, forgetting, schema
from tabletown.server.storage import Storage
from tabletown.server.wire_people import Export

SHORT = 12


class Known(msgspec.Struct):
    """Somebody who has, or had, a seat."""

    short: str
    names: list[str]
    """What they were called, the newest first."""
    seats: int
    running: int
    """Seats at games that go on."""
    seen: int


async def people(storage: Storage) -> list[Known]:
    """Whoever was here last comes first."""
    seats, games = schema.seats.c, schema.tables.c
    query = select(seats.holder, seats.name, seats.seen, games.stage).join(schema.tables, games.id == seats.table_id)
    found: dict[str, Known] = {}
    async with storage.engine.connect() as connection:
        rows = await connection.execute(query.where(seats.holder != "").order_by(seats.seen.desc(), seats.table_id))
        for row in rows:
            known = found.setdefault(row.holder, Known(row.holder[:SHORT], [], 0, 0, row.seen))
            known.seats += 1
            known.running += row.stage == "running"
            if row.name and row.name not in known.names:
                known.names.append(row.name)
    return list(found.values())


async def export(storage: Storage, person: str) -> Export | None:
    holder = await _holder(storage, person)
    if holder is None:
        return None
    names = [str(row["name"]) for row in await storage.people.seats_of(holder)]
    return await exporting.everything(storage.people, holder, names[-1] if names else "")


async def erase(storage: Storage, person: str) -> int | None:
    """Forget somebody, as they could themselves; returns at how many tables they were."""
    holder = await _holder(storage, person)
    if holder is None:
        return None
    await storage.people.forget(holder)
    return len(await forgetting.clear(storage, holder))


async def sign_out(storage: Storage, person: str) -> str | None:
    """No device is this person any more: their seats stay, and others may hand them to bots."""
    holder = await _holder(storage, person)
    if holder is not None:
        await storage.sessions.sign_out(holder, clock.now() + 1)
    return holder


async def _holder(storage: Storage, person: str) -> str | None:
    seats = schema.seats.c
    if len(person) < 8 or not set(person) <= set("0123456789abcdef"):
        return None
    async with storage.engine.connect() as connection:
        query = select(seats.holder).where(seats.holder.startswith(person)).distinct()
        found = list((await connection.execute(query)).scalars())
    return found[0] if len(found) == 1 else None
