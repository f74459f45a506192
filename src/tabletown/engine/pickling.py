"""States as pickles and copies, compiled or not: what a position owns goes along, what all positions share is found again.

As everywhere in the engine, a thing with a `copy` belongs to one position; a thing without one (an edition, its board, its
cards) is made once from the catalogue and shared. The shared things are numbered in the order in which they are reached
from `Game.shared`, so a pickle is small and a state that comes out of it shares what all others share. Not compiled: it
takes classes apart as no rule does.
"""

import inspect
import io
import pickle
from collections.abc import Iterator
from functools import cache
from typing import Any

from tabletown.engine.contract import Setup, State
from tabletown.engine.game import KNOWN, Game

PLAIN = (int, str, bytes, float, type(None))


def attributes(thing: object) -> dict[str, object]:
    """All that an object holds, by name. A compiled class keeps a list of its attributes instead of a dictionary."""
    names = [name for name in getattr(type(thing), "__mypyc_attrs__", ()) if name != "__dict__"]
    return {name: getattr(thing, name) for name in names if hasattr(thing, name)} | getattr(thing, "__dict__", {})


def reduce_state(state: State) -> tuple[Any, ...]:
    """What `State.__reduce__` returns: the game, the set-up, and everything else as bytes of their own."""
    game = _dealer(state)
    if game is None:
        raise pickle.PicklingError(f"no game named {state.setup.game} has dealt in this process")
    file = io.BytesIO()
    _Writer(file, _numbers(game.shared(state.setup))).dump((type(state), attributes(state)))
    return restore_state, (game, state.setup, file.getvalue())


def _dealer(state: State) -> Game | None:
    """The game that dealt this state: the one whose edition it holds."""
    setup = state.setup
    for game in KNOWN.get(setup.game, []):
        if game.knows_figures(setup.edition, setup.figures) and game.knows_overlay(
            setup.edition, setup.overlay, setup.figures
        ):
            root = game.shared(setup)
            if root is None or any(thing is root for thing in _shared(state)):
                return game
    return None


def restore_state(game: Game, setup: Setup, data: bytes) -> State:
    kind, held = _Reader(io.BytesIO(data), _things(game.shared(setup))).load()
    state = _filled(kind, held)
    assert isinstance(state, State)
    return state


def copied(state: State) -> State:
    """A copy by the same law: what has a `copy` is copied, what has none is shared."""
    twin = _filled(type(state), {name: _copy(held) for name, held in attributes(state).items()})
    assert isinstance(twin, State)
    return twin


def _copy(thing: Any) -> Any:
    if isinstance(thing, list | tuple | set | frozenset):
        return type(thing)(_copy(item) for item in thing)
    if isinstance(thing, dict):
        return {key: _copy(value) for key, value in thing.items()}
    return thing.copy() if hasattr(thing, "copy") else thing


class _Writer(pickle.Pickler):
    def __init__(self, file: io.BytesIO, numbers: dict[int, int]) -> None:
        super().__init__(file, protocol=5)
        self.numbers = numbers

    def persistent_id(self, thing: Any) -> int | None:
        return self.numbers.get(id(thing))

    def reducer_override(self, thing: Any) -> Any:
        kind = type(thing)
        if not hasattr(kind, "copy") or any("__reduce" in name for base in kind.__mro__[:-1] for name in vars(base)):
            return NotImplemented  # it is shared, or knows its own way
        return _filled, (kind, attributes(thing))


class _Reader(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, shared: list[object]) -> None:
        super().__init__(file)
        self.shared = shared

    def persistent_load(self, number: int) -> object:
        return self.shared[number]


def _filled(kind: type, held: dict[str, object]) -> object:
    """An object of this class that holds just this."""
    made = _made(kind, held)
    for name, value in held.items():
        setattr(made, name, value)
    return made


def _made(kind: Any, held: dict[str, object]) -> object:
    """A compiled class insists on its arguments; each of them is also the name of what it keeps."""
    if "__mypyc_attrs__" not in vars(kind):
        return kind.__new__(kind)
    return kind(*(held[name] for name in inspect.signature(kind).parameters))


@cache
def _things(root: object) -> list[object]:
    return list(_shared(root))


@cache
def _numbers(root: object) -> dict[int, int]:
    return {id(thing): number for number, thing in enumerate(_things(root))}


def _shared(root: object) -> Iterator[object]:
    """Everything that can be reached from the root and has no value of its own, each thing once."""
    seen: set[int] = set()
    waiting = [root]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, PLAIN) or id(thing) in seen:
            continue
        seen.add(id(thing))
        if isinstance(thing, list | tuple):
            waiting += thing
        elif isinstance(thing, dict):
            waiting += thing.values()
        else:
            yield thing
            waiting += attributes(thing).values()
