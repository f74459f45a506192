"""When a street is closed (rulebook, after "build"), and in which order several are counted."""

import pytest

from streets.builders import build, game, is_closed, lay, lying, money, offers, paid, phase, play, why_not, with_hand
from tabletown.games.streets.state import StreetsState

HAND = "toy_store art_gallery corner_shop"


def street(state: StreetsState | None = None, owner: int = 1) -> StreetsState:
    """A street of two with a building at its east end, open to the west."""
    state = state or game()
    lay(state, "starter_home", 11, 0, "S", owner)
    lay(state, "flea_market", 12, 0, "S", owner)
    return lay(state, "hardware_store", 13, 0, "W")


@pytest.mark.parametrize("side", ["E", "W", "N"])
def test_a_street_is_closed_when_both_end_cells_are_built_up(side: str) -> None:
    """With the road to the street, with the top to it, or upside down."""
    state = lay(street(), "vinyl_club", 10, 1, side if side != "N" else "E")
    if side == "N":
        lay(state, "student_house", 9, 0, "N")
    assert not is_closed(state, "starter_home")
    build(with_hand(state, HAND), "toy_store", 10, 0, side)
    assert is_closed(state, "starter_home")
    assert is_closed(state, "flea_market")
    assert paid(state).keys() == {"starter_home", "flea_market"}


def test_a_longer_street_is_still_open() -> None:
    state = build(with_hand(street(), HAND), "toy_store", 10, 0, "S")
    assert not is_closed(state, "toy_store")
    assert money(state) == [0, 0]


def test_a_tile_between_two_closing_buildings_is_closed_at_once() -> None:
    """Its people are counted with it."""
    state = lay(lay(game(), "hardware_store", 10, 0, "E"), "food_hall", 12, 0, "W")
    build(with_hand(state, HAND), "toy_store", 11, 0, "S")
    assert is_closed(state, "toy_store")
    assert paid(state)["toy_store"] == (2 * 2, 1), "two wild symbols point in"


def test_a_street_of_five_is_open_until_both_ends_are_built_up() -> None:
    state = game()
    for place, name in enumerate(["starter_home", "flea_market", "row_houses", "family_cafe", "baby_boutique"]):
        lay(state, name, 10 + place, 0, "S")
    lay(state, "hardware_store", 9, 0, "E")
    assert not is_closed(state, "starter_home")
    build(with_hand(state, HAND), "toy_store", 15, 0, "W")
    assert is_closed(state, "starter_home")


def test_a_street_without_signs_closes_and_pays_nobody() -> None:
    state = lay(lay(game(), "starter_home", 11, 0, "S"), "hardware_store", 12, 0, "W")
    build(with_hand(state, HAND), "toy_store", 10, 0, "E")
    assert is_closed(state, "starter_home")
    assert money(state) == [0, 0]
    assert phase(state) == "wrap_up"


def two_streets() -> StreetsState:
    """A tile at 10 0 closes a street to its east and one to its west."""
    state = street()
    lay(state, "vinyl_club", 9, 0, "S", 1)
    lay(state, "food_hall", 8, 0, "E")
    return with_hand(state, HAND)


def test_the_player_chooses_which_of_several_closed_streets_is_counted_first() -> None:
    state = build(two_streets(), "toy_store", 10, 0, "W")
    assert phase(state) == "order"
    assert set(offers(state)) == {"score starter_home", "score vinyl_club"}
    assert why_not(state, "score toy_store") == "streets.score.closed_street"
    assert why_not(state, "score flea_market") == "streets.score.closed_street"
    play(state, "score vinyl_club")
    assert list(paid(state)) == ["vinyl_club", "starter_home", "flea_market"]


def test_people_cannot_go_to_a_street_that_waits_to_be_counted() -> None:
    """The parents of the first street find none in the second, though that has a place for them."""
    state = lay(street(), "baby_boutique", 9, 0, "S", 1)
    lay(state, "food_hall", 8, 0, "E")
    build(with_hand(state, HAND), "toy_store", 10, 0, "W")
    play(state, "score starter_home")
    assert lying(state, "baby_boutique") == 0
    assert lying(state, "station parent") == 1 + 3


def test_a_closed_street_is_counted_only_once() -> None:
    state = build(with_hand(street(), HAND), "toy_store", 10, 0, "E")
    before = money(state)
    play(state, "done")
    build(with_hand(state, "art_gallery souvenir_shop aquarium", 1), "souvenir_shop", 10, 1, "E")
    assert money(state) == before
