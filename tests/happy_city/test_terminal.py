"""Happy City in the terminal: what the drawing and the sentences show, and how choices read."""

import pytest
from rich.console import Console

from happy_city.builders import (
    buying,
    ended,
    expert,
    game,
    play,
    turn_of,
    with_city,
    with_face_up,
    with_specials,
    wrapping_up,
)
from tabletown.engine.contract import Event
from tabletown.games import GAMES
from tabletown.games.happy_city import terminal
from tabletown.games.happy_city.state import HappyState
from tabletown.words import LANGUAGES, Words

NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve"]


def drawn(state: HappyState, language: str = "en", width: int = 80) -> str:
    seat = state.turn.seat
    moves = [GAMES["happy_city"].move(action) for action in state.legal(seat)]
    console = Console(width=width, color_system=None, force_terminal=True)
    names = NAMES[: state.setup.seats]
    with console.capture() as capture:
        console.print(terminal.draw(state.view(seat), seat, names, moves, Words(language)))
    return capture.get()


def told(state: HappyState, language: str = "en") -> list[str]:
    seat = state.turn.seat
    return terminal.describe(state.view(seat), seat, NAMES[: state.setup.seats], Words(language)).splitlines()


def choices(state: HappyState) -> list[str]:
    view, words = state.view(state.turn.seat), Words("en")
    moves = [GAMES["happy_city"].move(action) for action in state.legal(state.turn.seat)]
    return [terminal.way(view, move, words)[-1].label for move in moves]


def offer() -> HappyState:
    """Something to buy, a special building within reach, and a city of six cards."""
    state = with_city(game(), 0, "shoe_shop school house museum spa", coins=6)
    return buying(with_specials(with_face_up(state, "library zoo restaurant"), "film_studios disco"))


def test_the_drawing_shows_offer_city_and_sums() -> None:
    text = " ".join(drawn(offer()).split())
    assert "▸ ■ Library ¤2 ♥1 → ☺2 ♥5 = 10" in text
    assert "■■▲" in text
    assert "■+" in text
    assert "▲ House" in text
    assert "¤6 +4 ☺2 ♥4 = 8 6/10" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_into_80_columns(language: str) -> None:
    state = with_specials(offer(), "olympic_ball_pit ghost_hunters_hq school_of_wizardry")
    lines = drawn(with_face_up(state, "haunted_house ski_resort amusement_park"), language, width=200).splitlines()
    assert max(len(line.rstrip()) for line in lines) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_by_its_id(language: str) -> None:
    for state in (offer(), expert(5), game(3, "young"), game(5, "expert")):
        for text in [drawn(state, language), *told(state, language)]:
            assert "happy_city-" not in text


def test_the_sentences_tell_what_a_special_building_asks_for_and_what_is_missing() -> None:
    lines = told(offer())
    assert "On offer: Library, blue, hearts 1; price 2." in lines
    assert "Special building: Disco: income 1, residents 2. Asks for: blue 1, purple 1. Missing: purple 1." in lines
    assert any(line.endswith("You have all of it.") for line in lines)
    assert "Place 6: Spa, orange, income 2, hearts 2." in lines
    assert "Ann: coins 6, income 4, residents 2, hearts 4, points 8, cards 6." in lines


def test_choices_say_what_they_cost_and_bring() -> None:
    assert choices(offer())[:2] == ["Library for 2: ♥1", "Restaurant for 5: ¤2 ♥1"]
    assert choices(offer())[-1] == "Buy nothing and take a coin"
    assert choices(turn_of(game()))[0] == "Deck 1: costs 1 to 3, cards left: 28"
    state = with_specials(with_city(expert(3, "blue"), 0, "school library"), "statue_of_liberty")
    assert choices(wrapping_up(state))[0] == (
        "Special building: Statue of Liberty: Hearts: 4. The last card of your city is discarded, "
        "and this one takes its place."
    )


def test_choices_outside_turns_name_what_is_copied() -> None:
    state = with_city(with_city(with_city(expert(), 0, "house igloo sphinx"), 1, "moai"), 2, "")
    assert choices(ended(state))[0] == "The special building of player 2: Moai"
    state = with_city(with_city(with_city(expert(), 0, "house pyramid"), 1, "zoo school"), 2, "zoo library")
    assert choices(ended(state))[0] == "The card of player 2: School, blue, residents 1"
    state = with_city(with_city(with_city(expert(), 0, "louvre"), 1, "restaurant"), 2, "")
    with_face_up(state, "zoo spa museum")
    assert choices(play(buying(state, 2), "coin, done"))[0] == "The income of player 2: 3"


def test_a_cards_name_alone_means_what_can_be_done_with_it_now() -> None:
    state = offer()
    assert terminal.meant(state.view(0), "library") == "buy library"
    assert terminal.meant(state.view(0), "house") == "buy house"
    assert terminal.meant(turn_of(state).view(0), "Zoo") == "discard zoo"
    assert terminal.meant(wrapping_up(state).view(0), "film studios") == "special film_studios"
    assert terminal.meant(wrapping_up(state).view(0), "2") == "2"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["borrow", "model"])
def test_the_log_calls_both_players_by_their_names(language: str, kind: str) -> None:
    said = Words(language).event(Event(f"happy_city-log-{kind}", 1, {"seat": 3}), NAMES)
    assert "Bob" in said
    assert "Cat" in said
    assert "3" not in said
