"""The bots by name, and which of them play a game. Hosts make a bot here and ask it with the eyes of its seat."""

from collections.abc import Callable

from tabletown.bots.bot import Bot
from tabletown.bots.greedy import Greedy
from tabletown.bots.random import Random
from tabletown.engine.contract import BadSetup
from tabletown.engine.planner import Planner
from tabletown.games.welcome.planning.planner import WelcomePlanner

PLANNERS: dict[str, Planner] = {"welcome": WelcomePlanner()}
"""One for each game, shared by its bots: it keeps nothing of a game in progress."""

MAKERS: dict[str, Callable[[bytes, str], Bot]] = {
    "random": lambda key, game: Random(key),
    "greedy": lambda key, game: Greedy(key, PLANNERS[game]),
}

BOTS: dict[str, list[str]] = {"welcome": ["random", "greedy"]}
"""For each game the names of its bots, the weakest first."""


def make_bot(name: str, game: str, key: bytes) -> Bot:
    """The named bot for a game, its chance drawn from the key; raises BadSetup when the game has none of this name."""
    names = BOTS.get(game, [])
    if name not in names:
        raise BadSetup("bot", "setup-unknown-bot", name, ", ".join(names))
    return MAKERS[name](key, game)
