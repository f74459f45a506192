"""The way to a table's socket: who may look, and through whose eyes first."""

from typing import Annotated

from litestar import websocket
from litestar.di import NamedDependency as Given
from litestar.params import QueryParameter

from tabletown.engine.contract import SPECTATOR
from tabletown.server.gate import Caller
from tabletown.server.live import NO_SPECTATORS, Socket, Viewer
from tabletown.server.problems import Trouble
from tabletown.server.routes.shared import TableId
from tabletown.server.services import Services

NO_TABLE = 4404
TOO_MANY = 4429

Eyes = Annotated[int | None, QueryParameter(ge=-1, le=99)]


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: TableId, services: Given[Services], seat: Eyes = None) -> None:
    caller = socket.scope["state"]["caller"]
    assert isinstance(caller, Caller)
    await socket.accept()
    sockets = services.gauges.sockets
    if sockets[caller.address] >= services.settings.limits.sockets:
        await socket.close(TOO_MANY)
        return
    sockets[caller.address] += 1
    try:
        table = await services.tables.get(table_id)
        if not table.may_watch(caller.holder):
            await socket.close(NO_SPECTATORS)
            return
        mine = table.seats_of(caller.holder)
        eyes = seat if seat is not None and (seat == SPECTATOR or seat in mine) else None
        await Viewer(socket, table, caller, services).run(eyes)
    except Trouble:
        await socket.close(NO_TABLE)
    finally:
        sockets[caller.address] -= 1
        if not sockets[caller.address]:
            del sockets[caller.address]
