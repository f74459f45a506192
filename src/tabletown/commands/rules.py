"""`tabletown rules GAME [CHAPTER]`: the rules to read, whole or by chapter."""

from typing import Annotated

import typer

from tabletown.commands.common import CliError, Json, Lang, find_game, print_json, words_of
from tabletown.terminal.rulebook import find_chapter, read_aloud

EXAMPLES = "tabletown rules welcome\ntabletown rules welcome bis\ntabletown rules welcome --lang uk"


def rules(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-game")],
    chapter: Annotated[str, typer.Argument(metavar="CHAPTER", help="cli-argument-chapter")] = "",
    json: Json = False,
    lang: Lang = "",
) -> None:
    words = words_of(ctx)
    name = find_game(game, words).name
    chapters = words.chapters(name)
    if chapter:
        found = find_chapter(name, chapter, words)
        if not found:
            raise CliError(words("cli-unknown-chapter", value=chapter, allowed=", ".join(chapters)))
        chapters = [found]
    if json:
        print_json(
            [
                {"chapter": each, "title": words(f"{name}-rules-{each}-title"), "text": words(f"{name}-rules-{each}")}
                for each in chapters
            ]
        )
        return
    typer.echo("\n\n".join(read_aloud(name, each, words) for each in chapters))
