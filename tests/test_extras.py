"""The core needs two packages. What it does not bring is named with the command that does."""

import tomllib
from pathlib import Path

import pytest

from support.own_game import HERE, ROOT, fresh_environment, run

CORE = ("msgspec", "mypy_extensions.py")
PLAY = """
import tabletown as tt
for name in tt.GAMES:
    state = tt.deal(name, 2, seed=1)
    tt.play_out(state, "greedy" if name == "happy_city" else "random", seed=1)
    print(name, state.over())
"""


@pytest.fixture(scope="module")
def core(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the core's packages and nothing else."""
    folder = tmp_path_factory.mktemp("core")
    packages = folder / "packages"
    packages.mkdir()
    for name in CORE:
        (packages / name).symlink_to(HERE / name)
    return fresh_environment(folder / "env", packages)


def test_the_core_deals_and_plays(core: Path) -> None:
    played = run(str(core), "-W", "error", "-c", PLAY).stdout.splitlines()
    assert played == [f"{name} True" for name in ("welcome", "happy_city", "dream_home", "streets")]


def test_the_core_is_what_the_package_says() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert [need.split(">")[0] for need in project["dependencies"]] == ["msgspec", "mypy_extensions"]
    assert {"server", "terminal", "postgres", "all"} <= project["optional-dependencies"].keys()


@pytest.mark.parametrize(
    ("command", "extra"), [("games", "terminal"), ("", "terminal"), ("serve", "server"), ("print", "print")]
)
def test_without_its_packages_the_command_line_says_how_to_get_them(core: Path, command: str, extra: str) -> None:
    """All that the command needs, at once."""
    said = run(str(core), "-m", "tabletown", *command.split(), status=2).stderr
    assert said == f"tabletown: the command line needs typer; to install it: pip install 'tabletown[{extra}]'\n"


@pytest.mark.parametrize(
    ("missing", "arguments", "extra"),
    [
        ("uvicorn", ["serve", "--no-browser"], "server"),
        ("psycopg", ["serve", "--no-browser", "--database", "postgresql://nobody@localhost:1/none"], "postgres"),
    ],
)
def test_a_missing_extra_is_named_in_the_readers_language(
    tmp_path: Path, missing: str, arguments: list[str], extra: str
) -> None:
    packages = tmp_path / "packages"
    packages.mkdir()
    for path in HERE.iterdir():
        if not path.name.startswith((missing, "__editable__")):
            (packages / path.name).symlink_to(path)
    python = fresh_environment(tmp_path / "env", packages)
    for language, sentence in (("en", "is not installed"), ("uk", "не встановлено")):
        said = run(str(python), "-m", "tabletown", *arguments, "--lang", language, cwd=tmp_path, status=2).stderr
        assert sentence in said
        assert f"pip install 'tabletown[{extra}]'" in said
