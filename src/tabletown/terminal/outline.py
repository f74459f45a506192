"""The plain drawing of any game: the view as an outline of labelled lines, moves in words.

For games that bring no drawing of their own. A field is called by the message `<game>-view-<field>`, or by its own name.
"""

from collections.abc import Iterator, Mapping, Sequence

import msgspec
from rich.text import Text

from tabletown.engine.contract import Move
from tabletown.engine.renderer import Branch, Speaks

INDENT = "  "


class Outline:
    def __init__(self, game: str) -> None:
        self.game = game

    def draw(self, view: object, whose: int, names: Sequence[str], moves: Sequence[Move], words: Speaks) -> Text:
        return Text(self.describe(view, whose, names, words))

    def describe(self, view: object, whose: int, names: Sequence[str], words: Speaks) -> str:
        return "\n".join(self._lines(msgspec.to_builtins(view), words, ""))

    def way(self, view: object, move: Move, words: Speaks, plain: bool = False) -> list[Branch]:
        message = f"{self.game}-move-{move.kind}"
        return [Branch(words(message, move.fields) if words.knows(message) else repr(move))]

    def meant(self, view: object, typed: str) -> str:
        return typed

    def entry_name(self, section: str, number: int, entry: Mapping[str, object], words: Speaks) -> str:
        return ""

    def entry_word(self, field: str, value: str, words: Speaks) -> str:
        return ""

    def _lines(self, shown: object, words: Speaks, indent: str) -> Iterator[str]:
        if isinstance(shown, dict):
            pairs = [(self._label(str(name), words), value) for name, value in shown.items()]
        else:
            pairs = [
                (str(place + 1), value) for place, value in enumerate(shown if isinstance(shown, list) else [shown])
            ]
        for label, value in pairs:
            if is_flat(value):
                yield f"{indent}{label}: {flat(value, words)}"
            else:
                yield f"{indent}{label}:"
                yield from self._lines(value, words, indent + INDENT)

    def _label(self, name: str, words: Speaks) -> str:
        for message in (f"{self.game}-view-{name}", f"plain-field-{name}"):
            if words.knows(message):
                return words(message)
        return name.replace("_", " ")


def is_flat(value: object) -> bool:
    """Whether it fits on a line: a single value, or a list of such."""
    return not isinstance(value, dict) and not (
        isinstance(value, list) and any(isinstance(item, dict | list) for item in value)
    )


def flat(value: object, words: Speaks) -> str:
    if isinstance(value, list):
        return ", ".join(flat(item, words) for item in value) or "–"
    if isinstance(value, bool):
        return words("table-yes" if value else "table-no")
    return str(value).replace("-", "−") if isinstance(value, int) else str("–" if value in (None, "") else value)
