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

from tabletown.engine.contract import SPECTATOR, BadSetup, IllegalAction, State
from tabletown.engine.match import Draft
from tabletown.server import clock
from tabletown.server.config import Settings
from tabletown.server.fold import Fold, deal_for, result_of
from tabletown.server.journal import Entry
from tabletown.server.logs import short
from tabletown.server.metrics import Metrics
from tabletown.server.presenting import EncodedPosition, encode_position
from tabletown.server.problems import HttpError, no_table
from tabletown.server.rows import (
    LogRow,
    NoteRow,
    RowKind,
    SaidRow,
    SeatRow,
    Standing,
    Stored,
    TableRow,
    waits_for_bot,
)
from tabletown.server.storage import Storage
from tabletown.server.stranded import STRANDED, demand_playable
from tabletown.server.told_rows import MOST_NOTES, MOST_SAID
from tabletown.server.wire import Stage

logger = logging.getLogger(__name__)

TRIES = 20
RECENT = 0.5
"""Seconds in which whoever asked for a table will have begun to use it."""


class Watcher(Protocol):
    """Somebody who wants to know that a table changed; it looks by itself, when it has time."""

    def wake(self) -> None: ...

    def sees_steps_of(self, seat: int) -> bool:
        """Also those that this seat can still take back."""


class Intent(msgspec.Struct):
    """A step that somebody wants to make. `seen` is how far they had seen; None for bots, who look now."""

    seat: int
    kind: RowKind
    action: int
    request_id: str
    """Made by whoever asks, unique at the table: the same intention is never written twice."""
    seen: int | None
    holder: str | None
    """Who asks; None for a bot."""


class Outcome(msgspec.Struct):
    """What became of an intent: `done`, `reload`, or `refused` with the rule."""

    kind: str
    rule: str = ""


