"""Several processes under one: they die with it, come back alone, and a crash loop does not burn the machine."""

import http.client
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from support.command import is_running, process_of
from support.long import sampled
from tabletown.server import supervisor
from tabletown.server.figures import WRITE_EVERY
from tabletown.server.supervisor import Place


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found]


def wait_until(holds: Callable[[], bool], seconds: float = 60) -> None:
    until = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.05)


@contextmanager
def started(tmp_path: Path, workers: int = 2, log: str = "log") -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A supervisor with its workers, and its address."""
    program = "import sys; from tabletown.server.options import Options; from tabletown.server.run import serve;"
    file = str(tmp_path / log) if log else ""
    program += f" serve(Options(data=sys.argv[1], workers={workers}, log_file={file!r}), open_browser=False)"
    command = [sys.executable, "-c", program, str(tmp_path)]
    with process_of(command, stderr=subprocess.DEVNULL) as process:  # its workers end with it
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        wait_until(lambda: answers(address))
        yield process, address


def answers(address: str) -> bool:
    try:
        urllib.request.urlopen(f"{address}/alive", timeout=5).close()
    except (urllib.error.URLError, OSError, http.client.HTTPException):
        return False
    return True


def test_processes_end_when_the_one_above_them_is_killed(tmp_path: Path) -> None:
    with started(tmp_path) as (process, _):
        wait_until(lambda: len(children(process.pid)) == 2)
        workers = children(process.pid)
        process.kill()
        process.wait()
        wait_until(lambda: not any(is_running(worker) for worker in workers), 20)


def test_a_process_that_is_killed_is_started_again(tmp_path: Path) -> None:
    with started(tmp_path) as (process, address):
        wait_until(lambda: len(children(process.pid)) == 2)
        first = children(process.pid)
        os.kill(first[0], signal.SIGKILL)
        wait_until(lambda: len(children(process.pid)) == 2 and first[0] not in children(process.pid))
        assert answers(address)
        process.terminate()
        process.wait(60)


def test_what_dies_young_is_started_less_and_less_often() -> None:
    place = Place([sys.executable, "-c", "raise SystemExit(1)"], dict(os.environ), ())
    pauses = []
    for _ in range(10):
        place._next = 0.0
        place.look()
        place.wait()
        place.look()  # notices that it has ended
        pauses.append(place._pause)
    assert pauses[:3] == [1.0, 2.0, 4.0]
    assert pauses[-1] == supervisor.LONGEST_PAUSE


def test_what_was_told_to_end_is_followed_at_once() -> None:
    """However young it is: processes are replaced one after the other, and nobody shall wait for the pauses of a crash."""
    place = Place([sys.executable, "-c", "import time; time.sleep(600)"], dict(os.environ), ())
    for _ in range(3):
        place.look()
        assert place._process is not None
        place.tell(signal.SIGTERM)
        place.wait()
    place.look()  # notices the last end, and starts the next one
    assert place._pause == supervisor.LOOK
    assert place._process is not None
    assert place._process.poll() is None
    place.tell(signal.SIGKILL)
    place.wait()


def test_what_does_not_end_when_told_is_killed() -> None:
    deaf = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(600)"
    place = Place([sys.executable, "-c", deaf], dict(os.environ), ())
    place.look()
    assert place._process is not None
    pid = place._process.pid
    wait_until(lambda: signal.SIGTERM in ignored(pid))
    place.tell(signal.SIGTERM)
    place.wait(0.5)
    assert not is_running(pid)


def ignored(pid: int) -> set[int]:
    """The signals that a process does not hear."""
    (mask,) = (
        int(line.split()[1], 16) for line in Path(f"/proc/{pid}/status").read_text().splitlines() if "SigIgn" in line
    )
    return {number for number in range(1, 32) if mask >> (number - 1) & 1}


def figures(address: str) -> dict[str, float]:
    """What a scraper reads; empty while whoever takes the call is just being killed."""
    try:
        with urllib.request.urlopen(f"{address}/metrics", timeout=10) as answer:
            lines = answer.read().decode().splitlines()
    except (urllib.error.URLError, OSError, http.client.HTTPException):
        return {}
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if not line.startswith("#")}


def test_figures_are_whole_whoever_is_asked_and_never_fall(tmp_path: Path) -> None:
    with started(tmp_path) as (process, address):
        wait_until(lambda: figures(address).get("tabletown_processes") == 2)
        for _ in range(20):
            assert answers(address)
        answered = 'tabletown_requests_total{status="200"}'
        wait_until(lambda: figures(address).get(answered, 0) >= 20)
        before = figures(address)[answered]
        time.sleep(2 * WRITE_EVERY)  # then each of them has written what it counted
        first = children(process.pid)
        os.kill(first[0], signal.SIGKILL)
        wait_until(lambda: first[0] not in children(process.pid) and answered in figures(address))
        assert figures(address)[answered] >= before
        wait_until(lambda: figures(address).get("tabletown_processes") == 2)
        process.terminate()
        process.wait(60)


def test_logs_can_be_turned_over(tmp_path: Path) -> None:
    with started(tmp_path) as (process, address):
        log, older = tmp_path / "log", tmp_path / "log.1"
        wait_until(log.exists)
        log.rename(older)
        process.send_signal(signal.SIGHUP)
        wait_until(log.exists)

        def writes_only_to_the_new_one() -> bool:
            sizes = older.stat().st_size, log.stat().st_size
            answered = sum(answers(address) for _ in range(40))  # enough that each of the two meets some
            return answered == 40 and older.stat().st_size == sizes[0] and log.stat().st_size > sizes[1]

        wait_until(writes_only_to_the_new_one)
        assert process.poll() is None
        process.terminate()
        process.wait(60)


@pytest.mark.parametrize("workers", sampled([1, 2], 1))
def test_a_house_without_a_log_file_is_not_stopped_by_a_reload(tmp_path: Path, workers: int) -> None:
    """`systemctl reload` sends what would end a program in a terminal that is closed."""
    with started(tmp_path, workers, log="") as (process, address):
        for pid in (process.pid, *children(process.pid)):
            wait_until(lambda pid=pid: signal.SIGHUP in ignored(pid))  # type: ignore[misc]
            os.kill(pid, signal.SIGHUP)
        assert answers(address)
        assert process.poll() is None
        process.terminate()
        process.wait(60)
