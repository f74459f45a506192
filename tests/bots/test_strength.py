"""How well the greedy bot plays: the bars it must clear, on few games here and on a thousand in `make soak`."""

import pytest

import tabletown
from tabletown.games import GAMES
from tabletown.lab.simulate import Report, simulate


@pytest.fixture(scope="module")
def games(request: pytest.FixtureRequest) -> int:
    """How many games to play: interpreted play is slow, and a few games are enough to see that it works there too."""
    if request.config.getoption("--hypothesis-profile") == "soak":
        return 1000
    return 25 if tabletown.compiled() else 3


@pytest.fixture(scope="module")
def duel(games: int) -> Report:
    return play(2, ["greedy", "greedy"], games, expert="true")


def play(seats: int, bots: list[str], games: int, name: str = "welcome", edition: str = "", **options: str) -> Report:
    return simulate(GAMES[name].set_up(edition, seats, options), bots, games, seed=7)


def test_two_greedy_seats_of_the_expert_game_average_sixty_points(duel: Report) -> None:
    assert min(duel.mean_scores) >= 60


def test_fewer_than_half_of_their_games_end_by_the_third_refusal(duel: Report) -> None:
    assert duel.end_reasons.get("refusals", 0) < duel.games / 2


def test_two_greedy_seats_build_different_towns(duel: Report) -> None:
    assert duel.mean_scores[0] != duel.mean_scores[1]


def test_greedy_beats_random(games: int) -> None:
    report = play(2, ["greedy", "random"], games, expert="true")
    assert report.wins[0] >= 0.99 * report.games
    assert report.wins[1] <= 0.01 * report.games


@pytest.mark.parametrize(
    ("seats", "options", "bar"),
    [(2, {}, 60), (1, {}, 50), (1, {"expert": "true"}, 50), (3, {"draft": "true"}, 60), (12, {"expert": "true"}, 60)],
)
def test_it_plays_every_kind_of_table(seats: int, options: dict[str, str], bar: int, games: int) -> None:
    report = play(seats, ["greedy"] * seats, max(1, games // (6 * seats)), **options)
    assert sum(report.mean_scores) / seats >= bar


def test_alone_it_beats_the_competitor_of_level_1_and_loses_to_that_of_level_7(games: int) -> None:
    tables = [{"competitor": "sergei"}, {"competitor": "ben"}]
    easy, hard = (play(1, ["greedy"], (games + 2) // 3, edition="collectors", **options) for options in tables)
    assert easy.wins[0] > easy.games / 2
    assert hard.wins[0] < hard.games / 2


def test_winners_of_happy_city_average_45_points_and_the_expert_game_is_played_as_well(games: int) -> None:
    for mode in ("family", "expert"):
        report = play(3, ["greedy"] * 3, 2 * games, name="happy_city", mode=mode)
        assert report.mean_best_score >= 45


def test_greedy_beats_random_in_happy_city(games: int) -> None:
    for mode in ("family", "expert", "young"):
        report = play(2, ["greedy", "random"], 2 * games, name="happy_city", mode=mode)
        assert report.wins[0] >= 0.8 * report.games
