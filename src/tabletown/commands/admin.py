"""`tabletown admin`: what an operator does with a server's database, also while the server runs."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import gmtime, strftime
from typing import TYPE_CHECKING, Annotated

import typer

from tabletown.commands.admin_people import erase, export, new_key, people, sign_out
from tabletown.commands.common import CliError, Json, Lang, print_columns, print_json, words_of
from tabletown.commands.database import Data, Database, address, existing, run, run_on
from tabletown.commands.help import Command, Group
from tabletown.commands.progress import progress
from tabletown.words import Words

if TYPE_CHECKING:
    from tabletown.server.storage import Storage

COLUMNS = ("table", "game", "stage", "updated", "moves", "people")
STAGES = ("open", "running", "over", "left")

TableId = Annotated[str, typer.Argument(metavar="TABLE", help="cli-argument-table")]
Stage = Annotated[list[str] | None, typer.Option("--stage", metavar="|".join(STAGES), help="cli-option-stage")]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-argument-backup")]

app = typer.Typer(name="admin", cls=Group, help="cli-admin", epilog="tabletown admin tables\ntabletown admin check")
EXAMPLES = {
    "backup": "tabletown admin backup tabletown.backup",
    "restore": "tabletown admin restore tabletown.backup --database /srv/new.sqlite3\n"
    "TABLETOWN_DATABASE=postgresql://localhost/tabletown tabletown admin restore tabletown.backup",
    "tables": "tabletown admin tables --stage running\ntabletown admin tables --older-than 30 --json",
    "close": "tabletown admin close RoKb9rNcTlGMi3jJd3vaQw",
    "remove": "tabletown admin remove RoKb9rNcTlGMi3jJd3vaQw",
    "prune": "tabletown admin prune --older-than 90 --dry-run\ntabletown admin prune --older-than 90 --stage left",
    "check": "tabletown admin check\ntabletown admin check --json",
    "people": "tabletown admin people\ntabletown admin people --json",
    "export": "tabletown admin export 4f2a9c01",
    "erase": "tabletown admin erase 4f2a9c01",
    "sign-out": "tabletown admin sign-out 4f2a9c01",
    "new-key": "tabletown admin new-key\ntabletown admin new-key --at-once",
}


@app.callback(invoke_without_command=True)
def root(ctx: typer.Context, lang: Lang = "") -> None:
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


def backup(ctx: typer.Context, file: BackupFile, database: Database = "", data: Data = None, lang: Lang = "") -> None:
    from tabletown.server.backup import back_up

    words = words_of(ctx)
    if file.exists():
        raise CliError(f"{file}: {words('admin-file-exists')}")
    with progress(words("admin-rows")) as tell:
        rows = run(back_up(existing(database, data, words), file, tell), words)
    typer.echo(words("admin-backup-done", rows=rows, file=str(file)))


def restore(ctx: typer.Context, file: BackupFile, database: Database = "", data: Data = None, lang: Lang = "") -> None:
    from tabletown.server.backup import BadBackup
    from tabletown.server.backup import restore as read_back

    words = words_of(ctx)
    try:
        with progress(words("admin-rows")) as tell:
            rows = run(read_back(address(database, data, words), file, tell), words)
    except BadBackup as bad:
        raise CliError(f"{file}: {words(bad.message, bad.details)}") from None
    typer.echo(words("admin-restore-done", rows=rows))


def tables(
    ctx: typer.Context,
    stage: Stage = None,
    older_than: Annotated[int, typer.Option("--older-than", metavar="DAYS", min=0, help="cli-option-older")] = 0,
    database: Database = "",
    data: Data = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    import msgspec

    from tabletown.server import upkeep

    words = words_of(ctx)
    stages = _stages(stage, STAGES, words)

    found = run_on(database, data, words, lambda storage: upkeep.tables(storage, stages, older_than))
    if json:
        print_json([msgspec.to_builtins(table) for table in found])
        return
    rows = [[words(f"admin-column-{title}") for title in COLUMNS]]
    for table in found:
        when = strftime("%Y-%m-%d %H:%M", gmtime(table.updated))
        rows.append([table.id, table.game, table.stage, when, str(table.moves), ", ".join(table.seats)])
    print_columns(rows, {4})


def close(ctx: typer.Context, table: TableId, database: Database = "", data: Data = None, lang: Lang = "") -> None:
    from tabletown.server import upkeep

    words = words_of(ctx)
    with _of_table(table, words):
        run_on(database, data, words, lambda storage: upkeep.close(storage, table))
    typer.echo(words("admin-closed"))


def remove(ctx: typer.Context, table: TableId, database: Database = "", data: Data = None, lang: Lang = "") -> None:
    from tabletown.server import upkeep

    words = words_of(ctx)
    with _of_table(table, words):
        run_on(database, data, words, lambda storage: upkeep.remove(storage, table))
    typer.echo(words("admin-removed", count=1))


def prune(
    ctx: typer.Context,
    older_than: Annotated[int, typer.Option("--older-than", metavar="DAYS", min=1, help="cli-option-older")],
    stage: Stage = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="cli-option-dry-run")] = False,
    database: Database = "",
    data: Data = None,
    lang: Lang = "",
) -> None:
    from tabletown.server import upkeep

    words = words_of(ctx)
    stages = _stages(stage, upkeep.FINISHED, words)

    async def work(storage: "Storage") -> int:
        if dry_run:
            return len(await upkeep.old(storage, older_than, stages))
        with progress(words("admin-tables")) as tell:
            return await upkeep.prune(storage, older_than, stages, tell)

    count = run_on(database, data, words, work)
    typer.echo(words("admin-would-remove" if dry_run else "admin-removed", count=count))


def check(ctx: typer.Context, database: Database = "", data: Data = None, json: Json = False, lang: Lang = "") -> None:
    import msgspec

    from tabletown.server import upkeep

    words = words_of(ctx)
    with progress(words("admin-tables")) as tell:
        count, faults = run_on(database, data, words, lambda storage: upkeep.check(storage, tell))
    if json:
        print_json({"tables": count, "faults": [msgspec.to_builtins(fault) for fault in faults]})
    else:
        for fault in faults:
            typer.echo(f"{fault.id}  {fault.game}  {words(fault.reason)}")
        typer.echo(words("admin-checked", count=count, faults=len(faults)))
    if faults:
        raise typer.Exit(2)


for function in (backup, restore, tables, close, remove, prune, check, people, export, erase, sign_out, new_key):
    name = function.__name__.replace("_", "-")
    app.command(name, cls=Command, help=f"cli-admin-{name}", epilog=EXAMPLES[name])(function)


def _stages(asked: list[str] | None, default: tuple[str, ...], words: Words) -> tuple[str, ...]:
    for stage in asked or ():
        if stage not in STAGES:
            raise CliError(f"--stage: {words('cli-one-of', allowed=', '.join(STAGES))}")
    return tuple(asked) if asked else default


@contextmanager
def _of_table(table: str, words: Words) -> Iterator[None]:
    """What stands against it is said of this table."""
    from tabletown.server import upkeep

    try:
        yield
    except upkeep.NoSuchTable:
        raise CliError(f"{table}: {words('error-no-table')}") from None
    except upkeep.StillRunning:
        raise CliError(f"{table}: {words('admin-still-running')}") from None
    except upkeep.StillCounts:
        raise CliError(f"{table}: {words('admin-still-counts')}") from None
