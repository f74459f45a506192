"""`tabletown cards GAME`: the catalogue entry by entry, each with where its figures come from; also with an overlay."""

from typing import Annotated

import typer

from tabletown.commands.common import Cards, Edition, Json, Lang, agree, find_game, print_columns, print_json, speak
from tabletown.engine.catalogue import Source
from tabletown.words import Words

EXAMPLES = "tabletown cards welcome\ntabletown cards welcome --json\ntabletown cards welcome --cards my-box.toml"


def cards(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-game")],
    edition: Edition = "",
    cards: Cards = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    words = speak(ctx)
    played = find_game(game, words)
    chosen = agree(played, words, edition, 0, None).edition
    sections = {name: entries for name, entries in played.catalogue(chosen, cards).items() if entries}
    if json:
        print_json(sections)
        return
    for section, entries in sections.items():
        typer.echo(f"[[{section}]]")
        _print(entries, words)
        typer.echo()
    for source in Source:
        if any(entry["source"] == source.value for entries in sections.values() for entry in entries):
            typer.echo(f"{words(f'table-source-{source.value}')}: {words(f'table-source-{source.value}-about')}")


def _print(entries: list[dict[str, object]], words: Words) -> None:
    """One section; a field that says nothing in any entry is left out."""
    fields = [name for name in entries[0] if name != "source" and any(_cell(entry[name]) for entry in entries)]
    rows = [[*fields, words("cli-cards-source")]]
    for entry in entries:
        rows.append([*(_cell(entry[field]) for field in fields), words(f"table-source-{entry['source']}")])
    print_columns(rows, {column for column, field in enumerate(fields) if not isinstance(entries[0][field], str)})


def _cell(value: object) -> str:
    if isinstance(value, list):
        return " ".join(str(item) for item in value)
    if value is False or value == "":
        return ""
    return "✓" if value is True else str(value)
