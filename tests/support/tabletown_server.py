"""A real server for tests, in a process of its own or in the test's loop, and guests who talk to it as browsers do."""

import asyncio
import multiprocessing
import os
import secrets
import signal
import socket
import threading
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from support.lots import Lots, drawing
from tabletown.games.welcome.view import WelcomeView
from tabletown.server import days, run, wire, wire_talk
from tabletown.server.app import App
from tabletown.server.config import Limits, Rate, Settings
from tabletown.server.run import Server, run_one

BOUNDLESS = Rate(1e9, 1e9)
GENEROUS = Limits(
    requests=BOUNDLESS,
    tables=BOUNDLESS,
    moves=BOUNDLESS,
    moves_from_address=BOUNDLESS,
    codes=BOUNDLESS,
    guesses=BOUNDLESS,
    guesses_in_all=BOUNDLESS,
    exports=BOUNDLESS,
    calls=BOUNDLESS,
    mails=BOUNDLESS,
    mails_in_all=BOUNDLESS,
    talk=BOUNDLESS,
    hints=BOUNDLESS,
    reviews=BOUNDLESS,
    sockets=100_000,
)
MARK = {"X-Tabletown": "1"}
PATIENCE = 45.0
"""Seconds, for every wait: on a busy machine everything comes, only later."""

Kind = TypeVar("Kind")

server_messages: msgspec.json.Decoder[wire.ServerMessage] = msgspec.json.Decoder(wire.ServerMessage)


def sqlite_url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}"


def quick_settings(database: str) -> Settings:
    """As in real life, but nobody waits."""
    return Settings(database=database, bot_pause=0.0, bot_grace=0.2, poll=0.05, heartbeat=5.0, limits=GENEROUS)


def until_noon() -> float:
    """How far a server's clock must go ahead for it to be noon there: no day ends while a test runs, whatever the time is."""
    now = time.time()
    return days.end_of(days.day_at(now)) - 12 * 3600 - now


def new_listener() -> socket.socket:
    return run.new_listener("127.0.0.1", 0)


def address_of(listener: socket.socket) -> str:
    return f"http://127.0.0.1:{listener.getsockname()[1]}"


# Server processes are forked from one that has loaded the packages already, which takes longer than everything else.
nursery = multiprocessing.get_context("forkserver")
nursery.set_forkserver_preload(["tabletown.server.run", "tests.support.nursery"])


@cache
def nursery_is_ready() -> None:
    """Wait until it has loaded them: how long that takes says nothing about how soon a server starts."""
    first = nursery.Process(target=os.getpid)
    first.start()
    first.join()


def _serve(settings: Settings, listener: socket.socket, log: Path, lots: Lots | None) -> None:
    if lots:
        lots.draw_from()
    with log.open("ab") as sink:
        os.dup2(sink.fileno(), 1)
        os.dup2(sink.fileno(), 2)
    os.setsid()
    threading.Thread(target=_end_with_the_tests, daemon=True).start()
    run_one(settings, listener, "DEBUG")


def _end_with_the_tests() -> None:
    """Tests that are killed cannot end their servers."""
    tests = multiprocessing.parent_process()
    assert tests is not None
    tests.join()
    os._exit(1)


class ServerProcess:
    """A server that can be killed. Several may run on one database."""

    def __init__(self, settings: Settings, log: Path | None = None) -> None:
        self.settings = settings
        self.listener = new_listener()
        self.address = address_of(self.listener)
        self._log = log or Path(os.devnull)
        self._process: ForkServerProcess | None = None

    def start(self) -> None:
        nursery_is_ready()
        self._process = nursery.Process(
            target=_serve, args=(self.settings, self.listener, self._log, drawing.for_new_server())
        )
        self._process.start()

    def wait_until_ready(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                urllib.request.urlopen(f"{self.address}/health", timeout=PATIENCE).close()
            except (urllib.error.URLError, OSError):
                assert time.monotonic() < deadline, "the server does not start"
                assert self._process is not None
                assert self._process.is_alive(), "the server ended"
                time.sleep(0.02)
            else:
                return

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def join(self) -> int:
        """Wait for the end; returns the exit status."""
        assert self._process is not None
        self._process.join(PATIENCE)
        assert self._process.exitcode is not None, "the server does not end"
        return self._process.exitcode

    def send(self, number: signal.Signals) -> int:
        """Signal the process and wait for its end; returns its exit status."""
        os.kill(self.pid, number)
        return self.join()

    def __enter__(self) -> Self:
        self.start()
        self.wait_until_ready()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process is not None and self._process.is_alive():
            self.send(signal.SIGKILL)
        self.listener.close()


class Prompt(Server):
    """Notices at once that it is to end, not at the next tenth of a second: hundreds of tests wait for it."""

    async def main_loop(self) -> None:
        await self.on_tick(0)
        while not self.should_exit:
            await asyncio.sleep(0.02)


@asynccontextmanager
async def serving(settings: Settings, send_buffer: int = 0) -> AsyncIterator[tuple[str, App]]:
    """A server in this loop, and its address. With a small send buffer it soon notices that a client does not read."""
    app = App(settings)
    listener = new_listener()
    if send_buffer:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    server = Prompt(app)
    task = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.005)
    try:
        yield address_of(listener), app
    finally:
        server.should_exit = True
        await task


