"""How long a newcomer waits: `make play` in a fresh clone of HEAD until the home page answers, what took the time, when all
was compiled behind it, and the second start. Part of `make bench`, which runs it with the packages of this checkout.

    python tools/measure_start.py [--repeats 3] [--page FILE]       - for no page

Each clone lies in a temporary folder, which also holds the caches for packages; nothing is left behind.
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Never

from packages import ROOT
from tabletown.lab.sections import PAGE
from tabletown.lab.start_page import Start, write_start

LONGEST = 3600.0
STEP = re.compile(r"tabletown: (?P<step>.+): done in (?P<seconds>[\d.]+) s$")
ADDRESS = re.compile(r"Tabletown: (?P<address>http://\S+)$")
COMPILED = re.compile(r"tabletown: compiled in ")
FAILED = re.compile(r"tabletown: (compiling failed|.* failed)")


class Play:
    """A running `make play`: what it has said, and how long after its beginning."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.begin = time.monotonic()
        self.lines: list[tuple[float, str]] = []
        self._process = process
        self.hearing = threading.Thread(target=self._hear, daemon=True)
        self.hearing.start()

    def _hear(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.lines.append((time.monotonic() - self.begin, line.rstrip()))

    def said(self, pattern: re.Pattern[str]) -> tuple[float, re.Match[str]]:
        """When it first said this; waits for it."""
        while True:
            for moment, line in list(self.lines):
                if FAILED.match(line):
                    self._give_up(line)
                if found := pattern.match(line):
                    return moment, found
            if self._process.poll() is not None:
                self._give_up("make play has ended")
            if time.monotonic() - self.begin > LONGEST:
                self._give_up("it takes too long")
            time.sleep(0.01)

    def first_page(self) -> float:
        """When the home page answered; waits for it."""
        _, found = self.said(ADDRESS)
        while True:
            try:
                with urllib.request.urlopen(found["address"], timeout=60) as answer:
                    assert b"<script" in answer.read()
            except (urllib.error.URLError, OSError):
                if self._process.poll() is not None:
                    self._give_up("make play has ended")
                time.sleep(0.01)
            else:
                return time.monotonic() - self.begin

    def steps(self) -> dict[str, float]:
        found = [match for _, line in self.lines if (match := STEP.match(line))]
        return {match["step"]: float(match["seconds"]) for match in found}

    def _give_up(self, reason: str) -> Never:
        sys.exit("\n".join([*(line for _, line in self.lines), f"tabletown: no start to measure: {reason}"]))


@contextmanager
def playing(checkout: Path, environment: dict[str, str]) -> Iterator[Play]:
    """`make play` in a session of its own; whatever it has started ends with it."""
    command = ["make", "--no-print-directory", "play", "ARGS=--no-browser", f"PYTHON={sys.base_prefix}/bin/python3"]
    with subprocess.Popen(
        command,
        cwd=checkout,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as process:
        play = Play(process)
        try:
            yield play
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
                with suppress(subprocess.TimeoutExpired):
                    process.wait(30)
                os.killpg(process.pid, signal.SIGKILL)
            play.hearing.join()


def environment(folder: Path) -> dict[str, str]:
    """As in a shell that knows nothing of this checkout, with caches of its own."""
    ours = ("MAKE", "MFLAGS", "TABLETOWN_", "VIRTUAL_ENV", "PYTHON")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    caches = {"PIP_CACHE_DIR": "pip", "UV_CACHE_DIR": "uv", "npm_config_cache": "npm"}
    return {**kept, "LANG": "C.UTF-8", **{name: str(folder / place) for name, place in caches.items()}}


def measure() -> Start:
    folder = Path(tempfile.mkdtemp(prefix="tabletown-start-"))
    try:
        checkout = folder / "tabletown"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(checkout)], check=True)
        around = environment(folder)
        with playing(checkout, around) as play:
            page = play.first_page()
            compiled, _ = play.said(COMPILED)
            steps = play.steps()
        with playing(checkout, around) as play:
            again = play.first_page()
        return Start(page, compiled, again, steps)
    finally:
        while folder.exists():  # what compiles behind the game ends with it, a moment later
            shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="How long a start from a fresh clone takes.")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--page", default=str(PAGE), help="where to write the section; - for nowhere")
    wishes = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # ended either way, it takes everything with it
    found = []
    for repeat in range(wishes.repeats):
        start = measure()
        found.append(start)
        print(
            f"start {repeat + 1} of {wishes.repeats}: first page {start.page:.1f} s, compiled {start.compiled:.0f} s,"
            f" second start {start.again:.1f} s",
            flush=True,
        )
    if wishes.page != "-":
        write_start(found, Path(wishes.page))


if __name__ == "__main__":
    main()
