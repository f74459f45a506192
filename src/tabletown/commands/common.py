"""What the commands share: their common options, and how a mistake of the user becomes one clear line."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tabletown.engine import bounds
from tabletown.engine.contract import Setup
from tabletown.engine.game import Game
from tabletown.engine.record import Record, RecordError, parse
from tabletown.games import GAMES
from tabletown.words import LANGUAGES, Words


class CliError(Exception):
    """Something that the user has to put right, said in one line."""


def words_of(ctx: typer.Context) -> Words:
    """The words of this run; cli.py has chosen the language before it read the command line."""
    words = ctx.find_root().obj
    assert isinstance(words, Words)
    return words


def _known_language(ctx: typer.Context, lang: str) -> str:
    if lang and lang not in LANGUAGES:
        raise CliError(f"--lang: {words_of(ctx)('cli-unknown-language', value=lang, allowed=', '.join(LANGUAGES))}")
    return lang


Lang = Annotated[
    str, typer.Option("--lang", metavar="|".join(LANGUAGES), help="cli-option-lang", callback=_known_language)
]
Json = Annotated[bool, typer.Option("--json", help="cli-option-json")]
Edition = Annotated[str, typer.Option("--edition", metavar="NAME", help="cli-option-edition")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="cli-option-option")]
Cards = Annotated[Path | None, typer.Option("--cards", metavar="FILE", help="cli-option-cards")]


def find_game(name: str, words: Words) -> Game:
    if name not in GAMES:
        raise CliError(words("setup-unknown-game", value=name, allowed=", ".join(GAMES)))
    return GAMES[name]


def setup_from_options(
    game: Game, words: Words, edition: str, seats: int, options: list[str] | None, cards: Path | None = None
) -> Setup:
    """The set-up that the options of the command line describe."""
    chosen: dict[str, str] = {}
    for pair in options or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise CliError(f"--option: {words('cli-option-form', value=pair)}")
        chosen[name] = value
    fingerprint = game.use_overlay(edition or game.editions()[0], cards) if cards else ""
    return game.set_up(edition, seats, chosen, fingerprint)


def read_text(path: Path, words: Words) -> str:
    """A file's text; `-` is standard input."""
    try:
        if str(path) == "-":
            text = bounds.decoded(typer.get_binary_stream("stdin").read(4 * bounds.MOST + 4))
        else:
            text = bounds.read_start(path)
    except OSError as missing:
        raise CliError(f"{path}: {missing.strerror}") from None
    except UnicodeDecodeError:
        raise CliError(f"{path}: {words('cli-not-text')}") from None
    if found := bounds.excess(text):
        place = f"{path}:{found.line}" if found.line else str(path)
        raise CliError(f"{place}: {words(found.message, found.args)}")
    return text


def read_record(path: Path, cards: Path | None, words: Words) -> tuple[Game, Record]:
    """A record, and its game as it was played with."""
    with of_record(path, words):
        kept = parse(read_text(path, words))
    return record_game(kept, cards, words), kept


def record_game(kept: Record, cards: Path | None, words: Words) -> Game:
    """The game of a record, with the corrections to its catalogue that were played with."""
    game = find_game(kept.game, words)
    if cards:
        game.use_overlay(kept.fields["edition"], cards)
        if "cards" not in kept.fields:  # it can also give back the figures that the catalogue once had
            game.use_figures(kept.fields["edition"], game.catalogue(kept.fields["edition"], cards))
    return game


@contextmanager
def of_record(path: Path, words: Words) -> Iterator[None]:
    """What is wrong with a record is said with its file and line."""
    try:
        yield
    except RecordError as wrong:
        raise record_trouble(path, wrong, words) from None


def record_trouble(path: Path, wrong: RecordError, words: Words) -> CliError:
    place = f"{path}:{wrong.line}" if wrong.line else str(path)
    return CliError(f"{place}: {record_reason(wrong, words)}")


def record_reason(wrong: RecordError, words: Words) -> str:
    details = dict(wrong.details)
    if "rule" in details:
        details["rule"] = words.rule(str(details["rule"]))
    return words(wrong.message, details)


def print_json(thing: object) -> None:
    typer.echo(bounds.harmless(json.dumps(thing, ensure_ascii=False, indent=2)))


def print_columns(rows: list[list[str]], right: set[int]) -> None:
    """Rows in columns that are as wide as they must be, the ones in `right` pushed to the right; nothing is cut off."""
    rows = [[bounds.harmless(cell) for cell in row] for row in rows]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = [
            cell.rjust(width) if column in right else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        typer.echo("  ".join(cells).rstrip())


def console(plain: bool = False) -> Console:
    """Where rich text goes: standard output, with colours only where they can be seen."""
    return Console(highlight=False, no_color=plain or None)
