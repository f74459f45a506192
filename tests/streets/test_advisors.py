"""The advisors (rulebook, "advisors"): who may be dealt, and each one's effect with its special cases."""

import pytest

from streets.builders import (
    advised,
    advisor_of,
    build,
    game,
    is_closed,
    lay,
    lying,
    money,
    offers,
    owner,
    paid,
    phase,
    play,
    seekers,
    standing,
    tile,
    turn_of,
    view_of,
    why_not,
    with_closed_station,
    with_hand,
    worth,
)
from tabletown.games import GAMES
from tabletown.games.streets.catalogue import ADVISORS
from tabletown.games.streets.edition import INVESTOR
from tabletown.games.streets.state import StreetsState

HAND = "toy_store souvenir_shop corner_shop"


def dealt(seats: int, **options: str) -> set[str]:
    setup = GAMES["streets"].set_up("base", seats, {**options, "advisors": "true"})
    found: set[str] = set()
    for seed in range(40):
        state = GAMES["streets"].deal(setup, seed)
        assert isinstance(state, StreetsState)
        names = [advisor_of(state, seat) for seat in range(seats)]
        assert len(set(names)) == seats, "each has another one"
        found |= set(names)
    return found


@pytest.mark.parametrize(
    ("seats", "out"),
    [
        (1, {"contractor", "renovator"}),
        (2, {"renovator"}),
        (3, set()),
        (4, set()),
        (5, {"contractor"}),
    ],
)
def test_some_advisors_play_only_with_some_numbers_of_players(seats: int, out: set[str]) -> None:
    assert dealt(seats) == set(ADVISORS) - out
    assert dealt(seats, business="true") == set(ADVISORS) - {"contractor", "renovator"}


def test_only_the_own_advisor_works() -> None:
    state = advised("hipster_legend")
    state.table.advisors[1] = INVESTOR
    lay(state, "food_hall", 10, 0, "S", 1)
    lay(state, "art_gallery", 11, 0, "S")
    assert worth(state, "food_hall") == 4


# The contractor


@pytest.mark.parametrize(("seats", "tiles"), [(2, 33), (3, 37), (4, 42)])
def test_the_contractor_plays_with_the_stack_of_one_more_player_less_three(seats: int, tiles: int) -> None:
    table = advised("contractor", seats).table
    assert len(table.stack) + sum(len(hand) for hand in table.hands) == tiles


def test_the_contractor_builds_two_tiles_and_draws_two() -> None:
    state = with_hand(advised("contractor"), HAND)
    stack = len(state.table.stack)
    build(state, "toy_store", 0, 1, "E")
    assert phase(state) == "pick"
    assert why_not(state, "done") == "streets.build.choose_first"
    build(state, "corner_shop", 0, 2, "E")
    assert phase(state) == "wrap_up"
    assert len(state.table.stack) == stack
    play(state, "done")
    assert len(state.table.hands[0]) == 3
    assert len(state.table.stack) == stack - 2


def test_the_first_building_of_the_contractor_is_counted_before_the_second() -> None:
    """A sign that comes back by it serves for the second, so that nothing has to be abandoned."""
    state = with_closed_station(advised("contractor"))
    for place, name in enumerate(["starter_home", "flea_market"]):
        lay(state, name, 11 + place, 0, "S", 0)
    lay(state, "hardware_store", 13, 0, "W")
    for place, name in enumerate(["art_gallery", "food_hall"]):
        lay(state, name, 20, place, "W", 0)
    build(with_hand(state, HAND), "toy_store", 10, 0, "E")
    assert paid(state).keys() == {"starter_home", "flea_market"}
    assert phase(state) == "pick"
    assert state.table.signs[0] == 2


