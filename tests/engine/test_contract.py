"""What every event keeps to: names are filled in by whoever tells it, and a line may speak of two cards of a kind."""

import pytest

from tabletown.engine.chance import Chance
from tabletown.engine.contract import Event, named
from tabletown.engine.game import Game
from tabletown.engine.testing import random_steps
from tabletown.games import GAMES
from tabletown.words import LANGUAGES, Words


@pytest.mark.parametrize("name", ["player", "other"])
def test_no_event_can_carry_an_argument_that_its_teller_fills_in(name: str) -> None:
    with pytest.raises(ValueError, match="fills in"):
        Event("table-some-line", 0, {name: 3})


def test_an_argument_may_stand_for_a_message() -> None:
    words = Words("en")
    event = Event(
        "dream_home-log-mix",
        0,
        {"column": 1, "second": 2, "room": "study", "second_room": named("dream_home-room", "room", "kitchen")},
    )
    assert "columns 1 (study) and 2 (kitchen)" in words.event(event, ["Ann"])


@pytest.mark.parametrize("game", GAMES.values(), ids=sorted(GAMES))
def test_every_line_of_a_game_is_told_whole(game: Game) -> None:
    """No argument is missing, empty where it should be a name, or left as an id."""
    for number, setup in enumerate(game.configurations()[::5]):
        state = game.deal(setup, number)
        events: list[Event] = []
        for seat, action in random_steps(state, Chance.from_seed(number)):
            state.play(seat, action, events)
        names = [f"Seat{seat}" for seat in range(setup.seats)]
        for language in LANGUAGES:
            for event in events:
                line = Words(language).event(event, names)
                assert "{" not in line and "@" not in line and event.message not in line, line
                assert "  " not in line and "«»" not in line and "()" not in line and ": ." not in line, line
