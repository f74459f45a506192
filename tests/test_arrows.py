"""Arrows between the rooms point one way: the engine knows nobody, games know the engine, no host knows another."""

import ast
from pathlib import Path

import pytest

TOWN = Path(__file__).parent.parent / "src/tabletown"
SPEECH = {"words", "forms", "drawing"}
KNOWS = {
    "engine": {"engine"},
    "games": {"engine", "games"},
    "bots": {"engine", "games", "bots"},
    "coach": {"engine", "games", "bots", "coach"},
    "lessons": {"engine", "games", "lessons"},
    "lab": {"engine", "games", "bots", "coach", "lab", "server"},
    "terminal": {"engine", "games", "bots", "coach", "lessons", "terminal", *SPEECH},
    "printing": {"engine", "games", "printing", *SPEECH},
    "server": {"engine", "games", "bots", "coach", "lessons", "printing", "server", "extras", "words", "lookalikes"},
    "words": {"engine", "games", "words", "lookalikes"},
    "lookalikes": set[str](),
    "forms": {"engine", "words"},
    "drawing": set[str](),
    "extras": set[str](),
    "library": {"engine", "games", "bots"},
}
ALL_GAMES = {Path("games/__init__.py"), Path("server/views.py")}
"""The lists of games; no other file knows two of them."""


def imports(file: Path) -> set[str]:
    """The modules of Tabletown that a file imports, also inside functions and only for types."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    return {name.removeprefix("tabletown.") for name in found if name.startswith("tabletown.")} - {"__version__"}


def files() -> list[Path]:
    return [path.relative_to(TOWN) for path in sorted(TOWN.rglob("*.py"))]


@pytest.mark.parametrize("room", KNOWS)
def test_a_room_knows_only_those_below_it(room: str) -> None:
    for file in (path for path in files() if path.parts[0] in (room, f"{room}.py")):
        allowed = KNOWS[room] | (SPEECH if {"terminal", "paper"} & set(file.parts[1:]) else set())
        strangers = {name for name in imports(TOWN / file) if name.split(".")[0] not in allowed}
        assert not strangers, f"{file} knows {sorted(strangers)}"


def test_no_file_but_the_lists_knows_two_games() -> None:
    games = {path.name for path in (TOWN / "games").iterdir() if (path / "game.py").exists()}
    for file in files():
        known = {name.split(".")[1] for name in imports(TOWN / file) if name.startswith("games.")} & games
        own = {file.parts[1]} if file.parts[0] == "games" and len(file.parts) > 2 else set()
        assert file in ALL_GAMES or len(known | own) <= 1, f"{file} knows {sorted(known | own)}"


def test_games_do_not_reach_for_the_shelf() -> None:
    for file in (path for path in files() if path.parts[0] == "games" and len(path.parts) > 2):
        assert "games.GAMES" not in imports(TOWN / file), file
