"""Rounds, the drafting board, the first player, the end (rulebook, “Setup”, “Course of the game”, “With 2–3 players”)."""

import pytest

from dream_home.builders import (
    after_the_last_round,
    edition,
    facing,
    game,
    house,
    offers,
    places,
    play,
    resource,
    why_not,
    with_house,
)
from tabletown.engine.chance import Chance
from tabletown.engine.contract import Event, State
from tabletown.engine.match import Match
from tabletown.engine.testing import random_steps
from tabletown.games import GAMES
from tabletown.games.dream_home.actions import ACTIONS
from tabletown.games.dream_home.edition import DECOR
from tabletown.games.dream_home.state import DreamHomeState
from tabletown.games.dream_home.view import DreamHomeView


def seen(state: State, seat: int) -> DreamHomeView:
    view = state.view(seat)
    assert isinstance(view, DreamHomeView)
    return view


def test_a_round_lays_out_five_rooms_and_four_resources() -> None:
    table = game().table
    assert all(card >= 0 for card in table.rooms)
    assert [card >= 0 for card in table.resources] == [False, True, True, True, True]
    assert (len(table.room_deck), len(table.resource_deck)) == (55, 44)


def test_a_turn_takes_a_column_with_all_that_is_in_it() -> None:
    state = facing(game(), "bathroom", "kitchen + roofer")
    assert offers(state) == ["take 1", "take 2", "take 3", "take 4", "take 5"]
    play(state, "take 2, build M1, done")
    assert state.houses[0].helpers == [1, 0, 0, 0, 0]
    assert state.acting() == [1]
    assert why_not(state, "take 2") == "dream_home.column.room_gone"
    assert state.refusal(0, ACTIONS.parse("take 1")) == "table.turn.not_yours"


def test_the_left_column_brings_the_first_players_token_for_the_next_round() -> None:
    state = game(seats=3)
    play(state, "take 2, hide M1, done, take 1, hide M1, done")
    assert state.table.first_player == 1
    assert state.acting() == [2], "the order of this round stays as it is"
    play(state, "take 3, hide M1, done")
    assert (state.round, state.starter, state.acting()) == (2, 1, [1])


def test_the_first_player_stays_if_nobody_takes_the_left_column_or_takes_it_himself() -> None:
    state = play(game(), "take 2, hide M1, done, take 3, hide M1, done")
    assert state.starter == 0
    play(state, "take 1, hide M2, done, take 3, hide M2, done")
    assert (state.round, state.starter) == (3, 0)


def test_what_nobody_took_is_discarded_on_two_piles() -> None:
    state = play(facing(game(), "bathroom", "kitchen + red", "kitchen + blue"), "take 2, hide M1, done")
    play(state, "take 3, hide M1, done")
    assert len(state.table.room_discard) == 3
    assert len(state.table.resource_discard) == 2


@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_players_the_first_player_discards_a_column(seats: int) -> None:
    state = game(seats, discard=True)
    assert offers(state) == ["discard 2", "discard 3", "discard 4", "discard 5"]
    assert why_not(state, "discard 1") == "dream_home.column.first_player_stays"
    room, card = state.table.rooms[2], state.table.resources[2]
    play(state, "discard 3")
    assert (state.table.room_discard, state.table.resource_discard) == ([room], [card])
    assert offers(state) == ["take 1", "take 2", "take 4", "take 5"]


def test_with_four_players_nothing_is_discarded_before_the_round() -> None:
    assert "take 1" in offers(game(4, discard=True))


def test_the_discard_can_be_taken_back_as_long_as_nobody_else_had_a_say() -> None:
    match = Match(game(discard=True))
    match.play(0, ACTIONS.parse("discard 3"))
    match.play(0, ACTIONS.parse("take 2"))
    match.take_back(0)
    match.take_back(0)
    state = match.state
    assert isinstance(state, DreamHomeState)
    assert "discard 2" in offers(state)
    assert not match.can_take_back(0)


def test_a_finished_turn_cannot_be_taken_back() -> None:
    match = Match(game())
    for word in ("take 2", "hide M1"):
        match.play(0, ACTIONS.parse(word))
    assert match.can_take_back(0)
    match.play(0, ACTIONS.parse("done"))
    assert not match.can_take_back(0)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("discard", ["true", "false"])
def test_both_decks_end_in_the_twelfth_round_and_every_house_has_twelve_rooms(seats: int, discard: str) -> None:
    """Rulebook: the game lasts 12 rounds; then every house has 12 rooms."""
    shelf = GAMES["dream_home"]
    state = shelf.deal(shelf.set_up("classic", seats, {"discard": discard}), seats)
    assert isinstance(state, DreamHomeState)
    left: dict[int, tuple[int, int]] = {}
    for seat, action in random_steps(state, Chance.from_seed(seats)):
        left[state.round] = (len(state.table.room_deck), len(state.table.resource_deck))
        state.play(seat, action)
    assert left == {number: (60 - 5 * number, 48 - 4 * number) for number in range(1, 13)}
    assert [made.built for made in state.houses] == [12] * seats
    assert state.end_reason() == "rounds"


