"""What a game brings along for readers: its cards and boards as its catalogue has them, and the words of a game from another
package."""

from typing import Annotated

from litestar import MediaType, get
from litestar.params import PathParameter, QueryParameter

from tabletown.games import GAMES
from tabletown.server.problems import HttpError
from tabletown.server.routes.shared import PROBLEMS
from tabletown.server.wire import CardEntry, Cards, CardSection
from tabletown.words import LANGUAGES

GameName = Annotated[str, PathParameter(max_length=40)]
Edition = Annotated[str, QueryParameter(max_length=40)]


@get("/api/games/{game:str}/words/{language:str}", responses=PROBLEMS, media_type=MediaType.TEXT, sync_to_thread=True)
def game_words(game: GameName, language: GameName) -> str:
    """What a game from another package says of itself, as Fluent. English follows: of two messages with one
    name the first counts."""
    found = GAMES.get(game)
    if found is None or game in GAMES.own or language not in LANGUAGES:
        raise HttpError(404, "error-not-found")
    return "\n".join(found.texts(each) for each in dict.fromkeys((language, LANGUAGES[0])))


@get("/api/games/{game:str}/cards", responses=PROBLEMS, sync_to_thread=True)
def list_cards(game: GameName, edition: Edition = "") -> Cards:
    """The edition asked for, or the one that the game offers first."""
    found = GAMES.get(game)
    if found is None or edition not in ("", *found.editions()):
        raise HttpError(404, "error-not-found")
    chosen = edition or found.editions()[0]
    sections = [
        CardSection(name, [_entry(entry) for entry in entries]) for name, entries in found.catalogue(chosen).items()
    ]
    return Cards(game, chosen, sections)


def _entry(raw: dict[str, object]) -> CardEntry:
    fields: dict[str, str | int | bool | list[int | str]] = {}
    for name, value in raw.items():
        if name in ("id", "source"):
            continue
        assert isinstance(value, str | int | bool | list), f"{name} cannot be sent"
        fields[name] = value
    return CardEntry(str(raw["id"]), str(raw["source"]), fields)
