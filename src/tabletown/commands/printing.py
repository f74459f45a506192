"""`tabletown print GAME`: sheets, cards, boards and aids as PDF, for a real table."""

from pathlib import Path
from typing import Annotated

import typer

from tabletown.commands.common import Cards, CliError, Edition, Lang, find_game, setup_from_options, words_of
from tabletown.games import GAMES
from tabletown.printing.order import MOST_COPIES, PAPERS, PER_PAGE, Order
from tabletown.printing.parts import parts_of
from tabletown.words import Words

EXAMPLES = """\
tabletown print welcome --sheets 6
tabletown print welcome --edition collectors --what cards --paper letter
tabletown print welcome --sheets 4 --per-page 2 --ink --lang uk --out sheets.pdf
tabletown print welcome --list"""


def print_(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-game")],
    edition: Edition = "",
    what: Annotated[str, typer.Option("--what", metavar="PART", help="cli-option-what")] = "",
    sheets: Annotated[int, typer.Option("--sheets", metavar="N", min=1, max=MOST_COPIES, help="cli-option-sheets")] = 1,
    paper: Annotated[str, typer.Option("--paper", metavar="|".join(PAPERS), help="cli-option-paper")] = PAPERS[0],
    per_page: Annotated[
        int, typer.Option("--per-page", metavar="|".join(str(each) for each in PER_PAGE), help="cli-option-per-page")
    ] = PER_PAGE[0],
    ink: Annotated[bool, typer.Option("--ink", help="cli-option-ink")] = False,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-option-out")] = None,
    every: Annotated[bool, typer.Option("--list", help="cli-option-list")] = False,
    cards: Cards = None,
    lang: Lang = "",
) -> None:
    words = words_of(ctx)
    played = find_game(game, words)
    chosen = setup_from_options(played, words, edition, 0, None).edition
    parts = parts_of(game, chosen)
    if not parts:
        printable = [name for name in GAMES if parts_of(name, GAMES[name].editions()[0])]
        raise CliError(words("print-nothing", allowed=", ".join(printable)))
    if every:
        for part in parts:
            typer.echo(f"{part.name:<13}{words(f'print-part-{part.name}')}")
        return
    name = what or parts[0].name
    order = Order(game, chosen, name, words.language, sheets, paper, per_page, ink, cards)
    path = out or Path(f"{game}-{chosen}-{name}-{words.language}.pdf")
    _write(order, path, words)


def _write(order: Order, path: Path, words: Words) -> None:
    # Typst is imported only by those who print: everybody else starts faster without it.
    from tabletown.printing.press import print_pdf

    document = print_pdf(order)
    try:
        path.write_bytes(document)
    except OSError as trouble:
        raise CliError(f"{path}: {trouble.strerror}") from None
    typer.echo(words("cli-print-done", file=str(path)))
