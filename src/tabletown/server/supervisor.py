"""Several server processes on one port: starts them, starts again what dies, and ends them all. They end by themselves when
this one is gone, however it went: each holds the end of a pipe that closes with it.
"""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

import msgspec

from tabletown.server.config import Settings

SETTINGS = "TABLETOWN_SETTINGS"
HANDED_DOWN = "TABLETOWN_HANDED_DOWN"
LOOK = 0.5
SHORT_LIFE = 10.0
LONGEST_PAUSE = 30.0
POLITE = (0, -signal.SIGTERM)
"""How a process ends that was told to, as an upgrade does it: the next one is started at once."""
LAST_CALL = 20.0
"""Seconds that the processes have to end when they are told to; what then still runs is killed."""


class Place:
    """One of the processes. If it dies young again and again, the pauses before the next start grow."""

    def __init__(self, command: list[str], environment: dict[str, str], files: tuple[int, ...]) -> None:
        self._command = command
        self._environment = environment
        self._files = files
        self._pause = LOOK
        self._started = 0.0
        self._process: subprocess.Popen[bytes] | None = None
        self._next = 0.0

    def look(self) -> None:
        """Start it when nothing runs here and the pause is over."""
        now = time.monotonic()
        status = self._process.poll() if self._process is not None else None
        if status is not None:
            self._process = None
            lived = now - self._started
            has_failed = status not in POLITE and lived < SHORT_LIFE
            self._pause = min(2 * self._pause, LONGEST_PAUSE) if has_failed else LOOK
            self._next = now + (self._pause if has_failed else 0.0)
            print(f"tabletown: a server process ended after {lived:.0f} s", file=sys.stderr, flush=True)
        if self._process is None and now >= self._next:
            self._started = now
            # A session of its own: Ctrl-C reaches only us, and we tell the processes.
            self._process = subprocess.Popen(
                self._command, env=self._environment, pass_fds=self._files, start_new_session=True
            )

    def tell(self, number: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(number)

    def wait(self, seconds: float = LAST_CALL) -> None:
        """Wait for its end; one that does not come to it in time is killed."""
        if self._process is None:
            return
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def supervise(
    workers: int, listener: socket.socket, settings: Settings, level: str, module: str = "tabletown.server.run"
) -> None:
    """Keep this many processes running until told to stop."""
    with tempfile.TemporaryDirectory(prefix="tabletown-") as folder:
        _supervise(workers, listener, msgspec.structs.replace(settings, figures=folder), level, module)


def _supervise(workers: int, listener: socket.socket, settings: Settings, level: str, module: str) -> None:
    lives_with_us, _ours = os.pipe()
    environment = heritage(settings, listener, lives_with_us, level)
    is_ending = threading.Event()
    places: list[Place] = []
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: is_ending.set())
    if settings.log_file:
        signal.signal(signal.SIGHUP, lambda *_: _tell_all(places, signal.SIGHUP))
    elif not sys.stderr.isatty():
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    files = (listener.fileno(), lives_with_us)
    places += [Place([sys.executable, "-m", module], environment, files) for _ in range(workers)]
    while True:
        for place in places:
            place.look()
        if is_ending.wait(LOOK):
            break
    _tell_all(places, signal.SIGTERM)
    until = time.monotonic() + LAST_CALL
    for place in places:
        place.wait(max(0.0, until - time.monotonic()))


def _tell_all(places: list[Place], number: signal.Signals) -> None:
    for place in places:
        place.tell(number)


def heritage(settings: Settings, listener: socket.socket, lives_with: int, level: str) -> dict[str, str]:
    """The environment of a server process; `lives_with` is the end of a pipe whose other end its parent keeps open."""
    return {
        **os.environ,
        SETTINGS: msgspec.json.encode(settings).decode(),
        HANDED_DOWN: f"{listener.fileno()} {lives_with} {level}",
    }


def handed_down() -> tuple[Settings, socket.socket, str]:
    """What a process was given by the one that started it. It ends when that one is gone."""
    listener, lives_with, level = os.environ[HANDED_DOWN].split()

    def end_together() -> None:
        os.read(int(lives_with), 1)  # nothing is ever written: it returns when the other end is closed
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=end_together, daemon=True).start()
    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings)
    return settings, socket.socket(fileno=int(listener)), level
