"""The bot that looks ahead, on every kind of table: legal, the same for the same key, blind to what its seat cannot know, done
in time. How well it plays is in test_levels.py.
"""

import pytest

import tabletown
from support.long import LONG
from tabletown.bots import make_bot
from tabletown.bots.foresight import Contest
from tabletown.bots.searcher import Searcher, Strength
from tabletown.engine.chance import Chance
from tabletown.engine.contract import Observer, Setup
from tabletown.engine.planner import Line, Planner
from tabletown.games import GAMES

TABLES = [setup for game in GAMES.values() for setup in game.configurations() if setup.seats <= 3]
EVERY = 5 if LONG else 10 if tabletown.compiled() else 25
"""Interpreted play is slow: there a few kinds of table are enough to see that it works."""
LITTLE = 0.02


def searcher(game: str, key: int = 1, seconds: float = LITTLE) -> Searcher:
    planner = GAMES[game].planner()
    assert planner is not None
    return Searcher(Chance.from_seed(key).key, planner, Strength(3, seconds, cap=1_000.0))


@pytest.mark.parametrize("setup", TABLES[::EVERY], ids=Setup.label)
def test_the_same_key_and_the_same_views_give_the_same_legal_turns(setup: Setup) -> None:
    games = []
    for _ in range(2):
        state = GAMES[setup.game].deal(setup, 3)
        bots = [searcher(setup.game, seat) for seat in range(setup.seats)]
        steps = []
        while state.epoch < 3 and (acting := state.acting()):
            action = bots[acting[0]].choose(Observer(state, acting[0]))
            state.play(acting[0], action)
            steps.append((acting[0], action))
        games.append(steps)
    assert games[0] == games[1]
    assert len(games[0]) >= 2


@pytest.mark.parametrize("setup", TABLES[2 :: 2 * EVERY], ids=Setup.label)
def test_it_sees_no_more_than_its_seat(setup: Setup) -> None:
    """Two positions that differ only in what the seat cannot know get the same answer."""
    state = GAMES[setup.game].deal(setup, 5)
    quick = [make_bot("greedy", setup.game, Chance.from_seed(seat).key) for seat in range(setup.seats)]
    for turn in range(30):
        acting = state.acting()
        if not acting:
            break
        seat = acting[0]
        if turn % 10 == 0:
            twins = [state, *(state.imagine(seat, Chance.from_seed(shift)) for shift in (1, 2))]
            assert len({searcher(setup.game).choose(Observer(twin, seat)) for twin in twins}) == 1
        state.play(seat, quick[seat].choose(Observer(state, seat)))


@pytest.mark.parametrize("game", GAMES)
def test_lines_are_legal_to_their_end_and_the_best_comes_first(game: str) -> None:
    planner = GAMES[game].planner()
    assert planner is not None
    state, chance = GAMES[game].deal(GAMES[game].set_up(), 8), Chance(b"key")
    quick = make_bot("greedy", game, b"quick")
    several = 0
    while acting := state.acting():
        seat = acting[0]
        lines = planner.lines(state, seat, 5, chance)
        assert 1 <= len(lines) <= 5
        assert [line.worth for line in lines] == sorted((line.worth for line in lines), reverse=True)
        several += len(lines) > 1
        for line in lines:
            trial = state.copy()
            for action in line.actions:
                trial.play(seat, action)
        glance = state.copy()
        for action in planner.glance(glance, seat, chance):
            glance.play(seat, action)
        state.play(seat, quick.choose(Observer(state, seat)))
    assert several >= 5
    assert planner.outlook(state)[: state.setup.seats] == [score.total for score in state.scores()]


def test_it_can_be_stopped_at_any_moment() -> None:
    state = GAMES["streets"].deal(GAMES["streets"].set_up(), 1)
    seat = state.acting()[0]
    bot = searcher("streets", seconds=1_000_000.0)
    bot.cancelled = True
    assert bot.choose(Observer(state, seat)) in state.legal(seat)


def test_time_is_a_cap() -> None:
    state = GAMES["streets"].deal(GAMES["streets"].set_up(), 1)
    seat = state.acting()[0]
    planner = GAMES["streets"].planner()
    assert planner is not None
    bot = Searcher(b"key", planner, Strength(4, 1_000_000.0, cap=0.2))
    assert bot.choose(Observer(state, seat)) in state.legal(seat)


def test_what_falls_behind_is_dropped_and_a_tie_goes_on() -> None:
    contest = Contest([Line([number], 0.0) for number in range(4)])
    for future in range(10):
        for place, margin in enumerate((5.0, 5.1, 1.0, -3.0)):
            contest.record(place, margin + future % 3 * (0.5 if place == 1 else 0.0) - (0.5 if place == 1 else 0.0))
    contest.drop(3)
    assert sorted(contest.alive) == [0, 1]
    contest.drop(1)
    assert len(contest.alive) == 1


def test_a_planner_that_only_chooses_is_enough() -> None:
    """A game from elsewhere that knows nothing of lines still gets a bot of every level."""

    class First(Planner):
        def best(self, state: object, seat: int, choices: list[int], chance: Chance) -> int:
            return choices[0]

    state = GAMES["happy_city"].deal(GAMES["happy_city"].set_up(), 1)
    seat = state.acting()[0]
    bot = Searcher(b"key", First(), Strength(4, LITTLE, cap=10.0))
    assert bot.choose(Observer(state, seat)) == state.legal(seat)[0]
