"""Who I am, and which games there are."""

from litestar import get, post, put
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody

from tabletown.server.gate import Caller
from tabletown.server.identity import clean_name
from tabletown.server.routes.shared import PROBLEMS
from tabletown.server.seating import levels
from tabletown.server.views import TABLE_GAMES
from tabletown.server.wire import EditionInfo, GameInfo, Me, OptionInfo, Rename


@get("/api/me", responses=PROBLEMS, sync_to_thread=False)
def who_am_i(caller: Given[Caller]) -> Me:
    return Me(caller.public, caller.name)


@post("/api/me", responses=PROBLEMS, status_code=200, sync_to_thread=False)
def arrive(caller: Given[Caller]) -> Me:
    """Be somebody, still without a name."""
    caller.person()
    return Me(caller.public, caller.name)


@put("/api/me", responses=PROBLEMS, sync_to_thread=False)
def rename(data: JSONBody[Rename], caller: Given[Caller]) -> Me:
    caller.rename(clean_name(data.name))
    return Me(caller.public, caller.name)


@get("/api/games", responses=PROBLEMS, sync_to_thread=False)
def list_games() -> list[GameInfo]:
    return [
        GameInfo(
            game.name, game.rules_version, [_edition(game.name, name) for name in game.editions()], levels(game.name)
        )
        for game in TABLE_GAMES.values()
    ]


def _edition(game: str, name: str) -> EditionInfo:
    fewest, most = TABLE_GAMES[game].seats(name)
    options = [OptionInfo(option.name, option.values) for option in TABLE_GAMES[game].options(name)]
    return EditionInfo(name, fewest, most, options)
