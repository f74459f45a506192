"""For people at a real table: cards dealt beforehand, and what was played on paper counted with the rules of the game."""

import asyncio
from typing import Annotated, cast

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency as Given
from litestar.params import PathParameter, QueryParameter

from tabletown.engine.contract import BadSetup
from tabletown.engine.game import Game
from tabletown.engine.paper import ImpossiblePaper, PaperSheet
from tabletown.games import GAMES
from tabletown.server import lots
from tabletown.server.gate import Caller
from tabletown.server.presenting import score_sheet
from tabletown.server.problems import HttpError, bad_setup
from tabletown.server.routes.shared import PROBLEMS
from tabletown.server.services import Services
from tabletown.server.views import Dealt, Moved, View
from tabletown.server.wire import Message, Tie
from tabletown.server.wire_paper import CountedSheet, PaperCount, PaperProblem, PaperTurn

MOST_LINES = 600
"""More than a dozen players write on their sheets."""
GameName = Annotated[str, PathParameter(max_length=40)]
Edition = Annotated[str, QueryParameter(max_length=40)]
Seats = Annotated[int, QueryParameter(ge=0, le=99)]


@post("/api/games/{game:str}/paper", responses=PROBLEMS, status_code=200)
async def count_paper(
    game: GameName, request: "Request[object, object, State]", services: Given[Services], caller: Given[Caller]
) -> PaperCount:
    """The body is the text itself. Nothing is kept of it."""
    found, text = _own(game), await _text(request, services, caller)
    # The first text that a process reads makes it learn the words of all languages, which takes a while.
    return await asyncio.to_thread(_counted, found, text)


@post("/api/games/{game:str}/turn", responses=PROBLEMS, status_code=200)
async def turn_on_paper(
    game: GameName, request: "Request[object, object, State]", services: Given[Services], caller: Given[Caller]
) -> PaperTurn:
    """What a printed opponent does in the city, or on the sheet, that the body tells. Nothing is kept of it."""
    found, text = _own(game), await _text(request, services, caller)
    return await asyncio.to_thread(_turned, found, text)


def _own(game: str) -> Game:
    found = GAMES.get(game)
    if found is None or game not in GAMES.own:
        raise HttpError(404, "error-not-found")
    return found


async def _text(request: "Request[object, object, State]", services: Services, caller: Caller) -> str:
    services.rate_limits.demand(services.rate_limits.papers, caller.address)
    text = (await request.body()).decode(errors="replace")
    if len(text.splitlines()) > MOST_LINES:
        raise HttpError(413, "error-too-big")
    return text


@get("/api/games/{game:str}/deal", responses=PROBLEMS, sync_to_thread=True)
def deal_for_table(
    game: GameName, request: "Request[object, object, State]", seats: Seats = 0, edition: Edition = ""
) -> Dealt:
    """A new one each time; nothing is kept of it. Every other word of the query is an option of the game."""
    found = _own(game)
    options = {name: value for name, value in request.query_params.items() if name not in ("seats", "edition")}
    try:
        setup = found.set_up(edition, seats, options)
    except BadSetup as bad:
        raise bad_setup(bad) from None
    dealt = found.table_deal(setup, lots.for_deal())
    if dealt is None:
        raise HttpError(404, "error-not-found")
    return cast("Dealt", dealt)


def _turned(game: Game, text: str) -> PaperTurn:
    try:
        move = cast("Moved | None", game.paper_turn(text))
    except ImpossiblePaper as impossible:
        return PaperTurn(_problems(impossible), None)
    if move is None:
        raise HttpError(404, "error-not-found")
    return PaperTurn([], move)


def _problems(impossible: ImpossiblePaper) -> list[PaperProblem]:
    return [PaperProblem(each.line, each.field, each.message, each.args) for each in impossible.problems]


def _counted(game: Game, text: str) -> PaperCount:
    view = cast("View | None", game.draw_paper(text))
    try:
        sheets = game.score_paper(text)
    except ImpossiblePaper as impossible:
        return PaperCount(_problems(impossible), [], [], view)
    ties = [Tie(tie.message, tie.seat, tie.args) for sheet in sheets for tie in sheet.ties]
    return PaperCount([], [_sheet(sheet) for sheet in sheets], ties, view)


def _sheet(sheet: PaperSheet) -> CountedSheet:
    lines = [Message(line.message, line.args) for line in sheet.lines]
    return CountedSheet(sheet.name, sheet.place, score_sheet(sheet.score), lines)