def test_the_contractor_may_have_to_abandon_twice() -> None:
    state = with_closed_station(advised("contractor"))
    for place, name in enumerate(["starter_home", "flea_market", "art_gallery", "food_hall", "aquarium"]):
        lay(state, name, 11 + place, 0, "S", 0)
    with_hand(state, HAND)
    play(state, "abandon food_hall")
    build(state, "toy_store", 16, 0, "W")
    assert phase(state) == "abandon"
    play(state, "abandon toy_store")
    assert phase(state) == "pick"


@pytest.mark.parametrize(("seats", "rounds"), [(2, 9), (3, 7), (4, 6)])
def test_the_contractor_builds_one_tile_a_turn_in_the_last_three(seats: int, rounds: int) -> None:
    state = advised("contractor", seats)
    builds: list[int] = []
    while not state.over():
        if state.turn.player == 0 and len(builds) < state.round:
            builds.append(state.turn.builds)
        state.play(state.turn.decider, state.legal(state.turn.decider)[-1])
    assert builds == [2] * rounds + [1, 1, 1]


# The hacker


def test_the_hacker_counts_a_wild_symbol_and_the_backs_of_the_hand() -> None:
    """Two tiles are left in the hand when the own tile closes the street; a front with two symbols counts once."""
    state = with_closed_station(advised("hacker"))
    lay(state, "toy_store", 11, 0, "S", 0)
    lay(state, "food_court", 12, 0, "W")
    build(with_hand(state, "trendy_lofts starter_home souvenir_shop"), "souvenir_shop", 10, 0, "E")
    assert paid(state)["toy_store"] == (2 * (1 + 2), 1)