class LiveTable:
    """A table in memory. How its game stands follows from the fold alone: nothing here could say otherwise."""

    def __init__(self, stored: Stored) -> None:
        self.row: TableRow = stored.table
        self.seats: list[SeatRow] = stored.seats
        self.fold: Fold | None = None
        self.notes: list[NoteRow] = []
        self.said: list[SaidRow] = []
        self.mutes: set[tuple[str, str]] = set()
        """Who does not want to hear whom, as holders."""
        self.told = 0
        """How far we know what was noted and said here."""
        self.updated = stored.standing.updated
        self.lock = asyncio.Lock()
        """Held by whoever makes the fold go on: it is read from the database and written to it by one at a time."""
        self.watchers: set[Watcher] = set()
        self.busy = 0
        """Bots at work here: while there are any, the table stays in memory."""
        self.used = time.monotonic()
        self.is_stale = False
        self.local_until: dict[int, int] = {}
        """Seats with a socket in this process, and until when they count as here: the database hears of it later."""
        self._encoded: dict[int, EncodedPosition] = {}
        self.catch_up(stored)

    @property
    def id(self) -> str:
        return self.row.id

    def catch_up(self, stored: Stored) -> None:
        """Take over what the database has: later rows of the log, and the table if it is not older than ours."""
        if stored.table.version >= self.row.version:
            self.row, self.seats = stored.table, stored.seats
            for seat, until in self.local_until.items():
                if seat < len(self.seats):
                    self.seats[seat].here_until = max(self.seats[seat].here_until, until)
        self._hear(stored)
        self.updated = max(self.updated, stored.standing.updated)
        if self.fold is None:
            if any(seat.kind == "open" for seat in stored.seats):
                return
            self.fold = deal_for(self.row, len(self.seats))
        for row in stored.log:
            if row.seq == self.fold.seq + 1:
                self.fold.apply(row)

    def _hear(self, stored: Stored) -> None:
        if stored.table.told <= self.told:
            return
        self.notes = [*self.notes, *(note for note in stored.notes if note.number > self.told)][-MOST_NOTES:]
        self.said = [*self.said, *(each for each in stored.said if each.number > self.told)][-MOST_SAID:]
        self.mutes = set(stored.mutes)
        self.told = stored.table.told

    def running(self) -> Fold:
        if self.fold is None:
            raise HttpError(409, "error-not-started")
        return self.fold

    def seats_of(self, holder: str) -> list[int]:
        return [seat.seat for seat in self.seats if holder and seat.holder == holder]

    @property
    def stage(self) -> Stage:
        if self.row.abandoned:
            return "left"
        if self.fold is None:
            return "open"
        return "over" if self.row.imported or self.fold.match.state.over() else "running"

    def acting(self) -> list[int]:
        return self.fold.acting() if self.fold and not (self.row.imported or self.row.abandoned) else []

    def since(self) -> list[int]:
        """When each seat was asked for what it is to decide now; empty before the game begins."""
        return self.fold.since if self.fold else []

    def standing(self) -> Standing:
        if self.fold is None:
            return Standing(self.stage, self.updated)
        acting = self.acting()
        waits = waits_for_bot(acting, self.seats)
        return Standing(self.stage, self.updated, self.fold.seq, acting, waits, self.fold.result())

    def standing_after(self, seq: int, state: State) -> Standing:
        """How the game will stand after a step that is still to be written."""
        acting, result = state.acting(), result_of(state)
        stage: Stage = "over" if result else "running"
        return Standing(stage, clock.now(), seq, acting, waits_for_bot(acting, self.seats), result)

    def may_watch(self, holder: str) -> bool:
        return self.row.spectators or self.stage == "open" or bool(self.seats_of(holder))

    def encoded(self, observer: int) -> EncodedPosition:
        """The position through these eyes, made once for all who share them."""
        fold = self.running()
        shown = self._encoded.get(observer)
        if shown is None or shown.seen != fold.seen[observer]:
            shown = self._encoded[observer] = encode_position(fold, observer)
        return shown

    def wake_watchers(self, private_to: int | None = None) -> None:
        """All of them; after a step that only its own seat can see, those who look through its eyes."""
        for watcher in self.watchers:
            if private_to is None or watcher.sees_steps_of(private_to):
                watcher.wake()

    def progress(self) -> tuple[int, int, int]:
        """How far the log goes, how much of it everybody could notice, and the version of the table."""
        return (self.fold.seq, self.fold.seen[SPECTATOR], self.row.version) if self.fold else (0, 0, self.row.version)

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
        while (table := self.live.get(table_id)) is None:  # again, should it be dropped before we have it
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            if await asyncio.shield(task) is None:
                raise no_table()
        table.used = time.monotonic()
        return table

    async def _load(self, table_id: str) -> LiveTable | None:
        stored = await self._storage.load(table_id)
        if stored is None:
            return None
        demand_playable(stored.table)
        try:
            table = LiveTable(stored)
        except (IllegalAction, BadSetup):
            logger.exception("a table cannot be played again", extra={"data": {"table": short(table_id)}})
            raise HttpError(STRANDED, "error-cannot-replay") from None
        self.live[table_id] = table
        self.drop_idle()
        self.on_change(table, False)
        return table

    async def refresh(self, table: LiveTable, is_ours: bool = False) -> None:
        """Catch up with the database."""
        async with table.lock:
            await self._read_on(table)
        table.wake_watchers()
        self.on_change(table, is_ours)

    async def _read_on(self, table: LiveTable) -> None:
        """Called with the table's lock, so that nothing is written between reading and taking over."""
        stored = await self._storage.load(table.id, table.fold.seq if table.fold else 0, table.told)
        if stored is not None:
            table.catch_up(stored)
            table.is_stale = False

    async def heard_of(self, table_id: str) -> None:
        """Another process changed this table: catch up if we have it, or are just reading what may be older."""
        loading = self._loading.get(table_id)
        if loading is not None:
            await asyncio.wait([loading])
        if table := self.live.get(table_id):
            await self.refresh(table)

    async def refresh_changed(self) -> None:
        """Ask the database which of our tables have gone on without us, and catch up with those.

        Others wrote there, or we did and never learnt whether it was committed."""
        ids = list(self.live)
        for start in range(0, len(ids), 500):
            pulses = await self._storage.pulses(ids[start : start + 500])
            for table_id, pulse in pulses.items():
                table = self.live.get(table_id)
                if table and (table.is_stale or pulse != _pulse(table)) and not table.lock.locked():
                    await self.refresh(table)

    async def check(self) -> None:
        """Compare how our tables stand with what their rows say, and correct the rows that are wrong.

        A row is written together with the log, so there should be none; but a table whose row does not tell that a bot
        is to move would stand still for ever after a restart."""
        for table in await self._doubtful():
            async with table.lock:
                found = (await self._storage.standings([table.id])).get(table.id)
                if found is None or _agrees(table, *found):
                    continue
                self._metrics.tables_healed.add("row")
                logger.warning("a table's row was wrong", extra={"data": {"table": short(table.id)}})
                await self._storage.correct(table.id, table.row.version, table.standing())

    async def _doubtful(self) -> list[LiveTable]:
        running = [table for table in self.live.values() if table.stage == "running"]
        doubtful: list[LiveTable] = []
        for start in range(0, len(running), 500):
            some = running[start : start + 500]
            found = await self._storage.standings([table.id for table in some])
            doubtful += [table for table in some if table.id in found and not _agrees(table, *found[table.id])]
        return doubtful

    async def act(self, table: LiveTable, intent: Intent) -> Outcome:
        """Make a step if it may be made. When this returns `done`, the step is committed."""
        start = time.perf_counter()
        is_done = False
        seq, noticed, version = table.progress()
        try:
            async with table.lock:
                outcome = await self._try(table, intent)
            is_done = outcome.kind == "done"
        finally:  # also when it was not done: on the way we may have read what others wrote
            is_private = is_done and table.progress() == (seq + 1, noticed, version)
            table.wake_watchers(intent.seat if is_private else None)
            self.on_change(table, is_done)
        self._metrics.moves.add(outcome.kind)
        if is_done:
            self._metrics.move_seconds.observe(time.perf_counter() - start)
        return outcome

    async def _try(self, table: LiveTable, intent: Intent) -> Outcome:
        if table.is_stale:
            await self._read_on(table)
        for _ in range(TRIES):
            fold = table.running()
            if intent.request_id in fold.request_ids:
                return Outcome("done")
            _check_right(table, intent)
            if intent.seen is not None and not fold.is_fresh(intent.seat, intent.seen):
                return Outcome("reload")
            try:
                draft = fold.draft(intent.seat, intent.kind, intent.action)
            except IllegalAction as refused:
                return Outcome("refused", refused.rule)
            if await self._commit(table, fold, intent, draft):
                return Outcome("done")
            await self._read_on(table)
        return Outcome("reload")

    async def _commit(self, table: LiveTable, fold: Fold, intent: Intent, draft: Draft) -> bool:
        """Write the step and then keep what it made of the match; False if another one took its place in the log."""
        row = LogRow(fold.seq + 1, intent.seat, intent.kind, intent.action, intent.request_id, clock.now())
        entry = Entry(table.id, table.row.version, row, table.standing_after(row.seq, draft.state))
        table.is_stale = True  # until we know whether the commit happened; if we never learn it, the log will tell
        try:
            won = await self._storage.journal.write(entry)
        except Exception as error:
            logger.exception("a move could not be written", extra={"data": {"table": short(table.id)}})
            raise HttpError(503, "error-busy") from error
        table.is_stale = False
        if won:
            fold.apply(row, draft)
            table.updated = entry.standing.updated
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


def _pulse(table: LiveTable) -> tuple[int, int, int, int]:
    return (table.fold.seq if table.fold else 0, table.row.version, table.row.presence, table.told)


def _agrees(table: LiveTable, version: int, row: Standing) -> bool:
    """Whether a table's row says what follows from its log, as far as we have read it."""
    ours = table.standing()
    if (version, row.seq) != (table.row.version, ours.seq):
        return True  # one of the two is on its way
    return (row.stage, row.acting, row.bot_waits) == (ours.stage, ours.acting, ours.bot_waits)


def _check_right(table: LiveTable, intent: Intent) -> None:
    """A seat acts only for the one who holds it, or for a bot if a bot plays there."""
    if not 0 <= intent.seat < len(table.seats):
        raise HttpError(404, "error-no-seat", "seat")
    seat = table.seats[intent.seat]
    if table.row.abandoned:
        raise HttpError(409, "error-abandoned")
    if intent.holder is None:
        if not seat.is_played_by_bot():
            raise HttpError(403, "error-not-your-seat", "seat")
        return
    if not intent.holder or seat.holder != intent.holder:
        raise HttpError(403, "error-not-your-seat", "seat")
    if seat.handed:
        raise HttpError(409, "error-handed-over", "seat")
