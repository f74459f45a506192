"""The cards of Welcome To: construction cards by number and effect, city plans with their backs, and what solo play adds."""

import re

from tabletown.games.welcome.catalogue import EFFECTS
from tabletown.games.welcome.terminal.entries import entry_name
from tabletown.printing.part import Drawn, Figures, marked, number, numbers
from tabletown.words import Words


def construction(figures: Figures, words: Words, edition: str) -> Drawn:
    return {
        "effects": {
            effect: {"name": words(f"welcome-effect-{effect}"), "about": words(f"welcome-effect-{effect}-about")}
            for effect in EFFECTS
        },
        "cards": [
            {"number": number(entry, "number"), "effect": effect, "marked": marked(entry)}
            for entry in figures["construction"]
            for effect in EFFECTS
            for _ in range(number(entry, effect))
        ],
    }


def plans(figures: Figures, words: Words, edition: str) -> Drawn:
    cards: list[Drawn] = [
        {
            "sign": words("welcome-plan-card", edition=edition, plan=number(entry, "level")),
            "kind": words("welcome-option-expert") if entry["expert"] else words("print-plan"),
            "level": number(entry, "level"),
            "expert": bool(entry["expert"]),
            "sizes": numbers(entry, "sizes"),
            "about": _unbroken(entry_name("plan", place, entry, words)),
            "first": number(entry, "first"),
            "other": number(entry, "other"),
            "marked": marked(entry),
        }
        for place, entry in enumerate(figures["plan"], 1)
    ]
    return {
        "cards": [*cards, *_solo_cards(words, edition)],
        "words": {
            "first": words("print-first"),
            "other": words("print-others"),
            "approved": words("print-approved"),
        },
    }


def _unbroken(text: str) -> str:
    """A list of sizes stays in one line."""
    return re.sub(r"(?<=\d), (?=\d)", ",\N{NO-BREAK SPACE}", text)


def _solo_cards(words: Words, edition: str) -> list[Drawn]:
    """The card that turns the plans over, or those that let a competitor complete one."""
    plain: Drawn = {"expert": False, "sizes": [], "first": None, "other": None, "marked": False}
    if edition != "collectors":
        return [{**plain, "sign": "", "level": 1, "kind": words("print-solo"), "about": words("print-solo-card")}]
    signs = [words("welcome-plan-sign", edition=edition, plan=level) for level in (1, 2, 3)]
    return [
        {
            **plain,
            "sign": sign,
            "level": level,
            "kind": words("print-solo"),
            "about": words("print-plan-done", plan=sign),
        }
        for level, sign in enumerate(signs, 1)
    ]
