"""`tabletown review FILE`: what a game that was played teaches, in the terminal, as a page and as data."""

import json as json_text
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from tabletown.coach.depth import DEPTHS
from tabletown.coach.review import review_game, review_key
from tabletown.coach.reviewed import Review
from tabletown.coach.turns import walk
from tabletown.commands.common import (
    Cards,
    CliError,
    Lang,
    console,
    of_record,
    print_json,
    read_record,
    words_of,
)
from tabletown.commands.progress import progress
from tabletown.engine import record
from tabletown.engine.game import Game
from tabletown.terminal.review import Story
from tabletown.terminal.review_page import page
from tabletown.terminal.seats import names_in
from tabletown.words import Words

EXAMPLES = """\
tabletown review game.txt
tabletown review game.txt --depth 1 --seat 2
tabletown review game.txt --depth 3 --html review.html --lang ru
tabletown review game.txt --json review.json"""


def review(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-argument-record")],
    depth: Annotated[int, typer.Option("--depth", metavar="N", min=1, max=max(DEPTHS), help="cli-option-depth")] = 2,
    seat: Annotated[str, typer.Option("--seat", metavar="NAME", help="cli-option-review-seat")] = "",
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help="cli-option-review-html")] = None,
    json: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="cli-option-review-json")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="cli-option-plain")] = False,
    cards: Cards = None,
    lang: Lang = "",
) -> None:
    words = words_of(ctx)
    game, kept = read_record(file, cards, words)
    with of_record(file, words):
        start = record.opening(game, kept)[0].state
        match = record.replay(game, kept)
    names = names_in(kept, words)
    seats = _seats(seat, kept.names, names, words)
    if game.planner() is None:
        raise CliError(words("cli-review-no-planner", game=game.name))
    if not match.settled:
        raise CliError(f"{file}: {words('cli-review-nothing')}")
    for wanted in (html, json):
        if wanted is not None and str(wanted) != "-" and not wanted.absolute().parent.is_dir():
            raise CliError(f"{wanted}: {words('cli-review-no-folder')}")
    key = review_key(kept.fields["commitment"])
    with progress(words("cli-review-progress")) as tell:
        found = review_game(game, start, match.settled, key, depth, tell)
    story = Story(game, found, walk(start, match.settled)[0], names, words, plain)
    if json is not None:
        _write_json(json, _as_data(game, kept, found))
    if html is not None:
        _write(html, page(story, seats))
    if json is None or str(json) != "-":
        shown = console(plain)
        for line in story.told(seats):
            shown.print(line, markup=False, highlight=False, soft_wrap=not shown.is_terminal)


def _seats(wanted: str, recorded: list[str], names: list[str], words: Words) -> list[int]:
    """The seats to tell about: all, or the one that is called so or has this number."""
    if not wanted:
        return list(range(len(names)))
    called = wanted.casefold()
    found = [seat for seat, pair in enumerate(zip(recorded, names, strict=True)) if called in map(str.casefold, pair)]
    if not found and wanted.isdecimal() and len(wanted) < 4 and 1 <= int(wanted) <= len(names):
        found = [int(wanted) - 1]
    if not found:
        raise CliError(f"--seat: {words('cli-review-no-seat', value=wanted, allowed=', '.join(names))}")
    return found


def _as_data(game: Game, kept: record.Record, found: Review) -> dict[str, object]:
    data = msgspec.to_builtins(found)
    for turn in data["turns"]:
        for field in ("played", "better"):
            turn[field] = [game.notate(action) for action in turn[field]]
    return {**data, "edition": kept.fields["edition"], "names": kept.names}


def _write_json(path: Path, data: dict[str, object]) -> None:
    if str(path) == "-":
        print_json(data)
    else:
        _write(path, json_text.dumps(data, ensure_ascii=False, indent=2) + "\n")


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as trouble:
        raise CliError(f"{path}: {trouble.strerror}") from None
