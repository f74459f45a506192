"""Whether tables go on: after a fault none may stand for longer than a few seconds, whoever is to move there.

Asks the database itself, so that it also sees what bots do at tables that nobody looks at.
"""

import asyncio
import time

from sqlalchemy import select

from tabletown.server import schema

LONGEST = 10.0
"""Seconds that a table may stand after the last fault."""
ENOUGH = 10
"""Steps after which a table is believed to go on."""


async def none_stands(url: str, tables: list[str]) -> None:
    """Watch these tables, whose people play on, until each has gone on for some steps or is over."""
    engine = schema.open_engine(url)
    columns = schema.tables.c
    query = select(columns.id, columns.seq, columns.stage).where(columns.id.in_(tables))
    start = time.monotonic()
    seen: dict[str, tuple[int, float]] = {}
    """How far each table had come, and since when."""
    wanted: dict[str, int] = {}
    waiting = True
    try:
        while waiting:
            await asyncio.sleep(0.05)
            async with engine.connect() as connection:
                rows = (await connection.execute(query)).all()
            now = time.monotonic()
            running = [row for row in rows if row.stage == "running"]
            for row in running:
                seq, since = seen.get(row.id, (row.seq, start))
                assert now - since <= LONGEST, f"a table has stood for {now - since:.1f} s"
                seen[row.id] = (row.seq, since if seq == row.seq else now)
            waiting = any(row.seq < wanted.setdefault(row.id, row.seq + ENOUGH) for row in running)
    finally:
        await engine.dispose()
