"""The solo game against the Grifter: its set-up and rounds, where it builds, what the player decides for it, who wins."""

import pytest

from streets.builders import (
    advised,
    build,
    game,
    lay,
    lying,
    money,
    offers,
    owner,
    paid,
    phase,
    play,
    seekers,
    tile,
    tokens,
    view_of,
    why_not,
    with_closed_station,
    with_hand,
    with_stack,
)
from tabletown.engine.chance import Chance
from tabletown.engine.contract import SPECTATOR
from tabletown.engine.testing import random_steps
from tabletown.games.streets.state import StreetsState
from tabletown.words import Words

GRIFTER = 1
HAND = "toy_store souvenir_shop corner_shop"


def solo(grifter: str = "normal", **options: str) -> StreetsState:
    return game(1, grifter=grifter, **options)


def grifters_turn(state: StreetsState, top: str) -> StreetsState:
    """The player builds far from everything, and the Grifter lifts this tile from the stack."""
    lay(state, "hostel", 40, 0, "S")
    with_hand(state, HAND)
    with_stack(state, top)
    build(state, "toy_store", 40, 1, "E")
    return play(state, "done")


def test_the_stack_is_that_of_two_players_with_three_tiles_for_the_end() -> None:
    table = solo().table
    assert (len(table.hands[0]), len(table.last_stack), len(table.stack)) == (3, 3, 24)


@pytest.mark.parametrize(
    ("difficulty", "alone", "advised_too"), [("easy", 0, 40), ("normal", 20, 60), ("hard", 50, 90)]
)
def test_the_grifter_begins_with_money(difficulty: str, alone: int, advised_too: int) -> None:
    assert money(solo(difficulty)) == [0, alone]
    state = solo(difficulty, advisors="true")
    assert money(state) == [0, advised_too]
    assert view_of(state).players[GRIFTER].advisor is None


def test_the_stack_lies_face_up_and_only_its_top_is_seen() -> None:
    state = solo()
    seen = view_of(state, SPECTATOR)
    assert seen.stack.front is not None
    assert seen.stack.front.number - 1 == state.table.top()
    assert seen.last_stack.front is None
    assert seen.last_stack.back is None


def test_a_round_takes_one_tile_for_the_grifter_and_one_for_the_player() -> None:
    state = solo()
    rounds: list[int] = []
    while not state.over():
        if state.turn.player == 0 and len(rounds) < state.round:
            rounds.append(len(state.table.stack))
        state.play(0, state.legal(0)[-1])
    assert rounds == [*range(24, -1, -2), 0, 0]
    assert state.table.last_stack == []
    assert state.table.hands == [[], []]


def test_the_last_tiles_are_turned_up_when_the_stack_is_empty() -> None:
    state = solo()
    while state.table.stack:
        state.play(0, state.legal(0)[-1])
    front = view_of(state).last_stack.front
    assert front is not None
    assert front.number - 1 == state.table.last_stack[-1]


# Where it builds


def four_in_a_row(state: StreetsState, start: int = 10) -> StreetsState:
    for place, name in enumerate(["starter_home", "flea_market", "row_houses", "family_cafe"]):
        lay(state, name, start + place, 0, "S")
    return state


def test_the_grifter_builds_where_its_tile_is_worth_most_now() -> None:
    """The street kitchen pays for the size of its street."""
    state = lay(four_in_a_row(solo()), "food_hall", 9, 0, "E")
    grifters_turn(state, "street_kitchen")
    city = state.table.city
    assert owner(state, "street_kitchen") == GRIFTER
    assert city.street(tile("street_kitchen"))[0] == tile("starter_home")


