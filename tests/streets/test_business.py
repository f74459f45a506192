"""The business module (rulebook, "business module") with its example."""

import pytest

from streets.builders import (
    advised,
    build,
    game,
    lay,
    offers,
    phase,
    play,
    tokens,
    why_not,
    with_closed_station,
    with_hand,
)
from tabletown.engine.contract import Event
from tabletown.games.streets import business
from tabletown.games.streets.state import StreetsState

HAND = "toy_store souvenir_shop corner_shop"
RESTAURANT, RESIDENTIAL, LEISURE, RETAIL = range(4)


def table_of(seats: int = 2) -> StreetsState:
    return with_closed_station(game(seats, business="true"))


def closing(state: StreetsState, *buildings: tuple[str, int]) -> StreetsState:
    """These buildings with their owners make a street, which seat 0 closes with a tile at its west end."""
    for place, (name, owner) in enumerate(buildings, 11):
        lay(state, name, place, 0, "S", owner)
    lay(state, "cultural_centre", 11 + len(buildings), 0, "W")
    return build(with_hand(state, HAND), "souvenir_shop", 10, 0, "E")


def without(state: StreetsState, kind: int, left: int = 0) -> StreetsState:
    """Give all but so many tokens of a kind to the last seat."""
    table = state.table
    table.tokens[-1][kind] += table.token_supply[kind] - left
    table.token_supply[kind] = left
    return state


def test_everybody_with_a_building_in_the_street_takes_its_token() -> None:
    state = closing(table_of(3), ("starter_home", 1), ("art_gallery", 2))
    assert [tokens(state, seat) for seat in range(3)] == [{}, {"residential": 1}, {"leisure": 1}]
    assert state.table.token_supply == [12, 11, 11, 12]


def test_the_player_who_closed_the_street_takes_last() -> None:
    events: list[Event] = []
    state = table_of(3)
    for place, owner in enumerate([0, 2, 1]):
        lay(state, ["starter_home", "art_gallery", "vegan_diner"][place], 11 + place, 0, "S", owner)
    lay(state, "cultural_centre", 14, 0, "W")
    play(with_hand(state, HAND), "pick souvenir_shop, build 10 0 E", events=events)
    assert [event.seat for event in events if event.message == "streets-log-token"] == [1, 2, 0]


def test_a_token_is_taken_for_one_building_only_which_its_owner_chooses() -> None:
    state = closing(table_of(3), ("starter_home", 1), ("art_gallery", 1), ("vegan_diner", 2))
    assert state.acting() == [1]
    assert offers(state) == ["take starter_home", "take art_gallery"]
    assert why_not(state, "take vegan_diner") == "streets.business.own_building"
    assert why_not(state, "take souvenir_shop") == "streets.business.same_street"
    play(state, "take art_gallery")
    assert (tokens(state, 1), tokens(state, 2)) == ({"leisure": 1}, {"restaurant": 1})


def test_buildings_of_one_kind_need_no_choice() -> None:
    state = closing(table_of(), ("starter_home", 1), ("row_houses", 1))
    assert phase(state) == "wrap_up"
    assert tokens(state, 1) == {"residential": 1}


def test_a_double_icon_is_not_like_a_single_one_of_its_kind() -> None:
    state = closing(table_of(), ("starter_home", 1), ("student_house", 1))
    assert offers(state) == ["take starter_home", "take student_house"]


def test_a_double_icon_brings_two_tokens() -> None:
    assert tokens(closing(table_of(), ("student_house", 1)), 1) == {"residential": 2}


def test_a_universal_icon_stands_for_any_kind() -> None:
    state = closing(table_of(), ("copy_shop", 1))
    assert state.acting() == [1]
    assert offers(state) == ["token restaurant", "token residential", "token leisure", "token retail"]
    play(state, "token retail")
    assert tokens(state, 1) == {"retail": 1}


