"""`tabletown tune GAME`: better weights for a game's planner, found by playing on all cores, and how much better they are."""

import os
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from tabletown.commands.common import (
    CliError,
    Edition,
    Json,
    Lang,
    Options,
    find_game,
    print_json,
    setup_from_options,
    words_of,
)
from tabletown.commands.progress import progress
from tabletown.lab.tune import Generation, check, figures_of
from tabletown.lab.tune import tune as run

EXAMPLES = """\
tabletown tune happy_city --minutes 10
tabletown tune welcome --option expert=true --minutes 60 --jobs 1
tabletown tune streets --minutes 0 --check 400 --json"""


def tune(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-game")],
    minutes: Annotated[float, typer.Option("--minutes", metavar="N", min=0.0, help="cli-option-tune-minutes")] = 10.0,
    deals: Annotated[int, typer.Option("--deals", metavar="N", min=1, help="cli-option-tune-deals")] = 20,
    checked: Annotated[int, typer.Option("--check", metavar="N", min=2, help="cli-option-tune-check")] = 100,
    folder: Annotated[Path, typer.Option("--folder", metavar="FOLDER", help="cli-option-tune-folder")] = Path(
        ".cache/tune"
    ),
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", min=0, help="cli-option-jobs")] = 0,
    edition: Edition = "",
    option: Options = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    words = words_of(ctx)
    played = find_game(game, words)
    if played.planner() is None:
        raise CliError(words("cli-tune-no-planner", game=game))
    setup = setup_from_options(played, words, edition, 2, option, None)
    started, whole = time.monotonic(), 60.0 * minutes
    with ProcessPoolExecutor(jobs or os.cpu_count() or 1) as pool, progress(words("cli-tune-progress")) as tell:

        def goes_on(now: Generation) -> bool:
            passed = time.monotonic() - started
            tell(int(min(passed, whole)), int(whole))
            return passed < whole

        found = run(setup, deals, pool, folder / f"{game}.jsonl", goes_on)
    figures = figures_of(game, found)
    result = check(setup, figures, checked // 2)
    if json:
        print_json({"generations": found.number, "figures": figures, "check": msgspec.to_builtins(result)})
        return
    for name, value in figures.items():
        typer.echo(f"{name} = {[round(each, 3) for each in value] if isinstance(value, list) else round(value, 3)}")
    typer.echo(
        words(
            "cli-tune-check",
            generations=found.number,
            games=result.games,
            wins=f"{100 * result.wins / result.games:.1f} %",
            margin=f"{result.margin:+.2f} ± {1.96 * result.error:.2f}",
        )
    )
