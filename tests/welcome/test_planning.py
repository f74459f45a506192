"""The greedy player's judgement, on positions where any sensible player would agree; and the figures it rests on."""

import pytest

from tabletown.bots import make_bot
from tabletown.engine.contract import Observer
from tabletown.games.welcome.actions import ACTIONS
from tabletown.games.welcome.planning.judge import Judge
from tabletown.games.welcome.planning.street import fill_chances, survey
from tabletown.games.welcome.planning.supply import MOST_DRAWS, NUMBERS, Supply
from tabletown.games.welcome.planning.tracks import Tracks, between
from tabletown.games.welcome.planning.weights import Weights
from tabletown.games.welcome.sheet import Sheet
from tabletown.games.welcome.state import WelcomeState
from welcome.builders import edition, facing, game, play, sheet, with_plans, with_sheet

FULL_MIDDLE = "1 2 3 4 5 6 7 8 9 10 11"
FULL_BOTTOM = "1 2 3 4 5 6 7 8 9 10 11 12"


@pytest.fixture(scope="module")
def supply() -> Supply:
    return Supply(edition())


def greedy_says(state: WelcomeState, seat: int = 0) -> str:
    return ACTIONS.notate(make_bot("greedy", "welcome", b"any").choose(Observer(state, seat)))


def judge_of(state: WelcomeState, supply: Supply) -> Judge:
    return Judge(state, 0, Weights(), supply, Tracks(edition().board, Weights()))


@pytest.mark.parametrize(("number", "first", "last"), [(1, 1, 2), (15, 9, 12), (8, 4, 8)])
def test_a_number_goes_where_the_others_will_fit_around_it(number: int, first: int, last: int) -> None:
    state = play(facing(game(), (number, "agent")), "a")
    house = int(greedy_says(state).split(".")[1])
    assert first <= house <= last


def test_the_house_that_completes_an_estate_is_built_before_one_that_completes_none() -> None:
    made = sheet("1 2 3 | 4 . 8 | 9 10 11 12", "1 2 3 | 4 5 6 | 7 8 9 | 10 11", "1 2 3 | . . . | . . . | 10 11 12")
    state = facing(with_sheet(game(), made), (6, "agent"))
    assert greedy_says(play(state, "a")) == "6@1.5"


def test_a_pool_is_built_where_there_is_one() -> None:
    state = facing(with_sheet(game(), sheet("1 2 . 5", FULL_MIDDLE, FULL_BOTTOM)), (4, "pool"))
    assert greedy_says(play(state, "a")) == "4@1.3"
    assert greedy_says(play(state, "4@1.3")) == "pool"


def test_the_last_tree_of_a_park_is_planted() -> None:
    made = sheet("1 2 3 | 4 5 6 | 7 8 9 | .", "1 2 3 4 5 6 | 7 8 9 10 .", "1 2 3 4 5 6 | 7 8 9 10 . .")
    made.parks[0] = 2
    made.temps = 4
    state = facing(with_sheet(game(), made), (10, "temp"), (10, "park"))
    assert greedy_says(state) == "b"
    assert greedy_says(play(state, "b")) == "10@1.10"
    assert greedy_says(play(state, "10@1.10")) == "park"


def test_a_plan_that_is_met_is_claimed() -> None:
    state = facing(with_sheet(game(), sheet("1 2 3 4 | 5 6 7 8 |")))
    with_plans(state, "1-estates-44", "2-estates-1116", "3-estates-126")
    assert greedy_says(play(state, "a, 8@3.6, skip")) == "plan 1"


def test_estates_that_another_plan_needs_unused_do_not_pay() -> None:
    state = facing(with_sheet(game(expert=True), sheet("1 2 3 4 |", "1 2 | 3 4 5 6 | 7 8 9 10 | 11 |")))
    with_plans(state, "1x-street-top", "2-estates-45", "1-estates-44")
    state = play(state, "a, 8@3.6, skip, plan 3")
    assert greedy_says(state) == "estate 2.3"
    assert greedy_says(play(state, "estate 2.3")) == "estate 2.7"


def test_agents_go_where_the_estates_are() -> None:
    made = sheet("1 2 3 | 4 5 6 | 7 8 9 | .", "1 2 3 | 4 5 6 | 7 8 9 | 10 .", "1 2 3 | 4 5 6 | 7 8 9 | 10 11 12")
    state = facing(with_sheet(game(), made), (10, "agent"))
    assert greedy_says(play(state, "a, 10@1.10")) == "agent 3"


