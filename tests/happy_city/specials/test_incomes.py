"""Expert buildings that earn by their own city: bowling alley, sushi restaurant, bakery, greengrocer, billiard hall, arcade."""

import pytest

from happy_city.builders import buying, coins, expert, incomes, next_round, with_city, with_face_up
from tabletown.games.happy_city.state import HappyState


@pytest.mark.parametrize(
    ("special", "city", "income"),
    [
        ("bowling_alley", "factory steelworks", 3 * 2),
        ("sushi_restaurant", "school library museum", 1 * 3),
        ("bakery", "house apartment_block", 2 * 2),
    ],
)
def test_income_for_each_card_of_a_colour(special: str, city: str, income: int) -> None:
    without = incomes(with_city(expert(3, "orange"), 0, city))[0]
    assert incomes(with_city(expert(3, "orange"), 0, f"{city} {special}"))[0] == without + income


def test_the_market_counts_with_its_colour() -> None:
    assert incomes(with_city(expert(3, "blue"), 0, "school sushi_restaurant"))[0] == 1 + 2


def test_the_greengrocer_earns_for_each_pair_of_a_heart_and_a_resident() -> None:
    """The card's own example: 4 hearts and 2 residents make an income of 2."""
    state = with_city(expert(), 0, "museum observatory apartment_block greengrocer")
    assert incomes(state)[0] == 1 + 2
    assert incomes(with_city(expert(), 0, "haunted_house library greengrocer"))[0] == 1 + 1


def test_the_billiard_hall_earns_for_the_colours_that_stood_before_it() -> None:
    state = with_city(expert(3, "yellow"), 0, "school library house billiard_hall zoo")
    assert incomes(state)[0] == 1 + 3


def round_with(special: str, owned: int) -> HappyState:
    """A new round has begun for an owner with so many coins; all others take a coin."""
    state = with_face_up(with_city(expert(), 0, special, coins=owned), "zoo spa stadium")
    return next_round(buying(state, 1))


def test_the_video_arcade_pays_two_coins_before_income_to_whoever_has_any() -> None:
    assert coins(round_with("video_arcade", 1))[0] == 1 + 2 + 1
    assert coins(round_with("video_arcade", 0))[0] == 0 + 1