def test_the_player_chooses_between_equal_places() -> None:
    state = grifters_turn(four_in_a_row(solo()), "street_kitchen")
    assert phase(state) == "place"
    assert offers(state) == ["build 9 0 S", "build 14 0 S"]
    assert why_not(state, "build 14 0 W") == "streets.grifter.best_place"
    assert why_not(state, "pick corner_shop") == "streets.grifter.its_tile"
    decision = view_of(state).decision
    assert decision is not None
    assert (decision.player, decision.tile) == (GRIFTER, tile("street_kitchen") + 1)
    play(state, "build 9 0 S")
    assert owner(state, "street_kitchen") == GRIFTER
    assert offers(state) == ["done"]


def test_a_grifter_that_leaves_no_choice_needs_no_word() -> None:
    state = lay(four_in_a_row(solo()), "food_hall", 9, 0, "E")
    grifters_turn(state, "street_kitchen")
    assert state.turn.player == 0
    assert phase(state) == "pick"
    assert len(state.table.hands[0]) == 3


def test_people_on_the_tile_do_not_count_for_its_place_but_its_own_symbols_do() -> None:
    """A hipster's building that counts hipsters' symbols is worth most where most of them are."""
    state = lay(solo(), "vinyl_club", 20, 0, "S")
    lay(state, "student_house", 21, 0, "W")
    grifters_turn(state, "art_gallery")
    assert state.table.city.street(tile("art_gallery")) == [tile("art_gallery"), tile("vinyl_club")]


def test_a_copy_goes_where_the_best_value_is() -> None:
    state = lay(four_in_a_row(solo()), "food_hall", 9, 0, "E")
    grifters_turn(state, "copy_shop")
    assert state.table.city.street(tile("copy_shop"))[0] == tile("starter_home"), "two dollars for each parents' symbol"


def test_an_enclosure_tile_closes_a_street_if_it_can() -> None:
    """Where most people move to the Grifter's buildings: of two streets, the one with more hipsters."""
    state = with_closed_station(solo())
    lay(state, "micro_brewery", 30, 0, "S", GRIFTER)
    lay(state, "art_gallery", 10, 0, "S", 0, people=1)
    lay(state, "food_hall", 11, 0, "N")
    lay(state, "vinyl_club", 20, 0, "S", 0, people=4)
    lay(state, "street_kitchen", 21, 0, "N")
    grifters_turn(state, "corner_cafe")
    assert paid(state).keys() == {"vinyl_club"}
    assert lying(state, "micro_brewery") == 1 + 4


def test_an_enclosure_tile_that_closes_nothing_goes_to_the_end_of_a_street() -> None:
    """Every open street is open at both ends, so no tile can close one."""
    state = with_stack(with_hand(solo(), HAND), "corner_cafe")
    play(build(state, "toy_store", -1, 0, "E"), "done")
    assert "build 1 -1 S" in offers(state), "at the end of the park's street"
    assert "build 1 -1 W" not in offers(state), "in it"


def test_an_enclosure_tile_that_closes_its_own_street_alone_has_closed_nothing() -> None:
    """Between two buildings it would be counted at once without being at the end of a closed street; elsewhere it can."""
    state = lay(with_closed_station(solo()), "food_hall", 10, 0, "E")
    lay(state, "street_kitchen", 12, 0, "W")
    grifters_turn(state, "corner_cafe")
    assert paid(state).keys() == {"toy_store"}, "at the other end of the player's new street"


def test_the_next_tile_is_seen_as_soon_as_the_grifter_has_lifted_its_own() -> None:
    state = with_stack(four_in_a_row(solo()), "aquarium")
    grifters_turn(state, "street_kitchen")
    front = view_of(state).stack.front
    assert phase(state) == "place"
    assert front is not None
    assert front.id == "aquarium"
    play(state, "build 9 0 S, done")
    assert tile("aquarium") in state.table.hands[0]
    assert "aquarium" in [shown.id for shown in view_of(state, SPECTATOR).players[0].shown]


# What it closes


