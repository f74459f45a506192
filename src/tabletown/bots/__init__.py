"""The bots by name, and which of them play a game. Hosts make a bot here and ask it with the eyes of its seat."""

from tabletown.bots.bot import Bot
from tabletown.bots.greedy import Greedy
from tabletown.bots.random import Random
from tabletown.engine.contract import BadSetup
from tabletown.games import GAMES


def bots_of(game: str) -> list[str]:
    """The names of a game's bots, the weakest first."""
    return ["random"] if GAMES[game].planner() is None else ["random", "greedy"]


def make_bot(name: str, game: str, key: bytes) -> Bot:
    """The named bot for a game, its chance drawn from the key; raises BadSetup when the game has none of this name."""
    names = bots_of(game)
    if name not in names:
        raise BadSetup("bot", "setup-unknown-bot", name, ", ".join(names))
    planner = GAMES[game].planner()
    return Random(key) if name == "random" or planner is None else Greedy(key, planner)
