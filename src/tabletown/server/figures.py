"""The figures of several processes as one. They share a port, so a scraper meets any of them: each writes what it has counted
to a folder of theirs, and the one that is asked adds the others' to its own.

What a process has counted stays when it ends, so that no sum ever falls; how it stood is told only while it lives.
supervisor.py makes the folder, services.py writes, the route reads.
"""

import os
import time
from pathlib import Path

import msgspec

from tabletown.server.metrics import Metrics, Snapshot

WRITE_EVERY = 1.0
SILENT = 5.0
"""Seconds after which a process that has not written is taken for ended."""


class Figures:
    def __init__(self, metrics: Metrics, folder: str) -> None:
        self._metrics = metrics
        self._mine = Path(folder) / f"{os.getpid()}.{time.time_ns()}.json" if folder else None

    @property
    def are_shared(self) -> bool:
        return self._mine is not None

    def write(self) -> None:
        if self._mine is not None:
            part = self._mine.with_suffix(".part")
            part.write_bytes(msgspec.json.encode(self._metrics.snapshot(time.monotonic())))
            part.replace(self._mine)

    def text(self) -> str:
        return self._metrics.text(self._others())

    def _others(self) -> list[Snapshot]:
        if self._mine is None:
            return []
        found = []
        for file in sorted(self._mine.parent.glob("*.json")):
            if file != self._mine:
                other = msgspec.json.decode(file.read_bytes(), type=Snapshot)
                found.append(other if other.at > time.monotonic() - SILENT else Snapshot(other.at, other.counted, {}))
        return found
