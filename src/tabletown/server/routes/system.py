"""The house itself: the client's page and files, health and metrics."""

from hmac import compare_digest
from ipaddress import ip_address

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency as Given
from litestar.params import FromPath

from tabletown.server.first_answer import language_of
from tabletown.server.gate import Caller
from tabletown.server.problems import HttpError
from tabletown.server.routes.people import games_on_shelf
from tabletown.server.routes.shared import ZIPPED, file_answer
from tabletown.server.services import Services
from tabletown.server.static import Files

Asked = Request[object, object, State]
NOT_PAGES = ("api/", "assets/")


@get("/health", media_type=MediaType.JSON)
async def health(services: Given[Services]) -> Response[dict[str, str]]:
    """Ready: 200 while moves can be kept, else 503; said within a second."""
    if await services.is_ready():
        return Response({"status": "ok"})
    return Response({"status": "no database"}, status_code=503)


@get("/alive", media_type=MediaType.JSON, sync_to_thread=False)
def alive() -> dict[str, str]:
    """200 while the process answers, whatever its database does: a restart would not help that."""
    return {"status": "ok"}


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(request: Asked, services: Given[Services], caller: Given[Caller]) -> Response[str]:
    """For the operator alone: how often other seats step before they show anything is nobody else's business."""
    token = services.settings.metrics_token
    shown = request.headers.get("authorization", "").removeprefix("Bearer ")
    is_here = is_loopback(caller.address) and "x-forwarded-for" not in request.headers
    if not (compare_digest(shown.encode(), token.encode()) if token else is_here):
        raise HttpError(403, "error-metrics")
    return Response(services.figures.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, opt={ZIPPED: True})
def client(request: Asked, files: Given[Files], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client; every other address is a place within the client, which its page finds by itself."""
    wanted = path.lstrip("/")
    file = files.asset(wanted) if wanted else None
    if file is None and not wanted.startswith(NOT_PAGES):
        language = language_of(request.headers.get("accept-language", ""))
        file = files.page(wanted, language, lambda: msgspec.json.encode(games_on_shelf()))
    if file is None:
        raise HttpError(404, "error-not-found")
    return file_answer(request, file)
