"""Where a rulebook leaves a question open, "Our rulings" has our answer: in every language, on the list of the game that it
belongs to. That the rules keep to it is tested beside each game.
"""

import pytest

from tabletown.words import LANGUAGES, Words

# What is ruled, the list it stands on, and the words by which its line is known in en, ru and uk.
RULED = {
    "a tie with an ACA competitor in points and estates": (
        "welcome-rules-collectors_rulings",
        ("equal, the competitor wins", "побеждает конкурент", "перемагає конкурент"),
    ),
    "withholding a met plan": (
        "welcome-rules-rulings",
        ("Nobody has to claim a plan", "Заявлять план", "Заявляти план"),
    ),
    "a roundabout as a built house for plans": (
        "welcome-rules-rulings",
        (
            "For plans that ask for all houses",
            "И для планов, где нужны все дома",
            "І для планів, де потрібні всі будинки",
        ),
    ),
    "the Grifter's copy tile": (
        "streets-rules-rulings",
        ("Grifter’s copy tile", "Копирующую постройку Проныры", "Копіювальну будівлю Пройдисвіта"),
    ),
    "the enclosure in an open street": (
        "streets-rules-rulings",
        (
            "own street may still be open",
            "Улица самой постройки может быть ещё открыта",
            "Вулиця самої будівлі може бути ще відкрита",
        ),
    ),
    "two architects": (
        "dream_home-rules-rulings",
        ("two architects", "двумя архитекторами", "двома архітекторами"),
    ),
}


def answers(list_: str, language: str) -> list[str]:
    return [line[2:] for line in Words(language)(list_).splitlines() if line.startswith("- ")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruled", RULED)
def test_what_we_decided_is_listed(ruled: str, language: str) -> None:
    list_, known = RULED[ruled]
    sign = dict(zip(("en", "ru", "uk"), known, strict=True))[language]
    assert len([answer for answer in answers(list_, language) if sign in answer]) == 1


@pytest.mark.parametrize("list_", sorted({list_ for list_, _ in RULED.values()} | {"happy_city-rules-rulings"}))
def test_the_lists_say_the_same_in_every_language(list_: str) -> None:
    assert len({len(answers(list_, language)) for language in LANGUAGES}) == 1
    assert len({Words(language)(list_ + "-title") for language in LANGUAGES}) == len(LANGUAGES)