def test_the_icon_of_an_exhausted_kind_is_universal() -> None:
    state = closing(without(table_of(3), RESIDENTIAL), ("starter_home", 1))
    assert offers(state) == ["token restaurant", "token leisure", "token retail"]
    assert why_not(state, "token residential") == "streets.business.none_left"


def test_a_double_icon_of_an_exhausted_kind_brings_any_two() -> None:
    state = closing(without(table_of(3), RESIDENTIAL), ("student_house", 1))
    play(state, "token leisure, token retail")
    assert tokens(state, 1) == {"leisure": 1, "retail": 1}


def test_the_last_token_of_a_kind_goes_with_any_other() -> None:
    state = closing(without(table_of(3), RESIDENTIAL, left=1), ("student_house", 1))
    assert tokens(state, 1) == {"residential": 1}
    play(state, "token restaurant")
    assert tokens(state, 1) == {"residential": 1, "restaurant": 1}


def test_without_any_token_nobody_takes_one() -> None:
    state = table_of(3)
    for kind in range(4):
        without(state, kind)
    assert phase(closing(state, ("student_house", 1))) == "wrap_up"


def test_an_abandoned_building_gives_its_tokens() -> None:
    state = table_of()
    for place, name in enumerate(["art_gallery", "vinyl_club", "street_kitchen", "student_house", "copy_shop"]):
        lay(state, name, 10 + place, 0, "S", 0)
    with_hand(state, HAND)
    twin = state.copy()
    assert isinstance(twin, StreetsState)
    assert tokens(play(twin, "abandon student_house, settle")) == {"residential": 2}
    play(state, "abandon copy_shop")
    assert phase(state) == "token"
    play(state, "token leisure")
    assert tokens(state) == {"leisure": 1}
    assert phase(state) == "pick"


def test_two_signs_of_the_investor_bring_no_more_tokens() -> None:
    state = with_closed_station(advised("investor", business="true"))
    lay(state, "starter_home", 11, 0, "S", 0, signs=2)
    lay(state, "cultural_centre", 12, 0, "W")
    build(with_hand(state, HAND), "souvenir_shop", 10, 0, "E")
    assert tokens(state) == {"residential": 1}


def test_the_example_pays_both_players_35() -> None:
    """Ann has most leisure and residential, Boris most restaurants, both as much retail; Ann has one set, Boris two."""
    state = table_of()
    state.table.tokens = [[1, 3, 3, 2], [3, 2, 2, 2]]
    assert [business.majorities(state.table, seat) for seat in (0, 1)] == [25, 15]
    assert [business.sets(state.table, seat) for seat in (0, 1)] == [10, 20]


@pytest.mark.parametrize(
    ("held", "bonuses"),
    [
        ([[2, 0, 0, 0], [1, 0, 0, 0], [0, 0, 0, 0]], [10, 0, 0]),
        ([[2, 0, 0, 0], [2, 0, 0, 0], [2, 0, 0, 0]], [5, 5, 5]),
        ([[2, 0, 0, 0], [2, 0, 0, 0], [1, 0, 0, 0]], [5, 5, 0]),
        ([[1, 0, 0, 0], [2, 0, 0, 0], [2, 0, 0, 0]], [0, 5, 5]),
        ([[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], [0, 0, 0]),
    ],
)
def test_all_who_have_most_of_a_kind_get_something_but_nobody_for_none(
    held: list[list[int]], bonuses: list[int]
) -> None:
    state = table_of(3)
    state.table.tokens = held
    assert [business.majorities(state.table, seat) for seat in range(3)] == bonuses


def test_the_last_count_brings_no_tokens_but_pays_for_them() -> None:
    state = game(business="true")
    while not state.over():
        held = [row[:] for row in state.table.tokens]
        state.play(state.turn.decider, state.legal(state.turn.decider)[-1])
    assert state.table.tokens == held
    parts = dict(state.scores()[0].parts)
    assert parts["majorities"] == business.majorities(state.table, 0)
    assert parts["sets"] == business.sets(state.table, 0)
