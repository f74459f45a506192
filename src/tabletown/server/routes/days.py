"""The deal of the day: the table of a day, and the one try that counts."""

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency as Given
from litestar.openapi.spec.example import Example
from litestar.params import JSONBody, PathParameter

from tabletown.server.day_board import board
from tabletown.server.gate import Caller
from tabletown.server.identity import clean_name
from tabletown.server.routes.shared import PROBLEMS, changed
from tabletown.server.services import Services
from tabletown.server.wire import TableInfo
from tabletown.server.wire_days import BeginTry, Day

DayPath = Annotated[str, PathParameter(max_length=10, examples=[Example(value="today")])]
GamePath = Annotated[str, PathParameter(max_length=40, examples=[Example(value="welcome")])]


@get("/api/days/{day:str}", responses=PROBLEMS)
async def show_day(day: DayPath, services: Given[Services], caller: Given[Caller]) -> Day:
    checked = services.daily.checked_day(day)
    return await board(services.daily, services.storage, services.tallies, checked, caller.holder)


@post("/api/days/{day:str}/{game:str}", responses=PROBLEMS, status_code=200)
async def begin_try(
    day: DayPath, game: GamePath, data: JSONBody[BeginTry], services: Given[Services], caller: Given[Caller]
) -> TableInfo:
    checked = services.daily.checked_day(day)
    services.rate_limits.demand(services.rate_limits.tables, caller.person().holder, caller.address)
    caller.remember()
    if data.name:
        caller.rename(clean_name(data.name))
    table_id = await services.daily.begin(checked, game, caller.person())
    return await changed(services, table_id, caller)
