"""Measures the server under load with real sockets on loopback: `python -m tabletown.lab.load`, also part of `make
bench`.

More and more tables play at a fixed pace, each with two players and a spectator on a socket of their own. Measured
is the time from sending a move that others can see to its arrival at each of them. The run ends when the slowest
hundredth takes too long, and what was kept up before that goes into docs/benchmarks.md.
"""

import argparse
import asyncio
import http.client
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tabletown.lab.load_page import Load, write_section
from tabletown.server.config import Limits, Rate, Settings
from tabletown.server.run import new_listener
from tabletown.server.supervisor import heritage

PACE = 0.5
"""Seconds between two decisions at one table."""
BAR = 0.1
"""Seconds in which 99 of 100 broadcasts must arrive."""
SIZES = (25, 50, 100, 150, 200, 300, 400, 600, 800)
SECONDS = 12.0
WARM_UP = 3.0
LONGEST = 150.0
"""Seconds for the whole run."""
BOUNDLESS = Rate(1e9, 1e9)
LIMITS = Limits(requests=BOUNDLESS, tables=BOUNDLESS, moves=BOUNDLESS, moves_from_address=BOUNDLESS, sockets=1_000_000)


class Choice(msgspec.Struct):
    action: int


class Seen(msgspec.Struct, frozen=True):
    """As much of a position as a player without eyes needs."""

    seen: int = 0
    seat: int = -1
    legal: list[Choice] = []
    can_take_back: bool = False
    over: bool = False

    def has_ended_the_turn(self) -> bool:
        """Nothing left to decide, or nothing left to take back: cards were dealt."""
        return not self.legal or not self.can_take_back


class Frame(msgspec.Struct):
    type: str
    position: Seen = Seen()


decoder = msgspec.json.Decoder(Frame)


class Client:
    """One socket at a table."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self.position = Seen()
        self.arrived = 0.0

    async def next_position(self) -> None:
        while True:
            frame = decoder.decode(await self._connection.recv())
            if frame.type == "position":
                self.position, self.arrived = frame.position, time.perf_counter()
                return
            if frame.type not in ("ack", "table", "seats"):
                raise AssertionError(f"the server answered {frame.type}")

    async def decide(self) -> float:
        """Send the last legal move and wait until its result is here; returns when it was sent."""
        position = self.position
        message = {"type": "play", "id": os.urandom(8).hex(), "seen": position.seen, "seat": position.seat}
        text = json.dumps({**message, "action": position.legal[-1].action})
        sent = time.perf_counter()
        await self._connection.send(text)
        await self.next_position()
        return sent


class Meter:
    def __init__(self) -> None:
        self.is_on = False
        self.own: list[float] = []
        self.broadcasts: list[float] = []
        self.failures: list[Exception] = []

    def note_move(self, seconds: float) -> None:
        """From sending a move to its result on the same socket."""
        if self.is_on:
            self.own.append(seconds)

    def note_broadcast(self, seconds: float) -> None:
        """From sending a move that others can see to its arrival at one of them."""
        if self.is_on:
            self.broadcasts.append(seconds)


class Table:
    """Two players in turn and one who watches. Whoever is done is seen by the two others."""

    def __init__(self, address: str, meter: Meter) -> None:
        self._address = address
        self._meter = meter

    async def play(self) -> None:
        try:
            while True:
                async with AsyncExitStack() as stack:
                    await self._play_a_game(await self._sit_down(stack))
        except Exception as error:
            self._meter.failures.append(error)

    async def _sit_down(self, stack: AsyncExitStack) -> list[Client]:
        table_id, cookie = await asyncio.to_thread(_set_table, self._address)
        url = f"{self._address.replace('http', 'ws', 1)}/api/tables/{table_id}/live?seat="
        clients = []
        for seat in (0, 1, -1):
            connection = await stack.enter_async_context(
                connect(url + str(seat), additional_headers={"Cookie": cookie}, max_size=None)
            )
            clients.append(Client(connection))
            await clients[-1].next_position()
        return clients

    async def _play_a_game(self, clients: list[Client]) -> None:
        due = time.perf_counter()
        while not clients[0].position.over:
            for player in clients[:2]:
                others = [client for client in clients if client is not player]
                async with asyncio.TaskGroup() as arrivals:
                    for other in others:
                        arrivals.create_task(other.next_position())
                    sent, due = await self._play_a_turn(player, due)
                for other in others:
                    self._meter.note_broadcast(other.arrived - sent)

    async def _play_a_turn(self, player: Client, due: float) -> tuple[float, float]:
        """Returns when its last move was sent, and when the next one is due."""
        while True:
            due += PACE
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            sent = await player.decide()
            self._meter.note_move(player.arrived - sent)
            if player.position.has_ended_the_turn():
                return sent, due


def _set_table(address: str) -> tuple[str, str]:
    """A table with two seats for one new person; returns its id and the person's cookie."""
    host = address.removeprefix("http://")
    body = {"game": "welcome", "name": "Ann", "seats": [{"kind": "me"}, {"kind": "local", "name": "Ben"}]}
    connection = http.client.HTTPConnection(host, timeout=30)
    headers = {"Content-Type": "application/json", "X-Tabletown": "1"}
    connection.request("POST", "/api/tables", json.dumps(body), headers)
    response = connection.getresponse()
    cookie = str(response.headers["set-cookie"]).partition(";")[0]
    table_id = str(json.load(response)["id"])
    connection.close()
    return table_id, cookie


