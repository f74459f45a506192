"""The catalogue of Dream Home in words: what its entries are called, and what stands in their fields."""

from collections.abc import Mapping

from tabletown.words import Words


def entry_name(section: str, number: int, entry: Mapping[str, object], words: Words) -> str:
    name = str(entry["id"])
    if section == "room":
        return words("dream_home-room", room=name)
    if section in ("points", "card"):
        return ""  # the field of the room says it
    if section in ("decor", "decor_points"):
        return words("dream_home-item", item=name)
    if section in ("tool", "helper"):
        return words("dream_home-resource", resource=name)
    if section == "roof":
        return words("dream_home-roof", colour=name, window=0)
    if section == "floor":
        return words("dream_home-floor", floor=number)
    return words(f"dream_home-comfort-{name}") if section == "comfort" else words(f"catalogue-word-{name}")


def entry_word(field: str, value: str, words: Words) -> str:
    return words("dream_home-room", room=value) if field in ("room", "rooms", "next_to") else ""
