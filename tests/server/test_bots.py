"""Bots think elsewhere and in time: workers that hang or die are replaced, and the table goes on."""

import asyncio
import logging
import sys
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from support.tabletown_server import Guest, quick_settings, serving, sqlite_url
from tabletown.bots import bots_of
from tabletown.games import GAMES
from tabletown.server import bots_pool, wire
from tabletown.server.app import App
from tabletown.server.bot_worker import Desk, Job, think
from tabletown.server.bots_pool import BotFailedError, BotPool
from tabletown.server.metrics import Metrics

HANGS = "import time; time.sleep(1000)"
DIES = "import sys; sys.stdin.buffer.read(4); sys.exit(1)"
BECOMES_A_WORKER = "import os, sys; os.execv(sys.executable, [sys.executable, '-m', 'tabletown.server.bot_worker'])"
PATIENCE = 60
TALKS_NONSENSE = r"import sys; sys.stdin.buffer.read(4); sys.stdout.buffer.write(b'\0\0\0\1x'); sys.stdout.flush()"


def job(seat: int = 0, level: str = "random", settled: list[tuple[int, int]] | None = None) -> Job:
    return Job("table", "welcome", "first", {}, 0, b"seed", 2, settled or [], [], seat, level, b"key")


def worker(program: str) -> tuple[str, ...]:
    return (sys.executable, "-c", program)


def once(folder: Path, fault: str) -> str:
    """A worker of which the first one has this fault, and its successors have none."""
    first = f"mark = pathlib.Path({str(folder / 'mark')!r})\nif not mark.exists():\n    mark.touch()\n    {fault}"
    return f"import sys, pathlib\n{first}\n{BECOMES_A_WORKER}"


@pytest.mark.parametrize("level", bots_of("welcome"))
def test_a_bot_plays_a_whole_turn_that_is_legal(level: str) -> None:
    actions = think(Desk(), job(level=level))
    game = GAMES["welcome"]
    state = game.deal(game.set_up("first", 2), b"seed")
    for action in actions:
        state.play(0, action)
    assert state.acting() == [1]


def test_a_desk_goes_on_from_what_it_has() -> None:
    """The same turn comes out whether the steps before are new to the worker or not."""
    first = think(Desk(), job(0))
    second = think(Desk(), job(1))
    settled = [(0, action) for action in first] + [(1, action) for action in second]
    desk = Desk()
    think(desk, job(0))
    assert think(desk, job(0, settled=settled)) == think(Desk(), job(0, settled=settled))


async def test_many_jobs_share_few_workers() -> None:
    pool = BotPool(2, 30, Metrics())
    pool.start()
    turns = await asyncio.gather(*(pool.ask(job(seat % 2)) for seat in range(20)))
    assert all(turn == turns[seat % 2] for seat, turn in enumerate(turns))
    await pool.stop()


async def test_a_worker_that_dies_is_replaced_once() -> None:
    metrics = Metrics()
    pool = BotPool(1, PATIENCE, metrics, worker(DIES))
    pool.start()
    with pytest.raises(BotFailedError):
        await pool.ask(job())
    assert 'tabletown_bot_failures_total{why="IncompleteReadError"} 2' in metrics.text()
    await pool.stop()


