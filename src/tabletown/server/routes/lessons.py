"""Lessons: begin one or go on with it, and what its teacher says now; the rules in pictures."""

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency as Given
from litestar.openapi.spec.example import Example
from litestar.params import JSONBody, PathParameter, QueryParameter

from tabletown.server import teaching
from tabletown.server.gate import Caller
from tabletown.server.routes.shared import PROBLEMS, TableId, changed
from tabletown.server.services import Services
from tabletown.server.wire import TableInfo
from tabletown.server.wire_lessons import BeginLesson, LessonNow, ShownPicture

GamePath = Annotated[str, PathParameter(max_length=40, examples=[Example(value="welcome")])]
LessonPath = Annotated[str, PathParameter(max_length=40, examples=[Example(value="base")])]
Read = Annotated[int, QueryParameter(ge=0, le=1000)]


@post("/api/lessons/{game:str}/{lesson:str}", responses=PROBLEMS, status_code=200)
async def begin_lesson(
    game: GamePath, lesson: LessonPath, data: JSONBody[BeginLesson], services: Given[Services], caller: Given[Caller]
) -> TableInfo:
    person = caller.person()
    services.rate_limits.demand(services.rate_limits.tables, person.holder, caller.address)
    caller.remember()
    table_id = await teaching.begin(services.storage, services.tables, game, lesson, data, person)
    return await changed(services, table_id, caller)


@get("/api/tables/{table_id:str}/lesson", responses=PROBLEMS)
async def show_lesson(table_id: TableId, services: Given[Services], caller: Given[Caller], read: Read = 0) -> LessonNow:
    return teaching.taught_at(await services.tables.get(table_id), caller.holder, read)


@get("/api/games/{game:str}/pictures", responses=PROBLEMS, sync_to_thread=True)
def list_pictures(game: GamePath) -> list[ShownPicture]:
    """Nothing for a game that has none, or that nobody knows."""
    return teaching.shown_pictures(game)
