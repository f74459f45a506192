"""The five helpers (rulebook, “Helpers”), and the order in which they come after the last round."""

from dream_home.builders import (
    after_the_last_round,
    counted,
    edition,
    facing,
    game,
    house,
    offers,
    places,
    play,
    resource,
    rows,
    why_not,
    with_discard,
    with_house,
)
from tabletown.games.dream_home.house import House
from tabletown.games.dream_home.state import DreamHomeState

FULL = ("x x x x x", "x x x x x", "x x")


def ended(made: House, *discard: str, seats: int = 2) -> DreamHomeState:
    """The game after the last round, the first seat having this house."""
    state = with_discard(with_house(game(seats), made), *discard)
    for other in range(1, seats):
        with_house(state, house(*FULL), seat=other)
    return after_the_last_round(state)


def supply(name: str, state: DreamHomeState) -> str:
    card = next(card for card in state.table.room_discard if edition().room(card) == name)
    return f"supply {card + 1}"


def test_helpers_wait_for_the_end() -> None:
    state = with_house(game(), house("", "", helpers="roofer supplier handyman"))
    for word in ("roof red", "supply 1", "swap U1 U2"):
        assert why_not(state, word) == "dream_home.helper.after_the_last_round"


def test_without_helpers_the_game_ends_with_the_last_round() -> None:
    assert ended(house(*FULL, helpers="architect designer")).over()


# Roofer


def test_a_roofer_adds_a_discarded_roof_to_the_closed_pile() -> None:
    state = ended(house(*FULL, roofs="red red blue", helpers="roofer"), "green!", "green", "drill")
    assert offers(state) == ["roof green", "roof green window", "done"]
    assert why_not(state, "roof red") == "dream_home.roofer.from_the_discard"
    play(state, "roof green window")
    assert state.houses[0].roofs[-1] == resource("green!")
    assert not state.over()
    play(state, "done")
    assert dict(state.scores()[0].parts)["roof"] == 3 + 1


def test_a_roofer_may_stay_idle_and_has_nothing_to_do_without_discarded_roofs() -> None:
    assert play(ended(house(*FULL, roofs="red red red", helpers="roofer"), "red"), "done").over()
    assert ended(house(*FULL, roofs="red red red", helpers="roofer"), "drill").over()


def test_two_roofers_bring_two_roofs() -> None:
    state = ended(house(*FULL, helpers="roofer roofer"), "red", "blue")
    play(state, "roof red")
    assert offers(state) == ["roof blue", "done"]
    assert offers(play(state, "roof blue")) == ["done"]
    assert why_not(state, "roof green") == "dream_home.roofer.none"


def test_all_roofers_come_first_from_the_first_player_on() -> None:
    state = with_discard(game(seats=3), "red", "blue")
    with_house(state, house(*FULL, helpers="roofer handyman"), seat=0)
    with_house(state, house(*FULL, helpers="roofer"), seat=1)
    with_house(state, house(*FULL, helpers="handyman"), seat=2)
    state.table.first_player = 1
    after_the_last_round(state)
    assert state.acting() == [1]
    assert play(state, "roof red, done").acting() == [0]
    assert play(state, "roof blue, done").acting() == [2]
    assert play(state, "done").acting() == [0]
    assert play(state, "swap U1 U2, done").over()


# Supplier


def test_a_supplier_exchanges_a_room_with_a_discarded_one_that_fits_there() -> None:
    made = house("living living x x x", "kitchen x x x x", "x garage", helpers="supplier")
    state = ended(made, "living", "garage")
    play(state, supply("living", state))
    assert places(state, "into") == ["U1", "U2", "U3", "U4", "U5", "M1", "M2", "M3", "M4", "M5"]
    assert why_not(state, "into B4") == "dream_home.room.upper_floors_only"
    play(state, "into U3")
    assert rows(made)[0] == "living living living x x"
    assert offers(state) == ["done"]
    assert play(state, "done").over()


def test_a_supplied_room_obeys_the_rules_of_placing() -> None:
    made = house("bedroom bedroom x x x", "bedroom*canopy_bed x x x x", "x garage", helpers="supplier")
    state = ended(made, "bedroom", "living")
    play(state, supply("bedroom", state))
    assert why_not(state, "into U3") == "dream_home.room.too_large"
    assert why_not(state, "into M2") == "dream_home.room.finished"
    assert why_not(state, "into B1") == "dream_home.supplier.own_room"
    assert why_not(state, "into M3") == ""


def test_a_token_on_the_supplied_cell_is_lost_and_the_old_card_is_discarded() -> None:
    made = house("living*piano x x x x", "x x x x x", "x x", helpers="supplier supplier")
    old = made.cards[1]
    state = ended(made, "kitchen")
    play(state, f"{supply('kitchen', state)}, into U1")
    assert rows(made)[0] == "kitchen x x x x"
    assert f"supply {old + 1}" in offers(state), "another supplier may have it"


