"""Simulations: the same games whoever shares the work, and a report that adds up."""

import msgspec
import pytest

from tabletown.bots import bot_key, seat_bots
from tabletown.engine.contract import BadSetup, Setup
from tabletown.engine.player import play_out
from tabletown.games import GAMES
from tabletown.lab.simulate import Report, game_secret, simulate

WELCOME = GAMES["welcome"]


def table(seats: int = 3, **options: str) -> Setup:
    return WELCOME.set_up("first", seats, options)


def timeless(report: Report) -> Report:
    return msgspec.structs.replace(report, seconds=0.0, decisions_per_second=0.0)


def test_the_outcome_does_not_depend_on_how_many_processes_share_the_games() -> None:
    heard: list[int] = []
    alone = simulate(table(), ["random"] * 3, 60, seed=4)
    shared = simulate(table(), ["random"] * 3, 60, seed=4, jobs=2, progress=heard.append)
    assert timeless(shared) == timeless(alone)
    assert heard == sorted(heard)
    assert heard[-1] == 60


def test_another_seed_gives_other_games() -> None:
    one, other = (simulate(table(), ["random"] * 3, 5, seed=seed) for seed in (1, 2))
    assert timeless(one).decisions != timeless(other).decisions


def test_the_report_tells_what_the_games_came_to() -> None:
    bots = ["random"] * 3
    report = simulate(table(expert="true"), bots, 4, seed=9)
    decisions, totals, wins, best = 0, [0, 0, 0], [0, 0, 0], 0
    for number in range(4):
        secret = game_secret(9, number)
        state = WELCOME.deal(table(expert="true"), secret)
        decisions += play_out(state, seat_bots(bots, "welcome", secret))
        best += max(score.total for score in state.scores())
        for seat, (score, place) in enumerate(zip(state.scores(), state.ranking(), strict=True)):
            totals[seat] += score.total
            wins[seat] += place == 1
    assert report.decisions == decisions
    assert report.mean_scores == [total / 4 for total in totals]
    assert report.mean_best_score == best / 4
    assert report.wins == wins
    assert sum(report.end_reasons.values()) == report.games == 4
    assert [round(sum(parts.values()), 6) for parts in report.mean_parts] == [
        round(mean, 6) for mean in report.mean_scores
    ]


def test_the_report_has_the_fields_that_programs_read() -> None:
    told = msgspec.to_builtins(simulate(table(1), ["random"], 1))
    names = {"games", "seats", "decisions", "seconds", "decisions_per_second", "mean_scores", "end_reasons", "wins"}
    assert names <= told.keys()


def test_seats_have_keys_of_their_own() -> None:
    secret = game_secret(1, 0)
    assert len({secret, game_secret(1, 1), game_secret(2, 0), *(bot_key(secret, seat) for seat in range(4))}) == 7


@pytest.mark.parametrize(
    ("bots", "games", "field"), [(["random"], 1, "bots"), (["random"] * 3, 0, "games"), (["clever"] * 3, 1, "bot")]
)
def test_what_cannot_be_simulated_is_refused_by_field(bots: list[str], games: int, field: str) -> None:
    with pytest.raises(BadSetup) as refused:
        simulate(table(), bots, games)
    assert refused.value.field == field
