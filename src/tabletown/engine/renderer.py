"""What a game brings along for the terminal: the package `terminal` beside the module of its class, seen as this protocol.

The terminal asks for it; a game without one is shown as an outline. Words come as a function from message ids to text, so
that neither the games nor the engine need to know where they are kept.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol

from tabletown.engine.contract import Move


class Speaks(Protocol):
    """The words of one language."""

    def __call__(self, message: str, args: Mapping[str, str | int] | None = None, **more: str | int) -> str:
        """The message with its arguments filled in."""

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""


class Branch:
    """One step of the way to an action: what is shown, and the number to type where the game has one of its own.

    `short` is said when the branch is listed among others behind their common stem.
    """

    def __init__(self, label: str, key: str = "", short: str = "") -> None:
        self.label = label
        self.key = key
        self.short = short or key


class Renderer(Protocol):
    def draw(self, view: object, whose: int, names: Sequence[str], moves: Sequence[Move], words: Speaks) -> object:
        """The position with colours and boxes, as Rich prints it, one seat's board in full, the places that moves point at
        marked."""

    def describe(self, view: object, whose: int, names: Sequence[str], words: Speaks) -> str:
        """The same in sentences, one a line, for a screen reader."""

    def way(self, view: object, move: Move, words: Speaks, plain: bool = False) -> list[Branch]:
        """Where a move hangs in the tree of choices; plain ones are for a screen reader and use no signs."""

    def meant(self, view: object, typed: str) -> str:
        """The notation of what somebody typed, where the game knows a shorter way to say it; else the same."""

    def entry_name(self, section: str, number: int, entry: Mapping[str, object], words: Speaks) -> str:
        """What an entry of the catalogue is called, counted from 1 in its section; empty where only its id names it."""

    def entry_word(self, field: str, value: str, words: Speaks) -> str:
        """What stands in a field of an entry, in words of the game; empty where the game has none."""
