"""The browser has a drawing for every card of the catalogue."""

import re
from pathlib import Path

from tabletown.games.happy_city import actions

BOARD = Path(__file__).parents[2] / "web/src/games/happy_city"


def test_every_card_has_a_drawing_and_no_drawing_lacks_its_card() -> None:
    drawn = re.findall(r'^  ([a-z_]+): \["', (BOARD / "drawing/signs.ts").read_text(), re.MULTILINE)
    cards = [*actions.BUILDINGS, *actions.DWELLING_IDS, *actions.MARKET_IDS, *actions.SPECIAL_IDS]
    assert sorted(drawn) == sorted(cards)
