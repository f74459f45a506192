"""The log of Streets: places by their neighbours, what was copied, replaced and covered, who had to go, and the rounds."""

from streets.builders import advised, build, game, lay, play, with_closed_station, with_hand
from tabletown.engine.chance import Chance
from tabletown.engine.contract import Event
from tabletown.engine.testing import random_steps
from tabletown.games.streets.state import StreetsState
from tabletown.words import Words

NAMES = ["Ann", "Bob", "Cat"]


def said(events: list[Event], language: str = "en") -> list[str]:
    return [Words(language).event(event, NAMES) for event in events]


def told(state: StreetsState, line: str, language: str = "en") -> list[str]:
    events: list[Event] = []
    play(state, line, events=events)
    return said(events, language)


def test_a_place_is_told_by_its_neighbour() -> None:
    state = lay(game(), "starter_home", 1, 5, "S", owner=0)
    play(with_hand(state, "student_house toy_store copy_shop"), "pick student_house")
    line = told(state, "build 2 5 S")[0]
    assert line == "Ann builds: Student House, east of Starter Home, road in the south."
    assert not any(character.isdigit() for character in line)


def test_of_several_neighbours_the_one_in_the_same_street_is_named() -> None:
    state = game()
    lay(state, "starter_home", 1, 5, "S", owner=0)
    lay(state, "hardware_store", 2, 4, "W")
    play(with_hand(state, "student_house toy_store copy_shop"), "pick student_house")
    assert "east of Starter Home" in told(state, "build 2 5 S")[0]


def test_a_copy_tells_what_it_copied() -> None:
    state = with_closed_station(game())
    lay(state, "art_gallery", 11, 0, "S", 0)
    lay(state, "copy_shop", 12, 0, "S", 1)
    lay(state, "street_kitchen", 13, 0, "W")
    play(with_hand(state, "souvenir_shop toy_store corner_shop"), "pick souvenir_shop")
    lines = told(state, "build 10 0 E")
    assert "Bob gets $6 for Copy Shop: value 6 (copied: Art Gallery), people 0." in lines
    assert "Ann gets $7 for Art Gallery: value 6, people 1." in lines


def entrepreneur(hand: str) -> StreetsState:
    state = with_closed_station(advised("entrepreneur"))
    lay(state, "art_gallery", 11, 0, "S", 0)
    lay(state, "starter_home", 12, 0, "S", 0)
    lay(state, "street_kitchen", 13, 0, "W")
    return build(with_hand(state, hand), "souvenir_shop", 10, 0, "E")


def test_the_entrepreneur_tells_what_was_replaced() -> None:
    lines = told(entrepreneur("flea_market copy_shop souvenir_shop"), "show flea_market")
    assert lines[0] == "Ann counts a tile of the hand in place of Art Gallery: Flea Market."
    assert "Ann gets $6 for Art Gallery: value 5 (from the hand: Flea Market), people 1." in lines


def test_a_tile_that_gains_nothing_is_told_as_such() -> None:
    lines = told(entrepreneur("aquarium copy_shop souvenir_shop"), "show aquarium")
    assert lines[0] == "Ann shows a tile of the hand, but no building gains by it: Aquarium."


def test_the_renovator_tells_what_was_covered_and_who_waits_at_the_station() -> None:
    state = with_closed_station(advised("renovator", 3))
    lay(state, "art_gallery", 11, 0, "S", people=0, standing=2)
    lay(state, "starter_home", 12, 0, "S", people=0, standing=1)
    lay(state, "food_hall", 10, 0, "E")
    lay(state, "hardware_store", 13, 0, "W")
    play(with_hand(state, "student_house trendy_lofts souvenir_shop"), "pick student_house")
    assert told(state, "build 12 0 S")[:2] == [
        "Ann builds on top of Starter Home: Student House.",
        "Seekers of the covered building wait at the station: 1 parent.",
    ]


def test_the_last_count_is_told_as_a_sum() -> None:
    args: dict[str, str | int] = {
        "who": "player",
        "tile": "art_gallery",
        "value": 5,
        "people": 7,
        "dollars": 6,
        "source": "",
    }
    assert said([Event("streets-log-last_income", 0, {**args, "way": "own"})]) == [
        "Ann gets $6 for Art Gallery: (5 + 7) ÷ 2."
    ]


def test_every_round_but_the_first_has_a_line_and_none_comes_after_the_last() -> None:
    for seats, rounds in ((1, 15), (2, 15), (3, 12)):
        state = game(seats)
        events: list[Event] = []
        for seat, action in random_steps(state, Chance.from_seed(5)):
            state.play(seat, action, events)
        told_rounds = [event.args["round"] for event in events if event.message == "streets-log-round"]
        assert told_rounds == list(range(2, rounds + 1))
        assert state.round == rounds, "nothing is counted after the last turn"
