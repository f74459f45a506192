"""`tabletown score FILE`: a game that was played on paper, counted as the game counts."""

from pathlib import Path
from typing import Annotated

import typer

from tabletown.commands.common import CliError, Json, Lang, console, find_game, print_json, read_text, words_of
from tabletown.engine.contract import BadSetup
from tabletown.engine.game import Game
from tabletown.engine.paper import ImpossiblePaper, PaperSheet
from tabletown.games import GAMES
from tabletown.terminal.scores import breakdown
from tabletown.words import Words

EXAMPLES = """\
tabletown score --example welcome
tabletown score sheets.txt
tabletown score sheets.txt --game welcome --lang ru
tabletown score - --json < sheets.txt"""


def score(
    ctx: typer.Context,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="cli-argument-paper")] = None,
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="cli-argument-game")] = "",
    example: Annotated[str, typer.Option("--example", metavar="GAME", help="cli-option-example")] = "",
    plain: Annotated[bool, typer.Option("--plain", help="cli-option-plain")] = False,
    json: Json = False,
    lang: Lang = "",
) -> None:
    words = words_of(ctx)
    if example:
        typer.echo(find_game(example, words).paper_example(words.language), nl=False)
        return
    if file is None:
        raise CliError(words("cli-file-or-example"))
    text = read_text(file, words)
    played, counted = _counted([find_game(game, words)] if game else list(GAMES.values()), text)
    if isinstance(counted, ImpossiblePaper):
        raise CliError("\n".join(_complaints(file, played, counted, words)))
    sheets = counted
    if json:
        print_json([_as_data(sheet) for sheet in sheets])
        return
    names = [sheet.name or words("terminal-player", seat=seat) for seat, sheet in enumerate(sheets, 1)]
    places = [sheet.place for sheet in sheets] if len(sheets) > 1 else None
    scores = [sheet.score for sheet in sheets]
    page = console(plain)
    for name, sheet in zip(names, sheets, strict=True):
        if sheet.lines:
            page.print(name, style="bold", markup=False)
        for line in sheet.lines:
            page.print(f"  {words(line.message, line.args)}", markup=False, highlight=False)
    page.print(breakdown(played.name, scores, names, words, plain, places))
    for tie in (each for sheet in sheets for each in sheet.ties):
        page.print(words.event(tie, names), markup=False, highlight=False)


def _counted(games: list[Game], text: str) -> tuple[Game, list[PaperSheet] | ImpossiblePaper]:
    """The sheets, by the first game that can count them; else what the game finds wrong that understands most of them."""
    tried: list[tuple[Game, ImpossiblePaper]] = []
    for game in games:
        try:
            return game, game.score_paper(text)
        except BadSetup:
            if len(games) == 1:
                raise  # it counts no paper, and nothing else was asked for
        except ImpossiblePaper as impossible:
            tried.append((game, impossible))
    return min(tried, key=lambda each: (_fields_not_known(*each), len(each[1].problems)))


def _fields_not_known(game: Game, impossible: ImpossiblePaper) -> int:
    return sum(problem.message == _no_such_field(game) for problem in impossible.problems)


def _no_such_field(game: Game) -> str:
    return f"{game.name}-paper-unknown-field"


def _complaints(file: Path, game: Game, impossible: ImpossiblePaper, words: Words) -> list[str]:
    """A line for each problem: file, line if it is about one, field and reason."""

    def field_name(field: str) -> str:
        message = f"{game.name}-paper-field-{field}"
        return words(message) if words.knows(message) else field

    lines = []
    for problem in impossible.problems:
        args = dict(problem.args)
        if problem.message == _no_such_field(game):
            args["allowed"] = ", ".join(field_name(field) for field in str(args["allowed"]).split(", "))
        place = f"{file}:{problem.line}" if problem.line else str(file)
        field = f"{field_name(problem.field)}: " if problem.field else ""
        lines.append(f"{place}: {field}{words(problem.message, args)}")
    return lines


def _as_data(sheet: PaperSheet) -> dict[str, object]:
    score = sheet.score
    data: dict[str, object] = {
        "sheet": sheet.name,
        "total": score.total,
        "parts": dict(score.parts),
        "place": sheet.place,
    }
    return {**data, "lines": [line.args for line in sheet.lines]} if sheet.lines else data
