"""The figures behind win chances: runs are gone on with, positions to measure by differ, a fit finds what it was made of."""

from pathlib import Path
from random import Random

import pytest

from tabletown.coach.chances import Spread
from tabletown.coach.ending import Ending
from tabletown.games import GAMES
from tabletown.lab.chances import brier, constant, fit, interval, loss, page, told
from tabletown.lab.positions import LEVELS, Position, positions, read, sample, table

GAME = GAMES["dream_home"]
TRUE = Spread(judged=6.0, left=0.0, length=10.0, imagined=0.0)


def made_up(count: int, width: float) -> list[Position]:
    """Positions of two seats whose outcomes are drawn by a logistic of this width."""
    draw = Random(4)
    found = []
    for number in range(count):
        margin = draw.uniform(-25, 25)
        chance = TRUE.chances(Ending([margin * TRUE.judged / width, 0.0], False, 10.0, []), 10.0)[0]
        won = float(draw.random() < chance)
        endings = [Ending([margin, 0.0], False, 10.0, []), Ending([margin, 0.0], True, 10.0, [won, 1 - won])]
        found.append(Position(number, "", [], 0.5, 10.0, 0, endings[:1], [won, 1 - won]))
    return [*found, Position(count, "", [], 1.0, 10.0, 0, endings[1:], [won, 1 - won])]


def test_a_run_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    at_once = sample(GAME, "fit", tmp_path / "one.jsonl", lambda count: count < 6, alone=False)
    sample(GAME, "fit", tmp_path / "two.jsonl", lambda count: count < 1, alone=False)
    in_parts = sample(GAME, "fit", tmp_path / "two.jsonl", lambda count: count < 6, alone=False)
    assert in_parts == at_once == read(tmp_path / "two.jsonl")
    assert {each.number for each in at_once} == {0, 1}


def test_positions_to_measure_by_are_of_other_games_and_of_other_players() -> None:
    to_fit, to_test = (next(positions(GAME, kind, 0, alone=False)) for kind in LEVELS)
    assert to_fit.endings != to_test.endings
    assert "greedy" in LEVELS["fit"] and "greedy" not in LEVELS["test"]
    assert sum(to_test.outcome) == pytest.approx(1.0)
    assert all(len(ending.points) == len(to_test.outcome) for ending in to_test.endings)


@pytest.mark.parametrize("game", ["welcome", "streets"])
def test_who_plays_alone_has_a_rival(game: str) -> None:
    setup = table(GAMES[game], Random(1), alone=True)
    assert setup.seats == 1 and GAMES[game].deal(setup, 1).rival() is not None


def test_a_fit_finds_the_width_that_outcomes_were_drawn_with() -> None:
    found = made_up(1500, width=9.0)
    spread = fit(found)
    assert spread.width(found[0].endings[0], 10.0) == pytest.approx(9.0, rel=0.2)
    assert loss(spread, found) < loss(TRUE, found)


def test_chances_that_hold_are_better_than_any_constant() -> None:
    found = made_up(400, width=6.0)
    told_cases = [(each.number, told(TRUE, each)[0], each.outcome[0]) for each in found]
    low, high = interval(told_cases, brier)
    assert low < brier(told_cases) < high < constant(told_cases) <= 0.25
    assert brier([(0, 0.5, 1.0), (1, 0.5, 0.0)]) == constant([(0, 0.9, 1.0), (1, 0.9, 0.0)]) == 0.25


def test_nothing_is_published_about_too_few_positions(tmp_path: Path) -> None:
    sample(GAME, "test", tmp_path / "dream_home-company-test.jsonl", lambda count: count < 5, alone=False)
    assert "dream_home" not in page(tmp_path)
