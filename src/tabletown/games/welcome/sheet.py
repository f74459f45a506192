"""One player's sheet: what is written, fenced, built and crossed. It keeps figures and answers questions about them.

The effects (fence.py, bis.py, …) decide what may be done to it; nothing here knows whose turn it is.
"""

from typing import Final

from tabletown.games.welcome.board import CELLS, ROW, SIZES, STREETS, Board

PLANS: Final = 3
EMPTY: Final = -1
ROUNDABOUT: Final = -2

# What a cell can carry besides its number. A fence mark stands on the right side of its house.
FENCE: Final = 1
BIS: Final = 2
POOL: Final = 4
USED: Final = 8


class Sheet:
    def __init__(
        self, board: Board, numbers: list[int], marks: list[int], parks: list[int], agents: list[int], plans: list[int]
    ) -> None:
        self.board = board
        self.numbers = numbers
        self.marks = marks
        self.parks = parks
        self.agents = agents
        self.plans = plans
        """The points written for each plan, 0 while it is open."""
        self.pools = 0
        self.temps = 0
        self.bis = 0
        self.refusals = 0
        self.roundabouts = 0
        self.built = 0
        """House places that are filled, roundabouts included."""

    def copy(self) -> "Sheet":
        twin = Sheet(self.board, self.numbers[:], self.marks[:], self.parks[:], self.agents[:], self.plans[:])
        twin.pools = self.pools
        twin.temps = self.temps
        twin.bis = self.bis
        twin.refusals = self.refusals
        twin.roundabouts = self.roundabouts
        twin.built = self.built
        return twin

    def places(self, number: int) -> list[int]:
        """Every empty house where this number keeps its street ascending."""
        found: list[int] = []
        for street in range(STREETS):
            start = street * ROW
            self._places_in(number, start, start + self.board.lengths[street], found)
        return found

    def _places_in(self, number: int, start: int, end: int, found: list[int]) -> None:
        numbers = self.numbers
        gap = start
        fits = True
        for cell in range(start, end):
            here = numbers[cell]
            if here == EMPTY:
                continue
            if fits and (here == ROUNDABOUT or here > number):
                found.extend(range(gap, cell))
            gap = cell + 1
            fits = here == ROUNDABOUT or here < number
        if fits:
            found.extend(range(gap, end))

    def fits_anywhere(self, number: int) -> bool:
        for street in range(STREETS):
            start = street * ROW
            found: list[int] = []
            self._places_in(number, start, start + self.board.lengths[street], found)
            if found:
                return True
        return False

    def fits(self, number: int, cell: int) -> bool:
        """Whether the number keeps the street ascending in this empty house."""
        start = cell - cell % ROW
        left = cell - 1
        while left >= start and self.numbers[left] == EMPTY:
            left -= 1
        if left >= start and self.numbers[left] != ROUNDABOUT and self.numbers[left] >= number:
            return False
        end = start + self.board.lengths[cell // ROW]
        right = cell + 1
        while right < end and self.numbers[right] == EMPTY:
            right += 1
        return right >= end or self.numbers[right] == ROUNDABOUT or self.numbers[right] > number

    def write(self, number: int, cell: int) -> None:
        self.numbers[cell] = number
        self.built += 1

    def fenced_left(self, cell: int) -> bool:
        """Whether a fence stands on the left of this house. The ends of a street are fenced from the start."""
        return cell % ROW == 0 or self.marks[cell - 1] & FENCE != 0

    def fenced_right(self, cell: int) -> bool:
        return cell % ROW == self.board.lengths[cell // ROW] - 1 or self.marks[cell] & FENCE != 0

    def estate_at(self, first: int) -> int:
        """The size of the completed estate that begins with this house, 0 when none does. Any length counts here."""
        if not self.fenced_left(first):
            return 0
        size = 0
        cell = first
        while self.numbers[cell] >= 0:
            size += 1
            if self.fenced_right(cell):
                return size
            cell += 1
        return 0

    def estates(self) -> list[int]:
        """The first house of every completed estate of one to six houses, in reading order."""
        found: list[int] = []
        for street in range(STREETS):
            cell = street * ROW
            end = cell + self.board.lengths[street]
            while cell < end:
                size = self.estate_at(cell)
                if 1 <= size <= 6:
                    found.append(cell)
                cell += size if size else 1
        return found

    def estate_counts(self) -> list[int]:
        """How many completed estates of each size from 1 to 6 stand here."""
        counts = [0, 0, 0, 0, 0, 0]
        numbers = self.numbers
        marks = self.marks
        for street in range(STREETS):
            start = street * ROW
            size = 0
            whole = True
            last = start + self.board.lengths[street] - 1
            for cell in range(start, last + 1):
                if numbers[cell] < 0:
                    whole = False
                size += 1
                if cell == last or marks[cell] & FENCE:
                    if whole and size <= 6:
                        counts[size - 1] += 1
                    size = 0
                    whole = True
        return counts

    def is_used(self, cell: int) -> bool:
        return self.marks[cell] & USED != 0

    def free_estates(self) -> list[int]:
        """The completed estates of which no house has paid for a plan."""
        found: list[int] = []
        for first in self.estates():
            cells = range(first, first + self.estate_at(first))
            if not any(self.is_used(cell) for cell in cells):
                found.append(first)
        return found

    def use(self, first: int, size: int) -> None:
        """Draw the line above houses that paid for a plan."""
        for cell in range(first, first + size):
            self.marks[cell] |= USED

    def marked_on_street(self, street: int, mark: int) -> int:
        """How many houses of a street (from 0) carry this mark."""
        start = street * ROW
        count = 0
        for cell in range(start, start + self.board.lengths[street]):
            if self.marks[cell] & mark:
                count += 1
        return count


def blank_sheet(board: Board) -> Sheet:
    return Sheet(board, [EMPTY] * CELLS, [0] * CELLS, [0] * STREETS, [0] * SIZES, [0] * PLANS)
