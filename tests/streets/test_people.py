"""How people move from a closed street, and seekers (rulebook, end of "income" and "seekers")."""

from itertools import count
from pathlib import Path

from streets.builders import (
    build,
    game,
    lay,
    lying,
    offers,
    phase,
    play,
    seekers,
    standing,
    view_of,
    why_not,
    with_closed_station,
    with_hand,
)
from tabletown.games import GAMES
from tabletown.games.streets.actions import STATION
from tabletown.games.streets.state import StreetsState

HAND = "aquarium souvenir_shop toy_store"


def closing(state: StreetsState | None = None, hipsters: int = 3) -> StreetsState:
    """A street with hipsters and a parent, which a tile at 10 0 closes; the station is closed already."""
    state = with_closed_station(state or game())
    lay(state, "art_gallery", 11, 0, "S", 1, people=hipsters)
    lay(state, "starter_home", 12, 0, "S", 1)
    lay(state, "hardware_store", 13, 0, "W")
    return with_hand(state, HAND)


def test_people_with_one_way_to_go_move_by_themselves() -> None:
    state = lay(closing(), "micro_brewery", 20, 0, "S", 1)
    build(state, "aquarium", 10, 0, "E")
    assert phase(state) == "wrap_up"
    assert lying(state, "micro_brewery") == 4
    assert seekers(state) == {"parent": 1}


def two_homes() -> StreetsState:
    state = lay(closing(), "micro_brewery", 20, 0, "S", 0)
    lay(state, "vegan_diner", 30, 0, "S", 1)
    return build(state, "aquarium", 10, 0, "E")


def test_the_player_divides_people_among_homes_of_their_colour() -> None:
    state = two_homes()
    assert offers(state) == [
        "settle",
        "send micro_brewery",
        "send_all micro_brewery",
        "send vegan_diner",
        "send_all vegan_diner",
    ]
    play(state, "send vegan_diner, send micro_brewery, send micro_brewery")
    assert (lying(state, "micro_brewery"), lying(state, "vegan_diner")) == (1 + 2, 2 + 1)
    assert phase(state) == "wrap_up"


def test_all_who_are_left_can_be_sent_at_once() -> None:
    state = play(two_homes(), "send micro_brewery, send_all vegan_diner")
    assert (lying(state, "micro_brewery"), lying(state, "vegan_diner")) == (1 + 1, 2 + 2)
    state = play(two_homes(), "send micro_brewery, send micro_brewery")
    assert why_not(state, "send_all vegan_diner") == "streets.move.one_left"


def test_the_suggested_way_serves_the_player_whose_turn_it_is() -> None:
    state = two_homes()
    decision = view_of(state).decision
    assert decision is not None
    (group,) = decision.groups
    assert [(home.tile, home.is_suggested) for home in group.homes] == [(13, True), (14, False)]
    play(state, "settle")
    assert lying(state, "micro_brewery") == 1 + 3


def test_a_building_that_pays_for_people_draws_them() -> None:
    """Both homes are the player's; the rooftop bar pays two dollars more for each hipster in its street."""
    state = lay(closing(), "tattoo_studio", 20, 0, "S", 0)
    lay(state, "vegan_diner", 30, 0, "S", 0)
    lay(state, "rooftop_bar", 31, 0, "S", 0)
    play(build(state, "aquarium", 10, 0, "E"), "settle")
    assert (lying(state, "tattoo_studio"), lying(state, "vegan_diner")) == (1, 2 + 3)


