"""What one seat may know of a game of Streets, as structs that go over the wire. Not compiled: msgspec builds them.

The city, money, signs, tokens and advisors are open to all, as are the backs of all hands and of the top of the stack.
Hidden are the fronts of others' hands and the rest of the stack. Everything a board draws is here, with what it would earn:
a client knows no rule. Tiles count from 1 in the order of the catalogue, the station and the park last; x grows to the
east and y to the south of the station; a side is that of the road.
"""

import msgspec


class Part(msgspec.Struct):
    """One line of a score."""

    id: str
    points: int


class Tile(msgspec.Struct):
    """A tile as it is printed. Its value: `coef` dollars for each `of`, which are two colours for a set."""

    number: int
    id: str
    kind: str
    """The symbol on its back: a colour or wild; the station and the park count as wild."""
    symbols: dict[str, int]
    value: str | None
    coef: int
    of: list[str]
    business: str | None
    tokens: int
    is_five: bool


class Person(msgspec.Struct):
    """People of one colour on a building. `leaving` are those of the lying who have to move now; seekers stand."""

    colour: str
    home: int
    lying: int
    standing: int
    leaving: int


class Worth(msgspec.Struct):
    """What a building would pay its owner if its street were counted now; `source` is the tile whose value is copied."""

    value: int
    people: int
    total: int
    at_the_end: int
    """What it pays when the game is over and its street still open."""
    source: int | None


class Building(msgspec.Struct):
    tile: Tile
    x: int
    y: int
    side: str
    owner: int | None
    """The seat; 1 is the Grifter at a table for one."""
    signs: int
    is_abandoned: bool
    people: list[Person]
    street: int
    """The id of its street."""
    is_new: bool
    """Whether it is the last that was built."""
    worth: Worth | None
    """None without an owner."""


class End(msgspec.Struct):
    """One end of a street: the cell beyond it, the building there if any, and whether that points its symbols in."""

    x: int
    y: int
    tile: int | None
    points_in: bool


class Street(msgspec.Struct):
    id: int
    """The number of its first building."""
    tiles: list[int]
    """From west to east or from north to south."""
    side: str
    state: str
    """`open`, `waiting` to be counted, `counting`, or `closed`."""
    is_full: bool
    ends: list[End]
    symbols: dict[str, int]
    """With those that point in, without those of advisors."""
    people: dict[str, int]


class Place(msgspec.Struct):
    """A place for the next tile, with the action that builds there. `closes` are the ids of the streets that it closes,
    0 for a street of which the new tile is the first."""

    action: int
    x: int
    y: int
    side: str
    length: int
    closes: list[int]
    covers: int | None
    """The building below, where the renovator builds."""


class Chance(msgspec.Struct):
    """What a tile of the hand would pay in the place with the same index, if its street were counted at once."""

    value: int
    people: int
    pays: list[int]
    """What each player would get at once for the streets that close; empty when none does."""


class HandTile(msgspec.Struct):
    tile: Tile
    is_picked: bool
    is_shown: bool
    """Whether everybody has seen it."""
    chances: list[Chance]


class Pile(msgspec.Struct):
    tiles: int
    back: str | None
    """The back of the top tile; None when the pile is empty or its order unknown."""
    front: Tile | None
    """The top tile where it lies face up."""
    backs: dict[str, int]
    """What all its tiles have on their backs."""


class Home(msgspec.Struct):
    home: int
    tile: int
    send: int
    """The action that sends one person there; `send_all` all who are left of this colour, None when that is one."""
    send_all: int | None
    is_suggested: bool


class Group(msgspec.Struct):
    """People of one colour who have to move and may go to several homes."""

    colour: str
    people: int
    origins: list[int]
    homes: list[Home]


class Decision(msgspec.Struct):
    """What is being decided. Which fields are filled depends on the phase."""

    phase: str
    seat: int
    player: int
    """For whom: the seat itself, or the Grifter."""
    tile: int | None
    """The tile that is to be built, signed or was built; hidden while another seat has only picked it."""
    face: Tile | None
    """The same tile as it is printed."""
    streets: list[int]
    """The closed streets still to be counted."""
    street: int | None
    """The street that is being counted."""
    groups: list[Group]
    buildings: list[int]
    """The buildings to choose from: to abandon, or to take tokens of."""
    businesses: list[str]
    """The kinds of token to choose from."""
    tokens: int
    """How many tokens are still to be taken."""
    builds: int
    """How many tiles are still to be built in this turn, this one included."""


class Receipt(msgspec.Struct):
    """What a building has paid since the newest tile was built, or in the last count; `source` is the tile whose value was
    copied, or which the entrepreneur has shown."""

    tile: int
    player: int
    value: int
    people: int
    total: int
    source: int | None


class Player(msgspec.Struct):
    seat: int | None
    """None for the Grifter."""
    money: int
    signs: int | None
    """Those not placed; None for the Grifter, who has signs without end."""
    backs: list[str]
    """The backs of the hand."""
    shown: list[Tile]
    """Tiles of the hand which everybody has seen."""
    advisor: str | None
    advisor_symbol: str | None
    tokens: dict[str, int]
    score: list[Part]
    """As if the game ended now."""


class StreetsView(msgspec.Struct, tag="streets", tag_field="game"):
    seat: int
    edition: str
    options: dict[str, str]
    round: int
    first: int
    turn: int
    """The player whose turn it is; 1 is the Grifter at a table for one."""
    is_solo: bool
    buildings: list[Building]
    streets: list[Street]
    west: int
    """The outermost cells that a building or a place occupies."""
    north: int
    east: int
    south: int
    places: list[Place]
    """Where the seat may build in this turn; the tile is picked first."""
    hand: list[HandTile]
    """The seat's own."""
    stack: Pile
    last_stack: Pile
    """The Grifter's tiles for the end of the game."""
    supply: dict[str, int]
    """People who are not in the city."""
    tokens: dict[str, int]
    """Business tokens that nobody has."""
    players: list[Player]
    decision: Decision | None
    receipts: list[Receipt]
    longest: int
    end_reason: str
    ranking: list[int]
