"""Tests play the same games each time, whichever worker runs them and in whatever order: what a server draws follows from the
name of the test. `pytest --lots=anything` deals other cards, `--lots=random` real ones.

Only the process that serves a test is changed, and only by code: a real server cannot be told what to draw.
"""

import hashlib
import os
from base64 import urlsafe_b64encode
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from tabletown.server import lots

RANDOM = "random"
FOLDER = Path(__file__).parents[2] / ".cache/running"


class Lots(NamedTuple):
    """What a server needs to know, also one in another process: where the running test is written down, and a name that no
    other server of these tests has."""

    series: str
    running: Path
    server: str

    def draw_from(self) -> None:
        """From now on this process draws from these."""
        drawn: Counter[str] = Counter()

        def lot(*words: str) -> bytes:
            place = " ".join(words)
            drawn[place] += 1
            return hashlib.sha256(f"{self.series} {place} {drawn[place]}".encode()).digest()

        def test() -> str:
            return self.running.read_text().splitlines()[0]

        def deal() -> bytes:
            # A test that runs again meets the same cards: only then does it fail again for the same reason.
            test, run = self.running.read_text().splitlines()
            drawn[f"{test} deal"] = drawn[f"{test} deal {run}"]
            drawn[f"{test} deal {run}"] += 1
            return lot(test, "deal")

        def link() -> str:
            # Nor may two servers, or two runs of one test, give the same id: they may share a database.
            drawn = lot(*self.running.read_text().splitlines(), self.server, "link")
            return urlsafe_b64encode(drawn).decode()[:22].replace("-", "_")

        lots.for_server = lambda: lot(test().partition("::")[0], "server").hex()
        lots.for_deal = deal
        lots.for_link = link


class Drawing:
    """Knows which test runs, and writes it down for the servers."""

    def __init__(self) -> None:
        self._series = RANDOM
        self._running = FOLDER / str(os.getpid())
        self._runs: Counter[str] = Counter()
        self._servers = 0
        self.test = ""

    def begin(self, series: str) -> None:
        self._series = series

    def end(self) -> None:
        self._running.unlink(missing_ok=True)

    def now_runs(self, test: str) -> None:
        self.test = test
        self._runs[test] += 1
        self._servers = 0
        if self._series != RANDOM:
            FOLDER.mkdir(parents=True, exist_ok=True)
            self._running.write_text(f"{test}\n{self._runs[test]}")
            Lots(self._series, self._running, "here").draw_from()

    @property
    def is_again(self) -> bool:
        """The test that runs has run before, and failed."""
        return self._runs[self.test] > 1

    def for_new_server(self) -> Lots | None:
        if self._series == RANDOM:
            return None
        self._servers += 1
        return Lots(self._series, self._running, f"{self.test} {self._runs[self.test]} {self._servers}")

    def how_to_repeat(self) -> str:
        return f"--lots={self._series} {self.test}" if self._series != RANDOM else "real chance, cannot be repeated"


drawing = Drawing()
