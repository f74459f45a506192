"""The rounds of Happy City for a real table: the steps are those of a game, and the phone knows when a city is full."""

import random

import pytest

from tabletown.games import GAMES
from tabletown.games.happy_city.phases import PHASES
from tabletown.games.happy_city.state import HappyState
from tabletown.games.happy_city.view import TableDeal

SEED = bytes(range(32))


@pytest.mark.parametrize("mode", ["family", "expert"])
def test_the_parts_of_a_turn_come_in_the_order_of_a_game(mode: str) -> None:
    game = GAMES["happy_city"]
    setup = game.set_up("", 3, {"mode": mode})
    deal, state = game.table_deal(setup, SEED), game.deal(setup, SEED)
    assert isinstance(deal, TableDeal) and isinstance(state, HappyState)
    assert deal.first == state.table.first
    assert [(step.id, step.who) for step in deal.steps] == [("income", "all"), ("turn", "each")]
    order = deal.steps[1].parts
    choose = random.Random(3)
    seen = set()
    while not state.over():
        seat, phase, round_ = state.acting()[0], PHASES[state.turn.phase], state.round
        seen.add(phase)
        state.play(seat, choose.choice(state.legal(seat)))
        after = PHASES[state.turn.phase]
        if phase in order and after in order and (state.turn.seat, state.round) == (seat, round_):
            assert order.index(after) >= order.index(phase)
    before, last = {step.id for step in deal.before}, {step.id for step in deal.after}
    assert before == ({"market"} if mode == "expert" else set())
    assert last == ({"sphinx", "pyramid"} if mode == "expert" else set())
    assert seen <= {*order, *before, *last, "lender"}, "every decision has its place among the steps"
    assert deal.city == max(len(city.cards) for city in state.table.cities)
