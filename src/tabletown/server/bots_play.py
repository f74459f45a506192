"""Lets bots play: whenever a table changed it looks who is to decide, has the bots among them think, and plays their
turn.

A bot's step has an id made of its seat and the number of its steps, so two processes that both let it play write it
once.
"""

import asyncio
import logging
import random
import time
from functools import partial

from tabletown.server.bot_worker import Job
from tabletown.server.bots_pool import BotFailedError, BotPool
from tabletown.server.config import Settings
from tabletown.server.fold import Fold
from tabletown.server.identity import Signer
from tabletown.server.logs import short
from tabletown.server.metrics import Metrics
from tabletown.server.problems import Trouble
from tabletown.server.storage import Storage
from tabletown.server.tables import Intent, LiveTable, Tables

logger = logging.getLogger(__name__)

RETRY = 0.5


class BotPlayers:
    def __init__(
        self,
        tables: Tables,
        storage: Storage,
        pool: BotPool,
        signer: Signer,
        settings: Settings,
        metrics: Metrics,
    ) -> None:
        self._tables = tables
        self._storage = storage
        self._pool = pool
        self._signer = signer
        self._settings = settings
        self._metrics = metrics
        self._playing: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._is_stopping = False
        tables.on_change = self.consider

    def consider(self, table: LiveTable, is_ours: bool) -> None:
        """Let every bot play that may decide now and does not already."""
        if self._is_stopping or table.row.stage != "running":
            return
        for seat in table.acting():
            place = (table.id, seat)
            if table.seats[seat].is_played_by_bot() and place not in self._playing:
                task = asyncio.create_task(self._play(table, seat, 0.0 if is_ours else self._settings.bot_grace))
                self._playing[place] = task
                table.busy += 1
                task.add_done_callback(partial(self._played, table, place))

    def _played(self, table: LiveTable, place: tuple[str, int], _: asyncio.Task[None]) -> None:
        del self._playing[place]
        table.busy -= 1
        if self._must_play(table, place[1]):
            self.consider(table, True)

    def _must_play(self, table: LiveTable, seat: int) -> bool:
        return (
            table.row.stage == "running"
            and self._tables.live.get(table.id) is table
            and seat in table.acting()
            and table.seats[seat].is_played_by_bot()
        )

    async def _play(self, table: LiveTable, seat: int, grace: float) -> None:
        try:
            await asyncio.sleep(grace + self._settings.bot_pause * random.uniform(0.6, 1.4))
            await self._turn(table, seat)
        except Trouble as trouble:
            if trouble.problem.code >= 500:  # the database is away: do not spin
                await asyncio.sleep(RETRY)
        except Exception:
            logger.exception("a bot's turn broke off", extra={"data": {"table": short(table.id)}})
            await asyncio.sleep(RETRY)

    async def _turn(self, table: LiveTable, seat: int) -> None:
        fold = table.running()
        own = fold.own_rows[seat]
        if not self._must_play(table, seat):
            return
        start = time.perf_counter()
        for place, action in enumerate(await self._choices(table, fold, seat)):
            client = f"bot.{seat}.{own + place}"
            outcome = await self._tables.act(table, Intent(seat, "play", action, client, None, None))
            if outcome.kind != "done":
                await asyncio.sleep(RETRY)
                return
        self._metrics.bot_seconds.observe(time.perf_counter() - start)

    async def _choices(self, table: LiveTable, fold: Fold, seat: int) -> list[int]:
        level = table.seats[seat].level
        job = Job(
            table_id=table.id,
            game=table.row.game,
            edition=table.row.edition,
            options=fold.setup.options,
            secret=table.row.secret,
            seats=len(table.seats),
            settled=[(step.seat, step.action) for step in fold.match.settled],
            pending=[(step.seat, step.action) for step in fold.match.pending],
            seat=seat,
            level=level,
            key=self._signer.derive(f"bot {table.row.secret.hex()} {seat} {fold.own_rows[seat]}"),
        )
        try:
            return await self._pool.ask(job)
        except BotFailedError:
            logger.error("a bot could not decide, its best-looking move is played", extra={"data": {"level": level}})
            gains = fold.match.gains(seat)
            return [fold.match.state.legal(seat)[gains.index(max(gains))]]

    async def wake_orphans(self) -> None:
        """Take up tables whose bots were left waiting by a process that ended."""
        for table_id in await self._storage.waiting_for_bots(int(time.time() - 2 * self._settings.bot_grace)):
            self.consider(await self._tables.get(table_id), True)

    async def stop(self) -> None:
        self._is_stopping = True
        for task in list(self._playing.values()):
            task.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)
        await self._pool.stop()
