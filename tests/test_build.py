"""The build: what mypyc compiles, what it leaves alone, and the switch between the two ways of running.

Most tests build a small town of their own with the real setup.py, so they hold whatever the games look like.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tabletown

ROOT = Path(__file__).parent.parent
MODULES = {
    "engine/__init__.py": "",
    "engine/chance.py": "def draw(seed: int) -> int:\n    return seed * 7 % 5\n",
    "engine/testing.py": "def always() -> bool:\n    return True\n",
    "games/__init__.py": "",
    "games/small/__init__.py": "",
    "games/small/sheet.py": "from tabletown.engine.chance import draw\n\n\ndef deal() -> int:\n    return draw(3)\n",
    "games/small/view.py": "from tabletown.games.small.sheet import deal\n\nseen = deal()\n",
}
WHERE = "from tabletown.{0} import {1} as m; import tabletown; print(m.__file__.rsplit('.')[-1], tabletown.compiled())"


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with three tiny modules instead of the games, compiled in place."""
    town = tmp_path_factory.mktemp("town")
    for name in ("setup.py", "pyproject.toml", "LICENSE", "NOTICE", "README.md"):
        shutil.copy(ROOT / name, town)
    package = town / "src/tabletown"
    for name, text in MODULES.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text)
    shutil.copy(ROOT / "src/tabletown/__init__.py", package)
    build_in_place(town)
    return town


def build_in_place(town: Path, **environment: str) -> str:
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    return run(command, town, **{"TABLETOWN_PURE": "", **environment})


def run(command: list[str], town: Path, **environment: str) -> str:
    done = subprocess.run(
        command,
        cwd=town,
        env={**os.environ, "PYTHONPATH": str(town / "src"), **environment},
        check=True,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    return done.stdout.strip()


def where(town: Path, folder: str, module: str, pure: str) -> str:
    return run([sys.executable, "-c", WHERE.format(folder, module)], town, TABLETOWN_PURE=pure)


@pytest.mark.parametrize(("folder", "module"), [("engine", "chance"), ("games.small", "sheet")])
def test_a_module_runs_compiled_unless_the_interpreted_way_is_asked_for(town: Path, folder: str, module: str) -> None:
    assert where(town, folder, module, pure="") == "so True"
    assert where(town, folder, module, pure="0") == "so True"
    assert where(town, folder, module, pure="1") == "py False"


@pytest.mark.parametrize(("folder", "module"), [("games.small", "view"), ("engine", "testing")])
def test_views_and_test_helpers_stay_interpreted(town: Path, folder: str, module: str) -> None:
    assert where(town, folder, module, pure="") == "py True"


def test_half_of_the_compiled_modules_is_as_good_as_none(town: Path) -> None:
    """While they are put in place or taken away, the library that they share is missing."""
    (library,) = (town / "src").glob("tabletown__mypyc.*")
    hidden = library.rename(town / library.name)
    try:
        assert where(town, "games.small", "sheet", pure="") == "py False"
    finally:
        hidden.rename(library)


def test_without_a_compiler_the_build_says_so_in_one_line_and_goes_on(town: Path) -> None:
    said = build_in_place(town, CC="no-such-compiler")
    assert said == "tabletown: no working C compiler with Python headers; installing interpreted"


def test_this_run_goes_the_way_the_environment_asks() -> None:
    assert tabletown.compiled() == (os.environ.get("TABLETOWN_PURE", "") in ("", "0"))
