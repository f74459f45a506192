"""The browser asks why something cannot be done by the number of the action; its few numbers are those of the engine."""

import re
from pathlib import Path

from tabletown.games.dream_home import actions, board

ASK = Path(__file__).parents[2] / "web/src/games/dream_home/ask.ts"


def test_the_browser_means_the_same_actions() -> None:
    found = dict(re.findall(r"^const ([A-Z]+) = (\d+);$", ASK.read_text(encoding="utf-8"), re.MULTILINE))
    assert len(found) == 11
    assert found.pop("ROW") == str(board.ROW)
    assert found == {name: str(getattr(actions, name)) for name in found}
