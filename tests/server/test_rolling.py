"""An upgrade under play: the two processes of a server are replaced in turn, and nobody loses a step or is told of it."""

import asyncio
import os
import signal
import sqlite3
from pathlib import Path

import httpx

from server.test_kill import Player, steps
from server.test_supervisor import children, started
from support.standing import none_stands
from support.tabletown_server import Guest
from tabletown.server import wire

ROUNDS = 2


class Reader:
    """Somebody who opens pages all the time, each over a new connection, and notes every answer."""

    def __init__(self, address: str, cookies: httpx.Cookies) -> None:
        self._address = address
        self._cookies = cookies
        self.answers: list[int] = []

    async def read_for_ever(self) -> None:
        while True:
            async with httpx.AsyncClient(base_url=self._address, cookies=self._cookies, timeout=20) as page:
                self.answers.append((await page.get("/api/tables")).status_code)
            await asyncio.sleep(0.05)


async def replaced(supervisor: int, worker: int) -> None:
    """End one process as an upgrade does, and wait until another stands in its place."""
    os.kill(worker, signal.SIGTERM)
    async with asyncio.timeout(60):
        while worker in children(supervisor) or len(children(supervisor)) < 2:
            await asyncio.sleep(0.05)


async def test_two_processes_are_replaced_under_play(tmp_path: Path) -> None:
    with started(tmp_path) as (process, address):
        async with Guest(address, "Ann") as ann, Guest(address, "Ben") as ben:
            table = await ann.set_table(wire.NewTable("streets", [wire.MySeat(), wire.OpenSeat()]))
            await ben.take_seat(table.id, 1)
            players = [Player(ann, table.id, 0), Player(ben, table.id, 1)]
            reader = Reader(address, ann.http.cookies)
            tasks = [asyncio.create_task(player.play_for_ever()) for player in players]
            tasks.append(asyncio.create_task(reader.read_for_ever()))
            for _ in range(ROUNDS):
                for worker in children(process.pid):
                    await steps(players, 2)
                    await replaced(process.pid, worker)
            await none_stands(f"sqlite+aiosqlite:///{tmp_path}/tabletown.sqlite3", [table.id])
            assert not tasks[-1].done(), tasks[-1].exception()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert set(reader.answers) == {200}
        process.terminate()
        process.wait(60)
    with sqlite3.connect(tmp_path / "tabletown.sqlite3") as database:
        rows = database.execute("SELECT client FROM log").fetchall()
    database.close()
    written = [client.partition(".")[2] for (client,) in rows]
    assert len(written) == len(set(written))
    for player in players:
        assert set(player.acknowledged) <= set(written)
