"""Makes the reviews that were asked for, one at a time in a process of its own that gives way to everything else.

A review takes minutes; a bots' worker that made one would be missing to the bots all that time. The database says which review
is whose (reviews_storage.py), so several servers share the work, and what one leaves undone another takes up. The same game has
the same review, so doing one again does no harm.
"""

import asyncio
import logging
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process

import msgspec

from tabletown.server.bot_worker import LENGTH
from tabletown.server.bots_play import job_for
from tabletown.server.compiled_later import CompiledLater
from tabletown.server.config import Settings
from tabletown.server.logs import short
from tabletown.server.metrics import Metrics
from tabletown.server.problems import HttpError
from tabletown.server.replays import finished
from tabletown.server.review_worker import KeptReview, Report, ReviewJob
from tabletown.server.reviews_storage import ReviewsStorage
from tabletown.server.tables import Tables

logger = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "tabletown.server.review_worker")
LOOK = 5.0
"""Seconds between looks for what other processes left undone."""
BEAT = 2.0
LONGEST_REPORT = 16 * 1024 * 1024


class ReviewFailedError(Exception):
    """The process ended without a review, or said why there is none."""


class Reviewing:
    def __init__(
        self,
        storage: ReviewsStorage,
        tables: Tables,
        settings: Settings,
        metrics: Metrics,
        process: str,
        command: tuple[str, ...] = COMMAND,
    ) -> None:
        self._storage = storage
        self._tables = tables
        self._settings = settings
        self._metrics = metrics
        self._process = process
        self.command = command
        self._later = CompiledLater()
        self._asked = asyncio.Event()

    def wake(self) -> None:
        """Something was asked for."""
        self._asked.set()

    async def run(self) -> None:
        while True:
            self._asked.clear()
            table_id = None
            try:
                table_id = await self._storage.claim(self._process)
                if table_id is not None:
                    await self._make(table_id)
            except Exception:
                logger.exception("a review broke off")
                table_id = None
            if table_id is None:
                await self._rest()

    async def _rest(self) -> None:
        try:
            async with asyncio.timeout(LOOK):
                await self._asked.wait()
        except TimeoutError:
            return

    async def _make(self, table_id: str) -> None:
        started = time.monotonic()
        try:
            kept = await self._reviewed(table_id)
        except asyncio.CancelledError:
            await self._storage.let_go(table_id, self._process, is_failure=False)
            raise
        except (ReviewFailedError, HttpError, OSError, EOFError, TimeoutError, msgspec.MsgspecError) as error:
            why = str(error) if isinstance(error, ReviewFailedError) else type(error).__name__
            logger.warning("a review failed", extra={"data": {"table": short(table_id), "why": why}})
            self._metrics.reviews.add("failed")
            await self._storage.let_go(table_id, self._process, is_failure=True)
            return
        if kept is not None and await self._storage.finish(table_id, self._process, kept):
            self._metrics.reviews.add("made")
            logger.info("a review is made", extra={"data": {"seconds": round(time.monotonic() - started, 1)}})

    async def _reviewed(self, table_id: str) -> KeptReview | None:
        """None when the review is not ours any more."""
        table = await self._tables.get(table_id)
        job = ReviewJob(job_for(table, finished(table), 0, b""), self._settings.review_depth)
        # A session of its own: Ctrl-C in the terminal must not reach it before the server has finished.
        worker = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            start_new_session=True,
            env=self._later.environment() if self._later.is_there else None,
        )
        try:
            async with asyncio.timeout(self._settings.review_time):
                await _send(worker, job)
                return await self._listen(table_id, worker)
        finally:
            if worker.returncode is None:
                worker.kill()
            await worker.wait()

    async def _listen(self, table_id: str, worker: Process) -> KeptReview | None:
        """What the worker reports, until the review is there; meanwhile a sign of life every other second."""
        last = Report()
        reading = asyncio.create_task(_report(worker))
        beaten = 0.0
        try:
            while True:
                now = time.monotonic()
                if now - beaten >= BEAT:
                    beaten = now
                    if not await self._storage.beat(table_id, self._process, last.done, last.total):
                        return None
                done, _ = await asyncio.wait([reading], timeout=BEAT)
                if not done:
                    continue
                last = reading.result()
                if last.error:
                    raise ReviewFailedError(last.error)
                if last.kept is not None:
                    return last.kept
                reading = asyncio.create_task(_report(worker))
        finally:
            reading.cancel()


async def _send(worker: Process, job: ReviewJob) -> None:
    assert worker.stdin is not None
    data = msgspec.msgpack.encode(job)
    worker.stdin.write(LENGTH.pack(len(data)) + data)
    await worker.stdin.drain()


async def _report(worker: Process) -> Report:
    assert worker.stdout is not None
    (length,) = LENGTH.unpack(await worker.stdout.readexactly(LENGTH.size))
    if length > LONGEST_REPORT:
        raise ReviewFailedError("TooLong")
    return msgspec.msgpack.decode(await worker.stdout.readexactly(length), type=Report)
