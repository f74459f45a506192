"""The review of a finished game: ask for it, see how far it is, and look at other turns than the played ones."""

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody, PathParameter

from tabletown.server import reviews
from tabletown.server.gate import Caller
from tabletown.server.problems import HttpError
from tabletown.server.routes.replays import watched
from tabletown.server.routes.shared import PROBLEMS, TableId
from tabletown.server.services import Services
from tabletown.server.wire_review import JudgedLine, ReviewNow, TriedLine, TryLine

TurnPath = Annotated[int, PathParameter(ge=1, le=100_000)]


@get("/api/tables/{table_id:str}/review", responses=PROBLEMS)
async def show_review(table_id: TableId, services: Given[Services], caller: Given[Caller]) -> ReviewNow:
    """Every page of a finished game looks whether there is one: that there can be none is an answer, no mistake."""
    table = await watched(services, table_id, caller)
    try:
        fold = reviews.demand(table)
    except HttpError:
        return ReviewNow("never")
    return reviews.now(fold, await services.storage.reviews.find(table_id))


@post("/api/tables/{table_id:str}/review", responses=PROBLEMS, status_code=200)
async def ask_review(table_id: TableId, services: Given[Services], caller: Given[Caller]) -> ReviewNow:
    """Only what makes work counts against the limit: whoever asks for a review that is there, or on its way, gets it."""
    fold = reviews.demand(await watched(services, table_id, caller))
    kept = services.storage.reviews
    found = await kept.find(table_id)
    if found is None or found.stage() == "failed":
        services.rate_limits.demand(services.rate_limits.reviews, caller.address, *filter(None, [caller.holder]))
        if await kept.waiting() >= reviews.MOST_WAITING:
            raise HttpError(503, "error-busy")
        await kept.ask(table_id)
        services.reviewing.wake()
        found = await kept.find(table_id)
    return reviews.now(fold, found)


@post("/api/tables/{table_id:str}/review/{turn:int}", responses=PROBLEMS, status_code=200)
async def try_line(
    table_id: TableId, turn: TurnPath, data: JSONBody[TryLine], services: Given[Services], caller: Given[Caller]
) -> TriedLine:
    table = await watched(services, table_id, caller)
    fold = reviews.demand(table)
    return reviews.tried(
        table, fold, services.replays, await services.storage.reviews.find(table_id), turn, data.actions
    )


@post("/api/tables/{table_id:str}/review/{turn:int}/judge", responses=PROBLEMS, status_code=200)
async def judge_line(
    table_id: TableId, turn: TurnPath, data: JSONBody[TryLine], services: Given[Services], caller: Given[Caller]
) -> JudgedLine:
    table = await watched(services, table_id, caller)
    fold = reviews.demand(table)
    row = await services.storage.reviews.find(table_id)
    if not reviews.tried(table, fold, services.replays, row, turn, data.actions).is_whole:
        raise HttpError(422, "error-bad-request", "actions")
    services.rate_limits.demand(services.rate_limits.hints, caller.address, *filter(None, [caller.holder]))
    return await reviews.judged(services.pool, services.signer, table, fold, row, turn, data.actions)
