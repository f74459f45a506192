"""Documents to print, made in a thread of their own, one after the other, and kept while there is room."""

import asyncio
from collections import OrderedDict

from tabletown.printing.order import Order
from tabletown.server.problems import HttpError

ROOM = 16_000_000
"""Bytes of documents that are kept."""
LONGEST_QUEUE = 6


class Printer:
    """The printer of one server process."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Order, bytes] = OrderedDict()
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def document(self, order: Order) -> bytes:
        """The document, from those that are kept if it is there; raises BadSetup for a bad order."""
        if order not in self._kept:
            if self._waiting >= LONGEST_QUEUE:
                raise HttpError(429, "error-too-many")
            self._waiting += 1
            try:
                async with self._turn:
                    if order not in self._kept:
                        self._keep(order, await asyncio.to_thread(_made, order))
            finally:
                self._waiting -= 1
        self._kept.move_to_end(order)
        return self._kept[order]

    def _keep(self, order: Order, made: bytes) -> None:
        while self._kept and sum(len(each) for each in self._kept.values()) + len(made) > ROOM:
            self._kept.popitem(last=False)
        self._kept[order] = made


def _made(order: Order) -> bytes:
    # A server that nobody prints from never loads Typst.
    from tabletown.printing.press import print_pdf

    return print_pdf(order)
