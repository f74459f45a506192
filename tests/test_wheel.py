"""A built wheel: made from a source archive with nothing but what pyproject.toml asks for, installed where there is neither
compiler nor Node, and played from there. Compiled and interpreted.

Packages are links to those of this run's environment; only the last test asks an index, for pipx.
"""

import faulthandler
import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
import urllib.request
import zipfile
from importlib.metadata import PathDistribution
from pathlib import Path

import pytest

from support.command import process_of
from support.own_game import ROOT, bare_environment, environment, install, linked_packages, run
from support.tabletown_server import Guest
from tabletown.server import wire

pytestmark = [pytest.mark.long, pytest.mark.timeout(1800)]

SOURCES = (
    "setup.py",
    "pyproject.toml",
    "MANIFEST.in",
    "README.md",
    "LICENSE",
    "NOTICE",
    "requirements",
    "src",
    "tools",
    "web",
)
MADE = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info", "static", "node_modules", ".vitest")
WAY = "import tabletown; print(tabletown.compiled(), tabletown.__file__)"


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive of this checkout as it stands, with whatever is not committed yet."""
    checkout = tmp_path_factory.mktemp("checkout")
    for name in SOURCES:
        path = ROOT / name
        (shutil.copytree(path, checkout / name, ignore=MADE) if path.is_dir() else shutil.copy(path, checkout))
    run(sys.executable, "setup.py", "--quiet", "sdist", cwd=checkout)
    (made,) = (checkout / "dist").glob("*.tar.gz")
    return made


@pytest.fixture(scope="module", params=["compiled", "pure"])
def wheel(request: pytest.FixtureRequest, archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    faulthandler.cancel_dump_traceback_later()  # on a busy machine compiling takes longer than any test may; our mark ends it
    folder = tmp_path_factory.mktemp(request.param)
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    python = bare_environment(folder / "env", linked_packages(folder / "packages", *asked))
    command = [sys.executable, "-m", "pip", "--python", str(python), "wheel", "--no-index", "--no-deps"]
    command += ["--no-build-isolation", "--wheel-dir", str(folder / "dist"), str(archive)]
    pure = "1" if request.param == "pure" else ""
    # npm takes from its cache what the checkout's own set-up has put there.
    variables = {**environment(folder), "TABLETOWN_PURE": pure, "npm_config_prefer_offline": "true"}
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = (folder / "dist").glob("*.whl")
    return made


def is_pure(wheel: Path) -> bool:
    return wheel.stem.endswith("-py3-none-any")


def installed(wheel: Path, folder: Path, extra: str) -> tuple[Path, dict[str, str]]:
    """The wheel in a fresh environment with what its extra brings, and how it runs there: nothing else can be found."""
    with zipfile.ZipFile(wheel) as file:
        (metadata,) = {name.partition("/")[0] for name in file.namelist() if ".dist-info/" in name}
        ours = PathDistribution(zipfile.Path(file, f"{metadata}/"))
        packages = linked_packages(folder / "packages", f"tabletown{extra}", ours=ours)
    python = bare_environment(folder / "env", packages)
    install(python, wheel)
    variables = environment(folder)
    del variables["PATH"]
    return python, {**variables, "PATH": str(python.parent), "CC": "no-such-compiler", "TABLETOWN_PURE": ""}


async def test_it_is_played_where_there_is_neither_compiler_nor_node(wheel: Path, tmp_path: Path) -> None:
    python, variables = installed(wheel, tmp_path, "[all]")
    assert not any(shutil.which(tool, path=variables["PATH"]) for tool in ("cc", "gcc", "node", "npm"))
    said = subprocess.run([python, "-c", WAY], cwd=tmp_path, env=variables, capture_output=True, text=True, check=True)
    way, place = said.stdout.split()
    assert way == str(not is_pure(wheel))
    assert Path(place).is_relative_to(tmp_path / "env")
    command = [str(python.with_name("tabletown")), "serve", "--no-browser", "--data", str(tmp_path / "data")]
    with process_of(command, cwd=tmp_path, env=variables, stderr=subprocess.DEVNULL) as server:
        assert server.stdout is not None
        address = server.stdout.readline().removeprefix("Tabletown: ").strip()
        page = urllib.request.urlopen(address).read().decode()
        scripts = re.findall(r'<script type="module"[^>]* src="([^"]+)"', page)
        sizes = []
        for script in scripts:
            with urllib.request.urlopen(f"{address}{script}") as answer:
                assert "javascript" in answer.headers["content-type"]
                sizes.append(len(answer.read()))
        assert max(sizes) > 50_000, "the house itself"
        async with Guest(address, "Ann") as ann:
            table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.BotSeat("greedy")]))
            async with ann.live(table.id) as live:
                await live.play_turn()
                while live.welcome().round == 1:
                    await live.next_position()
        server.send_signal(signal.SIGTERM)
        assert server.wait(60) in (0, -signal.SIGTERM)


def test_without_extras_it_says_how_to_get_what_the_server_needs(wheel: Path, tmp_path: Path) -> None:
    python, variables = installed(wheel, tmp_path, "")
    command = [str(python.with_name("tabletown")), "serve"]
    done = subprocess.run(command, cwd=tmp_path, env=variables, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "tabletown: the command line needs typer; to install it: pip install 'tabletown[server]'\n"


def test_pipx_runs_it_as_the_docs_say(wheel: Path, tmp_path: Path) -> None:
    (line,) = re.findall(r"^    (pipx run .*)$", (ROOT / "docs/operating.md").read_text(encoding="utf-8"), re.MULTILINE)
    run(sys.executable, "-m", "venv", str(tmp_path / "env"))
    getting = [str(tmp_path / "env/bin/pip"), "install", "--quiet", "--disable-pip-version-check", "pipx"]
    if subprocess.run(getting, capture_output=True, check=False).returncode:
        pytest.skip("pip finds no index that has pipx")
    (tmp_path / "dist").mkdir()
    shutil.copy(wheel, tmp_path / "dist")
    path = f"{tmp_path / 'env/bin'}:{os.environ['PATH']}"
    variables = {**environment(tmp_path), "PATH": path, "PIPX_HOME": str(tmp_path / "pipx"), "TABLETOWN_PURE": ""}
    options = f"--no-browser --data {tmp_path / 'data'}"
    with (tmp_path / "said").open("w") as said:
        command = ["sh", "-c", f"exec {line} {options}"]
        with process_of(command, cwd=tmp_path, env=variables, stderr=said) as server:
            assert server.stdout is not None
            address = server.stdout.readline().removeprefix("Tabletown: ").strip()
            assert address, (tmp_path / "said").read_text()
            assert b"<script" in urllib.request.urlopen(address).read()
            server.send_signal(signal.SIGTERM)
            assert server.wait(60) in (0, -signal.SIGTERM)
        without = ["sh", "-c", f"exec {line.replace('[all]', '')}"]
        done = subprocess.run(without, cwd=tmp_path, env=variables, capture_output=True, text=True, check=False)
        advice = done.stderr.partition("; to install it: ")[2].strip()
        assert advice == f"pipx run --spec 'tabletown[server] @ {(tmp_path / 'dist' / wheel.name).as_uri()}' tabletown"
        advised = ["sh", "-c", f"{advice} --version"]
        assert (
            "0.1"
            in subprocess.run(
                advised, cwd=tmp_path, env=variables, stdout=subprocess.PIPE, text=True, check=True
            ).stdout
        )
