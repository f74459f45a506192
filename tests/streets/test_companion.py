"""The tiles of Streets for a real table: the phone counts down as a game does."""

import random

import pytest

from tabletown.games import GAMES
from tabletown.games.streets.catalogue import KINDS
from tabletown.games.streets.state import StreetsState
from tabletown.games.streets.view import TableDeal

SEED = bytes(range(32))


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_stack_shrinks_as_in_a_game(seats: int) -> None:
    game = GAMES["streets"]
    setup = game.set_up("", seats, {})
    deal, state = game.table_deal(setup, SEED), game.deal(setup, SEED)
    assert isinstance(deal, TableDeal) and isinstance(state, StreetsState)
    start = len(state.table.city.at)
    choose = random.Random(seats)
    seen = {0: len(state.table.stack)}
    while not state.over():
        seat = state.acting()[0]
        state.play(seat, choose.choice(state.legal(seat)))
        # Alone, what the player sees: while a choice is made for the Grifter, its tile has been lifted and is not built yet.
        if state.over() or (state.has_passed and not state.table.is_grifter(state.turn.player)):
            seen[len(state.table.city.at) - start] = len(state.table.stack)
    assert len(deal.stack) - 1 == max(seen), "every tile that is played with is built"
    for built, left in seen.items():
        assert deal.stack[built] == left, f"after {built} tiles"


def test_what_stays_in_the_box_is_told_by_kind_and_never_by_name() -> None:
    game = GAMES["streets"]
    first = game.table_deal(game.set_up("", 2, {}), SEED)
    other = game.table_deal(game.set_up("", 2, {}), bytes(32))
    assert isinstance(first, TableDeal) and isinstance(other, TableDeal)
    assert first.tiles == other.tiles and first.removed == other.removed
    assert first.removed == dict.fromkeys(KINDS, 2) and len(first.tiles) == 40
    five = game.table_deal(game.set_up("", 5, {}), SEED)
    assert isinstance(five, TableDeal) and len(five.tiles) == 45 and not any(five.removed.values())
