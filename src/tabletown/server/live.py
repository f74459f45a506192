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
from tabletown.server import presenting
from tabletown.server.gate import Caller
from tabletown.server.hearing import Ear
from tabletown.server.logs import short
from tabletown.server.looking import Gaze
from tabletown.server.problems import HttpError
from tabletown.server.rows import RowKind
from tabletown.server.services import Services
from tabletown.server.tables import Intent, LiveTable
from tabletown.server.wire import (
    Ack,
    Because,
    ClientMessage,
    Failed,
    Look,
    MessageId,
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
    Watch,
    Why,
)
from tabletown.server.wire_talk import NotesNews

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


class Named(msgspec.Struct):
    """As much of a message as is needed to answer that there are too many."""

    id: MessageId = ""


named = msgspec.json.Decoder(Named)


class Viewer:
    def __init__(self, socket: Socket, table: LiveTable, caller: Caller, services: Services) -> None:
        self._socket = socket
        self._table = table
        self._holder = caller.holder
        self._known_since = caller.known_since
        self._me = caller.public
        self._address = caller.address
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
        """Asked for a spectator's eyes, whatever seats they have."""
        self._seen = -1
        self._log = 0
        self._version: tuple[int, str] = (0, "")
        self._seats: list[SeatState] = []
        self._noted = 0
        self._ear = Ear(table, caller.holder)
        self._gaze = Gaze(services.settings, self._note_presence)

    def wake(self) -> None:
        self._news.set()

    def sees_steps_of(self, seat: int) -> bool:
        return self._eyes is None or self._eyes == seat

    async def run(self, observer: int | None) -> None:
        """Serve the connection until either side ends it."""
        self._eyes = observer
        self._only_watches = observer == SPECTATOR
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
            self._gaze.close()
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
                self._gaze.heard()
                text = message.get("text")
                if not isinstance(text, str):
                    self._end(UNREADABLE)
                elif not self._may_ask():
                    self._warn(text)
                else:
                    await self._handle(text)
            await self._closed.wait()

    def _may_ask(self) -> bool:
        """Not too often for a person, nor for an address, which can be many persons."""
        limits = self._services.rate_limits
        return limits.moves.take(self._pays) and limits.moves_from_address.take(self._address)

    def _warn(self, text: str) -> None:
        """Nothing is done, but the one who asked learns which of their messages to send again."""
        self._warnings += 1
        try:
            name = named.decode(text).id
        except (msgspec.MsgspecError, RecursionError):
            name = ""
        self._answer(Failed(name, Problem(429, "error-too-many")))
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
        except (msgspec.MsgspecError, RecursionError):
            self._answer(Failed("", Problem(400, "error-bad-request")))
            return
        try:
            await self._do(message)
        except HttpError as trouble:
            self._answer(Failed(getattr(message, "id", ""), trouble.problem))

    async def _do(self, message: ClientMessage) -> None:
        if isinstance(message, Ping):
            self._answer(Pong(message.id))
        elif isinstance(message, Look):
            self._look(message.seat)
        elif isinstance(message, Watch):
            self._gaze.told(message.looks)
        elif isinstance(message, Why):
            self._demand_seat(message.seat)
            self._answer(self._because(message))
        else:
            await self._act(message)

    def _because(self, message: Why) -> Because:
        fold = self._table.running()
        try:
            action = fold.game.find_action(message.kind, message.fields)
        except ValueError:
            raise HttpError(400, "error-unknown-move", "kind") from None
        rule = fold.match.state.refusal(message.seat, action)
        return Because(message.id, message.seat, message.kind, message.fields, rule)

    async def _act(self, message: Play | TakeBack | Restart) -> None:
        action = message.action if isinstance(message, Play) else 0
        request_id = f"{message.seat}.{message.id}"
        intent = Intent(message.seat, KINDS[type(message)], action, request_id, message.seen, self._holder)
        outcome = await self._services.tables.act(self._table, intent)
        if outcome.kind == "done":
            self._answer(Ack(message.id, self._table.running().seen[message.seat]))
        elif outcome.kind == "refused":
            self._answer(Refused(message.id, outcome.rule))
        else:
            self._answer(Reload(message.id))
            self._seen = -1

    def _look(self, observer: int) -> None:
        if observer != SPECTATOR:
            self._demand_seat(observer)
        elif not self._table.may_watch(self._holder):
            raise HttpError(403, "error-no-spectators")
        self._eyes = observer
        self._only_watches = observer == SPECTATOR
        self._seen = -1
        self.wake()

    def _demand_seat(self, seat: int) -> None:
        if seat not in self._table.seats_of(self._holder):
            raise HttpError(403, "error-not-your-seat", "seat")

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
        services = self._services
        if services.forgotten.has(self._holder) or services.sessions.is_out(self._holder, self._known_since):
            self._end(GOING_AWAY)
            return
        if not table.may_watch(self._holder):
            self._end(NO_SPECTATORS)
            return
        self._note_presence()
        standing = table.standing()
        version = (table.row.version, standing.stage)
        if version != self._version:
            self._version = version
            info = presenting.table_info(table.row, standing, table.seats, self._holder, table.since())
            self._seats = info.seats
            await self._send(TableNews(info, self._me))
            standing = table.standing()  # it may have gone on while we wrote
        seats = presenting.seat_states(table.row, standing, table.seats, self._holder, table.since())
        if seats != self._seats:
            self._seats = seats
            await self._send(SeatsNews(seats))
        await self._show_told()
        if table.fold is not None:
            observer = self._choose_eyes()
            if table.fold.seen[observer] != self._seen:
                await self._show_position(observer)

    async def _show_told(self) -> None:
        rows = self._table.notes
        if rows and rows[-1].number != self._noted:
            self._noted = rows[-1].number
            await self._send(NotesNews(presenting.notes(self._table.fold, rows, self._holder)))
        if said := self._ear.news():
            await self._send(said)

    async def _show_position(self, observer: int) -> None:
        fold = self._table.running()
        shown = self._table.encoded(observer)
        message = presenting.position_news(fold, shown, self._log)
        self._seen = shown.seen
        self._log = fold.lasting_events
        await self._send(message)

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
        mine = self._table.seats_of(self._holder) if self._gaze.looks else []
        if mine != self._present:
            old, self._present = self._present, mine
            self._services.presence.went(self._table, [seat for seat in old if seat not in mine])
            self._services.presence.came(self._table, [seat for seat in mine if seat not in old])

    async def _send(self, message: ServerMessage) -> None:
        await self._socket.send_text(msgspec.json.encode(message).decode())
