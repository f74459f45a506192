"""Every game's folder has the same files for the same things: those that docs/architecture.md lists."""

import re
from pathlib import Path

import pytest

from tabletown.games import GAMES

ROOT = Path(__file__).parent.parent
LISTED = re.compile(r"^\| `([\w/]+\.py)` \|", re.M)


def listed() -> set[str]:
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    return set(LISTED.findall(page))


def files(game: str) -> set[str]:
    folder = ROOT / "src/tabletown/games" / game
    return {str(path.relative_to(folder)) for path in folder.rglob("*.py") if path.name != "__init__.py"}


@pytest.mark.parametrize("game", GAMES.own)
def test_a_game_has_every_file_that_is_listed(game: str) -> None:
    assert sorted(listed() - files(game)) == []


def test_what_all_games_have_is_listed() -> None:
    assert sorted(set.intersection(*(files(game) for game in GAMES.own)) - listed()) == []
