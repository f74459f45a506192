"""The four tools (rulebook, “Tools”)."""

from dream_home.builders import facing, game, house, offers, places, play, resource, rows, why_not, with_house
from tabletown.games.dream_home.state import DreamHomeState


def on_the_board(state: DreamHomeState) -> list[str]:
    table = state.table
    return [table.edition.room(card) if card >= 0 else "" for card in table.rooms]


def test_tools_lie_beside_the_house_until_they_are_used() -> None:
    state = play(facing(game(), "bathroom", "kitchen + drill"), "take 2")
    assert state.houses[0].tools == [1, 0, 0, 0]
    play(state, "build M1")
    assert offers(state) == ["done"]


def test_without_a_tool_nothing_can_be_done_with_it() -> None:
    state = with_house(game(), house("", "living"))
    assert why_not(state, "drill M1 1") == "dream_home.drill.none"
    assert why_not(state, "mix 1 2") == "dream_home.mixer.none"
    assert why_not(state, "hammer 1") == "dream_home.jackhammer.none"


# Drill


def test_a_drill_exchanges_a_room_of_the_house_with_one_on_the_board() -> None:
    """The picture in the rulebook: a study makes way for the third living room."""
    state = facing(game(), "bathroom", "living + red")
    with_house(state, house("", "living living study", tools="drill"))
    play(state, "drill M3 2")
    assert rows(state.houses[0])[1] == "living living living"
    assert on_the_board(state)[:2] == ["bathroom", "study"]
    assert state.table.resource_discard == [resource("drill")]
    assert state.houses[0].built == 3
    assert places(state, "take") == ["1", "2", "3", "4", "5"]


def test_a_drilled_room_must_fit_where_the_old_one_was() -> None:
    state = facing(game(), "bedroom", "garage + red")
    with_house(state, house("", "bedroom bedroom study", "storage", tools="drill"))
    assert why_not(state, "drill M3 1") == "dream_home.room.too_large"
    assert why_not(state, "drill M3 2") == "dream_home.room.basement_only"
    assert why_not(state, "drill B4 1") == "dream_home.room.upper_floors_only"
    assert why_not(state, "drill B4 2") == ""
    with_house(state, house("", "bedroom*canopy_bed study", tools="drill"))
    assert why_not(state, "drill M2 1") == "dream_home.room.finished"


def test_the_old_room_is_gone_before_the_new_one_comes() -> None:
    state = with_house(facing(game(), "bedroom"), house("", "bedroom bedroom", tools="drill"))
    assert why_not(state, "drill M1 1") == ""


def test_empty_rooms_and_empty_cells_cannot_be_drilled() -> None:
    state = with_house(facing(game(), "bedroom"), house("", "x", tools="drill"))
    assert why_not(state, "drill M1 1") == "dream_home.drill.open_room"
    assert why_not(state, "drill M2 1") == "dream_home.drill.open_room"


def test_a_token_on_a_drilled_card_is_lost() -> None:
    state = facing(game(), "kitchen")
    with_house(state, house("", "living living*piano", tools="drill"))
    assert rows(play(state, "drill M2 1").houses[0])[1] == "living kitchen"


def test_a_room_that_was_taken_cannot_be_drilled() -> None:
    state = game()
    play(state, "take 1, hide M1, done")
    with_house(state, house("", "living", tools="drill mixer"), seat=1)
    assert why_not(state, "drill M1 1") == "dream_home.column.room_gone"
    assert why_not(state, "mix 1 2") == "dream_home.mixer.two_rooms"
    assert why_not(state, "take 1") == "dream_home.column.room_gone"


def test_drill_and_mixer_come_before_the_column() -> None:
    state = facing(game(), "kitchen")
    with_house(state, house("", "living", tools="drill mixer"))
    play(state, "take 1")
    for word in ("drill M1 2", "mix 2 3"):
        assert why_not(state, word) == "dream_home.tool.before_the_column"


def test_several_tools_in_one_turn_and_the_room_just_given_away_may_be_taken_back() -> None:
    state = facing(game(), "bathroom", "living + red", "kitchen + blue")
    with_house(state, house("", "study living", tools="drill drill mixer"))
    play(state, "drill M1 2, mix 2 3, drill M1 1, take 1, build M3, done")
    assert rows(state.houses[0])[1] == "bathroom living living"


def test_a_drilled_garage_may_get_the_car() -> None:
    state = facing(game(car=True), "garage")
    with_house(state, house("", "", "garage storage", tools="drill"))
    assert rows(play(state, "drill B5 1").houses[0])[2] == "garage*car garage"


def test_a_car_stays_on_its_card_when_the_other_garage_is_drilled_out() -> None:
    state = facing(game(car=True), "storage")
    with_house(state, house("", "", "garage*car garage", tools="drill"))
    assert rows(play(state, "drill B5 1").houses[0])[2] == "garage*car storage"


def test_a_drill_that_joins_furnished_rooms_asks_for_the_token_to_keep() -> None:
    state = facing(game(), "living")
    with_house(state, house("", "living*piano study living*cat_house", tools="drill", helpers="designer"))
    play(state, "drill M2 1")
    assert offers(state) == ["token M1", "token M3"]
    play(state, "token M3")
    assert rows(state.houses[0])[1] == "living living living*cat_house"
    assert "take 1" in offers(state)


# Mixer


def test_a_mixer_exchanges_two_rooms_on_the_board() -> None:
    """The rulebook's example: Vasily goes second and wants the living room with the red roof that has a window."""
    state = facing(game(seats=3), "bathroom", "living + blue", "pantry + red!", "kitchen + green")
    with_house(state, house("", "", tools="mixer"), seat=1)
    play(state, "take 1, build M1, done, mix 2 3")
    assert on_the_board(state)[1:3] == ["pantry", "living"]
    play(state, "take 3, build M1")
    assert state.houses[1].roofs == [resource("red!")]
    assert rows(state.houses[1])[1] == "living"


