"""What can be printed of a game, and the document."""

from typing import Annotated, Literal

from litestar import get
from litestar.di import NamedDependency as Given
from litestar.params import PathParameter, QueryParameter
from litestar.response import Response

from tabletown.games import GAMES
from tabletown.printing.order import MOST_COPIES, Order
from tabletown.printing.parts import parts_of
from tabletown.server.gate import Caller
from tabletown.server.problems import HttpError
from tabletown.server.routes.shared import PROBLEMS
from tabletown.server.services import Services
from tabletown.server.wire import Printable, PrintablePart

PDF = "application/pdf"
GameName = Annotated[str, PathParameter(max_length=40)]
PartName = Annotated[str, PathParameter(max_length=40)]
Edition = Annotated[str, QueryParameter(max_length=40)]
Language = Annotated[Literal["en", "ru", "uk"], QueryParameter()]
Paper = Annotated[Literal["a4", "letter"], QueryParameter()]
PerPage = Annotated[Literal["1", "2", "4"], QueryParameter()]
Ink = Annotated[bool, QueryParameter()]
Copies = Annotated[int, QueryParameter(ge=1, le=MOST_COPIES)]


def _edition(game: str, edition: str) -> str:
    """The edition asked for, or the one that the game offers first."""
    found = GAMES.get(game)
    if found is None or edition not in ("", *found.editions()):
        raise HttpError(404, "error-not-found")
    return edition or found.editions()[0]


@get("/api/games/{game:str}/print", responses=PROBLEMS, sync_to_thread=False)
def list_parts(game: GameName, edition: Edition = "") -> Printable:
    chosen = _edition(game, edition)
    return Printable(game, chosen, [PrintablePart(part.name, part.repeated) for part in parts_of(game, chosen)])


@get("/api/games/{game:str}/print/{part:str}", responses=PROBLEMS, media_type=PDF)
async def print_part(
    game: GameName,
    part: PartName,
    services: Given[Services],
    caller: Given[Caller],
    edition: Edition = "",
    language: Language = "en",
    copies: Copies = 1,
    paper: Paper = "a4",
    per_page: PerPage = "1",
    ink: Ink = False,
) -> Response[bytes]:
    chosen = _edition(game, edition)
    if part not in [each.name for each in parts_of(game, chosen)]:
        raise HttpError(404, "error-not-found")
    services.rate_limits.demand(services.rate_limits.prints, caller.address)
    order = Order(game, chosen, part, language, copies, paper, int(per_page), ink)
    headers = {"content-disposition": f'attachment; filename="{game}-{chosen}-{part}-{language}.pdf"'}
    return Response(await services.printer.document(order), media_type=PDF, headers=headers)
