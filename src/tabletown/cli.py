"""The command line `tabletown`: puts the commands together and sees that every mistake ends in one line, never in a traceback.

Exit status: 0 when all went well, 2 for a mistake in what was given, 130 after Ctrl-C.
"""

import os
import sys
from io import TextIOWrapper
from typing import Annotated

import typer

import tabletown
from tabletown.commands import (
    admin,
    bench,
    cards,
    games,
    learn,
    play,
    printing,
    records,
    review,
    rules,
    score,
    serve,
    simulate,
    tune,
)
from tabletown.commands.common import CliError, Lang, words_of
from tabletown.commands.help import Command, Group
from tabletown.commands.mistakes import usage_sentence
from tabletown.engine.bounds import harmless
from tabletown.engine.catalogue import CatalogueError
from tabletown.engine.contract import BadSetup
from tabletown.extras import command, missing_extra
from tabletown.games import GAMES
from tabletown.words import Words, language

MISTAKE = 2
INTERRUPTED = 130
PIPE_CLOSED = 141

app = typer.Typer(
    name="tabletown", cls=Group, add_completion=False, help="cli-tabletown", epilog="tabletown play\ntabletown games"
)
for function, examples in (
    (games.games, games.EXAMPLES),
    (play.play, play.EXAMPLES),
    (learn.learn, learn.EXAMPLES),
    (rules.rules, rules.EXAMPLES),
    (cards.cards, cards.EXAMPLES),
    (score.score, score.EXAMPLES),
    (printing.print_, printing.EXAMPLES),
    (records.replay, records.REPLAY_EXAMPLES),
    (records.verify, records.VERIFY_EXAMPLES),
    (review.review, review.EXAMPLES),
    (simulate.simulate, simulate.EXAMPLES),
    (tune.tune, tune.EXAMPLES),
    (bench.bench, bench.EXAMPLES),
    (serve.serve, serve.EXAMPLES),
):
    name = function.__name__.rstrip("_")
    app.command(name, cls=Command, help=f"cli-{name}", epilog=examples)(function)


app.add_typer(admin.app, name="admin")


@app.callback(invoke_without_command=True)
def root(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-option-version")] = False,
    lang: Lang = "",
) -> None:
    if version:
        words = words_of(ctx)
        way = words("cli-compiled" if tabletown.compiled() else "cli-interpreted")
        typer.echo(words("cli-version", version=tabletown.__version__, way=way))
    elif ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a letter gets a question mark, not the end of the game.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run the command line and return its exit status."""
    words = Words(language(_language_in(arguments), os.environ))
    for name, reason in GAMES.broken.items():
        _complain(words("cli-broken-game", name=name, reason=reason))
    try:
        status = typer.main.get_command(app).main(arguments, prog_name="tabletown", standalone_mode=False, obj=words)
        sys.stdout.flush()
    except CliError as trouble:
        return _complain(str(trouble))
    except BadSetup as bad:
        return _complain(f"{bad.field}: {words.setup(bad)}")
    except CatalogueError as wrong:
        return _complain(str(wrong))
    except typer.TyperException as usage:
        return _complain(usage_sentence(usage, words))
    except ImportError as error:
        extra = missing_extra(error)
        if not extra:
            raise
        return _complain(words("cli-missing-extra", package=str(error.name), command=command(extra)))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except (BrokenPipeError, SystemExit):
        # Whoever read our output has gone; Typer exits when it notices first. Python would complain once more at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    return status if isinstance(status, int) else 0


def _complain(text: str) -> int:
    print(f"tabletown: {harmless(text)}", file=sys.stderr)
    return MISTAKE


def _language_in(arguments: list[str]) -> str:
    """The language asked for, looked up before parsing: help and complaints about the other arguments need it."""
    for place, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.partition("=")[2]
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
    return ""


if __name__ == "__main__":
    main()
