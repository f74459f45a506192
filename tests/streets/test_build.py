"""Where a tile may be laid (rulebook, "build"), and what happens at once: people move in, a sign is placed."""

import pytest

from streets.builders import build, game, lay, lying, money, offers, owner, phase, play, tile, why_not, with_hand
from tabletown.games.streets.state import StreetsState

HAND = "starter_home art_gallery toy_store"


def picked(state: StreetsState) -> StreetsState:
    return play(with_hand(state, HAND), "pick starter_home")


def places(state: StreetsState) -> list[str]:
    return [offer for offer in offers(state) if offer.startswith("build")]


def places_near(state: StreetsState, x: int, y: int) -> set[str]:
    """The sides with which a tile may be laid on a cell."""
    return {place.split()[3] for place in places(state) if place.startswith(f"build {x} {y} ")}


def test_the_city_begins_with_eight_places() -> None:
    """Station and park form a corner; every place joins one of their roads."""
    assert sorted(places(picked(game()))) == sorted(
        f"build {place}" for place in ("-1 0 E", "-1 0 S", "0 1 E", "0 1 W", "1 -1 S", "1 -1 W", "1 1 N", "1 1 W")
    )


def test_roads_go_on_in_a_line_or_meet_at_right_angles() -> None:
    state = picked(lay(game(), "flea_market", 10, 0, "S"))
    assert places_near(state, 11, 0) == {"S", "W"}
    assert places_near(state, 10, 1) == {"E", "W"}


def test_a_tile_may_go_on_and_meet_another_road_at_once() -> None:
    state = lay(lay(game(), "flea_market", 10, 0, "S"), "baby_boutique", 12, 0, "W")
    assert "S" in places_near(picked(state), 11, 0)


@pytest.mark.parametrize(
    ("cell", "rule"),
    [
        ("10 0 S", "streets.build.empty_cell"),
        ("20 0 S", "streets.build.next_to_a_building"),
        ("10 1 N", "streets.build.long_sides"),
        ("10 -1 N", "streets.build.joined_roads"),
        ("11 0 N", "streets.build.joined_roads"),
        ("11 1 S", "streets.build.next_to_a_building"),
    ],
)
def test_where_no_tile_may_lie(cell: str, rule: str) -> None:
    """On another tile, alone, with two long sides of roads together, or touching only sides without roads."""
    assert why_not(picked(lay(game(), "flea_market", 10, 0, "S")), f"build {cell}") == rule


def test_a_tile_may_touch_one_without_a_road_between_when_it_is_joined_to_another() -> None:
    state = lay(lay(game(), "flea_market", 10, 0, "S"), "baby_boutique", 11, -1, "N")
    assert "S" in places_near(picked(state), 11, 0), "the tile to the north turns its roadless side to it"


def test_a_tile_may_stand_upside_down_beside_one_when_it_is_joined_to_another() -> None:
    state = lay(lay(game(), "flea_market", 10, 0, "S"), "baby_boutique", 12, 0, "N")
    assert places_near(picked(state), 11, 0) == {"S", "N", "E", "W"}


def street_of(length: int) -> StreetsState:
    state = game()
    names = ["flea_market", "baby_boutique", "housing_co_op", "row_houses", "family_cafe"]
    for place, name in enumerate(names[:length]):
        lay(state, name, 10 + place, 0, "S")
    return state


def test_a_street_has_at_most_five_buildings() -> None:
    assert "S" in places_near(picked(street_of(4)), 14, 0)
    assert places_near(picked(street_of(5)), 15, 0) == {"W"}
    assert why_not(picked(street_of(5)), "build 15 0 S") == "streets.build.longest_street"


def test_a_tile_between_two_streets_joins_them_unless_they_get_too_long() -> None:
    four = lay(street_of(3), "vinyl_club", 14, 0, "S")
    assert "S" in places_near(picked(four), 13, 0)
    five = lay(lay(street_of(3), "vinyl_club", 14, 0, "S"), "student_house", 15, 0, "S")
    assert why_not(picked(five), "build 13 0 S") == "streets.build.longest_street"
    assert places_near(picked(five), 13, 0) == {"E", "W"}


def test_ann_builds_the_student_house() -> None:
    """The rulebook's example: one hipster lies down on it for its one symbol, and her sign is placed."""
    state = with_hand(lay(game(), "starter_home", 11, 0, "S", 1), "student_house art_gallery toy_store")
    build(state, "student_house", 10, 0, "E")
    assert lying(state, "student_house") == 1
    assert owner(state, "student_house") == 0
    assert state.table.signs[0] == 4
    assert money(state) == [0, 0]


def test_two_symbols_bring_two_people_and_a_wild_one_nobody() -> None:
    state = with_hand(game(), "trendy_lofts food_hall toy_store")
    build(state, "trendy_lofts", 0, 1, "E")
    assert lying(state, "trendy_lofts") == 2
    state = with_hand(game(), "trendy_lofts food_hall toy_store")
    people = sum(state.table.city.lying)
    build(state, "food_hall", 0, 1, "E")
    assert sum(state.table.city.lying) == people


def test_a_picked_tile_can_be_changed_for_another() -> None:
    state = picked(game())
    assert offers(state)[:2] == ["pick art_gallery", "pick toy_store"]
    play(state, "pick toy_store, build 0 1 E")
    assert owner(state, "toy_store") == 0
    assert tile("starter_home") in state.table.hands[0]


def test_only_tiles_of_the_hand_are_built() -> None:
    state = picked(game())
    assert why_not(state, "pick multiplex") == "streets.build.from_hand"
    assert why_not(state, "pick starter_home") == "streets.build.another_tile"


def test_the_last_tile_of_a_hand_needs_no_picking() -> None:
    state = with_hand(game(), "starter_home")
    assert phase(state) == "place"


def test_a_turn_ends_with_drawing_the_top_of_the_stack() -> None:
    state = with_hand(game(), HAND)
    top = state.table.top()
    build(state, "toy_store", 0, 1, "E")
    assert offers(state) == ["done"]
    assert len(state.table.hands[0]) == 2
    play(state, "done")
    assert top in state.table.hands[0]
    assert state.acting() == [1]
