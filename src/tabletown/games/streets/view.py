"""What one seat may know of a game of Streets, as structs that go over the wire. Not compiled: msgspec builds them.

The city, money, signs, tokens and advisors are open to all, as are the backs of all hands and of the top of the stack.
Hidden are the fronts of others' hands and the rest of the stack. Everything a board draws is here, with what it would earn:
a client knows no rule. Tiles count from 1 in the order of the catalogue, the station and the park last; x grows to the
east and y to the south of the station; a side is that of the road.
"""

import msgspec

from tabletown.engine.view import GameView


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
    ends: list[End]
    symbols: dict[str, int]
    """With those that point in, without those of advisors."""
    people: dict[str, int]


class Place(msgspec.Struct):
    """A place for the next tile. `closes` are the ids of the streets that it closes,
    0 for a street of which the new tile is the first."""

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
    is_suggested: bool


class Group(msgspec.Struct):
    """People of one colour who have to move and may go to several homes."""

    colour: str
    people: int
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
    tokens: int
    """How many tokens are still to be taken."""


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
    """From closed streets; when the game is over, all of it."""
    signs: int | None
    """Those not placed; None for the Grifter, who has signs without end."""
    backs: list[str]
    """The backs of the hand."""
    shown: list[Tile]
    """Tiles of the hand which everybody has seen."""
    advisor: str | None
    tokens: dict[str, int]


class StreetsView(GameView, tag="streets", tag_field="game"):
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
    tokens: dict[str, int]
    """Business tokens that nobody has."""
    players: list[Player]
    decision: Decision | None
    receipts: list[Receipt]
    ranking: list[int]


class TableBuilding(msgspec.Struct):
    """A building of a city on a real table. The owner is 0 for the player, 1 for the Grifter."""

    tile: str
    x: int
    y: int
    side: str
    owner: int | None
    signs: int
    people: dict[str, int]


class TableDeal(msgspec.Struct, tag="streets", tag_field="game"):
    """The tiles of a game at a real table: GET /api/games/{game}/deal"""

    first: int
    """Who begins, from 0."""
    tiles: list[Tile]
    """All that may come."""
    removed: dict[str, int]
    """How many of them stay in the box, by what is on their backs; nobody knows which."""
    stack: list[int]
    """How many tiles are left in the stack after so many have been built, from 0 on."""
    city: list[TableBuilding]
    """What stands there before anybody has built."""


class TablePlace(msgspec.Struct):
    """A place where a tile is built, and how the city stands after it, streets counted and people moved."""

    x: int
    y: int
    side: str
    pays: list[int]
    """What the player and the Grifter get at once; empty when no street closes."""
    buildings: list[TableBuilding]
    seekers: dict[str, int]


class TableMove(msgspec.Struct):
    """A turn of the solo game on a real table: POST /api/games/streets/turn"""

    tile: str
    is_grifter: bool
    places: list[TablePlace]
    """Where the Grifter may build, the player choosing; for the player the one place that was asked for."""
