"""Processes in which bots think, with a time limit. One that takes too long or dies is replaced.

Nothing here knows a table; bots_play.py asks and plays what comes back.
"""

import asyncio
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process

import msgspec

from tabletown.server.bot_worker import LENGTH, Job, Turn
from tabletown.server.metrics import Metrics

logger = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "tabletown.server.bot_worker")


class BotFailedError(Exception):
    """No worker could say what the bot does."""


class BotPool:
    def __init__(self, workers: int, seconds: float, metrics: Metrics, command: tuple[str, ...] = COMMAND) -> None:
        self._size = workers
        self._seconds = seconds
        self._metrics = metrics
        self._command = command
        self._places: asyncio.Queue[Process | None] = asyncio.Queue()
        """Each place holds an idle worker, or nothing where one must be started first."""
        self._all: set[Process] = set()

    def start(self) -> None:
        for _ in range(self._size):
            self._places.put_nowait(None)

    async def stop(self) -> None:
        for worker in list(self._all):
            await self._end(worker)

    async def ask(self, job: Job) -> list[int]:
        """The bot's turn; a failed worker is replaced and asked once more."""
        for _ in range(2):
            turn = await self._ask_one(job)
            if turn is not None and not turn.error:
                return turn.actions
        raise BotFailedError

    async def _ask_one(self, job: Job) -> Turn | None:
        worker = await self._places.get()
        try:
            if worker is None:
                worker = await self._begin()
            async with asyncio.timeout(self._seconds):
                turn = await _exchange(worker, job)
        except (TimeoutError, OSError, EOFError, msgspec.MsgspecError) as error:
            self._fail(type(error).__name__, job)
            if worker is not None:
                await self._end(worker)
                worker = None
            return None
        except BaseException:
            # Cancelled in the middle of a conversation: this worker's next answer would be the wrong one. `stop` waits
            # for its end.
            if worker is not None:
                worker.kill()
                worker = None
            raise
        finally:
            self._places.put_nowait(worker)
        if turn.error:
            self._fail(turn.error, job)
        return turn

    def _fail(self, why: str, job: Job) -> None:
        self._metrics.bot_failures.add(why)
        logger.warning("a bot failed", extra={"data": {"why": why, "level": job.level, "game": job.game}})

    async def _begin(self) -> Process:
        # A session of its own: Ctrl-C in the terminal must not reach it before the server has finished.
        worker = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
        )
        self._all = {other for other in self._all if other.returncode is None} | {worker}
        return worker

    async def _end(self, worker: Process) -> None:
        self._all.discard(worker)
        if worker.returncode is None:
            worker.kill()
        await worker.wait()


async def _exchange(worker: Process, job: Job) -> Turn:
    assert worker.stdin is not None
    assert worker.stdout is not None
    data = msgspec.msgpack.encode(job)
    worker.stdin.write(LENGTH.pack(len(data)) + data)
    await worker.stdin.drain()
    (length,) = LENGTH.unpack(await worker.stdout.readexactly(LENGTH.size))
    return msgspec.msgpack.decode(await worker.stdout.readexactly(length), type=Turn)
