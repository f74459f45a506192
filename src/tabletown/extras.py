"""What is not installed with the core: which package belongs to which extra, and the command that brings it.

The command line and the server ask here when an import fails, so that nobody has to read a traceback.
"""

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


def command(extra: str) -> str:
    """What to type to get it."""
    return f"pip install 'tabletown[{extra}]'"
