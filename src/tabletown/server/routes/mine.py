"""My page: what I have played."""

from litestar import get
from litestar.di import NamedDependency as Given

from tabletown.server.gate import Caller
from tabletown.server.my_games import my_games
from tabletown.server.routes.shared import PROBLEMS
from tabletown.server.services import Services
from tabletown.server.tendencies import my_tendencies
from tabletown.server.wire_mine import MyGames, MyTendencies


@get("/api/me/games", responses=PROBLEMS)
async def list_my_games(services: Given[Services], caller: Given[Caller]) -> MyGames:
    if not caller.holder:
        return MyGames([], [], 0, 0)
    return await my_games(services.storage, services.tallies, caller.person())


@get("/api/me/tendencies", responses=PROBLEMS)
async def list_my_tendencies(services: Given[Services], caller: Given[Caller]) -> MyTendencies:
    if not caller.holder:
        return MyTendencies([])
    return await my_tendencies(services.storage, caller.person())
