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

from tabletown.server import clock
from tabletown.server.bot_worker import LONGEST_TURN, Job
from tabletown.server.bots_pool import BotFailedError, BotPool
from tabletown.server.config import Settings
from tabletown.server.fold import BOT, Fold
from tabletown.server.former_figures import encoded
from tabletown.server.identity import Signer
from tabletown.server.logs import short
from tabletown.server.metrics import Metrics
from tabletown.server.problems import HttpError
from tabletown.server.storage import Storage
from tabletown.server.tables import Intent, LiveTable, Tables
from tabletown.server.teaching import scripted_turn

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

    @property
    def thinking(self) -> int:
        return len(self._playing)

    def consider(self, table: LiveTable, is_ours: bool) -> None:
        """Let every bot play that may decide now and does not already."""
        if not self._is_stopping:
            self._set_off(table, 0.0 if is_ours else self._settings.bot_grace)

    def _set_off(self, table: LiveTable, grace: float) -> int:
        """Returns how many bots begin a turn now."""
        begun = 0
        for seat in table.acting():
            place = (table.id, seat)
            if table.seats[seat].is_played_by_bot() and place not in self._playing:
                task = asyncio.create_task(self._play(table, seat, grace))
                self._playing[place] = task
                table.busy += 1
                begun += 1
                task.add_done_callback(partial(self._played, table, place))
        return begun

    def _played(self, table: LiveTable, place: tuple[str, int], _: asyncio.Task[None]) -> None:
        del self._playing[place]
        table.busy -= 1
        if self._must_play(table, place[1]):
            self.consider(table, True)

    def _must_play(self, table: LiveTable, seat: int) -> bool:
        return (
            self._tables.live.get(table.id) is table and seat in table.acting() and table.seats[seat].is_played_by_bot()
        )

    async def _play(self, table: LiveTable, seat: int, grace: float) -> None:
        try:
            await asyncio.sleep(grace + self._settings.bot_pause * random.uniform(0.6, 1.4))
            await self._turn(table, seat)
        except HttpError as trouble:
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
        try:
            for place, action in enumerate(await self._choices(table, fold, seat)):
                if not await self._step(table, seat, own + place, action):
                    return
        except BotFailedError:
            level = table.seats[seat].level
            logger.error("a bot could not decide, its best-looking moves are played", extra={"data": {"bot": level}})
            await self._play_simply(table, fold, seat)
        self._metrics.bot_seconds.observe(time.perf_counter() - start)

    async def _step(self, table: LiveTable, seat: int, number: int, action: int) -> bool:
        request_id = f"{BOT}{seat}.{number}"
        outcome = await self._tables.act(table, Intent(seat, "play", action, request_id, None, None))
        if outcome.kind != "done":
            await asyncio.sleep(RETRY)
        return outcome.kind == "done"

    async def _play_simply(self, table: LiveTable, fold: Fold, seat: int) -> None:
        """To the end of the turn, without asking again: each question could take as long as the first."""
        epoch = fold.match.state.epoch
        for number in range(fold.own_rows[seat], fold.own_rows[seat] + LONGEST_TURN):
            if fold.match.state.epoch != epoch or not self._must_play(table, seat):
                return
            gains = fold.match.gains(seat)
            action = fold.match.state.legal(seat)[gains.index(max(gains))]
            if not await self._step(table, seat, number, action):
                return

    async def _choices(self, table: LiveTable, fold: Fold, seat: int) -> list[int]:
        if planned := scripted_turn(table, seat):
            return planned
        key = self._signer.derive(f"bot {_whose(table)} {seat} {fold.own_rows[seat]}")
        return await self._pool.ask(job_for(table, fold, seat, key))

    async def wake_orphans(self) -> None:
        """Take up tables whose bots were left waiting by a process that ended."""
        for table_id in await self._storage.waiting_for_bots(clock.now() - int(2 * self._settings.bot_grace)):
            try:
                self.consider(await self._tables.get(table_id), True)
            except HttpError:
                logger.info("a table cannot be played here", extra={"data": {"table": short(table_id)}})
            except Exception:  # one table that cannot be opened must not keep the others waiting
                logger.exception("a table could not be taken up", extra={"data": {"table": short(table_id)}})

    def check(self) -> None:
        """Every bot that is to move has been set off by the change that made it so; if one was not, it is now."""
        if self._is_stopping:
            return
        for table in list(self._tables.live.values()):
            for _ in range(self._set_off(table, 0.0)):
                self._metrics.tables_healed.add("bot")
                logger.warning("a bot had been forgotten", extra={"data": {"table": short(table.id)}})

    async def stop(self) -> None:
        self._is_stopping = True
        for task in list(self._playing.values()):
            task.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)
        await self._pool.stop()


def job_for(table: LiveTable, fold: Fold, seat: int, key: bytes) -> Job:
    """This seat's decision, for a worker to think about. A worker knows no database, so former figures go along."""
    edition, figures = table.row.edition, table.row.figures
    is_former = figures not in ("", fold.game.figures(edition))
    return Job(
        table_id=table.id,
        game=table.row.game,
        edition=edition,
        options=fold.setup.options,
        rules=fold.setup.rules,
        secret=table.row.secret,
        seats=len(table.seats),
        settled=[(step.seat, step.action) for step in fold.match.settled],
        pending=[(step.seat, step.action) for step in fold.match.pending],
        seat=seat,
        level=table.seats[seat].level,
        key=key,
        figures=figures if is_former else "",
        catalogue=encoded(fold.game, edition, figures) if is_former else "",
        ways=table.row.branch.ways if table.row.branch else [],
    )


def _whose(table: LiveTable) -> str:
    """What bots choose follows from the deal. At a deal of the day, and in a lesson, they answer the same play with the same
    play, whoever sits against them. On a branch of a game that is over they answer as they did there, since it has the same
    deal; of one that runs it must not tell what they would answer."""
    branch = table.row.branch
    if branch is not None:
        return table.id if branch.is_redrawn() else table.row.secret.hex()
    if table.row.lesson:
        return f"{table.row.lesson} {table.row.game}"
    return f"{table.row.day} {table.row.game}" if table.row.day else table.row.secret.hex()
