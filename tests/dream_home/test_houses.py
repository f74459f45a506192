"""Where rooms may be built (rulebook, “How to place rooms” and the pages after it)."""

from dream_home.builders import facing, game, house, offers, places, play, rows, why_not, with_house
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.state import DreamHomeState


def holding(room: str, made: House | None = None) -> DreamHomeState:
    """A player with this room in hand."""
    state = facing(game(), room)
    return play(with_house(state, made) if made else state, "take 1")


# Support


def test_the_three_left_columns_stand_on_the_porch_and_the_basement_on_the_ground() -> None:
    state = holding("kitchen")
    assert places(state, "build") == ["M1", "M2", "M3"]
    assert why_not(state, "build M4") == "dream_home.support.nothing_below"
    assert why_not(state, "build U1") == "dream_home.support.nothing_below"
    assert places(state, "hide") == ["M1", "M2", "M3", "B4", "B5"]


def test_no_free_cell_may_be_right_below_a_room() -> None:
    assert places(holding("kitchen", house("", "living _ _ bathroom", "garage")), "build") == ["U1", "U4", "M2", "M3"]


def test_rooms_may_leave_gaps_and_come_in_any_order() -> None:
    state = play(holding("kitchen"), "build M3")
    assert rows(state.houses[0]) == ["", "_ _ kitchen", ""]


def test_nothing_is_built_twice_in_one_cell() -> None:
    assert why_not(holding("kitchen", house("", "living")), "build M1") == "dream_home.room.free_cell"
    assert why_not(holding("kitchen", house("", "living")), "hide M1") == "dream_home.room.free_cell"
    assert why_not(holding("kitchen"), "build B1") == "dream_home.room.free_cell"


# Floors


def test_basement_cards_belong_into_the_basement_and_all_others_above_it() -> None:
    state = holding("garage", house("", "living"))
    assert places(state, "build") == ["B4", "B5"]
    assert why_not(state, "build M2") == "dream_home.room.basement_only"
    for room in ("kitchen", "library"):
        state = holding(room, house("", "living"))
        assert places(state, "build") == ["U1", "M2", "M3"]
        assert why_not(state, "build B4") == "dream_home.room.upper_floors_only"


# Sizes


def test_two_bedrooms_are_a_whole_room_and_take_no_third() -> None:
    """The rulebook's example: a bedroom has two cards at most."""
    state = holding("bedroom", house("", "bedroom bedroom"))
    assert why_not(state, "build M3") == "dream_home.room.too_large"
    assert places(state, "build") == ["U1", "U2"]


def test_a_second_bathroom_beside_the_first_lies_face_down() -> None:
    """The rulebook's example: Sofia has a bathroom and takes another one."""
    state = holding("bathroom", house("", "_ bathroom _"))
    assert why_not(state, "build M1") == why_not(state, "build M3") == "dream_home.room.too_large"
    assert rows(play(state, "hide M3").houses[0]) == ["", "_ bathroom x", ""]


def test_a_kitchen_goes_beside_the_living_room_or_face_down_beside_a_full_kitchen() -> None:
    """The rulebook's example: Vasily has two cells left, one beside the living room and one beside two kitchens."""
    made = house("living _ _ kitchen kitchen", "living living living bathroom pantry", "garage garage")
    state = holding("kitchen", made)
    assert offers(state) == ["build U2", "hide U2", "hide U3"]
    assert why_not(state, "build U3") == "dream_home.room.too_large"
    play(state, "build U2, done")
    assert why_not(holding("living", made), "build U3") == ""
    assert made.size_of(made.first_of(1)) == 1


def test_cards_above_each_other_are_different_rooms() -> None:
    state = holding("bathroom", house("", "bathroom"))
    assert "build U1" in offers(state)


def test_a_card_may_join_two_rooms_into_one_that_is_not_too_large() -> None:
    state = holding("living", house("", "living _ living"))
    assert rows(play(state, "build M2").houses[0])[1] == "living living living"
    assert why_not(holding("bedroom", house("", "bedroom _ bedroom")), "build M2") == "dream_home.room.too_large"


# Finished by decor


def test_a_furnished_room_is_finished() -> None:
    """The rulebook's example: a grand piano in a living room of one card; it cannot grow any more."""
    state = holding("living", house("", "living*piano"))
    assert why_not(state, "build M2") == "dream_home.room.finished"
    assert places(state, "build") == ["U1", "M3"]


def test_a_designer_keeps_furnished_rooms_open_up_to_their_size() -> None:
    state = holding("living", house("", "living*piano", helpers="designer"))
    assert why_not(state, "build M2") == ""
    state = holding("bedroom", house("", "bedroom*canopy_bed bedroom", helpers="designer"))
    assert why_not(state, "build M3") == "dream_home.room.too_large"


# Face-down


def test_any_card_may_lie_face_down_anywhere_with_support_even_if_it_would_fit_open() -> None:
    state = holding("kitchen", house("", "living"))
    assert places(state, "hide") == ["U1", "M2", "M3", "B4", "B5"]
    assert rows(play(state, "hide B4").houses[0])[2] == "x"
    assert places(holding("garage", house("", "living")), "hide") == ["U1", "M2", "M3", "B4", "B5"]


def test_a_face_down_card_carries_rooms_and_never_stands_in_their_way() -> None:
    state = holding("kitchen", house("", "x x", ""))
    assert places(state, "build") == ["U1", "U2", "M3"]
    assert "hide M3" in offers(state)


def test_a_face_down_card_is_no_part_of_a_room() -> None:
    made = house("", "living x living")
    assert [made.size_of(first) for first in made.rooms()] == [1, 1]


def test_there_is_always_somewhere_to_go() -> None:
    made = house("x x x x _", "x x x x x", "x x")
    assert offers(holding("garage", made)) == ["hide U5"]


def test_one_room_is_built_in_a_turn() -> None:
    state = play(holding("kitchen"), "build M1")
    assert why_not(state, "build M2") == "dream_home.turn.nothing_left"
    assert offers(state) == ["done"]
