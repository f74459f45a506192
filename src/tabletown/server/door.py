"""Who may stay connected: so many connections from one address and in all, and so long for a request to arrive and for its
answer to be taken.

A client that opens a connection and then says nothing, or a letter a minute, or never reads, is shown out. run.py puts this in
front of uvicorn; the addresses of trusted proxies, behind which everybody else is, have no limit of their own.
"""

import asyncio
import logging
from collections import Counter

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tabletown.server.addresses import Proxies, counted_as
from tabletown.server.config import Settings
from tabletown.server.metrics import Metrics

logger = logging.getLogger(__name__)

LAST_WORDS = 0.5
"""Seconds for a request over a connection that was taken just before the process ends."""


class Door:
    """Counts the connections that have not become sockets: those are counted where they are opened."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.limits = settings.limits
        self.refused = metrics.refused
        self._proxies = Proxies(settings.proxies)
        self._inside: Counter[str] = Counter()
        self._total = 0

    def enter(self, address: str) -> bool:
        household = counted_as(address)
        is_full = self._total >= self.limits.connections_in_all
        if is_full or (self._inside[household] >= self.limits.connections and not self._proxies.has(address)):
            return False
        self._inside[household] += 1
        self._total += 1
        return True

    def leave(self, address: str) -> None:
        address = counted_as(address)
        self._total -= 1
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]


def guarded(door: Door) -> type[H11Protocol]:
    """uvicorn's protocol with this door in front of it."""

    class Guarded(H11Protocol):
        _address: str | None = None
        """Where it is counted, while it is."""
        _timer: asyncio.TimerHandle | None = None
        _reading: asyncio.TimerHandle | None = None
        """Runs while something that we have said may not have been taken yet."""
        _is_new = True
        """Nothing has been asked over it yet."""
        _is_ending = False

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
            super().connection_made(transport)
            address = self.client[0] if self.client else ""
            if door.enter(address):
                self._address = address
                self._wait()
            else:
                logger.warning("too many connections")
                door.refused.add("connections")
                transport.abort()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.transport.get_protocol() is not self:  # a socket now, which may be quiet for as long as it likes
                return
            if self.conn.their_state is not h11.IDLE:
                self._is_new = False
                if self._is_ending and not self.transport.is_closing():
                    self.cycle.keep_alive = False
            if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
                self._stop_waiting()
                self._see_it_read()
            elif self._timer is None:
                self._wait()

        def shutdown(self) -> None:
            """The process ends. Whoever has only just come in cannot go to another one any more, so they may still ask."""
            if self._is_new and not self._is_ending:
                self._is_ending = True
                self.loop.call_later(LAST_WORDS, self.shutdown)
            elif not self.transport.is_closing():
                super().shutdown()

        def connection_lost(self, exc: Exception | None) -> None:
            self._leave()
            if self._reading is not None:
                self._reading.cancel()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self._leave()
            super().handle_websocket_upgrade(event)

        def _wait(self) -> None:
            """The whole request must be here in time, however slowly it trickles in."""
            self._timer = self.loop.call_later(door.limits.arrival, self._give_up)

        def _stop_waiting(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _give_up(self) -> None:
            logger.warning("a request did not arrive in time")
            door.refused.add("late")
            self.transport.abort()

        def _see_it_read(self) -> None:
            """Whoever asks on and on without reading gets no more time for that; whoever has read everything does."""
            if self._reading is not None:
                if self.transport.get_write_buffer_size():
                    return
                self._reading.cancel()
            self._reading = self.loop.call_later(door.limits.departure, self._is_read)

        def _is_read(self) -> None:
            self._reading = None
            if self.transport.get_write_buffer_size():
                logger.warning("an answer was not taken in time")
                door.refused.add("unread")
                self.transport.abort()
                return
            cycle = getattr(self, "cycle", None)  # there is none before the first request
            if cycle is not None and not cycle.response_complete and not self.transport.is_closing():
                self._see_it_read()

        def _leave(self) -> None:
            self._stop_waiting()
            if self._address is not None:
                door.leave(self._address)
                self._address = None

    return Guarded
