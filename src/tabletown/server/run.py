"""Runs the server: finds a port, prints the address, opens a browser, and ends without cutting anybody off.

`serve` is what the command line calls. One process is enough for many tables; more of them share the port and the
database, each started as `python -m tabletown.server.run` with the listening socket handed down.
"""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path
from time import sleep

import msgspec
import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from tabletown.server import logs
from tabletown.server.app import App
from tabletown.server.config import Settings
from tabletown.server.schema import WrongVersion
from tabletown.server.storage import Storage

PORT = 8000
PORTS_TO_TRY = 50
LAST_CALL = 5
SETTINGS = "TABLETOWN_SETTINGS"
LISTENER = "TABLETOWN_LISTENER"


class BadDatabase(Exception):
    """A database that cannot be opened, and why, in one line."""


class Server(uvicorn.Server):
    """Says goodbye to sockets itself, with a code that tells clients to come back."""

    def __init__(self, app: App) -> None:
        limits = app.services.settings.limits
        super().__init__(
            uvicorn.Config(
                app,
                log_config=None,
                access_log=False,
                server_header=False,
                ws_max_size=limits.frame,
                timeout_graceful_shutdown=LAST_CALL,
            )
        )
        self._services = app.services

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._services.say_goodbye()
        await super().shutdown(sockets)


def serve(
    host: str = "127.0.0.1",
    port: int = 0,
    database: str = "",
    data_dir: Path | None = None,
    open_browser: bool = True,
    workers: int = 1,
    log_level: str = "",
) -> None:
    """Serve until told to stop. Port 0: the first free one from 8000 on. No database: SQLite in the data folder."""
    settings = Settings(database=database_url(database, data_dir or default_data_dir()))
    asyncio.run(try_database(settings.database))
    level = log_level or ("WARNING" if sys.stderr.isatty() else "INFO")
    with listen(host, port) as listener:
        address = address_of(listener)
        print(f"Tabletown: {address}", flush=True)
        if open_browser and has_browser():
            threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
        if workers > 1:
            _supervise(workers, listener, settings, level)
        else:
            run_one(settings, listener, level)


def run_one(settings: Settings, listener: socket.socket, level: str) -> None:
    logs.set_up(level.upper())
    Server(App(settings)).run(sockets=[listener])


async def try_database(url: str) -> None:
    """Make the schema once, before anybody is told an address: a server that cannot keep moves must not start."""
    try:
        storage = Storage(url)
        try:
            await storage.open()
        finally:
            await storage.close()
    except (SQLAlchemyError, WrongVersion, ImportError) as broken:
        reason = getattr(broken, "orig", None) or broken
        raise BadDatabase(str(reason).strip().splitlines()[0]) from None


def default_data_dir() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share"
    return Path(base) / "tabletown"


def database_url(database: str, data_dir: Path) -> str:
    """The URL with the driver that we use; a plain path or nothing at all means SQLite."""
    if database.startswith(("postgresql://", "postgres://")):
        return "postgresql+psycopg://" + database.partition("://")[2]
    if database.startswith("sqlite://"):
        return "sqlite+aiosqlite://" + database.partition("://")[2]
    if "://" in database:
        return database
    path = Path(database) if database else data_dir / "tabletown.sqlite3"
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{path.resolve()}"


def listen(host: str, port: int) -> socket.socket:
    """A listening socket on the port asked for, else on the first free one from 8000 on; raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in [port] if port else range(PORT, PORT + PORTS_TO_TRY):
        try:
            return socket.create_server((host, number), family=family, backlog=2048)
        except OSError:
            if port or number == PORT + PORTS_TO_TRY - 1:
                raise
    raise AssertionError("a range of ports is not empty")


def address_of(listener: socket.socket) -> str:
    """What to open in a browser on this machine."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def has_browser() -> bool:
    """Whether a window can open. Without a screen a text browser would take the terminal."""
    if os.environ.get("BROWSER") or sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open_when_ready(address: str) -> None:
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{address}/health", timeout=1).close()
        except (urllib.error.URLError, OSError):
            sleep(0.1)
        else:
            webbrowser.open(address)
            return


def _supervise(workers: int, listener: socket.socket, settings: Settings, level: str) -> None:
    """Keep this many processes running until told to stop; one that dies is started again."""
    environment = {
        **os.environ,
        SETTINGS: msgspec.json.encode(settings).decode(),
        LISTENER: f"{listener.fileno()} {level}",
    }
    is_ending = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: is_ending.set())

    def start() -> subprocess.Popen[bytes]:
        # A session of its own: Ctrl-C reaches only us, and we tell the workers.
        command = [sys.executable, "-m", "tabletown.server.run"]
        return subprocess.Popen(command, env=environment, pass_fds=[listener.fileno()], start_new_session=True)

    running = [start() for _ in range(workers)]
    while not is_ending.wait(0.5):
        running = [process if process.poll() is None else start() for process in running]
    for process in running:
        process.terminate()
    for process in running:
        process.wait()


def _worker() -> None:
    number, level = os.environ[LISTENER].split()
    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings)
    run_one(settings, socket.socket(fileno=int(number)), level)


if __name__ == "__main__":
    _worker()
