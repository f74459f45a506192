"""An edition ready to play: what is printed on its tiles and cards, unpacked from the catalogue for the compiled rules.

Lists over tiles have TILES entries, the station and the park last. Symbols of a tile are packed into one number, eight bits
for each kind, so that those of a street are added up in one go.
"""

from typing import Final

from tabletown.games.streets.actions import STATION, TILES
from tabletown.games.streets.catalogue import BUSINESSES, COLOURS, KINDS, SIDES, VALUES, Catalogue, Start, Tile
from tabletown.games.streets.geometry import cell_at

NONE: Final = -1

TOURIST: Final = 0
HIPSTER: Final = 1
PARENT: Final = 2
SHOPPER: Final = 3
WILD: Final = 4
COLOUR_COUNT: Final = 4
KIND_COUNT: Final = 5
BITS: Final = 8
MASK: Final = 255

PEOPLE: Final = 0
SYMBOLS: Final = 1
SETS: Final = 2
WILD_SYMBOLS: Final = 3
OWNERSHIP: Final = 4
STREET_SIZE: Final = 5
ADJACENCY: Final = 6
ENCLOSURE: Final = 7
COPY: Final = 8

UNIVERSAL: Final = 4

CONTRACTOR: Final = 0
HACKER: Final = 1
ENTREPRENEUR: Final = 2
INVESTOR: Final = 3
HIPSTER_LEGEND: Final = 4
RENOVATOR: Final = 5
LOCATION_SCOUT: Final = 6


def packed(kind: int, count: int = 1) -> int:
    """So many symbols of a kind, as one number."""
    return count << (BITS * kind)


class Edition:
    def __init__(self, name: str, catalogue: Catalogue) -> None:
        self.name = name
        self.kind: list[int] = [WILD] * TILES
        """The symbol on the back, which is that of the front. The station has all colours and counts as wild here."""
        self.symbols: list[int] = [0] * TILES
        self.people: list[int] = [0] * TILES
        """How many people move in when the tile is built."""
        self.value: list[int] = [NONE] * TILES
        self.coef: list[int] = [0] * TILES
        self.of: list[int] = [NONE] * TILES
        self.and_of: list[int] = [NONE] * TILES
        """The second colour of a set."""
        self.business: list[int] = [NONE] * TILES
        self.tokens: list[int] = [0] * TILES
        self.is_five: list[bool] = [False] * TILES
        for number, tile in enumerate(catalogue.tile):
            self._print(number, tile)
        self.start_cell: list[int] = []
        self.start_side: list[int] = []
        self.residents: list[int] = []
        """The colours of the people who lie on the station at the start."""
        for number, start in enumerate(catalogue.start, STATION):
            self._print_start(number, start)
        self.homes: list[list[int]] = _homes(self.kind, catalogue)
        self._read_table(catalogue)
        self._read_advisors(catalogue)

    def _print(self, number: int, tile: Tile) -> None:
        kind = KINDS.index(tile.kind)
        self.kind[number] = kind
        self.symbols[number] = packed(kind, tile.symbols)
        self.people[number] = tile.symbols if kind != WILD else 0
        self.value[number] = VALUES.index(tile.value)
        self.coef[number] = tile.coef
        if tile.of:
            self.of[number] = COLOURS.index(tile.of[0])
            self.and_of[number] = COLOURS.index(tile.of[-1])
        self.business[number] = BUSINESSES.index(tile.business)
        self.tokens[number] = tile.tokens
        self.is_five[number] = tile.five

    def _print_start(self, number: int, start: Start) -> None:
        for kind in start.symbols:
            self.symbols[number] += packed(KINDS.index(kind))
        for colour in start.people:
            self.residents.append(COLOURS.index(colour))
        self.start_cell.append(cell_at(start.x, start.y))
        self.start_side.append(SIDES.index(start.side))

    def _read_table(self, catalogue: Catalogue) -> None:
        table = catalogue.table[0]
        self.hand: int = table.hand
        self.signs: int = table.signs
        self.longest: int = table.longest
        self.people_of_a_colour: int = table.people
        self.tokens_of_a_kind: int = table.tokens
        self.most: int = table.most
        self.most_tied: int = table.most_tied
        self.full_set: int = table.full_set
        self.last_share: int = table.last_share
        self.coloured_out: list[int] = [0] * (len(catalogue.stack) + 1)
        self.wild_out: list[int] = [0] * (len(catalogue.stack) + 1)
        self.with_fives: list[bool] = [False] * (len(catalogue.stack) + 1)
        for stack in catalogue.stack:
            self.coloured_out[stack.players] = stack.coloured_out
            self.wild_out[stack.players] = stack.wild_out
            self.with_fives[stack.players] = stack.five
        self.grifter_money: dict[str, int] = {grifter.id: grifter.money for grifter in catalogue.grifter}
        self.grifter_bonus: dict[str, int] = {grifter.id: grifter.with_advisors for grifter in catalogue.grifter}

    def _read_advisors(self, catalogue: Catalogue) -> None:
        self.fewest: list[int] = [advisor.fewest for advisor in catalogue.advisor]
        self.most_players: list[int] = [advisor.most for advisor in catalogue.advisor]
        self.with_business: list[bool] = [advisor.with_business for advisor in catalogue.advisor]
        self.advisor_symbols: list[int] = [
            packed(KINDS.index(advisor.symbol)) if advisor.symbol else 0 for advisor in catalogue.advisor
        ]

    def advisors_for(self, players: int, business: bool) -> list[int]:
        """The advisors that may be dealt at such a table."""
        return [
            advisor
            for advisor in range(len(self.fewest))
            if self.fewest[advisor] <= players <= self.most_players[advisor]
            and (self.with_business[advisor] or not business)
        ]


def _homes(kinds: list[int], catalogue: Catalogue) -> list[list[int]]:
    """The homes of each colour: the tiles of that kind and the station, where it has the symbol."""
    found: list[list[int]] = []
    for colour in range(COLOUR_COUNT):
        homes = [tile for tile in range(STATION) if kinds[tile] == colour]
        if COLOURS[colour] in catalogue.start[0].symbols:
            homes.append(STATION + colour)
        found.append(homes)
    return found
