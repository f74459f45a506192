"""Houses from the table as files: the printed sample counts as the rulebook says, and impossible houses are named."""

import pytest

from tabletown.engine.paper import ImpossiblePaper
from tabletown.games import GAMES
from tabletown.words import LANGUAGES

GAME = GAMES["dream_home"]
PLAIN = """\
house: Ann
upper: kids, living, living + piano, bathroom, wardrobe
middle: bathroom, bedroom + cat_house, kitchen, pantry, kitchen
basement: garage, x
roofs: red, brown, green, green window
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sample_is_the_rulebooks_example_of_29_points(language: str) -> None:
    (counted,) = GAME.score_paper(GAME.paper_example(language))
    assert counted.score.total == 29
    assert dict(counted.score.parts) == {
        "rooms": 15,
        "decor": 4,
        "comfort": 6,
        "roof": 4,
        "architect": 0,
        "designer": 0,
    }


def test_names_of_the_catalogue_do_as_well() -> None:
    (counted,) = GAME.score_paper(PLAIN)
    assert (counted.name, counted.score.total, counted.place) == ("Ann", 29, 1)


def test_helpers_and_what_stands_beside_the_house_count() -> None:
    (counted,) = GAME.score_paper(PLAIN + "helpers: architect, interior designer\nbeside: treehouse, birdhouse\n")
    assert dict(counted.score.parts)["architect"] == 3
    assert dict(counted.score.parts)["designer"] == 4
    assert counted.score.total == 29 + 3 + 3 + 4


@pytest.mark.parametrize("other", ["garage", "storage"])
def test_a_car_stays_with_its_garage_when_the_other_one_was_exchanged(other: str) -> None:
    (counted,) = GAME.score_paper(PLAIN.replace("garage, x", f"garage + car, {other}"))
    assert dict(counted.score.parts)["decor"] == 4 + 1


def test_children_decide_between_equals() -> None:
    bare = "upper: x, x, x, x, x\nmiddle: x, x, x, x, x\nbasement: x, x\nchildren: {children}\n"
    three = "".join(f"house: {name}\n" + bare.format(children=count) for name, count in (("A", 2), ("B", 5), ("C", 5)))
    assert [sheet.place for sheet in GAME.score_paper(three)] == [3, 1, 1]


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("kids,", "attic,", 2, "unknown"),
        ("living + piano", "living + harp", 2, "unknown"),
        ("garage, x", "garage", 4, "room-count"),
        ("garage, x", "kitchen, x", 4, "wrong-floor"),
        ("bathroom, wardrobe", "garage, wardrobe", 2, "wrong-floor"),
        ("bathroom, wardrobe", "living, living", 2, "too-large"),
        ("bedroom + cat_house", "bedroom + piano", 3, "token-place"),
        ("garage, x", "garage + car, x", 4, "token-place"),
        ("garage, x", "garage, x + cat_house", 4, "token-place"),
        ("living, living + piano", "living + aquarium, living + piano", 2, "token-second"),
        ("living + piano", "living + cat_house", 3, "token-twice"),
        ("green, green window", "green window, green window", 5, "window-twice"),
        ("red, brown", "red, purple", 5, "unknown"),
        ("house: Ann", "hous: Ann", 1, "unknown-field"),
        ("roofs:", "upper:", 5, "twice"),
        ("basement: garage, x\n", "", 1, "floor-missing"),
        ("roofs: red, brown, green, green window", "children: many", 5, "number"),
        ("roofs: red, brown, green, green window", "beside: piano", 5, "token-place"),
    ],
)
def test_what_cannot_be_is_named_with_its_line(old: str, new: str, line: int, message: str) -> None:
    assert old in PLAIN
    with pytest.raises(ImpossiblePaper) as caught:
        GAME.score_paper(PLAIN.replace(old, new, 1))
    assert (line, f"dream_home-paper-{message}") in [(each.line, each.message) for each in caught.value.problems]


def test_an_empty_file_has_no_house() -> None:
    with pytest.raises(ImpossiblePaper) as caught:
        GAME.score_paper("# nothing\n")
    assert [each.message for each in caught.value.problems] == ["dream_home-paper-nothing"]


def test_a_token_is_in_one_house_only() -> None:
    with pytest.raises(ImpossiblePaper) as caught:
        GAME.score_paper(PLAIN + PLAIN.replace("Ann", "Ben"))
    assert {each.message for each in caught.value.problems} == {"dream_home-paper-token-twice"}
