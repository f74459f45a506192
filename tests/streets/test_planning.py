"""The greedy player of Streets: its judgement on positions where any sensible player would agree, and the bars it clears."""

import pytest

import tabletown
from streets.builders import (
    advised,
    build,
    game,
    lay,
    phase,
    play,
    tile,
    turn_of,
    with_closed_station,
    with_hand,
    with_stack,
)
from support.long import sampled_rows
from tabletown.bots import make_bot
from tabletown.engine.contract import Observer
from tabletown.games import GAMES
from tabletown.games.streets.actions import ACTIONS
from tabletown.games.streets.state import StreetsState
from tabletown.lab.simulate import Report, simulate


def greedy_says(state: StreetsState) -> str:
    seat = state.turn.decider
    return ACTIONS.notate(make_bot("greedy", "streets", b"any").choose(Observer(state, seat)))


def open_street() -> StreetsState:
    """A rich street of the seat's own with one end to close, and a poor one of the opponent's."""
    state = game()
    lay(state, "starter_home", 1, 5, "S", owner=0, people=4)
    lay(state, "flea_market", 2, 5, "S", owner=0, people=3)
    lay(state, "hardware_store", 3, 5, "W")
    return state


# Judgement


def test_a_rich_street_of_ones_own_is_closed() -> None:
    state = with_hand(with_closed_station(open_street()), "corner_shop")
    assert greedy_says(state) == "build 0 5 E"


def test_people_move_to_ones_own_building_rather_than_to_anothers() -> None:
    state = open_street()
    lay(state, "family_cafe", 0, 9, "S", owner=0)
    lay(state, "row_houses", 4, 9, "S", owner=1)
    build(with_hand(state, "art_gallery"), "art_gallery", 0, 5, "E")
    assert phase(state) == "move"
    settled = play(state, greedy_says(state)).table.city
    assert settled.lying[tile("family_cafe")] == 1 + 7


def test_the_poorest_building_is_abandoned() -> None:
    state = game()
    for number, (name, people) in enumerate(
        (("starter_home", 5), ("micro_brewery", 4), ("grand_hotel", 6), ("corner_shop", 0), ("food_court", 5))
    ):
        lay(state, name, 4 * number, 9, "S", owner=0, people=people)
    assert greedy_says(turn_of(state, 0)) == "abandon corner_shop"


def test_the_investor_doubles_what_is_counted_at_once() -> None:
    state = advised("investor")
    lay(state, "hardware_store", 3, 5, "W")
    lay(state, "starter_home", 2, 5, "S", owner=1)
    lay(state, "art_gallery", 0, 5, "E")
    play(with_hand(state, "flea_market"), "build 1 5 S")
    assert greedy_says(state) == "signs 2"


def test_the_entrepreneur_shows_what_pays_more() -> None:
    state = advised("entrepreneur")
    lay(state, "corner_shop", 1, 5, "S", owner=0)
    lay(state, "starter_home", 2, 5, "S", owner=1, people=4)
    lay(state, "hardware_store", 3, 5, "W")
    build(with_hand(state, "student_house family_cafe"), "student_house", 0, 5, "E")
    assert greedy_says(state) == "show family_cafe"


def test_the_token_that_completes_a_set_is_taken() -> None:
    state = game(business="true")
    state.table.tokens = [[1, 1, 1, 0], [3, 3, 3, 3]]
    lay(state, "coworking_space", 1, 5, "S", owner=0)
    lay(state, "hardware_store", 2, 5, "W")
    state.table.token_supply = [8, 8, 8, 9]
    build(with_hand(state, "student_house"), "student_house", 0, 5, "E")
    assert phase(state) == "token"
    assert greedy_says(state) == "token retail"


@pytest.mark.parametrize("advisor", ["hacker", "investor"])
def test_what_lies_below_the_top_of_the_solo_stack_does_not_matter(advisor: str) -> None:
    state = with_stack(advised(advisor, 1), "toy_store hostel food_hall")
    says = greedy_says(state)
    state.table.stack[-2], state.table.stack[0] = state.table.stack[0], state.table.stack[-2]
    assert greedy_says(state) == says


# Strength


@pytest.fixture(scope="module")
def games(request: pytest.FixtureRequest) -> int:
    """How many games to play: interpreted play is slow, and a few games are enough to see that it works there too."""
    if request.config.getoption("--hypothesis-profile") == "soak":
        return 500
    return 20 if tabletown.compiled() else 3


def simulated(seats: int, bots: list[str], games: int, **options: str) -> Report:
    return simulate(GAMES["streets"].set_up("base", seats, options), bots, games, seed=7)


@pytest.mark.parametrize(("seats", "bar"), sampled_rows([(2, 100), (3, 90), (4, 80), (5, 75)], (2, 100)))
def test_greedy_seats_earn_on_average(seats: int, bar: int, games: int) -> None:
    report = simulated(seats, ["greedy"] * seats, games)
    assert sum(report.mean_scores) / seats >= bar


def test_greedy_beats_random(games: int) -> None:
    report = simulated(2, ["greedy", "random"], games)
    assert report.wins[0] >= 0.95 * report.games


@pytest.mark.parametrize("options", [{}, {"business": "true"}, {"advisors": "true"}])
def test_it_plays_against_the_grifter(options: dict[str, str], games: int) -> None:
    report = simulated(1, ["greedy"], games, grifter="easy", **options)
    assert report.mean_scores[0] >= 90
    assert report.wins[0] > report.games / 2


@pytest.mark.parametrize("seats", [2, 5])
def test_it_plays_with_all_modules(seats: int) -> None:
    report = simulated(seats, ["greedy"] * seats, 2, business="true", advisors="true")
    assert min(report.mean_scores) > 0


def test_all_seats_see_their_own_hands_only() -> None:
    state = GAMES["streets"].deal(GAMES["streets"].set_up("base", 3, {"advisors": "true"}), 4)
    assert isinstance(state, StreetsState)
    says = greedy_says(state)
    table, own = state.table, state.turn.decider
    hidden = next(place for place in range(3) if place != own)
    kinds = table.edition.kind
    for place, held in enumerate(table.hands[hidden]):
        other = next(number for number, lies in enumerate(table.stack[:-1]) if kinds[lies] == kinds[held])
        table.hands[hidden][place], table.stack[other] = table.stack[other], held
    assert greedy_says(state) == says
