"""What people write by hand, in any language: lines of `field: value` with remarks after `#`, and names as they are typed.

It knows no game: each game's paper/form.py says which fields there are and what their values mean.
"""

from collections.abc import Sequence

from tabletown.engine.paper import Problem
from tabletown.words import LANGUAGES, Words


def plain(name: str) -> str:
    """A name without what people write differently."""
    return " ".join(name.replace("_", " ").replace("’", "'").replace("ʼ", "'").casefold().replace("ё", "е").split())


def entries(text: str, game: str, fields: Sequence[str]) -> tuple[list[tuple[int, str, str]], list[Problem]]:
    """The lines of a file as (line, field, value), and a problem for each that names none of the fields."""
    called = {plain(field): field for field in fields}
    for language in LANGUAGES:
        words = Words(language)
        called |= {plain(words(f"{game}-paper-field-{field}")): field for field in fields}
    found: list[tuple[int, str, str]] = []
    problems: list[Problem] = []
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
            problems.append(Problem(number, name, f"{game}-paper-unknown-field", args))
    return found, problems


def remarks(text: str) -> list[str]:
    """The opening of an example file: what is to be known, and an empty line."""
    return [*(f"# {line}".rstrip() for line in text.splitlines()), ""]
