"""Processes in which bots and the coach think, with a time limit. One that takes too long or dies is replaced.

A bot's turn comes within the limit in all, waiting for a process and asking a second one included; else nobody could say how
long a table stands. A process that is still starting then, on a busy machine, is let finish: another one would not be quicker.

One that began interpreted makes way for a compiled one, between two jobs, once there are compiled modules.
Nothing here knows a table; bots_play.py asks and plays what comes back, hints.py asks for advice, reviews.py for judgements.
"""

import asyncio
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from dataclasses import dataclass

import msgspec

from tabletown.coach.reviewed import ReviewedTurn
from tabletown.server.bot_worker import LENGTH, Job, Told, Turn
from tabletown.server.compiled_later import CompiledLater
from tabletown.server.metrics import Metrics

logger = logging.getLogger(__name__)

WARMING = 60.0
"""Seconds that a process may take to its first answer."""
COMMAND = (sys.executable, "-m", "tabletown.server.bot_worker")
LOOKING_BACK = (*COMMAND, "15")
"""The same with a niceness that gives way to bots: nobody waits for it at the table."""


class BotFailedError(Exception):
    """No worker could say what the bot does."""


@dataclass(eq=False)
class Worker:
    process: Process
    is_taken_over: bool
    """Whether it uses the modules that were compiled while we run."""
    has_answered: bool = False


class BotPool:
    def __init__(
        self,
        workers: int,
        seconds: float,
        metrics: Metrics,
        command: tuple[str, ...] = COMMAND,
        later: CompiledLater | None = None,
    ) -> None:
        self._size = workers
        self._seconds = seconds
        self._metrics = metrics
        self._command = command
        self._later = later or CompiledLater()
        self._places: asyncio.Queue[Worker | None] = asyncio.Queue()
        """Each place holds an idle worker, or nothing where one must be started first."""
        self._all: set[Worker] = set()
        self._advising = asyncio.Semaphore(1)
        """Those who ask the coach wait for each other, so that a bot waits for one of them at most."""
        self._warming: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        for _ in range(self._size):
            self._places.put_nowait(None)

    async def stop(self) -> None:
        for warming in list(self._warming):
            warming.cancel()
        await asyncio.gather(*self._warming, return_exceptions=True)
        for worker in list(self._all):
            await self._end(worker)

    async def ask(self, job: Job) -> list[int]:
        """The bot's turn, within the time limit or not at all."""
        return (await self._ask(job, asyncio.get_running_loop().time() + self._seconds)).actions

    async def advice(self, job: Job) -> list[Told]:
        """What the coach tells."""
        async with self._advising:
            return (await self._ask(job)).told

    async def looked_back(self, job: Job) -> ReviewedTurn | None:
        """What a played turn cost; None when there was nothing to choose."""
        return (await self._ask(job)).reviewed

    async def judged(self, job: Job) -> tuple[float, float]:
        """What a turn loses compared with another one, with the error of that."""
        async with self._advising:
            return (await self._ask(job)).behind

    async def _ask(self, job: Job, deadline: float | None = None) -> Turn:
        """A failed worker is replaced and asked once more. Without a deadline the time begins when there is a worker."""
        now = asyncio.get_running_loop().time
        for _ in range(2):
            turn = await self._ask_one(job, deadline)
            if turn is not None and not turn.error:
                return turn
            if deadline is not None and now() >= deadline:
                break
        raise BotFailedError

    async def _ask_one(self, job: Job, deadline: float | None) -> Turn | None:
        try:
            async with asyncio.timeout_at(deadline):
                worker = await self._places.get()
        except TimeoutError:
            self._fail("Busy", job)
            return None
        is_warming = False
        exchange: asyncio.Task[Turn] | None = None
        try:
            if worker is not None and not worker.is_taken_over and self._later.is_there:
                await self._end(worker)
                worker = None
            if worker is None:
                worker = await self._begin()
            exchange = asyncio.create_task(_exchange(worker.process, job))
            turn = await self._in_time(exchange, deadline)
            worker.has_answered = True
        except (TimeoutError, OSError, EOFError, msgspec.MsgspecError) as error:
            self._fail(type(error).__name__, job)
            if worker is not None:
                is_late = isinstance(error, TimeoutError)
                if is_late and exchange is not None and not worker.has_answered:
                    is_warming = True
                    self._let_warm(worker, exchange)
                    return None
                if worker.is_taken_over and not worker.has_answered and not is_late:
                    self._later.give_up(type(error).__name__)
                await self._drop(worker, exchange)
                worker = None
            return None
        except BaseException:
            # Cancelled in the middle of a conversation: this worker's next answer would be the wrong one. `stop` waits
            # for its end.
            if exchange is not None:
                exchange.cancel()
            if worker is not None:
                worker.process.kill()
                worker = None
            raise
        finally:
            if not is_warming:
                self._places.put_nowait(worker)
        if turn.error:
            self._fail(turn.error, job)
        return turn

    async def _in_time(self, exchange: asyncio.Task[Turn], deadline: float | None) -> Turn:
        """The answer; the conversation goes on when it is late."""
        now = asyncio.get_running_loop().time()
        done, _ = await asyncio.wait(
            [exchange], timeout=self._seconds if deadline is None else max(0.0, deadline - now)
        )
        if not done:
            raise TimeoutError
        return exchange.result()

    def _let_warm(self, worker: Worker, exchange: asyncio.Task[Turn]) -> None:
        """Nobody waits any more for this first answer, but after it the worker is a quick one."""
        task = asyncio.create_task(self._warm(worker, exchange))
        self._warming.add(task)
        task.add_done_callback(self._warming.discard)

    async def _warm(self, worker: Worker, exchange: asyncio.Task[Turn]) -> None:
        kept: Worker | None = None
        try:
            await asyncio.wait([exchange], timeout=WARMING)
            if exchange.done() and exchange.exception() is None:
                worker.has_answered = True
                kept = worker
            else:
                await self._drop(worker, exchange)
        except asyncio.CancelledError:
            exchange.cancel()
            raise
        finally:
            self._places.put_nowait(kept)

    async def _drop(self, worker: Worker, exchange: asyncio.Task[Turn] | None) -> None:
        """End it together with the conversation."""
        await self._end(worker)
        if exchange is not None:
            exchange.cancel()
            await asyncio.gather(exchange, return_exceptions=True)

    def _fail(self, why: str, job: Job) -> None:
        self._metrics.bot_failures.add(why)
        logger.warning("a bot failed", extra={"data": {"why": why, "bot": job.level, "game": job.game}})

    async def _begin(self) -> Worker:
        takes_over = self._later.is_there
        # A session of its own: Ctrl-C in the terminal must not reach it before the server has finished.
        process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            start_new_session=True,
            env=self._later.environment() if takes_over else None,
        )
        worker = Worker(process, takes_over)
        self._all = {other for other in self._all if other.process.returncode is None} | {worker}
        return worker

    async def _end(self, worker: Worker) -> None:
        self._all.discard(worker)
        if worker.process.returncode is None:
            worker.process.kill()
        await worker.process.wait()


async def _exchange(worker: Process, job: Job) -> Turn:
    assert worker.stdin is not None
    assert worker.stdout is not None
    data = msgspec.msgpack.encode(job)
    worker.stdin.write(LENGTH.pack(len(data)) + data)
    await worker.stdin.drain()
    (length,) = LENGTH.unpack(await worker.stdout.readexactly(LENGTH.size))
    return msgspec.msgpack.decode(await worker.stdout.readexactly(length), type=Turn)
