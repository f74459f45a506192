"""`tabletown cards GAME`: the catalogue entry by entry, each with where its figures come from; also with an overlay."""

from typing import Annotated

import typer

from tabletown.commands.common import (
    Cards,
    Edition,
    Json,
    Lang,
    find_game,
    print_columns,
    print_json,
    setup_from_options,
    words_of,
)
from tabletown.engine.catalogue import Source
from tabletown.games import GAMES
from tabletown.terminal.renderer import renderer_of
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
    words = words_of(ctx)
    played = find_game(game, words)
    chosen = setup_from_options(played, words, edition, 0, None).edition
    sections = {name: entries for name, entries in played.catalogue(chosen, cards).items() if entries}
    if json:
        print_json(sections)
        return
    for section, entries in sections.items():
        typer.echo(f"{words(f'catalogue-{game}-{section}')} [[{section}]]")
        _print(Listing(game, section, words), entries)
        typer.echo()
    for source in Source:
        if any(entry["source"] == source.value for entries in sections.values() for entry in entries):
            typer.echo(f"{words(f'table-source-{source.value}')}: {words(f'table-source-{source.value}-about')}")


class Listing:
    """One section of a catalogue in the reader's words. The id stays as it is: a file of corrections names entries by it."""

    def __init__(self, game: str, section: str, words: Words) -> None:
        self.game = game
        self.section = section
        self.words = words
        self.renderer = renderer_of(GAMES[game])

    def name(self, number: int, entry: dict[str, object]) -> str:
        return self.renderer.entry_name(self.section, number, entry, self.words)

    def head(self, field: str) -> str:
        """What a field is called; where it means something else in this section, as it is called there."""
        own = f"catalogue-{self.game}-{self.section}-{field}"
        return self.words(own if self.words.knows(own) else f"catalogue-field-{field}")

    def cell(self, field: str, value: object) -> str:
        if isinstance(value, list):
            return " ".join(self.cell(field, item) for item in value)
        if value is False or value == "":
            return ""
        if not isinstance(value, str):
            return "✓" if value is True else str(value)
        if field.endswith("source"):
            return self.words(f"table-source-{value}")
        known = f"catalogue-word-{value}"
        spoken = self.renderer.entry_word(field, value, self.words)
        return spoken or (self.words(known) if self.words.knows(known) and field != "id" else value)


def _print(listing: Listing, entries: list[dict[str, object]]) -> None:
    """One section; a field that says nothing in any entry is left out, and so is one that the name tells already."""
    names = [listing.name(number, entry) for number, entry in enumerate(entries, 1)]
    told = {"source", "kind"} if "sizes" in entries[0] else {"source"}
    fields = [
        name for name in entries[0] if name not in told and any(listing.cell(name, entry[name]) for entry in entries)
    ]
    words = listing.words
    heads = [listing.head(field) for field in fields]
    named = ["name"] if any(names) else []
    rows = [[heads[0], *(words(f"catalogue-field-{field}") for field in named), *heads[1:], words("cli-cards-source")]]
    for entry, name in zip(entries, names, strict=True):
        cells = [listing.cell(field, entry[field]) for field in fields]
        rows.append([cells[0], *([name] if named else []), *cells[1:], words(f"table-source-{entry['source']}")])
    columns = [fields[0], *named, *fields[1:]]
    right = {place for place, field in enumerate(columns) if not isinstance(entries[0].get(field, ""), str)}
    print_columns(rows, right)
