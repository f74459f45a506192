"""Nothing lost: a server under play is killed again and again at random moments, and every acknowledged step is still there."""

import asyncio
import random
import signal
import sqlite3
import time
from contextlib import suppress
from pathlib import Path

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException

from support.long import LONG
from support.tabletown_server import Guest, Live, ServerProcess, new_id, quick_settings, sqlite_url
from tabletown.server import wire

KILLS = 50 if LONG else 15
FAILURES = (OSError, WebSocketException, InvalidHandshake, httpx.HTTPError, TimeoutError)


class Player:
    """Somebody who plays on whatever happens: sends a step again until it is answered, and notes what was."""

    def __init__(self, guest: Guest, table_id: str, seat: int) -> None:
        self.guest = guest
        self.table_id = table_id
        self.seat = seat
        self.acknowledged: list[str] = []
        self._unanswered: wire.Play | None = None

    async def play_for_ever(self) -> None:
        while True:
            with suppress(*FAILURES):
                async with self.guest.live(self.table_id, open_timeout=5) as live:
                    await self._play(live)
            await asyncio.sleep(0.01)

    async def is_over(self) -> bool:
        return (await self.guest.table(self.table_id)).stage == "over"

    async def _play(self, live: Live) -> None:
        while True:
            if self._unanswered:
                answer = await live.ask(self._unanswered)
                if isinstance(answer, wire.Ack):
                    self.acknowledged.append(self._unanswered.id)
                self._unanswered = None
            if live.position is None:
                await live.expect(wire.Position)
            position, live.position = live.seen(), None
            if position.legal:
                action = random.choice(position.legal).action
                self._unanswered = wire.Play(new_id(), position.seq, self.seat, action)


async def test_killed_again_and_again_under_play(tmp_path: Path) -> None:
    chance = random.Random(20)
    with ServerProcess(quick_settings(sqlite_url(tmp_path))) as server:
        async with Guest(server.address, "Ann") as ann, Guest(server.address, "Ben") as ben:
            players = await sit_down(ann, ben)
            tasks = [asyncio.create_task(player.play_for_ever()) for player in players]
            for _ in range(KILLS):
                await steps(players, chance.randrange(4))
                await asyncio.sleep(chance.uniform(0, 0.03))
                server.send(signal.SIGKILL)
                check(tmp_path, players)
                server.start()
                await until_healthy(server)
                if any([await player.is_over() for player in players]):
                    for player, again in zip(players, await sit_down(ann, ben), strict=True):
                        player.table_id = again.table_id
            await steps(players, 5)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            check(tmp_path, players)


async def sit_down(ann: Guest, ben: Guest) -> list[Player]:
    """Two at one table, and one of them alone at another."""
    shared = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.OpenSeat()]))
    await ben.take_seat(shared.id, 1)
    alone = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
    return [Player(ann, shared.id, 0), Player(ben, shared.id, 1), Player(ann, alone.id, 0)]


async def steps(players: list[Player], count: int) -> None:
    """Wait until so many more steps have been acknowledged: the game goes on."""
    wanted = sum(len(player.acknowledged) for player in players) + count
    deadline = time.monotonic() + 20
    while sum(len(player.acknowledged) for player in players) < wanted:
        assert time.monotonic() < deadline, "the game does not go on"
        await asyncio.sleep(0.002)


async def until_healthy(server: ServerProcess) -> None:
    deadline = time.monotonic() + 20
    async with httpx.AsyncClient() as http:
        while time.monotonic() < deadline:
            with suppress(httpx.HTTPError):
                await http.get(f"{server.address}/health", timeout=60)
                return
            await asyncio.sleep(0.02)


def check(folder: Path, players: list[Player]) -> None:
    """Read the file itself: every acknowledged step is in it, once, and no log has a gap."""
    with sqlite3.connect(folder / "tables.sqlite3") as database:
        rows = database.execute("SELECT table_id, seq, client FROM log ORDER BY table_id, seq").fetchall()
    database.close()
    clients = [client.partition(".")[2] for _, _, client in rows if not client.startswith("bot.")]
    assert len(clients) == len(set(clients))
    for player in players:
        missing = set(player.acknowledged) - set(clients)
        assert not missing
    for table_id in {row[0] for row in rows}:
        places = [seq for table, seq, _ in rows if table == table_id]
        assert places == list(range(1, len(places) + 1))
