"""Every decision in Streets as a small number, the same in every position, with its move and its notation.

Both ways are pure tables: nothing here looks at a position. Numbers are part of records, so they never change; a new
decision takes a free range. Tiles count from 0 in the order of the catalogue, the station and the park last.
"""

from typing import Final

from tabletown.engine.contract import Move
from tabletown.games.streets.catalogue import BUSINESSES, COLOURS
from tabletown.games.streets.catalogue import read as read_catalogue
from tabletown.games.streets.geometry import CELLS, LETTERS, SIDES, cell_at, x_of, y_of

DONE: Final = 0  # the turn is over
SETTLE: Final = 1  # everybody who is still to move goes the suggested way
PASS: Final = 2  # the entrepreneur shows nothing
SIGNS: Final = 4  # + number of signs on the new building
TOKEN: Final = 8  # + kind of business
PICK: Final = 64  # + tile of the hand
ABANDON: Final = 128  # + building
SCORE: Final = 192  # + first building of a closed street
TAKE: Final = 256  # + building whose business is taken
SHOW: Final = 320  # + tile of the hand that the entrepreneur counts
SEND: Final = 384  # + home, one person
SEND_ALL: Final = 448  # + home, all who are left of its colour
BUILD: Final = 512  # + cell * 4 + side of the road
END: Final = BUILD + CELLS * SIDES

# The order of the catalogue is the same for ever; names are those of the base edition, whatever an overlay changes.
_BASE: Final = read_catalogue("base")
TILE_IDS: Final[list[str]] = [tile.id for tile in _BASE.tile] + [start.id for start in _BASE.start]
STATION: Final = len(_BASE.tile)
PARK: Final = STATION + 1
TILES: Final = PARK + 1
HOMES: Final = STATION + len(COLOURS)
"""Where people can live: a tile's home has its number, the station's four follow, one for each colour."""
KINDS_OF_TOKENS: Final = len(BUSINESSES) - 1

SIMPLE: Final = {DONE: "done", SETTLE: "settle", PASS: "pass"}
TILED: Final = {PICK: "pick", ABANDON: "abandon", SCORE: "score", TAKE: "take", SHOW: "show"}
HOMED: Final = {SEND: "send", SEND_ALL: "send_all"}
RANGE: Final = 64


def move(action: int) -> Move:
    """The readable form. Tiles, homes, kinds and sides count from 1; x and y from the station, to the east and south."""
    if action in SIMPLE:
        return Move(SIMPLE[action], {})
    if action in (SIGNS + 1, SIGNS + 2):
        return Move("signs", {"signs": action - SIGNS})
    if TOKEN <= action < TOKEN + KINDS_OF_TOKENS:
        return Move("token", {"business": action - TOKEN + 1})
    start = action - action % RANGE
    if start in TILED and action - start < TILES:
        return Move(TILED[start], {"tile": action - start + 1})
    if start in HOMED and action - start < HOMES:
        home = action - start
        return Move(HOMED[start], {"home": home + 1, "tile": min(home, STATION) + 1})
    if BUILD <= action < END:
        cell, side = (action - BUILD) // SIDES, (action - BUILD) % SIDES
        return Move("build", {"x": x_of(cell), "y": y_of(cell), "side": side + 1})
    raise ValueError(f"{action} is no action of Streets")


def notate(action: int) -> str:
    """How a record writes the action: `pick starter_home`, `build -1 0 E`, `send station hipster`."""
    told = move(action)
    if told.kind == "build":
        return f"build {told.fields['x']} {told.fields['y']} {LETTERS[told.fields['side'] - 1]}"
    if told.kind == "token":
        return f"token {BUSINESSES[told.fields['business'] - 1]}"
    if "home" in told.fields:
        return f"{told.kind} {home_id(told.fields['home'] - 1)}"
    if "tile" in told.fields:
        return f"{told.kind} {TILE_IDS[told.fields['tile'] - 1]}"
    return " ".join([told.kind, *(str(value) for value in told.fields.values())])


def home_id(home: int) -> str:
    return TILE_IDS[home] if home < STATION else f"{TILE_IDS[STATION]} {COLOURS[home - STATION]}"


def _table() -> dict[str, int]:
    table: dict[str, int] = {}
    for action in range(BUILD):
        try:
            table[notate(action)] = action
        except ValueError:
            continue
    return table


_ACTIONS: Final[dict[str, int]] = _table()


def read(text: str) -> int:
    """The action that a record's words mean; raises ValueError when they mean none."""
    if text in _ACTIONS:
        return _ACTIONS[text]
    words = text.split(" ")
    if len(words) != 4 or words[0] != "build" or len(words[3]) != 1 or words[3] not in LETTERS:
        raise ValueError(text)
    action = BUILD + cell_at(int(words[1]), int(words[2])) * SIDES + LETTERS.index(words[3])
    if not BUILD <= action < END or notate(action) != text:
        raise ValueError(text)
    return action
