"""The browser asks why an action is not possible by its number. Its small table of numbers is ours."""

import re
from pathlib import Path

from tabletown.games.welcome import actions
from tabletown.games.welcome.board import ROW

ASK = Path(__file__).parents[2] / "web/src/games/welcome/ask.ts"


def test_the_browser_numbers_actions_as_the_game_does() -> None:
    told = dict(re.findall(r"^const ([A-Z_]+) = (\d+);$", ASK.read_text(), re.MULTILINE))
    assert told == {
        "ROW": str(ROW),
        "PLAN": str(actions.PLAN),
        "AGENT": str(actions.AGENT),
        "FENCE": str(actions.FENCE),
        "ROUNDABOUT": str(actions.ROUNDABOUT),
        "BIS_LEFT": str(actions.BIS_LEFT),
        "BIS_RIGHT": str(actions.BIS_RIGHT),
        "ESTATE": str(actions.ESTATE),
        "WRITE": str(actions.WRITE),
    }


def test_the_browser_numbers_the_effects_without_a_place_as_the_game_does() -> None:
    told = dict(re.findall(r"^  (park|pool|temp): (\d+),$", ASK.read_text(), re.MULTILINE))
    assert told == {"park": str(actions.PARK), "pool": str(actions.POOL), "temp": str(actions.TEMP)}
