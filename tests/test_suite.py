"""The runner of the tests leaves nothing behind, and tells the truth in its last line."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
# A test that forgets a process in a session of its own, and a file, and says where they are.
FORGETFUL = "setsid sleep 987 & echo $! $(mktemp); echo '{summary}'; {then}"
RUNNER = """
import sys; sys.path.insert(0, {tools!r})
import suite
checks = [suite.Check(["sh", "-c", script], {{}}, suite.counts_of_pytest) for script in {scripts!r}]
with suite.nothing_left_behind():
    status = suite.run_tests([], checks)
sys.exit(status)
"""
QUARANTINED = re.compile(r"@pytest\.mark\.quarantine\b.*?def (test_\w+)", re.DOTALL)


def start(*scripts: str) -> "subprocess.Popen[str]":
    program = RUNNER.format(tools=str(ROOT / "tools"), scripts=scripts)
    return subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)


def forgotten(line: str) -> tuple[int, Path]:
    pid, file = line.split()
    return int(pid), Path(file)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_counts_are_added_up_and_nothing_is_left() -> None:
    first = FORGETFUL.format(summary="==== 3 passed, 1 skipped in 0.10s ====", then="exit 0")
    second = FORGETFUL.format(summary="1 failed, 2 passed, 1 error, 1 rerun in 61.00s (0:01:01)", then="exit 1")
    with start(first, second) as runner:
        out, _ = runner.communicate(timeout=60)
    assert runner.returncode == 1
    assert out.splitlines()[-1] == "5 passed, 2 failed, 1 skipped"
    for line in re.findall(r"^\d+ /\S+$", out, re.MULTILINE):
        pid, file = forgotten(line)
        assert not is_running(pid)
        assert not file.parent.exists()


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
        deadline = time.monotonic() + 30
        while is_running(pid):
            assert time.monotonic() < deadline
            time.sleep(0.01)
        assert not file.parent.exists()


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
