"""Fresh Python environments, and the game of docs/your-own-game.md in one of them: built from the page, installed by pip.

Packages are not downloaded: an environment finds those of this run's environment through a .pth file.
"""

import os
import re
import subprocess
import sys
import sysconfig
import venv
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/your-own-game.md"
HERE = Path(sysconfig.get_path("purelib"))


def fresh_environment(folder: Path, *paths: Path) -> Path:
    """A Python of its own, in which only Tabletown and what lies in these paths can be imported; returns its interpreter."""
    return bare_environment(folder, ROOT / "src", *paths)


def bare_environment(folder: Path, *paths: Path) -> Path:
    """The same without Tabletown, which is still to be installed there."""
    venv.create(folder, symlinks=True)
    (site,) = folder.glob("lib/python*/site-packages")
    (site / "town.pth").write_text("\n".join(str(path) for path in paths))
    return folder / "bin/python"


def linked_packages(folder: Path, *needs: str, ours: Distribution | None = None) -> Path:
    """A folder with these packages and all that they need, no more: links to those of this run's environment. What Tabletown
    itself needs is asked of the one that is to be installed."""
    folder.mkdir()
    waiting, met = [Requirement(need) for need in needs], set()
    while waiting:
        need = waiting.pop()
        if str(need) in met or not _applies(need, {""}):
            continue
        met.add(str(need))
        is_ours = need.name == "tabletown"
        found = ours if is_ours and ours else distribution(need.name)
        further = (Requirement(text) for text in found.requires or [])
        waiting += [_plain(each) for each in further if _applies(each, need.extras or {""})]
        for name in {file.parts[0] for file in found.files or [] if not is_ours} - {"..", "__pycache__"}:
            if not (folder / name).exists():
                (folder / name).symlink_to(Path(str(found.locate_file(name))))
    return folder


def _applies(need: Requirement, extras: set[str]) -> bool:
    return need.marker is None or any(need.marker.evaluate({"extra": extra}) for extra in {"", *extras})


def _plain(need: Requirement) -> Requirement:
    """Without the condition, which has been found to hold."""
    need.marker = None
    return need


def blocks(language: str) -> list[str]:
    """The page's examples in a language."""
    return re.findall(rf"```{language}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def write_game(folder: Path) -> Path:
    """The files of the page, as it says; returns the package's folder."""
    game, test = blocks("python")
    english, russian = blocks("fluent")
    files = {
        "pyproject.toml": blocks("toml")[0],
        "pips/__init__.py": game,
        "pips/locale/en.ftl": english,
        "pips/locale/ru.ftl": russian,
        "test_pips.py": test,
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def install(python: Path, package: Path) -> None:
    run(sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-index", "--no-deps",
        "--no-build-isolation", "--disable-pip-version-check", str(package))  # fmt: skip


def run(*command: str, cwd: Path | None = None, typed: str = "", status: int = 0) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        command,
        cwd=cwd,
        env=environment(cwd),
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == status, done.stdout + done.stderr
    return done


def environment(folder: Path | None) -> dict[str, str]:
    """English, saves in the test's own folder, and no paths of this run."""
    keep = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LANGUAGE", "PYTHONPATH")}
    return {**keep, "LANG": "C.UTF-8", "XDG_STATE_HOME": str(folder), "COLUMNS": "100"}
