"""Looking back: replay, records, and the proof of the deal."""

import asyncio
from typing import Annotated

from litestar import MediaType, Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency as Given
from litestar.params import PathParameter, QueryParameter
from litestar.response import Response

from tabletown.server import replays
from tabletown.server.config import Limits
from tabletown.server.gate import Caller
from tabletown.server.problems import Trouble
from tabletown.server.routes.shared import PROBLEMS, TableId, info
from tabletown.server.services import Services
from tabletown.server.tables import LiveTable
from tabletown.server.wire import Replay, ReplayPosition, TableInfo, Verification

Step = Annotated[int, PathParameter(ge=0, le=1_000_000)]
Eyes = Annotated[int, QueryParameter(ge=-1, le=99, description="Through whose eyes; -1 for a spectator's.")]


async def _table(services: Given[Services], table_id: str, caller: Given[Caller]) -> LiveTable:
    table = await services.tables.get(table_id)
    if not table.may_watch(caller.holder):
        raise Trouble(403, "error-no-spectators")
    return table


@get("/api/tables/{table_id:str}/replay", responses=PROBLEMS)
async def replay(table_id: TableId, services: Given[Services], caller: Given[Caller]) -> Replay:
    return replays.replay(await _table(services, table_id, caller), caller.holder)


@get("/api/tables/{table_id:str}/replay/{step:int}", responses=PROBLEMS)
async def replay_position(
    table_id: TableId, step: Step, services: Given[Services], caller: Given[Caller], seat: Eyes = -1
) -> ReplayPosition:
    return services.replays.position(await _table(services, table_id, caller), step, seat)


@get("/api/tables/{table_id:str}/record", responses=PROBLEMS, media_type=MediaType.TEXT)
async def download(table_id: TableId, services: Given[Services], caller: Given[Caller]) -> Response[str]:
    table = await _table(services, table_id, caller)
    name = f"tabletown-{table.row.game}-{table.row.created}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(replays.record_text(table), media_type=MediaType.TEXT, headers=headers)


@post("/api/records", responses=PROBLEMS, request_max_body_size=Limits().record)
async def upload(
    request: "Request[object, object, State]", services: Given[Services], caller: Given[Caller]
) -> TableInfo:
    """The body is the record itself, as text."""
    services.gauges.demand(services.gauges.tables, caller.person().holder, caller.address)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Trouble(422, "record-not-a-record") from None
    stored = await asyncio.to_thread(replays.from_record, text, caller.person())
    await services.storage.create(stored)
    return info(await services.tables.get(stored.table.id), caller)


@get("/api/tables/{table_id:str}/verify", responses=PROBLEMS)
async def verify(table_id: TableId, services: Given[Services], caller: Given[Caller]) -> Verification:
    return replays.verification(await _table(services, table_id, caller))
