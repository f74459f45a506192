"""Tabletown from Python: what `import tabletown as tt` offers to scripts and notebooks.

It takes what people write (numbers, booleans, a bot's name) and hands it to the engine, whose contract begins here:
`State`, `Game`, `Observer`. Hosts of our own talk to the engine itself.
"""

import random
import secrets
from collections.abc import Sequence
from pathlib import Path

from tabletown.bots import bot_key, make_bot
from tabletown.bots.bot import Bot
from tabletown.engine.actions import ActionSpace, Field
from tabletown.engine.chance import Chance
from tabletown.engine.contract import (
    SPECTATOR,
    BadSetup,
    Event,
    IllegalAction,
    Move,
    Observer,
    Rival,
    Score,
    Setup,
    State,
)
from tabletown.engine.game import Game, Option
from tabletown.engine.match import Match
from tabletown.engine.planner import Planner
from tabletown.engine.player import Player
from tabletown.engine.player import play_out as _play_out
from tabletown.games import GAMES

__all__ = [
    "GAMES",
    "SPECTATOR",
    "ActionSpace",
    "BadSetup",
    "Bot",
    "Chance",
    "Event",
    "Field",
    "Game",
    "IllegalAction",
    "Match",
    "Move",
    "Observer",
    "Option",
    "Planner",
    "Player",
    "Rival",
    "Score",
    "Setup",
    "State",
    "deal",
    "play_out",
    "random_choice",
]

Seed = int | bytes | None


def deal(
    game: str | Game,
    seats: int = 0,
    *,
    edition: str = "",
    seed: Seed = None,
    cards: str | Path | None = None,
    **options: bool | int | str,
) -> State:
    """A new game, ready to play: `deal("welcome", seats=2, expert=True, seed=1)`.

    The same seed deals the same cards; without one the deal cannot be repeated. `cards` is an overlay file with
    corrections to the catalogue. What is left out is as the game offers it first. Raises BadSetup.
    """
    played = _game(game)
    chosen = {name: _written(value) for name, value in options.items()}
    overlay = played.use_overlay(edition or played.editions()[0], Path(cards)) if cards is not None else ""
    return played.deal(played.set_up(edition, seats, chosen, overlay), _secret(seed))


def random_choice(state: State, chance: Chance | None = None) -> tuple[int, int]:
    """A seat that may act and one of its legal actions, for `state.play(*random_choice(state))`.

    Drawn from Python's `random`, so `random.seed` repeats a game; or from `chance`.
    """
    draw = random.randrange if chance is None else chance.below
    acting = state.acting()
    if not acting:
        raise ValueError("the game is over: nobody may act")
    seat = acting[draw(len(acting))]
    legal = state.legal(seat)
    return seat, legal[draw(len(legal))]


def play_out(state: State, bots: str | Player | Sequence[str | Player] = "random", seed: Seed = None) -> int:
    """Let bots play to the end and return how many decisions that took.

    `bots` are named as in `tabletown games`, or are players of your own: one for all seats, or one for each. The same
    seed makes the same bots decide alike.
    """
    named = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots] * state.setup.seats
    if len(named) != state.setup.seats:
        raise BadSetup("bots", "setup-bots", str(len(named)), str(state.setup.seats))
    secret = Chance.from_seed(_secret(seed)).key
    players = [
        make_bot(bot, state.setup.game, bot_key(secret, seat)) if isinstance(bot, str) else bot
        for seat, bot in enumerate(named)
    ]
    return _play_out(state, players)


def _game(game: str | Game) -> Game:
    if not isinstance(game, str):
        return game
    if game not in GAMES:
        raise BadSetup("game", "setup-unknown-game", game, ", ".join(GAMES))
    return GAMES[game]


def _written(value: bool | int | str) -> str:
    """An option as the rest of the house writes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _secret(seed: Seed) -> int | bytes:
    return secrets.token_bytes(32) if seed is None else seed
