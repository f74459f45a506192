"""What a state written outside the tree may hold: it is copied and pickled whole, compiled engine or not, and what it shares
with other positions stays shared. The law is told in docs/your-own-game.md."""

import copy
import pickle
import random
import threading
from array import array
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from fractions import Fraction
from typing import Any, NamedTuple

import msgspec
import pytest

import tabletown as tt
from tabletown.engine.testing import frozen

Twin = Callable[[tt.State], tt.State]


def pickled(state: tt.State) -> tt.State:
    twin = pickle.loads(pickle.dumps(state))
    assert isinstance(twin, tt.State)
    return twin


EVERY_WAY = pytest.mark.parametrize("twin_of", [tt.State.copy, copy.deepcopy, copy.copy, pickled])


class Colour(Enum):
    RED = "red"
    GREEN = "green"


class Size(IntEnum):
    SMALL = 1


class Seen(NamedTuple):
    cards: list[int]
    by: str


class Loose(msgspec.Struct):
    cards: list[int]
    by: str = "Ann"


class Tight(msgspec.Struct, frozen=True, kw_only=True):
    cards: list[int]


class Named(msgspec.Struct, frozen=True):
    name: str


@dataclass
class Die:
    face: int = 1
    thrown: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Fixed:
    thrown: list[int]


@dataclass(frozen=True)
class Card:
    name: str


@dataclass(frozen=True, slots=True)
class Slim:
    thrown: list[int]


@dataclass
class Sheet:
    """A field that happens to be called so."""

    lines: list[int]
    copy: int = 3


class Plain:
    def __init__(self) -> None:
        self.cards = [1]


class Further(Plain):
    def __init__(self) -> None:
        super().__init__()
        self.more = {"a": [1]}


class Slots:
    __slots__ = ("__hidden", "cards", "empty")

    def __init__(self) -> None:
        self.cards = [1]
        self.__hidden = [2]

    def hidden(self) -> list[int]:
        return self.__hidden


class Copying:
    """Has a `copy`, and something that only it knows to be shared."""

    STOCK = Plain()

    def __init__(self) -> None:
        self.cards = [1]
        self.stock = Copying.STOCK

    def copy(self) -> "Copying":
        twin = Copying()
        twin.cards = self.cards.copy()
        return twin


class SlottedCopying:
    __slots__ = ("cards",)

    def __init__(self) -> None:
        self.cards = [1]

    def copy(self) -> "SlottedCopying":
        twin = SlottedCopying()
        twin.cards = self.cards.copy()
        return twin


class Hand(list[int]):
    def __init__(self, name: str) -> None:
        super().__init__([1, 2])
        self.name = [name]


class Shelf(dict[str, list[int]]):
    pass


class Spot:
    """A key, by its own idea of what is equal."""

    def __init__(self, x: int) -> None:
        self.x = x

    def __hash__(self) -> int:
        return hash(self.x)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Spot) and other.x == self.x


class Node:
    def __init__(self) -> None:
        self.next: Node | None = None


def ring() -> Node:
    one, other = Node(), Node()
    one.next, other.next = other, one
    return one


def deep() -> list[Any]:
    """A list that is a part of itself."""
    found: list[Any] = [[1]]
    found.append(found)
    return found


def loose_ring() -> Loose:
    made = Loose([1])
    made.cards.append(made)  # type: ignore[arg-type]
    return made


