"""The application: routes, error answers and OpenAPI put together, with the gate in front and the services behind."""

import logging
import traceback
from functools import cache
from pathlib import Path

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, LifeSpanReceive, LifeSpanSend, Receive, Scope, Send
from sqlalchemy.exc import DBAPIError

from tabletown import __version__
from tabletown.server.config import Settings
from tabletown.server.gate import Gate
from tabletown.server.problems import HttpError, by_status
from tabletown.server.routes import (
    branches,
    calls,
    cards,
    days,
    deeds,
    feedback,
    hints,
    lessons,
    live,
    mail,
    me,
    mine,
    paper,
    people,
    printing,
    replays,
    reviews,
    system,
    tables,
    talk,
)
from tabletown.server.routes.shared import FILES, SERVICES, ZIPPED, provide_caller, provide_files, provide_services
from tabletown.server.services import Services
from tabletown.server.static import Files
from tabletown.server.wire import Problem

logger = logging.getLogger(__name__)

ROUTES = (
    *(people.who_am_i, people.arrive, people.rename, people.list_games, cards.list_cards, cards.game_words),
    *(printing.list_parts, printing.print_part, paper.count_paper, paper.turn_on_paper, paper.deal_for_table),
    *(me.make_code, me.use_code, me.sign_out_others, me.waiting, me.export, me.forget),
    *(calls.show, calls.wish, calls.push_here, calls.push_stop),
    *(mail.mail_here, mail.mail_off, mail.confirm, mail.stop),
    *(tables.lobby, tables.set_table, tables.check_setup, tables.show_table),
    *(tables.take_seat, tables.change_table, *deeds.DEEDS),
    *(talk.say, talk.set_talk_rules, talk.nudge, talk.mute, talk.unmute),
    *(tables.play_again, tables.make_link, tables.use_link, tables.hand_over),
    *(replays.replay, replays.replay_position, replays.download, replays.upload, replays.verify),
    *(days.show_day, days.begin_try, mine.list_my_games, mine.list_my_tendencies),
    *(lessons.begin_lesson, lessons.show_lesson, lessons.list_pictures, hints.hint),
    *(reviews.show_review, reviews.ask_review, reviews.try_line, reviews.judge_line),
    *(branches.my_branches, branches.branch_off, branches.name_branch, feedback.look_back),
    live.live,
    *(system.health, system.alive, system.metrics, system.client),
)

Asked = Request[object, object, State]


class App:
    """The ASGI application. `services` is there for the one who runs it: to say goodbye before the end."""

    def __init__(self, settings: Settings) -> None:
        self.services = Services(settings)
        self._inside = _routes(settings.limits.body)
        self._gate: ASGIApp = Gate(self._inside, self.services)
        self._files = Files(Path(settings.client)) if settings.client else Files()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan":
            await self._live(receive, send)  # type: ignore[arg-type]
            return
        scope["state"] = {SERVICES: self.services, FILES: self._files}
        await self._gate(scope, receive, send)

    def describe(self) -> dict[str, object]:
        """The OpenAPI description of all routes."""
        return self._inside.openapi_schema.to_schema()

    async def _live(self, receive: LifeSpanReceive, send: LifeSpanSend) -> None:
        """From the start of the server to its end."""
        await receive()
        try:
            await self.services.start()
        except BaseException:
            await send({"type": "lifespan.startup.failed", "message": traceback.format_exc()})
            raise
        try:
            await send({"type": "lifespan.startup.complete"})
            await receive()
        finally:
            await self.services.stop()
        await send({"type": "lifespan.shutdown.complete"})


@cache
def _routes(largest_body: int) -> Litestar:
    """What can be asked and how it is answered, the same for every server of this process; whom it asks comes with each
    request."""
    return Litestar(
        route_handlers=ROUTES,
        dependencies={
            "services": Provide(provide_services, sync_to_thread=False),
            "caller": Provide(provide_caller, sync_to_thread=False),
            "files": Provide(provide_files, sync_to_thread=False),
        },
        exception_handlers={
            HttpError: _trouble,
            HTTPException: _http_error,
            DBAPIError: _no_database,
            RecursionError: _unreadable,
            UnicodeDecodeError: _unreadable,
            Exception: _unexpected,
        },
        request_max_body_size=largest_body,
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


def _answer(problem: Problem) -> Response[Problem]:
    return Response(problem, status_code=problem.code)


def _trouble(_: Asked, trouble: HttpError) -> Response[Problem]:
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


def _unreadable(_: Asked, error: Exception) -> Response[Problem]:
    """JSON that is too deep, or no text: the framework lets it through to us."""
    return _answer(by_status(400))


def _unexpected(_: Asked, error: Exception) -> Response[Problem]:
    logger.error("a request failed", exc_info=error)
    return _answer(Problem(500, "error-internal"))