def test_a_fence_parts_a_row_of_houses_that_would_count_nothing() -> None:
    made = sheet("1 2 3 4 5 6 7 8 9", FULL_MIDDLE, "1 2 3 4 5 6 | 7 8 9 10 11 .")
    state = facing(with_sheet(game(), made), (13, "fence"))
    with_plans(state, "1-estates-111111", "2-estates-1116", "3-estates-1223")
    assert greedy_says(play(state, "a, 13@3.12")) in ("fence 2.5", "fence 2.6")


def test_a_fence_that_completes_a_plan_is_seen() -> None:
    made = sheet("1 2 3 4 5 | 6 7 8 9", "1 2 3 4 5 | 6 7 8 9 10 11", "1 2 3 4 5 | 6 7 8 9 10 11 .")
    state = facing(with_sheet(game(), made), (13, "fence"))
    with_plans(state, "1-estates-111111", "2-estates-334", "3-estates-25")
    assert greedy_says(play(state, "a, 13@3.12")) in ("fence 3.7", "fence 3.10")


def test_what_a_patient_player_fills_grows_with_the_cards_and_never_exceeds_houses_or_numbers(supply: Supply) -> None:
    for houses, lowest, above in ((1, 5, 6), (3, 0, NUMBERS), (10, 0, NUMBERS), (4, 7, 9)):
        filled = [supply.filled(draws, houses, lowest, above) for draws in range(MOST_DRAWS + 1)]
        assert filled == sorted(filled)
        assert filled[0] == 0
        assert filled[-1] <= min(houses, above - lowest)
    assert supply.filled(10, 3, 9, 9) == 0


def test_common_numbers_fill_a_gap_sooner_than_rare_ones(supply: Supply) -> None:
    assert supply.filled(5, 1, 8, 9) > supply.filled(5, 1, 1, 2) > supply.filled(5, 1, 17, 18) > 0


def test_numbers_are_as_likely_as_the_deck_says_and_temps_stretch_them(supply: Supply) -> None:
    assert supply.likely[8] > supply.likely[1] > supply.likely[0] > 0
    assert sum(supply.likely) == pytest.approx(1)


def test_a_gap_with_too_few_numbers_is_hopeless_but_for_a_bis(supply: Supply) -> None:
    state = with_sheet(game(), sheet("7 . . 8"))
    guide = judge_of(state, supply).guide
    chances = fill_chances(state.sheets[0], 0, guide, survey(state.sheets[0], 0, guide))
    assert chances[0] == chances[3] == 1.0
    assert chances[1] == chances[2] == guide.bis_help
    assert chances[4] > guide.bis_help


@pytest.mark.parametrize("streets", [("1 2 3 | 4 5 | 6 7 8 9 10",), ("1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10",)])
def test_a_finished_street_has_the_estates_that_stand_there(streets: tuple[str, ...], supply: Supply) -> None:
    state = with_sheet(game(), sheet(*streets))
    judge = judge_of(state, supply)
    judge.guide.fence = 100.0
    outlook = survey(state.sheets[0], 0, judge.guide)
    assert outlook.counts[1:] == [float(count) for count in state.sheets[0].estate_counts()]
    assert (outlook.fences, outlook.empty) == (0, 0)


def test_a_sheet_that_ends_the_game_is_worth_its_score(supply: Supply) -> None:
    made: Sheet = sheet("1 2 3 4 5 6 | 7 8 9 10", FULL_MIDDLE, FULL_BOTTOM)
    state = with_sheet(game(seats=1), made)
    judge = judge_of(state, supply)
    assert judge.worth(made, judge.survey_all(made)) == state.score_seen_by(0).total == 10


def test_track_chances_are_those_of_so_many_tries() -> None:
    weights = Weights()
    tracks = Tracks(edition().board, weights)
    assert tracks.reaching(weights.park, 0, 0) == 1
    assert tracks.reaching(weights.park, 3, 4) == 0
    assert tracks.reaching(weights.park, 1, 1) == pytest.approx(weights.park)
    assert tracks.reaching(weights.park, 2, 1) == pytest.approx(1 - (1 - weights.park) ** 2)
    assert tracks.parks(0, 3, 10) == 10
    assert 4 < tracks.parks(0, 2, 1) < 10
    assert between([0, 3, 6], 1.5) == 4.5
    assert between([0, 3, 6], 7) == 6
