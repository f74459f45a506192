"""Who I am, and which games there are."""

from litestar import get, post, put
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody

from tabletown.bots import bots_of, usual_bot
from tabletown.games import GAMES
from tabletown.lessons.lesson import names_of
from tabletown.server import seating
from tabletown.server.gate import Caller
from tabletown.server.identity import clean_name
from tabletown.server.routes.shared import PROBLEMS
from tabletown.server.services import Services
from tabletown.server.wire import EditionInfo, GameInfo, Me, OptionInfo, Rename


@get("/api/me", responses=PROBLEMS)
async def who_am_i(services: Given[Services], caller: Given[Caller]) -> Me:
    if caller.holder and (name := await services.storage.people.name_of(caller.holder)):
        caller.rename(name)  # given on another device
    return Me(caller.public, caller.name)


@post("/api/me", responses=PROBLEMS, status_code=200, sync_to_thread=False)
def arrive(caller: Given[Caller]) -> Me:
    """Be somebody, still without a name."""
    caller.person()
    return Me(caller.public, caller.name)


@put("/api/me", responses=PROBLEMS)
async def rename(data: JSONBody[Rename], services: Given[Services], caller: Given[Caller]) -> Me:
    before = caller.name
    caller.rename(clean_name(data.name))
    if caller.name != before and await services.storage.people.name_of(caller.holder) is not None:
        await services.storage.people.keep_name(caller.holder, caller.name)
    if before and caller.name != before:
        for table_id in await seating.rename(services.storage, caller.person(), before):
            if table := services.tables.live.get(table_id):
                await services.tables.refresh(table, is_ours=True)
    return Me(caller.public, caller.name)


@get("/api/games", responses=PROBLEMS, sync_to_thread=False)
def list_games() -> list[GameInfo]:
    return games_on_shelf()


def games_on_shelf() -> list[GameInfo]:
    return [
        GameInfo(
            game.name,
            [_edition(game.name, name) for name in game.editions()],
            bots_of(game.name),
            usual_bot(game.name),
            names_of(game.name),
        )
        for game in GAMES.values()
    ]


def _edition(game: str, name: str) -> EditionInfo:
    fewest, most = GAMES[game].seats(name)
    options = [OptionInfo(option.name, option.values) for option in GAMES[game].options(name)]
    return EditionInfo(name, fewest, most, options)
