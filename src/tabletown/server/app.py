"""The application: routes, error answers and OpenAPI put together, with the gate in front and the services behind."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Receive, Scope, Send
from sqlalchemy.exc import DBAPIError

from tabletown import __version__
from tabletown.server.config import Settings
from tabletown.server.gate import Gate
from tabletown.server.problems import Trouble, by_status
from tabletown.server.routes import cards, house, live, past, people, tables
from tabletown.server.routes.shared import ZIPPED, provide_caller, provide_services
from tabletown.server.services import Services
from tabletown.server.static import Files
from tabletown.server.wire import Problem

logger = logging.getLogger(__name__)

ROUTES = (
    *(people.who_am_i, people.arrive, people.rename, people.list_games, cards.list_cards),
    *(tables.lobby, tables.set_table, tables.show_table, tables.start, tables.take_seat, tables.leave_seat),
    *(tables.make_link, tables.use_link, tables.hand_over, tables.take_back_seat),
    *(past.replay, past.replay_position, past.download, past.upload, past.verify),
    live.live,
    *(house.health, house.metrics, house.texts, house.client),
)

Asked = Request[object, object, State]


class App:
    """The ASGI application. `services` is there for the one who runs it: to say goodbye before the end."""

    def __init__(self, settings: Settings) -> None:
        self.services = Services(settings)
        self._inside = self._litestar(settings)
        self._gate: ASGIApp = Gate(self._inside, self.services)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app: ASGIApp = self._inside if str(scope["type"]) == "lifespan" else self._gate
        await app(scope, receive, send)

    def describe(self) -> dict[str, object]:
        """The OpenAPI description of all routes."""
        return self._inside.openapi_schema.to_schema()

    def _litestar(self, settings: Settings) -> Litestar:
        files = Files()
        return Litestar(
            route_handlers=ROUTES,
            lifespan=[self._lifespan],
            state=State({"services": self.services}),
            dependencies={
                "services": Provide(provide_services, sync_to_thread=False),
                "caller": Provide(provide_caller, sync_to_thread=False),
                "files": Provide(lambda: files, sync_to_thread=False),
            },
            exception_handlers={
                Trouble: _trouble,
                HTTPException: _http_error,
                DBAPIError: _no_database,
                Exception: _unexpected,
            },
            request_max_body_size=settings.limits.body,
            compression_config=CompressionConfig(backend="gzip", minimum_size=1_000, exclude_opt_key=ZIPPED),
            openapi_config=OpenAPIConfig(
                title="Tabletown",
                version=__version__,
                path="/api/schema",
                render_plugins=[JsonRenderPlugin()],
            ),
            logging_config=None,
            debug=False,
        )

    @asynccontextmanager
    async def _lifespan(self, _: Litestar) -> AsyncIterator[None]:
        await self.services.start()
        try:
            yield
        finally:
            await self.services.stop()


def _answer(problem: Problem) -> Response[Problem]:
    return Response(problem, status_code=problem.code)


def _trouble(_: Asked, trouble: Trouble) -> Response[Problem]:
    return _answer(trouble.problem)


def _http_error(_: Asked, error: HTTPException) -> Response[Problem]:
    problem = by_status(error.status_code)
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        problem.field = str(extra[0].get("key", ""))[:40]
    return _answer(problem)


def _no_database(_: Asked, error: DBAPIError) -> Response[Problem]:
    logger.error("the database did not do it", exc_info=error)
    return _answer(by_status(503))


def _unexpected(_: Asked, error: Exception) -> Response[Problem]:
    logger.error("a request failed", exc_info=error)
    return _answer(Problem(500, "error-internal"))
