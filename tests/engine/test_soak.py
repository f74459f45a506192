"""What `make soak` promises: the property suite really plays 200 times as much as in `make test`."""

import sys
from pathlib import Path
from subprocess import run

import pytest

from engine.test_properties import test_every_game_keeps_the_contract as play_the_suite
from tabletown.engine.contract import Setup
from tabletown.engine.game import Game
from tabletown.engine.testing import CHECKS
from tabletown.games import GAMES

ROOT = Path(__file__).parent.parent.parent
THIS = Path(__file__).relative_to(ROOT)


def test_how_many_times(times: int) -> None:
    """Run by the test below in other processes, whose output it reads."""
    print(f"times {times}.")
    assert times >= 1


@pytest.mark.parametrize(("options", "times"), [([], 1), (["--hypothesis-profile=soak"], 200)])
def test_the_profile_says_how_many_times(options: list[str], times: int) -> None:
    one = [f"{THIS}::test_how_many_times", "-s", "-p", "no:cacheprovider"]
    ran = run([sys.executable, "-m", "pytest", *one, *options], cwd=ROOT, check=True, capture_output=True, text=True)
    assert f"times {times}." in ran.stdout


def test_the_suite_plays_that_many_times_as_many_games(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def note(game: Game, setup: Setup, seed: int) -> None:
        seeds.append(seed)

    monkeypatch.setitem(CHECKS, "note", note)
    for times in (1, 200):
        play_the_suite("note", GAMES["streets"].set_up("base", 2), times)
        assert seeds == list(range(2 * times))
        seeds.clear()


def test_make_soak_asks_for_the_profile() -> None:
    target = (ROOT / "Makefile").read_text(encoding="utf-8").split("\nsoak:")[1].split("\n\n")[0]
    assert "--hypothesis-profile=soak" in target
