"""A hint for the seat that is to decide."""

from litestar import post
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody

from tabletown.server import hints
from tabletown.server.gate import Caller
from tabletown.server.routes.shared import PROBLEMS, TableId
from tabletown.server.services import Services
from tabletown.server.wire_hints import AskHint, Hint


@post("/api/tables/{table_id:str}/hint", responses=PROBLEMS, status_code=200)
async def hint(table_id: TableId, data: JSONBody[AskHint], services: Given[Services], caller: Given[Caller]) -> Hint:
    person = caller.person()
    table = await services.tables.get(table_id)
    hints.demand(table, data.seat, person)
    services.rate_limits.demand(services.rate_limits.hints, person.holder, caller.address)
    if await hints.mark(services.storage, table, data.seat):
        await services.tables.refresh(table, is_ours=True)
    return await hints.find(services.pool, services.signer, table, data)
