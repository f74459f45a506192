"""Weights found by playing: figures are read and put back, a search that was stopped goes on, and the frozen ones stay."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tabletown.games import GAMES
from tabletown.lab import tune
from tabletown.lab.figures import count, odd, planner_with, scaled, shipped

SETUP = GAMES["happy_city"].set_up("", 2)


@pytest.mark.parametrize("game", GAMES)
def test_figures_are_read_and_put_back(game: str) -> None:
    figures = shipped(game)
    assert count(figures) >= 10
    doubled = scaled(figures, [2.0] * count(figures))
    planner_with(game, doubled)
    assert shipped(game) == figures  # what ships is nobody's to change
    assert odd(game) == odd(game) != figures


def test_figures_that_ship_draw_with_themselves() -> None:
    margin, wins = tune.duel(SETUP, shipped("happy_city"), 1, 3)
    assert (margin, wins) == (0.0, 1.0)


def test_a_search_that_was_stopped_goes_on_as_if_it_had_not_been(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tune, "POPULATION", 3)
    monkeypatch.setattr(tune, "ELITE", 1)
    with ThreadPoolExecutor(1) as pool:
        at_once = tune.tune(SETUP, 1, pool, tmp_path / "one.jsonl", lambda now: now.number < 2)
        tune.tune(SETUP, 1, pool, tmp_path / "two.jsonl", lambda now: now.number < 1)
        in_parts = tune.tune(SETUP, 1, pool, tmp_path / "two.jsonl", lambda now: now.number < 2)
    assert in_parts == at_once
    assert (tmp_path / "one.jsonl").read_text() == (tmp_path / "two.jsonl").read_text()
    assert tune.figures_of("happy_city", at_once) != shipped("happy_city")


def test_a_search_moves_towards_those_who_win(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "_margin", lambda setup, player, first, pairs: -sum((each - 1.0) ** 2 for each in player))
    now = tune.first("happy_city")
    with ThreadPoolExecutor(1) as pool:
        for _ in range(40):
            now = tune.step(SETUP, now, 1, pool)
    assert sum(now.means) / len(now.means) > 0.5