HELD: dict[str, Callable[[], Any]] = {
    "values": lambda: [1, 2.5, 3j, "a", b"b", None, True, Fraction(1, 3), ..., range(3)],
    "lists": lambda: [[1], [2, [3]]],
    "tuples": lambda: ([1], ("a", [2])),
    "dict": lambda: {"a": [1], 2: {"b": [3]}},
    "dict with keys of its own": lambda: {Spot(1): [1], (1, Spot(2)): [2], Seen([], "b").by: 3},
    "ordered dict": lambda: OrderedDict(b=[1], a=[2]),
    "default dict": lambda: defaultdict(list, a=[1]),
    "counter": lambda: Counter("abba"),
    "set": lambda: {1, 2, 3},
    "set of its own": lambda: {Spot(1), Spot(2)},
    "frozen set": lambda: frozenset({Spot(1)}),
    "deque": lambda: deque([[1], [2]], maxlen=3),
    "bytearray": lambda: bytearray(b"abc"),
    "array": lambda: array("i", [1, 2]),
    "random": lambda: random.Random(3),
    "enum": lambda: [Colour.RED, {Colour.GREEN: Size.SMALL}],
    "named tuple": lambda: Seen([1], "Ann"),
    "struct": lambda: Loose([1]),
    "frozen struct": lambda: Tight(cards=[1]),
    "dataclass": lambda: [Die(), Die(2, [1])],
    "frozen dataclass": lambda: Fixed([1]),
    "frozen dataclass with slots": lambda: Slim([1]),
    "field called copy": lambda: Sheet([1]),
    "class": Plain,
    "class of a class": Further,
    "slots": Slots,
    "class with copy": Copying,
    "slots with copy": SlottedCopying,
    "list of its own": lambda: Hand("Ann"),
    "dict of its own": lambda: Shelf(a=[1]),
    "struct within class within dict": lambda: {"a": [Die(1, [2])], "b": (Loose([1]), Slots())},
    "chance": lambda: tt.Chance.from_seed(2),
    "score": lambda: tt.Score([("kept", 3)]),
    "engine's own": lambda: [tt.Option("a", ["b"]), tt.Move("roll", {"pips": 2})],
    "ring": ring,
    "list within itself": deep,
    "struct that leads back": loose_ring,
}


class BagState(tt.State):
    def __init__(self, setup: tt.Setup, chance: tt.Chance, held: Any = None) -> None:
        super().__init__(setup, chance)
        self.held = held

    def acting(self) -> list[int]:
        return [0]

    def legal(self, seat: int) -> list[int]:
        return [0]

    def scores(self) -> list[tt.Score]:
        return [tt.Score([])]


class Bag(tt.Game):
    name = "bag"

    def seats(self, edition: str) -> tuple[int, int]:
        return (1, 1)

    def start(self, setup: tt.Setup, chance: tt.Chance) -> BagState:
        return BagState(setup, chance)


BAG = Bag()


def holding(held: Any, game: tt.Game = BAG) -> Any:
    state = game.deal(game.set_up(), 1)
    state.held = held  # type: ignore[attr-defined]
    return state


def mutable(thing: Any, met: dict[int, Any] | None = None) -> dict[int, Any]:
    """All things below this one that can change, by id."""
    found = {} if met is None else met
    if id(thing) in found or isinstance(
        thing, int | str | bytes | float | complex | Enum | Fraction | range | type | tt.Setup | tt.Game
    ):
        return found
    if thing is None or thing is ... or callable(thing) or thing is Copying.STOCK:
        return found
    if not isinstance(thing, tuple | frozenset):
        found[id(thing)] = thing
    if isinstance(thing, dict):
        parts = [*thing.keys(), *thing.values()]
    elif isinstance(thing, list | tuple | set | frozenset | deque):
        parts = list(thing)
    else:
        parts = []
    names = [
        *getattr(thing, "__dict__", {}),
        *getattr(thing, "__struct_fields__", ()),
        *getattr(thing, "__slots__", ()),
    ]
    for part in [*parts, *(getattr(thing, name) for name in names if hasattr(thing, name))]:
        mutable(part, found)
    return found


@EVERY_WAY
@pytest.mark.parametrize("name", HELD)
def test_what_a_position_holds_goes_along_and_is_its_own(name: str, twin_of: Twin) -> None:
    state = holding(HELD[name]())
    before = frozen(state)
    twin: Any = twin_of(state)
    assert type(twin) is BagState
    assert type(twin.held) is type(state.held)
    assert frozen(twin) == before == frozen(state)
    shared = mutable(twin.held).keys() & mutable(state.held).keys()
    assert not shared, [mutable(state.held)[one] for one in shared]


@EVERY_WAY
def test_names_that_a_class_hides_go_along(twin_of: Twin) -> None:
    twin: Any = twin_of(holding(Slots()))
    assert (twin.held.cards, twin.held.hidden()) == ([1], [2])


@EVERY_WAY
def test_chance_goes_on_alike_and_apart(twin_of: Twin) -> None:
    state = holding(random.Random(3))
    state.held.random()
    twin: Any = twin_of(state)
    assert [twin.held.random() for _ in range(3)] == [state.held.random() for _ in range(3)]


