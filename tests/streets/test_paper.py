"""Cities written down from a table: what every building pays, and what cannot be true of them."""

import pytest

from tabletown.engine.paper import ImpossiblePaper, PaperSheet
from tabletown.games import GAMES
from tabletown.words import LANGUAGES

GAME = GAMES["streets"]
STREET = """
    building: student_house, 0 0 E, 1
    building: starter_home, 1 0 S, Boris, 1
    building: flea_market, 2 0 S, Boris, 1
    building: art_gallery, 3 0 S, Anna, 3
    building: hardware_store, 4 0 W
    """


def buildings(sheet: PaperSheet) -> dict[str, tuple[int, int, int]]:
    """Value, people and dollars of each building on a sheet."""
    return {
        str(line.args["tile"]): (int(line.args["value"]), int(line.args["people"]), int(line.args["dollars"]))
        for line in sheet.lines
        if "tile" in line.args
    }


def wrong(text: str) -> list[tuple[int, str]]:
    with pytest.raises(ImpossiblePaper) as impossible:
        GAME.score_paper(text)
    return [(problem.line, problem.message.removeprefix("streets-paper-")) for problem in impossible.value.problems]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_is_the_rulebooks_street(language: str) -> None:
    other, first = GAME.score_paper(GAME.paper_example(language))
    assert buildings(other) == {"starter_home": (6, 1, 7), "flea_market": (10, 1, 11)}
    assert buildings(first) == {"art_gallery": (6, 3, 9)}
    assert (other.score.total, other.place, first.score.total, first.place) == (18, 1, 9, 2)


def test_a_street_tells_what_it_pays_everybody() -> None:
    heading = GAME.score_paper(STREET)[0].lines[0].args
    assert heading == {"street": 1, "state": "closed", "buildings": 3, "dollars": 18, "everybody": 27}


def test_open_streets_pay_half_rounded_up_for_each_building() -> None:
    boris, anna = GAME.score_paper(STREET.replace("building: hardware_store, 4 0 W", ""))
    assert buildings(boris) == {"starter_home": (4, 1, 3), "flea_market": (10, 1, 6)}
    assert buildings(anna) == {"art_gallery": (4, 3, 4)}
    assert boris.score.parts == [("income", 0), ("last_count", 9)]


def test_people_on_the_station_have_colours() -> None:
    text = "постройка: Центральный вокзал, 0 0 юг, 2 турист, 1 хипстер\nпостройка: grand_hotel, 1 0 S, Аня, 3"
    (sheet,) = GAME.score_paper(text)
    assert buildings(sheet) == {"grand_hotel": (10, 3, 7)}


def test_two_signs_double_the_value_and_advisors_count() -> None:
    (sheet,) = GAME.score_paper("building: starter_home, 0 0 S, Anna ×2, 3")
    assert buildings(sheet) == {"starter_home": (4, 3, 4)}
    assert len(GAME.score_paper("advisor: Anna, Investor\nbuilding: starter_home, 0 0 S, Anna ×2")) == 1
    legend = STREET + "advisor: Anna, Hipster Legend"
    assert buildings(GAME.score_paper(legend)[1]) == {"art_gallery": (8, 3, 11)}


def test_names_are_understood_in_any_language_even_mixed() -> None:
    (sheet,) = GAME.score_paper("будівля: Стартовий дім, −3 2 південь, Іванка, 1\nbuilding: Модный лофт, -2 2 s")
    assert buildings(sheet) == {"starter_home": (6, 1, 4)}


@pytest.mark.parametrize(
    ("text", "problems"),
    [
        ("", [(0, "empty")]),
        ("building: starter_home, 0 0 S, 1", [(0, "empty")]),
        ("tiles: starter_home", [(1, "unknown-field")]),
        ("building: castle, 0 0 S, Anna", [(1, "unknown-building")]),
        ("building: starter_home, Anna", [(1, "place")]),
        ("building: starter_home, 0 0 up, Anna", [(1, "place")]),
        ("building: starter_home, 0 99 S, Anna", [(1, "far")]),
        ("building: starter_home, 0 0 S, Anna\nadvisor: Hacker", [(2, "advisor")]),
        ("building: station, 0 0 S, Anna", [(1, "no-owner")]),
        ("building: station, 0 0 S, 2\nbuilding: hostel, 1 0 S, Anna", [(1, "whose-people")]),
        ("building: food_hall, 0 0 S, Anna, 2", [(1, "people")]),
        ("building: hostel, 0 0 S, Anna, 2 parent", [(1, "people")]),
        ("building: hostel, 0 0 S, Anna\nbuilding: hostel, 1 0 S", [(2, "twice")]),
        ("building: hostel, 0 0 S, Anna\nbuilding: park, 0 0 S", [(2, "same-cell")]),
        ("building: hostel, 0 0 S, Anna\nbuilding: park, 0 1 N", [(2, "long-sides")]),
        ("building: hostel, 0 0 S, Anna, 13", [(1, "too-many-people")]),
        (
            "building: hostel, 0 0 S, Anna ×2\nbuilding: park, 1 0 S\nbuilding: toy_store, 2 0 S, Anna ×2",
            [(3, "two-signs")],
        ),
        ("building: hostel, 0 0 S, Anna ×2\nbuilding: toy_store, 2 0 S, Boris ×2", [(2, "two-signs")]),
        ("building: hostel, 0 0 S, Anna ×2\nadvisor: Anna, Hacker", [(1, "two-signs")]),
    ],
)
def test_what_cannot_be_is_told_with_its_line(text: str, problems: list[tuple[int, str]]) -> None:
    assert wrong(text) == problems


ROW = ("starter_home", "art_gallery", "chillax_spa", "toy_store", "food_hall", "hostel")


def test_a_street_has_five_buildings_and_a_player_five_signs() -> None:
    lines = [f"building: {name}, {x} 0 S" for x, name in enumerate(ROW)]
    assert wrong("\n".join([*lines[:5], lines[5] + ", Anna"])) == [(1, "long-street")]
    apart = [f"building: {name}, {2 * x} 0 S, {{}}" for x, name in enumerate(ROW)]
    assert wrong("\n".join(line.format("Anna") for line in apart)) == [(6, "signs")]
    assert len(GAME.score_paper("\n".join(line.format("Проныра") for line in apart))) == 1
    assert wrong("\n".join(line.format(f"P{number}.") for number, line in enumerate(apart))) == [(6, "players")]