class Live:
    """An open socket at a table. Remembers the newest position and every frame it got."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[str] = []
        self.position: wire.Position | None = None
        self.table: wire.TableInfo | None = None
        self.seats: list[wire.SeatState] = []
        self.log: list[wire.LogEntry] = []
        self.notes: list[wire_talk.Note] = []
        self.said: list[wire_talk.Said] = []
        self.muted: list[wire_talk.Muted] = []

    async def receive(self) -> wire.ServerMessage:
        # Not wait_for: in Python 3.11 it swallows a cancellation that meets an answer.
        async with asyncio.timeout(PATIENCE):
            frame = await self.connection.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        message = server_messages.decode(frame)
        if isinstance(message, wire.PositionNews):
            self.position = message.position
            self.log = self.log[: message.log_start] + message.log
        if isinstance(message, wire.TableNews):
            self.table = message.table
            self.seats = message.table.seats
        if isinstance(message, wire.SeatsNews):
            self.seats = message.seats
        if isinstance(message, wire_talk.NotesNews):
            self.notes = message.notes
        if isinstance(message, wire_talk.TalkNews):
            self.said = message.said if message.is_all else self.said + message.said
            self.muted = message.muted
        return message

    async def expect(self, kind: type[Kind]) -> Kind:
        """The next message of this kind; others are taken note of."""
        while True:
            message = await self.receive()
            if isinstance(message, kind):
                return message

    async def next_position(self) -> wire.Position:
        return (await self.expect(wire.PositionNews)).position

    async def answer(self, id_: str) -> wire.ServerMessage:
        """The answer to the message with this id."""
        while True:
            message = await self.receive()
            if getattr(message, "id", None) == id_:
                return message

    async def send(self, message: wire.ClientMessage) -> None:
        await self.connection.send(msgspec.json.encode(message).decode())

    async def ask(self, message: wire.ClientMessage) -> wire.ServerMessage:
        await self.send(message)
        assert not isinstance(message, wire.Look | wire.Watch)
        return await self.answer(message.id)

    def seen(self) -> wire.Position:
        assert self.position is not None
        return self.position

    def result(self) -> wire.Result:
        assert self.table is not None
        assert self.table.result is not None
        return self.table.result

    def welcome(self) -> WelcomeView:
        """What is seen of a game of Welcome To."""
        return welcome(self.seen())

    async def look(self, seat: int) -> None:
        """Change the eyes and wait for what they see."""
        await self.send(wire.Look(seat))
        while self.position is None or self.position.seat != seat:
            await self.receive()

    async def play(self, action: int) -> wire.ServerMessage:
        """Do an action and wait for the answer."""
        return await self.ask(wire.Play(new_id(), self.seen().seen, self.seen().seat, action))

    async def step(self) -> None:
        """Do the last thing that is allowed, and wait to see what became of it."""
        while not self.seen().legal and not self.seen().over:
            await self.receive()
        before = self.seen()
        answer = await self.play(before.legal[-1].action)
        assert isinstance(answer, wire.Ack), answer
        while self.seen().seen < answer.seen:
            await self.receive()

    async def play_turn(self) -> None:
        """Decide until it is for others to decide, or until cards were dealt."""
        if self.position is None:
            await self.next_position()
        start = self.seen().view.round
        while self.seen().legal and self.seen().view.round == start:
            await self.step()

    async def play_on(self) -> None:
        """Decide whenever there is something to decide, until the game is over."""
        if self.position is None:
            await self.next_position()
        while not self.seen().over:
            if self.seen().legal:
                await self.step()
            else:
                await self.next_position()

    async def closed(self) -> int:
        """Read on until the other side closes; returns the code."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


def new_id() -> str:
    return secrets.token_urlsafe(12)


class Guest:
    """A browser without a screen: cookies, the header that our client sends, sockets."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address = address
        self.name = name
        # No https here, and reading all the certificates of this machine takes longer than most tests.
        self.http = httpx.AsyncClient(base_url=address, headers=MARK, timeout=PATIENCE, verify=False)

    async def __aenter__(self) -> Self:
        if self.name:
            await self.put("/api/me", wire.Rename(self.name))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def put(self, path: str, body: msgspec.Struct) -> httpx.Response:
        return await self.http.put(
            path, content=msgspec.json.encode(body), headers={"content-type": "application/json"}
        )

    async def post(self, path: str, body: msgspec.Struct | None = None) -> httpx.Response:
        content = msgspec.json.encode(body) if body is not None else b""
        return await self.http.post(path, content=content, headers={"content-type": "application/json"})

    async def set_table(self, wish: wire.NewTable) -> wire.TableInfo:
        return read(await self.post("/api/tables", wish), wire.TableInfo)

    async def take_seat(self, table_id: str, seat: int) -> wire.TableInfo:
        return read(await self.post(f"/api/tables/{table_id}/seats/{seat}", wire.TakeSeat()), wire.TableInfo)

    async def table(self, table_id: str) -> wire.TableInfo:
        return read(await self.http.get(f"/api/tables/{table_id}"), wire.TableInfo)

    @asynccontextmanager
    async def live(
        self, table_id: str, query: str = "", origin_header: str = "", **options: object
    ) -> AsyncIterator[Live]:
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table_id}/live{query}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies, "Origin": origin_header or self.address}
        async with connect(address, additional_headers=headers, max_size=None, **options) as connection:  # type: ignore[arg-type]
            yield Live(connection)


def read(response: httpx.Response, kind: type[Kind]) -> Kind:
    assert response.is_success, response.text
    return msgspec.json.decode(response.content, type=kind)


def problem(response: httpx.Response) -> wire.Problem:
    assert response.is_error, response.text
    return msgspec.json.decode(response.content, type=wire.Problem)


def welcome(position: wire.Position) -> WelcomeView:
    assert isinstance(position.view, WelcomeView)
    return position.view
