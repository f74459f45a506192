"""Every decision in Dream Home as a small number, the same in every position, with its move and its notation.

Both ways are pure tables: nothing here looks at a position. Numbers are part of records, so they never change; a new
decision takes a free range.
"""

from typing import Final

from tabletown.engine.contract import Move
from tabletown.games.dream_home.board import BASEMENT, CELLS, COLUMNS, FLOORS, LETTERS, ROW, column_of, floor_of
from tabletown.games.dream_home.catalogue import COLOURS

DONE: Final = 0
KEEP: Final = 1  # the jackhammer stays where it is
WAIVE: Final = 2  # decor that no room can take
TAKE: Final = 8  # + column
DISCARD: Final = 16  # + column
HAMMER: Final = 24  # + column
MIX: Final = 32  # + 8 * column + a column further right
BUILD: Final = 128  # + cell, face-up
HIDE: Final = 160  # + cell, face-down
FURNISH: Final = 192  # + cell
SCAFFOLD: Final = 224  # + cell
TOKEN: Final = 256  # + the cell of the token that stays in its room
INTO: Final = 288  # + the cell that the supplier's card goes to
ROOF: Final = 320  # + the roof, as resources are coded
SUPPLY: Final = 384  # + room card
DRILL: Final = 768  # + 8 * cell + column
SWAP: Final = 1024  # + 32 * cell + a cell that comes later
END: Final = 2048

ROOFS: Final = 8
CARDS: Final = 64
SIMPLE: Final = {DONE: "done", KEEP: "keep", WAIVE: "waive"}
COLUMN_KINDS: Final = {TAKE: "take", DISCARD: "discard", HAMMER: "hammer"}
CELL_KINDS: Final = {
    BUILD: "build",
    HIDE: "hide",
    FURNISH: "furnish",
    SCAFFOLD: "scaffold",
    TOKEN: "token",
    INTO: "into",
}


def mix(left: int, right: int) -> int:
    return MIX + 8 * left + right


def drill(cell: int, column: int) -> int:
    return DRILL + 8 * cell + column


def swap(first: int, second: int) -> int:
    return SWAP + CELLS * first + second


def mixed(action: int) -> tuple[int, int]:
    """The two columns that a MIX action names."""
    return (action - MIX) // 8, action % 8


def drilled(action: int) -> tuple[int, int]:
    """The cell and the column that a DRILL action names."""
    return (action - DRILL) // 8, action % 8


def swapped(action: int) -> tuple[int, int]:
    """The two cells that a SWAP action names."""
    return (action - SWAP) // CELLS, action % CELLS


def cell_in(action: int) -> int:
    """The cell that a BUILD, HIDE, FURNISH, SCAFFOLD, TOKEN or INTO action names."""
    return action % CELLS


def move(action: int) -> Move:
    """The readable form; columns of the table count from 1, the first player's, and so do floors from the top."""
    if action in SIMPLE:
        return Move(SIMPLE[action], {})
    if TAKE <= action < MIX and action % 8 < COLUMNS:
        return Move(COLUMN_KINDS[action - action % 8], {"column": action % 8 + 1})
    if MIX <= action < MIX + 8 * COLUMNS:
        left, right = mixed(action)
        if left < right < COLUMNS:
            return Move("mix", {"column": left + 1, "other": right + 1})
    if BUILD <= action < ROOF and _is_cell(cell_in(action)):
        return Move(CELL_KINDS[action - cell_in(action)], _place(cell_in(action)))
    if ROOF <= action < ROOF + ROOFS:
        return Move("roof", {"colour": (action - ROOF) // 2 + 1, "window": (action - ROOF) % 2})
    if SUPPLY <= action < SUPPLY + CARDS:
        return Move("supply", {"card": action - SUPPLY + 1})
    if DRILL <= action < SWAP:
        cell, column = drilled(action)
        if _is_cell(cell) and column < COLUMNS:
            return Move("drill", {**_place(cell), "from": column + 1})
    if SWAP <= action < END:
        first, second = swapped(action)
        if first < second and _is_cell(first) and _is_cell(second):
            other = {"other_floor": floor_of(second), "other_column": column_of(second)}
            return Move("swap", {**_place(first), **other})
    raise ValueError(f"{action} is no action of Dream Home")


def _is_cell(cell: int) -> bool:
    """Whether any house can have a cell here: which of them it has is the catalogue's to say."""
    return cell // ROW <= BASEMENT and 1 <= cell % ROW <= COLUMNS


def _place(cell: int) -> dict[str, int]:
    return {"floor": floor_of(cell), "column": column_of(cell)}


def notate(action: int) -> str:
    """How a record writes the action."""
    told = move(action)
    fields = told.fields
    words = [told.kind]
    if "floor" in fields:
        words.append(f"{LETTERS[fields['floor'] - 1]}{fields['column']}")
    if told.kind == "drill":
        words.append(str(fields["from"]))
    elif told.kind == "swap":
        words.append(f"{LETTERS[fields['other_floor'] - 1]}{fields['other_column']}")
    elif told.kind == "roof":
        words.append(COLOURS[fields["colour"] - 1] + (" window" if fields["window"] else ""))
    elif "floor" not in fields:
        words += [str(value) for value in fields.values()]
    return " ".join(words)


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


def at(name: str) -> int:
    """The cell that a name such as M4 means, for builders of positions and paper houses."""
    floor = LETTERS.find(name[:1])
    if len(name) != 2 or not 0 <= floor < FLOORS or not name[1].isdecimal() or not 1 <= int(name[1]) <= COLUMNS:
        raise ValueError(name)
    return floor * ROW + int(name[1])
