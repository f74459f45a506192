"""Runs the checks of this checkout one after the other and leaves nothing behind: no process, no port, no temporary folder,
also when it is interrupted. The Makefile calls it when all is set up but the compiled modules: it lets them be made beside the
first checks. It needs only the standard library.

    python tools/suite.py test          what `make test` runs; ends with "N passed, N failed, N skipped"
    python tools/suite.py long          the same with more games and kills, and with what takes too long for every day
    python tools/suite.py quarantine    the tests that `make test` leaves out because their waiting is shaky
    python tools/suite.py flaky         the browser tests ten times; tells how often each failed
"""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
BIN = ".venv/bin"
NPM = [f"{BIN}/python", "tools/client.py", "npm", "run"]
# Neighbouring tests share servers and browsers: a worker keeps its part, and takes over from others only in the end.
PYTEST = [f"{BIN}/pytest", "--dist", "worksteal"]
# Servers wait for each other and for clocks: with two of them cores stand idle. Browsers never do; more than one for each core
# take a fifth longer.
WITH_SERVERS = ["-n", "4", "--durations", "20"]
WITH_BROWSERS = ["-n", "2", "--durations", "20"]
BROWSERS = "tests/browser"
# What plays no game itself runs once, compiled: servers, browsers, coach, terminal, measurements, paper, texts, tools.
ONCE = ["server", "browser", "coach", "terminal", "lab", "printing"]
ONCE += [
    f"test_{name}.py"
    for name in (
        "arguments",
        "build",
        "cli",
        "container",
        "extras",
        "locale",
        "locks",
        "mutants",
        "start",
        "suite",
        "wheel",
    )
]
# These take longer interpreted than they show every day: how bots think and how strong they are, and files of others.
ONCE_A_DAY = [f"bots/test_{name}.py" for name in ("levels", "searcher", "strength")] + ["engine/test_soak.py"]
ONCE_A_DAY += [f"test_{name}.py" for name in ("arrows", "hostile_files", "own_game", "words")]
EVERY_DAY = ["-m", "not long and not quarantine"]
RUNS = 10
NOTHING_RAN = 5
BECOME_SUBREAPER = 36  # PR_SET_CHILD_SUBREAPER of Linux: orphans of our children become our children

COUNTED = re.compile(r"\b(\d+) (passed|failed|skipped|errors?)\b")
COLOURS = re.compile(r"\x1b\[[0-9;]*m")
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)")


@dataclass(frozen=True, eq=False)
class Check:
    command: list[str]
    variables: dict[str, str] = field(default_factory=dict)
    is_summary: Callable[[str], bool] | None = None
    """Whether this line of its output counts tests; nothing where there are none to be counted."""

    @property
    def is_tests(self) -> bool:
        return self.is_summary is not None

    def __str__(self) -> str:
        return " ".join([*(f"{name}={value}" for name, value in self.variables.items()), *map(quoted, self.command)])


def quoted(word: str) -> str:
    return f'"{word}"' if " " in word else word


def counts_of_pytest(line: str) -> bool:
    return bool(re.match(r"=* ?\d+ \w+.* in [\d.]+s", line))


def counts_of_vitest(line: str) -> bool:
    return line.strip().startswith("Tests ")


def tests(variables: dict[str, str], *arguments: str) -> Check:
    return Check([*PYTEST, *arguments], variables, counts_of_pytest)


# What needs no compiled modules goes on beside what makes them, and beside the interpreted tests: none fills two cores.
UNCOMPILED = [
    Check([f"{BIN}/ruff", "format", "--check", "."]),
    Check([f"{BIN}/ruff", "check", "."]),
    Check([f"{BIN}/mypy"]),
    Check([*NPM, "check"]),
    Check([*NPM, "test"], is_summary=counts_of_vitest),
]
COMPILING = [Check([sys.executable, "tools/prepare.py", "test"])]
# pytest writes every test anew that asserts, and keeps it: once here, so that not every worker does it for itself.
REWRITING = Check([f"{BIN}/pytest", "-qq", "--collect-only"], {"TABLETOWN_PURE": "1"})


def rewriting() -> list[Check]:
    """Nothing where every test lies there rewritten, younger than the test itself."""
    for test in (ROOT / "tests").rglob("test_*.py"):
        written = (kept.stat().st_mtime for kept in test.parent.glob(f"__pycache__/{test.stem}.*-pytest-*.pyc"))
        if max(written, default=0) < test.stat().st_mtime:
            return [REWRITING]
    return []


def without(names: list[str]) -> list[str]:
    return [f"--ignore=tests/{name}" for name in names]


def first(variables: dict[str, str], only_compiled: list[str], *which: str) -> tuple[list[Check], list[Check]]:
    """What goes on beside the making of compiled modules, and what does not wait for them either."""
    interpreted = tests({**variables, "TABLETOWN_PURE": "1"}, "-n", "2", *which, *without(only_compiled))
    return UNCOMPILED, [*rewriting(), *COMPILING, interpreted]


def compiled(variables: dict[str, str], *which: str) -> list[Check]:
    variables = {**variables, "TABLETOWN_PURE": ""}
    return [
        tests(variables, *WITH_SERVERS, *which, f"--ignore={BROWSERS}"),
        tests(variables, *WITH_BROWSERS, *which, BROWSERS),
    ]


