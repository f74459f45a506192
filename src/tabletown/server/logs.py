"""Logs as one JSON object a line on standard error. Callers put what belongs to a line into `extra={"data": {...}}`.

Nothing hidden is ever logged: no seeds, no actions, no cookies, no addresses of tables, whose ids are keys. A table
shows as the short hash of its id.
"""

import hashlib
import json
import logging
import sys
import time


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
            line.update(data)
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: str = "INFO") -> None:
    """Send everything that is logged in this process to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
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
