"""An upgrade under play: the two processes of a server are replaced in turn, and nobody loses a step or is told of it."""

import asyncio
import os
import signal
import sqlite3
import time
from contextlib import suppress
from pathlib import Path

import httpx

from server.test_kill import Player
from server.test_supervisor import children, started
from support.standing import none_stands
from support.tabletown_server import PATIENCE, Guest
from tabletown.server import wire

ROUNDS = 2
THINKS = 0.1
"""Seconds before each step: a game lasts longer than it takes to replace a process."""


class Evening:
    """Ann and Ben, who play one game after the other, whatever happens."""

    def __init__(self, *guests: Guest) -> None:
        self._guests = guests
        self._tasks: list[asyncio.Task[None]] = []
        self.players: list[Player] = []
        """At all their tables, the last ones at the one where they sit now."""

    async def sit_down(self) -> None:
        await self.get_up()
        ann, ben = self._guests
        self.table = await ann.set_table(wire.NewTable("streets", [wire.MySeat(), wire.OpenSeat()]))
        await ben.take_seat(self.table.id, 1)
        players = [Player(guest, self.table.id, seat, THINKS) for seat, guest in enumerate(self._guests)]
        self.players += players
        self._tasks = [asyncio.create_task(player.play_for_ever()) for player in players]

    async def get_up(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def steps(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def go_on(self, count: int) -> None:
        """Wait until so many more steps have been acknowledged, here or in the next game."""
        wanted = self.steps() + count
        deadline = time.monotonic() + PATIENCE
        while self.steps() < wanted:
            assert time.monotonic() < deadline, "the game does not go on"
            with suppress(httpx.TransportError):  # the process that answered us has just been replaced
                if await self.players[-1].is_over():
                    await self.sit_down()
            await asyncio.sleep(0.05)


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
            evening = Evening(ann, ben)
            await evening.sit_down()
            reader = Reader(address, ann.http.cookies)
            reading = asyncio.create_task(reader.read_for_ever())
            for _ in range(ROUNDS):
                for worker in children(process.pid):
                    await evening.go_on(2)
                    await replaced(process.pid, worker)
            await evening.go_on(2)
            await none_stands(f"sqlite+aiosqlite:///{tmp_path}/tabletown.sqlite3", [evening.table.id])
            assert not reading.done(), reading.exception()
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)
            await evening.get_up()
            assert set(reader.answers) == {200}
        process.terminate()
        process.wait(60)
    with sqlite3.connect(tmp_path / "tabletown.sqlite3") as database:
        rows = database.execute("SELECT client FROM log").fetchall()
    database.close()
    written = [client.partition(".")[2] for (client,) in rows]
    assert len(written) == len(set(written))
    for player in evening.players:
        assert set(player.acknowledged) <= set(written)