def test_in_the_last_count_the_hacker_has_only_the_card() -> None:
    state = lay(advised("hacker"), "starter_home", 11, 0, "S", 0, people=0)
    with_hand(state, "trendy_lofts family_cafe souvenir_shop")
    found = next(building.worth for building in view_of(state).buildings if building.tile.id == "starter_home")
    assert found is not None
    assert (found.value, found.at_the_end) == (2 * (1 + 1 + 2), 2 * (1 + 1) // 2)


def test_all_three_backs_count_when_another_player_closes_the_street() -> None:
    state = with_closed_station(advised("hacker"))
    lay(state, "toy_store", 11, 0, "S", 0)
    lay(state, "food_court", 12, 0, "W")
    with_hand(state, "trendy_lofts starter_home family_cafe")
    turn_of(state, 1)
    build(with_hand(state, "souvenir_shop corner_shop multiplex", 1), "souvenir_shop", 10, 0, "E")
    assert paid(state)["toy_store"] == (2 * (1 + 3), 1)


def test_a_copy_counts_with_the_advisor_of_the_copying_player_whoever_owns_the_model() -> None:
    """The hacker's wild symbol counts in the hacker's copy of the food hall, not in the food hall of the other."""
    state = lay(advised("hacker"), "food_hall", 20, 0, "S", 1)
    lay(state, "copy_shop", 21, 0, "S", 0)
    with_hand(state, "trendy_lofts starter_home family_cafe")
    assert (worth(state, "food_hall"), worth(state, "copy_shop")) == (4 * 2, 4 * 3)


# The entrepreneur


def entrepreneur(hand: str = "flea_market copy_shop souvenir_shop") -> StreetsState:
    """The entrepreneur's art gallery and starter home in one street, closed by building the souvenir shop."""
    state = with_closed_station(advised("entrepreneur"))
    lay(state, "art_gallery", 11, 0, "S", 0)
    lay(state, "starter_home", 12, 0, "S", 0)
    lay(state, "street_kitchen", 13, 0, "W")
    return build(with_hand(state, hand), "souvenir_shop", 10, 0, "E")


def test_the_entrepreneur_may_count_a_tile_of_the_hand_instead_of_one_building() -> None:
    """Once for a street; the people stay those of the building."""
    state = entrepreneur()
    assert offers(state) == ["pass", "show flea_market"]
    play(state, "show flea_market")
    assert paid(state) == {"art_gallery": (5, 1), "starter_home": (4, 1)}


def test_the_shown_tile_stays_in_the_hand_and_everybody_has_seen_it() -> None:
    state = entrepreneur()
    epoch = state.epoch
    play(state, "show flea_market")
    assert state.epoch == epoch + 1, "what was seen cannot be taken back"
    assert tile("flea_market") in state.table.hands[0]
    assert [shown.id for shown in view_of(state, 1).players[0].shown] == ["flea_market"]
    build(turn_of(play(state, "done"), 0), "flea_market", 10, 1, "E")
    assert view_of(state, 1).players[0].shown == []


def test_the_entrepreneur_may_show_nothing() -> None:
    state = play(entrepreneur(), "pass")
    assert paid(state) == {"art_gallery": (4, 1), "starter_home": (4, 1)}
    assert view_of(state, 1).players[0].shown == []


def test_the_entrepreneur_shows_no_copy_and_no_tile_of_others() -> None:
    state = entrepreneur()
    assert why_not(state, "show copy_shop") == "streets.entrepreneur.no_copy"
    assert why_not(state, "show toy_store") == "streets.entrepreneur.from_hand"


def test_a_shown_tile_counts_the_neighbours_of_the_building() -> None:
    state = with_closed_station(advised("entrepreneur"))
    lay(state, "art_gallery", 11, 0, "S", 0)
    lay(state, "street_kitchen", 12, 0, "W")
    lay(state, "aquarium", 11, -1, "N")
    lay(state, "multiplex", 12, -1, "N")
    build(with_hand(state, "observation_tower copy_shop souvenir_shop"), "souvenir_shop", 10, 0, "E")
    play(state, "show observation_tower")
    assert paid(state) == {"art_gallery": (2 * 4, 1)}


def test_being_asked_tells_nothing_about_the_hand() -> None:
    """The entrepreneur is asked with nothing but copies in hand too, else all would know."""
    state = entrepreneur("coworking_space copy_shop souvenir_shop")
    assert phase(state) == "show"
    assert offers(state) == ["pass"]
    other = view_of(state, 1)
    assert other.hand == view_of(play(state, "pass"), 1).hand
    assert other.players[0].shown == []


def test_the_entrepreneur_is_asked_once_for_each_street() -> None:
    state = with_closed_station(advised("entrepreneur"))
    lay(state, "art_gallery", 11, 0, "S", 0)
    lay(state, "food_hall", 12, 0, "N")
    lay(state, "student_house", 9, 0, "S", 0)
    lay(state, "hardware_store", 8, 0, "E")
    build(with_hand(state, "tattoo_studio aquarium souvenir_shop"), "souvenir_shop", 10, 0, "W")
    play(state, "score student_house, show tattoo_studio")
    assert phase(state) == "show"
    play(state, "show tattoo_studio")
    assert paid(state) == {"student_house": (10, 1), "art_gallery": (2, 1)}
    assert phase(state) == "wrap_up"


def test_nobody_asks_an_entrepreneur_without_a_building_in_the_street() -> None:
    state = with_closed_station(advised("entrepreneur"))
    lay(state, "art_gallery", 11, 0, "S", 1)
    lay(state, "street_kitchen", 12, 0, "W")
    build(with_hand(state, "flea_market copy_shop souvenir_shop"), "souvenir_shop", 10, 0, "E")
    assert phase(state) == "wrap_up"


def test_a_tile_that_gains_nothing_changes_nothing() -> None:
    state = play(entrepreneur("aquarium copy_shop souvenir_shop"), "show aquarium")
    assert money(state)[0] == 10


def test_the_entrepreneur_is_asked_when_others_close_the_street() -> None:
    state = with_closed_station(advised("entrepreneur"))
    lay(state, "art_gallery", 11, 0, "S", 0)
    lay(state, "street_kitchen", 12, 0, "W")
    with_hand(state, "tattoo_studio aquarium multiplex")
    epoch = state.epoch
    turn_of(state, 1)
    build(with_hand(state, "toy_store souvenir_shop corner_shop", 1), "toy_store", 10, 0, "E")
    assert state.acting() == [0]
    assert state.epoch > epoch
    play(state, "show tattoo_studio")
    assert paid(state) == {"art_gallery": (5, 1)}
    assert state.acting() == [1]


def test_the_entrepreneur_takes_the_token_of_the_building_not_of_the_tile() -> None:
    state = with_closed_station(advised("entrepreneur", business="true"))
    lay(state, "art_gallery", 11, 0, "S", 0)
    lay(state, "street_kitchen", 12, 0, "W")
    play(
        build(with_hand(state, "flea_market copy_shop souvenir_shop"), "souvenir_shop", 10, 0, "E"), "show flea_market"
    )
    assert view_of(state).players[0].tokens == {"restaurant": 0, "residential": 0, "leisure": 1, "retail": 0}


# The investor


def investor() -> StreetsState:
    return with_hand(with_closed_station(advised("investor")), "starter_home coworking_space souvenir_shop")


def test_the_investor_may_put_two_signs_on_a_new_building_and_doubles_its_value() -> None:
    state = lay(investor(), "trendy_lofts", 10, 0, "S", 1)
    build(state, "starter_home", 11, 0, "S")
    assert offers(state) == ["signs 1", "signs 2"]
    play(state, "signs 2")
    assert state.table.signs[0] == 3
    assert worth(state, "starter_home") == 2 * 2 * 3
    play(state, "done")
    lay(state, "food_hall", 12, 0, "N")
    turn_of(state, 1)
    build(with_hand(state, "toy_store art_gallery multiplex", 1), "toy_store", 9, 0, "E")
    assert paid(state)["starter_home"] == (12, 1), "not its people"
    assert state.table.signs[0] == 5


def test_a_building_whose_signs_are_being_chosen_is_not_abandoned() -> None:
    state = build(lay(investor(), "food_hall", 20, 0, "S"), "starter_home", -1, 1, "E")
    assert phase(state) == "signs"
    new, unowned = (
        next(found for found in view_of(state).buildings if found.tile.id == name)
        for name in ("starter_home", "food_hall")
    )
    assert not new.is_abandoned
    assert unowned.is_abandoned


def test_one_sign_leaves_the_value_as_it_is() -> None:
    state = play(build(investor(), "starter_home", -1, 1, "E"), "signs 1")
    assert worth(state, "starter_home") == 2 * 2
    assert phase(state) == "wrap_up"


def test_only_one_building_has_two_signs_at_a_time() -> None:
    state = lay(investor(), "art_gallery", 20, 0, "S", 0, signs=2)
    build(with_hand(state, "starter_home coworking_space souvenir_shop"), "starter_home", -1, 1, "E")
    assert phase(state) == "wrap_up"


def test_two_signs_must_be_at_hand() -> None:
    state = investor()
    for place, name in enumerate(["art_gallery", "food_hall", "aquarium", "toy_store"]):
        lay(state, name, 20 + 2 * place, 0, "S", 0)
    build(with_hand(state, "starter_home coworking_space souvenir_shop"), "starter_home", -1, 1, "E")
    assert phase(state) == "wrap_up"
    assert state.table.signs[0] == 0


def test_an_abandoned_building_gives_both_signs_back() -> None:
    state = lay(investor(), "art_gallery", 20, 0, "S", 0, signs=2)
    for place, name in enumerate(["food_hall", "aquarium", "toy_store"]):
        lay(state, name, 30 + 2 * place, 0, "S", 0)
    play(with_hand(state, "starter_home coworking_space souvenir_shop"), "abandon art_gallery")
    assert state.table.signs[0] == 2


def test_a_doubled_copy_doubles_what_it_copies_and_a_copy_of_a_doubled_building_does_not() -> None:
    state = lay(investor(), "street_kitchen", 20, 0, "S", 0, signs=2)
    lay(state, "copy_shop", 21, 0, "S", 0)
    assert (worth(state, "street_kitchen"), worth(state, "copy_shop")) == (8, 4)
    state = lay(investor(), "street_kitchen", 20, 0, "S", 1)
    lay(state, "copy_shop", 21, 0, "S", 0, signs=2)
    assert worth(state, "copy_shop") == 8


def test_nobody_else_copies_what_the_investor_has_doubled() -> None:
    state = lay(investor(), "street_kitchen", 20, 0, "S", 0, signs=2)
    lay(state, "copy_shop", 21, 0, "S", 1)
    assert (worth(state, "street_kitchen"), worth(state, "copy_shop")) == (8, 4)


def test_both_signs_count_for_ownership() -> None:
    state = lay(investor(), "art_gallery", 20, 0, "S", 0, signs=2)
    lay(state, "artist_squat", 21, 0, "S", 0)
    assert worth(state, "artist_squat") == 9


# The hipster legend


def test_for_the_hipster_legend_hipsters_are_wild_the_card_included() -> None:
    state = lay(advised("hipster_legend"), "food_hall", 10, 0, "S", 0)
    assert worth(state, "food_hall") == 4 * 2
    lay(state, "vinyl_club", 11, 0, "S")
    assert worth(state, "food_hall") == 4 * 4
    lay(state, "starter_home", 12, 0, "S", 0)
    assert worth(state, "starter_home") == 2 * (1 + 1 + 1 + 2)
    lay(state, "flea_market", 13, 0, "S", 0)
    assert worth(state, "flea_market") == 5 * 3, "two parents, and four wild symbols that count as either"


def test_hipsters_of_the_legend_still_move_to_hipster_buildings_only() -> None:
    state = with_closed_station(advised("hipster_legend"))
    lay(state, "art_gallery", 11, 0, "S", 0)
    lay(state, "food_hall", 12, 0, "W")
    build(with_hand(state, HAND), "toy_store", 10, 0, "E")
    assert seekers(state) == {"hipster": 1}


# The renovator


def renovator() -> StreetsState:
    """A closed street of two, counted long ago; seekers of two colours stand in it."""
    state = with_closed_station(advised("renovator", 3))
    lay(state, "art_gallery", 11, 0, "S", people=0, standing=2)
    lay(state, "starter_home", 12, 0, "S", people=0, standing=1)
    lay(state, "food_hall", 10, 0, "E")
    lay(state, "hardware_store", 13, 0, "W")
    return with_hand(state, "student_house trendy_lofts souvenir_shop")


def test_the_renovator_builds_on_top_of_a_closed_street_which_is_counted_at_once() -> None:
    state = build(renovator(), "student_house", 12, 0, "S")
    assert paid(state) == {"student_house": (2 * 2, 1 + 2)}, "two wild symbols; a new hipster and two seekers"
    assert state.table.signs[0] == 5
    assert state.table.city.cell[tile("starter_home")] == -1
    assert state.table.covered == [tile("starter_home")]
    assert is_closed(state, "student_house")


def test_seekers_of_another_colour_go_to_the_station_and_stay_seekers() -> None:
    state = build(renovator(), "student_house", 12, 0, "S")
    assert standing(state, "station parent") == 1
    assert seekers(state) == {"hipster": 3, "parent": 1}, "the hipsters found no other home afterwards"


def test_seekers_of_the_new_colour_lie_down_and_can_move_on() -> None:
    state = lay(renovator(), "baby_boutique", 20, 0, "S", 1)
    state.table.city.standing[tile("starter_home")] = 0
    state.table.city.supply[2] += 1
    build(state, "trendy_lofts", 12, 0, "S")
    assert paid(state) == {"trendy_lofts": (2 * 3, 2)}
    assert lying(state, "baby_boutique") == 1 + 2


def test_a_wild_building_of_the_renovator_sends_all_seekers_to_the_station() -> None:
    state = with_hand(renovator(), "street_kitchen trendy_lofts souvenir_shop")
    build(state, "street_kitchen", 11, 0, "S")
    assert standing(state, "station hipster") == 2
    assert standing(state, "starter_home") == 1, "they stand on another building"
    assert paid(state) == {"street_kitchen": (2 * 2, 0)}


def test_the_renovator_too_abandons_a_building_without_a_sign_left() -> None:
    state = renovator()
    for place, name in enumerate(["aquarium", "grand_hotel", "multiplex", "toy_store", "corner_shop"]):
        lay(state, name, 30 + 2 * place, 0, "S", 0)
    assert phase(with_hand(state, "student_house trendy_lofts souvenir_shop")) == "abandon"


def test_the_covered_building_counts_no_more() -> None:
    """The art gallery's hipster symbol is gone when the souvenir shop stands on it."""
    state = build(renovator(), "trendy_lofts", 11, 0, "S")
    assert paid(state)["trendy_lofts"][0] == 2 * 2, "the two wild symbols at the ends alone"


def test_where_the_renovator_cannot_build() -> None:
    state = lay(play(renovator(), "pick student_house"), "aquarium", 30, 0, "S", 1)
    assert why_not(state, "build 12 0 N") == "streets.renovator.same_road"
    assert why_not(state, "build 30 0 S") == "streets.renovator.closed_street"
    assert why_not(state, "build 0 0 S") == "streets.renovator.not_the_start"
    assert "build 11 0 S" in offers(state)


def test_nobody_else_builds_on_top() -> None:
    state = with_closed_station(game())
    lay(state, "art_gallery", 11, 0, "S", people=0)
    lay(state, "food_hall", 10, 0, "E")
    lay(state, "hardware_store", 12, 0, "W")
    play(with_hand(state, HAND), "pick toy_store")
    assert why_not(state, "build 11 0 S") == "streets.build.empty_cell"


# The location scout


def test_the_location_scout_counts_symbols_of_own_buildings_in_other_streets() -> None:
    state = lay(advised("location_scout"), "starter_home", 10, 0, "S", 0)
    lay(state, "trendy_lofts", 20, 0, "S", 0)
    lay(state, "row_houses", 30, 0, "S", 1)
    lay(state, "family_cafe", 40, 0, "S")
    assert worth(state, "starter_home") == 2 * (1 + 2)


def test_an_own_building_that_points_in_counts_twice() -> None:
    state = lay(advised("location_scout"), "starter_home", 10, 0, "S", 0)
    lay(state, "trendy_lofts", 11, 0, "W", 0)
    assert worth(state, "starter_home") == 2 * (1 + 2 + 2)


def test_the_location_scout_does_not_work_in_the_last_count() -> None:
    state = lay(advised("location_scout"), "starter_home", 10, 0, "S", 0, people=0)
    lay(state, "trendy_lofts", 20, 0, "S", 0)
    found = next(building.worth for building in view_of(state).buildings if building.tile.id == "starter_home")
    assert found is not None
    assert found.at_the_end == 1


def test_signs_of_a_street_that_was_counted_in_this_turn_count_no_more() -> None:
    state = with_closed_station(advised("location_scout"))
    lay(state, "starter_home", 11, 0, "S", 0)
    lay(state, "food_hall", 12, 0, "N")
    lay(state, "family_cafe", 9, 0, "S", 0)
    lay(state, "hardware_store", 8, 0, "W")
    build(with_hand(state, HAND), "souvenir_shop", 10, 0, "E")
    play(state, "score family_cafe")
    assert paid(state)["starter_home"] == (2, 1), "the café across the street has been paid already"
    assert owner(state, "souvenir_shop") == 0
