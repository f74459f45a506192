"""Looking back: replay, records, and the proof of the deal."""

import asyncio
from typing import Annotated

from litestar import MediaType, Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency as Given
from litestar.params import PathParameter, QueryParameter
from litestar.response import Response

from tabletown.server import branches, stranded
from tabletown.server import replays as looking_back
from tabletown.server.config import Limits
from tabletown.server.gate import Caller
from tabletown.server.problems import HttpError
from tabletown.server.routes.shared import PROBLEMS, TableId, info
from tabletown.server.services import Services
from tabletown.server.tables import LiveTable
from tabletown.server.wire import Position, Replay, TableInfo, Verification

Step = Annotated[int, PathParameter(ge=0, le=1_000_000)]
Observer = Annotated[int, QueryParameter(ge=-1, le=99, description="Through whose eyes; -1 for a spectator's.")]


async def watched(services: Services, table_id: str, caller: Caller) -> LiveTable:
    """A table that the caller may look at."""
    table = await services.tables.get(table_id)
    if not table.may_watch(caller.holder):
        raise HttpError(403, "error-no-spectators")
    return table


@get("/api/tables/{table_id:str}/replay", responses=PROBLEMS)
async def replay(table_id: TableId, services: Given[Services], caller: Given[Caller]) -> Replay:
    return looking_back.replay(await watched(services, table_id, caller), caller.holder)


@get("/api/tables/{table_id:str}/replay/{step:int}", responses=PROBLEMS)
async def replay_position(
    table_id: TableId, step: Step, services: Given[Services], caller: Given[Caller], seat: Observer = -1
) -> Position:
    """A moment of a finished game; while one runs, only through the eyes of one's own seat."""
    return services.replays.position(await watched(services, table_id, caller), step, seat, caller.holder)


@get("/api/tables/{table_id:str}/record", responses=PROBLEMS, media_type=MediaType.TEXT)
async def download(table_id: TableId, services: Given[Services], caller: Given[Caller]) -> Response[str]:
    try:
        table = await watched(services, table_id, caller)
        row = table.row
        text = looking_back.record_text(table, await branches.is_open(services.storage, row))
    except HttpError as trouble:
        stored = await services.storage.load(table_id) if trouble.problem.message in stranded.REASONS else None
        if stored is None:
            raise
        row, text = stored.table, stranded.record_text(stored, caller.holder)
    name = f"tabletown-{row.game}-{row.created}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@post("/api/records", responses=PROBLEMS, request_max_body_size=Limits().record)
async def upload(
    request: "Request[object, object, State]", services: Given[Services], caller: Given[Caller]
) -> TableInfo:
    """The body is the record itself, as text."""
    services.rate_limits.demand(services.rate_limits.tables, caller.person().holder, caller.address)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise HttpError(422, "record-not-a-record") from None
    stored = await asyncio.to_thread(looking_back.from_record, text, caller.person())
    await services.storage.create(stored)
    return info(await services.tables.get(stored.table.id), caller)


@get("/api/tables/{table_id:str}/verify", responses=PROBLEMS)
async def verify(table_id: TableId, services: Given[Services], caller: Given[Caller]) -> Verification:
    table = await watched(services, table_id, caller)
    return looking_back.verification(table, await branches.is_open(services.storage, table.row))
