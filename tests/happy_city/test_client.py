"""The browser asks why an action is not possible by its number. Its small table of numbers is ours."""

import re
from pathlib import Path

from tabletown.games.happy_city import actions
from tabletown.games.happy_city.box import DWELLINGS

BOARD = Path(__file__).parents[2] / "web/src/games/happy_city"


def test_the_browser_numbers_actions_as_the_game_does() -> None:
    told = dict(re.findall(r"^const ([A-Z_]+) = (\d+);$", (BOARD / "ask.ts").read_text(), re.MULTILINE))
    assert told == {
        "DRAW": str(actions.DRAW),
        "MARKET": str(actions.MARKET),
        "DISCARD": str(actions.DISCARD),
        "BUY": str(actions.BUY),
        "DWELLINGS": str(DWELLINGS),
        "SPECIAL": str(actions.SPECIAL),
    }


def test_every_card_has_a_drawing_and_no_drawing_lacks_its_card() -> None:
    drawn = re.findall(r'^  ([a-z_]+): \["', (BOARD / "drawing/signs.ts").read_text(), re.MULTILINE)
    cards = [*actions.BUILDINGS, *actions.DWELLING_IDS, *actions.MARKET_IDS, *actions.SPECIAL_IDS]
    assert sorted(drawn) == sorted(cards)
