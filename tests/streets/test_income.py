"""Income (rulebook, "income" and the reference of values) with the example of Ann's and Boris's street."""

import pytest

from streets.builders import (
    build,
    game,
    lay,
    lying,
    money,
    owner,
    paid,
    play,
    seekers,
    standing,
    with_closed_station,
    with_hand,
    worth,
)
from tabletown.games.streets.state import StreetsState

ANN, BORIS = 0, 1


def example() -> StreetsState:
    """Before Ann builds the student house that closes the street; the hardware store stands at its other end."""
    state = with_closed_station(game())
    lay(state, "starter_home", 11, 0, "S", BORIS)
    lay(state, "flea_market", 12, 0, "S", BORIS)
    lay(state, "art_gallery", 13, 0, "S", ANN, people=3)
    lay(state, "hardware_store", 14, 0, "W")
    return with_hand(state, "student_house vegan_diner toy_store")


def test_the_street_of_the_example_pays_9_and_18() -> None:
    state = build(example(), "student_house", 10, 0, "E")
    assert paid(state) == {"art_gallery": (6, 3), "starter_home": (6, 1), "flea_market": (10, 1)}
    assert money(state) == [9, 18]


def test_signs_go_back_to_their_owners() -> None:
    state = example()
    assert state.table.signs == [4, 3]
    build(state, "student_house", 10, 0, "E")
    assert state.table.signs == [4, 5], "one came back to Ann and one went to the student house"
    assert owner(state, "art_gallery") == -1


def test_hipsters_move_to_the_student_house_and_parents_become_seekers() -> None:
    """The example goes on: three hipsters join the one that moved in, two parents find no home."""
    state = build(example(), "student_house", 10, 0, "E")
    assert lying(state, "student_house") == 4
    assert seekers(state) == {"parent": 2}
    assert standing(state, "starter_home") == standing(state, "flea_market") == 1


def test_boris_builds_the_trendy_lofts_and_the_seekers_move_in() -> None:
    """The end of the example: two new parents and two seekers make four, and all lie."""
    state = play(build(example(), "student_house", 10, 0, "E"), "done")
    with_hand(state, "trendy_lofts tattoo_studio multiplex", BORIS)
    build(state, "trendy_lofts", 10, 1, "E")
    assert lying(state, "trendy_lofts") == 4
    assert seekers(state) == {}


def test_the_player_whose_turn_it_is_is_paid_first() -> None:
    state = build(example(), "student_house", 10, 0, "E")
    assert list(paid(state)) == ["art_gallery", "starter_home", "flea_market"]


# What points into the street


@pytest.mark.parametrize(("side", "value"), [("E", 4), ("W", 2)])
def test_symbols_at_the_end_count_only_when_their_road_side_faces_the_street(side: str, value: int) -> None:
    """The art gallery counts hipsters' symbols; the micro brewery stands at the west end."""
    state = lay(game(), "art_gallery", 11, 0, "S", ANN)
    lay(state, "micro_brewery", 10, 0, side)
    assert worth(state, "art_gallery") == value


def test_an_upside_down_building_at_the_end_points_nowhere() -> None:
    state = lay(lay(game(), "art_gallery", 11, 0, "S", ANN), "micro_brewery", 10, 0, "N")
    assert worth(state, "art_gallery") == 2


def test_the_symbols_of_the_station_count_in_its_street_and_in_the_one_below_it() -> None:
    """Its road is on its south side, so a street that starts there going south sees all four symbols."""
    state = lay(game(), "toy_store", 0, 1, "E", ANN)
    assert worth(state, "toy_store") == 2
    state = lay(game(), "starter_home", -1, 0, "S", ANN)
    assert worth(state, "starter_home") == 6, "its own, the station's, and the wild one of the park that points in"


# The nine values


def test_people_of_a_colour_in_the_street_count_wherever_they_lie() -> None:
    state = lay(game(), "grand_hotel", 11, 0, "S", ANN)
    lay(state, "vinyl_club", 12, 0, "S")
    lay(state, "aquarium", 13, 0, "S", BORIS, people=3)
    lay(state, "chillax_spa", 10, 0, "E")
    assert worth(state, "grand_hotel") == 2 * (1 + 3), "not those on the building at the end"


def test_seekers_are_not_counted() -> None:
    state = lay(game(), "grand_hotel", 11, 0, "S", ANN, people=1)
    lay(state, "aquarium", 12, 0, "S", people=0, standing=2)
    assert worth(state, "grand_hotel") == 2


def test_symbols_count_with_the_wild_ones() -> None:
    state = lay(game(), "trendy_lofts", 11, 0, "S", ANN)
    lay(state, "vinyl_club", 12, 0, "S")
    lay(state, "food_hall", 13, 0, "S")
    assert worth(state, "trendy_lofts") == 2 * (2 + 1)


@pytest.mark.parametrize(
    ("others", "value"),
    [
        ("", 0),
        ("art_gallery", 5),
        ("food_hall", 5),
        ("vinyl_club", 5),
        ("vinyl_club food_hall", 10),
        ("food_hall cultural_centre", 5),
        ("food_hall cultural_centre street_kitchen", 10),
    ],
)
def test_wild_symbols_stand_in_for_either_half_of_a_set(others: str, value: int) -> None:
    """The flea market has one parents' symbol itself."""
    state = lay(game(), "flea_market", 10, 0, "S", ANN)
    for place, name in enumerate(others.split(), 11):
        lay(state, name, place, 0, "S")
    assert worth(state, "flea_market") == value


