"""Expert buildings that count at the end by their own city, from the wind turbine to the Japanese garden."""

import pytest

from happy_city.builders import expert, figures, total, with_city
from tabletown.games.happy_city.state import HappyState

EIGHT = "school library square museum observatory house"


def city(names: str, market: str = "purple") -> HappyState:
    return with_city(expert(3, market, reconstructed=True), 0, names)


def test_the_wind_turbine_gives_a_heart_for_each_green_card() -> None:
    assert figures(city("house igloo wind_turbine")) == (2, 2)
    assert figures(city("house igloo wind_turbine", "green")) == (2, 3)


def test_the_eiffel_tower_gives_a_resident_for_each_orange_card_up_to_three() -> None:
    assert figures(city("zoo eiffel_tower")) == (1, 3)
    assert figures(city("zoo spa casino stadium eiffel_tower")) == (3, 3 + 2 + 2 + 3)


def test_st_basils_cathedral_wants_a_city_without_orange() -> None:
    assert figures(city("house st_basils_cathedral")) == (1, 3)
    assert figures(city("house spa st_basils_cathedral")) == (1, 2)
    assert figures(city("house st_basils_cathedral", "orange")) == (1, 0)


def test_the_parthenon_wants_a_city_without_green() -> None:
    assert figures(city("library parthenon")) == (4, 1)
    assert figures(city("library house parthenon")) == (1, 1)


@pytest.mark.parametrize(
    ("more", "hearts"), [("", 4), (" zoo", 3 + 2), (" zoo spa", 3 + 2)], ids=["eight", "nine", "ten"]
)
def test_the_moai_like_a_small_city(more: str, hearts: int) -> None:
    assert figures(city(f"{EIGHT} moai{more}")) == (2, 6 + hearts)


def test_the_golden_gate_looks_at_the_cards_around_it() -> None:
    """The places: market, 2, 3, 4, 5 in the first row, 6 to 10 below; the bridge is card 7, with 2 above, 6 and 8 beside."""
    around = "{} grocery shoe_shop florist {} golden_gate {}"
    assert figures(city(around.format("school", "library", "museum"))) == (1 + 1, 1 + 1 + 2 + 2)
    assert figures(city(around.format("school", "library", "bank"))) == (1 + 1 + 1, 1 + 1 + 1)
    assert figures(city(around.format("school", "house", "bank"))) == (1 + 1 + 1, 1)


def test_rows_of_the_city_do_not_go_round_the_corner() -> None:
    state = city("grocery school library golden_gate museum")
    assert state.table.cities[0].adjacent(4) == [state.table.cities[0].cards[3]]
    assert figures(state) == (1, 1 + 2)
    state = city("grocery shoe_shop bank library golden_gate museum")
    assert len(state.table.cities[0].adjacent(5)) == 2


def test_the_great_wall_wants_the_next_two_cards_of_one_colour() -> None:
    assert figures(city("great_wall school library")) == (1, 3 + 1)
    assert figures(city("great_wall school house library")) == (2, 1 + 1)
    assert figures(city("great_wall school")) == (1, 1)


def test_the_japanese_garden_doubles_fewer_than_thirty_points() -> None:
    state = city("house zoo japanese_garden")
    assert state.scores()[0].parts == [("happiness", 3), ("special", 3)]
    assert total(state) == 6
    thirty = city("luxury_residence apartment_block zoo spa library japanese_garden")
    assert figures(thirty) == (5, 6)
    assert total(thirty) == 30
