"""Everything a server process is made of, put together once and started and stopped in order. app.py owns it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine

from tabletown import words
from tabletown.server.bots_play import BotPlayers
from tabletown.server.bots_pool import LOOKING_BACK, BotPool
from tabletown.server.calls import Calls
from tabletown.server.config import Settings
from tabletown.server.daily import Daily
from tabletown.server.figures import WRITE_EVERY, Figures
from tabletown.server.forgetting import Forgotten
from tabletown.server.identity import Signer
from tabletown.server.limits import RateLimits
from tabletown.server.mail import Mailer
from tabletown.server.metrics import Metrics
from tabletown.server.people_storage import FORGOTTEN
from tabletown.server.presence import Presence
from tabletown.server.printing import Printer
from tabletown.server.push import Push, new_key
from tabletown.server.replays import Replays
from tabletown.server.reviewing import Reviewing
from tabletown.server.sessions import Sessions
from tabletown.server.storage import EVERYTHING_MAY_HAVE_CHANGED, Storage
from tabletown.server.tables import Tables
from tabletown.server.tallies import Tallies

logger = logging.getLogger(__name__)

SWEEP = 5.0
PATIENCE = 0.8
"""Seconds that the database has to show that it works."""


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.figures = Figures(self.metrics, settings.figures)
        self.rate_limits = RateLimits(settings.limits)
        self.storage = Storage(settings.database)
        self.tables = Tables(self.storage, settings, self.metrics)
        self.presence = Presence(self.tables, self.storage, settings)
        self.forgotten = Forgotten(self.storage, self.tables)
        self.replays = Replays()
        self.printer = Printer()
        self.tallies = Tallies(self.storage)
        self.reviewing = Reviewing(self.storage.reviews, self.tables, settings, self.metrics, self.storage.process)
        self.pool = BotPool(settings.bot_workers, settings.bot_time, self.metrics)
        self.lookers_back = BotPool(1, settings.feedback_time, self.metrics, LOOKING_BACK)
        """Of their own, so that no bot ever waits for a worker that looks back at a turn."""
        self.closers: set[Callable[[], Awaitable[None]]] = set()
        """How to say goodbye to each open socket."""
        self.mailer = Mailer(settings.smtp, settings.url) if settings.smtp and settings.url else None
        self.signer: Signer
        self.sessions: Sessions
        self.bots: BotPlayers
        self.push: Push
        self.calls: Calls
        self.daily: Daily
        self._tasks: list[asyncio.Task[None]] = []
        self._probe: asyncio.Task[bool] | None = None
        self.metrics.gauge("tabletown_tables_in_memory", "Tables in memory", lambda: len(self.tables.live))
        self.metrics.gauge("tabletown_sockets", "Open sockets", lambda: len(self.closers))
        self.metrics.gauge("tabletown_processes", "Server processes that answer", lambda: 1)
        self.metrics.gauge("tabletown_bots_thinking", "Bots whose turn it is", lambda: self.bots.thinking)

    async def start(self) -> None:
        self.signer = Signer(await self.storage.open())
        self.sessions = Sessions(self.storage, self.tables, self.signer)
        await self.sessions.start()
        self.sessions.on_lost_key = self.say_goodbye
        self.push = Push(await self.storage.calls.secret("push key", new_key()), self.settings)
        self.calls = Calls(
            self.storage,
            self.tables,
            self.push,
            self.mailer,
            self.signer,
            self.settings,
            self.rate_limits,
            self.metrics,
        )
        await self.forgotten.refresh()
        self.daily = Daily(self.storage, self.signer, self.settings)
        await self.daily.close()
        self.pool.start()
        self.lookers_back.start()
        self.bots = BotPlayers(self.tables, self.storage, self.pool, self.signer, self.settings, self.metrics)
        jobs = [self.presence.write_changes(), self.presence.beat(), self._sweep(), self.calls.run()]
        jobs.append(self.reviewing.run())
        jobs.append(self.storage.listen(self._heard) if self.storage.is_postgres else self._poll())
        if self.figures.are_shared:
            jobs.append(self._write_figures())
        self._tasks = [asyncio.create_task(job) for job in jobs]
        words.learn()  # names of bots, messages and sheets on paper need those of all languages

    async def say_goodbye(self) -> None:
        """Close every socket, after what it is just being sent; clients will connect again."""
        await asyncio.gather(*(close() for close in list(self.closers)), return_exceptions=True)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.stop()
        await self.lookers_back.stop()
        await self.push.close()
        await self.presence.all_leave()
        await self.storage.close()

    async def is_ready(self) -> bool:
        """Whether the database answers, said within a second whatever it does."""
        if self._probe is None or self._probe.done():
            self._probe = asyncio.create_task(self.storage.is_alive())
        done, _ = await asyncio.wait([self._probe], timeout=PATIENCE)
        return bool(done) and self._probe.result()

    def _heard(self, table_id: str) -> None:
        """Another process changed this table."""
        if table_id == EVERYTHING_MAY_HAVE_CHANGED:
            self._spawn(self.forgotten.refresh())
            self._spawn(self.sessions.refresh())
            for table in list(self.tables.live.values()):
                self._spawn(self.tables.refresh(table))
        elif table_id == FORGOTTEN:
            self._spawn(self.forgotten.refresh())
            self._spawn(self.sessions.refresh())
        else:
            self._spawn(self.tables.heard_of(table_id))

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)

    async def _poll(self) -> None:
        """SQLite cannot call us: look for what other processes wrote."""
        while True:
            await asyncio.sleep(self.settings.poll)
            await _kept_alive(self.forgotten.refresh())
            await _kept_alive(self.sessions.refresh())
            if self.tables.live:
                await _kept_alive(self.tables.refresh_changed())

    async def _write_figures(self) -> None:
        while True:
            try:
                self.figures.write()
            except OSError:
                logger.exception("figures could not be written")
            await asyncio.sleep(WRITE_EVERY)

    async def _sweep(self) -> None:
        while True:
            await _kept_alive(self.bots.wake_orphans())
            await _kept_alive(self.tables.refresh_changed())  # nothing that another process said may be lost for good
            await _kept_alive(self.tables.check())
            await _kept_alive(self.forgotten.refresh())
            await _kept_alive(self.sessions.refresh())
            await _kept_alive(self.forgotten.finish())
            await _kept_alive(self._close_days())
            self.bots.check()
            self.tables.drop_idle()
            await asyncio.sleep(SWEEP)

    async def _close_days(self) -> None:
        for table_id in await self.daily.close():
            await self.tables.heard_of(table_id)


async def _kept_alive(work: Awaitable[None]) -> None:
    try:
        await work
    except Exception:
        logger.exception("a background job failed")
