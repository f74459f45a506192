"""What is cut out for Streets: building tiles with their backs, people, signs and business tokens, and the advisors."""

from tabletown.games.streets.catalogue import BUSINESSES, COLOURS
from tabletown.games.streets.terminal.entries import entry_name
from tabletown.printing.part import MARKED, Drawn, Figures, number
from tabletown.words import Words

PLAYERS = 5


def tiles(figures: Figures, words: Words, edition: str) -> Drawn:
    found = [
        {
            "id": str(entry["id"]),
            "seed": place,
            "name": entry_name(section, place, entry, words),
            "kind": str(entry.get("kind", "")),
            "symbols": _symbols(entry),
            "coef": number(entry, "coef") if entry.get("coef") else 0,
            "value": _value(entry, words),
            "business": words("streets-business", business=str(entry["business"])) if entry.get("business") else "",
            "sign": str(entry.get("business", "")),
            "tokens": number(entry, "tokens") if "tokens" in entry else 0,
            "five": bool(entry.get("five", False)),
            "marked": MARKED in (entry["source"], entry.get("value_source"), entry.get("business_source")),
        }
        for section in ("start", "tile")
        for place, entry in enumerate(figures[section], 1)
    ]
    return {"tiles": found, "kinds": _kinds(words)}


def pieces(figures: Figures, words: Words, edition: str) -> Drawn:
    table = figures["table"][0]
    return {
        "kinds": _kinds(words),
        "people": [colour for colour in COLOURS for _ in range(number(table, "people"))],
        "signs": [player for player in range(PLAYERS) for _ in range(number(table, "signs"))],
        "tokens": [
            [business, words("streets-business", business=business)]
            for business in BUSINESSES
            if business != "universal"
            for _ in range(number(table, "tokens"))
        ],
    }


def advisors(figures: Figures, words: Words, edition: str) -> Drawn:
    return {
        "kinds": _kinds(words),
        "title": words("catalogue-streets-advisor"),
        "cards": [
            {
                "name": entry_name("advisor", place, entry, words),
                "about": words(f"streets-advisor-{entry['id']}-about"),
                "symbol": str(entry["symbol"]),
                "players": words("print-players", fewest=number(entry, "fewest"), most=number(entry, "most")),
                "marked": MARKED in (entry["source"], entry["symbol_source"]),
            }
            for place, entry in enumerate(figures["advisor"], 1)
        ],
    }


def _symbols(entry: dict[str, object]) -> list[str]:
    """The kinds of the symbols on a tile; the first tiles name each, the others how often they have their own."""
    shown = entry["symbols"]
    return [str(each) for each in shown] if isinstance(shown, list) else [str(entry["kind"])] * number(entry, "symbols")


def _value(entry: dict[str, object], words: Words) -> str:
    if not entry.get("value"):
        return ""
    kinds = entry["of"]
    assert isinstance(kinds, list)
    first, other = [*(str(kind) for kind in kinds), "", ""][:2]
    return words(f"streets-value-{entry['value']}", coef=number(entry, "coef"), kind=first, other=other)


def _kinds(words: Words) -> Drawn:
    return {kind: words("streets-kind", kind=kind) for kind in (*COLOURS, "wild")}
