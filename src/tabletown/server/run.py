"""Runs the server: finds a port, prints the address, opens a browser, and ends without cutting anybody off.

`serve` is what the command line calls. One process is enough for many tables; more of them share the port and the
database, each started as `python -m tabletown.server.run` with the listening socket handed down.
"""

import asyncio
import gc
import os
import socket
import sys
import threading
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path
from time import sleep

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from tabletown.extras import missing_extra
from tabletown.server import logs
from tabletown.server.app import App
from tabletown.server.config import Settings
from tabletown.server.door import Door, guarded
from tabletown.server.options import Options
from tabletown.server.schema import WrongVersion
from tabletown.server.storage import Storage
from tabletown.server.supervisor import handed_down, supervise

PORT = 8000
PORTS_TO_TRY = 50
LAST_CALL = 5


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
                proxy_headers=False,  # the gate reads them, from the proxies that are configured
                server_header=False,
                http=guarded(Door(app.services.settings, app.services.metrics)),
                ws_max_size=limits.frame,
                timeout_graceful_shutdown=LAST_CALL,
            )
        )
        self._services = app.services

    async def main_loop(self) -> None:
        gc.collect()
        gc.freeze()  # words, catalogues and routes stay: looking through them again and again would make people wait
        await super().main_loop()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._services.say_goodbye()
        await super().shutdown(sockets)


def serve(options: Options, open_browser: bool = True) -> None:
    """Serve until told to stop. Port 0: the first free one from 8000 on. No database: SQLite in the data folder."""
    os.umask(0o077)  # the database holds the key of the cookies and the seeds of running games
    data_dir = Path(options.data) if options.data else default_data_dir()
    settings = options.settings(database_url(options.database, data_dir))
    asyncio.run(try_database(settings.database))
    level = options.log_level or ("WARNING" if sys.stderr.isatty() and not options.log_file else "INFO")
    with listen(options.host or "127.0.0.1", options.port) as listener:
        address = address_of(listener)
        print(f"Tabletown: {address}", flush=True)
        if open_browser and has_browser():
            threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
        if options.workers > 1:
            supervise(options.workers, listener, settings, level)
        else:
            run_one(settings, listener, level)


def run_one(settings: Settings, listener: socket.socket, level: str) -> None:
    logs.set_up(level.upper(), settings.log_file)
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
        if isinstance(broken, ImportError) and missing_extra(broken):
            raise  # whoever started us says how to install it
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
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    for kept in (path, *path.parent.glob(f"{path.name}-*")):  # also those of an older Tabletown
        if kept.exists():
            kept.chmod(0o600)
    return f"sqlite+aiosqlite:///{path.resolve()}"


def listen(host: str, port: int) -> socket.socket:
    """A listening socket on the port asked for, else on the first free one from 8000 on; raises OSError."""
    for number in [port] if port else range(PORT, PORT + PORTS_TO_TRY):
        try:
            return new_listener(host, number)
        except OSError:
            if port or number == PORT + PORTS_TO_TRY - 1:
                raise
    raise AssertionError("a range of ports is not empty")


def new_listener(host: str, port: int) -> socket.socket:
    """Whoever connects is sent everything at once. Two frames follow each move, and the system would keep the second back until
    the browser has confirmed the first, which it puts off by 40 ms. asyncio does not see that a socket made here speaks TCP."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.create_server((host, port), family=family, backlog=2048)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


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


def worker() -> None:
    settings, listener, level = handed_down()
    run_one(settings, listener, level)


if __name__ == "__main__":
    worker()
