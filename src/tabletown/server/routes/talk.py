"""Talk at a table: say something, nudge, mute, and the host's word on who may talk how."""

from typing import Annotated

from litestar import delete, post, put
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody, PathParameter

from tabletown.server import talk
from tabletown.server.gate import Caller
from tabletown.server.routes.shared import PROBLEMS, SeatPath, TableId, changed, newest
from tabletown.server.services import Services
from tabletown.server.wire import TableInfo
from tabletown.server.wire_talk import Say, TalkRules

SaidPath = Annotated[int, PathParameter(ge=1, lt=2**31)]


@post("/api/tables/{table_id:str}/talk", responses=PROBLEMS, status_code=200)
async def say(table_id: TableId, data: JSONBody[Say], services: Given[Services], caller: Given[Caller]) -> TableInfo:
    services.rate_limits.demand(services.rate_limits.talk, caller.person().holder, caller.address)
    await talk.say(services.storage, table_id, data, caller.person())
    return await changed(services, table_id, caller)


@put("/api/tables/{table_id:str}/talk", responses=PROBLEMS)
async def set_talk_rules(
    table_id: TableId, data: JSONBody[TalkRules], services: Given[Services], caller: Given[Caller]
) -> TableInfo:
    await talk.set_rules(services.storage, table_id, data, caller.person())
    return await changed(services, table_id, caller)


@post("/api/tables/{table_id:str}/seats/{seat:int}/nudge", responses=PROBLEMS, status_code=200)
async def nudge(table_id: TableId, seat: SeatPath, services: Given[Services], caller: Given[Caller]) -> TableInfo:
    services.rate_limits.demand(services.rate_limits.talk, caller.person().holder, caller.address)
    await talk.nudge(services.storage, await newest(services, table_id), seat, caller.person())
    return await changed(services, table_id, caller)


@post("/api/tables/{table_id:str}/talk/{number:int}/mute", responses=PROBLEMS, status_code=200)
async def mute(table_id: TableId, number: SaidPath, services: Given[Services], caller: Given[Caller]) -> TableInfo:
    caller.remember()
    await talk.mute(services.storage, await newest(services, table_id), number, caller.person(), True)
    return await changed(services, table_id, caller)


@delete("/api/tables/{table_id:str}/talk/{number:int}/mute", responses=PROBLEMS, status_code=200)
async def unmute(table_id: TableId, number: SaidPath, services: Given[Services], caller: Given[Caller]) -> TableInfo:
    await talk.mute(services.storage, await newest(services, table_id), number, caller.person(), False)
    return await changed(services, table_id, caller)
