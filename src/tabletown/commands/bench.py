"""`tabletown bench`: how fast the engine is, beside a peer in the same run."""

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from tabletown.commands.common import CliError, Json, Lang, print_json
from tabletown.lab.bench import BenchError
from tabletown.lab.bench import bench as run
from tabletown.lab.bench_page import lines, write_page

EXAMPLES = "tabletown bench\ntabletown bench --quick --page -\ntabletown bench --json"
NOWHERE = "-"


def bench(
    quick: Annotated[bool, typer.Option("--quick", help="cli-option-quick")] = False,
    page: Annotated[str, typer.Option("--page", metavar="FILE", help="cli-option-page")] = "docs/benchmarks.md",
    folder: Annotated[Path, typer.Option("--folder", metavar="FOLDER", help="cli-option-folder")] = Path(".cache"),
    json: Json = False,
    lang: Lang = "",
) -> None:
    try:
        found = run(quick, folder, lambda text: print(text, file=sys.stderr))
        if page != NOWHERE:
            write_page(found, Path(page))
    except BenchError as problem:
        raise CliError(str(problem)) from None
    except OSError as problem:
        raise CliError(f"{problem.filename}: {problem.strerror}") from None
    if json:
        print_json(msgspec.to_builtins(found, str_keys=True))
    else:
        typer.echo("\n".join(lines(found)))
