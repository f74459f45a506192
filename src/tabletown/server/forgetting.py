"""Forgetting somebody: their seats become somebody's, a bot plays on where they played, and their cookies die everywhere.

Every process keeps the hashes of those who were forgotten; the gate and the sockets ask here. The first commit decides; what
follows is done again by whoever finds it undone.
"""

import logging

import msgspec

from tabletown.server import clock, leaving
from tabletown.server.storage import Storage
from tabletown.server.tables import Tables

logger = logging.getLogger(__name__)

OVERLAP = 60
"""Seconds that are read again: commits need not come in the order of their clocks."""


class Forgotten:
    def __init__(self, storage: Storage, tables: Tables) -> None:
        self._storage = storage
        self._tables = tables
        self._people: set[str] = set()
        self._read_at = 0

    def has(self, holder: str) -> bool:
        return holder in self._people

    async def refresh(self) -> None:
        """Learn whom other processes have forgotten, and let go of their sockets."""
        now = clock.now()
        found = set(await self._storage.people.forgotten(self._read_at - OVERLAP)) - self._people
        self._read_at = now
        self._people |= found
        if found:
            self._let_go()

    async def forget(self, holder: str) -> None:
        await self._storage.people.forget(holder)
        self._people.add(holder)
        await self._clear(holder)
        self._let_go()

    async def finish(self) -> None:
        """Clear what a process that ended has left."""
        for holder in await self._storage.people.to_clear():
            await self._clear(holder)

    async def _clear(self, holder: str) -> None:
        for table_id in await clear(self._storage, holder):
            if table := self._tables.live.get(table_id):
                await self._tables.refresh(table, is_ours=True)

    def _let_go(self) -> None:
        """Notes in memory tell of somebody; a socket looks by itself whether the one it serves is still there."""
        for table in list(self._tables.live.values()):
            table.notes = [
                msgspec.structs.replace(note, name="", holder="") if self.has(note.holder) else note
                for note in table.notes
            ]
            table.said = [
                msgspec.structs.replace(each, to_name="", to_holder="") if self.has(each.to_holder) else each
                for each in table.said
                if not self.has(each.holder)
            ]
            table.wake_watchers()


async def clear(storage: Storage, holder: str) -> list[str]:
    """Take somebody who is among the forgotten off every table; returns those."""
    found = await storage.people.tables_of(holder)
    for table_id in found:
        async with storage.changing(table_id) as change:
            if change is not None:
                leaving.let_go_of(change, holder)
    await storage.people.cleared(holder)
    return found
