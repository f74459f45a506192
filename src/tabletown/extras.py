"""What is not installed with the core: which package belongs to which extra, and the command that brings it.

The command line and the server ask here when an import fails, so that nobody has to read a traceback. It needs only the
standard library.
"""

import json
import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

EXTRAS = {
    "fluent": "terminal",
    "rich": "terminal",
    "typer": "terminal",
    "typst": "print",
    "aiosqlite": "server",
    "cryptography": "server",
    "httpcore": "server",
    "litestar": "server",
    "sqlalchemy": "server",
    "uvicorn": "server",
    "webpush": "server",
    "websockets": "server",
    "psycopg": "postgres",
}


def missing_extra(error: ImportError) -> str:
    """The extra that would have brought the module that could not be imported; empty when none would."""
    return EXTRAS.get((error.name or "").split(".")[0], "")


def extra_for(command_line: list[str]) -> str:
    """The extra with all that this command needs, where not even the command line can be had: nobody shall be sent twice."""
    return {"serve": "server", "admin": "server", "print": "print"}.get("".join(command_line[:1]), "terminal")


def command(extra: str) -> str:
    """What to type to get it. An environment that pipx made is not one into which `pip install` would put anything."""
    if not Path(sys.prefix, "pipx_metadata.json").exists():
        return f"pip install 'tabletown[{extra}]'"
    wanted = f"tabletown[{extra}]{_installed_from()}"
    if Path(sys.prefix).parent.name == "venvs":
        return f"pipx install --force '{wanted}'"
    return f"pipx run --spec '{wanted}' tabletown"


def _installed_from() -> str:
    """The wheel or archive that Tabletown was installed from; nothing where an index had it."""
    try:
        origin = distribution("tabletown").read_text("direct_url.json")
    except PackageNotFoundError:
        return ""
    return f" @ {json.loads(origin)['url']}" if origin else ""
