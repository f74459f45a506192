"""Tabletown: city-building tabletop games in the browser, in the terminal and from Python.

The engine, the games and the search of the bots are compiled with mypyc where a C compiler is at hand; the same files
run interpreted elsewhere. ``TABLETOWN_PURE=1`` chooses the interpreted way even when compiled modules lie beside the
sources, and `compiled` tells which way this process runs.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

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


if os.environ.get("TABLETOWN_PURE", "") not in ("", "0"):
    sys.meta_path.insert(0, _SourcesOnly)
