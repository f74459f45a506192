"""The ladder: what it says about a bar, that no clock meddles, and that every bar stands on its page, measured or not."""

import pytest

from tabletown.bots.searcher import Searcher
from tabletown.games import GAMES
from tabletown.lab import ladder
from tabletown.lab.ladder_page import Found, interval, page
from tabletown.lab.rungs import REFUSALS, RUNGS, WINS, Bar, Played, Rung


def games(rung: Rung, won: int, lost: int) -> list[Played]:
    return [
        Played(rung.id, number, "code", float(number < won), 5.0 if number < won else -5.0, 100.0, number < won, 1.0)
        for number in range(won + lost)
    ]


@pytest.mark.parametrize(
    ("won", "lost", "said"),
    [
        (390, 10, "reached"),
        (3, 1, "open, on the right side"),
        (2, 2, "open, on the wrong side"),
        (40, 360, "**not reached**"),
    ],
)
def test_a_bar_is_reached_only_when_the_interval_says_so(won: int, lost: int, said: str) -> None:
    rung = RUNGS[0]
    assert Found(rung, Bar(WINS, 0.7), games(rung, won, lost)).verdict() == said


def test_less_is_better_where_the_bar_says_at_most() -> None:
    rung = RUNGS[0]
    assert Found(rung, Bar(REFUSALS, 0.2, is_most=True), games(rung, 4, 396)).verdict() == "reached"
    assert Found(rung, Bar(REFUSALS, 0.2, is_most=True), games(rung, 396, 4)).verdict() == "**not reached**"


def test_the_interval_is_wilsons() -> None:
    low, high = interval(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)


def test_every_bar_is_on_the_page() -> None:
    told = page(games(RUNGS[0], 3, 1), "code")
    assert f"| {RUNGS[0].table} | master | greedy | 4 | wins | 75% |" in told
    for rung in RUNGS[1:]:
        assert f"- {rung.table}: {rung.bot} against" in told.partition("## Not measured")[2]


def test_every_rung_can_be_set_up_and_has_a_name_of_its_own() -> None:
    for rung in RUNGS:
        setup = GAMES[rung.game].set_up(rung.edition, rung.seats, rung.options)
        assert setup.seats == rung.seats
    assert len({rung.id for rung in RUNGS}) == len(RUNGS)


def test_no_clock_cuts_a_bot_short_here() -> None:
    bot = ladder.bot_of("master", "streets", b"key")
    assert isinstance(bot, Searcher)
    assert bot.strength.cap == float("inf")


def test_a_game_is_played_from_both_seats_of_one_deal() -> None:
    rung = next(rung for rung in RUNGS if (rung.game, rung.bot, rung.other) == ("happy_city", "greedy", "beginner"))
    first, second = ladder.play(rung, 0), ladder.play(rung, 1)
    assert (first.rung, first.code) == (rung.id, ladder.code())
    assert first.points != second.points
    again = ladder.play(rung, 0)
    assert (again.result, again.margin) == (first.result, first.margin)
