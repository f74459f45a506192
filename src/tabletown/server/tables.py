"""The tables that this process holds in memory, and the one way in which a move happens.

A table in memory is only a cache of its log: it is dropped when idle, built again when asked for, and caught up when
another process wrote. A move is checked, committed, and only then shown to anyone, the one who made it included.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Protocol

import msgspec

from tabletown.games import GAMES
from tabletown.server.config import Settings
from tabletown.server.faces import Face, face, table_info
from tabletown.server.fold import Fold, deal_for
from tabletown.server.journal import Entry
from tabletown.server.logs import short
from tabletown.server.metrics import Metrics
from tabletown.server.problems import Trouble, no_table
from tabletown.server.rows import WRITTEN_BY_MOVES, LogRow, RowKind, SeatRow, Stored, TableRow
from tabletown.server.storage import Storage
from tabletown.server.wire import TableInfo

logger = logging.getLogger(__name__)

TRIES = 20
RECENT = 0.5
"""Seconds in which whoever asked for a table will have begun to use it."""


class Watcher(Protocol):
    """Somebody who wants to know that a table changed; it looks by itself, when it has time."""

    def wake(self) -> None: ...


class Intent(msgspec.Struct):
    """A step that somebody wants to make. `seen` is how far they had seen; None for bots, who look now."""

    seat: int
    kind: RowKind
    action: int
    client: str
    seen: int | None
    holder: str | None
    """Who asks; None for a bot."""


class Outcome(msgspec.Struct):
    """What became of an intent: `done`, `reload`, or `refused` with the rule."""

    kind: str
    rule: str = ""


class LiveTable:
    def __init__(self, stored: Stored) -> None:
        self.row: TableRow = stored.table
        self.seats: list[SeatRow] = stored.seats
        self.fold: Fold | None = None
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.busy = 0
        """Bots at work here: while there are any, the table stays in memory."""
        self.used = time.monotonic()
        self.is_stale = False
        self.local_until: dict[int, int] = {}
        """Seats with a socket in this process, and until when they count as here: the database hears of it later."""
        self._faces: dict[int, Face] = {}
        self.catch_up(stored)

    @property
    def id(self) -> str:
        return self.row.id

    def catch_up(self, stored: Stored) -> None:
        """Take over what the database has: later rows of the log, and of the table what is not older than ours.

        A read may have begun before a move and end after it. So seats and wishes are as new as the version, but what
        moves write is as new as the place in the log.
        """
        known = self.row
        if stored.table.version >= known.version:
            self.row, self.seats = stored.table, stored.seats
            if self.fold and stored.table.seq < self.fold.seq:
                for name in WRITTEN_BY_MOVES:
                    setattr(self.row, name, getattr(known, name))
            for seat, until in self.local_until.items():
                self.seats[seat].here_until = max(self.seats[seat].here_until, until)
        if self.row.stage == "open":
            return
        if self.fold is None:
            self.fold = deal_for(self.row, len(self.seats))
        for row in stored.log:
            if row.seq == self.fold.seq + 1:
                self.fold.apply(row)

    def running(self) -> Fold:
        if self.fold is None:
            raise Trouble(409, "error-not-started")
        return self.fold

    def seats_of(self, holder: str) -> list[int]:
        return [seat.seat for seat in self.seats if holder and seat.holder == holder]

    def acting(self) -> list[int]:
        """Who may decide now: the fold knows, no copy of what it once said."""
        return self.fold.match.state.acting() if self.fold and not self.row.imported else []

    def info(self, holder: str) -> TableInfo:
        return table_info(self.row, self.seats, self.acting(), holder)

    def may_watch(self, holder: str) -> bool:
        return self.row.spectators or self.row.stage == "open" or bool(self.seats_of(holder))

    def face(self, eyes: int) -> Face:
        """The position through these eyes, made once for all who share them."""
        fold = self.running()
        shown = self._faces.get(eyes)
        if shown is None or shown.seen != fold.seen[eyes]:
            shown = self._faces[eyes] = face(fold, eyes)
        return shown

    def wake_watchers(self) -> None:
        for watcher in self.watchers:
            watcher.wake()

    def is_idle(self) -> bool:
        return not self.watchers and not self.busy and not self.lock.locked()


class Tables:
    def __init__(self, storage: Storage, settings: Settings, metrics: Metrics) -> None:
        self.live: dict[str, LiveTable] = {}
        self.on_change: Callable[[LiveTable, bool], None] = lambda table, is_ours: None
        """Called after every change, with whether this process made it: the bots' cue."""
        self._storage = storage
        self._settings = settings
        self._metrics = metrics
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}

    async def get(self, table_id: str) -> LiveTable:
        """The table, from memory or built from its log; raises when there is none."""
        table = self.live.get(table_id)
        if table is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(task)
        if table is None:
            raise no_table()
        table.used = time.monotonic()
        return table

    async def _load(self, table_id: str) -> LiveTable | None:
        stored = await self._storage.load(table_id)
        if stored is None:
            return None
        if stored.table.rules != GAMES[stored.table.game].rules_version:
            raise Trouble(409, "error-other-rules")
        table = self.live[table_id] = LiveTable(stored)
        self.drop_idle()
        self.on_change(table, False)
        return table

    async def refresh(self, table: LiveTable, is_ours: bool = False) -> None:
        """Catch up with the database."""
        stored = await self._storage.load(table.id, table.fold.seq if table.fold else 0)
        if stored is not None:
            table.catch_up(stored)
            table.is_stale = False
        table.wake_watchers()
        self.on_change(table, is_ours)

    async def refresh_changed(self) -> None:
        """Ask the database which of our tables others changed, and catch up with those."""
        ids = list(self.live)
        for start in range(0, len(ids), 500):
            pulses = await self._storage.pulses(ids[start : start + 500])
            for table_id, pulse in pulses.items():
                table = self.live.get(table_id)
                if table and pulse != _pulse(table) and not table.lock.locked():
                    await self.refresh(table)

    async def act(self, table: LiveTable, intent: Intent) -> Outcome:
        """Make a step if it may be made. When this returns `done`, the step is committed."""
        start = time.perf_counter()
        async with table.lock:
            outcome = await self._try(table, intent)
        self._metrics.moves.add(outcome.kind)
        if outcome.kind == "done":
            self._metrics.move_seconds.observe(time.perf_counter() - start)
            table.wake_watchers()
            self.on_change(table, True)
        return outcome

    async def _try(self, table: LiveTable, intent: Intent) -> Outcome:
        if table.is_stale:
            await self.refresh(table)
        for _ in range(TRIES):
            fold = table.running()
            if intent.client in fold.clients:
                return Outcome("done")
            _check_right(table, intent)
            if intent.seen is not None and not fold.is_fresh(intent.seat, intent.seen):
                return Outcome("reload")
            rule = fold.refusal(intent.seat, intent.kind, intent.action)
            if rule:
                return Outcome("refused", rule)
            if await self._commit(table, fold, intent):
                return Outcome("done")
            await self.refresh(table)
        return Outcome("reload")

    async def _commit(self, table: LiveTable, fold: Fold, intent: Intent) -> bool:
        acting, result = fold.outlook(intent.seat, intent.kind, intent.action)
        row = LogRow(fold.seq + 1, intent.seat, intent.kind, intent.action, intent.client)
        entry = Entry(
            table_id=table.id,
            version=table.row.version,
            row=row,
            acting=msgspec.json.encode(acting).decode(),
            bot_waits=any(table.seats[seat].is_played_by_bot() for seat in acting),
            stage="over" if result else "running",
            result=msgspec.json.encode(result).decode() if result else "",
        )
        try:
            won = await self._storage.journal.write(entry)
        except Exception as error:
            # The commit may or may not have happened; the log will tell.
            table.is_stale = True
            logger.exception("a move could not be written", extra={"data": {"table": short(table.id)}})
            raise Trouble(503, "error-busy") from error
        if won and fold.seq < row.seq:
            fold.apply(row)
            table.row.seq = row.seq
            table.row.acting = entry.acting
            table.row.bot_waits = entry.bot_waits
            table.row.stage = "over" if result else "running"
            table.row.result = entry.result
            table.row.updated = int(time.time())
        return won

    def drop_idle(self) -> None:
        """Forget tables that nobody needs: those unused for long, and the oldest when there are too many."""
        now = time.monotonic()
        by_age = sorted((table for table in self.live.values() if table.is_idle()), key=lambda table: table.used)
        too_many = len(self.live) - self._settings.most_tables
        for place, table in enumerate(by_age):
            age = now - table.used
            if age > RECENT and (place < too_many or age > self._settings.idle):
                del self.live[table.id]


def _pulse(table: LiveTable) -> tuple[int, int, int]:
    return (table.fold.seq if table.fold else table.row.seq, table.row.version, table.row.presence)


def _check_right(table: LiveTable, intent: Intent) -> None:
    """A seat acts only for the one who holds it, or for a bot if a bot plays there."""
    if not 0 <= intent.seat < len(table.seats):
        raise Trouble(404, "error-no-seat", "seat")
    seat = table.seats[intent.seat]
    if intent.holder is None:
        if not seat.is_played_by_bot():
            raise Trouble(403, "error-not-your-seat", "seat")
        return
    if not intent.holder or seat.holder != intent.holder:
        raise Trouble(403, "error-not-your-seat", "seat")
    if seat.handed:
        raise Trouble(409, "error-handed-over", "seat")
