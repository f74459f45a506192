"""The bots by name, and which of them play a game. Hosts make a bot here and ask it with the eyes of its seat."""

from hashlib import sha256

from tabletown.bots.beginner import Beginner
from tabletown.bots.bot import Bot
from tabletown.bots.greedy import Greedy
from tabletown.bots.random import Random
from tabletown.bots.searcher import Searcher, Strength
from tabletown.engine.contract import BadSetup
from tabletown.games import GAMES

LEVELS = ["random", "beginner", "greedy", "hard", "master"]
"""The levels at which bots play, the weakest first. Records and the command line call them so; people read the texts
`table-bot-<level>`, and what each is like under `table-bot-<level>-about`."""

STRENGTHS = {"hard": Strength(lines=6, seconds=0.2, cap=1.0), "master": Strength(lines=10, seconds=1.0, cap=4.0)}

USUAL = "greedy"


def bots_of(game: str) -> list[str]:
    """The names of a game's bots, the weakest first."""
    return LEVELS[:1] if GAMES[game].planner() is None else LEVELS[:]


def usual_bot(game: str) -> str:
    """The level to offer first: a fair opponent, neither the weakest nor the strongest."""
    return USUAL if USUAL in bots_of(game) else bots_of(game)[-1]


def make_bot(name: str, game: str, key: bytes) -> Bot:
    """The named bot for a game, its chance drawn from the key; raises BadSetup when the game has none of this name."""
    names = bots_of(game)
    if name not in names:
        raise BadSetup("bot", "setup-unknown-bot", name, ", ".join(names))
    planner = GAMES[game].planner()
    if name == "random" or planner is None:
        return Random(key)
    if name in STRENGTHS:
        return Searcher(key, planner, STRENGTHS[name])
    return Beginner(key, planner) if name == "beginner" else Greedy(key, planner)


def bot_key(secret: bytes, seat: int) -> bytes:
    """A bot's own key: from the secret, but telling nothing about it."""
    return sha256(b"tabletown bot %d " % seat + secret).digest()


def seat_bots(names: list[str], game: str, secret: bytes) -> list[Bot]:
    """A bot for each seat of one game."""
    return [make_bot(name, game, bot_key(secret, seat)) for seat, name in enumerate(names)]
