"""Expert buildings that act when they are taken: joke shop, concert arena, Statue of Liberty, fountain."""

from happy_city.builders import (
    card,
    cards,
    coins,
    expert,
    figures,
    incomes,
    offers,
    play,
    total,
    with_city,
    with_specials,
    wrapping_up,
)
from tabletown.engine.contract import Event
from tabletown.games.happy_city.actions import ACTIONS
from tabletown.games.happy_city.state import HappyState
from tabletown.words import Words


def taking(special: str, city: str, seats: int = 3) -> HappyState:
    """The moment after the first seat has taken a special building."""
    state = expert(seats, "orange", "purple", "yellow")
    for seat in range(1, seats):
        with_city(state, seat, "")
    return play(wrapping_up(with_specials(with_city(state, 0, city), special)), f"special {special}")


def test_the_joke_shop_pays_a_coin_for_each_card_counting_itself() -> None:
    assert coins(taking("joke_shop", "house igloo zoo"))[0] == 5


def test_the_concert_arena_pays_twice_the_income_at_once() -> None:
    state = taking("concert_arena", "grocery school house restaurant")
    assert coins(state)[0] == 2 * (1 + 1 + 2)


def test_the_concert_arena_costs_the_income_in_points_at_the_end_but_never_more_than_there_are() -> None:
    state = taking("concert_arena", "grocery school house restaurant zoo")
    assert state.scores()[0].parts == [("happiness", 2 * 4), ("special", -4)]
    assert total(state) == 4
    assert total(taking("concert_arena", "grocery school house restaurant")) == 0


def test_the_statue_of_liberty_takes_the_place_of_the_last_card() -> None:
    state = taking("statue_of_liberty", "school library museum")
    assert state.table.cities[0].cards[1:] == cards("school library statue_of_liberty")
    assert state.table.discards[1] == [card("museum")]
    assert figures(state) == (1, 1 + 4)
    assert state.complaint() == ""


def test_the_log_tells_which_card_the_statue_replaced() -> None:
    for city, name in (("school library museum", "Museum"), ("school library museum house", "House")):
        state = expert(3, "orange", "purple", "yellow")
        wrapping_up(with_specials(with_city(state, 0, city), "statue_of_liberty"))
        events: list[Event] = []
        state.play(0, ACTIONS.parse("special statue_of_liberty"), events)
        lines = [Words("en").event(event, ["Ann", "Bob", "Cat"]) for event in events]
        assert lines[1] == f"It takes the place of the last card, which Ann discards: {name}."


def test_a_dwelling_replaced_by_the_statue_goes_back_to_its_stack() -> None:
    state = taking("statue_of_liberty", "school library museum house")
    assert state.table.dwellings == [2, 2, 2]


def test_the_statue_can_be_taken_with_ten_cards_and_conditions_are_met_before_the_discard() -> None:
    city = "grocery shoe_shop zoo spa house igloo school library museum"
    state = taking("statue_of_liberty", city)
    assert len(state.table.cities[0].cards) == 10
    assert offers(state) == ["done"]
    assert state.complaint() == ""


def test_the_fountain_has_two_hearts_and_gives_everybody_a_coin() -> None:
    state = taking("fountain", "grocery house factory", seats=4)
    assert coins(state) == [1, 1, 1, 1]
    assert figures(state) == (1, 2 - 1)
    assert incomes(state)[0] == 1 + 1 + 1
