"""Who is here: counts the sockets of each seat, and tells the database, and so the other processes, from time to
time.

Comings and goings of one moment are written together. live.py reports them.
"""

import asyncio
import logging
from collections import Counter

from tabletown.server import clock
from tabletown.server.config import Settings
from tabletown.server.storage import Storage
from tabletown.server.tables import LiveTable, Tables

logger = logging.getLogger(__name__)

BEATS_BEFORE_GONE = 3
GATHERING = 0.05

Place = tuple[str, int]


class Presence:
    def __init__(self, tables: Tables, storage: Storage, settings: Settings) -> None:
        self._tables = tables
        self._storage = storage
        self._settings = settings
        self._sockets: Counter[Place] = Counter()
        self._changed: set[Place] = set()
        self._wake = asyncio.Event()
        self._writing = asyncio.Lock()
        """What is written later is also known later: otherwise a sign of life could outlive whoever gave it."""

    def came(self, table: LiveTable, seats: list[int]) -> None:
        for seat in seats:
            self._sockets[(table.id, seat)] += 1
            self._note(table, seat)

    def went(self, table: LiveTable, seats: list[int]) -> None:
        for seat in seats:
            place = (table.id, seat)
            self._sockets[place] -= 1
            if not self._sockets[place]:
                del self._sockets[place]
                self._note(table, seat)

    def _note(self, table: LiveTable, seat: int) -> None:
        place = (table.id, seat)
        self._changed.add(place)
        until = self._until(place)
        if seat < len(table.seats):  # the host may have taken it away
            table.seats[seat].here_until = until
            table.seats[seat].seen = clock.now()
        if place in self._sockets:
            table.local_until[seat] = until
        else:
            table.local_until.pop(seat, None)
        table.wake_watchers()
        self._wake.set()

    def _until(self, place: Place) -> int:
        now = clock.now()
        return now + int(BEATS_BEFORE_GONE * self._settings.heartbeat) if place in self._sockets else now

    async def write_changes(self) -> None:
        """For ever: write who came and went."""
        while True:
            await self._wake.wait()
            await asyncio.sleep(GATHERING)
            self._wake.clear()
            places, self._changed = self._changed, set()
            changed = sorted({place[0] for place in places})
            await self._write(places, changed)
            for table_id in changed:
                await self._look_again(table_id)

    async def _look_again(self, table_id: str) -> None:
        """What was read while this was being written may have been older."""
        if table := self._tables.live.get(table_id):
            try:
                await self._tables.refresh(table)
            except Exception:
                logger.exception("a table could not be read again")

    async def beat(self) -> None:
        """For ever: say that those who are here still are, and let everybody look who is not."""
        while True:
            await asyncio.sleep(self._settings.heartbeat)
            await self.give_sign()
            for table in list(self._tables.live.values()):
                table.wake_watchers()

    async def give_sign(self) -> None:
        for place in await self._write(set(self._sockets), []):
            table, seat = self._tables.live.get(place[0]), place[1]
            if table and place in self._sockets and seat < len(table.seats):  # not left while it was written
                table.seats[seat].here_until = table.local_until[seat] = self._until(place)

    async def all_leave(self) -> None:
        """The server goes down: nobody is here any more."""
        places = set(self._sockets)
        self._sockets.clear()
        await self._write(places, sorted({place[0] for place in places}))

    async def _write(self, places: set[Place], changed: list[str]) -> set[Place]:
        """Say of these places until when somebody is there, as it is when it is written: one write after the other, so
        that a sign of life which was on its way does not undo a leave."""
        async with self._writing:
            try:
                await self._storage.note_presence({place: self._until(place) for place in places}, changed)
            except Exception:
                logger.exception("presence could not be written")
        return places
