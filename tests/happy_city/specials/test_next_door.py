"""Expert buildings that look next door or into purses: Machu Picchu, Stonehenge, Pisa, Versailles, Louvre."""

from happy_city.builders import (
    buying,
    coins,
    expert,
    figures,
    next_round,
    offers,
    play,
    why_not,
    with_city,
    with_face_up,
    with_specials,
    wrapping_up,
)
from tabletown.games.happy_city.income import steal
from tabletown.games.happy_city.state import HappyState


def cities(*names: str, markets: tuple[str, ...] = ("green", "purple", "blue")) -> HappyState:
    state = with_face_up(expert(len(names), *markets), "zoo spa stadium")
    for seat, city in enumerate(names):
        with_city(state, seat, city)
    return state


def test_machu_picchu_counts_the_orange_cards_of_the_left_neighbour_who_plays_next() -> None:
    assert figures(cities("machu_picchu", "casino ski_resort", "haunted_house")) == (2, 0)
    assert figures(cities("haunted_house", "casino ski_resort", "house machu_picchu"), seat=2) == (1 + 1, 0)


def test_stonehenge_counts_the_blue_cards_of_the_better_neighbour() -> None:
    assert figures(cities("stonehenge", "school", "library museum")) == (3, 0)


def test_the_tower_of_pisa_counts_the_yellow_cards_of_the_better_neighbour() -> None:
    assert figures(cities("tower_of_pisa", "grocery bank", "florist")) == (0, 2)


def test_neighbours_sit_beside_one_not_across() -> None:
    state = expert(4, "green", "purple", "orange", "yellow")
    with_city(with_city(state, 0, "stonehenge"), 2, "school library museum")
    assert figures(state) == (0, 0)


# Versailles


def test_versailles_steals_a_coin_from_the_richest_opponent_after_income() -> None:
    state = cities("versailles", "", "")
    with_city(with_city(state, 1, "", coins=5), 2, "", coins=2)
    next_round(buying(state, 2))
    assert coins(state) == [0 + 1 + 1, 5 + 1 - 1, 2 + 1 + 1]


def test_versailles_steals_from_each_of_the_richest_if_they_are_equal() -> None:
    state = cities("versailles", "", "")
    with_city(with_city(state, 1, "", coins=5), 2, "", coins=4)
    next_round(buying(state, 2))
    assert coins(state) == [0 + 1 + 2, 5 + 1 - 1, 4 + 1 + 1 - 1]
    assert state.complaint() == ""


def test_versailles_leaves_opponents_without_coins_alone() -> None:
    state = cities("versailles", "", "")
    steal(state.table)
    assert coins(state) == [0, 0, 0]


# The Louvre


def test_the_louvre_repeats_the_income_of_an_opponent_twice() -> None:
    state = cities("louvre", "restaurant", "")
    play(buying(state, 2), "coin, done")
    assert state.acting() == [0]
    assert offers(state) == ["borrow 2", "borrow 3"]
    assert why_not(state, "borrow 1") == "happy_city.income.an_opponent"
    assert coins(state) == [0, 0, 1]
    play(state, "borrow 2")
    assert coins(state) == [1 + 3, 3, 2]
    assert state.acting() == [0]
    play(buying(state, 2), "coin, done, borrow 3")
    assert coins(state) == [4 + 1 + 1, 6, 2 + 1 + 1]
    play(buying(state, 2), "coin, done")
    assert "keep" in offers(state)
    assert coins(state) == [6 + 1, 9, 4 + 1 + 1]


def test_the_louvre_begins_with_the_next_income() -> None:
    state = with_specials(cities("grocery zoo factory", "restaurant", ""), "louvre")
    play(wrapping_up(state), "special louvre")
    assert state.table.cities[0].borrows == 2
    assert coins(state)[0] == 0


def test_with_two_players_the_louvre_has_no_choice() -> None:
    state = cities("louvre", "restaurant", markets=("green", "purple"))
    play(buying(state, 1), "coin, done")
    assert coins(state) == [1 + 3, 1 + 3]
    assert "keep" in offers(state)
