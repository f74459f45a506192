"""What is being set up, told while it happens: on a terminal one line that moves, elsewhere a line for each beginning and end.

prepare.py tells it what begins and ends, from several threads; it needs only the standard library.
"""

from __future__ import annotations

import sys
import threading
import time
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:  # an older Python must come as far as the message that it is too old
    from types import TracebackType
    from typing import Self

SIGNS = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"
OFTEN, SELDOM = 0.15, 15.0


class Progress:
    def __init__(self, sink: TextIO = sys.stdout) -> None:
        self._sink = sink
        self._moves = sink.isatty()
        self._running: dict[str, float] = {}
        self._lock = threading.Lock()
        self._ended = threading.Event()
        self._teller = threading.Thread(target=self._tell, daemon=True)
        self._start = time.monotonic()
        self.took: dict[str, float] = {}

    def begin(self, title: str) -> None:
        with self._lock:
            self._running[title] = time.monotonic()
            if not self._moves:
                self._say(f"{title} ...")

    def end(self, title: str) -> None:
        with self._lock:
            took = self.took[title] = time.monotonic() - self._running.pop(title)
            self._say(f"{title}: done in {took:.0f} s")

    def fail(self, title: str) -> None:
        with self._lock:
            self._running.pop(title, None)

    def line(self, now: float) -> str:
        """What runs now and for how long."""
        parts = (f"{title} {now - since:.0f} s" for title, since in self._running.items())
        return f"tabletown: {' · '.join(parts)}"

    def _say(self, text: str) -> None:
        clear = "\r\x1b[K" if self._moves else ""
        print(f"{clear}tabletown: {text}", file=self._sink, flush=True)

    def _tell(self) -> None:
        count = 0
        while not self._ended.wait(OFTEN if self._moves else SELDOM):
            with self._lock:
                if not self._running:
                    continue
                line, end = self.line(time.monotonic()), "\n"
                if self._moves:
                    line, end, count = f"\r\x1b[K{SIGNS[count % len(SIGNS)]} {line}", "", count + 1
                print(line, end=end, file=self._sink, flush=True)

    def __enter__(self) -> Self:
        self._teller.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ended.set()
        self._teller.join()
        if self._moves:
            print("\r\x1b[K", end="", file=self._sink, flush=True)
        if kind is None and len(self.took) > 1:
            longest = sorted(self.took.items(), key=lambda each: -each[1])[:3]
            parts = ", ".join(f"{title} {took:.0f} s" for title, took in longest)
            self._say(f"set up in {time.monotonic() - self._start:.0f} s; what took longest: {parts}")
