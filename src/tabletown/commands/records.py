"""`tabletown replay FILE` steps through a record; `tabletown verify FILE` proves that nobody changed it."""

from pathlib import Path
from typing import Annotated

import typer

from tabletown.commands.common import (
    Cards,
    Json,
    Lang,
    find_game,
    print_json,
    read_text,
    record_reason,
    record_trouble,
    speak,
)
from tabletown.engine import record
from tabletown.engine.contract import SPECTATOR, Score
from tabletown.engine.game import Game
from tabletown.engine.match import Match
from tabletown.terminal.face import face_of
from tabletown.terminal.scores import final
from tabletown.terminal.screen import Screen
from tabletown.terminal.seats import seat_players
from tabletown.terminal.session import tell
from tabletown.words import Words

REPLAY_EXAMPLES = (
    "tabletown replay game.txt\ntabletown replay game.txt --plain --lang ru\ntabletown replay game.txt --json"
)
VERIFY_EXAMPLES = "tabletown verify game.txt\ntabletown verify game.txt --json"
File = Annotated[Path, typer.Argument(metavar="FILE", help="cli-argument-record")]


def replay(
    ctx: typer.Context,
    file: File,
    plain: Annotated[bool, typer.Option("--plain", help="cli-option-plain")] = False,
    cards: Cards = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    words = speak(ctx)
    try:
        kept = record.parse(read_text(file, words))
        game = _game(kept, cards, words)
        names = [player.name for player in seat_players(kept.names, game.name, b"", words)]
        if json:
            print_json(_as_data(game, kept))
        else:
            _step_through(game, kept, names, Screen(plain), words)
    except record.RecordError as wrong:
        raise record_trouble(file, wrong, words) from None


def verify(ctx: typer.Context, file: File, cards: Cards = None, json: Json = False, lang: Lang = "") -> None:
    words = speak(ctx)
    text = read_text(file, words)
    try:
        kept = record.parse(text)
        match = record.verify(_game(kept, cards, words), text)
    except record.RecordError as wrong:
        if json:
            print_json({"ok": False, "line": wrong.line, "reason": record_reason(wrong, words)})
            raise typer.Exit(2) from None
        raise record_trouble(file, wrong, words) from None
    if json:
        print_json({"ok": True, "game": kept.game, "lines": len(kept.lines), "scores": _totals(match)})
    else:
        typer.echo(words("cli-verify-ok", lines=len(kept.lines)))


def _game(kept: record.Record, cards: Path | None, words: Words) -> Game:
    game = find_game(kept.game, words)
    if cards:
        game.use_overlay(kept.fields["edition"], cards)
    return game


def _step_through(game: Game, kept: record.Record, names: list[str], screen: Screen, words: Words) -> None:
    """Epoch by epoch: what happened, and on a terminal the boards too, a key press at a time."""
    match = record.replay(game, kept, 0)
    told = 0
    for line in kept.lines:
        record.play_line(game, match, line)
        for event in match.events[told:]:
            screen.say(tell(event, names, words))
        if len(match.events) > told and screen.lively and not match.state.over():
            if not _look(game, match, names, screen, words):
                return
            screen.fresh()
        told = len(match.events)
    screen.show(final(game.name, match.state, names, words, screen.plain))
    if not match.state.over():
        screen.say(words("record-unfinished"))


def _look(game: Game, match: Match, names: list[str], screen: Screen, words: Words) -> bool:
    """Wait for Enter; a seat's number shows its board, q leaves."""
    screen.say(words("terminal-step"), style="dim")
    while typed := _typed(screen):
        if typed == "q":
            return False
        if typed.isdecimal() and 1 <= int(typed) <= len(names):
            view = match.state.view(SPECTATOR)
            screen.show(face_of(game.name).draw(view, int(typed) - 1, names, [], words))
    return True


def _typed(screen: Screen) -> str:
    try:
        return screen.ask("> ").casefold()
    except EOFError:
        return "q"


def _as_data(game: Game, kept: record.Record) -> dict[str, object]:
    match = record.replay(game, kept)
    rival = match.state.rival()
    return {
        "game": kept.game,
        "edition": kept.fields["edition"],
        "options": match.state.setup.options,
        "seats": kept.names,
        "over": match.state.over(),
        "end_reason": match.state.end_reason(),
        "events": [{"message": event.message, "seat": event.seat, "args": event.args} for event in match.events],
        "scores": [_score_data(score) for score in match.state.scores()],
        "ranking": match.state.ranking(),
        "rival": {"name": rival.name, **_score_data(rival.score)} if rival else None,
    }


def _score_data(score: Score) -> dict[str, object]:
    return {"total": score.total, "parts": dict(score.parts)}


def _totals(match: Match) -> list[int]:
    return [score.total for score in match.state.scores()]
