"""The catalogue of Streets in words: what its entries are called, and what stands in their fields."""

from collections.abc import Mapping

from tabletown.games.streets.catalogue import COLOURS, KINDS, SIDES
from tabletown.words import Words


def entry_name(section: str, number: int, entry: Mapping[str, object], words: Words) -> str:
    if section in ("tile", "start"):
        return words("streets-tile", tile=str(entry["id"]))
    if section == "advisor":
        return words(f"streets-advisor-{entry['id']}")
    return words(f"streets-option-grifter-{entry['id']}") if section == "grifter" else ""


def entry_word(field: str, value: str, words: Words) -> str:
    if value in (*KINDS, *COLOURS):
        return words("streets-kind", kind=value)
    if field == "side":
        return words("streets-side", side=SIDES.index(value) + 1)
    return words("streets-business", business=value) if field == "business" else ""
