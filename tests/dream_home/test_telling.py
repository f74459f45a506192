"""The log tells everything that became visible: what came, what left and what was lost."""

from dream_home.builders import after_the_last_round, facing, game, house, offers, with_discard, with_house
from tabletown.engine.contract import Event
from tabletown.engine.match import Match
from tabletown.games.dream_home import actions
from tabletown.games.dream_home.state import DreamHomeState
from tabletown.words import Words

NAMES = ["Ann", "Bob"]


def told(state: DreamHomeState, line: str, language: str = "en") -> list[str]:
    events: list[Event] = []
    for word in line.split(", "):
        state.play(state.turn.seat, actions.ACTIONS.parse(word), events)
    return [Words(language).event(event, NAMES) for event in events]


def test_the_concrete_mixer_names_both_columns_and_their_rooms() -> None:
    def mixed(language: str) -> str:
        state = with_house(facing(game(), "bathroom", "kitchen + red", "living + blue"), house(tools="mixer"))
        return told(state, "mix 2 3", language)[0]

    assert (
        mixed("en")
        == "Ann uses the concrete mixer: the rooms of columns 2 (kitchen) and 3 (living room) change places."
    )
    assert "столбцов 2 (кухня) и 3 (гостиная)" in mixed("ru")


def test_a_jackhammer_on_the_first_column_discards_no_token() -> None:
    made = house(tools="jackhammer")
    state = game()
    state.houses[0] = made
    state.stage, state.position = 0, -1
    state.step_on(None)
    facing(state, "bathroom", "kitchen + drill")
    assert told(state, "hammer 1") == ["Ann takes a room with the jackhammer from column 1: bathroom."]


def test_a_jackhammer_elsewhere_tells_what_is_discarded() -> None:
    state = game()
    state.houses[0] = house(tools="jackhammer")
    state.stage, state.position = 0, -1
    state.step_on(None)
    facing(state, "bathroom", "kitchen + drill")
    assert told(state, "hammer 2")[0].endswith("kitchen. Discarded: drill.")


def test_a_drill_tells_what_left_and_what_was_lost_with_it() -> None:
    state = facing(game(), "bathroom", "living + red")
    with_house(state, house("", "living living study*paintings", tools="drill"))
    assert told(state, "drill M3 2") == [
        "Ann drills, middle floor, column 3: living room from column 2 comes, study goes to the board.",
        "Ann loses a token: paintings.",
    ]


def test_decor_that_no_room_takes_is_told() -> None:
    state = facing(game(), "bathroom", "kitchen + piano")
    assert told(state, "take 2, build M1")[-1] == "Ann discards the decor, as no room can take it: grand piano."


def test_decor_may_be_given_up_before_the_room_is_built_and_the_choice_says_no_more_than_is_true() -> None:
    state = facing(game(), "bathroom", "living + piano")
    told(state, "take 2")
    assert "waive" in offers(state)
    assert Words("en")("dream_home-move-waive") == "Discard the decor: no room built so far can take it"


def test_a_scaffold_without_a_place_is_told() -> None:
    full = ("bathroom bedroom kitchen study _", "pantry sauna wardrobe kids living", "garage storage")
    state = with_house(facing(game(), "bathroom", "library + scaffolding"), house(*full))
    assert told(state, "take 2, hide U5")[-1] == "Ann discards the scaffold: no cell is left for it."


def test_supplier_and_handyman_tell_both_cards() -> None:
    state = with_house(game(), house("", "study*paintings x kitchen", helpers="supplier handyman"))
    with_discard(state, "living")
    after_the_last_round(state)
    card = actions.ACTIONS.notate(next(a for a in state.legal(0) if actions.SUPPLY.covers(a)))
    lines = told(state, f"{card}, into M1, swap M2 M3")
    assert lines == [
        "The supplier of Ann brings: living room (middle floor, column 1). Discarded: study.",
        "Ann loses a token: paintings.",
        "The handyman of Ann exchanges two cards: empty room (middle floor, column 2) and kitchen "
        "(middle floor, column 3).",
    ]


def test_a_new_round_is_a_line_of_the_table_and_says_who_begins() -> None:
    state = facing(game(), "bathroom", "kitchen + red")
    lines: list[Event] = []
    for word in ("take 2", "hide M1", "done", "take 1", "hide M1", "done"):
        state.play(state.turn.seat, actions.ACTIONS.parse(word), lines)
    assert lines[-1].seat == -1
    assert Words("en").event(lines[-1], NAMES) == "Round 2: Bob begins"


def test_a_column_is_offered_without_points_as_its_room_has_no_place_yet() -> None:
    state = facing(game(), "bathroom", "kitchen + treehouse")
    match = Match(state)
    gains = dict(zip(state.legal(0), match.gains(0), strict=True))
    assert gains[actions.ACTIONS.parse("take 2")] == 0
    match.play(0, actions.ACTIONS.parse("take 2"))
    assert max(match.gains(0)) > 0
