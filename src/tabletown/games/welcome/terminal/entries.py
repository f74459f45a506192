"""The catalogue of Welcome To in words: what its entries are called, and what stands in their fields."""

from collections.abc import Mapping

from tabletown.words import Words

FIGURES = ("street", "count", "pools", "bis")


def entry_name(section: str, number: int, entry: Mapping[str, object], words: Words) -> str:
    name = str(entry["id"]).removeprefix("projected-")
    if section == "plan":
        sizes = entry["sizes"]
        told = ", ".join(str(size) for size in sizes) if isinstance(sizes, list) else ""
        figures = {figure: int(str(entry[figure])) for figure in FIGURES}
        return words(f"welcome-plan-{entry['kind']}", figures, sizes=told)
    if section == "competitor":
        return words(f"welcome-option-competitor-{name}")
    if section == "street":
        return words(f"catalogue-word-{name}")
    if section in ("track", "estate"):
        return words(f"welcome-score-{name}" if section == "track" else f"welcome-score-estates-{name}")
    return words("welcome-effect-temp") if section == "temp" else ""


def entry_word(field: str, value: str, words: Words) -> str:
    return ""
