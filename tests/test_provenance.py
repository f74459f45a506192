"""No figure claims more than its source tells: entries that rest on a guess, a count or a doubtful reading say so."""

import pytest

from tabletown.games import GAMES


def source_of(game: str, edition: str, section: str, entry: str) -> object:
    found = GAMES[game].catalogue(edition, None)[section]
    return next(each["source"] for each in found if each["id"] == entry)


@pytest.mark.parametrize(
    ("game", "edition", "section", "entry", "source"),
    [
        ("streets", "base", "grifter", "easy", "public"),  # the rulebook has only the sums with advisors
        ("streets", "base", "grifter", "normal", "public"),
        ("streets", "base", "grifter", "hard", "public"),
        ("streets", "base", "advisor", "hacker", "derived"),  # one symbol for each tile in hand
        ("dream_home", "classic", "room", "study", "reconstructed"),  # nobody says that these rooms do not grow
        ("dream_home", "classic", "room", "library", "reconstructed"),
        ("dream_home", "classic", "room", "storage", "reconstructed"),
        ("happy_city", "base", "dwelling", "house", "derived"),  # the number of copies
        ("happy_city", "base", "expert", "big_ben", "derived"),  # an 8 of five pixels
    ],
)
def test_doubtful_figures_are_tagged_as_such(game: str, edition: str, section: str, entry: str, source: str) -> None:
    assert source_of(game, edition, section, entry) == source