def test_the_mixer_reaches_the_first_players_column() -> None:
    state = facing(game(), "bathroom", "living + blue")
    with_house(state, house("", "", tools="mixer"))
    assert on_the_board(play(state, "mix 1 2"))[:2] == ["living", "bathroom"]


# Jackhammer


def test_a_jackhammer_takes_any_room_before_the_first_column_is_taken() -> None:
    state = facing(game(seats=3), "bathroom", "living + blue")
    with_house(state, house("", "living", tools="jackhammer"), seat=1)
    state.stage, state.position = 0, -1
    state.step_on(None)
    assert state.acting() == [1]
    assert offers(state) == ["hammer 1", "hammer 2", "hammer 3", "hammer 4", "hammer 5", "keep"]
    play(state, "hammer 2")
    assert state.table.resource_discard == [resource("jackhammer"), resource("blue")]
    play(state, "build M2, done")
    assert rows(state.houses[1])[1] == "living living"
    assert state.acting() == [0], "the game goes on from the first player"
    assert why_not(state, "take 2") == "dream_home.column.room_gone"
    play(state, "take 3, hide M1, done")
    assert state.acting() == [2], "who used the jackhammer skips the turn"
    play(state, "take 4, hide M1, done")
    assert state.round == 2


def test_the_first_players_room_gives_no_token_to_a_jackhammer() -> None:
    state = with_house(game(), house("", "", tools="jackhammer"), seat=1)
    state.stage, state.position = 0, -1
    state.step_on(None)
    play(state, "hammer 1, hide M1, done")
    assert state.table.first_player == 0
    assert why_not(state, "take 1") == "dream_home.column.room_gone"


def test_a_first_player_with_a_jackhammer_keeps_the_token_and_the_next_one_begins() -> None:
    state = with_house(game(), house("", "", tools="jackhammer"))
    state.stage, state.position = 0, -1
    state.step_on(None)
    play(state, "hammer 3, hide B4, done")
    assert state.acting() == [1]
    play(state, "take 2, hide M1, done")
    assert (state.round, state.starter) == (2, 0)


def test_a_jackhammer_may_be_kept_and_others_follow_in_turn_order() -> None:
    state = game(seats=3)
    for seat in (0, 2):
        with_house(state, house("", "", tools="jackhammer"), seat=seat)
    state.stage, state.position = 0, -1
    state.step_on(None)
    assert state.acting() == [0]
    assert play(state, "keep").acting() == [2]
    assert play(state, "keep").acting() == [0]
    assert "take 1" in offers(state)
    assert state.houses[2].tools == [0, 1, 0, 0]


def test_a_jackhammer_comes_after_the_discard() -> None:
    state = game(discard=True)
    with_house(state, house("", "", tools="jackhammer"), seat=1)
    play(state, "discard 3")
    assert offers(state) == ["done"], "another seat comes next, so the first player ends this step"
    play(state, "done")
    assert state.acting() == [1]
    assert "hammer 3" not in offers(state)


# Scaffolding


def test_a_scaffold_carries_a_room() -> None:
    """The rulebook's example: a scaffold in the basement, and the third living room above it."""
    state = facing(game(), "bathroom", "living + scaffolding")
    with_house(state, house("", "_ living living"))
    play(state, "take 2")
    assert why_not(state, "build M4") == "dream_home.support.nothing_below"
    assert places(state, "scaffold") == ["U2", "U3", "M1", "B4", "B5"]
    play(state, "scaffold B4, build M4")
    assert rows(state.houses[0]) == ["", "_ living living living", "#"]
    assert offers(state) == ["done"]


def test_a_scaffold_may_come_after_the_room_but_must_come() -> None:
    state = play(facing(game(), "bathroom", "kitchen + scaffolding"), "take 2, build M1")
    assert why_not(state, "done") == "dream_home.turn.not_finished"
    assert places(state, "scaffold") == ["U1", "M2", "M3", "B4", "B5"]
    play(state, "scaffold U1, done")
    assert rows(state.houses[0]) == ["#", "kitchen", ""]


def test_one_scaffold_may_stand_on_another_but_not_in_its_cell() -> None:
    state = facing(game(), "bathroom", "kitchen + scaffolding")
    play(with_house(state, house("", "#")), "take 2")
    assert "U1" in places(state, "scaffold")
    assert why_not(state, "scaffold M1") == "dream_home.room.free_cell"


def test_a_scaffold_is_replaced_by_any_room_that_fits_or_by_an_empty_one() -> None:
    state = facing(game(), "kitchen")
    play(with_house(state, house("living", "#")), "take 1")
    assert "build M1" in offers(state)
    assert "hide M1" in offers(state)
    play(state, "build M1")
    assert rows(state.houses[0])[:2] == ["living", "kitchen"]
    assert state.table.resource_discard == [resource("scaffolding")]


def test_a_scaffold_is_no_neighbour() -> None:
    state = facing(game(), "living")
    play(with_house(state, house("", "living # living living")), "take 1")
    assert why_not(state, "build M2") == "dream_home.room.too_large"
    assert why_not(state, "build U2") == ""


def test_a_scaffold_that_no_cell_is_left_for_is_discarded() -> None:
    state = facing(game(), "bathroom", "kitchen + scaffolding")
    play(with_house(state, house("x x x x _", "x x x x x", "x x")), "take 2, hide U5")
    assert offers(state) == ["done"]
    assert state.table.resource_discard == [resource("scaffolding")]
