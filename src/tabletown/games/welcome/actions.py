"""Every decision in Welcome To, declared: its number, the same in every position and for ever, and its fields.

Streets, houses, plans and slots count from 1. Cells are numbered as board.py does, CELL_STEP numbers set aside for them.
"""

from typing import Final

from tabletown.engine.actions import ActionSpace, Field, Kind
from tabletown.games.welcome.board import ROW, SIZES, STREETS

CELL_STEP: Final = 64
NUMBERS: Final = 18
SLOTS: Final = "abc"

_CELL: Final = (Field("street", STREETS, ROW), Field("house", ROW))

ACTIONS: Final = ActionSpace()


def _in_cell(name: str, number: int) -> Kind:
    return ACTIONS.kind(name, number, *_CELL, text=name + " {street}.{house}")


COMBINE: Final = ACTIONS.kind(
    *("combine", 0, Field("number", len(SLOTS), len(SLOTS)), Field("effect", len(SLOTS))),
    texts=["a", "ab", "ac", "ba", "b", "bc", "ca", "cb", "c"],
)
REFUSE: Final = ACTIONS.kind("refuse", 9)
SKIP: Final = ACTIONS.kind("skip", 10)
DONE: Final = ACTIONS.kind("done", 11)
PARK: Final = ACTIONS.kind("park", 12)
POOL: Final = ACTIONS.kind("pool", 13)
TEMP: Final = ACTIONS.kind("temp", 14)
RESHUFFLE: Final = ACTIONS.kind("reshuffle", 15)
KEEP: Final = ACTIONS.kind("keep", 16)
PLAN: Final = ACTIONS.kind("plan", 20, Field("plan", 3))
AGENT: Final = ACTIONS.kind("agent", 30, Field("size", SIZES))
GIVE: Final = ACTIONS.kind("give", 40, Field("slot", len(SLOTS), words=SLOTS))
FENCE: Final = _in_cell("fence", 64)
ROUNDABOUT: Final = _in_cell("roundabout", 128)
BIS_LEFT: Final = ACTIONS.kind(
    *("bis", 192, *_CELL), text="bis {street}.{house}<", also=lambda fields: {"from": fields["house"] - 1}
)
BIS_RIGHT: Final = ACTIONS.kind(
    *("bis", 256, *_CELL), text="bis {street}.{house}>", also=lambda fields: {"from": fields["house"] + 1}
)
ESTATE: Final = _in_cell("estate", 320)
WRITE: Final = ACTIONS.kind(
    *("write", 512, Field("number", NUMBERS, CELL_STEP, first=0), *_CELL), text="{number}@{street}.{house}"
)


def cell_in(action: int) -> int:
    """The cell that an action names, from FENCE on."""
    return action % CELL_STEP
