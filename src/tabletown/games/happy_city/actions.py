"""Every decision in Happy City, declared: its number, the same in every position and for ever, and its fields.

Cards are named as in the base edition, whatever an overlay changes; the order of the catalogue never changes.
"""

from collections.abc import Sequence
from typing import Final

from tabletown.engine.actions import ActionSpace, Field
from tabletown.games.happy_city.box import DECKS, DWELLINGS
from tabletown.games.happy_city.catalogue import MOST_SEATS, read

_BASE: Final = read("base")
BUILDINGS: Final[list[str]] = [building.id for building in _BASE.building]
DWELLING_IDS: Final[list[str]] = [dwelling.id for dwelling in _BASE.dwelling]
MARKET_IDS: Final[list[str]] = [market.id for market in _BASE.market]
SPECIAL_IDS: Final[list[str]] = [special.id for special in (*_BASE.family, *_BASE.expert)]


def _cards(name: str, ids: Sequence[str]) -> Field:
    return Field(name, len(ids), ids=ids)


_SEAT: Final = Field("seat", MOST_SEATS)
_BUILDING: Final = _cards("building", BUILDINGS)

ACTIONS: Final = ActionSpace()
KEEP: Final = ACTIONS.kind("keep", 0)
COIN: Final = ACTIONS.kind("coin", 1)
DONE: Final = ACTIONS.kind("done", 2)
CHANCE: Final = ACTIONS.kind("chance", 3)
DRAW: Final = ACTIONS.kind("draw", 8, Field("deck", DECKS))
MARKET: Final = ACTIONS.kind("market", 16, _cards("market", MARKET_IDS))
BORROW: Final = ACTIONS.kind("borrow", 24, _SEAT)
COPY: Final = ACTIONS.kind("copy", 32, _SEAT)
MODEL: Final = ACTIONS.kind("model", 40, _SEAT)
DISCARD: Final = ACTIONS.kind("discard", 64, _BUILDING)
BUY: Final = ACTIONS.kind("buy", 128, _BUILDING)
DWELLING: Final = ACTIONS.kind(
    "dwelling", BUY.number + DWELLINGS, _cards("dwelling", DWELLING_IDS), text="buy {dwelling}"
)
SPECIAL: Final = ACTIONS.kind("special", 192, _cards("special", SPECIAL_IDS))
