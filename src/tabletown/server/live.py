"""One socket at a table: takes messages, answers them, and shows the position through the chosen eyes.

A viewer keeps no queue of positions. Whenever it has been woken and its client can take more, it looks at the table
and sends what is newest; so a slow client gets fewer positions, and holds up nobody.
"""

import asyncio
import logging
from collections import deque
from contextlib import suppress

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from tabletown.engine.contract import SPECTATOR
from tabletown.server import faces
from tabletown.server.gate import Caller
from tabletown.server.logs import short
from tabletown.server.problems import Trouble
from tabletown.server.rows import RowKind
from tabletown.server.services import Services
from tabletown.server.tables import Intent, LiveTable
from tabletown.server.wire import (
    Ack,
    Because,
    ClientMessage,
    Failed,
    Look,
    Ping,
    Play,
    Pong,
    Problem,
    Refused,
    Reload,
    Restart,
    SeatsNews,
    SeatState,
    ServerMessage,
    TableNews,
    TakeBack,
    Why,
)

logger = logging.getLogger(__name__)

GOING_AWAY = 1001
UNREADABLE = 1003
TOO_MUCH = 1008
NO_SPECTATORS = 4403
MOST_ANSWERS = 100
MOST_WARNINGS = 100
KINDS: dict[type, RowKind] = {Play: "play", TakeBack: "take_back", Restart: "restart"}

Socket = WebSocket[object, object, State]
decoder = msgspec.json.Decoder(ClientMessage)


