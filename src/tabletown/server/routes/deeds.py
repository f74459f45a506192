"""What people do at a table that needs no more words than the table, or the table and a seat: a route each, all alike.

The rules of each are those of the function it calls; every answer is the table as it is afterwards.
"""

from collections.abc import Awaitable, Callable

from litestar import delete, post
from litestar.di import NamedDependency as Given
from litestar.handlers import HTTPRouteHandler

from tabletown.server import hosting, leaving, seating
from tabletown.server.gate import Caller
from tabletown.server.identity import Person
from tabletown.server.routes.shared import PROBLEMS, SeatPath, TableId, changed
from tabletown.server.services import Services
from tabletown.server.storage import Storage
from tabletown.server.wire import TableInfo

Method = type[post] | type[delete]


def _at_table(path: str, deed: Callable[[Storage, str, Person], Awaitable[None]]) -> HTTPRouteHandler:
    async def do(table_id: TableId, services: Given[Services], caller: Given[Caller]) -> TableInfo:
        await deed(services.storage, table_id, caller.person())
        return await changed(services, table_id, caller)

    do.__name__ = deed.__name__  # the description of the routes calls it so
    return post(f"/api/tables/{{table_id:str}}/{path}", responses=PROBLEMS, status_code=200)(do)


def _at_seat(
    path: str, deed: Callable[[Storage, str, int, Person], Awaitable[None]], method: Method = post
) -> HTTPRouteHandler:
    async def do(table_id: TableId, seat: SeatPath, services: Given[Services], caller: Given[Caller]) -> TableInfo:
        await deed(services.storage, table_id, seat, caller.person())
        return await changed(services, table_id, caller)

    do.__name__ = deed.__name__
    return method(f"/api/tables/{{table_id:str}}/seats/{{seat:int}}{path}", responses=PROBLEMS, status_code=200)(do)


DEEDS = (
    _at_table("start", seating.start),
    _at_table("leave", leaving.leave),
    _at_table("remove", leaving.remove),
    _at_table("hide", leaving.hide),
    _at_table("come-back", leaving.come_back),
    _at_seat("", seating.leave_seat, delete),
    _at_seat("/return", seating.take_back_seat),
    _at_seat("/let-go", hosting.let_go),
    _at_seat("/host", hosting.hand_hosting),
)
