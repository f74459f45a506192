"""What people write by hand, in any language: lines of `field: value` with remarks after `#`, and names as they are typed.

It knows no game: each game's paper/form.py says which fields there are and what their values mean.
"""

from collections.abc import Sequence
from functools import cache

from tabletown.engine.paper import SheetError
from tabletown.words import LANGUAGES, Words


class Written:
    """One sheet of a file: what it is called, and on which line each of its fields stands."""

    def __init__(self, name: str, line: int) -> None:
        self.name = name
        self.line = line
        self.lines: dict[str, int] = {}

    def note(self, game: str, field: str, line: int) -> list[SheetError]:
        """Remember where a field stands. A second time is a problem."""
        if field in self.lines:
            return [SheetError(line, field, f"{game}-paper-twice", {"line": self.lines[field]})]
        self.lines[field] = line
        return []


def plain(name: str) -> str:
    """A name without what people write differently."""
    return " ".join(name.replace("_", " ").replace("’", "'").replace("ʼ", "'").casefold().replace("ё", "е").split())


@cache
def _called(game: str, fields: tuple[str, ...]) -> dict[str, str]:
    """The fields by everything that they may be called."""
    called = {plain(field): field for field in fields}
    for language in LANGUAGES:
        words = Words(language)
        called |= {plain(words(f"{game}-paper-field-{field}")): field for field in fields}
    return called


def entries(text: str, game: str, fields: Sequence[str]) -> tuple[list[tuple[int, str, str]], list[SheetError]]:
    """The lines of a file as (line, field, value), and a problem for each that names none of the fields."""
    called = _called(game, tuple(fields))
    found: list[tuple[int, str, str]] = []
    problems: list[SheetError] = []
    for number, row in enumerate(text.splitlines(), 1):
        line = row.partition("#")[0].strip()
        if not line:
            continue
        name, colon, value = (part.strip() for part in line.partition(":"))
        field = called.get(plain(name), "")
        if colon and field:
            found.append((number, field, value))
        else:
            args: dict[str, str | int] = {"field": name, "allowed": ", ".join(fields)}
            problems.append(SheetError(number, name, f"{game}-paper-unknown-field", args))
    return found, problems


def remarks(text: str) -> list[str]:
    """The opening of an example file: what is to be known, and an empty line."""
    return [*(f"# {line}".rstrip() for line in text.splitlines()), ""]
