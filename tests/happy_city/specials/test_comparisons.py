"""Expert buildings that compare: burger restaurant, Mayan pyramid, escape room, barber, Taj Mahal."""

from happy_city.builders import expert, figures, incomes, with_city
from tabletown.games.happy_city.state import HappyState


def cities(*names: str, markets: tuple[str, ...] = ("orange", "purple", "yellow")) -> HappyState:
    state = expert(len(names), *markets)
    for seat, city in enumerate(names):
        with_city(state, seat, city)
    return state


def test_the_burger_restaurant_counts_blue_cards_at_the_whole_table() -> None:
    assert figures(cities("school burger_restaurant", "", "")) == (1, 3)
    assert figures(cities("school burger_restaurant", "", "library")) == (1, 2)
    assert figures(cities("school burger_restaurant", "museum", "library square")) == (1, 1)
    assert figures(cities("school burger_restaurant", "", "", markets=("orange", "blue", "yellow"))) == (1, 2)


def test_the_mayan_pyramid_counts_green_cards_and_a_tie_is_worth_one() -> None:
    assert figures(cities("house mayan_pyramid", "", "")) == (1, 3)
    assert figures(cities("house mayan_pyramid", "igloo", "")) == (1, 1)
    assert figures(cities("house mayan_pyramid", "igloo tree_house", "")) == (1, 1)


def test_the_escape_room_earns_while_nobody_has_fewer_yellow_cards() -> None:
    assert incomes(cities("escape_room", "", "", markets=("orange", "purple", "blue")))[0] == 1 + 2
    assert incomes(cities("grocery escape_room", "bank", "florist", markets=("orange", "purple", "blue")))[0] == 2 + 2
    assert incomes(cities("grocery escape_room", "bank", "", markets=("orange", "purple", "blue")))[0] == 2


def test_the_barber_earns_for_strictly_the_lowest_income_without_it() -> None:
    assert incomes(cities("barber", "factory", "grocery"))[0] == 1 + 3
    assert incomes(cities("barber", "factory", ""))[0] == 1


def test_the_barber_is_compared_with_what_special_buildings_earn() -> None:
    assert incomes(cities("school barber", "grocery", "sushi_restaurant library"))[0] == 1 + 3
    assert incomes(cities("grocery school barber", "bank", "sushi_restaurant library"))[0] == 2


def test_the_taj_mahal_wants_less_income_than_both_neighbours() -> None:
    assert figures(cities("house taj_mahal", "factory", "grocery")) == (1, 3)
    assert figures(cities("house taj_mahal", "factory", "")) == (1, 1)


def test_the_taj_mahal_does_not_look_beyond_the_neighbours() -> None:
    state = expert(4, "orange", "purple", "yellow", "blue")
    for seat, city in enumerate(("house taj_mahal", "factory", "", "grocery")):
        with_city(state, seat, city)
    assert figures(state) == (1, 3)