def closed_by_grifter() -> StreetsState:
    """The Grifter closes a street of hipsters; it has two homes for them, the player has one."""
    state = with_closed_station(solo())
    lay(state, "vinyl_club", 20, 0, "S", 0, people=3)
    lay(state, "street_kitchen", 21, 0, "N")
    lay(state, "micro_brewery", 30, 0, "S", GRIFTER)
    lay(state, "tattoo_studio", 32, 0, "S", GRIFTER)
    lay(state, "artist_squat", 34, 0, "S", 0)
    grifters_turn(state, "corner_cafe")
    return state


def test_people_go_to_the_grifters_buildings_first_and_the_player_divides_them() -> None:
    state = closed_by_grifter()
    assert phase(state) == "move"
    assert set(offers(state)) == {
        "settle",
        *(f"{how} {home}" for how in ("send", "send_all") for home in ("micro_brewery", "tattoo_studio")),
    }
    assert why_not(state, "send artist_squat") == "streets.move.grifter_first"
    play(state, "send micro_brewery, send_all tattoo_studio")
    assert (lying(state, "micro_brewery"), lying(state, "tattoo_studio")) == (1 + 1, 1 + 2)
    assert seekers(state) == {}
    assert phase(state) == "wrap_up"


def test_without_a_building_of_the_grifter_people_go_where_the_player_likes() -> None:
    state = with_closed_station(solo())
    lay(state, "vinyl_club", 20, 0, "S", 0, people=3)
    lay(state, "street_kitchen", 21, 0, "N")
    lay(state, "tattoo_studio", 32, 0, "S", 0)
    lay(state, "artist_squat", 34, 0, "S", 0)
    play(grifters_turn(state, "corner_cafe"), "build 19 0 E")
    assert phase(state) == "move"
    play(state, "send tattoo_studio, send_all artist_squat")
    assert (lying(state, "tattoo_studio"), lying(state, "artist_squat")) == (1 + 1, 1 + 2)


def test_the_suggested_way_serves_the_player_in_the_grifters_turn_too() -> None:
    state = lay(solo(), "vinyl_club", 20, 0, "S", 0, people=3)
    lay(state, "street_kitchen", 21, 0, "N")
    lay(state, "tattoo_studio", 32, 0, "S", 0)
    play(grifters_turn(state, "corner_cafe"), "build 19 0 E, settle")
    assert (lying(state, "tattoo_studio"), lying(state, "station hipster")) == (1 + 3, 1)


def test_in_the_own_turn_the_player_need_not_prefer_the_grifter() -> None:
    state = with_closed_station(solo())
    lay(state, "vinyl_club", 11, 0, "S", 0, people=3)
    lay(state, "street_kitchen", 12, 0, "N")
    lay(state, "micro_brewery", 30, 0, "S", GRIFTER)
    lay(state, "artist_squat", 34, 0, "S", 0)
    build(with_hand(state, HAND), "toy_store", 10, 0, "E")
    play(state, "send_all artist_squat")
    assert (lying(state, "micro_brewery"), lying(state, "artist_squat")) == (1, 1 + 3)


def test_the_player_is_paid_for_streets_that_the_grifter_closes() -> None:
    state = closed_by_grifter()
    assert money(state)[0] == sum(paid(state)["vinyl_club"])


# Business and the end


def test_the_grifter_takes_the_kind_of_which_it_has_fewest() -> None:
    state = with_closed_station(solo(business="true"))
    state.table.tokens[GRIFTER] = [2, 1, 1, 2]
    state.table.token_supply = [10, 11, 11, 10]
    lay(state, "copy_shop", 11, 0, "S", GRIFTER)
    lay(state, "food_hall", 12, 0, "S", GRIFTER)
    lay(state, "hardware_store", 13, 0, "W")
    build(with_hand(state, HAND), "toy_store", 10, 0, "E")
    assert offers(state) == ["token residential", "token leisure"], "the food hall's restaurant is not among its fewest"
    assert why_not(state, "token retail") == "streets.business.grifter_fewest"
    play(state, "token leisure")
    assert tokens(state, GRIFTER) == {"restaurant": 2, "residential": 1, "leisure": 2, "retail": 2}