class ServerUnderLoad:
    """A server process on a new SQLite file."""

    def __init__(self, folder: Path) -> None:
        self._listener = new_listener("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        settings = Settings(database=f"sqlite+aiosqlite:///{folder / 'load.sqlite3'}", limits=LIMITS)
        lives_with_us, self._ours = os.pipe()
        environment = heritage(settings, self._listener, lives_with_us, "WARNING")
        command = [sys.executable, "-m", "tabletown.server.run"]
        self._process = subprocess.Popen(command, env=environment, pass_fds=[self._listener.fileno(), lives_with_us])

    def megabytes(self) -> float:
        """Memory that it holds now."""
        for line in Path(f"/proc/{self._process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return 0.0

    def seconds(self) -> float:
        """Processor time that it has used."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()
        self._listener.close()


async def measure(tables: int, seconds: float, folder: Path) -> Load:
    """Let so many tables play on a new server."""
    meter = Meter()
    server = ServerUnderLoad(folder)
    try:
        await asyncio.to_thread(_set_table, server.address)
        empty = server.megabytes()
        players: list[asyncio.Task[None]] = []
        for _ in range(tables):
            players.append(asyncio.create_task(Table(server.address, meter).play()))
            await asyncio.sleep(PACE / 10)
        await asyncio.sleep(WARM_UP)
        meter.is_on = True
        start, used = time.perf_counter(), server.seconds()
        await asyncio.sleep(seconds)
        meter.is_on = False
        lasted, used = time.perf_counter() - start, server.seconds() - used
        memory = server.megabytes()
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
    finally:
        server.stop()
    if meter.failures:
        raise meter.failures[0]
    return Load(
        tables=tables,
        sockets=3 * tables,
        moves_a_second=len(meter.own) / lasted,
        own_p50=statistics.median(meter.own),
        own_p99=_percentile(meter.own, 99),
        broadcast_p50=statistics.median(meter.broadcasts),
        broadcast_p99=_percentile(meter.broadcasts, 99),
        broadcasts=len(meter.broadcasts),
        processor=used / lasted,
        megabytes=memory,
        kilobytes_a_table=(memory - empty) * 1024 / tables,
        has_kept=_percentile(meter.broadcasts, 99) < BAR,
    )


def _percentile(values: list[float], place: int) -> float:
    return statistics.quantiles(values, n=100, method="inclusive")[place - 1]


def run(sizes: tuple[int, ...], seconds: float) -> list[Load]:
    """Measure one size after the other until one is too many or the time is up."""
    found: list[Load] = []
    end = time.monotonic() + LONGEST
    for size in sizes:
        if time.monotonic() > end:
            break
        with tempfile.TemporaryDirectory() as folder:
            found.append(asyncio.run(measure(size, seconds, Path(folder))))
        load = found[-1]
        print(
            f"{load.tables} tables, {load.moves_a_second:.0f} moves a second: broadcast p50 {load.broadcast_p50 * 1e3:.1f} ms,"
            f" p99 {load.broadcast_p99 * 1e3:.1f} ms; processor {load.processor:.0%}, {load.megabytes:.0f} MB",
            file=sys.stderr,
        )
        if not load.has_kept:
            break
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tabletown.lab.load", description="Load on the server, with real sockets."
    )
    parser.add_argument("--page", default="docs/benchmarks.md", help="where to write the section; - for nowhere")
    parser.add_argument("--tables", type=int, default=0, help="only this many tables")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long each size is measured")
    wishes = parser.parse_args()
    found = run((wishes.tables,) if wishes.tables else SIZES, wishes.seconds)
    if wishes.page != "-":
        write_section(found, PACE, Path(wishes.page))


if __name__ == "__main__":
    main()
