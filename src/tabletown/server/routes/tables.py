"""Tables and their seats: set, list, join, start, move to another device, hand to a bot."""

from litestar import delete, get, post
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody

from tabletown.server import faces, seating
from tabletown.server.gate import Caller
from tabletown.server.identity import clean_name
from tabletown.server.routes.shared import PROBLEMS, SeatPath, TableId, changed, info
from tabletown.server.services import Services
from tabletown.server.wire import Handing, Lobby, NewTable, SeatLink, TableInfo, TakeSeat, UseLink

MOST_LISTED = 50


@get("/api/tables", responses=PROBLEMS)
async def lobby(services: Given[Services], caller: Given[Caller]) -> Lobby:
    holder = caller.holder
    mine = await services.storage.played_by(holder, over=False, most=MOST_LISTED) if holder else []
    finished = await services.storage.played_by(holder, over=True, most=MOST_LISTED) if holder else []
    opened = await services.storage.open_tables(MOST_LISTED)
    my_tables = [faces.listed_info(stored, holder) for stored in mine]
    my_ids = {table.id for table in my_tables}
    return Lobby(
        mine=sorted(my_tables, key=lambda table: not any(seat.mine and seat.thinking for seat in table.seats)),
        open=[faces.listed_info(stored, holder) for stored in opened if stored.table.id not in my_ids],
        finished=[faces.listed_info(stored, holder) for stored in finished],
    )


@post("/api/tables", responses=PROBLEMS)
async def set_table(data: JSONBody[NewTable], services: Given[Services], caller: Given[Caller]) -> TableInfo:
    person = caller.person()
    services.gauges.demand(services.gauges.tables, person.holder, caller.address)
    if data.name:
        caller.rename(clean_name(data.name))
    table_id = await seating.set_table(services.storage, data, caller.person())
    services.metrics.tables_created.add()
    return await changed(services, table_id, caller)


@get("/api/tables/{table_id:str}", responses=PROBLEMS)
async def show_table(table_id: TableId, services: Given[Services], caller: Given[Caller]) -> TableInfo:
    return info(await services.tables.get(table_id), caller)


@post("/api/tables/{table_id:str}/start", responses=PROBLEMS, status_code=200)
async def start(table_id: TableId, services: Given[Services], caller: Given[Caller]) -> TableInfo:
    await seating.start(services.storage, table_id, caller.person())
    return await changed(services, table_id, caller)


@post("/api/tables/{table_id:str}/seats/{seat:int}", responses=PROBLEMS, status_code=200)
async def take_seat(
    table_id: TableId, seat: SeatPath, data: JSONBody[TakeSeat], services: Given[Services], caller: Given[Caller]
) -> TableInfo:
    if data.name and not data.local:
        caller.rename(clean_name(data.name))
    await seating.take_seat(services.storage, table_id, seat, data, caller.person())
    return await changed(services, table_id, caller)


@delete("/api/tables/{table_id:str}/seats/{seat:int}", responses=PROBLEMS, status_code=200)
async def leave_seat(table_id: TableId, seat: SeatPath, services: Given[Services], caller: Given[Caller]) -> TableInfo:
    await seating.leave_seat(services.storage, table_id, seat, caller.person())
    return await changed(services, table_id, caller)


@post("/api/tables/{table_id:str}/seats/{seat:int}/link", responses=PROBLEMS, status_code=200)
async def make_link(table_id: TableId, seat: SeatPath, services: Given[Services], caller: Given[Caller]) -> SeatLink:
    token = await seating.make_link(services.storage, table_id, seat, caller.person())
    await changed(services, table_id, caller)
    return SeatLink(f"/seat/{token}", token)


@post("/api/seat-link", responses=PROBLEMS, status_code=200)
async def use_link(data: JSONBody[UseLink], services: Given[Services], caller: Given[Caller]) -> TableInfo:
    table_id, name = await seating.use_link(services.storage, data.token, caller.person())
    if not caller.name:
        caller.rename(name)
    return await changed(services, table_id, caller)


@post("/api/tables/{table_id:str}/seats/{seat:int}/hand-over", responses=PROBLEMS, status_code=200)
async def hand_over(
    table_id: TableId, seat: SeatPath, data: JSONBody[Handing], services: Given[Services], caller: Given[Caller]
) -> TableInfo:
    await seating.hand_over(services.storage, table_id, seat, data.level, caller.person())
    return await changed(services, table_id, caller)


@post("/api/tables/{table_id:str}/seats/{seat:int}/return", responses=PROBLEMS, status_code=200)
async def take_back_seat(
    table_id: TableId, seat: SeatPath, services: Given[Services], caller: Given[Caller]
) -> TableInfo:
    await seating.take_back_seat(services.storage, table_id, seat, caller.person())
    return await changed(services, table_id, caller)
