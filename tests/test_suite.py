"""The runner of the tests leaves nothing behind, and tells the truth in its last line."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

import suite

ROOT = Path(__file__).parents[1]
# A test that forgets a process in a session of its own, and a file, and says where they are.
FORGETFUL = "setsid sleep 987 & echo $! $(mktemp); echo '{summary}'; {then}"
RUNNER = """
import sys; sys.path.insert(0, {tools!r})
import suite
checks = [suite.Check(["sh", "-c", script], {{}}, suite.counts_of_pytest) for script in {scripts!r}]
lines = [[suite.Check(["sh", "-c", script]) for script in line] for line in {before!r}]
with suite.nothing_left_behind():
    status = suite.run_tests(lines, checks)
sys.exit(status)
"""
QUARANTINED = re.compile(r"@pytest\.mark\.quarantine\b.*?def (test_\w+)", re.DOTALL)


def start(*scripts: str, before: tuple[tuple[str, ...], ...] = ()) -> "subprocess.Popen[str]":
    program = RUNNER.format(tools=str(ROOT / "tools"), scripts=scripts, before=before)
    return subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)


def forgotten(line: str) -> tuple[int, Path]:
    pid, file = line.split()
    return int(pid), Path(file)


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_counts_are_added_up_and_nothing_is_left() -> None:
    first = FORGETFUL.format(summary="==== 3 passed, 1 skipped in 0.10s ====", then="exit 0")
    second = FORGETFUL.format(summary="1 failed, 2 passed, 1 error, 1 rerun in 61.00s (0:01:01)", then="exit 1")
    with start(first, second) as runner:
        out, _ = runner.communicate(timeout=60)
    assert runner.returncode == 1
    assert out.splitlines()[-1] == "5 passed, 2 failed, 1 skipped"
    for line in re.findall(r"^\d+ /\S+$", out, re.MULTILINE):
        pid, file = forgotten(line)
        assert is_gone(pid)
        assert not file.parent.exists()


def test_lines_go_on_side_by_side_and_what_is_badly_formed_ends_it() -> None:
    waits, goes_on = "until [ -e $TMPDIR/met ]; do sleep 0.01; done; echo met", "touch $TMPDIR/met; exit {status}"
    for status, ran in ((0, True), (3, False)):
        lines = ((waits,), ("echo first", goes_on.format(status=status), "echo last"))
        with start("echo tested", before=lines) as runner:
            out, _ = runner.communicate(timeout=60)
        assert runner.returncode == status
        said = out.splitlines()
        assert {"met", "first"} <= set(said)
        assert ("last" in said, "tested" in said) == (ran, ran)


def test_nothing_is_left_when_it_is_interrupted() -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        with start(FORGETFUL.format(summary="", then="sleep 60")) as runner:
            assert runner.stdout is not None
            runner.stdout.readline()
            pid, file = forgotten(runner.stdout.readline())
            assert file.exists()
            runner.send_signal(number)
            runner.wait(60)
        assert runner.returncode
        until(partial(is_gone, pid))
        assert not file.parent.exists()


def test_nothing_is_left_when_it_is_interrupted_beside_others(tmp_path: Path) -> None:
    told = tmp_path / "pid"
    for number in (signal.SIGINT, signal.SIGTERM):
        line = f"setsid sleep 987 & echo $! >{told}.part; mv {told}.part {told}; sleep 60"
        with start("echo tested", before=((line,), ("sleep 60", "sleep 60"))) as runner:
            until(told.exists)
            runner.send_signal(number)
            out, _ = runner.communicate(timeout=60)
        assert runner.returncode
        assert "tested" not in out
        pid = int(told.read_text())
        until(partial(is_gone, pid))
        told.unlink()


def test_quarantine_is_small_explained_and_only_for_browsers() -> None:
    told = (ROOT / "docs/development.md").read_text(encoding="utf-8")
    quarantined = {
        path: QUARANTINED.findall(path.read_text(encoding="utf-8")) for path in ROOT.glob("tests/**/test_*.py")
    }
    names = [name for path, found in quarantined.items() if path != Path(__file__) for name in found]
    assert len(names) <= 10
    for path, found in quarantined.items():
        assert not found or path.parent.name == "browser" or path == Path(__file__)
    for name in names:
        assert f"`{name}`" in told


def test_tests_are_rewritten_where_one_is_younger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suite, "ROOT", tmp_path)
    kept = tmp_path / "tests/server/__pycache__/test_one.cpython-311-pytest-9.2.0.pyc"
    test = tmp_path / "tests/server/test_one.py"
    kept.parent.mkdir(parents=True)
    test.touch()
    assert suite.rewriting() == [suite.REWRITING]
    kept.touch()
    assert suite.rewriting() == []
    os.utime(kept, (0, 0))
    assert suite.rewriting() == [suite.REWRITING]
