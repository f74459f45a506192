"""What is raised arrives whole: our exceptions go through pickles and copies, and so come out of pools of processes."""

import copy
import importlib
import pickle
import pkgutil
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

import tabletown.engine
from tabletown import library
from tabletown.engine.catalogue import CatalogueError
from tabletown.engine.contract import BadSetup, IllegalAction
from tabletown.engine.paper import ImpossiblePaper, SheetError
from tabletown.engine.pickling import attributes
from tabletown.engine.record import RecordError

EXAMPLES: list[Exception] = [
    IllegalAction("welcome.bis.same_estate"),
    BadSetup("seats", "setup-seats", "9", "1–4"),
    BadSetup("game", "setup-no-paper"),
    RecordError(3, "record-other-seed", {"seed": "a", "line": 2}),
    CatalogueError("base.toml", 7, "no such field"),
    ImpossiblePaper([SheetError(2, "parks", "paper-too-many", {"most": 3}), SheetError(0, "", "paper-empty", {})]),
]
EVERY_WAY: list[Callable[[Exception], Exception]] = [
    *(lambda error, protocol=protocol: pickle.loads(pickle.dumps(error, protocol)) for protocol in range(6)),
    copy.copy,
    copy.deepcopy,
]


def exceptions() -> Iterator[type[BaseException]]:
    """All that the engine declares, and all that the library offers."""
    names = [found.name for found in pkgutil.walk_packages(tabletown.engine.__path__, "tabletown.engine.")]
    for module in [*map(importlib.import_module, names), library]:
        for name, thing in vars(module).items():
            if isinstance(thing, type) and issubclass(thing, BaseException) and not name.startswith("_"):
                yield thing


def told(thing: object) -> object:
    """An exception, or what it holds, with all its fields."""
    if isinstance(thing, list | tuple):
        return [told(part) for part in thing]
    if isinstance(thing, int | str | dict):
        return thing
    held = {name: told(value) for name, value in attributes(thing).items()}
    return type(thing), str(thing) if isinstance(thing, Exception) else "", held


def test_each_has_an_example() -> None:
    ours = {kind for kind in exceptions() if kind.__module__.startswith("tabletown.")}
    assert ours == {type(error) for error in EXAMPLES}


@pytest.mark.parametrize("error", EXAMPLES, ids=repr)
def test_it_goes_through_pickles_and_copies(error: Exception) -> None:
    assert len(attributes(error)) >= 1, "its fields are looked at"
    for twin_of in EVERY_WAY:
        twin = twin_of(error)
        assert told(twin) == told(error)
        assert twin.args == error.args or isinstance(error, ImpossiblePaper)


def raised(number: int) -> None:
    raise EXAMPLES[number]


def test_it_comes_out_of_a_process_pool() -> None:
    """A pool that cannot read what was raised breaks, for everybody who waits for it."""
    with ProcessPoolExecutor(1, get_context("forkserver")) as pool:
        for number, error in enumerate(EXAMPLES):
            with pytest.raises(type(error)) as arrived:
                pool.submit(raised, number).result()
            assert told(arrived.value) == told(error)
