"""Waiting for others to end the game: people may do so as long as they like, bots not for ever (Our rulings)."""

import pytest

from happy_city.builders import game, turn_of, with_city, with_specials
from tabletown.bots.greedy import Greedy
from tabletown.bots.searcher import Searcher, Strength
from tabletown.engine.contract import Observer
from tabletown.engine.player import Player, play_out
from tabletown.games.happy_city import actions
from tabletown.games.happy_city.planning.planner import PATIENCE, HappyPlanner
from tabletown.games.happy_city.planning.weights import Weights
from tabletown.games.happy_city.state import HappyState

JOYLESS = "haunted_house factory steelworks grocery shoe_shop diy_store perfume_shop library"
"""With the market nine cards, and no tenth makes anybody happy: residents and hearts are both below nothing."""


def deadlock(rounds: int = 1) -> HappyState:
    """Coins in plenty, one place left in each city, and whoever fills it ends the game without being in the lead."""
    state = game(2)
    state.round = rounds
    for seat in range(2):
        with_city(state, seat, JOYLESS, coins=1000)
    return turn_of(with_specials(state, "toy_shop"))


def patient() -> HappyPlanner:
    """One to whom nothing is worse than to end a game that is not won, and no round the last."""
    weights = Weights()
    weights.ending = 1.0e6
    weights.rounds = 1.0e6
    return HappyPlanner(weights)


class Waiting(Player):
    """Somebody who would rather take coins for ever."""

    def choose(self, observer: Observer) -> int:
        choices = observer.legal()
        return actions.COIN.number if actions.COIN.number in choices else choices[0]


def test_two_bots_that_would_rather_wait_end_the_game_all_the_same() -> None:
    state = deadlock()
    play_out(state, [Greedy(b"one", patient()), Greedy(b"two", patient())])
    assert state.round == PATIENCE + 1


@pytest.mark.parametrize("seat", [0, 1])
def test_one_bot_is_enough(seat: int) -> None:
    state = deadlock(PATIENCE)
    bots: list[Player] = [Waiting(), Waiting()]
    bots[seat] = Searcher(b"one", patient(), Strength(lines=2, seconds=0.01, cap=1_000.0))
    play_out(state, bots)
    assert state.over()
    assert state.round == PATIENCE + 1


def test_people_may_wait_as_long_as_they_like() -> None:
    state = deadlock()
    somebody = Waiting()
    while state.round < 4 * PATIENCE:
        assert state.acting()
        seat = state.acting()[0]
        state.play(seat, somebody.choose(Observer(state, seat)))
    assert not state.over()


def test_a_game_that_goes_its_usual_way_never_comes_near() -> None:
    state = game(2)
    play_out(state, [Greedy(b"one", HappyPlanner()), Greedy(b"two", HappyPlanner())])
    assert state.round < PATIENCE / 2
