"""The cards of Happy City: markets, dwellings and the three decks; and the special buildings of both modes."""

from tabletown.games.happy_city.catalogue import COLOURS
from tabletown.games.happy_city.terminal.entries import entry_name
from tabletown.printing.part import Drawn, Figures, marked, number, numbers
from tabletown.words import Words

SAID = ("amount", "tied", "otherwise", "limit", "times", "hearts")


def cards(figures: Figures, words: Words, edition: str) -> Drawn:
    found: list[Drawn] = []
    for section in ("market", "dwelling", "building"):
        for place, entry in enumerate(figures[section], 1):
            copies = number(entry, "copies") if "copies" in entry else 1
            found += [_card(section, place, entry, words)] * copies
    return {"cards": found, "words": _words(words)}


def specials(figures: Figures, words: Words, edition: str) -> Drawn:
    found = [
        {
            **_card(section, place, entry, words),
            "colour": "special",
            "colour_name": "",
            "needs": [[colour, number(entry, colour)] for colour in COLOURS if number(entry, colour)],
            "effect": words(f"happy_city-effect-{entry['kind']}", _said(entry)) if section == "expert" else "",
        }
        for section in ("family", "expert")
        for place, entry in enumerate(figures[section], 1)
    ]
    return {"cards": found, "words": _words(words)}


def _card(section: str, place: int, entry: dict[str, object], words: Words) -> Drawn:
    return {
        "kind": section,
        "seed": place,
        "name": entry_name(section, place, entry, words),
        "colour": str(entry.get("colour", "")) or "special",
        "colour_name": words("happy_city-colour", colour=str(entry["colour"])) if entry.get("colour") else "",
        "deck": number(entry, "deck") if "deck" in entry else 0,
        "cost": number(entry, "cost") if "cost" in entry else None,
        "income": number(entry, "income"),
        "residents": number(entry, "residents") if "residents" in entry else 0,
        "hearts": number(entry, "hearts") if "hearts" in entry else 0,
        "needs": [],
        "effect": "",
        "marked": marked(entry),
    }


def _said(entry: dict[str, object]) -> dict[str, str | int]:
    """The figures of an effect, as its sentence names them."""
    said: dict[str, str | int] = {name: number(entry, name) for name in SAID}
    said |= {"gives": str(entry["gives"]) or "residents", "colour": str(entry["colour"])}
    for alike in (2, 3):
        if entry["hearts_for"]:
            said[f"hearts{alike}"] = numbers(entry, "hearts_for")[alike]
            said[f"residents{alike}"] = numbers(entry, "residents_for")[alike]
    return said


def _words(words: Words) -> Drawn:
    return {
        "income": words("catalogue-field-income"),
        **{name: words(f"happy_city-score-{name}") for name in ("residents", "hearts")},
        "white": words("happy_city-market-white"),
        **{
            kind: words(f"catalogue-happy_city-{kind}")
            for kind in ("market", "dwelling", "building", "family", "expert")
        },
    }
