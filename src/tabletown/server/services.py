"""Everything a server process is made of, put together once and started and stopped in order. app.py owns it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine

from tabletown.server.bots_play import BotPlayers
from tabletown.server.bots_pool import BotPool
from tabletown.server.config import Settings
from tabletown.server.identity import Signer
from tabletown.server.limits import Gauges
from tabletown.server.metrics import Metrics
from tabletown.server.presence import Presence
from tabletown.server.replays import Replays
from tabletown.server.storage import EVERYTHING_MAY_HAVE_CHANGED, Storage
from tabletown.server.tables import Tables

logger = logging.getLogger(__name__)

SWEEP = 5.0


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.gauges = Gauges(settings.limits)
        self.storage = Storage(settings.database)
        self.tables = Tables(self.storage, settings, self.metrics)
        self.presence = Presence(self.tables, self.storage, settings)
        self.replays = Replays()
        self.pool = BotPool(settings.bot_workers, settings.bot_time, self.metrics)
        self.closers: set[Callable[[], Awaitable[None]]] = set()
        """How to say goodbye to each open socket."""
        self.signer: Signer
        self.bots: BotPlayers
        self._tasks: list[asyncio.Task[None]] = []
        self.metrics.gauge("tabletown_tables_in_memory", "Tables in memory", lambda: len(self.tables.live))
        self.metrics.gauge("tabletown_sockets", "Open sockets", lambda: len(self.closers))

    async def start(self) -> None:
        self.signer = Signer(await self.storage.open())
        self.pool.start()
        self.bots = BotPlayers(self.tables, self.storage, self.pool, self.signer, self.settings, self.metrics)
        jobs = [self.presence.write_changes(), self.presence.beat(), self._sweep()]
        jobs.append(self.storage.listen(self._heard) if self.storage.is_postgres else self._poll())
        self._tasks = [asyncio.create_task(job) for job in jobs]

    async def say_goodbye(self) -> None:
        """Close every socket, after what it is just being sent; clients will connect again."""
        await asyncio.gather(*(close() for close in list(self.closers)), return_exceptions=True)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.stop()
        await self.presence.all_leave()
        await self.storage.close()

    def _heard(self, table_id: str) -> None:
        """Another process changed this table."""
        if table_id == EVERYTHING_MAY_HAVE_CHANGED:
            tables = list(self.tables.live.values())
        else:
            tables = [table for table in [self.tables.live.get(table_id)] if table]
        for table in tables:
            self._spawn(self.tables.refresh(table))

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)

    async def _poll(self) -> None:
        """SQLite cannot call us: look for what other processes wrote."""
        while True:
            await asyncio.sleep(self.settings.poll)
            if self.tables.live:
                await _kept_alive(self.tables.refresh_changed())

    async def _sweep(self) -> None:
        while True:
            await _kept_alive(self.bots.wake_orphans())
            self.tables.drop_idle()
            await asyncio.sleep(SWEEP)


async def _kept_alive(work: Awaitable[None]) -> None:
    try:
        await work
    except Exception:
        logger.exception("a background job failed")
