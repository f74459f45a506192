"""What several routes need: the services, the caller, and how to answer with a table or a file."""

import re
from typing import Annotated

from litestar import Request
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec.example import Example
from litestar.params import PathParameter
from litestar.response import Response
from litestar.types import Scope

from tabletown.server import presenting
from tabletown.server.gate import Caller
from tabletown.server.problems import HttpError
from tabletown.server.services import Services
from tabletown.server.static import File, Files
from tabletown.server.stranded import REASONS
from tabletown.server.tables import LiveTable
from tabletown.server.wire import Problem, TableInfo

TableId = Annotated[str, PathParameter(max_length=40, pattern=r"^[A-Za-z0-9_-]+$", examples=[Example(value="a-table")])]
SERVICES = "services"
FILES = "files"
"""Where the state of a request holds what belongs to its server."""
ZIPPED = "is_zipped"
"""Marks a route whose answers come compressed already."""
PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description="What is wrong, as a message id.")
    for status in (400, 403, 404, 409, 413, 422, 429)
}
"""What any route may answer instead."""
LinkToken = Annotated[str, PathParameter(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
SeatPath = Annotated[int, PathParameter(ge=0, le=99)]


def provide_services(scope: Scope) -> Services:
    services = scope["state"][SERVICES]
    assert isinstance(services, Services)
    return services


def provide_files(scope: Scope) -> Files:
    files = scope["state"][FILES]
    assert isinstance(files, Files)
    return files


def provide_caller(request: "Request[object, object, State]") -> Caller:
    caller = request.scope["state"]["caller"]
    assert isinstance(caller, Caller)
    return caller


def info(table: LiveTable, caller: Caller) -> TableInfo:
    return presenting.table_info(table.row, table.standing(), table.seats, caller.holder, table.since())


async def newest(services: Services, table_id: str) -> LiveTable:
    """The table as it is in the database now, with what came through other processes too."""
    table = await services.tables.get(table_id)
    await services.tables.refresh(table)
    return table


async def changed(services: Services, table_id: str, caller: Caller) -> TableInfo:
    """The table after this process changed it in the database; everybody who watches is told. Nobody watches one that cannot be
    played here, but who sits there can have changed all the same."""
    try:
        table = await services.tables.get(table_id)
    except HttpError as trouble:
        stored = await services.storage.load(table_id) if trouble.problem.message in REASONS else None
        if stored is None:
            raise
        return presenting.table_info(stored.table, stored.standing, stored.seats, caller.holder)
    await services.tables.refresh(table, is_ours=True)
    return info(table, caller)


def file_answer(request: "Request[object, object, State]", file: File) -> Response[bytes]:
    """A file, compressed if the browser likes that, or only the news that its copy is still good."""
    headers = {"etag": file.tag, "vary": "Accept-Encoding" if file.forever else "Accept-Encoding, Accept-Language"}
    headers["cache-control"] = "public, max-age=31536000, immutable" if file.forever else "no-cache"
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    accepted = request.headers.get("accept-encoding", "")
    if file.brotli and re.search(r"\bbr\b", accepted):
        body = file.brotli
        headers["content-encoding"] = "br"
    elif file.zipped and "gzip" in accepted:
        body = file.zipped
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=file.type)
