"""One player's house: which card lies in each cell, the tokens on them, and what lies beside. It keeps figures and
answers questions about them.

The rules (rooms.py, decor.py, tools and helpers) decide what may be done to it; nothing here knows whose turn it is.
"""

from typing import Final

from mypy_extensions import i64

from tabletown.games.dream_home.board import CELLS
from tabletown.games.dream_home.edition import DESIGNER, NONE, Edition

# What a cell holds when it is no open room. Whatever is not EMPTY carries what is built above it.
EMPTY: Final = -1
FACE_DOWN: Final = -2
SCAFFOLD: Final = -3
WALL: Final = -4

TOOLS: Final = 4
HELPERS: Final = 5


class House:
    def __init__(
        self,
        edition: Edition,
        kinds: list[int],
        cards: list[int],
        tokens: list[int],
        garden: list[int],
        roofs: list[int],
        tools: list[int],
        helpers: list[int],
    ) -> None:
        self.edition = edition
        self.kinds = kinds
        """For each cell the kind of its open room, or one of the constants above."""
        self.cards = cards
        """For each cell its room card, open or not."""
        self.tokens = tokens
        """For each cell the decor token on its card."""
        self.garden = garden
        """The tokens beside the house."""
        self.roofs = roofs
        """The closed pile; nobody may look at it before the end."""
        self.tools = tools
        self.helpers = helpers
        self.built = 0
        """Cells with a room card."""

    def copy(self) -> "House":
        twin = House(
            self.edition,
            self.kinds[:],
            self.cards[:],
            self.tokens[:],
            self.garden[:],
            self.roofs[:],
            self.tools[:],
            self.helpers[:],
        )
        twin.built = self.built
        return twin

    def is_free(self, cell: int) -> bool:
        """Whether a room card can still come here: a scaffold gives way to it."""
        return self.kinds[cell] == EMPTY or self.kinds[cell] == SCAFFOLD

    def has_designer(self) -> bool:
        return self.helpers[DESIGNER] > 0

    def first_of(self, cell: int) -> int:
        """The leftmost cell of the room that this cell belongs to."""
        kinds = self.kinds
        kind: i64 = kinds[cell]
        first: i64 = cell
        while kinds[first - 1] == kind:
            first -= 1
        return first

    def size_of(self, first: int) -> int:
        """Of how many cards the room is that begins here."""
        kinds = self.kinds
        kind: i64 = kinds[first]
        size: i64 = 1
        while kinds[first + size] == kind:
            size += 1
        return size

    def rooms(self) -> list[int]:
        """The leftmost cell of every open room, in reading order."""
        kinds = self.kinds
        return [cell for cell in self.edition.board.cells if kinds[cell] >= 0 and kinds[cell - 1] != kinds[cell]]

    def tokens_in(self, first: int) -> list[int]:
        """The cells with a token in the room that begins here."""
        return [cell for cell in range(first, first + self.size_of(first)) if self.tokens[cell] != NONE]

    def is_finished(self, first: int) -> bool:
        """Whether the room that begins here grows no more: it is as large as can be, or furnished without a designer."""
        if self.size_of(first) >= self.edition.most[self.kinds[first]]:
            return True
        return not self.has_designer() and bool(self.tokens_in(first))

    def put(self, card: int, cell: int) -> None:
        """Lay a card open into a cell."""
        if self.is_free(cell):
            self.built += 1
        self.kinds[cell] = self.edition.card_kinds[card]
        self.cards[cell] = card

    def count_face_down(self) -> int:
        return self.kinds.count(FACE_DOWN)


def bare_house(edition: Edition) -> House:
    kinds = [EMPTY if edition.board.is_cell[cell] else WALL for cell in range(CELLS)]
    return House(edition, kinds, [NONE] * CELLS, [NONE] * CELLS, [], [], [0] * TOOLS, [0] * HELPERS)
