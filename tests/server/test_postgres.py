"""The PostgreSQL that storage tests run on: real, asynchronous through SQLAlchemy, and empty for every test."""

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine


@pytest.mark.parametrize("round_number", [1, 2])
async def test_every_test_gets_an_empty_database(postgres_url: str, round_number: int) -> None:
    engine = create_async_engine(postgres_url)
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE round (number integer)"))
        await connection.execute(text("INSERT INTO round VALUES (:number)"), {"number": round_number})
        assert (await connection.execute(text("SELECT number FROM round"))).scalars().all() == [round_number]
    await engine.dispose()
