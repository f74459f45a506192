"""The way to a table's socket: who may look, and through whose eyes first."""

import logging
from contextlib import suppress
from typing import Annotated

from litestar import websocket
from litestar.di import NamedDependency as Given
from litestar.params import QueryParameter

from tabletown.engine.contract import SPECTATOR
from tabletown.server.gate import Caller
from tabletown.server.live import NO_SPECTATORS, Socket, Viewer
from tabletown.server.problems import HttpError
from tabletown.server.routes.shared import TableId
from tabletown.server.services import Services
from tabletown.server.stranded import REASONS

logger = logging.getLogger(__name__)

BROKEN = 1011
NO_TABLE = 4404
STRANDED = 4409
TOO_MANY = 4429

Observer = Annotated[int | None, QueryParameter(ge=-1, le=99)]


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: TableId, services: Given[Services], seat: Observer = None) -> None:
    caller = socket.scope["state"]["caller"]
    assert isinstance(caller, Caller)
    await socket.accept()
    sockets = services.rate_limits.sockets
    limits = services.settings.limits
    if sockets[caller.address] >= limits.sockets or sockets.total() >= limits.sockets_in_all:
        services.metrics.refused.add("sockets")
        await socket.close(TOO_MANY)
        return
    sockets[caller.address] += 1
    try:
        table = await services.tables.get(table_id)
        if not table.may_watch(caller.holder):
            await socket.close(NO_SPECTATORS)
            return
        mine = table.seats_of(caller.holder)
        observer = seat if seat is not None and (seat == SPECTATOR or seat in mine) else None
        await Viewer(socket, table, caller, services).run(observer)
    except HttpError as trouble:
        await socket.close(STRANDED if trouble.problem.message in REASONS else NO_TABLE)
    except Exception:
        logger.exception("a table could not be shown")
        with suppress(Exception):
            await socket.close(BROKEN)
    finally:
        sockets[caller.address] -= 1
        if not sockets[caller.address]:
            del sockets[caller.address]
