"""`make play` from nothing: what is installed with what, what runs side by side, and compiling that waits for nobody.

Steps and compilers are stand-ins here; `make test` itself goes through the real ones before the first test runs.
"""

import io
import os
import re
import resource
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE

import pytest

import compiling
import packages
import prepare
from pip_settings import pip_settings
from progress import Progress
from support.command import is_running

ROOT = Path(__file__).parent.parent
MAKES = "from pathlib import Path; Path('src/tabletown__mypyc.so').touch(); Path('src/tabletown/module.so').touch()"
FAILS = "import sys; sys.exit('a compiler error')"
MAKES_NOTHING = ""
KEY = "0123456789abcdef" * 4


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout without packages, with one module."""
    for module in (prepare, compiling, packages):
        monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(prepare, "CACHE", tmp_path / ".cache")
    place = tmp_path / ".cache/compiled"
    for name, path in {"PLACE": "", "WORKSHOP": "workshop", "LOG": "log.txt", "FAILED": "failed"}.items():
        monkeypatch.setattr(compiling, name, place / path)
    monkeypatch.setattr(compiling, "VENV_PYTHON", sys.executable)
    (tmp_path / "src/tabletown").mkdir(parents=True)
    (tmp_path / "src/tabletown/module.py").write_text("here = 1\n")
    for part in compiling.PARTS:
        (tmp_path / part).touch()
    return tmp_path


def test_uv_is_told_what_pip_is_set_up_with() -> None:
    told = packages.for_uv({"index-url": ["a"], "extra-index-url": ["b", "c"], "cert": ["d"], "retries": ["3"]})
    options = ["--index-url", "a", "--extra-index-url", "b", "--extra-index-url", "c"]
    assert told == (["--index-strategy", "unsafe-best-match", *options], {"SSL_CERT_FILE": "d"})


def test_a_setting_that_uv_does_not_know_is_left_to_pip() -> None:
    assert packages.for_uv({"constraint": ["versions.txt"]}) is None


def test_the_environment_wins_over_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pip.conf").write_text("[global]\nindex-url = one\nextra-index-url =\n    two\n    three\n")
    for name in [name for name in os.environ if name.startswith("PIP_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_CONFIG_FILE", str(tmp_path / "pip.conf"))
    monkeypatch.setenv("PIP_INDEX_URL", "four")
    settings = pip_settings(sys.executable)
    assert (settings["index-url"], settings["extra-index-url"]) == (["four"], ["two", "three"])


@pytest.mark.parametrize("uv", ["exit 1", "exit 0"])
def test_pip_does_what_uv_cannot(uv: str, checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pip: list[tuple[str, ...]] = []
    (checkout / "uv").write_text(f"#!/bin/sh\n{uv}\n")
    (checkout / "uv").chmod(0o755)
    monkeypatch.setattr(packages, "UV", checkout / "uv")
    monkeypatch.setattr(packages, "VENV_PYTHON", sys.executable)
    monkeypatch.setattr(packages, "pip_settings", lambda _: {})
    monkeypatch.setattr(packages, "_pip", lambda *arguments: pip.append(arguments))
    packages.install("-r", "pins.txt")
    assert pip == ([("-r", "pins.txt")] if uv == "exit 1" else [])


def step(
    name: str, run: Callable[[], None], *after: prepare.Step, within: tuple[prepare.Step, ...] = ()
) -> prepare.Step:
    def made() -> None:
        run()
        (packages.ROOT / name).touch()

    made.__name__ = name
    return prepare.Step(name, (), name, made, after, within)


def test_steps_that_do_not_need_each_other_run_side_by_side(checkout: Path) -> None:
    both = threading.Barrier(2, timeout=20)
    order: list[str] = []
    first = step("first", lambda: order.append("first"))
    one, two = (step(name, lambda: order.append("middle" if both.wait() < 2 else ""), first) for name in ("one", "two"))
    last = step("last", lambda: order.append("last"), one, two)
    prepare.set_up((first, one, two, last))
    assert order == ["first", "middle", "middle", "last"]
    prepare.set_up((first, one, two, last))
    assert len(order) == 4, "what is done is not done again"


def test_what_a_larger_step_made_is_not_made_again(checkout: Path) -> None:
    ran: list[str] = []
    whole = step("output", lambda: ran.append("whole"))
    part = prepare.Step("part", (), "output", lambda: ran.append("part"), (), (whole,))
    prepare.set_up((whole,))
    prepare.set_up((part,))
    assert ran == ["whole"]


def test_a_failing_step_says_why_and_stops_what_needs_it(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def fail() -> None:
        packages.quietly([sys.executable, "-c", "import sys; print('no such package'); sys.exit(3)"])

    ran: list[str] = []
    broken = step("broken", fail)
    with pytest.raises(SystemExit, match="broken failed with exit status 3"):
        prepare.set_up((broken, step("next", lambda: ran.append("next"), broken)))
    assert "no such package" in capsys.readouterr().out
    assert ran == []


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_on_a_terminal_the_line_moves_and_says_what_takes_the_time() -> None:
    sink = Terminal()
    with Progress(sink) as progress:
        progress.begin("packages")
        progress.begin("client")
        wait_for(lambda: len(re.findall(r"packages \d+ s · client \d+ s", sink.getvalue())) > 2)
        progress.end("packages")
        progress.end("client")
    *_, last = sink.getvalue().strip().splitlines()
    assert re.search(r"set up in \d+ s; what took longest:", last)


def wait_for(what: Callable[[], bool], seconds: float = 60.0) -> None:
    deadline = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_finished_tree_is_whole_and_gets_beside_the_sources(checkout: Path) -> None:
    (checkout / "setup.py").write_text(MAKES)
    stale = checkout / "src/tabletown/deleted.so"
    stale.touch()
    tree = compiling.build(KEY)
    made = {str(path.relative_to(tree)) for path in tree.rglob("*.*")}
    assert made == {"tabletown__mypyc.so", "tabletown/module.py", "tabletown/module.so"}
    assert not (checkout / "src/tabletown/module.so").exists(), "nothing changes under a running server"
    compiling.put_in_place(KEY)
    beside = {str(path.relative_to(checkout)) for path in (checkout / "src").rglob("*.so")}
    assert beside == {"src/tabletown__mypyc.so", "src/tabletown/module.so"}


@contextmanager
def behind(checkout: Path, setup: str) -> Iterator[subprocess.Popen[str]]:
    """A process that lets this compile behind it, as the server of `make play` does."""
    shutil.copytree(ROOT / "tools", checkout / "tools")
    (checkout / ".venv/bin").mkdir(parents=True)
    (checkout / ".venv/bin/python").symlink_to(sys.executable)
    (checkout / "setup.py").write_text(setup)
    program = f"import compiling, sys; compiling.start_behind({KEY!r}); sys.stdin.read()"
    command = [sys.executable, "-c", program]
    with subprocess.Popen(command, cwd=checkout / "tools", text=True, stdin=PIPE, stdout=PIPE) as process:
        yield process
        process.kill()


@pytest.mark.parametrize("setup", [FAILS, MAKES_NOTHING])
def test_a_failing_compiler_is_told_once(setup: str, checkout: Path) -> None:
    with behind(checkout, setup) as game:
        assert game.stdout is not None
        assert game.stdout.readline() == (
            "tabletown: compiling failed, bots go on as they are, only slower; the reason is in .cache/compiled/log.txt\n"
        )
        assert game.poll() is None
    assert ("a compiler error" in compiling.LOG.read_text()) == (setup == FAILS)
    assert compiling.has_failed(KEY)
    assert not compiling.has_failed("other sources")
    assert not compiling.tree(KEY).exists()


def test_compiling_comes_behind_everything_else_and_is_told_when_it_is_done(checkout: Path) -> None:
    notes = "import os; Path('priority').write_text(str(os.getpriority(os.PRIO_PROCESS, 0)))"
    with behind(checkout, f"{MAKES}; {notes}") as game:
        assert game.stdout is not None
        assert re.fullmatch(r"tabletown: compiled in \d+ s; bots think faster from now on\n", game.stdout.readline())
    assert (compiling.WORKSHOP / "priority").read_text() == "19"
    assert (compiling.tree(KEY) / "tabletown/module.so").exists()


def test_compiling_ends_with_the_game(checkout: Path) -> None:
    waits = "from pathlib import Path; import os, time; Path('pid').write_text(f'{os.getpid()}.'); time.sleep(600)"
    pid = compiling.WORKSHOP / "pid"
    with behind(checkout, waits):
        wait_for(lambda: pid.exists() and pid.read_text().endswith("."))
    wait_for(lambda: not is_running(int(pid.read_text()[:-1])))
    assert not compiling.has_failed(KEY)


def test_the_next_start_takes_the_set_up_as_it_is() -> None:
    """Two seconds for a second start, most of it the server's own: looking after the set-up may cost little of them."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    program = "import prepare; [step.is_done() for step in prepare.BUILD]"
    subprocess.run([sys.executable, "-c", program], cwd=ROOT / "tools", check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < 1.0
