"""Every picture of a rule is played by the engine: its two positions differ, and its sentence tells the figures in them."""

import gzip
import re

import msgspec
import pytest

from tabletown.games import GAMES
from tabletown.lessons.picture import Picture, pictures_of
from tabletown.lessons.prepared import LEARNER
from tabletown.server.teaching import shown_pictures
from tabletown.words import LANGUAGES, Words

PICTURES = [(game, picture.name) for game in GAMES.own for picture in pictures_of(game)]
LIGHT = 6_000
"""Bytes of all positions of a game as they travel: a fifth of what lessons and pictures may weigh beyond the board."""


def found(game: str, name: str) -> Picture:
    return next(picture for picture in pictures_of(game) if picture.name == name)


@pytest.mark.parametrize("game", GAMES.own)
def test_every_game_is_illustrated(game: str) -> None:
    assert len(pictures_of(game)) >= 2
    assert len({picture.name for picture in pictures_of(game)}) == len(pictures_of(game))


@pytest.mark.parametrize(("game", "name"), PICTURES)
def test_something_happens_in_a_picture(game: str, name: str) -> None:
    """The end of the game may be what it shows."""
    before, after = found(game, name).moments()
    assert not before.state.over()
    assert before.state.view(LEARNER) != after.state.view(LEARNER)


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), PICTURES)
def test_a_picture_stands_in_a_chapter_with_a_sentence(game: str, name: str, spoken: str) -> None:
    picture, words = found(game, name), Words(spoken)
    assert picture.chapter in words.chapters(game)
    assert 20 < len(words(picture.text())) <= 260


def figures(text: str) -> set[int]:
    return {int(figure) for figure in re.findall(r"\d+", text)}


def gained(game: str, name: str) -> int:
    before, after = (match.state.scores()[LEARNER].total for match in found(game, name).moments())
    return after - before


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_sentences_tell_what_the_engine_counts(spoken: str) -> None:
    """The figures in these sentences are those of the positions."""
    words = Words(spoken)
    before, after = found("happy_city", "product").moments()
    sums = [match.state.view(LEARNER).cities[LEARNER].sums for match in (before, after)]  # type: ignore[attr-defined]
    told = {figure for each in sums for figure in (each.residents, each.hearts)}
    assert figures(words("happy_city-picture-product")) == told
    _, after = found("welcome", "plan").moments()
    plan = after.state.view(LEARNER).plans[1]  # type: ignore[attr-defined]
    assert plan.claimed == [LEARNER]
    assert figures(words("welcome-picture-plan")) == {*plan.sizes, plan.first, plan.other}
    before, after = found("dream_home", "growing").moments()
    rooms = [sum(points for _, points in match.state.scores()[LEARNER].parts) for match in (before, after)]
    assert figures(words("dream_home-picture-growing")) == set(rooms)
    assert figures(words("dream_home-picture-decor")) == {gained("dream_home", "decor")}
    assert figures(words("dream_home-picture-drill")) == {gained("dream_home", "drill")}
    assert sum(figures(words("dream_home-picture-roof"))) == gained("dream_home", "roof")
    values = found("welcome", "agent").begin().state.view(LEARNER).board.estates[1]  # type: ignore[attr-defined]
    assert figures(words("welcome-picture-agent")) == set(values[:2])


@pytest.mark.parametrize("game", GAMES.own)
def test_pictures_are_light(game: str) -> None:
    shown = shown_pictures(game)
    assert [picture.name for picture in shown] == [picture.name for picture in pictures_of(game)]
    assert len(gzip.compress(msgspec.json.encode(shown))) < LIGHT
