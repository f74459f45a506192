"""Lessons at the keyboard: the teacher speaks before each decision, answers another one, and lets the game go on."""

from pathlib import Path

import pytest

from support.command import Keyboard, numbered, tabletown
from tabletown.bots import make_bot, usual_bot
from tabletown.engine.chance import commitment
from tabletown.engine.contract import Observer
from tabletown.games import GAMES
from tabletown.lessons.lesson import lesson_of, names_of
from tabletown.lessons.prepared import LEARNER
from tabletown.terminal.screen import Screen
from tabletown.terminal.seats import seat_players
from tabletown.terminal.session import Session
from tabletown.terminal.teacher import Teacher
from tabletown.words import Words

SAY = Words("uk")


def test_a_lesson_in_words(tmp_path: Path) -> None:
    lesson = lesson_of("welcome", "base")
    assert lesson is not None
    keys = Keyboard(tmp_path, "learn", "welcome", "--lang", "uk", "--plain", "--save", "game.txt")
    asked = keys.listen()
    assert SAY(lesson.text("goal")) in asked and SAY(lesson.text("pick")) in asked
    assert SAY(lesson.text("pick-aside")) in keys.type("b")
    assert SAY(lesson.text("pick")) in keys.type(SAY("terminal-keys-undo").split()[0])
    said = "".join(keys.type(typed) for typed in ("c", "8@1.5", "park", "done", "a", "1@1.1", "fence 1.1", "done"))
    for step in lesson.steps[2:]:
        assert SAY(lesson.text(step.id)) in said, step.id
    assert SAY("lesson-learnt") in said
    asked = keys.type("a")
    while asked.endswith("\n> "):
        asked = keys.type(numbered(asked)[0])
    done = keys.close()
    assert (done.status, done.err) == (0, "")
    assert SAY(lesson.text("over")) in done.out


def test_a_lesson_that_does_not_exist(tmp_path: Path) -> None:
    run = tabletown(tmp_path, "learn", next(iter(GAMES)), "nothing")
    assert run.status == 2
    allowed = ", ".join(names_of(next(iter(GAMES))))
    assert run.err == f"tabletown: There is no lesson “nothing”. There are: {allowed}\n"


def test_a_short_lesson_begins_where_its_game_stands(tmp_path: Path) -> None:
    lesson = lesson_of("welcome", "expert")
    assert lesson is not None
    keys = Keyboard(tmp_path, "learn", "welcome", "expert", "--lang", "uk", "--plain", "--save", "game.txt")
    asked = keys.listen()
    assert SAY(lesson.text("plans")) in asked and SAY(lesson.text("roundabout")) in asked
    assert SAY(lesson.text("pick")) in keys.type("roundabout 2.6")
    keys.close()


def test_whoever_types_is_not_told_to_press(tmp_path: Path) -> None:
    lesson = lesson_of("streets", "base")
    assert lesson is not None
    keys = Keyboard(tmp_path, "learn", "streets", "--lang", "uk", "--plain", "--save", "game.txt")
    assert SAY(lesson.text("pick-typed")) in keys.listen()
    asked = keys.type("pick vegan_diner")
    assert SAY(lesson.text("build-typed")) in asked and SAY(lesson.text("build")) not in asked
    keys.close()


def test_a_lesson_goes_on_where_it_was_left(tmp_path: Path) -> None:
    lesson = lesson_of("welcome", "base")
    assert lesson is not None
    keys = Keyboard(tmp_path, "learn", "welcome", "--lang", "uk", "--plain", "--save", "game.txt")
    keys.listen()
    for typed in ("c", "8@1.5", "park", "done"):
        keys.type(typed)
    done = keys.close()
    assert "tabletown learn --resume game.txt" in done.out
    keys = Keyboard(tmp_path, "learn", "--resume", "game.txt", "--lang", "uk", "--plain")
    asked = keys.listen()
    assert SAY(lesson.text("next")) in asked and SAY(lesson.text("done")) not in asked
    keys.close()


def test_what_is_no_lesson_is_not_taught(tmp_path: Path) -> None:
    tabletown(tmp_path, "play", "welcome", "--seats", "me,random", "--save", "game.txt")
    run = tabletown(tmp_path, "learn", "--resume", "game.txt")
    assert run.status == 2
    assert run.err == f"tabletown: {Words('en')('cli-not-a-lesson', file='game.txt')}\n"


@pytest.mark.parametrize("game", GAMES.own)
def test_after_the_steps_the_coach_says_what_it_thinks_of_each_turn(tmp_path: Path, game: str) -> None:
    """Once a turn, when it has been played, and never before."""
    lesson = lesson_of(game, "base")
    assert lesson is not None
    secret, match = lesson.secret(), lesson.begin()
    players = seat_players(["", usual_bot(game)], game, secret, commitment(secret), SAY)
    session = Session(GAMES[game], match, secret, players, SAY, Screen(plain=True), tmp_path / "game.txt")
    Teacher(lesson, match, SAY).join(session)
    thoughts = [SAY(f"lesson-coach-{word}", turn="", reason="").split(":")[0].strip() for word in ("same", "other")]
    dice, heard = make_bot("random", game, b"learner" * 5), 0
    for _ in range(150):
        seat = match.state.acting()[0]
        if seat == LEARNER:
            said = [sentence for sentence in session.teach() for thought in thoughts if sentence.startswith(thought)]
            assert len(said) <= (0 if match.can_take_back(LEARNER) else 1)
            heard += len(said)
        bot = players[seat].bot or dice
        match.play(seat, bot.choose(Observer(match.state, seat)))
        if heard == 2:
            return
    raise AssertionError("the coach has hardly ever said what it thought of a turn")
