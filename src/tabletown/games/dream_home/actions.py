"""Every decision in Dream Home, declared: its number, the same in every position and for ever, and its fields.

Columns of the table count from 1, the first player's; floors from the top. Which cells a house has is the catalogue's to say.
"""

from typing import Final

from tabletown.engine.actions import ActionSpace, Field, Kind
from tabletown.games.dream_home.board import CELLS, COLUMNS, FLOORS, LETTERS, ROW
from tabletown.games.dream_home.catalogue import COLOURS

CARDS: Final = 64
COLUMN_STEP: Final = 8
"""The numbers set aside for a column that stands behind another field."""

ACTIONS: Final = ActionSpace()


def _place(step: int, of: str = "") -> tuple[Field, Field]:
    """The fields of a cell as board.py numbers it."""
    return Field(f"{of}floor", FLOORS, ROW * step, words=LETTERS), Field(f"{of}column", COLUMNS, step, zero=0)


def _in_cell(name: str, number: int) -> Kind:
    return ACTIONS.kind(name, number, *_place(1), text=name + " {floor}{column}")


_COLUMN: Final = Field("column", COLUMNS)

DONE: Final = ACTIONS.kind("done", 0)
KEEP: Final = ACTIONS.kind("keep", 1)
WAIVE: Final = ACTIONS.kind("waive", 2)
TAKE: Final = ACTIONS.kind("take", 8, _COLUMN)
DISCARD: Final = ACTIONS.kind("discard", 16, _COLUMN)
HAMMER: Final = ACTIONS.kind("hammer", 24, _COLUMN)
MIX: Final = ACTIONS.kind(
    *("mix", 32, Field("column", COLUMNS, COLUMN_STEP), Field("other", COLUMNS)),
    only=lambda fields: fields["column"] < fields["other"],
)
BUILD: Final = _in_cell("build", 128)
HIDE: Final = _in_cell("hide", 160)
FURNISH: Final = _in_cell("furnish", 192)
SCAFFOLD: Final = _in_cell("scaffold", 224)
TOKEN: Final = _in_cell("token", 256)
INTO: Final = _in_cell("into", 288)
ROOF: Final = ACTIONS.kind(
    *("roof", 320, Field("colour", len(COLOURS), 2, ids=COLOURS), Field("window", 2, first=0, words=("", " window"))),
    text="roof {colour}{window}",
)
SUPPLY: Final = ACTIONS.kind("supply", 384, Field("card", CARDS))
DRILL: Final = ACTIONS.kind(
    *("drill", 768, *_place(COLUMN_STEP), Field("from", COLUMNS)), text="drill {floor}{column} {from}"
)
SWAP: Final = ACTIONS.kind(
    *("swap", 1024, *_place(CELLS), *_place(1, "other_")),
    text="swap {floor}{column} {other_floor}{other_column}",
    only=lambda fields: (fields["floor"], fields["column"]) < (fields["other_floor"], fields["other_column"]),
)
