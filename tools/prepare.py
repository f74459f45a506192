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
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"
VENV_PYTHON = ROOT / ".venv/bin/python"
COMPILED_ROOMS = ("src/tabletown/engine", "src/tabletown/games", "src/tabletown/bots")
NOT_INPUTS = {"node_modules", "__pycache__"}


@dataclass(frozen=True)
class Step:
    """One thing to set up: the files that decide whether it is still good, and a path that proves it was made."""

    title: str
    inputs: tuple[str, ...]
    output: str
    run: Callable[[], None]

    @property
    def stamp(self) -> Path:
        return CACHE / "stamps" / self.run.__name__

    def key(self) -> str:
        digest = hashlib.sha256(f"{ROOT} {sys.version} {sys.base_prefix}".encode())
        for path in files_below(self.inputs):
            digest.update(f"\0{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
        return digest.hexdigest()

    def ensure(self) -> None:
        key = self.key()
        if self.stamp.exists() and self.stamp.read_text() == key and any(ROOT.glob(self.output)):
            return
        self.stamp.unlink(missing_ok=True)
        print(f"tabletown: {self.title} ...", flush=True)
        start = time.monotonic()
        try:
            self.run()
        except subprocess.CalledProcessError as error:
            sys.exit(f"tabletown: {self.title} failed with exit status {error.returncode}; the reason is above")
        print(f"tabletown: {self.title}: done in {time.monotonic() - start:.0f} s", flush=True)
        self.stamp.parent.mkdir(parents=True, exist_ok=True)
        self.stamp.write_text(key)


def files_below(paths: tuple[str, ...]) -> Iterator[Path]:
    for name in paths:
        path = ROOT / name
        if path.is_file():
            yield path
        for folder, folders, names in os.walk(path):
            folders[:] = sorted(set(folders) - NOT_INPUTS)
            yield from (Path(folder, name) for name in sorted(names) if not name.endswith((".so", ".pyc")))


def in_venv(*arguments: str, **environment: str) -> None:
    subprocess.run([VENV_PYTHON, *arguments], cwd=ROOT, env={**os.environ, **environment}, check=True)


def pip_install(*arguments: str) -> None:
    in_venv("-m", "pip", "install", "--quiet", "--disable-pip-version-check", *arguments, TABLETOWN_PURE="1")


def make_venv() -> None:
    subprocess.run([sys.executable, "-m", "venv", "--clear", ROOT / ".venv"], check=True)


def install_packages() -> None:
    pip_install("-r", "requirements/play.txt")
    pip_install("--no-deps", "--no-build-isolation", "-e", ".")


def install_test_packages() -> None:
    pip_install("-r", "requirements/test.txt")


def compile_modules() -> None:
    for stale in (ROOT / "src").rglob("*.so"):  # a leftover would hide a source that was changed, moved or deleted
        stale.unlink()
    in_venv("setup.py", "--quiet", "build_ext", "--inplace", TABLETOWN_PURE="")


def install_client_packages() -> None:
    in_venv("tools/client.py", "install")


def build_client() -> None:
    in_venv("tools/client.py", "build")


def unpack_chromium() -> None:
    in_venv("tools/client.py", "chromium")


VENV = Step("Python environment", (), ".venv/bin/python", make_venv)
PACKAGES = Step("Python packages", ("requirements/play.txt", "pyproject.toml"), ".venv/bin/tabletown", install_packages)
TEST_PACKAGES = Step("Python packages for tests", ("requirements/test.txt",), ".venv/bin/pytest", install_test_packages)
NATIVE = Step(
    "compiled modules",
    (*COMPILED_ROOMS, "requirements/play.txt", "pyproject.toml", "setup.py"),
    "src/tabletown__mypyc.*",
    compile_modules,
)
CLIENT_PACKAGES = Step(
    "browser client's packages",
    ("web/package.json", "web/package-lock.json"),
    "web/node_modules/.package-lock.json",
    install_client_packages,
)
CLIENT = Step("browser client", ("web", "src/tabletown/locale"), "src/tabletown/server/static/index.html", build_client)
CHROMIUM = Step("Chromium for tests", ("web/package-lock.json",), ".cache/chromium/chromium", unpack_chromium)

PLAY = (VENV, PACKAGES, NATIVE, CLIENT_PACKAGES, CLIENT)
CHECK = (VENV, PACKAGES, TEST_PACKAGES, CLIENT_PACKAGES)
TEST = (VENV, PACKAGES, TEST_PACKAGES, NATIVE, CLIENT_PACKAGES, CLIENT, CHROMIUM)
PURPOSES = {"play": PLAY, "check": CHECK, "test": TEST}


def missing_packages() -> list[str]:
    """The Debian packages without which no environment can be made or no module compiled."""
    found = {
        "python3-venv": importlib.util.find_spec("ensurepip"),
        "python3-dev": Path(sysconfig.get_path("include"), "Python.h").exists(),
        "gcc": shutil.which("gcc") or shutil.which("cc"),
    }
    return [package for package, there in found.items() if not there]


def steps_for(purpose: str) -> tuple[Step, ...]:
    steps, missing = PURPOSES[purpose], missing_packages()
    if not missing:
        return steps
    advice = f"apt install {' '.join(missing)}"
    if "python3-venv" in missing or purpose == "test":
        sys.exit(f"tabletown: something is missing on this machine; please run: {advice}")
    if NATIVE in steps:
        print(f"tabletown: going on interpreted, which is slower; to compile, run: {advice}", flush=True)
    return tuple(step for step in steps if step is not NATIVE)


def main() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 - this file is what an older Python meets first
        sys.exit(f"tabletown: Python 3.11 or newer is needed, not {sys.version.split()[0]}; try make PYTHON=python3.12")
    steps = steps_for(sys.argv[1])
    CACHE.mkdir(exist_ok=True)
    with Path(CACHE, "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two makes in one checkout take turns
        for step in steps:
            step.ensure()


if __name__ == "__main__":
    main()
