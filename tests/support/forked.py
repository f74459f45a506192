"""Runs `tabletown` as `support.command` does, but in a process that is forked from one that has loaded it: for tests that call
it a dozen times and ask what it does, not how it starts."""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from support.command import Run, environment
from support.tabletown_server import PATIENCE, nursery


def _run(arguments: tuple[str, ...], variables: dict[str, str], out: Path, err: Path) -> None:
    os.environ.clear()
    os.environ.update(variables)
    for stream, file in ((sys.stdout, out), (sys.stderr, err)):
        with file.open("wb") as sink:
            os.dup2(sink.fileno(), stream.fileno())
    from tabletown import cli  # the nursery has loaded it; this process forks from there

    sys.argv = ["tabletown", *arguments]
    cli.main()


def tabletown(folder: Path, *arguments: str, **variables: str) -> Run:
    with TemporaryDirectory() as said:
        out, err = Path(said, "out"), Path(said, "err")
        process = nursery.Process(target=_run, args=(arguments, {**environment(folder), **variables}, out, err))
        process.start()
        process.join(PATIENCE)
        assert process.exitcode is not None, "the command does not end"
        return Run(process.exitcode, out.read_text(encoding="utf-8"), err.read_text(encoding="utf-8"))
