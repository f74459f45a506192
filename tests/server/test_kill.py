"""Nothing lost: a server under play is killed again and again at random moments, and every acknowledged step is still there.
Likewise when its bots' processes are killed and when PostgreSQL ends all connections. After the last fault no table stands
still."""

import asyncio
import os
import random
import signal
import sqlite3
import time
from contextlib import suppress
from pathlib import Path

import httpx
from sqlalchemy import select, text
from websockets.exceptions import InvalidHandshake, WebSocketException

from server.test_supervisor import children
from support.long import LONG
from support.standing import none_stands
from support.tabletown_server import PATIENCE, Guest, Live, ServerProcess, new_id, quick_settings, sqlite_url
from tabletown.server import schema, wire
from tabletown.server.wire_people import CallWishes
from tabletown.server.wire_talk import Say, SayPhrase

KILLS = 50 if LONG else 15
FAULTS = 15 if LONG else 5
OTHERS = "datname = current_database() AND pid <> pg_backend_pid()"
END_OTHERS = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {OTHERS}"
FAILURES = (OSError, WebSocketException, InvalidHandshake, httpx.HTTPError, TimeoutError)


class Player:
    """Somebody who plays on whatever happens: sends a step again until it is answered, and notes what was. `thinks` so many
    seconds before each step."""

    def __init__(self, guest: Guest, table_id: str, seat: int, thinks: float = 0.0) -> None:
        self.guest = guest
        self.table_id = table_id
        self.seat = seat
        self.acknowledged: list[str] = []
        self._unanswered: wire.Play | None = None
        self._thinks = thinks
        self._chance = random.Random(seat)

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
                if isinstance(answer, wire.Failed):  # the database is away: they try again
                    await asyncio.sleep(0.05)
                    continue
                if isinstance(answer, wire.Ack):
                    self.acknowledged.append(self._unanswered.id)
                self._unanswered = None
            if live.position is None:
                await live.next_position()
            position, live.position = live.seen(), None
            if position.legal:
                await asyncio.sleep(self._thinks)
                action = self._chance.choice(position.legal).action
                self._unanswered = wire.Play(new_id(), position.seen, self.seat, action)


class Talker:
    """Somebody who talks on whatever happens, and notes what was answered."""

    def __init__(self, guest: Guest, table_id: str) -> None:
        self.guest = guest
        self.table_id = table_id
        self.acknowledged = 0
        """How much of what this table keeps was acknowledged."""

    async def talk_for_ever(self) -> None:
        while True:
            with suppress(*FAILURES):
                answer = await self.guest.post(f"/api/tables/{self.table_id}/talk", Say(SayPhrase("hello")))
                self.acknowledged += answer.status_code == 200
            await asyncio.sleep(0.02)


