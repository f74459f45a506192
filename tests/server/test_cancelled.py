"""Somebody goes away in the middle of a transaction: what is kept can be written at once by the next one."""

import asyncio
import time
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from support.tabletown_server import sqlite_url
from tabletown.server import schema

SOON = 200
"""Milliseconds that a writer waits for the lock here: nobody holds it."""


async def read_and_write(writing: AsyncEngine) -> None:
    async with writing.begin() as connection:
        await connection.execute(text("SELECT number FROM numbers"))
        await connection.execute(text("UPDATE numbers SET number = number + 1"))


async def cancel_at(step: int, writing: AsyncEngine) -> bool:
    """Cancel it at the given one of its waits, when SQLite has done what is waited for. Returns whether it was not over by
    then."""
    work = asyncio.create_task(read_and_write(writing))
    for _ in range(step):
        await asyncio.sleep(0)
        time.sleep(0.001)
    broken_off = work.cancel()
    await asyncio.gather(work, return_exceptions=True)
    return broken_off


async def test_a_cancelled_transaction_keeps_no_lock_wherever_it_was(tmp_path: Path) -> None:
    engine = schema.open_engine(sqlite_url(tmp_path))
    writing = engine.execution_options(writes=True)
    async with writing.begin() as connection:
        await connection.execute(text("CREATE TABLE numbers (number INTEGER)"))
        await connection.execute(text("INSERT INTO numbers VALUES (1), (2), (3)"))
    steps = 0
    while await cancel_at(steps, writing):
        await check_that_it_is_free(tmp_path)
        steps += 1
    assert steps > 1, "nothing was broken off"
    await engine.dispose()


async def check_that_it_is_free(folder: Path) -> None:
    """Write as another process would. Fails where somebody holds the lock."""
    engine = schema.open_engine(sqlite_url(folder))
    async with engine.connect() as connection:
        await connection.execute(text(f"PRAGMA busy_timeout={SOON}"))
        await connection.execute(text("UPDATE numbers SET number = 0"))
        await connection.rollback()
    await engine.dispose()
