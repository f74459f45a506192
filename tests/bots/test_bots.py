"""Every bot of every game: it answers with legal actions, the same ones for the same key, and none but those it has.

That no bot sees what its seat may not see is a property of the suite in tests/engine.
"""

import pytest

from support.long import each_nth_interpreted
from tabletown.bots import make_bot
from tabletown.engine.chance import Chance
from tabletown.engine.contract import BadSetup, Observer, Setup
from tabletown.games import GAMES

ROUNDS = 4
QUICK = ["random", "beginner", "greedy"]
"""Those that look ahead are in test_searcher.py."""
TABLES = each_nth_interpreted(
    4,
    [(setup, name) for game in GAMES.values() for setup in game.configurations() if setup.seats <= 3 for name in QUICK],
)


def opening(setup: Setup, name: str, key: int, rounds: int = ROUNDS) -> list[tuple[int, int]]:
    """What bots of one kind do in the first rounds; playing it proves that each action was legal."""
    state = GAMES[setup.game].deal(setup, 3)
    bots = [make_bot(name, setup.game, Chance.from_seed(key + seat).key) for seat in range(setup.seats)]
    steps: list[tuple[int, int]] = []
    while state.epoch < rounds and (acting := state.acting()):
        action = bots[acting[0]].choose(Observer(state, acting[0]))
        state.play(acting[0], action)
        steps.append((acting[0], action))
    return steps


@pytest.mark.parametrize(
    ("setup", "name"), TABLES, ids=lambda value: value if isinstance(value, str) else value.label()
)
def test_the_same_key_plays_the_same_legal_game(setup: Setup, name: str) -> None:
    first = opening(setup, name, key=10)
    assert len(first) >= ROUNDS
    assert opening(setup, name, key=10) == first


@pytest.mark.parametrize("name", QUICK)
def test_another_key_plays_another_game(name: str) -> None:
    setup = GAMES["welcome"].set_up("first", 2)
    assert len({tuple(opening(setup, name, key, rounds=8)) for key in (10, 20, 30)}) > 1


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(BadSetup) as refused:
        make_bot("clever", "welcome", b"")
    assert (refused.value.field, refused.value.value) == ("bot", "clever")
    assert refused.value.allowed == "random, beginner, greedy, hard, master"
