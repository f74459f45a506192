"""States as pickles and copies, compiled or not: what a position owns goes along, what all positions share is found again.

Two kinds of things are shared: values that nobody can change, and whatever `Game.shared` leads to (an edition, its board,
its cards), which is made once from the catalogue. All else belongs to one position: a thing with a `copy` of its own is
copied by it, any other with all that it holds, each thing once however many lead to it. Shared things are numbered in the
order in which they are reached, so a pickle is small and a state that comes out of it shares what all others share. Not
compiled: it takes classes apart as no rule does.
"""

import copy
import copyreg
import inspect
import io
import operator
import pickle
from collections import ChainMap, deque
from collections.abc import Container, Iterator, Mapping
from enum import Enum
from functools import cache
from types import BuiltinFunctionType, EllipsisType, FunctionType, ModuleType, NotImplementedType
from typing import Any

import msgspec

from tabletown.engine.actions import ActionSpace
from tabletown.engine.contract import Setup, State
from tabletown.engine.game import KNOWN, Game

PLAIN = (int, str, bytes, float, complex, type(None))
BY_NAME = (type, FunctionType, BuiltinFunctionType, ModuleType, Enum, Game)
VALUES = frozenset({*PLAIN, *BY_NAME, bool, range, EllipsisType, NotImplementedType, Setup, ActionSpace})
"""Kinds of things that stay as they are. A set-up and declared decisions are never changed once they are made."""
CONTAINERS = frozenset({"builtins", "collections", "array"})
"""Where kinds of containers come from whose `copy` goes no deeper than they do themselves."""
THE_STATE = -1
"""Stands in a pickle for the state itself, to which its own parts may lead back."""
MOST_ROOTS = 1000


def attributes(thing: object) -> dict[str, Any]:
    """All that an object holds, by name."""
    kind: type = type(thing)
    names = _names(kind)
    return {name: getattr(thing, name) for name in names if hasattr(thing, name)} | getattr(thing, "__dict__", {})


@cache
def _names(kind: type) -> list[str]:
    """What objects of this class keep outside a dictionary: compiled classes, slots and structs have lists of it."""
    slots = copyreg._slotnames(kind)  # type: ignore[attr-defined]  # Python's own pickles ask it, too
    return [
        *(name for name in getattr(kind, "__mypyc_attrs__", ()) if name != "__dict__"),
        *slots,
        *getattr(kind, "__struct_fields__", ()),
    ]


def reduce_state(state: State) -> tuple[Any, ...]:
    """What `State.__reduce__` returns: the game, the set-up, and everything else as bytes of their own."""
    game = _dealer(state)
    if game is None:
        raise pickle.PicklingError(f"no game named {state.setup.game} has dealt in this process")
    numbers = _numbers(game.shared(state.setup))
    file = io.BytesIO()
    writer = _Writer(file, numbers, state)
    writer.dump(type(state))
    try:
        writer.dump(attributes(state))
    except Exception as error:
        raise pickle.PicklingError(_culprit(state, numbers) or str(error)) from error
    return restore_state, (game, state.setup, file.getvalue())


def _culprit(state: State, numbers: dict[int, int]) -> str:
    """Which attribute of a state cannot be pickled, and why; nothing where each of them can."""
    for name, held in attributes(state).items():
        try:
            _Writer(io.BytesIO(), numbers, state).dump(held)
        except Exception as error:  # whatever the thing raises is the reason
            return f"{type(state).__name__}.{name}, a {type(held).__name__}, cannot be pickled: {error}"
    return ""


def _dealers(setup: Setup) -> Iterator[Game]:
    """The games of this process that can have dealt with this set-up."""
    for game in KNOWN.get(setup.game, []):
        if game.knows_figures(setup.edition, setup.figures) and game.knows_overlay(
            setup.edition, setup.overlay, setup.figures
        ):
            yield game


