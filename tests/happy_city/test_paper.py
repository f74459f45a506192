"""Cities written down after a game at a table, and what cannot be true of them."""

import pytest

from tabletown.engine.paper import ImpossiblePaper
from tabletown.games import GAMES
from tabletown.words import LANGUAGES

GAME = GAMES["happy_city"]
CITY = "Happy Market, Shoe Shop, School, House, Museum, Film Studios, Steelworks, Luxury Residence, Spa, Zoo"


def wrong(text: str) -> list[tuple[int, str]]:
    with pytest.raises(ImpossiblePaper) as impossible:
        GAME.score_paper(text)
    return [(problem.line, problem.message.removeprefix("happy_city-paper-")) for problem in impossible.value.problems]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_is_the_rulebooks_city_of_40_points(language: str) -> None:
    (sheet,) = GAME.score_paper(GAME.paper_example(language))
    assert sheet.score.total == 40


def test_the_same_city_is_worth_13_to_young_players() -> None:
    (sheet,) = GAME.score_paper(f"mode: young\ncards: {CITY}")
    assert sheet.score.parts == [("residents", 5), ("hearts", 8)]


def test_coins_break_ties_between_the_cities_of_a_file() -> None:
    text = "city: Ann\ncards: happy market, house, library\ncoins: 1\ncity: Bob\ncards: happy market, school, square\ncoins: 3"
    assert [(sheet.name, sheet.score.total, sheet.place) for sheet in GAME.score_paper(text)] == [
        ("Ann", 1, 2),
        ("Bob", 1, 1),
    ]


def test_cards_may_be_written_by_ids_and_in_any_language_even_mixed() -> None:
    (sheet,) = GAME.score_paper("карти: Ринок щастя, shoe_shop, Музей, Элитное жилье")
    assert sheet.score.total == 3 * 2


def test_expert_cities_look_at_each_other_in_the_order_of_play() -> None:
    text = """
        mode: expert
        city: Ann
        cards: Purple Market, School, Library, Haunted House, Machu Picchu
        city: Bob
        cards: Yellow Market, Zoo, Spa, House, Museum, School
        """
    ann, bob = GAME.score_paper(text)
    assert ann.score.total == (1 - 1 + 2) * 1
    assert bob.score.total == 2 * (3 + 2 + 2)


def test_what_the_sphinx_became_is_written_down() -> None:
    ann = "city: Ann\ncards: Blue Market, House, Igloo, Sphinx\nsphinx: Wind Turbine"
    text = f"mode: expert\n{ann}\ncity: Bob\ncards: Green Market"
    assert GAME.score_paper(text)[0].score.total == 2 * 2


@pytest.mark.parametrize(
    ("text", "problems"),
    [
        ("", [(0, "empty")]),
        ("town: Ann", [(1, "unknown-field")]),
        ("mode: hard\ncards: Happy Market", [(1, "unknown-mode")]),
        ("cards: Happy Market, Town Hall", [(1, "unknown-card")]),
        ("cards: Happy Market\ncards: Zoo", [(2, "twice")]),
        ("cards: Happy Market\ncoins: many", [(2, "number")]),
        (f"cards: {CITY}, Casino", [(1, "too-many")]),
        ("cards: House, Happy Market", [(1, "market-first")]),
        ("cards: Happy Market, Zoo, Zoo", [(1, "same-name")]),
        ("cards: Happy Market, School, Library, House, Film Studios, Toy Shop", [(1, "one-special")]),
        ("cards: Happy Market, School, Factory, Pyramid", [(1, "other-mode")]),
        ("cards: Happy Market, School, Toy Shop", [(1, "conditions")]),
        ("cards: Happy Market, House\nsphinx: Moai", [(2, "sphinx")]),
        ("mode: expert\ncity: Ann\ncards: Happy Market\ncity: Bob\ncards: Blue Market", [(3, "market-colour")]),
        ("mode: expert\ncards: Blue Market", [(2, "expert-alone")]),
        ("mode: expert\ncity: A\ncards: Blue Market\ncity: B\ncards: Blue Market", [(5, "copies")]),
        ("\n".join(["city: A\ncards: Happy Market, Zoo"] * 3), [(6, "copies")]),
    ],
)
def test_what_cannot_be_is_named_with_its_line(text: str, problems: list[tuple[int, str]]) -> None:
    assert wrong(text) == problems


def test_the_statue_may_have_replaced_a_card_of_a_colour_it_asked_for() -> None:
    text = "mode: expert\ncity: A\ncards: Green Market, House, School, Library, Statue of Liberty\ncity: B\ncards: Blue Market"
    assert GAME.score_paper(text)[0].score.total == (1 + 1) * (1 + 4)
