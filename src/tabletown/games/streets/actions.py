"""Every decision in Streets, declared: its number, the same in every position and for ever, and its fields.

Tiles count from 1 in the order of the catalogue, the station and the park last, and are named as in the base edition; x and y
count from the station, to the east and south.
"""

from typing import Final

from tabletown.engine.actions import ActionSpace, Field, Fields, Kind
from tabletown.games.streets.catalogue import BUSINESSES, COLOURS, read
from tabletown.games.streets.geometry import LETTERS, SIDES, WIDTH

_BASE: Final = read("base")
TILE_IDS: Final[list[str]] = [tile.id for tile in _BASE.tile] + [start.id for start in _BASE.start]
STATION: Final = len(_BASE.tile)
PARK: Final = STATION + 1
TILES: Final = PARK + 1
HOMES: Final = STATION + len(COLOURS)
"""Where people can live: a tile's home has its number, the station's four follow, one for each colour."""
HOME_STEP: Final = 64
"""The numbers set aside for homes."""

_TILE: Final = Field("tile", TILES, ids=TILE_IDS)
_HOME: Final = Field("home", HOMES, words=TILE_IDS[:STATION] + [f"{TILE_IDS[STATION]} {colour}" for colour in COLOURS])

ACTIONS: Final = ActionSpace()


def _to_home(name: str, number: int) -> Kind:
    return ACTIONS.kind(name, number, _HOME, also=_tile_of_home)


def _tile_of_home(fields: Fields) -> Fields:
    return {"tile": min(fields["home"], STATION + 1)}


DONE: Final = ACTIONS.kind("done", 0)
SETTLE: Final = ACTIONS.kind("settle", 1)
PASS: Final = ACTIONS.kind("pass", 2)
SIGNS: Final = ACTIONS.kind("signs", 4, Field("signs", 2, zero=0))
TOKEN: Final = ACTIONS.kind("token", 8, Field("business", len(BUSINESSES) - 1, ids=BUSINESSES))
PICK: Final = ACTIONS.kind("pick", 64, _TILE)
ABANDON: Final = ACTIONS.kind("abandon", 128, _TILE)
SCORE: Final = ACTIONS.kind("score", 192, _TILE)
TAKE: Final = ACTIONS.kind("take", 256, _TILE)
SHOW: Final = ACTIONS.kind("show", 320, _TILE)
SEND: Final = _to_home("send", 384)
SEND_ALL: Final = _to_home("send_all", SEND.number + HOME_STEP)
BUILD: Final = ACTIONS.kind(
    *("build", 512, Field("x", WIDTH, SIDES, first=-WIDTH // 2), Field("y", WIDTH, SIDES * WIDTH, first=-WIDTH // 2)),
    Field("side", SIDES, words=LETTERS),
)
