"""Compiles the engine, the games and the bots in a workshop of its own, and hands over only what is whole.

The sources are copied into .cache/compiled/workshop and compiled there; a finished tree, sources and compiled modules
together, gets its name by one rename. Whoever runs meanwhile never sees half of it: a process uses the sources, or a whole
tree. `make play` lets this run behind the game (`python tools/compiling.py KEY DESCRIPTOR`); it ends when the game does,
and goes on next time where it stopped. It needs only the standard library.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

from packages import ROOT, VENV_PYTHON

PLACE = ROOT / ".cache/compiled"
WORKSHOP = PLACE / "workshop"
LOG = PLACE / "log.txt"
FAILED = PLACE / "failed"
PARTS = ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE")
NOT_SOURCES = shutil.ignore_patterns("*.so", "*.pyc", "__pycache__", "static", "*.egg-info")
LIBRARY = "tabletown__mypyc.*"
"""The library that all compiled modules share. Where it is missing, all of Tabletown runs interpreted."""


class NotCompiled(Exception):
    """No compiled modules came out; LOG has the reason."""


def tree(key: str) -> Path:
    """Where the finished modules of these sources are, or will be: a folder to import from."""
    return PLACE / key[:16]


def build(key: str) -> Path:
    """Make the finished tree unless it is there; raises NotCompiled."""
    PLACE.mkdir(parents=True, exist_ok=True)
    with (PLACE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # one at a time; whoever comes second finds the work done
        if not tree(key).exists():
            _compile_bytecode()
            _copy_sources()
            _compile()
            for older in PLACE.glob("?" * 16):
                shutil.rmtree(older)
            (WORKSHOP / "src").rename(tree(key))
        FAILED.unlink(missing_ok=True)
    return tree(key)


def put_in_place(key: str) -> None:
    """Put the compiled modules beside the sources. The library goes first and comes last: see LIBRARY."""
    built, sources = build(key), ROOT / "src"
    for stale in (*sources.glob(LIBRARY), *sources.rglob("*.so")):  # one left over would hide a source that was changed
        stale.unlink(missing_ok=True)
    modules = sorted(built.rglob("*.so"), key=lambda module: module.match(LIBRARY))
    for module in modules:
        target = sources / module.relative_to(built)
        shutil.copy2(module, target.with_suffix(".part"))
        target.with_suffix(".part").rename(target)


def _compile_bytecode() -> None:
    """What pip does for each package it installs and uv does not, to be quicker: the next start then has less to read."""
    command = [str(VENV_PYTHON), "-m", "compileall", "-qq", "-j", "0", str(ROOT / ".venv/lib"), str(ROOT / "src")]
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)


def _copy_sources() -> None:
    """Bring the workshop's sources up to date. What earlier work left beside them is kept: it saves most of the next one."""
    shutil.rmtree(WORKSHOP / "src", ignore_errors=True)
    shutil.copytree(ROOT / "src", WORKSHOP / "src", ignore=NOT_SOURCES)
    for part in PARTS:
        shutil.copy2(ROOT / part, WORKSHOP)


def _compile() -> None:
    command = [str(VENV_PYTHON), "setup.py", "--quiet", "build_ext", "--inplace"]
    with LOG.open("w") as log:
        environment = {**os.environ, "TABLETOWN_PURE": ""}
        done = subprocess.run(command, cwd=WORKSHOP, env=environment, stdout=log, stderr=log, check=False)
    if done.returncode or not any((WORKSHOP / "src").glob(LIBRARY)):
        raise NotCompiled(f"the reason is in {LOG.relative_to(ROOT)}")


def has_failed(key: str) -> bool:
    """Whether these sources could not be compiled. It was told then; `make build` tries again."""
    return FAILED.exists() and FAILED.read_text() == key


def start_behind(key: str) -> None:
    """Compile in a process of its own with the lowest priority, while the one that calls this turns into the server."""
    ours, theirs = os.pipe()
    os.set_inheritable(theirs, True)  # the server keeps it without knowing: it closes when the server is gone
    subprocess.Popen([sys.executable, __file__, key, str(ours)], pass_fds=[ours], start_new_session=True)
    os.close(ours)


def compile_behind(key: str, lives_with: int) -> None:
    def end_together() -> None:
        os.read(lives_with, 1)  # nothing is ever written: it returns when the other end is closed
        os.killpg(0, signal.SIGKILL)  # us, and the compilers that we started

    os.setpriority(os.PRIO_PROCESS, 0, 19)
    threading.Thread(target=end_together, daemon=True).start()
    begin = time.monotonic()
    try:
        build(key)
    except (NotCompiled, OSError) as reason:
        FAILED.write_text(key)
        print(f"tabletown: compiling failed, bots go on as they are, only slower; {reason}", flush=True)
    else:
        print(f"tabletown: compiled in {time.monotonic() - begin:.0f} s; bots think faster from now on", flush=True)


if __name__ == "__main__":
    compile_behind(sys.argv[1], int(sys.argv[2]))
