"""What a newcomer knows after the lesson on the base rules: ten questions a game from its rulebook, answered by the teacher."""

from pathlib import Path

import msgspec
import pytest

from tabletown.games import GAMES
from tabletown.lessons.lesson import BASE, lesson_of
from tabletown.words import LANGUAGES, Words


class Question(msgspec.Struct, forbid_unknown_fields=True):
    asks: str
    answer: str
    rulebook: str
    said: list[str]
    tells: dict[str, list[str]]


FILE = Path(__file__).with_name("questions.toml")
QUESTIONS = msgspec.toml.decode(FILE.read_bytes(), type=dict[str, list[Question]])


def test_every_game_has_ten() -> None:
    assert {game: len(asked) for game, asked in QUESTIONS.items()} == dict.fromkeys(GAMES.own, 10)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "question"), [pytest.param(game, each, id=each.asks) for game in QUESTIONS for each in QUESTIONS[game]]
)
def test_the_teacher_answers(game: str, question: Question, language: str) -> None:
    lesson, words = lesson_of(game, BASE), Words(language)
    assert lesson is not None
    sayings = {*lesson.sayings(), *(f"{step.id}-aside" for step in lesson.steps if step.aside)}
    assert set(question.said) <= sayings
    heard = " ".join(words(lesson.text(said)) for said in question.said)
    assert [telling for telling in question.tells[language] if telling not in heard] == []
