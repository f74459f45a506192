"""The figures that games here were begun with, kept so that they go on with them when a newer Tabletown has others.

Whoever opens the database writes down the catalogues of its own games, before any table is set with them, and learns those
that earlier versions wrote. What its rules cannot play with stays unknown: such a table says so, see stranded.py.
"""

import logging
from functools import cache

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tabletown.engine.catalogue import CatalogueError, Raw
from tabletown.engine.game import Game
from tabletown.games import GAMES
from tabletown.server import schema

logger = logging.getLogger(__name__)


async def keep_and_learn(connection: AsyncConnection) -> None:
    """Called in the transaction that makes the schema, which no two processes are in at once."""
    columns = schema.catalogues.c
    kept = {tuple(row) for row in await connection.execute(select(columns.game, columns.edition, columns.figures))}
    for game in GAMES.values():
        try:
            keys = [(game.name, edition, game.figures(edition)) for edition in game.editions()]
            rows = [(*key, _todays(*key)) for key in keys if key[2] and key not in kept]
        except Exception:  # a game of somebody else's; it must not close the house
            logger.exception("the figures of a game cannot be kept", extra={"data": {"game": game.name}})
            continue
        for row in rows:
            await connection.execute(insert(schema.catalogues).values(row))
    for row in await connection.execute(select(schema.catalogues)):
        learn(row.game, row.edition, row.figures, row.data)


@cache
def _todays(name: str, edition: str, figures: str) -> str:
    """Read once: other figures would be called otherwise."""
    return encoded(GAMES[name], edition)


def encoded(game: Game, edition: str, figures: str = "") -> str:
    return msgspec.json.encode(game.figures_data(edition, figures)).decode()


def learn(name: str, edition: str, figures: str, data: str) -> None:
    """Let the game know a catalogue as it once was, if it is one of ours and can be played with."""
    game = GAMES.get(name)
    if game is None or edition not in game.editions() or game.knows_figures(edition, figures):
        return
    try:
        game.use_figures(edition, msgspec.json.decode(data, type=Raw))
    except (CatalogueError, msgspec.MsgspecError) as unfit:
        logger.warning(
            "figures that are not played with any more",
            extra={"data": {"game": name, "figures": figures, "why": str(unfit)}},
        )
