"""The rounds of Dream Home for a real table: what is turned up, and the steps in the order in which a game asks for them."""

import random

import pytest

from tabletown.games import GAMES
from tabletown.games.dream_home.phases import PHASES
from tabletown.games.dream_home.state import DreamHomeState
from tabletown.games.dream_home.view import Column, DreamHomeView, TableDeal

SEED = bytes(range(32))


def dealt(seats: int, **options: str) -> tuple[TableDeal, DreamHomeState]:
    game = GAMES["dream_home"]
    setup = game.set_up("", seats, options)
    deal, state = game.table_deal(setup, SEED), game.deal(setup, SEED)
    assert isinstance(deal, TableDeal) and isinstance(state, DreamHomeState)
    return deal, state


def cards(columns: list[Column]) -> list[tuple[str, str]]:
    return [(each.room.card if each.room else "", each.resource.name if each.resource else "") for each in columns]


def test_the_phone_turns_up_what_the_game_would_whatever_is_taken() -> None:
    deal, state = dealt(4)
    choose = random.Random(1)
    seen: dict[int, list[tuple[str, str]]] = {}
    while not state.over():
        if state.round not in seen:
            view = state.view(-1)
            assert isinstance(view, DreamHomeView)
            seen[state.round] = cards(view.columns)
        seat = state.acting()[0]
        state.play(seat, choose.choice(state.legal(seat)))
    assert [cards(columns) for columns in deal.turns] == list(seen.values())
    assert deal.rounds == len(seen)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_steps_are_those_of_a_game(seats: int) -> None:
    deal, state = dealt(seats)
    assert deal.first == state.starter
    steps, after = [step.id for step in deal.steps], [step.id for step in deal.after]
    assert ("discard" in steps) == (seats < 4), "with four players every column is taken"
    choose = random.Random(seats)
    order = [*steps[1:], *after]
    place = 0
    while not state.over():
        phase, round_ = PHASES[state.turn.phase], state.round
        if phase in order:
            assert order.index(phase) >= place, f"{phase} comes too late"
            place = order.index(phase)
        seat = state.acting()[0]
        state.play(seat, choose.choice(state.legal(seat)))
        place = 0 if state.round != round_ else place


def test_without_the_discard_nobody_is_reminded_of_it() -> None:
    deal, _ = dealt(2, discard="false")
    assert [step.id for step in deal.steps] == ["lay_out", "hammer", "choose"]
