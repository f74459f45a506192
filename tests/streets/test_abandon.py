"""Out of signs (rulebook, "no ownership signs left")."""

from streets.builders import (
    build,
    game,
    lay,
    lying,
    money,
    offers,
    owner,
    phase,
    play,
    seekers,
    standing,
    view_of,
    why_not,
    with_closed_station,
    with_hand,
    worth,
)
from tabletown.games.streets.state import StreetsState


def out_of_signs(state: StreetsState | None = None) -> StreetsState:
    """Seat 0 has placed all five signs, in one long open street; the station is closed."""
    state = with_closed_station(state or game())
    for place, name in enumerate(["art_gallery", "vinyl_club", "street_kitchen", "aquarium", "housing_co_op"]):
        lay(state, name, 10 + place, 0, "S", 0)
    return with_hand(state, "student_house toy_store multiplex")


def test_a_player_without_signs_first_abandons_a_building() -> None:
    state = out_of_signs()
    assert phase(state) == "abandon"
    assert offers(state) == [
        f"abandon {name}" for name in ("housing_co_op", "art_gallery", "vinyl_club", "aquarium", "street_kitchen")
    ]
    assert why_not(state, "pick toy_store") == "streets.abandon.first"
    assert why_not(state, "build 15 0 W") == "streets.abandon.first"
    assert why_not(state, "done") == "streets.abandon.first"
    assert why_not(state, "abandon estate_agency") == "streets.abandon.own_building"
    play(state, "abandon street_kitchen")
    assert owner(state, "street_kitchen") == -1
    assert state.table.signs[0] == 1
    assert money(state) == [0, 0]
    assert phase(state) == "pick"


def test_nobody_abandons_a_building_while_there_are_signs() -> None:
    state = with_hand(lay(game(), "art_gallery", 10, 0, "S", 0), "student_house toy_store multiplex")
    assert why_not(state, "abandon art_gallery") == "streets.abandon.while_signs_are_left"


def test_its_people_move_even_within_the_same_street() -> None:
    state = play(out_of_signs(), "abandon art_gallery")
    assert lying(state, "art_gallery") == 0
    assert lying(state, "vinyl_club") == 2 + 1


def test_its_people_do_not_stay_even_where_people_may_move_to_abandoned_buildings() -> None:
    state = play(out_of_signs(game(abandoned_homes="true")), "abandon art_gallery")
    assert (lying(state, "art_gallery"), lying(state, "vinyl_club")) == (0, 2 + 1)


def test_without_another_home_they_become_seekers_and_may_move_to_the_tile_built_in_this_turn() -> None:
    state = play(out_of_signs(), "abandon housing_co_op")
    assert standing(state, "housing_co_op") == 1
    build(with_hand_kept(state), "starter_home", 15, 0, "W")
    assert lying(state, "starter_home") == 1 + 1
    assert seekers(state) == {}


def with_hand_kept(state: StreetsState) -> StreetsState:
    """Exchange the hand for one with a parents' tile; the abandoned building is abandoned already."""
    return with_hand(state, "starter_home toy_store multiplex")


def test_an_abandoned_building_still_counts_with_symbols_and_length() -> None:
    state = out_of_signs()
    before = worth(state, "street_kitchen"), worth(state, "aquarium")
    play(state, "abandon housing_co_op")
    assert (worth(state, "street_kitchen"), worth(state, "aquarium")) == before
    building = next(found for found in view_of(state).buildings if found.tile.id == "housing_co_op")
    assert building.is_abandoned
    assert building.worth is None


def test_an_abandoned_building_pays_nobody_when_its_street_closes() -> None:
    state = lay(play(out_of_signs(), "abandon street_kitchen"), "hardware_store", 9, 0, "E")
    build(state, "toy_store", 15, 0, "W")
    assert len(view_of(state).receipts) == 4
