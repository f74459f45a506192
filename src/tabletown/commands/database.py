"""Which database a command works on, and how what is wrong with it is told: what `tabletown admin` and `serve` share."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar
from urllib.parse import urlsplit

import typer

from tabletown.commands.common import CliError
from tabletown.words import Words

if TYPE_CHECKING:
    from tabletown.server.storage import Storage

Result = TypeVar("Result")

Database = Annotated[
    str, typer.Option("--database", metavar="URL", envvar="TABLETOWN_DATABASE", help="cli-option-database")
]
Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="cli-option-data")]


def address(database: str, data: Path | None, words: Words) -> str:
    """Of the database that the command line, the environment or the file of TABLETOWN_CONFIG names."""
    from tabletown.server.options import BadMail, BadOptions, read
    from tabletown.server.run import database_url, default_data_dir

    if database != os.environ.get("TABLETOWN_DATABASE", ""):
        demand_no_password(database, words)
    try:
        options = read(os.environ)
    except BadOptions as bad:
        raise CliError(str(bad)) from None
    except BadMail as bad:
        raise CliError(words("cli-bad-mail", name=str(bad))) from None
    kept = data or (Path(options.data) if options.data else default_data_dir())
    return database_url(database or ("" if data else options.database), kept)


def demand_no_password(database: str, words: Words) -> None:
    """Everybody on the machine can read what was typed."""
    if has_password(database):
        raise CliError(f"--database: {words('cli-password-typed')}")


def has_password(database: str) -> bool:
    try:
        return bool("://" in database and urlsplit(database).password)
    except ValueError:
        return False


def existing(database: str, data: Path | None, words: Words) -> str:
    """The address of a database that is there: looking at none should not make one."""
    url = address(database, data, words)
    file = Path(url.partition(":///")[2])
    if url.startswith("sqlite") and not file.exists():
        raise CliError(f"{file}: {words('admin-no-database')}")
    return url


def run_on(database: str, data: Path | None, words: Words, work: Callable[["Storage"], Awaitable[Result]]) -> Result:
    """Do it with what a database that is there keeps."""
    from tabletown.server import upkeep

    async def opened() -> Result:
        async with upkeep.opened(existing(database, data, words)) as storage:
            return await work(storage)

    return run(opened(), words)


def run(work: Coroutine[None, None, Result], words: Words) -> Result:
    """Do it; what is wrong with files or the database ends in one line."""
    from sqlalchemy.exc import SQLAlchemyError

    from tabletown.server.schema import WrongVersion

    os.umask(0o077)  # what is made here holds the key of the cookies and the seeds of running games
    try:
        return asyncio.run(work)
    except (SQLAlchemyError, WrongVersion) as broken:
        reason = str(getattr(broken, "orig", None) or broken).strip().splitlines()[0]
        raise CliError(f"--database: {words('cli-bad-database', reason=reason)}") from None
    except OSError as problem:
        raise CliError(f"{problem.filename or '--database'}: {problem.strerror or problem}") from None
