"""Whom people sit with when they sit with bots: everybody has a name of their own, and keeps it."""

import pytest

from tabletown.bots import LEVELS, bots_of, usual_bot
from tabletown.bots.company import CAST, SOMEBODY, company
from tabletown.games import GAMES
from tabletown.words import LANGUAGES, Words, namesakes

NOBODY: frozenset[str] = frozenset()


def test_bots_have_names_of_their_own_and_people_have_none() -> None:
    for table in range(50):
        cast = company(f"table {table}", ("", SOMEBODY, *[""] * 10), NOBODY)
        assert cast[1] == ""
        bots = [member for member in cast if member]
        assert len(bots) == len(set(bots)) == 11
        assert set(bots) <= set(CAST)


def test_the_same_table_has_the_same_company_and_another_one_another() -> None:
    seats = ("", "", SOMEBODY)
    assert company("one", seats, NOBODY) == company("one", seats, NOBODY)
    assert len({company(f"table {table}", seats, NOBODY) for table in range(20)}) > 10


def test_only_the_namesake_gives_way() -> None:
    before = company("one", ("", SOMEBODY, "", ""), NOBODY)
    after = company("one", ("", SOMEBODY, "", ""), frozenset({before[2]}))
    assert after[2] not in ("", before[2])
    assert (after[0], after[3]) == (before[0], before[3])
    assert len(set(after)) == 4


def test_whoever_came_along_stays_and_nobody_else_is_called_so() -> None:
    usual = company("one", ("", "", ""), NOBODY)
    cast = company("one", (usual[2], "", ""), NOBODY)
    assert cast[0] == usual[2]
    assert len(set(cast)) == 3
    assert company("one", (usual[2], "", ""), frozenset({usual[2]}))[0] != usual[2]


def test_more_bots_than_names() -> None:
    assert len(company("one", ("",) * 40, NOBODY)) == 40


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_no_two_of_the_cast_are_called_alike(spoken: str) -> None:
    words = Words(spoken)
    assert len({words(f"table-name-{member}").casefold() for member in CAST}) == len(CAST)


def test_a_namesake_is_found_in_every_language() -> None:
    for name in ("Pavel", "ПАВЕЛ", "павло"):
        assert namesakes("table-name-", ["Ann", name]) == {"pavel"}
    assert namesakes("table-name-", ["", "Ann", "pavel "]) == {"pavel"}  # it looks the same
    assert namesakes("table-name-", ["", "Ann", "pavle"]) == frozenset()


def test_levels_are_named_for_people() -> None:
    for spoken in LANGUAGES:
        said = [Words(spoken)(f"table-bot-{level}") for level in LEVELS]
        assert not {"Random", "Greedy"} & set(said)
        assert len(set(said)) == len(LEVELS)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_usual_bot_is_not_the_weakest_where_there_is_another(game: str) -> None:
    assert usual_bot(game) == "greedy"
    assert bots_of(game)[0] != "greedy"
