"""The four steps of a turn (rulebook, course of play, phase B) with the example of Ivanka's turn."""

import pytest

from happy_city.builders import (
    buying,
    card,
    cards,
    coins,
    face_up,
    game,
    incomes,
    offers,
    play,
    turn_of,
    why_not,
    with_city,
    with_face_up,
    with_next_cards,
    with_specials,
    wrapping_up,
)
from tabletown.engine.contract import Event
from tabletown.games.happy_city import actions
from tabletown.games.happy_city.box import DWELLINGS
from tabletown.games.happy_city.state import HappyState
from tabletown.games.happy_city.view import HappyCityView


def ivanka() -> HappyState:
    """The position before the turn of the rulebook's example: two buildings face up, four cards in Ivanka's city."""
    state = with_city(game(), 0, "shoe_shop school house", coins=4)
    with_next_cards(with_face_up(state, "grocery museum"), "haunted_house grand_hotel")
    return turn_of(with_specials(state, "film_studios disco"))


def test_ivanka_discards_a_card_and_draws_one_from_each_of_two_decks() -> None:
    """The rulebook's example, steps 1 and 2."""
    state = play(ivanka(), "discard grocery, draw 1, draw 2")
    assert face_up(state) == ["museum", "haunted_house", "grand_hotel"]
    assert state.table.discards == [[card("grocery")], [], []]


def test_ivanka_buys_the_museum_for_4_coins() -> None:
    """The rulebook's example, step 3: the museum ends her first row."""
    state = play(ivanka(), "discard grocery, draw 1, draw 2, buy museum")
    city = state.table.cities[0]
    assert city.coins == 0
    assert city.cards[4] == card("museum")
    assert face_up(state) == ["haunted_house", "grand_hotel"]


def test_ivanka_may_take_the_film_studios() -> None:
    """The rulebook's example, step 4: two blue cards and a green one; its income counts from the next round on."""
    state = play(ivanka(), "discard grocery, draw 1, draw 2, buy museum")
    assert offers(state) == ["special film_studios", "done"]
    play(state, "special film_studios")
    city = state.table.cities[0]
    assert city.cards[5] == card("film_studios")
    assert city.coins == 0
    assert incomes(state)[0] == 1 + 1 + 2
    assert offers(state) == ["done"]
    assert state.complaint() == ""


# Step 1: discarding


def test_discarding_is_a_choice_of_one_card_or_none() -> None:
    state = turn_of(with_face_up(game(), "museum zoo"))
    assert offers(state) == ["discard museum", "discard zoo", "keep"]
    assert why_not(state, "discard spa") == "happy_city.discard.face_up"
    assert offers(play(state, "discard zoo")) == ["draw 1", "draw 2", "draw 3"]
    assert why_not(state, "discard museum") == "happy_city.discard.before_drawing"


def test_two_cards_of_one_name_are_one_choice() -> None:
    state = turn_of(with_face_up(game(), "museum museum"))
    assert offers(state) == ["discard museum", "keep"]
    assert face_up(play(state, "discard museum")) == ["museum"]


def test_nobody_may_look_through_the_discard_piles() -> None:
    """The rulebook's first step: the piles lie face down."""
    state = play(turn_of(with_face_up(game(), "museum zoo")), "discard museum")
    for seat in range(-1, 3):
        view = state.view(seat)
        assert isinstance(view, HappyCityView)
        assert [deck.discard for deck in view.decks] == [0, 1, 0]


def test_freshly_drawn_cards_are_not_discarded() -> None:
    state = play(turn_of(with_next_cards(with_face_up(game(), "museum zoo"), "spa")), "keep, draw 3")
    assert why_not(state, "discard spa") == "happy_city.discard.before_drawing"


def test_the_second_player_of_the_first_round_may_discard() -> None:
    state = play(game(), "draw 1, draw 1, draw 1, coin, done")
    assert state.acting() == [1]
    assert "keep" in offers(state)


# Step 2: refilling


def test_with_three_cards_face_up_nothing_is_drawn() -> None:
    state = play(turn_of(with_face_up(game(), "museum zoo spa")), "keep")
    assert "coin" in offers(state)
    assert why_not(state, "draw 1") == "happy_city.draw.enough"


def test_each_card_is_seen_before_the_next_deck_is_chosen() -> None:
    state = game()
    epochs = [state.epoch]
    for word in ("draw 1", "draw 2", "draw 3"):
        play(state, word)
        epochs.append(state.epoch)
    assert epochs == [0, 1, 2, 3]


def test_an_empty_deck_is_made_anew_of_its_discard_pile() -> None:
    """The rulebook's note to step 2."""
    state = turn_of(with_face_up(game(), "museum zoo"))
    table = state.table
    table.discards[0], table.decks[0] = table.decks[0], []
    play(state, "keep, draw 1")
    assert len(table.decks[0]) == 27
    assert table.discards[0] == []
    assert state.complaint() == ""


def test_a_deck_without_cards_and_discards_cannot_be_chosen() -> None:
    state = turn_of(with_face_up(game(), "museum zoo"))
    state.table.decks[0] = []
    play(state, "keep")
    assert offers(state) == ["draw 2", "draw 3"]
    assert why_not(state, "draw 1") == "happy_city.draw.no_cards"


def test_when_all_decks_are_empty_fewer_cards_will_do() -> None:
    state = turn_of(with_face_up(game(), "museum zoo"))
    state.table.decks = [[], [], []]
    assert "coin" in offers(play(state, "keep"))


