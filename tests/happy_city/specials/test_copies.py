"""Expert buildings that copy: art gallery, pyramid, sphinx."""

from happy_city.builders import card, ended, expert, figures, incomes, offers, play, total, why_not, with_city
from tabletown.engine.contract import Event
from tabletown.games.happy_city.actions import ACTIONS
from tabletown.games.happy_city.box import SPECIALS
from tabletown.games.happy_city.decision import Turn
from tabletown.games.happy_city.phases import WRAP_UP
from tabletown.games.happy_city.state import TURNS, HappyState
from tabletown.words import Words

NAMES = ["Ann", "Bob", "Cat"]


def cities(*names: str, markets: tuple[str, ...] = ("orange", "purple", "yellow")) -> HappyState:
    state = expert(len(names), *markets)
    for seat, city in enumerate(names):
        with_city(state, seat, city)
    return state


# The art gallery


def test_the_art_gallery_repeats_the_card_before_it_but_not_its_colour() -> None:
    state = cities("house laboratory art_gallery zoo", "", "")
    assert figures(state) == (1 + 2 + 2, 3)
    assert incomes(state)[0] == 1 + 1 + 1
    assert state.table.cities[0].colours[1] == 1


def test_the_art_gallery_repeats_crossed_out_symbols_too() -> None:
    assert figures(cities("house zoo factory art_gallery", "", "")) == (1, 3 - 1 - 1)


# The pyramid


def test_the_pyramid_becomes_a_neighbours_card_in_the_same_place() -> None:
    state = cities("house library pyramid", "school bank zoo", "school bank hospital museum")
    ended(state)
    assert state.acting() == [0]
    assert offers(state) == ["model 2", "model 3"]
    assert why_not(state, "model 1") == "happy_city.pyramid.a_neighbour"
    play(state, "model 2")
    assert state.over()
    assert figures(state) == (1, 1 + 3)


def test_until_the_pyramid_has_become_something_the_better_card_counts() -> None:
    state = cities("house library pyramid", "school bank zoo", "school bank hospital museum")
    assert figures(state) == (1, 1 + 3)
    assert figures(play(ended(state), "model 3")) == (1 + 2, 1)


def test_the_pyramid_copies_no_special_building_and_no_empty_place() -> None:
    state = ended(cities("house library pyramid", "school bank moai", "zoo"))
    assert state.over()
    assert figures(state) == (1, 1)


def test_a_single_card_is_copied_without_asking_even_if_it_harms() -> None:
    state = ended(cities("house zoo pyramid", "school bank factory", ""))
    assert state.over()
    assert figures(state) == (1, 3 - 1)


# The sphinx


def test_the_sphinx_becomes_an_opponents_special_building_at_the_end() -> None:
    state = ended(cities("house igloo sphinx", "wind_turbine", ""))
    assert state.acting() == [0]
    assert offers(state) == ["copy 2", "chance"]
    assert why_not(state, "copy 3") == "happy_city.sphinx.an_opponent"
    assert figures(state) == (2, 0)
    play(state, "copy 2")
    assert state.over()
    assert figures(state) == (2, 2)


def test_the_sphinx_takes_printed_hearts_too_and_discards_nothing() -> None:
    state = play(ended(cities("house igloo sphinx", "statue_of_liberty", "")), "copy 2")
    assert figures(state) == (2, 4)
    assert len(state.table.cities[0].cards) == 4


def test_the_sphinx_copies_what_counts_points() -> None:
    state = play(ended(cities("house zoo library sphinx", "japanese_garden", "")), "copy 2")
    assert total(state) == 2 * (1 * 4)
    state = play(ended(cities("house zoo library sphinx", "concert_arena", "")), "copy 2")
    assert total(state) == 1 * 4 - 1


def test_the_sphinx_earns_nothing_by_what_it_copies() -> None:
    state = play(ended(cities("house igloo sphinx", "bakery", "")), "copy 2")
    assert incomes(state)[0] == 2
    assert figures(state) == (2, 0)


def test_a_sphinx_that_became_a_pyramid_copies_from_its_own_place() -> None:
    state = ended(cities("house library sphinx", "school bank zoo pyramid", "school bank hospital"))
    play(state, "copy 2")
    assert state.acting() == [0]
    assert offers(state) == ["model 2", "model 3"]
    assert figures(play(state, "model 3")) == (1 + 2, 1)


def test_a_sphinx_that_became_an_art_gallery_repeats_the_card_before_itself() -> None:
    state = play(ended(cities("house zoo sphinx", "school art_gallery", "")), "copy 2")
    assert figures(state) == (1, 3 + 3)


def test_the_sphinx_may_draw_from_the_box_instead() -> None:
    state = play(ended(cities("house igloo sphinx", "wind_turbine", "")), "chance")
    copied = state.table.cities[0].copied
    assert copied in state.table.unused
    assert copied != card("wind_turbine") - SPECIALS
    assert state.complaint() == ""


def test_without_an_opponents_special_building_the_sphinx_must_draw() -> None:
    state = ended(cities("house igloo sphinx", "", ""))
    assert state.table.cities[0].copied in state.table.unused


def test_the_log_names_the_card_that_a_pyramid_copies() -> None:
    state = ended(cities("house library pyramid", "school bank zoo", "school bank hospital"))
    events: list[Event] = []
    state.play(0, ACTIONS.parse("model 3"), events)
    assert Words("en").event(events[0], NAMES) == "The Pyramid of Ann copies a card of Cat: Hospital."


def test_the_log_tells_also_a_copy_without_a_choice() -> None:
    state = cities("house library pyramid", "school bank zoo", "school")
    state.is_last_round = True
    state.stage = TURNS
    state.turn = Turn((state.table.first - 1) % 3, WRAP_UP)
    events: list[Event] = []
    state.play(state.turn.seat, ACTIONS.parse("done"), events)
    assert Words("en").event(events[0], NAMES) == "The Pyramid of Ann copies a card of Bob: Zoo."
