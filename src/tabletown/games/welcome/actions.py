"""Every decision in Welcome To as a small number, the same in every position, with its move and its notation.

Both ways are pure tables: nothing here looks at a position. Numbers are part of records, so they never change; a new
decision takes a free range.
"""

from typing import Final

from tabletown.engine.contract import Move
from tabletown.games.welcome.board import CELLS, ROW, cell_of, house_of, street_of

COMBINE: Final = 0  # + 3 * number slot + effect slot
REFUSE: Final = 9
SKIP: Final = 10
DONE: Final = 11
PARK: Final = 12
POOL: Final = 13
TEMP: Final = 14
RESHUFFLE: Final = 15
KEEP: Final = 16
PLAN: Final = 20  # + plan from 0
AGENT: Final = 30  # + size - 1
GIVE: Final = 40  # + slot
FENCE: Final = 64  # + the cell on its left
ROUNDABOUT: Final = 128  # + cell
BIS_LEFT: Final = 192  # + cell, copied from its left neighbour
BIS_RIGHT: Final = 256  # + cell, copied from its right neighbour
ESTATE: Final = 320  # + its first cell
WRITE: Final = 512  # + 64 * number + cell
END: Final = WRITE + 64 * 18

SLOTS: Final = "abc"
SIMPLE: Final = {
    REFUSE: "refuse",
    SKIP: "skip",
    DONE: "done",
    PARK: "park",
    POOL: "pool",
    TEMP: "temp",
    RESHUFFLE: "reshuffle",
    KEEP: "keep",
}
CELL_KINDS: Final = {FENCE: "fence", ROUNDABOUT: "roundabout", ESTATE: "estate"}


def write(number: int, cell: int) -> int:
    return WRITE + 64 * number + cell


def number_of(action: int) -> int:
    """The number that a WRITE action writes."""
    return (action - WRITE) // 64


def cell_in(action: int) -> int:
    """The cell that a FENCE, ROUNDABOUT, BIS, ESTATE or WRITE action names."""
    return action % 64


def move(action: int) -> Move:
    """The readable form; streets, houses, plans and slots count from 1."""
    if 0 <= action < 9:
        return Move("combine", {"number": action // 3 + 1, "effect": action % 3 + 1})
    if action in SIMPLE:
        return Move(SIMPLE[action], {})
    if PLAN <= action < PLAN + 3:
        return Move("plan", {"plan": action - PLAN + 1})
    if AGENT <= action < AGENT + 6:
        return Move("agent", {"size": action - AGENT + 1})
    if GIVE <= action < GIVE + 3:
        return Move("give", {"slot": action - GIVE + 1})
    cell = cell_in(action)
    if not (FENCE <= action < END and cell < CELLS):
        raise ValueError(f"{action} is no action of Welcome To")
    place = {"street": street_of(cell), "house": house_of(cell)}
    if action >= WRITE:
        return Move("write", {"number": number_of(action), **place})
    if action >= ESTATE + 64:
        raise ValueError(f"{action} is no action of Welcome To")
    if action - cell in CELL_KINDS:
        return Move(CELL_KINDS[action - cell], place)
    return Move("bis", {**place, "from": house_of(cell) + (-1 if action < BIS_RIGHT else 1)})


def notate(action: int) -> str:
    """How a record writes the action."""
    told = move(action)
    fields = told.fields
    if told.kind == "combine":
        number, effect = SLOTS[fields["number"] - 1], SLOTS[fields["effect"] - 1]
        return number if number == effect else number + effect
    if told.kind == "write":
        return f"{fields['number']}@{fields['street']}.{fields['house']}"
    if told.kind == "bis":
        return f"bis {fields['street']}.{fields['house']}{'<' if fields['from'] < fields['house'] else '>'}"
    if told.kind == "give":
        return f"give {SLOTS[fields['slot'] - 1]}"
    if told.kind in ("plan", "agent"):
        return f"{told.kind} {fields[told.kind] if told.kind == 'plan' else fields['size']}"
    if "house" in fields:
        return f"{told.kind} {fields['street']}.{fields['house']}"
    return told.kind


def _tables() -> dict[str, int]:
    table: dict[str, int] = {}
    for action in range(END):
        try:
            table[notate(action)] = action
        except ValueError:
            continue
    return table


_ACTIONS: Final[dict[str, int]] = _tables()


def read(text: str) -> int:
    """The action that a record's words mean; raises ValueError when they mean none."""
    if text not in _ACTIONS:
        raise ValueError(text)
    return _ACTIONS[text]


def at(street: int, house: int) -> int:
    """The cell of a house, for builders of positions."""
    if not (1 <= street <= 3 and 1 <= house <= ROW - 1):
        raise ValueError(f"{street}.{house}")
    return cell_of(street, house)