def _dealer(state: State) -> Game | None:
    """The game that dealt this state: the one whose edition it holds, or the first where it holds none."""
    games = list(_dealers(state.setup))
    if len(games) > 1:
        held = {id(thing) for thing in _shared(state)}
        games.sort(key=lambda game: held.isdisjoint(_numbers(game.shared(state.setup))))
    return games[0] if games else None


def restore_state(game: Game, setup: Setup, data: bytes) -> State:
    reader = _Reader(io.BytesIO(data), _things(game.shared(setup)))
    kind = reader.load()
    if not is_compiled(kind):
        reader.state = kind.__new__(kind)
    held = reader.load()
    state = _filled(kind, held) if is_compiled(kind) else _with(reader.state, held)
    assert isinstance(state, State)
    return state


def copied(state: State) -> State:
    """A copy by the law above."""
    twin = _Copier(shared_by_all(state.setup)).of_state(state)
    assert isinstance(twin, State)
    return twin


def shared_by_all(setup: Setup) -> Mapping[int, int]:
    """The ids of all that positions of this set-up have in common."""
    known = [_numbers(game.shared(setup)) for game in _dealers(setup)]
    return known[0] if len(known) == 1 else ChainMap(*known)


class _Copier:
    """Copies what one position holds."""

    def __init__(self, shared: Container[int]) -> None:
        self._shared = shared
        self._made: dict[int, Any] = {}
        """What has been copied, by the id of what it was copied from."""
        self._kept: list[object] = []
        """What was made on the way: its id must not be given to anything else."""

    def of_state(self, state: State) -> object:
        kind: Any = type(state)
        if is_compiled(kind):
            return _filled(kind, self._of_attributes(state))
        twin = self._made[id(state)] = kind.__new__(kind)
        return _with(twin, self._of_attributes(state))

    def _of_attributes(self, state: State) -> dict[str, Any]:
        held = attributes(state)
        for name, value in held.items():
            try:
                held[name] = self.of(value)
            except _NoCopyError as error:
                reason = f"a {error} cannot be copied; keep it elsewhere, or give its class a `copy`"
                raise TypeError(f"{type(state).__name__}.{name}: {reason}") from error.__cause__
        return held

    def of(self, thing: Any) -> Any:
        kind, key = type(thing), id(thing)
        if kind in VALUES or key in self._shared:
            return thing
        if key in self._made:
            return self._made[key]
        if kind is list:
            twin: Any = []
            self._made[key] = twin
            twin += [self.of(item) for item in thing]
        elif kind is dict:
            twin = self._made[key] = {}
            for name, value in thing.items():
                twin[self.of(name)] = self.of(value)
        elif kind is tuple:
            parts = tuple([self.of(item) for item in thing])
            twin = self._made.get(key, parts if any(map(operator.is_not, thing, parts)) else thing)
        elif isinstance(thing, BY_NAME):
            return thing
        elif _has_own_copy(kind):
            twin = thing.copy()
        else:
            twin = self._rebuilt(thing)
        self._made[key] = twin
        return twin

    def _rebuilt(self, thing: Any) -> Any:
        """As Python's own pickles would make it anew, but with its parts copied by our law."""
        kind: Any = type(thing)
        if is_compiled(kind) and not _knows_its_way(kind):
            return _filled(kind, {name: self.of(value) for name, value in attributes(thing).items()})
        if isinstance(thing, msgspec.Struct) and not kind.__struct_config__.frozen:
            twin = self._made[id(thing)] = copy.copy(thing)
            return _with(twin, {name: self.of(value) for name, value in attributes(thing).items()})
        try:
            way = thing.__reduce_ex__(4)
        except (TypeError, NotImplementedError) as error:
            raise _NoCopyError(kind.__name__) from error
        if isinstance(way, str):
            return thing  # it is found by its name
        self._kept.append(way)
        make, arguments, state, items, pairs = (*way, None, None, None)[:5]
        twin = self._made[id(thing)] = make(*[self.of(argument) for argument in arguments])
        if state is not None:
            _restore(twin, self.of(state))
        for item in items or ():
            twin.append(self.of(item))
        for name, value in pairs or ():
            twin[self.of(name)] = self.of(value)
        return thing if _is_frozen(kind) and _holds_the_same(thing, twin) else twin


