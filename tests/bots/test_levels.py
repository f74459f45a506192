"""How well the levels play against each other: a few games of what `make ladder` plays by the hundred. The same keys give the
same games, so a bar that is cleared once is cleared always, until somebody changes how a bot plays.
"""

import pytest

import tabletown
from support.long import sampled
from tabletown.bots import LEVELS, bot_key, bots_of, make_bot, usual_bot
from tabletown.bots.bot import Bot
from tabletown.bots.searcher import Searcher, Strength
from tabletown.engine.contract import Setup
from tabletown.engine.player import play_out
from tabletown.games import GAMES
from tabletown.lab.simulate import game_secret

compiled_only = pytest.mark.skipif(not tabletown.compiled(), reason="interpreted, a search of some games takes minutes")
GAMES_PLAYED = {"happy_city": 4, "dream_home": 6, "streets": 4, "welcome": 4}
QUICK = Strength(lines=5, seconds=0.02, cap=1_000.0)


def bot(level: str, game: str, key: bytes) -> Bot:
    """The bot of this level; one that searches thinks a tenth of its time, and time never cuts it short."""
    planner = GAMES[game].planner()
    assert planner is not None
    return Searcher(key, planner, QUICK) if level == "hard" else make_bot(level, game, key)


def wins(setup: Setup, level: str, other: str, games: int) -> float:
    """The share of games that the first wins, each deal from every seat."""
    won = 0.0
    for number in range(games):
        secret, seat = game_secret(7, number // setup.seats), number % setup.seats
        levels = [level if each == seat else other for each in range(setup.seats)]
        bots = [bot(name, setup.game, bot_key(secret, each)) for each, name in enumerate(levels)]
        state = GAMES[setup.game].deal(setup, secret)
        play_out(state, bots)
        places = state.ranking()
        won += places.count(1) ** -1 if places[seat] == 1 else 0.0
    return won / games


@compiled_only
@pytest.mark.long
@pytest.mark.parametrize("game", GAMES_PLAYED)
def test_looking_ahead_beats_planning_one_turn(game: str) -> None:
    setup = GAMES[game].set_up("", 2, {"expert": "true"} if game == "welcome" else {})
    assert wins(setup, "hard", "greedy", GAMES_PLAYED[game]) >= 0.6


@pytest.mark.parametrize("game", sampled(GAMES, "dream_home"))
def test_a_beginner_beats_chance_and_loses_to_a_plan(game: str) -> None:
    games = 40 if tabletown.compiled() else 2
    setup = GAMES[game].set_up()
    assert wins(setup, "beginner", "random", games) >= 0.8
    assert wins(setup, "beginner", "greedy", games) <= 0.2


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_every_level_and_offers_a_fair_one_first(game: str) -> None:
    assert bots_of(game) == LEVELS
    assert usual_bot(game) == "greedy"