@EVERY_WAY
def test_a_thing_that_two_lead_to_stays_one_thing(twin_of: Twin) -> None:
    player = Die(3)
    twin: Any = twin_of(holding({"all": [player, Die()], "first": player, "order": (player, [player])}))
    held = twin.held
    assert held["all"][0] is held["first"] is held["order"][0] is held["order"][1][0]
    held["first"].face = 6
    assert (held["all"][0].face, player.face) == (6, 3)


@EVERY_WAY
def test_parts_may_lead_back_to_their_state(twin_of: Twin) -> None:
    state = holding(None)
    part = Plain()
    part.cards = [state]
    state.held = [part, state.scores]
    twin: Any = twin_of(state)
    assert twin.held[0].cards[0] is twin
    assert twin.held[1].__self__ is twin


@EVERY_WAY
def test_keys_are_found_again(twin_of: Twin) -> None:
    state = holding({Spot(1): "one", "all": {Spot(1), Spot(2)}})
    twin: Any = twin_of(state)
    assert twin.held[Spot(1)] == "one"
    assert Spot(2) in twin.held["all"]
    (key,) = (key for key in twin.held if isinstance(key, Spot))
    assert all(key is not mine for mine in state.held)


def test_in_a_copy_what_cannot_change_is_the_same_thing() -> None:
    held = [Card("joker"), Named("joker"), (Card("ace"), 3), Colour.RED]
    twin: Any = holding(held).copy()
    assert all(one is other for one, other in zip(held, twin.held, strict=True))


class Board:
    """Made once for all positions, without a `copy`; its fields are found below slots, structs and keys too."""

    def __init__(self) -> None:
        self.cards = [Plain(), Plain()]
        self.of_struct = Loose([Plain()])  # type: ignore[list-item]
        self.of_slots = Slots()
        self.of_slots.cards = [Plain()]  # type: ignore[list-item]
        self.by_key = {Spot(1): 1}

    def all(self) -> list[Any]:
        return [
            self,
            *self.cards,
            self.of_struct,
            self.of_struct.cards[0],
            self.of_slots,
            self.of_slots.cards[0],
            *self.by_key,
        ]


class BoardGame(Bag):
    name = "board"
    BOARDS: tuple[Any, ...] = (Board(),)

    def shared(self, setup: tt.Setup) -> object:
        return self.BOARDS[0]


class ListedGame(Bag):
    name = "listed"
    BOARDS: list[Board] = [Board(), Board()]  # noqa: RUF012 - a root that cannot be hashed is what is tried here

    def shared(self, setup: tt.Setup) -> object:
        return self.BOARDS


@EVERY_WAY
@pytest.mark.parametrize("game", [BoardGame(), ListedGame()], ids=repr)
def test_what_a_game_shares_stays_the_same_thing(game: Any, twin_of: Twin) -> None:
    tt_game = pickle.loads(pickle.dumps(game))
    board = tt_game.BOARDS[0]
    state = holding({"mine": [1], "cards": [*board.cards], "all": (board.all(), Die(1, board.cards))}, tt_game)
    twin: Any = twin_of(state)
    assert twin.held["mine"] is not state.held["mine"]
    for one, other in zip(board.all(), twin.held["all"][0], strict=True):
        assert one is other
    assert twin.held["cards"] is not state.held["cards"]
    assert twin.held["all"][1].thrown[0] is board.cards[0]


def numbers() -> Iterator[int]:
    yield 1


@pytest.mark.parametrize(
    ("held", "kind"),
    [
        (numbers, "generator"),
        (threading.Lock, "lock"),
        (lambda: memoryview(b"abc"), "memoryview"),
        (random.SystemRandom, "SystemRandom"),
        (lambda: [Plain(), {"a": numbers()}], "generator"),
    ],
)
def test_what_cannot_be_copied_is_named(held: Callable[[], Any], kind: str) -> None:
    state = holding(held())
    with pytest.raises(TypeError, match=rf"^BagState\.held: a {kind} cannot be copied; ") as wrong:
        state.copy()
    assert "\n" not in str(wrong.value)
    with pytest.raises(pickle.PicklingError, match=r"^BagState\.held, a \w+, cannot be pickled: ") as wrong_too:
        pickle.dumps(state)
    assert "\n" not in str(wrong_too.value)


def test_a_function_without_a_name_can_be_copied_and_not_pickled() -> None:
    state = holding(lambda: 3)
    assert state.copy().held is state.held
    with pytest.raises(pickle.PicklingError, match=r"BagState\.held, a function, cannot be pickled: "):
        pickle.dumps(state)