class Viewer:
    def __init__(self, socket: Socket, table: LiveTable, caller: Caller, services: Services) -> None:
        self._socket = socket
        self._table = table
        self._holder = caller.holder
        self._me = caller.public
        self._pays = caller.holder or caller.address
        self._services = services
        self._warnings = 0
        self._answers: deque[ServerMessage] = deque()
        self._news = asyncio.Event()
        self._close_with = 0
        self._closed = asyncio.Event()
        self._present: list[int] = []
        # What the client has been sent:
        self._eyes: int | None = None
        self._only_watches = False
        self._seen = -1
        self._log = 0
        self._version: tuple[int, str] = (0, "")
        self._seats: list[SeatState] = []

    def wake(self) -> None:
        self._news.set()

    async def run(self, eyes: int | None) -> None:
        """Serve the connection until either side ends it."""
        self._eyes = eyes
        self._only_watches = eyes == SPECTATOR
        self._table.watchers.add(self)
        self._services.closers.add(self.close)
        self._note_presence()
        sender = asyncio.create_task(self._send_news())
        self.wake()
        try:
            await self._receive()
        finally:
            self._table.watchers.discard(self)
            self._services.closers.discard(self.close)
            self._services.presence.went(self._table, self._present)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)

    async def close(self) -> None:
        """Say goodbye after what is just being sent."""
        self._end(GOING_AWAY)
        with suppress(TimeoutError):
            async with asyncio.timeout(2):
                await self._closed.wait()

    def _end(self, code: int) -> None:
        self._close_with = code
        self.wake()

    # Taking messages

    async def _receive(self) -> None:
        with suppress(WebSocketDisconnect):
            while not self._close_with:
                message = await self._socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                text = message.get("text")
                if not isinstance(text, str):
                    self._end(UNREADABLE)
                elif not self._services.gauges.moves.take(self._pays):
                    self._warn()
                else:
                    await self._handle(text)
            await self._closed.wait()

    def _warn(self) -> None:
        self._warnings += 1
        self._answer(Failed("", Problem(429, "error-too-many")))
        if self._warnings > MOST_WARNINGS:
            self._end(TOO_MUCH)

    def _answer(self, message: ServerMessage) -> None:
        self._answers.append(message)
        if len(self._answers) > MOST_ANSWERS:
            self._end(TOO_MUCH)
        self.wake()

    async def _handle(self, text: str) -> None:
        try:
            message = decoder.decode(text)
        except msgspec.MsgspecError:
            self._answer(Failed("", Problem(400, "error-bad-request")))
            return
        try:
            await self._do(message)
        except Trouble as trouble:
            self._answer(Failed("" if isinstance(message, Look) else message.id, trouble.problem))

    async def _do(self, message: ClientMessage) -> None:
        if isinstance(message, Ping):
            self._answer(Pong(message.id))
        elif isinstance(message, Look):
            self._look(message.seat)
        elif isinstance(message, Why):
            self._demand_seat(message.seat)
            rule = self._table.running().match.state.refusal(message.seat, message.action)
            self._answer(Because(message.id, message.seat, message.action, rule))
        else:
            await self._act(message)

    async def _act(self, message: Play | TakeBack | Restart) -> None:
        action = message.action if isinstance(message, Play) else 0
        client = f"{message.seat}.{message.id}"
        intent = Intent(message.seat, KINDS[type(message)], action, client, message.seq, self._holder)
        outcome = await self._services.tables.act(self._table, intent)
        if outcome.kind == "done":
            self._answer(Ack(message.id, self._table.running().seen[message.seat]))
        elif outcome.kind == "refused":
            self._answer(Refused(message.id, outcome.rule))
        else:
            self._answer(Reload(message.id))
            self._seen = -1

    def _look(self, eyes: int) -> None:
        if eyes != SPECTATOR:
            self._demand_seat(eyes)
        elif not self._table.may_watch(self._holder):
            raise Trouble(403, "error-no-spectators")
        self._eyes = eyes
        self._only_watches = eyes == SPECTATOR
        self._seen = -1
        self.wake()

    def _demand_seat(self, seat: int) -> None:
        if seat not in self._table.seats_of(self._holder):
            raise Trouble(403, "error-not-your-seat", "seat")

    # Showing the table

    async def _send_news(self) -> None:
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                while self._answers:
                    await self._send(self._answers.popleft())
                if self._close_with:
                    break
                await self._show()
            await self._socket.close(self._close_with)
        except (WebSocketDisconnect, OSError, RuntimeError):
            logger.debug("a socket went away while we wrote")
        except Exception:
            logger.exception("a socket broke", extra={"data": {"table": short(self._table.id)}})
            with suppress(Exception):
                await self._socket.close(1011)
        finally:
            self._close_with = self._close_with or GOING_AWAY
            self._closed.set()

    async def _show(self) -> None:
        """Send what is newer than what the client has."""
        table = self._table
        if not table.may_watch(self._holder):
            self._end(NO_SPECTATORS)
            return
        self._note_presence()
        version = (table.row.version, table.row.stage)
        if version != self._version:
            self._version = version
            info = table.info(self._holder)
            self._seats = info.seats
            await self._send(TableNews(info, self._me))
        if table.fold is not None:
            eyes = self._choose_eyes()
            if table.fold.seen[eyes] != self._seen:
                await self._show_position(eyes)
                return
        seats = self._seat_states()
        if seats != self._seats:
            self._seats = seats
            await self._send(SeatsNews(seats))

    async def _show_position(self, eyes: int) -> None:
        fold = self._table.running()
        shown = self._table.face(eyes)
        self._seats = self._seat_states()
        message = faces.position(fold, eyes, shown, self._seats, self._log)
        self._seen = shown.seen
        self._log = fold.lasting_events
        await self._send(message)

    def _seat_states(self) -> list[SeatState]:
        return faces.seat_states(self._table.row, self._table.seats, self._table.acting(), self._holder)

    def _choose_eyes(self) -> int:
        """The eyes asked for while they are still ours; else our first seat that may decide; else, and only until we
        get a seat, a spectator's."""
        mine = self._table.seats_of(self._holder)
        watches = self._eyes == SPECTATOR and (self._only_watches or not mine)
        if self._eyes is None or not (watches or self._eyes in mine):
            deciding = [seat for seat in mine if seat in self._table.acting()]
            self._eyes = (deciding or mine or [SPECTATOR])[0]
            self._seen = -1
        return self._eyes

    def _note_presence(self) -> None:
        mine = self._table.seats_of(self._holder)
        if mine != self._present:
            old, self._present = self._present, mine
            self._services.presence.went(self._table, [seat for seat in old if seat not in mine])
            self._services.presence.came(self._table, [seat for seat in mine if seat not in old])

    async def _send(self, message: ServerMessage) -> None:
        await self._socket.send_text(msgspec.json.encode(message).decode())
