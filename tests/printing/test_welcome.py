"""Welcome To on paper: every figure of the catalogue is there, as often as the box has it."""

import re
from collections import Counter
from pathlib import Path

import pytest

from printing.reading import close, page_texts, text
from tabletown.games import GAMES
from tabletown.games.welcome.catalogue import EFFECTS
from tabletown.printing.order import Order
from tabletown.words import LANGUAGES, Words

EDITIONS = ("first", "collectors")


def numbers(order: Order) -> Counter[int]:
    return Counter(int(found) for found in re.findall(r"\d+", text(order)))


def entries(edition: str, section: str, overlay: Path | None = None) -> list[dict[str, object]]:
    return GAMES["welcome"].catalogue(edition, overlay)[section]


def tracks(edition: str, board: str, overlay: Path | None = None) -> Counter[int]:
    """Every value that stands on the streets and tracks of a board."""
    found: Counter[int] = Counter()
    for section, field in (("street", "parks"), ("track", "values"), ("estate", "values")):
        for entry in entries(edition, section, overlay):
            values = entry[field]
            assert isinstance(values, list)
            found.update(values if entry["board"] == board else [])
    found.update([7, 4, 1])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("edition", "part", "board"),
    [("first", "sheets", "standard"), ("collectors", "sheets", "standard"), ("collectors", "projected", "projected")],
)
def test_a_sheet_has_every_value_of_its_board(edition: str, part: str, board: str, language: str) -> None:
    order = Order("welcome", edition, part, language)
    assert tracks(edition, board) <= numbers(order)
    words = Words(language)
    shown = "".join(text(order).split())
    for line in ("plans", "parks", "pools", "temps", "bis", "refusals", "roundabouts"):
        assert "".join(words(f"welcome-score-{line}").split()) in shown


def test_only_reconstructed_figures_carry_the_mark() -> None:
    said = Words("uk")("table-source-reconstructed-about")
    assert "≈" not in text(Order("welcome", "first", "sheets", "uk"))
    marked = text(Order("welcome", "collectors", "projected", "uk"))
    assert marked.count("≈") == 3 + 4 + 6 + 1 + 1 and said in marked


def test_the_owners_corrections_are_printed(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text('[[street]]\nid = "top"\nparks = [0, 2, 4, 77]\n', encoding="utf-8")
    assert numbers(Order("welcome", "first", "sheets", "en"))[77] == 0
    assert numbers(Order("welcome", "first", "sheets", "en", corrections=box))[77] == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_construction_card_is_printed_with_its_back(edition: str) -> None:
    words = Words("ru")
    pages = page_texts(Order("welcome", edition, "cards", "ru"))
    fronts, backs = pages[0::2], pages[1::2]
    assert len(fronts) == len(backs)
    wanted: Counter[int] = Counter()
    effects: Counter[str] = Counter()
    for entry in entries(edition, "construction"):
        for effect in EFFECTS:
            wanted[int(str(entry["number"]))] += int(str(entry[effect]))
            effects[words(f"welcome-effect-{effect}-about")] += int(str(entry[effect]))
    shown = Counter(int(found) for page in fronts for found in re.findall(r"\d+", page))
    # The corners of a front show its effect: for a bis two houses with a 7, for a temp a helmet with ± 2.
    copies = Counter(
        {effect: sum(int(str(entry[effect])) for entry in entries(edition, "construction")) for effect in EFFECTS}
    )
    assert shown - wanted == Counter({7: 4 * 2 * copies["bis"], 2: 4 * copies["temp"]}) and not wanted - shown
    behind = close("".join(backs))
    for about, count in effects.items():
        assert behind.count(close(about)) == count


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_plan_shows_both_values_and_its_back_the_lower(edition: str) -> None:
    pages = page_texts(Order("welcome", edition, "plans", "en"))
    plans = entries(edition, "plan")
    fronts = " ".join(pages[0::2])
    backs = " ".join(pages[1::2])
    shown = Counter(int(found) for found in re.findall(r"\d+", fronts))
    assert Counter(int(str(plan[value])) for plan in plans for value in ("first", "other")) <= shown
    assert Counter(int(str(plan["other"])) for plan in plans) <= Counter(
        int(each) for each in re.findall(r"\d+", backs)
    )
    assert backs.count("Approved") == len(plans)
    assert fronts.count("≈") == sum(plan["source"] == "reconstructed" for plan in plans)


def test_a_competitors_card_has_its_figures_and_plans() -> None:
    order = Order("welcome", "collectors", "competitors", "uk")
    words = Words("uk")
    shown = "".join(text(order).split())
    for entry in entries("collectors", "competitor"):
        assert "".join(words(f"welcome-option-competitor-{entry['id']}").split()) in shown
    wanted = Counter(
        int(str(entry[field]))
        for entry in entries("collectors", "competitor")
        if not entry["temps"]
        for field in ("park", "pool", "temp", "fence", "bis", "agent")
    )
    assert wanted <= numbers(order)
