"""Branches: try another way from a position, name it, and find those that one has tried."""

from litestar import get, post, put
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody

from tabletown.server import branches, presenting
from tabletown.server.gate import Caller
from tabletown.server.routes.replays import watched
from tabletown.server.routes.shared import PROBLEMS, TableId, changed
from tabletown.server.services import Services
from tabletown.server.wire import TableInfo
from tabletown.server.wire_branches import Branches, NameBranch, NewBranch


@get("/api/branches", responses=PROBLEMS)
async def my_branches(services: Given[Services], caller: Given[Caller]) -> Branches:
    holder = caller.holder
    found = await services.storage.branches_of(holder, branches.MOST) if holder else []
    return Branches([presenting.table_info(each.table, each.standing, each.seats, holder) for each in found])


@post("/api/tables/{table_id:str}/branches", responses=PROBLEMS)
async def branch_off(
    table_id: TableId, data: JSONBody[NewBranch], services: Given[Services], caller: Given[Caller]
) -> TableInfo:
    table = await watched(services, table_id, caller)
    person = caller.person()
    branches.demand(table, data.seat, person)
    services.rate_limits.demand(services.rate_limits.tables, person.holder, caller.address)
    caller.remember()
    return await changed(services, await branches.begin(services.storage, table, data, person), caller)


@put("/api/tables/{table_id:str}/title", responses=PROBLEMS)
async def name_branch(
    table_id: TableId, data: JSONBody[NameBranch], services: Given[Services], caller: Given[Caller]
) -> TableInfo:
    await branches.name(services.storage, table_id, data, caller.person())
    return await changed(services, table_id, caller)
