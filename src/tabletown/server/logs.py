"""Logs as one JSON object a line, on standard error or in a file. Callers put what belongs to a line into
`extra={"data": {...}}`.

Nothing hidden is ever logged: no seeds, no actions, no cookies, no addresses of tables, whose ids are keys. A table
shows as the short hash of its id.
"""

import hashlib
import json
import logging
import signal
import sys
import time
from collections import Counter
from typing import TextIO

MOST_A_MINUTE = 20


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        data = getattr(record, "data", None)
        if isinstance(data, dict):
            line = {**data, **line}  # what belongs to every line is never overwritten
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class Seldom(logging.Filter):
    """The same complaint is told a few times a minute; how often it came in between is told with the next one."""

    def __init__(self) -> None:
        super().__init__()
        self._minute = 0
        self._told: Counter[str] = Counter()
        self._left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        minute = int(time.monotonic() // 60)
        name = f"{record.name} {record.msg}"
        if minute != self._minute:
            self._minute = minute
            self._told.clear()
        self._told[name] += 1
        if self._told[name] > MOST_A_MINUTE:
            self._left_out[name] += 1
            return False
        if before := self._left_out.pop(name, 0):
            record.data = {**getattr(record, "data", {}), "left_out": before}
        return True


class Reopened(logging.FileHandler):
    """A log file that can be renamed under us."""

    _older: TextIO | None = None

    def reopen(self) -> None:
        """Called in the middle of anything, perhaps of a line: the file of before stays open until the next time."""
        try:
            opened = self._open()
        except OSError:  # better the file of before than none
            return
        before, self.stream = self.stream, opened
        if before is not None:
            before.flush()
        if self._older is not None:
            self._older.close()
        self._older = before


def set_up(level: str = "INFO", file: str = "") -> None:
    """Send everything that is logged in this process to a file or to standard error, as JSON lines. On SIGHUP the file is
    opened anew, so that whoever turns logs over only renames it; without one it ends the server as ever where somebody may
    close the terminal, and means nothing elsewhere: `systemctl reload` must not stop the house."""
    handler = Reopened(file, encoding="utf-8") if file else logging.StreamHandler(sys.stderr)
    if isinstance(handler, Reopened):
        signal.signal(signal.SIGHUP, lambda *_: handler.reopen())
    elif not sys.stderr.isatty():
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    handler.setFormatter(JsonLines())
    handler.addFilter(Seldom())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
    # At INFO uvicorn writes the address of every socket, and SQLAlchemy every parameter.
    for name in ("uvicorn.error", "uvicorn.access", "sqlalchemy", "aiosqlite"):
        logging.getLogger(name).setLevel("WARNING")


def short(table_id: str) -> str:
    """What a log says instead of a table's id."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:8]
