"""Addresses that people gave to be called at: kept until they are confirmed, used afterwards, gone with one tap.

Belongs to people_storage.py's room: a column `holder` says whose a row is.
"""

import msgspec
from sqlalchemy import delete, insert, select, update

from tabletown.server import clock
from tabletown.server import schema_people as tables
from tabletown.server.identity import hashed
from tabletown.server.schema import Store

PATIENCE = 2 * 24 * 3600
"""Seconds in which an address must be confirmed."""


class Mailbox(msgspec.Struct):
    address: str
    confirmed: bool


class MailStorage(Store):
    async def mailbox(self, holder: str) -> Mailbox | None:
        columns = tables.mails.c
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(tables.mails).where(columns.holder == holder))).first()
        return None if row is None else Mailbox(row.address, row.confirmed)

    async def ask(self, holder: str, address: str, token: str, stop: str) -> None:
        """Keep an address until its owner has said yes; what this person had before is gone."""
        columns = tables.mails.c
        row = {"holder": holder, "address": address, "token": hashed(token), "stop": hashed(stop)}
        async with self._writing.begin() as connection:
            await connection.execute(delete(tables.mails).where(columns.holder == holder))
            await connection.execute(insert(tables.mails).values({**row, "confirmed": False, "created": clock.now()}))

    async def confirm(self, token: str) -> bool:
        """The owner of the address said yes. Saying it twice does no harm."""
        columns = tables.mails.c
        where = (columns.token == hashed(token), columns.created > clock.now() - PATIENCE)
        async with self._writing.begin() as connection:
            return (await connection.execute(update(tables.mails).where(*where).values(confirmed=True))).rowcount == 1

    async def stop(self, stop: str) -> None:
        """No more mails: whoever has one may say so, and the address is not kept."""
        async with self._writing.begin() as connection:
            await connection.execute(delete(tables.mails).where(tables.mails.c.stop == hashed(stop)))

    async def drop(self, holder: str) -> None:
        async with self._writing.begin() as connection:
            await connection.execute(delete(tables.mails).where(tables.mails.c.holder == holder))