async def test_what_hangs_keeps_nobody_longer_than_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many ask the one process that hangs, and although it would be replaced: all are told in time, once."""
    monkeypatch.setattr(bots_pool, "WARMING", 0.1)
    metrics = Metrics()
    pool = BotPool(1, 2.0, metrics, worker(HANGS))
    pool.start()
    answers = await asyncio.gather(*(pool.ask(job()) for _ in range(5)), return_exceptions=True)
    assert [type(answer) for answer in answers] == [BotFailedError] * 5
    assert 'tabletown_bot_failures_total{why="Busy"} 4' in metrics.text()
    assert 'tabletown_bot_failures_total{why="TimeoutError"} 1' in metrics.text()
    await pool.stop()


async def test_a_worker_that_hangs_for_good_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = BotPool(1, 0.1, Metrics(), worker(HANGS))
    pool.start()
    with monkeypatch.context() as hurried:
        hurried.setattr(bots_pool, "WARMING", 0.1)
        with pytest.raises(BotFailedError):
            await pool.ask(job())
        await asyncio.sleep(0)
    pool._command = bots_pool.COMMAND
    assert await asked_until_answered(pool) == think(Desk(), job())
    await pool.stop()


async def test_a_worker_that_starts_slowly_is_let_start(tmp_path: Path) -> None:
    """On a busy machine it may take longer than a bot's whole time; whoever ended it then would never see it answer."""
    starts = tmp_path / "starts"
    slow = f"open({str(starts)!r}, 'a').write('.'); import time; time.sleep(1); {BECOMES_A_WORKER}"
    pool = BotPool(1, 0.1, Metrics(), worker(slow))
    pool.start()
    assert await asked_until_answered(pool) == think(Desk(), job())
    assert starts.read_text() == "."
    await pool.stop()


async def asked_until_answered(pool: BotPool) -> list[int]:
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(BotFailedError):
                return await pool.ask(job())


async def test_nonsense_from_a_worker_is_a_failure() -> None:
    pool = BotPool(1, 5, Metrics(), worker(TALKS_NONSENSE))
    pool.start()
    with pytest.raises(BotFailedError):
        await pool.ask(job())
    await pool.stop()


async def test_a_worker_that_fails_once_does_no_harm(tmp_path: Path) -> None:
    """The first worker dies; its successor is a good one and answers."""
    pool = BotPool(1, PATIENCE, Metrics(), worker(once(tmp_path, "sys.exit(1)")))
    pool.start()
    assert await pool.ask(job()) == think(Desk(), job())
    await pool.stop()


async def test_a_table_goes_on_when_bots_cannot_think(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """No worker ever answers in time: simple moves are played instead, and nobody else waits for long. Whoever reads only
    errors in the log learns of it."""
    settings = msgspec.structs.replace(quick_settings(sqlite_url(tmp_path)), bot_time=0.001)
    seats: list[wire.NewSeat] = [wire.MySeat(), wire.BotSeat("greedy")]
    async with serving(settings) as (address, app), Guest(address, "Ann") as ann:
        table = await ann.set_table(wire.NewTable("welcome", seats))
        async with ann.live(table.id) as live:
            await live.play_turn()
            while live.seen().view.round == 1:
                await live.receive()
        assert "tabletown_bot_failures_total{why=" in app.services.metrics.text()
    told = {
        (record.levelno, record.message) for record in caplog.records if record.name.startswith("tabletown.server.bots")
    }
    assert (logging.WARNING, "a bot failed") in told
    assert (logging.ERROR, "a bot could not decide, its best-looking moves are played") in told


async def test_a_whole_turn_is_played_simply_when_a_bot_cannot_think(app: App, ann: Guest) -> None:
    """Asked again for every step of it, a bot that hangs would let the others wait many times."""
    asked: list[Job] = []

    async def fails(job: Job) -> list[int]:
        asked.append(job)
        raise BotFailedError

    app.services.pool.ask = fails  # type: ignore[method-assign]
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.BotSeat("greedy")]))
    async with ann.live(table.id) as live:
        await live.play_turn()
        while live.seen().view.round == 1:
            await live.receive()
    fold = (await app.services.tables.get(table.id)).running()
    steps = [step for step in fold.match.settled if step.seat == 1]
    assert len(steps) > 1
    assert len([each for each in asked if not each.settled]) == 1


async def test_a_table_of_bots_plays_by_itself(ann: Guest) -> None:
    seats: list[wire.NewSeat] = [wire.BotSeat("random"), wire.BotSeat("random")]
    table = await ann.set_table(wire.NewTable("welcome", seats))
    async with ann.live(table.id) as live:
        while live.position is None or not live.seen().over:
            await live.receive()
    assert (await ann.table(table.id)).stage == "over"
