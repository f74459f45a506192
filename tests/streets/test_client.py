"""The browser asks why an action is not possible by its number. Its small table of numbers is ours."""

import re
from pathlib import Path

from tabletown.games.streets import actions, geometry
from tabletown.games.streets.catalogue import ADVISORS

BOARD = Path(__file__).parents[2] / "web/src/games/streets"


def test_the_browser_numbers_actions_as_the_game_does() -> None:
    told = dict(re.findall(r"^const ([A-Z_]+) = (\d+);$", (BOARD / "ask.ts").read_text(), re.MULTILINE))
    assert told == {
        "PICK": str(actions.PICK),
        "ABANDON": str(actions.ABANDON),
        "SCORE": str(actions.SCORE),
        "TAKE": str(actions.TAKE),
        "SHOW": str(actions.SHOW),
        "SEND": str(actions.SEND),
        "BUILD": str(actions.BUILD),
        "WIDTH": str(geometry.WIDTH),
        "ORIGIN": str(geometry.ORIGIN),
        "STATION": str(actions.STATION),
    }


def test_every_tile_has_a_drawing_and_no_drawing_lacks_its_tile() -> None:
    drawn = []
    for drawings in ("parent", "hipster", "tourist", "shopper", "wild"):
        drawn += re.findall(r"^  ([a-z_]+): \[", (BOARD / f"drawing/buildings/{drawings}.ts").read_text(), re.MULTILINE)
    assert sorted(drawn) == sorted(actions.TILE_IDS)


def test_every_advisor_has_a_face_and_so_has_the_grifter() -> None:
    drawn = re.findall(r"^  ([a-z_]+): \[", (BOARD / "drawing/faces.ts").read_text(), re.MULTILINE)
    assert sorted(drawn) == sorted([*ADVISORS, "grifter"])
