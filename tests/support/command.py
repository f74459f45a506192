"""Runs `tabletown` as a user does, in a process of its own, and drives a game through its standard input."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

CHOICE = re.compile(r"^(\d+): (.+)$", re.MULTILINE)
PLACES = re.compile(r": (\d+)(\([+−]\d+\))?( \d+(\([+−]\d+\))?)*$")


@dataclass(frozen=True)
class Run:
    status: int
    out: str
    err: str


def environment(folder: Path) -> dict[str, str]:
    """English, no terminal, and saves below the test's own folder."""
    keep = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "LANGUAGE")}
    return {**keep, "LANG": "C.UTF-8", "XDG_STATE_HOME": str(folder / "state"), "COLUMNS": "100"}


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "tabletown.cli", *arguments]


def tabletown(folder: Path, *arguments: str, typed: str = "", **variables: str) -> Run:
    done = subprocess.run(
        command(*arguments),
        cwd=folder,
        env={**environment(folder), **variables},
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )
    return Run(done.returncode, done.stdout, done.stderr)


@contextmanager
def process_of(arguments: list[str], **options: Any) -> Iterator[subprocess.Popen[str]]:
    """A process that speaks to us. Whatever a test finds, nothing is left running or waited for."""
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True, **options) as process:
        try:
            yield process
        finally:
            process.kill()


def hears_ctrl_c() -> None:
    """A process started in the background of a script ignores Ctrl-C, and so would its children."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Keyboard:
    """A running game: reads until it asks, answers, and so on."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.process = subprocess.Popen(
            command(*arguments),
            cwd=folder,
            env=environment(folder),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            preexec_fn=hears_ctrl_c,
        )
        self.said = ""

    def listen(self) -> str:
        """Everything up to the next question, or to the end; empty after that."""
        assert self.process.stdout is not None
        heard = b""
        while not heard.endswith(b"\n> ") and (byte := self.process.stdout.read(1)):
            heard += byte
        text = heard.decode()
        self.said += text
        return text

    def type(self, line: str) -> str:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()
        return self.listen()

    def close(self) -> Run:
        out, err = self.process.communicate(timeout=60)
        return Run(self.process.returncode, self.said + out.decode(), err.decode())


def numbered(text: str) -> list[str]:
    """What can be typed at a question: the number of a choice, or of the first place in a group."""
    typed = []
    for number, label in CHOICE.findall(text):
        places = PLACES.search(label)
        typed.append(f"{number}.{places.group(1)}" if places else number)
    return typed


def is_running(pid: int) -> bool:
    """Whether this process has not ended yet. One that nobody has buried is there, but does not run."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
