"""`tabletown serve`: tables over the network, with the browser client."""

from pathlib import Path
from typing import Annotated

import typer

from tabletown.commands.common import Lang, Trouble, speak

EXAMPLES = """\
tabletown serve
tabletown serve --host 0.0.0.0 --port 8000 --no-browser
tabletown serve --database postgresql://user:password@localhost/tabletown --workers 2"""

LOG_LEVELS = ("debug", "info", "warning", "error")


def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="cli-option-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535, help="cli-option-port")] = 0,
    database: Annotated[str, typer.Option("--database", metavar="URL", help="cli-option-database")] = "",
    data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="cli-option-data")] = None,
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=1, help="cli-option-workers")] = 1,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="cli-option-no-browser")] = False,
    log_level: Annotated[str, typer.Option("--log-level", metavar="LEVEL", help="cli-option-log-level")] = "",
    lang: Lang = "",
) -> None:
    # Only here: the server's packages take a while to load, and no other command needs them.
    from tabletown.server.run import BadDatabase
    from tabletown.server.run import serve as run

    words = speak(ctx)
    if log_level and log_level.lower() not in LOG_LEVELS:
        raise Trouble(f"--log-level: {words('cli-one-of', allowed=', '.join(LOG_LEVELS))}")
    try:
        run(host, port, database, data, not no_browser, workers, log_level)
    except BadDatabase as bad:
        raise Trouble(f"--database: {words('cli-bad-database', reason=str(bad))}") from None
    except OSError as problem:
        place = problem.filename or (f"{host}:{port}" if port else host)
        raise Trouble(f"{place}: {problem.strerror or problem}") from None