def test_the_grifter_takes_two_different_tokens_for_an_exhausted_double_icon() -> None:
    state = with_closed_station(solo(business="true"))
    state.table.tokens = [[12, 0, 0, 0], [0, 1, 0, 1]]
    state.table.token_supply = [0, 11, 12, 11]
    lay(state, "corner_cafe", 11, 0, "S", GRIFTER)
    lay(state, "hardware_store", 12, 0, "W")
    build(with_hand(state, "toy_store souvenir_shop corner_shop"), "toy_store", 10, 0, "E")
    assert tokens(state, GRIFTER) == {"residential": 1, "leisure": 1, "retail": 1}, "leisure first, without a choice"
    assert offers(state) == ["token residential", "token leisure", "token retail"]
    play(state, "token retail")
    assert tokens(state, GRIFTER) == {"residential": 1, "leisure": 1, "retail": 2}


def test_the_grifter_too_takes_nothing_when_no_token_is_left() -> None:
    state = with_closed_station(solo(business="true"))
    state.table.tokens = [[12, 12, 12, 12], [0, 0, 0, 0]]
    state.table.token_supply = [0, 0, 0, 0]
    lay(state, "corner_cafe", 11, 0, "S", GRIFTER)
    lay(state, "hardware_store", 12, 0, "W")
    build(with_hand(state, HAND), "toy_store", 10, 0, "E")
    assert phase(state) == "wrap_up"
    assert tokens(state, GRIFTER) == {}


def test_the_player_chooses_the_building_where_the_grifter_has_as_few_of_both() -> None:
    state = with_closed_station(solo(business="true"))
    lay(state, "street_kitchen", 11, 0, "S", GRIFTER)
    lay(state, "apartment_tower", 12, 0, "S", GRIFTER)
    lay(state, "hardware_store", 13, 0, "W")
    build(with_hand(state, HAND), "toy_store", 10, 0, "E")
    assert offers(state) == ["take street_kitchen", "take apartment_tower"]
    state.table.tokens[GRIFTER][0] = 1
    assert why_not(state, "take street_kitchen") == "streets.business.grifter_fewest"


@pytest.mark.parametrize(("more", "place"), [(1, 1), (0, 2), (-1, 2)])
def test_the_player_wins_with_more_money_than_the_grifter(more: int, place: int) -> None:
    state = solo()
    while not state.over():
        state.play(0, state.legal(0)[-1])
    table = state.table
    table.income[0] += more + table.income[1] + table.last_income[1] - table.income[0] - table.last_income[0]
    assert state.ranking() == [place]


def test_the_grifters_buildings_pay_at_the_end_too() -> None:
    state = solo()
    while not state.over():
        state.play(0, state.legal(0)[-1])
    receipts = [receipt for receipt in view_of(state).receipts if receipt.player == GRIFTER]
    assert state.table.last_income[GRIFTER] == sum((receipt.total + 1) // 2 for receipt in receipts)
    assert view_of(state).players[GRIFTER].money == state.table.income[GRIFTER] + state.table.last_income[GRIFTER]


def test_the_player_has_an_advisor_and_the_grifter_none() -> None:
    state = advised("hacker", 1)
    lay(state, "food_hall", 11, 0, "S", GRIFTER)
    found = next(building.worth for building in view_of(state).buildings if building.tile.id == "food_hall")
    assert found is not None
    assert found.value == 4


@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_decided_for_the_grifter_names_it(seed: int) -> None:
    state = solo(business="true")
    asked: set[str] = set()
    for seat, action in random_steps(state, Chance.from_seed(seed)):
        decision = view_of(state).decision
        prompt = Words("en")(state.prompt(seat).message, state.prompt(seat).args)
        assert decision is not None
        assert ("Grifter" in prompt) == (decision.player == GRIFTER), prompt
        if decision.player == GRIFTER:
            asked.add(decision.phase)
        state.play(seat, action)
    assert len(asked) > 2
