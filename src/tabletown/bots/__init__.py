"""The bots by name, and which of them play a game. Hosts make a bot here and ask it with the eyes of its seat."""

from tabletown.bots.bot import Bot
from tabletown.bots.random import Random
from tabletown.engine.contract import BadSetup

BOTS: dict[str, dict[str, type[Bot]]] = {"welcome": {"random": Random}}
"""For each game its bots, the weakest first."""


def make_bot(name: str, game: str, key: bytes) -> Bot:
    """The named bot for a game, its chance drawn from the key; raises BadSetup when the game has none of this name."""
    bots = BOTS.get(game, {})
    if name not in bots:
        raise BadSetup("bot", "setup-unknown-bot", name, ", ".join(bots))
    return bots[name](key)
