"""Tabletown as a library: what people write is understood, what they print tells something, and all of it travels."""

import copy
import pickle
import random
import subprocess
import sys

import pytest

import tabletown as tt
from tabletown.engine.testing import frozen

EVERYWHERE = ["welcome", "streets", "dream_home", "happy_city"]


def test_a_deal_takes_numbers_booleans_and_bytes() -> None:
    state = tt.deal("welcome", seats=3, expert=True, draft=False, seed=1)
    assert state.setup.seats == 3
    assert state.setup.options == {"expert": "true", "draft": "false"}
    assert state.view(0) == tt.deal("welcome", 3, expert="true", seed=1).view(0)
    assert state.view(0) != tt.deal("welcome", 3, expert=True, seed=2).view(0)
    secret = tt.Chance.from_seed(1).key
    assert tt.deal("welcome", 3, expert=True, seed=secret).view(0) == state.view(0)
    solo = tt.deal("welcome", 1, edition="collectors", competitor="irina", seed=1)
    assert solo.setup.edition == "collectors"
    assert tt.deal(tt.GAMES["streets"], 2).setup.game == "streets"


def test_without_a_seed_no_two_deals_are_alike() -> None:
    assert len({str(tt.deal("welcome", 2).view(0)) for _ in range(3)}) == 3


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"game": "welcome", "seats": 99}, "seats"),
        ({"game": "welcome", "edition": "third"}, "edition"),
        ({"game": "welcome", "experts": True}, "option"),
        ({"game": "welcome", "expert": 3}, "option expert"),
    ],
)
def test_what_cannot_be_dealt_is_named(wrong: dict[str, object], field: str) -> None:
    with pytest.raises(tt.BadSetup) as bad:
        tt.deal(**wrong)  # type: ignore[arg-type]  # what people get wrong
    assert bad.value.field == field


def test_random_choices_come_from_where_the_caller_says() -> None:
    states = [tt.deal("happy_city", 2, seed=1) for _ in range(4)]
    for state in states[:2]:
        random.seed(5)
        for _ in range(20):
            state.play(*tt.random_choice(state))
    for state in states[2:]:
        chance = tt.Chance.from_seed(5)
        for _ in range(20):
            state.play(*tt.random_choice(state, chance))
    assert frozen(states[0]) == frozen(states[1]) != frozen(states[2]) == frozen(states[3])


def test_nobody_chooses_after_the_end() -> None:
    state = tt.deal("happy_city", 2, seed=1)
    assert tt.play_out(state) > 20
    with pytest.raises(ValueError, match="over"):
        tt.random_choice(state)


def test_bots_are_named_or_written_here() -> None:
    class First(tt.Player):
        def choose(self, observer: tt.Observer) -> int:
            return observer.legal()[0]

    one, other = (tt.deal("dream_home", 2, seed=1) for _ in range(2))
    tt.play_out(one, ["greedy", First()], seed=3)
    tt.play_out(other, ["greedy", First()], seed=3)
    assert frozen(one) == frozen(other)
    with pytest.raises(tt.BadSetup):
        tt.play_out(tt.deal("dream_home", 3), ["greedy", "random"])
    with pytest.raises(tt.BadSetup):
        tt.play_out(tt.deal("dream_home", 3), "clever")


def test_what_is_printed_tells_something() -> None:
    game = tt.GAMES["welcome"]
    state = tt.deal("welcome", 2, expert=True, seed=1)
    assert repr(game) == "<Game welcome: first, collectors>"
    assert repr(state.setup) == "<Setup welcome first seats=2 expert=true>"
    assert repr(state) == "<welcome first seats=2 expert=true: epoch 0, seats [0, 1] to act, scores [0, 0]>"
    assert repr(tt.Score([("parks", 4), ("pools", 0), ("bis", -1)])) == "<Score 3: parks 4, bis -1>"
    assert repr(tt.Score([])) == "<Score 0>"
    assert repr(tt.Move("fence", {"street": 1, "place": 4})) == "fence street=1 place=4"
    assert state.chance.key.hex() not in repr(state.chance)
    tt.play_out(state, seed=1)
    totals = [score.total for score in state.scores()]
    assert repr(state).endswith(f": over by {state.end_reason()}, scores {totals}, places {state.ranking()}>")


@pytest.mark.parametrize("name", EVERYWHERE)
def test_all_of_it_can_be_pickled_and_copied(name: str) -> None:
    state = tt.deal(name, 2, seed=1)
    move = tt.GAMES[name].move(state.legal(state.acting()[0])[0])
    for thing in (state.setup, state.scores()[0], move, tt.Event("table-over", 1, {"a": 1})):
        for twin in (pickle.loads(pickle.dumps(thing)), copy.deepcopy(thing), copy.copy(thing)):
            assert repr(twin) == repr(thing)
            assert type(twin) is type(thing)
    for twin in (pickle.loads(pickle.dumps(state.setup)), copy.deepcopy(state.setup)):
        twin.options["more"] = "true"
    assert "more" not in state.setup.options
    assert pickle.loads(pickle.dumps(tt.GAMES[name])) is tt.GAMES[name]
    assert copy.deepcopy(tt.GAMES[name]) is tt.GAMES[name]
    chance = tt.Chance.from_seed(3)
    chance.word()
    assert pickle.loads(pickle.dumps(chance)).word() == copy.deepcopy(chance).word() == chance.word()


def test_a_score_keeps_how_it_was_worked_out() -> None:
    score = tt.Score([("happiness", 50)], {"happiness": "10 × 5"})
    assert pickle.loads(pickle.dumps(score)).sums == copy.deepcopy(score).sums == score.sums


@pytest.mark.parametrize("name", EVERYWHERE)
def test_another_game_of_the_same_class_does_not_get_in_the_way(name: str) -> None:
    shelved, stray = tt.GAMES[name], type(tt.GAMES[name])()
    for game in (stray, shelved):
        state = game.deal(game.set_up(game.editions()[0], 2), 1)
        twin = pickle.loads(pickle.dumps(state))
        assert twin.view(0) == state.view(0)
        assert len(pickle.dumps(state)) < 9000
    assert pickle.loads(pickle.dumps(stray)) is shelved


@pytest.mark.parametrize("name", EVERYWHERE)
def test_a_state_goes_on_in_another_process(name: str) -> None:
    state = tt.deal(name, 2, seed=1)
    for _ in range(25):
        state.play(*tt.random_choice(state, tt.Chance.from_seed(2)))
    script = (
        "import pickle, sys\n"
        "state = pickle.loads(sys.stdin.buffer.read())\n"
        "import tabletown as tt\n"
        "tt.play_out(state, seed=4)\n"
        "sys.stdout.buffer.write(pickle.dumps(state))\n"
    )
    run = subprocess.run([sys.executable, "-c", script], input=pickle.dumps(state), capture_output=True, check=True)
    tt.play_out(state, seed=4)
    assert frozen(pickle.loads(run.stdout)) == frozen(state)


def test_a_pickle_holds_the_position_and_not_the_catalogue() -> None:
    assert len(pickle.dumps(tt.deal("happy_city", 2, mode="expert", seed=1))) < 4000


def test_importing_it_loads_nothing_yet() -> None:
    script = "import sys, tabletown; assert 'tabletown.games' not in sys.modules; assert 'deal' in dir(tabletown)"
    subprocess.run([sys.executable, "-c", script], check=True)
    with pytest.raises(AttributeError, match="nonsense"):
        tt.nonsense  # type: ignore[attr-defined]  # noqa: B018
