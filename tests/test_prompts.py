"""The one sentence at the foot of the table: it asks only those who may decide, and says when somebody is stuck."""

import pytest

from dream_home import builders as dream_home
from happy_city import builders as happy_city
from streets import builders as streets
from streets.test_no_place import nearly_full
from tabletown.engine.chance import Chance
from tabletown.engine.contract import SPECTATOR, Event
from tabletown.games import GAMES
from tabletown.words import LANGUAGES, Words
from welcome import builders as welcome

IDLE = {"table-prompt-waiting", "table-prompt-watching", "table-prompt-over", "welcome-prompt-waiting"}


@pytest.mark.parametrize("game", ["welcome", "streets", "dream_home", "happy_city"])
@pytest.mark.parametrize("seed", range(3))
def test_only_those_who_may_decide_are_asked(game: str, seed: int) -> None:
    options = {"happy_city": {"mode": "expert"}}.get(game, {})
    state = GAMES[game].deal(GAMES[game].set_up(seats=3, options=options), seed)
    chance = Chance.from_seed(seed)
    told: list[Event] = []
    for _ in range(300):
        for seat in (SPECTATOR, 0, 1, 2):
            assert (state.prompt(seat).message not in IDLE) == (seat in state.acting())
        if state.over():
            break
        seat = state.acting()[chance.below(len(state.acting()))]
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))], told)
    # Names take these places in a line of the log, so that whatever an event said there would be lost.
    assert [event for event in told if {"player", "other"} & set(event.args)] == []


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_whoever_waits_is_told_for_whom(spoken: str) -> None:
    for message in IDLE - {"table-prompt-over"}:
        for count in (1, 2):
            assert "Mira" in Words(spoken)(message, names="Mira", count=count)


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("about", ["places", "rule"])
def test_the_help_at_the_keyboard_is_that_of_the_game(spoken: str, about: str) -> None:
    assert len({Words(spoken)(f"{game}-terminal-help-{about}") for game in GAMES}) == len(GAMES)


def said(prompt: Event) -> str:
    return Words("en")(prompt.message, prompt.args)


def test_welcome_no_number_fits() -> None:
    full = welcome.sheet("1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 .")
    state = welcome.with_sheet(welcome.facing(welcome.game(), (5, "park"), (6, "pool"), (7, "fence")), full)
    assert state.prompt(0).message == "welcome-prompt-stuck"
    assert "refusal 1 of 3; it costs 0 points" in said(state.prompt(0))
    state.sheets[0].refusals = 1
    assert "refusal 2 of 3; it costs 3 points" in said(state.prompt(0))
    assert state.prompt(1).message == "welcome-prompt-choose"


def test_welcome_temps_help_out_of_it() -> None:
    full = welcome.sheet("1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 .")
    state = welcome.with_sheet(welcome.facing(welcome.game(), (10, "temp"), (6, "pool"), (7, "fence")), full)
    assert state.prompt(0).message == "welcome-prompt-choose"


def test_happy_city_nothing_can_be_bought() -> None:
    state = happy_city.buying(happy_city.with_city(happy_city.game(), 0, "", coins=0))
    assert said(state.prompt(0)).startswith("Nothing on offer can be bought for 0 coins")
    rich = happy_city.buying(happy_city.with_city(happy_city.game(), 0, "", coins=9))
    assert rich.prompt(0).message == "happy_city-prompt-buy"


def test_dream_home_a_room_without_a_place() -> None:
    cellars = dream_home.house("_", "kitchen", "garage storage")
    state = dream_home.with_house(dream_home.facing(dream_home.game(), "garage", "kitchen + piano"), cellars)
    dream_home.play(state, "take 1")
    assert dream_home.places(state, "build") == []
    assert state.prompt(0).message == "dream_home-prompt-stuck"
    assert "face down" in said(state.prompt(0))


def test_streets_no_sign_and_no_place() -> None:
    assert "abandon one of your buildings" in Words("en")("streets-prompt-abandon")
    state = nearly_full(streets.advised("renovator", 3), "toy_store corner_shop", "food_court", "multiplex")
    state.table.removed, state.table.stack = state.table.stack, []
    streets.build(state, "toy_store", 3, 2, "E")
    events: list[Event] = []
    streets.play(state, "done", events=events)
    told = [event.seat for event in events if event.message == "streets-log-no_place"]
    assert told == [1, 2]
    covers = [offer for offer in streets.offers(state) if offer.startswith("build")]
    streets.play(state, covers[0], "done", events=events)
    assert state.over()
    assert [event.message for event in events if event.message.startswith(("streets-log-full", "streets-log-end"))] == [
        "streets-log-full"
    ]
