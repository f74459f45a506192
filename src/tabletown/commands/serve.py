"""`tabletown serve`: tables over the network, with the browser client."""

import os
from pathlib import Path
from typing import Annotated

import typer

from tabletown.commands.common import CliError, Lang, words_of
from tabletown.commands.database import demand_no_password
from tabletown.words import Words

EXAMPLES = """\
tabletown serve
tabletown serve --host 0.0.0.0 --port 8000 --no-browser
tabletown serve --config /etc/tabletown.toml --workers 2"""

LOG_LEVELS = ("debug", "info", "warning", "error")


def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="cli-option-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535, help="cli-option-port")] = 0,
    database: Annotated[
        str, typer.Option("--database", metavar="URL", envvar="TABLETOWN_DATABASE", help="cli-option-database")
    ] = "",
    data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="cli-option-data")] = None,
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=1, help="cli-option-workers")] = 1,
    config: Annotated[Path | None, typer.Option("--config", metavar="FILE", help="cli-option-config")] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="cli-option-no-browser")] = False,
    log_level: Annotated[str, typer.Option("--log-level", metavar="LEVEL", help="cli-option-log-level")] = "",
    lang: Lang = "",
) -> None:
    # Only here: the server's packages take a while to load, and no other command needs them.
    from tabletown.server.options import BadMail, BadOptions, read
    from tabletown.server.run import BadDatabase
    from tabletown.server.run import serve as run

    words = words_of(ctx)
    try:
        options = read(os.environ, config)
        for name, value in _typed(ctx, words).items():
            setattr(options, name, value)
        if options.log_level and options.log_level.lower() not in LOG_LEVELS:
            raise CliError(f"--log-level: {words('cli-one-of', allowed=', '.join(LOG_LEVELS))}")
        run(options, not no_browser)
    except BadOptions as bad:
        raise CliError(str(bad)) from None
    except BadDatabase as bad:
        raise CliError(f"--database: {words('cli-bad-database', reason=str(bad))}") from None
    except BadMail as bad:
        raise CliError(words("cli-bad-mail", name=str(bad))) from None
    except OSError as problem:
        place = problem.filename or (f"{host}:{port}" if port else host)
        raise CliError(f"{place}: {problem.strerror or problem}") from None


def _typed(ctx: typer.Context, words: Words) -> dict[str, str | int]:
    """What stands on the command line, which wins over the environment and the file. Everybody on the machine can read it, so
    no password may stand there."""
    found: dict[str, str | int] = {}
    for name in ("host", "port", "workers", "data", "database", "log_level"):
        source = ctx.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            found[name] = ctx.params[name] if isinstance(ctx.params[name], int) else str(ctx.params[name])
    demand_no_password(str(found.get("database", "")), words)
    return found
