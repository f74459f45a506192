"""The end of the game and the count (rulebook, end of the game), with the example of the finished city."""

from happy_city.builders import (
    buying,
    ended,
    figures,
    game,
    incomes,
    offers,
    play,
    total,
    why_not,
    with_city,
    with_face_up,
    with_specials,
    wrapping_up,
)
from tabletown.games.happy_city.scoring import places

FINISHED = "shoe_shop school house museum film_studios steelworks luxury_residence spa zoo"
NINE = "shoe_shop school library square house apartment_block museum observatory"


def test_the_finished_city_of_the_rulebook_is_worth_40() -> None:
    """The rulebook's example of the count: 5 residents, 9 hearts less 1, so 5 x 8 = 40."""
    state = with_city(game(), 0, FINISHED)
    assert figures(state) == (5, 8)
    assert total(state) == 40
    assert incomes(state)[0] == 7


def test_young_players_add_instead_of_multiplying() -> None:
    """The rulebook's variant for younger players, with the city of the example."""
    state = with_city(game(3, "young"), 0, FINISHED)
    assert state.scores()[0].parts == [("residents", 5), ("hearts", 8)]
    assert total(state) == 13


def test_seven_residents_and_six_hearts_are_worth_42() -> None:
    state = with_city(game(), 0, "luxury_residence apartment_block hospital zoo spa library")
    assert figures(state) == (7, 6)
    assert total(state) == 42


def test_crossed_out_symbols_are_taken_off() -> None:
    state = with_city(game(), 0, "haunted_house factory house apartment_block zoo")
    assert figures(state) == (2, 2)


def test_fewer_than_none_count_as_none_so_two_lacks_make_no_happiness() -> None:
    for mode in ("family", "young"):
        state = with_city(game(3, mode), 0, "haunted_house factory steelworks")
        assert figures(state) == (0, 0)
        assert total(state) == 0


# Ten cards


def test_the_round_in_which_somebody_has_ten_cards_is_the_last_and_is_played_to_its_end() -> None:
    state = with_face_up(with_city(game(), 1, NINE, coins=9), "zoo spa stadium")
    play(buying(state, 1), "buy zoo, done")
    assert state.is_last_round
    assert not state.over()
    assert state.acting() == [2]
    play(buying(state, 2), "coin, done")
    assert state.over()
    assert state.end_reason() == "city"
    assert state.acting() == []


def test_nobody_gets_another_turn_or_income_after_the_last_player() -> None:
    state = with_face_up(with_city(game(), 2, NINE, coins=9), "zoo spa stadium")
    before = [city.coins for city in state.table.cities]
    play(buying(state, 2), "buy zoo, done")
    assert state.over()
    assert [city.coins for city in state.table.cities] == [before[0], before[1], 9 - 8]


def test_a_special_building_can_be_the_tenth_card() -> None:
    state = with_specials(with_city(game(), 0, NINE), "toy_shop")
    assert offers(play(buying(state), "coin")) == ["special toy_shop", "done"]
    play(state, "special toy_shop, done")
    assert state.is_last_round


def test_no_eleventh_card_even_if_it_is_special() -> None:
    """The rulebook's note to the end of the game."""
    state = with_specials(with_city(with_face_up(game(), "zoo"), 0, NINE, coins=8), "toy_shop")
    play(buying(state), "buy zoo")
    assert offers(state) == ["done"]
    assert why_not(state, "special toy_shop") == "happy_city.city.full"


def test_nothing_can_be_bought_for_a_full_city() -> None:
    state = buying(with_city(with_face_up(game(), "spa"), 0, f"{NINE} zoo", coins=9))
    assert why_not(state, "buy spa") == "happy_city.city.full"
    assert offers(state) == ["coin"]


def test_with_eight_cards_the_ninth_and_a_special_building_are_possible_in_one_turn() -> None:
    city = NINE.removesuffix(" observatory")
    state = with_specials(with_city(with_face_up(game(), "zoo"), 0, city, coins=8), "toy_shop")
    play(buying(state), "buy zoo, special toy_shop, done")
    assert state.table.cities[0].is_full()
    assert state.is_last_round


# Who wins


def test_coins_break_a_tie_and_who_is_still_equal_shares_the_win() -> None:
    assert places([40, 42, 40], [0, 0, 5]) == [3, 1, 2]
    assert places([40, 40], [3, 3]) == [1, 1]


def test_the_ranking_looks_at_points_then_coins() -> None:
    state = with_city(with_city(with_city(game(), 0, "house library", 2), 1, "school square", 4), 2, "house zoo", 0)
    assert ended(state).ranking() == [3, 2, 1]


def test_special_buildings_of_family_mode_count_their_symbols() -> None:
    state = with_specials(with_city(game(), 0, "school house"), "toy_shop")
    play(wrapping_up(state), "special toy_shop")
    assert incomes(state)[0] == 1 + 2