class Wisher:
    """Somebody who says again and again how to be called back, and notes the last wish that was answered."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.acknowledged = 0

    async def wish_for_ever(self) -> None:
        for number in range(1, 1440):
            with suppress(*FAILURES):
                answer = await self.guest.put("/api/me/calls", CallWishes("uk", "Europe/Kyiv", number, 0))
                if answer.status_code == 200:
                    self.acknowledged = number
            await asyncio.sleep(0.05)


async def test_killed_again_and_again_under_play(tmp_path: Path) -> None:
    chance = random.Random(20)
    url = sqlite_url(tmp_path)
    with ServerProcess(quick_settings(url)) as server:
        async with Guest(server.address, "Ann") as ann, Guest(server.address, "Ben") as ben:
            players = await sit_down(ann, ben)
            quiet = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.OpenSeat()]))
            talker = Talker(ann, quiet.id)
            tasks = [asyncio.create_task(player.play_for_ever()) for player in players]
            tasks.append(asyncio.create_task(talker.talk_for_ever()))
            wisher = Wisher(ben)
            tasks.append(asyncio.create_task(wisher.wish_for_ever()))
            for _ in range(KILLS):
                await steps(players, chance.randrange(4))
                await asyncio.sleep(chance.uniform(0, 0.03))
                server.send(signal.SIGKILL)
                check(tmp_path, players)
                check_talk(tmp_path, talker)
                check_wish(tmp_path, wisher)
                server.start()
                await until_healthy(server)
                if any([await player.is_over() for player in players]):
                    for player, again in zip(players, await sit_down(ann, ben), strict=True):
                        player.table_id = again.table_id
            players.append(await against_a_bot(ben))  # only now: with every start its process takes a second to begin
            tasks.append(asyncio.create_task(players[-1].play_for_ever()))
            await steps(players[-1:], 5)
            server.send(signal.SIGKILL)
            server.start()
            await until_healthy(server)
            await none_stands(url, [player.table_id for player in players])
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            check(tmp_path, players)


async def test_the_processes_of_the_bots_are_killed_under_play(tmp_path: Path) -> None:
    chance = random.Random(21)
    url = sqlite_url(tmp_path)
    with ServerProcess(quick_settings(url)) as server:
        async with Guest(server.address, "Ann") as ann, Guest(server.address, "Ben") as ben:
            players = [*await sit_down(ann, ben), await against_a_bot(ben)]
            tasks = [asyncio.create_task(player.play_for_ever()) for player in players]
            for _ in range(FAULTS):
                await steps(players, chance.randrange(6))
                for worker in children(server.pid):
                    with suppress(ProcessLookupError):
                        os.kill(worker, signal.SIGKILL)
            await none_stands(url, [player.table_id for player in players])
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            check(tmp_path, players)


async def test_the_processes_of_the_bots_hang_under_play(tmp_path: Path) -> None:
    """They neither answer nor end, and a bot has its usual time: no table stands for longer than after other faults."""
    url = sqlite_url(tmp_path)
    with ServerProcess(quick_settings(url)) as server:
        async with Guest(server.address, "Ben") as ben:
            players = [await against_a_bot(ben), await against_a_bot(ben)]
            tasks = [asyncio.create_task(player.play_for_ever()) for player in players]
            for player in players:
                await steps([player], 5)
            for worker in children(server.pid):
                os.kill(worker, signal.SIGSTOP)
            await none_stands(url, [player.table_id for player in players])
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            check(tmp_path, players)


async def test_postgresql_ends_all_connections_under_play(postgres_url: str) -> None:
    chance = random.Random(22)
    engine = schema.open_engine(postgres_url)
    with ServerProcess(quick_settings(postgres_url)) as server:
        async with Guest(server.address, "Ann") as ann, Guest(server.address, "Ben") as ben:
            players = [*await sit_down(ann, ben), await against_a_bot(ben)]
            tasks = [asyncio.create_task(player.play_for_ever()) for player in players]
            for _ in range(FAULTS):
                await steps(players, chance.randrange(6))
                async with engine.begin() as connection:
                    await connection.execute(text(END_OTHERS))
            await none_stands(postgres_url, [player.table_id for player in players])
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        async with engine.connect() as connection:
            log = schema.log.c
            found = await connection.execute(
                select(log.table_id, log.seq, log.request_id).order_by(log.table_id, log.seq)
            )
            check_log([tuple(row) for row in found], players)
    await engine.dispose()


async def sit_down(ann: Guest, ben: Guest) -> list[Player]:
    """Two at one table, and one of them alone at another."""
    shared = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.OpenSeat()]))
    await ben.take_seat(shared.id, 1)
    alone = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
    return [Player(ann, shared.id, 0), Player(ben, shared.id, 1), Player(ann, alone.id, 0)]


async def against_a_bot(ben: Guest) -> Player:
    table = await ben.set_table(wire.NewTable("happy_city", [wire.MySeat(), wire.BotSeat("random")]))
    return Player(ben, table.id, 0)


async def steps(players: list[Player], count: int) -> None:
    """Wait until so many more steps have been acknowledged: the game goes on."""
    wanted = sum(len(player.acknowledged) for player in players) + count
    deadline = time.monotonic() + PATIENCE
    while sum(len(player.acknowledged) for player in players) < wanted:
        assert time.monotonic() < deadline, "the game does not go on"
        await asyncio.sleep(0.002)


async def until_healthy(server: ServerProcess) -> None:
    deadline = time.monotonic() + PATIENCE
    async with httpx.AsyncClient() as http:
        while time.monotonic() < deadline:
            with suppress(httpx.HTTPError):
                await http.get(f"{server.address}/health", timeout=60)
                return
            await asyncio.sleep(0.02)


def check_talk(folder: Path, talker: Talker) -> None:
    """All that was acknowledged was counted, and the newest hundred are there, without a gap."""
    with sqlite3.connect(folder / "tables.sqlite3") as database:
        rows = database.execute("SELECT number FROM said WHERE table_id = ? ORDER BY number", [talker.table_id])
        numbers = [number for (number,) in rows]
        (told,) = database.execute("SELECT told FROM tables WHERE id = ?", [talker.table_id]).fetchone()
    database.close()
    assert told >= talker.acknowledged
    assert numbers == list(range(max(0, told - 100) + 1, told + 1))


def check_wish(folder: Path, wisher: Wisher) -> None:
    with sqlite3.connect(folder / "tables.sqlite3") as database:
        kept = database.execute("SELECT quiet_from FROM callees").fetchone()
    database.close()
    assert (kept[0] if kept else 0) >= wisher.acknowledged


def check(folder: Path, players: list[Player]) -> None:
    """Read the file itself: every acknowledged step is in it, once, and no log has a gap."""
    with sqlite3.connect(folder / "tables.sqlite3") as database:
        rows = database.execute("SELECT table_id, seq, client FROM log ORDER BY table_id, seq").fetchall()
    database.close()
    check_log(rows, players)


def check_log(rows: list[tuple[str, int, str]], players: list[Player]) -> None:
    clients = [client.partition(".")[2] for _, _, client in rows if not client.startswith("bot.")]
    assert len(clients) == len(set(clients))
    for player in players:
        missing = set(player.acknowledged) - set(clients)
        assert not missing
    for table_id in {row[0] for row in rows}:
        places = [seq for table, seq, _ in rows if table == table_id]
        assert places == list(range(1, len(places) + 1))
