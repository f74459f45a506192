"""What a view tells of columns: where each room would fit in the own house, and what it would bring."""

import random

import pytest

from tabletown.engine.contract import SPECTATOR
from tabletown.engine.match import Match
from tabletown.games import GAMES
from tabletown.games.dream_home import actions
from tabletown.games.dream_home.board import at
from tabletown.games.dream_home.state import DreamHomeState
from tabletown.games.dream_home.view import DreamHomeView

SHELF = GAMES["dream_home"]
# What changes the house by being taken would change the gain as well.
PLAIN = ("roof", "decor", "tool")


def seen(state: DreamHomeState, seat: int) -> DreamHomeView:
    view = state.view(seat)
    assert isinstance(view, DreamHomeView)
    return view


def somewhere(seed: int) -> DreamHomeState:
    """A seat is about to take a column, some rounds into a random game."""
    chance = random.Random(seed)
    state = SHELF.deal(SHELF.set_up("classic", 3, {"car": "true"}), seed)
    assert isinstance(state, DreamHomeState)
    rounds = chance.randint(2, 11)
    while state.round < rounds or not any(actions.TAKE.covers(one) for one in state.legal(state.turn.seat)):
        state.play(state.turn.seat, chance.choice(state.legal(state.turn.seat)))
    return state


@pytest.mark.parametrize("seed", range(24))
def test_fits_are_the_places_and_gains_of_the_room_once_it_is_taken(seed: int) -> None:
    state = somewhere(seed)
    seat = state.turn.seat
    for number, column in enumerate(seen(state, seat).columns):
        if column.room is None or (column.resource is not None and column.resource.group not in PLAIN):
            continue
        taken = state.copy()
        taken.play(seat, actions.TAKE.of(number))
        moves = [SHELF.move(action) for action in taken.legal(seat)]
        gains = Match(taken).gains(seat)
        builds = {
            (move.fields["floor"], move.fields["column"], gain)
            for move, gain in zip(moves, gains, strict=True)
            if move.kind == "build"
        }
        assert {(fit.floor, fit.column, fit.gain) for fit in column.fits} == builds


def test_others_and_spectators_get_their_own_or_none() -> None:
    state = somewhere(3)
    for seat in range(3):
        fits = [fit for column in seen(state, seat).columns for fit in column.fits]
        free = {(cell.floor, cell.column) for cell in seen(state, seat).houses[seat].cells if cell.room is None}
        assert {(fit.floor, fit.column) for fit in fits} <= free
    assert not any(column.fits for column in seen(state, SPECTATOR).columns)


def test_a_second_garage_is_told_with_the_car() -> None:
    state = SHELF.deal(SHELF.set_up("classic", 4, {"car": "true"}), 1)
    assert isinstance(state, DreamHomeState)
    garages = [card for card, kind in enumerate(state.table.edition.card_kinds) if kind == state.table.edition.car_room]
    state.houses[0].put(garages[0], at("B4"))
    state.table.rooms[2] = garages[1]
    assert [(fit.floor, fit.column, fit.gain) for fit in seen(state, 0).columns[2].fits] == [(3, 5, 4 + 1)]
    assert state.table.car
