"""Everything that lies on the table: the city, stack and hands, signs and money, business tokens and advisors.

It keeps things and moves them; whether something may be done is asked in the file of its rule. At a table for one the
Grifter is the second player, with signs without end and no hand.
"""

from typing import Final

from tabletown.engine.chance import Chance
from tabletown.games.streets.city import City
from tabletown.games.streets.edition import KIND_COUNT, NONE, UNIVERSAL, Edition

GRIFTER: Final = 1
RECEIPT: Final = 5


class Table:
    def __init__(self, edition: Edition, city: City, players: int, is_solo: bool) -> None:
        self.edition = edition
        self.city = city
        self.players = players
        """Those who own buildings: the seats, and at a table for one the Grifter."""
        self.is_solo = is_solo
        self.with_business = False
        self.abandoned_homes = False
        """A ruling of the table: whether people may move to abandoned buildings."""
        self.copies_places = False
        """A ruling of the table: whether enclosure and adjacency can be copied."""
        self.hands: list[list[int]] = []
        self.stack: list[int] = []
        """The next tile last. Face down, at a table for one face up."""
        self.last_stack: list[int] = []
        """The tiles that the Grifter builds after the stack is empty."""
        self.removed: list[int] = []
        """The tiles that stay in the box. Their backs were seen."""
        self.covered: list[int] = []
        """The tiles that others were built upon."""
        self.shown: list[int] = []
        """Tiles in hands which everybody has seen."""
        self.newest = NONE
        """The tile that was built last."""
        self.signs: list[int] = []
        """The signs that each player has not placed."""
        self.income: list[int] = []
        """The money of each player from closed streets, and what the Grifter began with."""
        self.last_income: list[int] = []
        """What each player's buildings paid when the game was over."""
        self.advisors: list[int] = []
        self.tokens: list[list[int]] = []
        """Each player's business tokens by kind."""
        self.token_supply: list[int] = []
        self.receipts: list[int] = []
        """What was paid since the newest tile was built, RECEIPT numbers for each building: tile, player, value, people, and
        the tile whose value was copied or shown."""

    def copy(self) -> "Table":
        twin = Table(self.edition, self.city.copy(), self.players, self.is_solo)
        twin.with_business = self.with_business
        twin.abandoned_homes = self.abandoned_homes
        twin.copies_places = self.copies_places
        twin.hands = [hand[:] for hand in self.hands]
        twin.stack = self.stack[:]
        twin.last_stack = self.last_stack[:]
        twin.removed = self.removed[:]
        twin.covered = self.covered[:]
        twin.shown = self.shown[:]
        twin.newest = self.newest
        twin.signs = self.signs[:]
        twin.income = self.income[:]
        twin.last_income = self.last_income[:]
        twin.advisors = self.advisors[:]
        twin.tokens = [tokens[:] for tokens in self.tokens]
        twin.token_supply = self.token_supply[:]
        twin.receipts = self.receipts[:]
        return twin

    def is_grifter(self, player: int) -> bool:
        return self.is_solo and player == GRIFTER

    def advisor_of(self, player: int) -> int:
        return self.advisors[player] if self.advisors else NONE

    def top(self) -> int:
        """The tile on top of the stack; of the Grifter's last tiles when the stack is empty."""
        if self.stack:
            return self.stack[len(self.stack) - 1]
        return self.last_stack[len(self.last_stack) - 1] if self.last_stack else NONE

    def draw(self, player: int) -> None:
        if self.stack:
            tile = self.stack.pop()
            self.hands[player].append(tile)
            self.hands[player].sort()
            if self.is_solo:
                self.shown.append(tile)

    def play_tile(self, player: int, tile: int) -> None:
        """A tile leaves the hand for the city; the Grifter's has been lifted from the stack."""
        self.newest = tile
        if tile in self.hands[player]:
            self.hands[player].remove(tile)
        if tile in self.shown:
            self.shown.remove(tile)

    def lift(self) -> int:
        """The tile that the Grifter builds next."""
        return self.stack.pop() if self.stack else self.last_stack.pop()

    def take_token(self, player: int, business: int) -> None:
        self.token_supply[business] -= 1
        self.tokens[player][business] += 1

    def kinds_left(self) -> list[int]:
        """The kinds of business of which there are tokens."""
        return [business for business in range(UNIVERSAL) if self.token_supply[business]]

    def redraw_hidden(self, seat: int, chance: Chance) -> None:
        """Draw anew what this seat cannot know: all fronts but its own and those shown, and the order of the stack. All
        backs but those below the top were seen. What is sorted first leaves nothing of the old order."""
        kinds = self.edition.kind
        top = self.top()
        hands = [hand for other, hand in enumerate(self.hands) if other != seat]
        unknown: list[list[int]] = [[] for _ in range(KIND_COUNT)]
        for pile in (self.removed, self.stack, self.last_stack, *hands):
            for tile in pile:
                if not self._is_known(tile):
                    unknown[kinds[tile]].append(tile)
        for pool in unknown:
            pool.sort()
            chance.shuffle(pool)
        for pile in (self.removed, self.last_stack, *hands):
            for place, tile in enumerate(pile):
                if not self._is_known(tile):
                    pile[place] = unknown[kinds[tile]].pop()
            pile.sort()
        if self.stack:
            top = top if self._is_known(top) else unknown[kinds[top]].pop()
            self.stack = []
            for pool in unknown:
                self.stack += pool
            _shuffle_below(self.stack, top, chance)
        elif self.last_stack:
            self.last_stack.remove(top)
        if self.last_stack or not self.stack:
            _shuffle_below(self.last_stack, NONE if self.stack else top, chance)

    def _is_known(self, tile: int) -> bool:
        """Whether everybody has seen this tile's front: in the solo game the stack lies face up."""
        return tile in self.shown or (self.is_solo and tile == self.top())


def _shuffle_below(pile: list[int], top: int, chance: Chance) -> None:
    pile.sort()
    chance.shuffle(pile)
    if top != NONE:
        pile.append(top)