# Step 3: buying


def test_a_building_a_dwelling_or_a_coin() -> None:
    state = buying(with_face_up(with_city(game(), 0, "", coins=3), "grocery museum library"))
    assert offers(state) == ["buy grocery", "buy library", "buy house", "buy apartment_block", "coin"]
    assert why_not(state, "buy museum") == "happy_city.buy.coins"
    assert why_not(state, "buy zoo") == "happy_city.buy.face_up"


def test_a_coin_may_be_taken_though_something_is_affordable() -> None:
    state = play(buying(with_face_up(with_city(game(), 0, "", coins=3), "grocery")), "coin")
    assert coins(state)[0] == 4
    assert why_not(state, "buy grocery") == "happy_city.turn.one_purchase"


def test_a_dwelling_comes_from_its_stack() -> None:
    state = play(buying(with_city(game(), 0, "", coins=6)), "buy luxury_residence")
    assert state.table.dwellings == [2, 2, 1]
    assert coins(state)[0] == 0


def test_an_empty_stack_sells_nothing() -> None:
    state = buying(with_city(with_city(game(2), 1, "house"), 0, "", coins=6))
    assert why_not(state, "buy house") == "happy_city.buy.stack_empty"
    assert "buy house" not in offers(state)


@pytest.mark.parametrize("name", ["library", "house"])
def test_no_two_cards_of_one_name_in_a_city(name: str) -> None:
    """The rulebook's note to step 3; it holds for dwellings as well."""
    state = buying(with_city(with_face_up(game(5), "library"), 0, name, coins=9))
    assert why_not(state, f"buy {name}") == "happy_city.buy.same_name"
    assert f"buy {name}" not in offers(state)


def test_the_bank_is_paid() -> None:
    state = buying(with_face_up(with_city(game(), 0, "", coins=9), "zoo"))
    bank = state.table.bank
    play(state, "buy zoo")
    assert state.table.bank == bank + 8


# Step 4: a special building


def test_conditions_are_minimums_and_may_have_been_met_in_earlier_rounds() -> None:
    state = wrapping_up(
        with_specials(with_city(game(), 0, "school library square house"), "toy_shop film_studios disco")
    )
    assert offers(state) == ["special toy_shop", "special film_studios", "done"]
    assert why_not(state, "special disco") == "happy_city.special.conditions"
    assert why_not(state, "special labyrinth") == "happy_city.special.on_offer"


def test_a_special_building_may_be_taken_after_a_coin_too() -> None:
    state = with_specials(with_city(game(), 0, "school house"), "toy_shop")
    assert offers(play(buying(state), "coin")) == ["special toy_shop", "done"]


def test_one_special_building_in_a_game() -> None:
    state = wrapping_up(with_specials(with_city(game(), 0, "school library house toy_shop"), "film_studios"))
    assert offers(state) == ["done"]
    assert why_not(state, "special film_studios") == "happy_city.special.one_each"


def test_nobody_else_gets_a_special_building_that_is_taken() -> None:
    state = with_specials(with_city(with_city(game(), 0, "school house"), 1, "library house"), "toy_shop")
    play(wrapping_up(state), "special toy_shop, done")
    assert why_not(wrapping_up(state, 1), "special toy_shop") == "happy_city.special.on_offer"


def test_the_white_market_counts_for_no_condition() -> None:
    state = wrapping_up(with_specials(with_city(game(), 0, "school"), "disco toy_shop dinosaur_park"))
    assert offers(state) == ["done"]


# Income


def test_everybody_earns_at_once_when_the_round_begins() -> None:
    state = with_city(with_city(game(2), 0, "restaurant factory"), 1, "house")
    play(buying(state, 1), "coin, done")
    assert state.round == 2
    assert coins(state) == [1 + 2 + 1, 1 + 1]


# Turns and the log


def test_only_the_seat_whose_turn_it_is_may_act() -> None:
    state = game()
    assert state.refusal(1, actions.ACTIONS.parse("draw 1")) == "table.turn.not_yours"
    assert state.legal(1) == []


def test_a_number_that_is_no_action_is_refused() -> None:
    assert game().refusal(0, actions.ACTIONS.size) == "happy_city.turn.no_action"
    assert game().refusal(0, DWELLINGS + actions.BUY.number - 1) == "happy_city.turn.no_action"


def test_the_log_tells_what_was_done_and_paid() -> None:
    state = buying(with_face_up(with_city(game(), 0, "", coins=5), "museum zoo spa"))
    events: list[Event] = []
    state.play(0, actions.ACTIONS.parse("buy museum"), events)
    state.play(0, actions.ACTIONS.parse("done"), events)
    assert [(event.message, event.seat, event.args) for event in events] == [
        ("happy_city-log-buy", 0, {"building": "museum", "price": 4})
    ]


def test_a_record_names_the_first_player_the_special_buildings_and_every_card_turned_up() -> None:
    state = with_next_cards(game(), "museum")
    assert state.heading().startswith("first 1; specials ")
    assert play(state, "draw 2").heading() == "museum"


def test_cards_of_a_city_stand_in_the_order_they_were_placed() -> None:
    state = buying(with_face_up(with_city(game(), 0, "school", coins=9), "museum"))
    play(state, "buy museum")
    assert state.table.cities[0].cards[1:] == cards("school museum")
