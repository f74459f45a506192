"""Tables and their seats: set, list, change, join, move to another device, hand to a bot.

What needs no more words than a table and a seat is in deeds.py.
"""

from litestar import get, post, put
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody

from tabletown.server import again, clock, hosting, presenting, seating
from tabletown.server.gate import Caller
from tabletown.server.identity import clean_name
from tabletown.server.routes.shared import PROBLEMS, SeatPath, TableId, changed, info, newest
from tabletown.server.services import Services
from tabletown.server.wire import (
    ChangeTable,
    Handing,
    Lobby,
    NewTable,
    Problem,
    SeatLink,
    SetupWish,
    TableInfo,
    TakeSeat,
    UseLink,
)

MOST_LISTED = 50
A_DAY = 24 * 3600


@get("/api/tables", responses=PROBLEMS)
async def lobby(services: Given[Services], caller: Given[Caller]) -> Lobby:
    holder = caller.holder
    mine = await services.storage.played_by(holder, over=False, most=MOST_LISTED) if holder else []
    finished = await services.storage.played_by(holder, over=True, most=MOST_LISTED) if holder else []
    invited = await services.storage.kept_for(holder, MOST_LISTED) if holder else []
    let_go = await services.storage.let_go_from(holder, clock.now() - A_DAY, MOST_LISTED) if holder else []
    opened = await services.storage.open_tables(MOST_LISTED)
    my_tables = [presenting.table_info(stored.table, stored.standing, stored.seats, holder) for stored in mine]
    my_ids = {table.id for table in my_tables} | {stored.table.id for stored in invited}
    let_go = [stored for stored in let_go if stored.table.id not in my_ids]  # it may have happened just now
    my_ids |= {stored.table.id for stored in let_go}
    return Lobby(
        mine=sorted(my_tables, key=lambda table: not any(seat.mine and seat.thinking for seat in table.seats)),
        invited=[presenting.table_info(stored.table, stored.standing, stored.seats, holder) for stored in invited],
        let_go=[presenting.table_info(stored.table, stored.standing, stored.seats, holder) for stored in let_go],
        open=[
            presenting.table_info(stored.table, stored.standing, stored.seats, holder)
            for stored in opened
            if stored.table.id not in my_ids
        ],
        finished=[presenting.table_info(stored.table, stored.standing, stored.seats, holder) for stored in finished],
    )


@post("/api/tables", responses=PROBLEMS)
async def set_table(data: JSONBody[NewTable], services: Given[Services], caller: Given[Caller]) -> TableInfo:
    person = caller.person()
    services.rate_limits.demand(services.rate_limits.tables, person.holder, caller.address)
    caller.remember()
    if data.name:
        caller.rename(clean_name(data.name))
    table_id = await seating.set_table(services.storage, data, caller.person())
    services.metrics.tables_created.add()
    return await changed(services, table_id, caller)


@post("/api/setups", responses=PROBLEMS, status_code=200, sync_to_thread=True)
def check_setup(data: JSONBody[SetupWish]) -> Problem | None:
    return seating.conflict(data)


@get("/api/tables/{table_id:str}", responses=PROBLEMS)
async def show_table(table_id: TableId, services: Given[Services], caller: Given[Caller]) -> TableInfo:
    """As it is in the database now: another process may have changed it a moment ago."""
    return info(await newest(services, table_id), caller)


@put("/api/tables/{table_id:str}", responses=PROBLEMS)
async def change_table(
    table_id: TableId, data: JSONBody[ChangeTable], services: Given[Services], caller: Given[Caller]
) -> TableInfo:
    await hosting.change_table(services.storage, table_id, data, caller.person())
    return await changed(services, table_id, caller)


@post("/api/tables/{table_id:str}/again", responses=PROBLEMS, status_code=200)
async def play_again(table_id: TableId, services: Given[Services], caller: Given[Caller]) -> TableInfo:
    person = caller.person()
    services.rate_limits.demand(services.rate_limits.tables, person.holder, caller.address)
    next_id = await again.play_again(services.storage, table_id, person)
    await changed(services, table_id, caller)
    return await changed(services, next_id, caller)


@post("/api/tables/{table_id:str}/seats/{seat:int}", responses=PROBLEMS, status_code=200)
async def take_seat(
    table_id: TableId, seat: SeatPath, data: JSONBody[TakeSeat], services: Given[Services], caller: Given[Caller]
) -> TableInfo:
    caller.remember()
    if data.name and not data.local:
        caller.rename(clean_name(data.name))
    await seating.take_seat(services.storage, table_id, seat, data, caller.person())
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
    await seating.hand_over(services.storage, await newest(services, table_id), seat, data.level, caller.person())
    return await changed(services, table_id, caller)
