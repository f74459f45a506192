"""`tabletown learn`: a lesson in the terminal, a real game with a teacher beside it."""

from pathlib import Path
from typing import Annotated

import typer

from tabletown.bots import usual_bot
from tabletown.commands.common import CliError, Lang, find_game, words_of
from tabletown.commands.play import resumed
from tabletown.engine.chance import commitment
from tabletown.games import GAMES
from tabletown.lessons.lesson import Lesson, lesson_of, names_of
from tabletown.terminal import saves
from tabletown.terminal.screen import Screen
from tabletown.terminal.seats import seat_players
from tabletown.terminal.session import Quit, Session
from tabletown.terminal.teacher import Teacher
from tabletown.words import Words

EXAMPLES = """\
tabletown learn welcome
tabletown learn welcome solo
tabletown learn welcome --lang uk --plain
tabletown learn --resume last"""


def learn(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-game")] = "",
    lesson: Annotated[str, typer.Argument(metavar="LESSON", help="cli-argument-lesson")] = "base",
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="cli-option-save")] = None,
    resume: Annotated[str, typer.Option("--resume", metavar="FILE", help="cli-option-resume")] = "",
    plain: Annotated[bool, typer.Option("--plain", help="cli-option-plain")] = False,
    lang: Lang = "",
) -> None:
    words = words_of(ctx)
    try:
        if resume:
            found, session = _resumed(resume, save, words, Screen(plain))
        else:
            found, session = _begun(game, lesson, save, words, Screen(plain))
        Teacher(found, session.match, words).join(session)
        session.run()
    except (Quit, EOFError):
        return
    except OSError as problem:
        raise CliError(f"{problem.filename}: {problem.strerror}") from None


def _begun(game: str, name: str, save: Path | None, words: Words, screen: Screen) -> tuple[Lesson, Session]:
    played = find_game(game or next(iter(GAMES)), words)
    lesson = lesson_of(played.name, name)
    if lesson is None:
        allowed = ", ".join(names_of(played.name))
        raise CliError(words("cli-no-lesson", value=name, allowed=allowed))
    secret = lesson.secret()
    seats = ["", *[usual_bot(played.name)] * (lesson.seats - 1)]
    players = seat_players(seats, played.name, secret, commitment(secret), words)
    path = save or saves.new_file(played.name)
    return lesson, Session(played, lesson.begin(), secret, players, words, screen, path)


def _resumed(file: str, save: Path | None, words: Words, screen: Screen) -> tuple[Lesson, Session]:
    """The deal tells which lesson it is: what has been decided since tells how far it has come."""
    session = resumed(file, save, None, words, screen)
    name = session.game.name
    setup = session.match.state.setup
    for lesson in filter(None, (lesson_of(name, each) for each in names_of(name))):
        taught = lesson.set_up()
        same = (taught.edition, taught.seats, taught.options) == (setup.edition, setup.seats, setup.options)
        if same and lesson.secret() == session.secret:
            return lesson, session
    raise CliError(words("cli-not-a-lesson", file=str(session.save_file)))
