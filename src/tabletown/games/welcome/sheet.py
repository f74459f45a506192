"""One player's sheet: what is written, fenced, built and crossed. It keeps figures and answers questions about them.

The effects (fence.py, bis.py, …) decide what may be done to it; nothing here knows whose turn it is.
"""

from typing import Final

from mypy_extensions import i64

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
            gap, end = self._next_gap(number, street * ROW, street)
            while gap < end:
                found.append(gap)
                gap += 1
                if gap == end:
                    gap, end = self._next_gap(number, end, street)
        return found

    def fits_anywhere(self, number: int) -> bool:
        for street in range(STREETS):
            gap, end = self._next_gap(number, street * ROW, street)
            if gap < end:
                return True
        return False

    def _next_gap(self, number: i64, start: i64, street: i64) -> tuple[i64, i64]:
        """The next run of empty houses on the street, from `start` on, that takes this number; empty when none does."""
        numbers = self.numbers
        end: i64 = street * ROW + self.board.lengths[street]
        gap = start
        fits = True
        cell = start
        while cell < end:
            here: i64 = numbers[cell]
            if here != EMPTY:
                if fits and gap < cell and (here == ROUNDABOUT or here > number):
                    return gap, cell
                gap = cell + 1
                fits = here < number
            cell += 1
        return (gap, end) if fits else (end, end)

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

    def estate_counts(self, unused_only: bool = False) -> list[int]:
        """How many completed estates of each size from 1 to 6 stand here; only those that paid for no plan if asked."""
        counts = [0, 0, 0, 0, 0, 0]
        numbers = self.numbers
        marks = self.marks
        spoiling: i64 = USED if unused_only else 0
        for street in range(STREETS):
            cell: i64 = street * ROW
            last: i64 = cell + self.board.lengths[street] - 1
            size: i64 = 0
            whole = True
            while cell <= last:
                mark: i64 = marks[cell]
                if numbers[cell] < 0 or mark & spoiling:
                    whole = False
                size += 1
                if mark & FENCE or cell == last:
                    if whole and size <= SIZES:
                        counts[size - 1] += 1
                    size = 0
                    whole = True
                cell += 1
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

    def has_all_parks(self, street: int) -> bool:
        """Whether every park box of the street (from 0) is crossed."""
        return self.parks[street] == len(self.board.parks[street]) - 1

    def has_all_pools(self, street: int) -> bool:
        return self.marked_on_street(street, POOL) == self.board.pool_counts[street]

    def roundabouts_on(self, street: int) -> int:
        start = street * ROW
        return sum(1 for cell in range(start, start + self.board.lengths[street]) if self.numbers[cell] == ROUNDABOUT)

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