def test_there_is_a_suggestion_however_much_it_pays_others(tmp_path: Path) -> None:
    """An overlay may print a value on a tile that makes every home a bad one."""
    cards = tmp_path / "mine.toml"
    cards.write_text('[[tile]]\nid = "rooftop_bar"\ncoef = 60\n', encoding="utf-8")
    streets = GAMES["streets"]
    setup = streets.set_up("base", 2, None, streets.use_overlay("base", cards))
    dealt = (streets.deal(setup, seed) for seed in count(1))
    state = next(state for state in dealt if isinstance(state, StreetsState) and state.first == 0)
    lay(closing(state), "tattoo_studio", 20, 0, "S", 1)
    lay(state, "vegan_diner", 21, 0, "S", 1)
    lay(state, "rooftop_bar", 22, 0, "S", 1)
    play(build(state, "aquarium", 10, 0, "E"), "settle")
    assert lying(state, "tattoo_studio") == 1 + 3


def test_people_go_only_to_their_colour_in_open_streets() -> None:
    state = lay(two_homes(), "vinyl_club", 40, 0, "S", 0)
    lay(state, "food_hall", 39, 0, "E")
    lay(state, "street_kitchen", 41, 0, "W")
    assert why_not(state, "send vinyl_club") == "streets.move.open_street"
    assert why_not(state, "send art_gallery") == "streets.move.open_street"
    assert why_not(state, "send aquarium") == "streets.move.own_colour"
    assert why_not(state, "send food_hall") == "streets.move.own_colour"
    assert why_not(state, "send barber_shop") == "streets.move.in_the_city"


def test_the_station_is_a_home_for_all_colours_while_its_street_is_open() -> None:
    state = lay(game(), "art_gallery", 11, 0, "S", 1, people=2)
    lay(state, "starter_home", 12, 0, "S", 1)
    lay(state, "hardware_store", 13, 0, "W")
    build(with_hand(state, HAND), "aquarium", 10, 0, "E")
    assert (lying(state, "station hipster"), lying(state, "station parent")) == (1 + 2, 1 + 1)
    assert state.table.city.people_on(STATION) == 4 + 2 + 1


def test_people_cannot_move_to_abandoned_buildings() -> None:
    state = lay(closing(), "micro_brewery", 20, 0, "S", people=0)
    build(state, "aquarium", 10, 0, "E")
    assert seekers(state) == {"hipster": 3, "parent": 1}
    state = lay(two_homes(), "vinyl_club", 40, 0, "S", people=0)
    assert why_not(state, "send vinyl_club") == "streets.move.not_abandoned"


def test_where_the_table_says_so_people_move_to_abandoned_buildings() -> None:
    state = lay(closing(game(abandoned_homes="true")), "micro_brewery", 20, 0, "S", people=0)
    build(state, "aquarium", 10, 0, "E")
    assert lying(state, "micro_brewery") == 3


def test_seekers_stand_where_they_were_and_move_as_soon_as_a_building_of_their_colour_is_built() -> None:
    state = build(closing(), "aquarium", 10, 0, "E")
    assert standing(state, "art_gallery") == 3
    play(state, "done")
    build(with_hand(state, "vegan_diner tattoo_studio multiplex", 1), "vegan_diner", 10, 1, "E")
    assert lying(state, "vegan_diner") == 2 + 3
    assert seekers(state) == {"parent": 1}


def test_people_can_become_seekers_again_in_the_same_turn() -> None:
    """They move onto the new tile before its street is counted, count there, and find no other home."""
    state = build(closing(), "aquarium", 10, 0, "E")
    play(state, "done")
    lay(state, "food_hall", 20, 0, "E")
    lay(state, "street_kitchen", 22, 0, "W")
    with_hand(state, "micro_brewery tattoo_studio multiplex", 1)
    build(state, "micro_brewery", 21, 0, "S")
    assert [(receipt.value, receipt.people) for receipt in view_of(state).receipts] == [(2 * 4, 4)]
    assert standing(state, "micro_brewery") == 4
    assert seekers(state) == {"hipster": 4, "parent": 1}


def test_a_wild_building_takes_nobody_in() -> None:
    state = build(closing(), "aquarium", 10, 0, "E")
    play(state, "done")
    build(with_hand(state, "food_hall tattoo_studio multiplex", 1), "food_hall", 10, 1, "E")
    assert seekers(state) == {"hipster": 3, "parent": 1}