class Suite:
    """Runs checks and counts what they say."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.failures: Counter[str] = Counter()
        self._ending = False

    def run(self, check: Check) -> int:
        """Run it to its end, and show what it says; returns its exit status."""
        print(check, flush=True)
        process = subprocess.Popen(
            check.command,
            cwd=ROOT,
            env={**os.environ, **check.variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
        # Beside us: the pipe stays open as long as anybody holds it, also a process that was forgotten.
        hearing = threading.Thread(target=self._hear, args=(check, process.stdout), daemon=True)
        hearing.start()
        status = process.wait()
        end_all_children()
        hearing.join()
        return status

    def run_side_by_side(self, *lines: list[Check]) -> dict[Check, int]:
        """Run each line's checks one after the other, up to one that fails, and all lines at once. What a check says is shown
        when it ends. Returns the exit status of each that failed."""
        failed: dict[Check, int] = {}
        threads = [threading.Thread(target=self._run_line, args=(line, failed), daemon=True) for line in lines]
        for thread in threads:
            thread.start()
        try:
            for thread in threads:
                thread.join()
        finally:
            self._ending = True
        end_all_children()
        return failed

    def _run_line(self, line: list[Check], failed: dict[Check, int]) -> None:
        for check in line:
            # Into a file: a pipe would stay open as long as a process that was forgotten holds it.
            with tempfile.TemporaryFile("w+", errors="replace") as output:
                command = subprocess.Popen(
                    check.command,
                    cwd=ROOT,
                    env={**os.environ, **check.variables},
                    stdout=output,
                    stderr=subprocess.STDOUT,
                )
                status = command.wait()
                output.seek(0)
                said = output.read()
            if self._ending:
                return
            print(f"{check}\n{said}", end="", flush=True)
            for spoken in said.splitlines():
                self._count(check, COLOURS.sub("", spoken))
            if status:
                failed[check] = status
                return

    def _hear(self, check: Check, output: IO[str]) -> None:
        for line in output:
            print(line, end="", flush=True)
            self._count(check, COLOURS.sub("", line))

    def _count(self, check: Check, line: str) -> None:
        if failed := FAILED.match(line):
            self.failures[failed[1]] += 1
        if check.is_summary and check.is_summary(line):
            for number, kind in COUNTED.findall(line):
                self.counts["failed" if kind.startswith("error") else kind] += int(number)

    def summary(self) -> str:
        return ", ".join(f"{self.counts[kind]} {kind}" for kind in ("passed", "failed", "skipped"))


def run_tests(before: Iterable[list[Check]], checks: Iterable[Check]) -> int:
    suite = Suite()
    start = time.monotonic()
    failed = suite.run_side_by_side(*before)
    for check, status in failed.items():
        if not check.is_tests:
            return status  # what is not even well formed is not worth the minutes that follow
    statuses = [*failed.values(), *(suite.run(check) for check in checks)]
    print(f"in {time.monotonic() - start:.0f} s")
    print(suite.summary())
    return next((status for status in statuses if status), 0)


def run_quarantine() -> int:
    status = Suite().run(tests({"TABLETOWN_PURE": ""}, *WITH_BROWSERS, "-m", "quarantine"))
    return 0 if status == NOTHING_RAN else status


def run_often() -> int:
    """Each time in a new run, without running a test again that failed."""
    suite = Suite()
    for number in range(1, RUNS + 1):
        print(f"run {number} of {RUNS}")
        suite.run(tests({"TABLETOWN_PURE": ""}, *WITH_BROWSERS, "--no-reruns", BROWSERS))
    for test, times in suite.failures.most_common():
        print(f"failed {times} of {RUNS}: {test}")
    print(suite.summary())
    return 1 if suite.failures else 0


MORE = {"TABLETOWN_LONG": "1"}
ALL = ["-m", "not quarantine"]
PURPOSES: dict[str, Callable[[], int]] = {
    "test": lambda: run_tests(first({}, ONCE + ONCE_A_DAY, *EVERY_DAY), compiled({}, *EVERY_DAY)),
    "long": lambda: run_tests(first(MORE, ONCE, *ALL), compiled(MORE, *ALL)),
    "quarantine": run_quarantine,
    "flaky": run_often,
}


def children() -> list[int]:
    """The processes that we started, or whose parents have gone."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = stat.read_text().rpartition(")")[2].split()[:2]
        except OSError:
            continue  # it has just ended
        if int(parent) == os.getpid() and state != "Z":
            found.append(int(stat.parent.name))
    return found


def end_all_children() -> None:
    """What is still there has been forgotten by somebody. Its own children come to us, and follow."""
    deadline = time.monotonic() + 10
    while (left := children()) and time.monotonic() < deadline:
        for pid in left:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        time.sleep(0.02)
        bury_the_dead()


def bury_the_dead() -> None:
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        pass


@contextmanager
def nothing_left_behind() -> Iterator[None]:
    """What runs inside has a temporary folder of its own; afterwards it is gone, and so is everything that still runs."""
    ctypes.CDLL(None).prctl(BECOME_SUBREAPER, 1, 0, 0, 0)
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda number, _: sys.exit(128 + number))
    # A process started in the background of a script ignores Ctrl-C, and so would its children.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    folder = Path(tempfile.mkdtemp(prefix="tabletown-"))
    folder.chmod(0o755)  # PostgreSQL is another user where we are root
    os.environ["TMPDIR"] = str(folder)
    try:
        yield
    finally:
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, signal.SIG_IGN)  # once is enough; the rest is quick
        end_all_children()
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    with nothing_left_behind():
        try:
            status = PURPOSES[sys.argv[1]]()
        except KeyboardInterrupt:
            status = 128 + signal.SIGINT
    sys.exit(status)


if __name__ == "__main__":
    main()
