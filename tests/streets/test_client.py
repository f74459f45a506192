"""The browser has a drawing for every tile of the catalogue and a face for every advisor."""

import re
from pathlib import Path

from tabletown.games.streets import actions
from tabletown.games.streets.catalogue import ADVISORS

BOARD = Path(__file__).parents[2] / "web/src/games/streets"


def test_every_tile_has_a_drawing_and_no_drawing_lacks_its_tile() -> None:
    drawn = []
    for drawings in ("parent", "hipster", "tourist", "shopper", "wild"):
        drawn += re.findall(r"^  ([a-z_]+): \[", (BOARD / f"drawing/buildings/{drawings}.ts").read_text(), re.MULTILINE)
    assert sorted(drawn) == sorted(actions.TILE_IDS)


def test_every_advisor_has_a_face_and_so_has_the_grifter() -> None:
    drawn = re.findall(r"^  ([a-z_]+): \[", (BOARD / "drawing/faces.ts").read_text(), re.MULTILINE)
    assert sorted(drawn) == sorted([*ADVISORS, "grifter"])
