"""Names that could be taken for each other are found, and told apart by a number; others are left alone."""

import pytest

from tabletown.lookalikes import are_alike, is_blank, is_numbered, told_apart

LONGEST = 24


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "Аnn"),  # with a Cyrillic A
        ("ВОВА", "BOBA"),
        ("Вова", "BOBA"),
        ("Ivan", "lvan"),
        ("Ivan", "1van"),
        ("ivan", "IVAN"),
        ("Ірина", "Iрина"),
        ("Bob", "B0b"),
        ("Zoe", "Zoë"),
        ("Алёша", "Алеша"),
        ("Ann", "Ａｎｎ"),
        ("Ann", "𝐀𝐧𝐧"),
        ("Ann", "A.n-n"),
        ("Ann", "A\u0301nn"),
        ("Ann\ufe0f", "Ann"),
        ("modern", "modem"),
        ("Ζoe", "Zoe"),  # with a Greek Z
        ("Ann", "ᴀɴɴ"),  # small capitals
        ("Ann", "ꓮꓠꓠ"),  # Lisu
        ("Bob", "ᏴOB"),  # with a Cherokee letter
        ("Joe", "Jօe"),  # with an Armenian o
        ("...", "..."),
    ],
)
def test_what_looks_alike(one: str, other: str) -> None:
    assert are_alike(one, other)
    assert told_apart(other, [one], LONGEST) == f"{other} 2"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Anna"),
        ("Ann", "Ben"),
        ("Анна", "Аня"),
        ("Игорь", "Ігор"),
        ("Player 2", "Player 3"),
        ("🐱", "🐶"),
        (".", "-"),
    ],
)
def test_what_does_not(one: str, other: str) -> None:
    assert not are_alike(one, other)
    assert told_apart(other, [one], LONGEST) == other


def test_the_first_number_that_nobody_has() -> None:
    assert told_apart("Ann", ["Ann", "ANN 2", "Аnn 3"], LONGEST) == "Ann 4"
    long = "x" * LONGEST
    assert told_apart(long, [long], LONGEST) == "x" * (LONGEST - 2) + " 2"


def test_a_numbered_name_is_known_by_its_plain_one() -> None:
    assert is_numbered("Ann 2", "Ann")
    assert is_numbered("x" * 22 + " 2", "x" * 24)
    for other in ("Ann", "Ben 2", "Ann x", " 2", "Ann ²"):
        assert not is_numbered(other, "Ann")


@pytest.mark.parametrize("name", ["\u0301", "\ufe0f\ufe0f", "\u034f", " \u20dd"])
def test_marks_without_a_letter_are_nothing(name: str) -> None:
    assert is_blank(name)
    assert not is_blank(f"a{name}")
