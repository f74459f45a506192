"""The house itself: the client's page and files, the texts, health and metrics."""

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency as Given
from litestar.params import FromPath

from tabletown.server.problems import Trouble
from tabletown.server.routes.shared import ZIPPED, file_answer
from tabletown.server.services import Services
from tabletown.server.static import Files

Asked = Request[object, object, State]
NOT_PAGES = ("api/", "locale/", "assets/")


@get("/health", media_type=MediaType.JSON)
async def health(services: Given[Services]) -> Response[dict[str, str]]:
    """200 while the process and its database answer."""
    if await services.storage.is_alive():
        return Response({"status": "ok"})
    return Response({"status": "no database"}, status_code=503)


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(services: Given[Services]) -> Response[str]:
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/locale/{name:str}", include_in_schema=False, sync_to_thread=False, opt={ZIPPED: True})
def texts(request: Asked, name: FromPath[str], files: Given[Files]) -> Response[bytes]:
    language, _, suffix = name.partition(".")
    file = files.texts(language) if suffix == "ftl" else None
    if file is None:
        raise Trouble(404, "error-not-found")
    return file_answer(request, file)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, opt={ZIPPED: True})
def client(request: Asked, files: Given[Files], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client; every other address is a place within the client, which its page finds by itself."""
    wanted = path.lstrip("/")
    file = files.asset(wanted) if wanted else None
    if file is None and not wanted.startswith(NOT_PAGES):
        file = files.page()
    if file is None:
        raise Trouble(404, "error-not-found")
    return file_answer(request, file)
