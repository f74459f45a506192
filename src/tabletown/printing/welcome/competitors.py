"""The competitors of the collector's solo game: a card for each, and the sheet on which the cards that one got are counted."""

from tabletown.printing.part import Drawn, Figures, marked, number, numbers
from tabletown.words import Words

POINTS = ("park", "pool", "temp", "fence")
HOUSES = ("bis", "agent")
COUNTED_ESTATES = 5


def competitors(figures: Figures, words: Words, edition: str) -> Drawn:
    signs = [words("welcome-plan-sign", edition=edition, plan=level) for level in (1, 2, 3)]
    return {
        "words": {
            **{effect: words(f"print-competitor-{effect}") for effect in (*POINTS, *HOUSES)},
            "plans": words("welcome-score-plans"),
            "back": words("welcome-option-competitor"),
        },
        "cards": [
            {
                "name": words(f"welcome-option-competitor-{entry['id']}"),
                "level": number(entry, "level"),
                "figures": [[effect, number(entry, effect)] for effect in (*POINTS, *HOUSES)],
                "plans": [[sign, level in numbers(entry, "plans")] for level, sign in enumerate(signs, 1)],
                "temps": words("print-competitor-temps", boxes=_listed(numbers(entry, "temps")), points=_ranks(figures))
                if entry["temps"]
                else "",
                "marked": marked(entry),
            }
            for entry in figures["competitor"]
        ],
    }


def count_sheet(figures: Figures, words: Words, edition: str) -> Drawn:
    return {
        "title": words("welcome-option-competitor"),
        "ranks": _ranks(figures),
        "estates": COUNTED_ESTATES,
        "effects": list(POINTS),
        "words": {
            **{effect: words(f"welcome-effect-{effect}") for effect in POINTS},
            "cards": words("print-competitor-cards"),
            "each": words("print-competitor-each"),
            "rank": words("print-competitor-rank"),
            "run": words("print-competitor-run"),
            "houses": words("print-competitor-houses"),
            "value": words("print-competitor-value"),
            "plans": words("welcome-score-plans"),
            "total": words("print-total"),
            "level": words("catalogue-field-level"),
        },
        "signs": [words("welcome-plan-sign", edition=edition, plan=level) for level in (1, 2, 3)],
    }


def _listed(values: list[int]) -> str:
    return " / ".join(str(value) for value in values)


def _ranks(figures: Figures) -> str:
    return _listed(numbers(figures["temp"][0], "ranks"))
