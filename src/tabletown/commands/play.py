"""`tabletown play`: a game in the terminal, new or resumed, with the seats given or asked for."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

from tabletown.bots import usual_bot
from tabletown.commands.common import (
    Cards,
    CliError,
    Edition,
    Lang,
    Options,
    find_game,
    of_record,
    read_record,
    setup_from_options,
    words_of,
)
from tabletown.engine import record
from tabletown.engine.chance import Chance, commitment
from tabletown.engine.game import Game
from tabletown.engine.match import Match
from tabletown.games import GAMES
from tabletown.terminal import saves
from tabletown.terminal.screen import Screen
from tabletown.terminal.seats import ME, seat_players, seat_words
from tabletown.terminal.session import Quit, Session
from tabletown.words import Words

LAST = "last"
EXAMPLES = """\
tabletown play
tabletown play welcome --seats me,greedy,random --option expert=true
tabletown play welcome --seats me:Anna,me:Boris --lang ru
tabletown play welcome --seats me --plain
tabletown play --resume last"""


def play(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-game")] = "",
    seats: Annotated[str, typer.Option("--seats", metavar="WHO,…", help="cli-option-seats")] = "",
    edition: Edition = "",
    option: Options = None,
    cards: Cards = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", help="cli-option-seed-play")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="cli-option-save")] = None,
    resume: Annotated[str, typer.Option("--resume", metavar="FILE", help="cli-option-resume")] = "",
    plain: Annotated[bool, typer.Option("--plain", help="cli-option-plain")] = False,
    lang: Lang = "",
) -> None:
    words = words_of(ctx)
    screen = Screen(plain)
    try:
        if not game and not resume and not seats:
            game, seats, resume = _ask(screen, words)
        if resume:
            session = resumed(resume, save, cards, words, screen)
        else:
            played = find_game(game or next(iter(GAMES)), words)
            taken = seat_words(seats or _usual_seats(played, 1), played.name)
            setup = setup_from_options(played, words, edition, len(taken), option, cards)
            secret = secrets.token_bytes(32) if seed is None else Chance.from_seed(seed).key
            players = seat_players(taken, played.name, secret, commitment(secret), words)
            match = Match(played.deal(setup, secret))
            session = Session(played, match, secret, players, words, screen, save or saves.new_file(played.name))
        session.run()
    except (Quit, EOFError):
        return
    except OSError as problem:
        raise CliError(f"{problem.filename}: {problem.strerror}") from None


def resumed(file: str, save: Path | None, cards: Path | None, words: Words, screen: Screen) -> Session:
    """The saved game in this file, or the newest one that is not over; it goes on as it was."""
    path = saves.last() if file == LAST else Path(file)
    if path is None:
        raise CliError(f"--resume: {words('cli-nothing-to-resume', folder=str(saves.folder()))}")
    game, kept = read_record(path, cards, words)
    with of_record(path, words):
        match, ways = record.replay(game, kept), record.opening(game, kept)[1]
        players = seat_players(kept.names, game.name, kept.secret(), kept.fields["commitment"], words)
    session = Session(game, match, kept.secret(), players, words, screen, save or path)
    session.ways = ways
    return session


def _usual_seats(game: Game, bots: int) -> str:
    """A person and so many of the usual bots."""
    return ",".join([ME, *[usual_bot(game.name)] * bots])


def _ask(screen: Screen, words: Words) -> tuple[str, str, str]:
    """The game, the seats and the save to resume, from a person who has given none."""
    kept = saves.last()
    if kept:
        screen.say(words("terminal-ask-resume", file=str(kept)))
        if screen.ask("> ").casefold() in ("", "1"):
            return "", "", str(kept)
    names = list(GAMES)
    screen.say(words("terminal-ask-game"), style="bold")
    for number, name in enumerate(names, 1):
        screen.say(f"{number}: {words(f'{name}-name')}. {words(f'{name}-about')}")
    name = names[_number(screen, words, 1, len(names), 1) - 1]
    game = GAMES[name]
    fewest, most = game.seats(game.editions()[0])
    screen.say(words("terminal-ask-bots", fewest=fewest - 1, most=most - 1), style="bold")
    return name, _usual_seats(game, _number(screen, words, fewest - 1, most - 1, 1)), ""


def _number(screen: Screen, words: Words, low: int, high: int, usual: int) -> int:
    while True:
        typed = screen.ask("> ")
        if not typed:
            return usual
        if typed.isdecimal() and low <= int(typed) <= high:
            return int(typed)
        screen.say(words("terminal-ask-number", low=low, high=high))
