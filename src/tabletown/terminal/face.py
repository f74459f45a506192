"""What a game brings along for the terminal: the module tabletown.games.<game>.terminal, seen as this protocol."""

from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, cast

from rich.console import RenderableType

from tabletown.engine.contract import Move
from tabletown.terminal.menu import Branch
from tabletown.words import Words


class Face(Protocol):
    def draw(
        self, view: object, whose: int, names: Sequence[str], moves: Sequence[Move], words: Words
    ) -> RenderableType:
        """The position with colours and boxes, one seat's board in full, the places that moves point at marked."""

    def describe(self, view: object, whose: int, names: Sequence[str], words: Words) -> str:
        """The same in sentences, one a line, for a screen reader."""

    def way(self, view: object, move: Move, words: Words) -> list[Branch]:
        """Where a move hangs in the tree of choices."""

    def meant(self, view: object, typed: str) -> str:
        """The notation of what somebody typed, where the game knows a shorter way to say it; else the same."""


def face_of(game: str) -> Face:
    return cast("Face", import_module(f"tabletown.games.{game}.terminal"))
