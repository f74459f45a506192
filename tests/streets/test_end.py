"""The end of the game (rulebook, "end of the game"): the last count by half, and who has won."""

import pytest

from streets.builders import advised, build, game, lay, lying, offers, play, view_of, with_hand
from tabletown.games.streets.state import StreetsState
from tabletown.games.streets.table import Table


def last_turn(state: StreetsState) -> StreetsState:
    """Seat 0 builds the very last tile of the game."""
    table: Table = state.table
    table.removed += table.stack
    table.stack = []
    for seat in range(1, table.players):
        table.removed += table.hands[seat]
        table.hands[seat] = []
    with_hand(state, "food_court")
    table.removed += table.stack
    table.stack = []
    return build(state, "food_court", 0, 1, "E")


def test_valuation_and_people_are_halved_together_and_rounded_up() -> None:
    """The example: four dollars of value and three people make seven, half of which is four."""
    state = lay(game(), "art_gallery", 10, 0, "S", 1, people=3)
    lay(state, "student_house", 11, 0, "S")
    play(last_turn(state), "done")
    assert state.over()
    assert state.end_reason() == "tiles"
    score = dict(state.scores()[1].parts)
    assert score == {"income": 0, "last_count": 4}


def test_each_building_is_rounded_by_itself() -> None:
    state = lay(game(), "street_kitchen", 10, 0, "S", 1)
    lay(state, "artist_squat", 12, 0, "S", 1, people=0)
    lay(state, "micro_brewery", 14, 0, "S", 1, people=0)
    play(last_turn(state), "done")
    assert state.scores()[1].total == 1 + 2 + 0


def test_value_and_people_are_not_rounded_apart() -> None:
    state = lay(game(), "artist_squat", 10, 0, "S", 1, people=1)
    play(last_turn(state), "done")
    assert state.scores()[1].total == 2, "half of three and one"


def test_the_location_scout_looks_nowhere_else_in_the_last_count() -> None:
    state = lay(advised("location_scout"), "starter_home", 10, 0, "S", 0, people=0)
    lay(state, "trendy_lofts", 20, 0, "S", 0, people=0)
    play(last_turn(state), "done")
    assert state.scores()[0].total == 1 + 0 + 2, "the food court pays half of three"


def test_all_signs_of_the_street_count_for_ownership_in_the_last_count() -> None:
    """Nobody takes a sign back before all are counted: twice six dollars and a person, each by half."""
    state = lay(game(), "housing_co_op", 10, 0, "S", 1)
    lay(state, "artist_squat", 11, 0, "S", 1)
    play(last_turn(state), "done")
    assert state.scores()[1].total == 4 + 4


def test_symbols_that_point_into_an_open_street_count() -> None:
    state = lay(game(), "art_gallery", 10, 0, "S", 1, people=0)
    lay(state, "vinyl_club", 11, 0, "W")
    play(last_turn(state), "done")
    assert state.scores()[1].total == (2 * 3) // 2


def test_nobody_moves_in_the_last_count() -> None:
    state = lay(game(), "art_gallery", 10, 0, "S", 1, people=3)
    play(last_turn(state), "done")
    assert lying(state, "art_gallery") == 3


def test_enclosure_pays_by_half_though_its_own_street_is_open() -> None:
    state = lay(game(), "corner_shop", 10, 0, "E", 1)
    lay(state, "aquarium", 11, 0, "S")
    lay(state, "food_hall", 12, 0, "W")
    play(last_turn(state), "done")
    assert state.scores()[1].total == 4


def test_the_game_goes_on_without_drawing_until_all_hands_are_empty() -> None:
    state = game(3)
    turns = 0
    while not state.over():
        if state.turn.phase == 1 and not state.table.stack:
            assert offers(state)[0].startswith("pick")
        action = state.legal(state.turn.decider)[-1]
        turns += action == 0
        state.play(state.turn.decider, action)
    assert turns == 36
    assert state.table.hands == [[], [], []]


@pytest.mark.parametrize(("money", "places"), [([30, 20], [1, 2]), ([20, 20], [1, 1]), ([10, 30], [2, 1])])
def test_most_money_wins_and_equals_share_the_victory(money: list[int], places: list[int]) -> None:
    state = game()
    state.table.income = [money[0] - 2, money[1]]
    play(last_turn(state), "done")
    assert [score.total for score in state.scores()] == money, "the food court pays half of three"
    assert state.ranking() == places
    assert view_of(state).ranking == places
