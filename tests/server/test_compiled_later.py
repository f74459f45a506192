"""Compiled modules that come while a server plays: bots take them over between two moves, and nobody loses anything."""

import os
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

import tabletown
from support import tabletown_server
from support.tabletown_server import Guest, Live, address_of, new_listener, quick_settings, sqlite_url
from tabletown.server import wire
from tabletown.server.bot_worker import Job
from tabletown.server.bots_pool import BotPool
from tabletown.server.compiled_later import VARIABLE, CompiledLater
from tabletown.server.config import Settings
from tabletown.server.metrics import Metrics
from tabletown.server.supervisor import heritage

SOURCES = Path(tabletown.__file__).parent.parent
LIBRARY = "tabletown__mypyc"
# Answers every job with one action: 1 if it runs on the folder of compiled modules, else 0.
TELLS_WHERE = """
    import os, struct, sys
    while header := sys.stdin.buffer.read(4):
        sys.stdin.buffer.read(struct.unpack(">I", header)[0])
        has_come = os.environ.get("PYTHONPATH", "").split(os.pathsep)[0].endswith("finished")
        {what}
        answer = b"\\x83\\xa7actions\\x91" + bytes([has_come]) + b"\\xa5error\\xa0\\xa4told\\x90"
        sys.stdout.buffer.write(struct.pack(">I", len(answer)) + answer)
        sys.stdout.flush()
"""


def job() -> Job:
    return Job("table", "welcome", "first", {}, 0, b"seed", 2, [], [], 0, "random", b"key")


def pool_for(folder: Path, what: str = "") -> BotPool:
    command = (sys.executable, "-c", textwrap.dedent(TELLS_WHERE).format(what=what))
    pool = BotPool(1, 20, Metrics(), command, CompiledLater(str(folder)))
    pool.start()
    return pool


async def test_a_worker_makes_way_for_a_compiled_one_between_two_jobs(tmp_path: Path) -> None:
    pool = pool_for(tmp_path / "finished")
    assert [await pool.ask(job()) for _ in range(2)] == [[0], [0]]
    (tmp_path / "finished").mkdir()
    assert [await pool.ask(job()) for _ in range(2)] == [[1], [1]]
    await pool.stop()


async def test_compiled_modules_that_do_not_work_are_told_once_and_left(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    pool = pool_for(tmp_path / "finished", "if has_come: sys.exit(1)")
    assert await pool.ask(job()) == [0]
    (tmp_path / "finished").mkdir()
    assert [await pool.ask(job()) for _ in range(3)] == [[0], [0], [0]]
    told = [record.message for record in caplog.records if "compiled" in record.message]
    assert told == ["the compiled modules are not used"]
    await pool.stop()


def has_loaded(process: int, library: str) -> bool:
    return library in Path(f"/proc/{process}/maps").read_text()


def children(process: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


@contextmanager
def interpreted_server(settings: Settings, finished: Path) -> Iterator[tuple[str, int]]:
    """A server as `make play` starts it while nothing is compiled: its address and its process."""
    ours, theirs = os.pipe()
    with new_listener() as listener:
        environment = heritage(settings, listener, ours, "ERROR")
        process = subprocess.Popen(
            [sys.executable, "-m", "tabletown.server.run"],
            env={**environment, "TABLETOWN_PURE": "1", VARIABLE: str(finished)},
            pass_fds=(listener.fileno(), ours),
        )
        try:
            yield address_of(listener), process.pid
        finally:
            os.close(theirs)
            process.wait(30)
            os.close(ours)


async def play_rounds(live: Live, count: int) -> None:
    """Decide, and wait until the bot has decided too."""
    if live.position is None:
        await live.next_position()
    for _ in range(count):
        start = live.seen().view.round
        await live.play_turn()
        while live.seen().view.round == start and not live.seen().over:
            await live.receive()


@pytest.mark.skipif(not tabletown.compiled(), reason="there is nothing to take over")
async def test_a_game_goes_on_while_its_bots_take_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One socket, every move acknowledged and seen, before and after; no process runs a mixture."""
    finished = tmp_path / "finished"
    monkeypatch.setattr(
        tabletown_server, "PATIENCE", 90.0
    )  # two workers start from nothing, behind all other processes
    settings = msgspec.structs.replace(quick_settings(sqlite_url(tmp_path)), bot_workers=1, bot_time=90.0)
    seats: list[wire.NewSeat] = [wire.MySeat(), wire.BotSeat("greedy")]
    with interpreted_server(settings, finished) as (address, server):
        async with Guest(address, "Ann") as ann:
            table = await ann.set_table(wire.NewTable("welcome", seats))
            async with ann.live(table.id) as live:
                await play_rounds(live, 2)
                (before,) = children(server)
                assert not has_loaded(before, LIBRARY)
                shutil.copytree(SOURCES, tmp_path / "part", ignore=shutil.ignore_patterns("static", "__pycache__"))
                (tmp_path / "part").rename(finished)
                await play_rounds(live, 2)
                (after,) = children(server)
                assert after != before
                assert has_loaded(after, f"{finished}/{LIBRARY}")
                assert not has_loaded(server, LIBRARY)
                await live.play_on()
                while live.table is None or live.table.result is None:
                    await live.receive()
                assert live.seen().view.round > 5
            metrics = (await ann.http.get("/metrics")).text
            assert "tabletown_bot_failures_total{" not in metrics
