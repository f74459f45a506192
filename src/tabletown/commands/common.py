"""What the commands share: their common options, and how a mistake of the user becomes one clear line."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tabletown.engine.contract import Setup
from tabletown.engine.game import Game
from tabletown.engine.record import RecordError
from tabletown.games import GAMES
from tabletown.words import LANGUAGES, Words


class Trouble(Exception):
    """Something that the user has to put right, said in one line."""


def speak(ctx: typer.Context) -> Words:
    """The words of this run; cli.py has chosen the language before it read the command line."""
    words = ctx.find_root().obj
    assert isinstance(words, Words)
    return words


def _known_language(ctx: typer.Context, lang: str) -> str:
    if lang and lang not in LANGUAGES:
        raise Trouble(f"--lang: {speak(ctx)('cli-unknown-language', value=lang, allowed=', '.join(LANGUAGES))}")
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
        raise Trouble(words("setup-unknown-game", value=name, allowed=", ".join(GAMES)))
    return GAMES[name]


def agree(
    game: Game, words: Words, edition: str, seats: int, options: list[str] | None, cards: Path | None = None
) -> Setup:
    """The set-up that the options of the command line describe."""
    chosen: dict[str, str] = {}
    for pair in options or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Trouble(f"--option: {words('cli-option-form', value=pair)}")
        chosen[name] = value
    fingerprint = game.use_overlay(edition or game.editions()[0], cards) if cards else ""
    return game.set_up(edition, seats, chosen, fingerprint)


def read_text(path: Path, words: Words) -> str:
    """A file's text; `-` is standard input."""
    try:
        if str(path) == "-":
            return typer.get_text_stream("stdin").read()
        # Some editors begin a text with a mark of its encoding; it is none of the text.
        return path.read_text(encoding="utf-8-sig")
    except OSError as missing:
        raise Trouble(f"{path}: {missing.strerror}") from None
    except UnicodeDecodeError:
        raise Trouble(f"{path}: {words('cli-not-text')}") from None


def record_trouble(path: Path, wrong: RecordError, words: Words) -> Trouble:
    place = f"{path}:{wrong.line}" if wrong.line else str(path)
    return Trouble(f"{place}: {record_reason(wrong, words)}")


def record_reason(wrong: RecordError, words: Words) -> str:
    details = dict(wrong.details)
    if "rule" in details:
        details["rule"] = words.rule(str(details["rule"]))
    return words(wrong.message, details)


def print_json(thing: object) -> None:
    typer.echo(json.dumps(thing, ensure_ascii=False, indent=2))


def print_columns(rows: list[list[str]], right: set[int]) -> None:
    """Rows in columns that are as wide as they must be, the ones in `right` pushed to the right; nothing is cut off."""
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