def test_only_discarded_rooms_can_be_ordered() -> None:
    state = ended(house(*FULL, helpers="supplier"), "kitchen")
    assert why_not(state, "supply 1") == "dream_home.supplier.from_the_discard"


def test_a_room_of_the_house_can_be_renewed() -> None:
    made = house("living living*piano living x x", "x x x x x", "garage garage", helpers="supplier")
    for name, cells in (("garage", ["B4", "B5"]), ("living", ["U2", "M1", "M2", "M3", "M4", "M5", "U5"])):
        state = ended(made, name)
        play(state, supply(name, state))
        assert sorted(places(state, "into")) == sorted(cells)


def test_a_supplier_without_a_room_to_fetch_has_nothing_to_do() -> None:
    assert ended(house(*FULL, helpers="supplier")).over()


# Architect


def test_an_architect_pays_for_each_bonus_and_for_each_empty_room() -> None:
    made = house("bathroom x x x x", "bathroom kitchen bedroom x x", "x x", helpers="architect")
    assert counted(made) == {"rooms": 4, "comfort": 6, "architect": 1 + 1 + 8}
    assert counted(house(*FULL, helpers="architect")) == {"architect": 12}
    assert counted(house("bathroom", "bathroom", helpers="architect")) == {"rooms": 2, "comfort": 3, "architect": 1}


def test_two_architects_pay_twice() -> None:
    assert counted(house("bathroom", "bathroom x", helpers="architect architect"))["architect"] == 4


# Handyman


def test_a_handyman_lets_two_cards_change_places() -> None:
    """The rulebook's example: Sofia swaps a living room on one floor with the kids' room on the other."""
    made = house("study kids living living x", "living x x x x", "x x", helpers="handyman")
    state = ended(made)
    play(state, "swap U2 M1")
    assert rows(made)[:2] == ["study living living living x", "kids x x x x"]
    assert counted(made)["rooms"] == 2 + 9 + 2
    assert offers(state) == ["done"]


def test_a_handyman_keeps_to_floors_and_sizes() -> None:
    made = house("bedroom bedroom study x bedroom", "x x x x x", "garage x", helpers="handyman")
    state = ended(made)
    assert why_not(state, "swap U1 B4") == "dream_home.room.basement_only"
    assert why_not(state, "swap U1 B5") == "dream_home.room.upper_floors_only"
    assert why_not(state, "swap U3 U5") == "dream_home.room.too_large"
    assert why_not(state, "swap M1 B5") == ""
    assert why_not(state, "swap U4 U5") == ""


def test_a_handyman_moves_tokens_with_their_cards_and_may_let_a_furnished_room_grow() -> None:
    made = house("living x living*piano x x", "kitchen x x x x", "x x", helpers="handyman")
    state = play(ended(made), "swap U2 U3")
    assert rows(made)[0] == "living living*piano x x x"
    assert play(state, "done").over()


def test_where_a_handyman_brings_tokens_together_one_stays() -> None:
    made = house("living*paintings x living*piano x x", "x x x x x", "x x", helpers="handyman")
    state = play(ended(made), "swap U2 U3")
    assert offers(state) == ["token U1", "token U2"]
    play(state, "token U2, done")
    assert rows(made)[0] == "living living*piano x x x"


def test_an_empty_room_stays_empty_when_it_moves() -> None:
    made = house("living x x x x", "x x x x x", "x x", helpers="handyman")
    play(ended(made), "swap U1 U2")
    assert rows(made)[0] == "x living x x x"


def test_a_player_orders_the_own_helpers_freely() -> None:
    made = house("living x living x x", "x x x x x", "x x", helpers="handyman supplier")
    state = ended(made, "living")
    assert {word.split()[0] for word in offers(state)} == {"supply", "swap", "done"}
    play(state, "swap U2 U3")
    play(state, f"{supply('living', state)}, into U3")
    assert rows(made)[0] == "living living living x x"


# Interior designer


def test_a_designer_works_from_the_moment_he_is_taken() -> None:
    state = facing(game(), "bathroom", "living + designer")
    with_house(state, house("", "living*piano"))
    play(state, "take 2")
    assert why_not(state, "build M2") == ""


def test_a_designer_pays_for_every_token_also_beside_the_house() -> None:
    made = house("", "living*piano bedroom*cat_house", garden="treehouse birdhouse", helpers="designer")
    assert counted(made)["designer"] == 4
    assert counted(house("", "living*piano", helpers="designer designer"))["designer"] == 2
