"""`tabletown admin` about people: list them, show what is kept of one, forget one, sign one out; and the key of all cookies."""

from time import gmtime, strftime
from typing import Annotated, TypeVar

import typer

from tabletown.commands.common import CliError, Json, Lang, print_columns, print_json, words_of
from tabletown.commands.database import Data, Database, run_on
from tabletown.words import Words

Found = TypeVar("Found")
PERSON_COLUMNS = ("person", "names", "seats", "running", "seen")
PersonId = Annotated[str, typer.Argument(metavar="PERSON", help="cli-argument-person")]


def people(ctx: typer.Context, database: Database = "", data: Data = None, json: Json = False, lang: Lang = "") -> None:
    import msgspec

    from tabletown.server import upkeep_people

    words = words_of(ctx)
    found = run_on(database, data, words, upkeep_people.people)
    if json:
        print_json([msgspec.to_builtins(person) for person in found])
        return
    rows = [[words(f"admin-column-{title}") for title in PERSON_COLUMNS]]
    for each in found:
        when = strftime("%Y-%m-%d %H:%M", gmtime(each.seen))
        rows.append([each.short, ", ".join(each.names), str(each.seats), str(each.running), when])
    print_columns(rows, {2, 3})


def export(ctx: typer.Context, person: PersonId, database: Database = "", data: Data = None, lang: Lang = "") -> None:
    import msgspec

    from tabletown.server import upkeep_people

    words = words_of(ctx)
    found = run_on(database, data, words, lambda storage: upkeep_people.export(storage, person))
    print_json(msgspec.to_builtins(_found(found, person, words)))


def erase(ctx: typer.Context, person: PersonId, database: Database = "", data: Data = None, lang: Lang = "") -> None:
    from tabletown.server import upkeep_people

    words = words_of(ctx)
    count = run_on(database, data, words, lambda storage: upkeep_people.erase(storage, person))
    typer.echo(words("admin-erased", count=_found(count, person, words)))


def sign_out(ctx: typer.Context, person: PersonId, database: Database = "", data: Data = None, lang: Lang = "") -> None:
    from tabletown.server import upkeep_people

    words = words_of(ctx)
    found = run_on(database, data, words, lambda storage: upkeep_people.sign_out(storage, person))
    _found(found, person, words)
    typer.echo(words("admin-signed-out"))


def new_key(
    ctx: typer.Context,
    at_once: Annotated[bool, typer.Option("--at-once", help="cli-option-at-once")] = False,
    database: Database = "",
    data: Data = None,
    lang: Lang = "",
) -> None:
    words = words_of(ctx)
    run_on(database, data, words, lambda storage: storage.sessions.new_key(at_once))
    typer.echo(words("admin-new-key-at-once" if at_once else "admin-new-key"))


def _found(found: Found | None, person: str, words: Words) -> Found:
    """Nothing where the beginning of the hash is nobody's, or of several."""
    if found is None:
        raise CliError(f"{person}: {words('admin-no-person')}")
    return found
