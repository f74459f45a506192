"""Decor and the car (rulebook, “Decor cards”, “Points for decor”, the optional rule about the car)."""

from dream_home.builders import counted, facing, game, house, offers, places, play, rows, why_not, with_house
from tabletown.engine.contract import Event
from tabletown.games.dream_home.actions import ACTIONS
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.state import DreamHomeState


def taking(column: str, made: House, car: bool = False) -> DreamHomeState:
    """A player who has just taken a column with this room and resource."""
    return play(with_house(facing(game(car=car), "bathroom", column), made), "take 2")


def test_a_token_goes_on_a_room_of_its_kind_before_or_after_the_room_is_built() -> None:
    state = taking("kitchen + piano", house("", "living"))
    assert places(state, "furnish") == ["M1"]
    assert rows(play(state, "furnish M1, build M2").houses[0])[1] == "living*piano kitchen"
    state = taking("living + piano", house("", "kitchen"))
    assert rows(play(state, "build M2, furnish M2").houses[0])[1] == "kitchen living*piano"


def test_the_player_chooses_the_room_and_the_card() -> None:
    state = taking("kitchen + piano", house("living", "living living"))
    assert places(state, "furnish") == ["U1", "M1", "M2"]


def test_one_token_a_room_however_large() -> None:
    """The rulebook's example: a bedroom with the cat house, then the canopy bed; without another bedroom it is lost."""
    made = house("", "bedroom*cat_house bedroom")
    state = taking("kitchen + canopy_bed", made)
    assert why_not(state, "furnish M2") == "dream_home.decor.one_a_room"
    play(state, "build M3")
    assert offers(state) == ["done"]
    assert counted(made)["decor"] == 1
    state = taking("bedroom + canopy_bed", house("", "bedroom*cat_house"))
    assert rows(play(state, "build M3, furnish M3").houses[0])[1] == "bedroom*cat_house _ bedroom*canopy_bed"


def test_a_token_needs_its_kind_of_room() -> None:
    state = taking("kitchen + canopy_bed", house("", "living kids x"))
    assert [why_not(state, f"furnish M{column}") for column in (1, 2, 3)] == ["dream_home.decor.its_rooms"] * 3


def test_decor_that_a_room_can_take_must_be_placed_and_other_decor_is_discarded() -> None:
    state = taking("kitchen + piano", house("", "living"))
    assert why_not(state, "waive") == "dream_home.decor.must_be_placed"
    play(state, "build M2")
    assert offers(state) == ["furnish M1"]
    assert why_not(state, "done") == "dream_home.turn.not_finished"


def test_who_resolves_decor_first_may_lose_it_and_keep_the_new_room_open() -> None:
    state = taking("living + piano", house("", "kitchen"))
    assert "waive" in offers(state)
    play(state, "waive, build M2")
    assert offers(state) == ["done"]
    assert rows(state.houses[0])[1] == "kitchen living"


def test_the_card_is_discarded_when_its_token_is_placed() -> None:
    state = play(taking("kitchen + piano", house("", "living")), "furnish M1")
    assert [state.table.edition.resource(card) for card in state.table.resource_discard] == ["piano"]


def test_treehouse_and_birdhouse_stand_beside_the_house() -> None:
    made = house("", "", garden="birdhouse")
    state = taking("kitchen + treehouse", made)
    assert "waive" not in offers(state)
    assert places(state, "furnish") == []
    assert counted(made) == {"decor": 2 + 1}


def test_a_designer_does_not_allow_a_second_token_in_a_room() -> None:
    state = taking("kitchen + piano", house("", "living*cat_house", helpers="designer"))
    assert why_not(state, "furnish M1") == "dream_home.decor.one_a_room"


def test_where_furnished_rooms_are_joined_the_player_keeps_one_token() -> None:
    state = taking("living + red", house("", "living*piano _ living*cat_house", helpers="designer"))
    play(state, "build M2")
    assert offers(state) == ["token M1", "token M3"]
    assert why_not(state, "token M2") == "dream_home.decor.one_stays"
    play(state, "token M1")
    assert rows(state.houses[0])[1] == "living*piano living living"
    assert offers(state) == ["done"]


# The car


def test_the_first_garage_of_two_cards_gets_the_car() -> None:
    made = house("", "", "garage")
    state = with_house(facing(game(car=True), "garage"), made)
    events: list[Event] = []
    state.play(0, ACTIONS.parse("take 1"), events)
    state.play(0, ACTIONS.parse("build B5"), events)
    assert rows(made)[2] == "garage*car garage"
    assert counted(made) == {"rooms": 4, "decor": 1}
    assert events[-1].message == "dream_home-log-car"
    assert not state.table.car


def test_there_is_only_one_car_and_none_unless_agreed_on() -> None:
    state = taking("garage + red", house("", "", "garage"))
    assert rows(play(state, "build B5").houses[0])[2] == "garage garage"
    state = with_house(facing(game(car=True), "garage"), house("", "", "garage"))
    state.table.car = False
    assert rows(play(state, "take 1, build B5").houses[0])[2] == "garage garage"


def test_a_designer_improves_the_car_too() -> None:
    assert counted(house("", "", "garage*car garage", helpers="designer"))["designer"] == 1


def test_no_decor_fits_into_a_garage() -> None:
    for item in ("cat_house", "paintings", "aquarium"):
        state = taking(f"kitchen + {item}", house("", "", "garage garage"))
        assert places(state, "furnish") == []
