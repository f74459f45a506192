"""The greedy player: it wins against random play, and its houses are houses."""

from tabletown.games import GAMES
from tabletown.games.dream_home.planning.judge import reaching
from tabletown.lab.simulate import simulate

SHELF = GAMES["dream_home"]


def test_greedy_beats_random() -> None:
    report = simulate(SHELF.set_up("classic", 2), ["greedy", "random"], 20, seed=3)
    assert report.wins[0] >= 19
    assert report.mean_scores[0] > 2 * report.mean_scores[1]


def test_greedy_builds_comfortable_houses_with_few_empty_rooms() -> None:
    report = simulate(SHELF.set_up("classic", 3), ["greedy"] * 3, 10, seed=5)
    assert min(report.mean_scores) > 28
    assert min(parts["comfort"] for parts in report.mean_parts) > 2


def test_the_chance_to_succeed_often_enough() -> None:
    assert reaching(0.5, 2, 1) == 0.75
    assert reaching(0.5, 2, 2) == 0.25
    assert reaching(0.5, 3, 4) == 0.0
