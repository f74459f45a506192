"""A part of a game that can be printed, and what drawings are given: plain data made of the catalogue and of words."""

from collections.abc import Callable
from typing import NamedTuple

from tabletown.words import Words

Figures = dict[str, list[dict[str, object]]]
Drawn = dict[str, object]

MARKED = "reconstructed"


class Part(NamedTuple):
    name: str
    drawing: str
    """The Typst file, as seen from this folder."""
    content: Callable[[Figures, Words, str], Drawn]
    """What it draws, of an edition's figures."""
    repeated: bool = False
    """A sheet to write on, of which everybody wants one; the others are printed once."""


def marked(entry: dict[str, object]) -> bool:
    """Whether the figures of an entry carry the mark of a reconstruction."""
    return any(value == MARKED for field, value in entry.items() if field.endswith("source"))


def number(entry: dict[str, object], field: str) -> int:
    value = entry[field]
    assert isinstance(value, int)
    return value


def numbers(entry: dict[str, object], field: str) -> list[int]:
    value = entry[field]
    assert isinstance(value, list)
    return [int(each) for each in value]
