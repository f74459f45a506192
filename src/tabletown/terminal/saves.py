"""Saved games: records of running games, in a file that the player names or in the user's state folder."""

import os
from datetime import datetime
from pathlib import Path


def folder() -> Path:
    """Where games are kept when no file is named."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "tabletown"


def new_file(game: str) -> Path:
    """A file that does not exist yet."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path = folder() / f"{game}-{stamp}.txt"
    number = 2
    while path.exists():
        path = folder() / f"{game}-{stamp}-{number}.txt"
        number += 1
    return path


def write(path: Path, text: str) -> None:
    """Write the file whole or not at all: a save must not destroy the one before it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(f"{path.name}.part")
    half.write_text(text, encoding="utf-8")
    half.replace(path)


def last() -> Path | None:
    """The newest unfinished game of the state folder."""
    found = [path for path in folder().glob("*.txt") if b"\nended: " not in path.read_bytes()]
    return max(found, key=lambda path: path.stat().st_mtime, default=None)
