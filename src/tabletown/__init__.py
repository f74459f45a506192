"""Tabletown: city-building tabletop games in the browser, in the terminal and from Python.

    import tabletown as tt
    state = tt.deal("welcome", seats=2, expert=True, seed=1)

What there is to use is in library.py; it is loaded when the first of its names is asked for.
The engine, the games and the search of the bots are compiled with mypyc where a C compiler is at hand; the same files
run interpreted elsewhere. ``TABLETOWN_PURE=1`` chooses the interpreted way even when compiled modules lie beside the
sources, and `compiled` tells which way this process runs.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletown.library import *  # noqa: F403 - the library's own list says what is public

__version__ = "0.1.0"


class _SourcesOnly:
    """Finds Tabletown's modules by their .py files and never looks at extension modules."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith(f"{__name__}."):
            return None
        finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path or ())
        return next((spec for finder in finders if (spec := finder.find_spec(name, target)) and spec.loader), None)


def compiled() -> bool:
    """Whether the engine of this process is native code."""
    return not str(import_module("tabletown.engine.chance").__file__).endswith(".py")


if not TYPE_CHECKING:  # whoever checks types knows the names from the import above

    def __getattr__(name: str) -> object:
        library = import_module("tabletown.library") if not name.startswith("_") else None
        if library is None or name not in library.__all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(library, name)


def __dir__() -> list[str]:
    return sorted([*globals(), *import_module("tabletown.library").__all__])


def _is_whole() -> bool:
    """Whether the library that all compiled modules share is there. It is put in place after them and taken away before
    them, so a process that starts meanwhile runs all of Tabletown interpreted: compiled modules do not bear a mixture."""
    return any(Path(__file__).parent.with_name(f"{__name__}__mypyc{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


if os.environ.get("TABLETOWN_PURE", "") not in ("", "0") or not _is_whole():
    sys.meta_path.insert(0, _SourcesOnly)
