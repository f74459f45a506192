"""`tabletown simulate GAME`: many games between bots, on all cores, and what came out of them."""

import os
from typing import Annotated

import msgspec
import typer

from tabletown.commands.common import (
    Cards,
    Edition,
    Json,
    Lang,
    Options,
    find_game,
    print_columns,
    print_json,
    setup_from_options,
    words_of,
)
from tabletown.commands.progress import progress
from tabletown.lab.simulate import Report
from tabletown.lab.simulate import simulate as run
from tabletown.words import Words

EXAMPLES = """\
tabletown simulate welcome --seats 4 --games 200 --bot random --seed 1 --json
tabletown simulate welcome --games 50 --bot greedy,random --option expert=true
tabletown simulate welcome --seats 1 --games 100 --bot greedy --jobs 1
tabletown simulate welcome --games 50 --bot greedy,random --json --details"""
FIGURES = ("games", "seats", "decisions", "seconds", "decisions_per_second", "mean_scores", "end_reasons")
"""What a program gets; the details add the set-up, first places and points by category."""


def simulate(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-game")],
    seats: Annotated[int, typer.Option("--seats", metavar="N", help="cli-option-seat-count")] = 0,
    games: Annotated[int, typer.Option("--games", metavar="N", help="cli-option-games")] = 1000,
    bot: Annotated[str, typer.Option("--bot", metavar="NAME,…", help="cli-option-bot")] = "random",
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="cli-option-seed")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", min=0, help="cli-option-jobs")] = 0,
    edition: Edition = "",
    option: Options = None,
    cards: Cards = None,
    json: Json = False,
    details: Annotated[bool, typer.Option("--details", help="cli-option-details")] = False,
    lang: Lang = "",
) -> None:
    words = words_of(ctx)
    played = find_game(game, words)
    named = bot.split(",")
    setup = setup_from_options(played, words, edition, seats or (len(named) if len(named) > 1 else 0), option, cards)
    bots = named * setup.seats if len(named) == 1 else named
    workers = jobs if jobs > 0 else os.cpu_count() or 1
    with progress(words("cli-simulate-progress")) as tell:
        report = run(setup, bots, games, seed, min(workers, games), lambda done: tell(done, games), cards)
    if json:
        facts = msgspec.to_builtins(report)
        print_json(facts if details else {name: facts[name] for name in FIGURES})
    else:
        _print(report, words)


def _print(report: Report, words: Words) -> None:
    typer.echo(
        words(
            "cli-simulate-summary",
            games=report.games,
            decisions=report.decisions,
            seconds=f"{report.seconds:.2f}",
            speed=f"{report.decisions_per_second:.0f}",
        )
    )
    titles = ("cli-simulate-seat", "cli-simulate-bot", "cli-simulate-mean", "cli-simulate-wins")
    rows = [[words(title) for title in titles]]
    for seat, bot in enumerate(report.bots):
        wins = f"{100 * report.wins[seat] / report.games:.1f} %"
        rows.append([str(seat + 1), words(f"table-bot-{bot}"), f"{report.mean_scores[seat]:.2f}", wins])
    print_columns(rows, {0, 2, 3})
    if report.seats > 1:
        typer.echo(words("cli-simulate-best", points=f"{report.mean_best_score:.2f}"))
    for reason, count in report.end_reasons.items():
        typer.echo(f"{words(f'{report.game}-end-{reason}')}: {100 * count / report.games:.1f} %")
