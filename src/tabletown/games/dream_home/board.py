"""The printed house: three floors with their cells, unpacked from the catalogue for the compiled rules.

A cell is floor * ROW + column, floors from 0 at the top, columns from 1 at the left. Every list over cells has CELLS
entries: what is no cell (the walls, the porch, the ground) stands there too, so that the neighbours of a cell can be
looked up without asking where the house ends.
"""

from typing import Final

from tabletown.games.dream_home.catalogue import Catalogue

ROW: Final = 8
FLOORS: Final = 3
COLUMNS: Final = 5
CELLS: Final = ROW * (FLOORS + 1)
UPPER: Final = 0
MIDDLE: Final = 1
BASEMENT: Final = 2
LETTERS: Final = "UMB"


class Board:
    def __init__(self, catalogue: Catalogue) -> None:
        self.is_cell: list[bool] = [False] * CELLS
        self.cells: list[int] = []
        """In reading order."""
        self.living_cells: list[int] = []
        """Those of the two floors above the basement."""
        self.basement_cells: list[int] = []
        for floor, printed in enumerate(catalogue.floor):
            for column in range(printed.first, printed.last + 1):
                cell = floor * ROW + column
                self.is_cell[cell] = True
                self.cells.append(cell)
                if floor == BASEMENT:
                    self.basement_cells.append(cell)
                else:
                    self.living_cells.append(cell)


def floor_of(cell: int) -> int:
    """As people count: 1 is the upper floor, 2 the middle one, 3 the basement."""
    return cell // ROW + 1


def column_of(cell: int) -> int:
    return cell % ROW


def at(name: str) -> int:
    """The cell that a name such as M4 means, for builders of positions and paper houses."""
    floor = LETTERS.find(name[:1])
    if len(name) != 2 or not 0 <= floor < FLOORS or not name[1].isdecimal() or not 1 <= int(name[1]) <= COLUMNS:
        raise ValueError(name)
    return floor * ROW + int(name[1])
