"""A game outside the tree, as docs/your-own-game.md builds it: installed into a fresh environment and played there.

tests/browser/test_plain_board.py plays it in the browser.
"""

import json
from pathlib import Path

import pytest

from support.own_game import HERE, blocks, fresh_environment, install, run, write_game

BROKEN = """
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"
[project]
name = "{0}"
version = "1"
[project.entry-points."tabletown.games"]
{0} = "{0}:{1}"
[tool.setuptools]
py-modules = ["{0}"]
"""


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package and an environment in which it is installed."""
    folder = tmp_path_factory.mktemp("town")
    install(fresh_environment(folder / "env", HERE), write_game(folder / "package"))
    return folder


def tabletown(town: Path, *arguments: str, typed: str = "", status: int = 0) -> str:
    done = run(str(town / "env/bin/python"), "-m", "tabletown", *arguments, cwd=town, typed=typed, status=status)
    return done.stdout + done.stderr


def test_the_game_is_about_a_hundred_lines() -> None:
    assert len(blocks("python")[0].splitlines()) <= 115


@pytest.mark.long
def test_it_stands_on_the_shelf_with_its_own_words(town: Path) -> None:
    games = {game["game"]: game for game in json.loads(tabletown(town, "games", "--json"))}
    assert games["pips"]["name"] == "Pips"
    assert games["pips"]["bots"] == ["random"]
    russian = tabletown(town, "games", "--lang", "ru")
    assert "Очки" in russian
    assert "The only edition" in russian, "what a language lacks is said in English"


def test_it_is_played_in_the_terminal_and_its_record_verifies(town: Path) -> None:
    record = town / "game.txt"
    told = tabletown(
        town,
        "play",
        "pips",
        "--seats",
        "me,random",
        "--plain",
        "--seed",
        "1",
        "--save",
        str(record),
        typed="1\n2\n" * 300,
    )
    assert "Roll, or keep what you have" in told
    assert "Last roll" in told
    assert "keeps" in told
    assert "ended: goal" in record.read_text(encoding="utf-8")
    assert tabletown(town, "verify", str(record))
    assert "1: roll" in record.read_text(encoding="utf-8")


@pytest.mark.long
def test_it_is_simulated_in_several_processes(town: Path) -> None:
    report = json.loads(tabletown(town, "simulate", "pips", "--seats", "3", "--games", "30", "--jobs", "2", "--json"))
    assert report["end_reasons"] == {"goal": 30}


@pytest.mark.long
def test_it_keeps_the_contract(town: Path) -> None:
    python = str(town / "env/bin/python")
    done = run(python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_pips.py", cwd=town / "package")
    assert "24 passed" in done.stdout


@pytest.mark.long
def test_what_it_has_not_is_said_in_a_sentence(town: Path) -> None:
    assert "does not count sheets on paper" in tabletown(town, "score", "--example", "pips", status=2)
    assert tabletown(town, "cards", "pips").strip() == ""


def test_games_that_cannot_be_used_are_named_and_the_house_stays_open(tmp_path: Path) -> None:
    python = fresh_environment(tmp_path / "env", HERE)
    for name, thing, text in (
        ("crashing", "Game", "raise RuntimeError('out of dice')"),
        ("nothing", "thing", "thing = 3"),
    ):
        package = tmp_path / name
        package.mkdir()
        (package / "pyproject.toml").write_text(BROKEN.format(name, thing))
        (package / f"{name}.py").write_text(text)
        install(python, package)
    done = run(str(python), "-m", "tabletown", "simulate", "happy_city", "--games", "1", "--jobs", "1", cwd=tmp_path)
    assert "crashing cannot be played: RuntimeError: out of dice" in done.stderr
    assert "nothing cannot be played: TypeError: nothing:thing is not a Game" in done.stderr