def test_wild_symbols_pay_four_each_and_its_own_counts() -> None:
    state = lay(game(), "food_hall", 10, 0, "S", ANN)
    assert worth(state, "food_hall") == 4
    lay(state, "copy_shop", 11, 0, "W")
    assert worth(state, "food_hall") == 8


def test_signs_of_the_owner_in_the_street_pay_three_each() -> None:
    state = lay(game(), "housing_co_op", 10, 0, "S", ANN)
    lay(state, "artist_squat", 11, 0, "S", ANN)
    lay(state, "aquarium", 12, 0, "S", BORIS)
    assert worth(state, "housing_co_op") == 6


def test_signs_are_counted_before_the_first_is_taken_back() -> None:
    state = lay(game(), "housing_co_op", 10, 0, "S", ANN)
    lay(state, "artist_squat", 11, 0, "S", ANN)
    lay(state, "food_hall", 12, 0, "W")
    build(with_hand(state, "toy_store art_gallery multiplex"), "toy_store", 9, 0, "E")
    assert paid(state) == {"housing_co_op": (6, 1), "artist_squat": (6, 1)}


def test_every_building_of_the_street_pays_two_but_not_those_at_its_ends() -> None:
    state = lay(game(), "street_kitchen", 10, 0, "S", ANN)
    lay(state, "aquarium", 11, 0, "S")
    lay(state, "food_hall", 12, 0, "W")
    assert worth(state, "street_kitchen") == 4


def test_adjacency_counts_all_eight_neighbours_in_whatever_street() -> None:
    state = lay(game(), "apartment_tower", 10, 0, "S", ANN)
    names = [
        "aquarium",
        "food_hall",
        "toy_store",
        "multiplex",
        "art_gallery",
        "vinyl_club",
        "starter_home",
        "row_houses",
    ]
    cells = [(9, -1), (10, -1), (11, -1), (9, 0), (11, 0), (9, 1), (10, 1), (11, 1)]
    for number, (name, (x, y)) in enumerate(zip(names, cells, strict=True), 1):
        lay(state, name, x, y, "W")
        assert worth(state, "apartment_tower") == 2 * number


def test_enclosure_pays_only_while_the_building_stands_at_the_end_of_a_closed_street() -> None:
    state = lay(game(), "corner_cafe", 10, 0, "E", ANN)
    lay(state, "aquarium", 11, 0, "S")
    assert worth(state, "corner_cafe") == 0, "the street is open to the east"
    lay(state, "food_hall", 12, 0, "W")
    assert worth(state, "corner_cafe") == 6


def test_enclosure_is_paid_when_its_own_street_closes_not_the_other() -> None:
    state = lay(game(), "aquarium", 11, 0, "S")
    lay(state, "food_hall", 12, 0, "W")
    with_hand(state, "corner_shop art_gallery multiplex")
    build(state, "corner_shop", 10, 0, "E")
    assert paid(state) == {}
    play(state, "done")
    lay(state, "toy_store", 10, -1, "S")
    build(with_hand(state, "starter_home row_houses family_cafe", BORIS), "row_houses", 10, 1, "N")
    assert paid(state)["corner_shop"] == (6, 1)


def test_copy_takes_the_best_value_of_the_street_and_counts_its_own_people() -> None:
    state = lay(game(), "coworking_space", 10, 0, "S", ANN, people=2)
    lay(state, "street_kitchen", 11, 0, "S", BORIS)
    lay(state, "food_hall", 12, 0, "S")
    assert worth(state, "coworking_space") == max(2 * 3, 4 * 2), "also of an unowned building"
    lay(state, "aquarium", 13, 0, "W")
    build(with_hand(state, "toy_store art_gallery multiplex"), "toy_store", 9, 0, "E")
    assert paid(state)["coworking_space"] == (8, 2)


def test_copy_counts_for_the_copying_player() -> None:
    state = lay(game(), "copy_shop", 10, 0, "S", ANN)
    lay(state, "housing_co_op", 11, 0, "S", BORIS)
    lay(state, "artist_squat", 12, 0, "S", ANN)
    assert worth(state, "copy_shop") == 6, "Ann has two signs here"
    assert worth(state, "housing_co_op") == 3


def test_copy_copies_neither_copies_nor_itself() -> None:
    state = lay(lay(game(), "copy_shop", 10, 0, "S", ANN), "coworking_space", 11, 0, "S", ANN)
    assert worth(state, "copy_shop") == worth(state, "coworking_space") == 0


@pytest.mark.parametrize(("ruling", "value"), [("false", 0), ("true", 4)])
def test_enclosure_and_adjacency_are_copied_only_where_the_table_says_so(ruling: str, value: int) -> None:
    """With the other building's place: it has two neighbours."""
    state = lay(game(copied_places=ruling), "copy_shop", 10, 0, "S", ANN)
    lay(state, "observation_tower", 11, 0, "S", BORIS)
    lay(state, "toy_store", 12, 1, "W")
    assert worth(state, "copy_shop") == value