def test_a_random_seat_begins() -> None:
    shelf = GAMES["dream_home"]
    starters = [shelf.deal(shelf.set_up("classic", 4), seed) for seed in range(40)]
    assert {state.starter for state in starters if isinstance(state, DreamHomeState)} == {0, 1, 2, 3}


# What nobody may know


def test_a_roof_pile_shows_its_size_only_also_to_its_owner() -> None:
    state = play(facing(game(), "bathroom", "kitchen + red!"), "take 2, hide M1, done")
    assert state.houses[0].roofs == [resource("red!")]
    for seat in (0, 1, -1):
        shown = seen(state, seat).houses[0]
        assert (shown.roofs, shown.roof) == (1, [])


def test_the_log_names_no_roof_either() -> None:
    state = facing(game(), "bathroom", "kitchen + red!")
    events: list[Event] = []
    state.play(0, ACTIONS.parse("take 2"), events)
    assert events[0].args == {"column": 2, "room": "kitchen", "resource": "roof"}


def test_who_imagines_draws_the_own_roofs_anew() -> None:
    state = play(facing(game(), "bathroom", "kitchen + red!"), "take 2, hide M1, done")
    hidden = {card for card in state.table.resource_deck if card < DECOR} | {resource("red!")}
    piles = set()
    for seed in range(300):
        twin = state.imagine(0, Chance.from_seed(seed))
        assert isinstance(twin, DreamHomeState)
        piles.add(twin.houses[0].roofs[0])
    assert piles == hidden


def test_when_the_game_is_over_the_piles_are_opened() -> None:
    full = ("x x x x x", "x x x x x", "x x")
    state = with_house(game(), house(*full, roofs="red red! red red blue"))
    after_the_last_round(with_house(state, house(*full), seat=1))
    assert state.over()
    shown = seen(state, 1).houses[0]
    assert (shown.roofs, len(shown.roof)) == (5, 4)
    assert {card.name for card in shown.roof} == {"red"}
    assert shown.total == 9


def test_face_down_rooms_are_no_secret() -> None:
    state = play(facing(game(), "kitchen"), "take 1, hide M1")
    cell = seen(state, 1).houses[0].cells[5]
    assert cell.face_down
    assert cell.room is not None
    assert cell.room.kind == "kitchen"


def test_a_view_draws_rooms_that_have_grown_together() -> None:
    state = with_house(game(), house("", "living living*piano x", "# garage"))
    cells = seen(state, 0).houses[0].cells
    assert [cell.joined_left for cell in cells[5:8]] == [False, True, False]
    assert [cell.finished for cell in cells[5:8]] == [True, True, False]
    assert cells[6].token == "piano"
    assert cells[10].scaffold
    assert [(room.kind, room.cards, room.points) for room in seen(state, 0).houses[0].rooms] == [
        ("living", 2, 4),
        ("garage", 1, 0),
    ]


def test_the_prompt_says_what_is_in_hand() -> None:
    state = facing(game(), "bathroom", "kitchen + scaffolding")
    assert state.prompt(0).message == "dream_home-prompt-choose"
    assert state.prompt(1).message == "table-prompt-waiting"
    play(state, "take 2")
    prompt = state.prompt(0)
    assert (prompt.message, prompt.args) == (
        "dream_home-prompt-build_both",
        {"room": "kitchen", "resource": "scaffolding"},
    )
    play(state, "build M1")
    assert state.prompt(0).message == "dream_home-prompt-resource"


def test_the_heading_notes_the_cards_of_a_round_once() -> None:
    state = facing(game(), "bathroom", "kitchen + red!")
    assert state.heading().startswith("first player 1; round 1: 1 bathroom ")
    assert " + red roof with window, " in state.heading()
    play(state, "take 2, hide M1, done")
    assert state.heading() == ""
    play(state, "take 1, hide M1, done")
    assert state.heading().startswith("round 2: ")


def test_resources_are_offered_before_and_after_the_room() -> None:
    state = play(with_house(facing(game(), "bathroom", "living + piano"), house("", "living")), "take 2")
    assert places(state, "furnish") == ["M1"]
    play(state, "build M3")
    assert places(state, "furnish") == ["M1", "M3"]


def test_the_catalogue_has_sixty_different_rooms_and_48_resources() -> None:
    assert len(edition().card_ids) == len(set(edition().card_ids)) == 60
    assert len(edition().resources) == 48
