"""Bots think elsewhere and in time: workers that hang or die are replaced, and the table goes on."""

import asyncio
import sys
import textwrap
import time
from pathlib import Path

import msgspec
import pytest

from support.tabletown_server import Guest, quick_settings, serving, sqlite_url
from tabletown.bots import bots_of
from tabletown.games import GAMES
from tabletown.server import wire
from tabletown.server.bot_worker import Desk, Job, think
from tabletown.server.bots_pool import BotFailedError, BotPool
from tabletown.server.metrics import Metrics

HANGS = "import time; time.sleep(1000)"
DIES = "import sys; sys.stdin.buffer.read(4); sys.exit(1)"
TALKS_NONSENSE = r"import sys; sys.stdin.buffer.read(4); sys.stdout.buffer.write(b'\0\0\0\1x'); sys.stdout.flush()"


def job(seat: int = 0, level: str = "random", settled: list[tuple[int, int]] | None = None) -> Job:
    return Job("table", "welcome", "first", {}, b"seed", 2, settled or [], [], seat, level, b"key")


def worker(program: str) -> tuple[str, ...]:
    return (sys.executable, "-c", program)


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


@pytest.mark.parametrize(("program", "why"), [(HANGS, "TimeoutError"), (DIES, "IncompleteReadError")])
async def test_a_worker_that_fails_is_replaced_once(program: str, why: str) -> None:
    metrics = Metrics()
    pool = BotPool(1, 0.5, metrics, worker(program))
    pool.start()
    start = time.monotonic()
    with pytest.raises(BotFailedError):
        await pool.ask(job())
    assert time.monotonic() - start < 10
    assert f'tabletown_bot_failures_total{{why="{why}"}} 2' in metrics.text()
    await pool.stop()


async def test_nonsense_from_a_worker_is_a_failure() -> None:
    pool = BotPool(1, 5, Metrics(), worker(TALKS_NONSENSE))
    pool.start()
    with pytest.raises(BotFailedError):
        await pool.ask(job())
    await pool.stop()


async def test_a_worker_that_fails_once_does_no_harm(tmp_path: Path) -> None:
    """The first worker dies; its successor is a good one and answers."""
    program = f"""
        import os, sys
        from pathlib import Path
        mark = Path({str(tmp_path / "mark")!r})
        if not mark.exists():
            mark.touch()
            sys.exit(1)
        os.execv(sys.executable, [sys.executable, "-m", "tabletown.server.bot_worker"])
    """
    pool = BotPool(1, 30, Metrics(), worker(textwrap.dedent(program)))
    pool.start()
    assert await pool.ask(job()) == think(Desk(), job())
    await pool.stop()


async def test_a_table_goes_on_when_bots_cannot_think(tmp_path: Path) -> None:
    """No worker ever answers in time: simple moves are played instead, and nobody else waits for long."""
    settings = msgspec.structs.replace(quick_settings(sqlite_url(tmp_path)), bot_time=0.001)
    seats: list[wire.NewSeat] = [wire.MySeat(), wire.BotSeat("greedy")]
    async with serving(settings) as (address, app), Guest(address, "Ann") as ann:
        table = await ann.set_table(wire.NewTable("welcome", seats))
        async with ann.live(table.id) as live:
            await live.play_turn()
            while live.seen().view.round == 1:
                await live.receive()
        assert "tabletown_bot_failures_total{why=" in app.services.metrics.text()


async def test_a_table_of_bots_plays_by_itself(ann: Guest) -> None:
    seats: list[wire.NewSeat] = [wire.BotSeat("random"), wire.BotSeat("random")]
    table = await ann.set_table(wire.NewTable("welcome", seats))
    async with ann.live(table.id) as live:
        while live.position is None or not live.seen().over:
            await live.receive()
    assert (await ann.table(table.id)).stage == "over"