class _NoCopyError(Exception):
    """A thing of which there can be no copy: the name of its class."""


def _has_own_copy(kind: type) -> bool:
    for base in kind.__mro__:
        if "copy" in vars(base):
            return callable(vars(base)["copy"]) and base.__module__ not in CONTAINERS
    return False


def _is_frozen(kind: Any) -> bool:
    if hasattr(kind, "__dataclass_params__"):
        return bool(kind.__dataclass_params__.frozen)
    return issubclass(kind, msgspec.Struct)  # the others have been seen to


def _holds_the_same(thing: object, twin: object) -> bool:
    held = attributes(twin)
    return all(held.get(name) is value for name, value in attributes(thing).items())


def _restore(made: Any, state: Any) -> None:
    """What unpickling does with the state that `__reduce_ex__` tells."""
    if hasattr(made, "__setstate__"):
        made.__setstate__(state)
        return
    by_name, in_slots = state if isinstance(state, tuple) and len(state) == 2 else (state, None)
    if by_name:
        made.__dict__.update(by_name)
    for name, value in (in_slots or {}).items():
        setattr(made, name, value)


class _Writer(pickle.Pickler):
    def __init__(self, file: io.BytesIO, numbers: dict[int, int], state: State) -> None:
        super().__init__(file, protocol=5)
        self._numbers = numbers
        self._state = state

    def persistent_id(self, thing: Any) -> int | None:
        return THE_STATE if thing is self._state else self._numbers.get(id(thing))

    def reducer_override(self, thing: Any) -> Any:
        kind = type(thing)
        if not is_compiled(kind) or _knows_its_way(kind):
            return NotImplemented
        return _filled, (kind, attributes(thing))


class _Reader(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, shared: list[object]) -> None:
        super().__init__(file)
        self._shared = shared
        self.state: Any = None

    def persistent_load(self, number: int) -> object:
        return self.state if number == THE_STATE else self._shared[number]


def is_compiled(kind: type) -> bool:
    return "__mypyc_attrs__" in vars(kind)


def _knows_its_way(kind: type) -> bool:
    return any("__reduce" in name for base in kind.__mro__[:-1] for name in vars(base))


def _filled(kind: Any, held: dict[str, Any]) -> object:
    """An object of this compiled class that holds just this. It insists on its arguments; each of them is also the name of
    what it keeps."""
    return _with(kind(*(held[name] for name in inspect.signature(kind).parameters)), held)


def _with(made: Any, held: dict[str, Any]) -> Any:
    for name, value in held.items():
        setattr(made, name, value)
    return made


def _things(root: object) -> list[object]:
    return _numbered(root)[0]


def _numbers(root: object) -> dict[int, int]:
    return _numbered(root)[1]


def _numbered(root: object) -> tuple[list[object], dict[int, int]]:
    """All that is shared below this root, in its order, and at which place by its id."""
    if id(root) not in _NUMBERED:
        if len(_NUMBERED) >= MOST_ROOTS:
            _NUMBERED.clear()  # a game that makes another root each time shares nothing, but shall not fill the memory
        things = list(_shared(root))
        _NUMBERED[id(root)] = things, {id(thing): number for number, thing in enumerate(things)}, root
    return _NUMBERED[id(root)][:2]


_NUMBERED: dict[int, tuple[list[object], dict[int, int], object]] = {}
"""By the root's id. The root itself is kept, so that nothing else is given its id."""


def _shared(root: object) -> Iterator[object]:
    """Everything that can be reached from the root and has no value of its own, each thing once."""
    seen: set[int] = set()
    waiting = [root]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, (*PLAIN, *BY_NAME)) or id(thing) in seen:
            continue
        seen.add(id(thing))
        if isinstance(thing, list | tuple | deque):
            waiting += thing
        elif isinstance(thing, dict):
            waiting += [*thing.keys(), *thing.values()]
        else:
            yield thing
            waiting += attributes(thing).values()
