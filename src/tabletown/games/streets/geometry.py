"""Where tiles can lie: cells of a square grid, the four sides of a tile, and what two neighbours' roads do to each other.

A tile's road runs along one of its sides. Cells are whole numbers: stepping over a side adds STEP. Whether two tiles may
touch, and whether that joins their roads, depends on nothing but the two sides and where the neighbour lies.
"""

from typing import Final

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = 4
LETTERS: Final = "NESW"

WIDTH: Final = 96
ORIGIN: Final = 48 * WIDTH + 48
CELLS: Final = WIDTH * WIDTH
"""Every tile lies beside another, so with 47 of them nothing reaches the rim."""

STEP: Final = [-WIDTH, 1, WIDTH, -1]
AROUND: Final = [-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1]
"""To the eight cells around a cell."""
FORWARD: Final = [1, WIDTH, 1, WIDTH]
"""Along the road of a tile with its road on this side: to the east or to the south."""
ONWARD: Final = [EAST, SOUTH, EAST, SOUTH]
"""The direction of that step, and the one back."""
BACKWARD: Final = [WEST, NORTH, WEST, NORTH]


def cell_at(x: int, y: int) -> int:
    return ORIGIN + y * WIDTH + x


def x_of(cell: int) -> int:
    return cell % WIDTH - ORIGIN % WIDTH


def y_of(cell: int) -> int:
    return cell // WIDTH - ORIGIN // WIDTH


def opposite(side: int) -> int:
    return (side + 2) % SIDES


def is_across(side: int, direction: int) -> bool:
    """Whether a road on this side runs towards the direction, so that its short end meets a neighbour there."""
    return (side + direction) % 2 == 1


def touches_long_sides(mine: int, direction: int, other: int) -> bool:
    """Whether my road and that of a neighbour in this direction would lie side by side."""
    return mine == direction and other == opposite(direction)


def joins(mine: int, direction: int, other: int) -> bool:
    """Whether the roads meet: in one line, or one with its end at the long side of the other."""
    if is_across(mine, direction):
        return other == mine or other == opposite(direction)
    return mine == direction and is_across(other, direction)


def _masks(joined: bool) -> list[int]:
    """For a neighbour in a direction with its road on a side: the sides that a new tile may have, one bit each."""
    found: list[int] = []
    for direction in range(SIDES):
        for other in range(SIDES):
            mask = 0
            for mine in range(SIDES):
                fits = joins(mine, direction, other) if joined else not touches_long_sides(mine, direction, other)
                mask |= 1 << mine if fits else 0
            found.append(mask)
    return found


ALLOWED: Final = _masks(False)
JOINED: Final = _masks(True)
"""Both by direction * SIDES + the neighbour's side."""
ALL_SIDES: Final = 15

# What is known of an empty cell beside a building, in one number: the sides allowed by its neighbours, those that join one
# of their roads, and those that would make a street too long, four bits each.
UNTOUCHED: Final = ALL_SIDES
JOINED_BITS: Final = 4
TOO_LONG_BITS: Final = 8


def _open_sides() -> list[list[int]]:
    """For each such number, the sides on which the road of a tile laid there may run."""
    found: list[list[int]] = []
    for known in range(1 << 12):
        sides = known & known >> JOINED_BITS & ~(known >> TOO_LONG_BITS) & ALL_SIDES
        found.append([side for side in range(SIDES) if sides >> side & 1])
    return found


OPEN_SIDES: Final = _open_sides()
