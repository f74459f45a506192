"""The catalogue of Happy City in words: what its entries are called, and what stands in their fields."""

from collections.abc import Mapping

from tabletown.words import Words


def entry_name(section: str, number: int, entry: Mapping[str, object], words: Words) -> str:
    kind = "special" if section in ("family", "expert") else section
    return "" if kind == "table" else words(f"happy_city-{kind}", {kind: str(entry["id"])})


def entry_word(field: str, value: str, words: Words) -> str:
    return words("happy_city-colour", colour=value) if field == "colour" else ""
