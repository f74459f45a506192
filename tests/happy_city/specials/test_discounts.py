"""Expert buildings that change what is paid: harbour, airport, railway station, hot-dog stand, tunnel, Big Ben, castle."""

import pytest

from happy_city.builders import (
    buying,
    card,
    coins,
    expert,
    offers,
    play,
    with_city,
    with_face_up,
    with_specials,
    wrapping_up,
)
from tabletown.games.happy_city.purchase import price
from tabletown.games.happy_city.state import HappyState


def price_of(state: HappyState, name: str, seat: int = 0) -> int:
    return price(state.table, state.table.cities[seat], card(name))


@pytest.mark.parametrize(
    ("special", "cheaper", "price_now", "free", "others"),
    [
        ("harbour", "museum", 1, "library", "zoo house"),
        ("airport", "tree_house", 5, "house", "museum zoo"),
        ("railway_station", "zoo", 5, "haunted_house", "museum house"),
    ],
)
def test_cards_of_a_colour_cost_three_less_but_never_below_nothing(
    special: str, cheaper: str, price_now: int, free: str, others: str
) -> None:
    state = with_city(expert(), 0, f"grocery {special}", coins=0)
    assert price_of(state, cheaper) == price_now
    assert price_of(state, free) == 0
    for other in others.split():
        assert price_of(state, other) == state.table.box.cost[card(other)]
        assert price_of(state, cheaper, seat=1) == state.table.box.cost[card(cheaper)]


def test_the_airport_makes_dwellings_cheaper_too() -> None:
    state = buying(with_city(expert(), 0, "airport", coins=3))
    assert offers(play(state, "buy luxury_residence")) == ["done"]
    assert coins(state)[0] == 0


def test_the_hot_dog_stand_sells_at_the_lowest_price_of_each_deck_but_no_dwellings() -> None:
    state = with_city(expert(), 0, "hot_dog_stand")
    prices = [price_of(state, name) for name in ("bank", "restaurant", "stadium", "luxury_residence")]
    assert prices == [1, 4, 6, 6]


def test_after_the_undersea_tunnel_the_next_card_is_free_and_only_that_one() -> None:
    state = with_specials(with_city(expert(), 0, "school library factory"), "undersea_tunnel")
    play(wrapping_up(with_face_up(state, "zoo spa stadium")), "special undersea_tunnel")
    play(buying(state), "coin")
    play(buying(state), "buy zoo")
    assert coins(state)[0] == 1
    assert price_of(state, "spa") == 7


def test_the_free_card_of_the_undersea_tunnel_may_be_a_dwelling() -> None:
    state = play(buying(with_city(expert(), 0, "undersea_tunnel")), "buy luxury_residence")
    assert price_of(state, "house") == 1


def test_with_big_ben_buying_nothing_brings_eight_coins() -> None:
    state = play(buying(with_city(expert(), 0, "big_ben")), "coin")
    assert coins(state)[0] == 8
    assert coins(play(buying(with_city(state, 1, ""), 1), "coin"))[1] == 1


def test_the_castle_earns_when_a_neighbour_pays_four_or_more_at_once() -> None:
    state = with_city(with_face_up(expert(4), "museum library zoo"), 0, "castle")
    for buyer, name, earned in ((1, "museum", 1), (3, "library", 0), (2, "zoo", 0)):
        with_city(with_city(state, 0, "castle"), buyer, "", coins=9)
        play(buying(state, buyer), f"buy {name}")
        assert coins(state)[0] == earned


def test_the_castle_looks_at_what_was_really_paid() -> None:
    state = with_city(with_city(with_face_up(expert(), "museum"), 0, "castle"), 1, "harbour", coins=9)
    assert coins(play(buying(state, 1), "buy museum"))[0] == 0


def test_with_two_players_the_castle_earns_once() -> None:
    state = with_city(with_city(with_face_up(expert(2), "museum"), 0, "castle"), 1, "", coins=9)
    assert coins(play(buying(state, 1), "buy museum"))[0] == 1
