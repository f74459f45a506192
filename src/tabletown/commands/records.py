"""`tabletown replay FILE` steps through a record; `tabletown verify FILE` proves that nobody changed it."""

from pathlib import Path
from typing import Annotated

import typer

from tabletown.commands.common import (
    Cards,
    Json,
    Lang,
    of_record,
    print_json,
    read_record,
    read_text,
    record_game,
    record_reason,
    record_trouble,
    words_of,
)
from tabletown.engine import record
from tabletown.engine.contract import SPECTATOR, Event, Score
from tabletown.engine.game import Game
from tabletown.engine.match import Match
from tabletown.terminal.renderer import renderer_of
from tabletown.terminal.scores import final
from tabletown.terminal.screen import Screen
from tabletown.terminal.seats import names_in
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
    words = words_of(ctx)
    game, kept = read_record(file, cards, words)
    with of_record(file, words):
        if json:
            print_json(_as_data(game, kept))
        else:
            _step_through(game, kept, names_in(kept, words), Screen(plain), words)


def verify(ctx: typer.Context, file: File, cards: Cards = None, json: Json = False, lang: Lang = "") -> None:
    words = words_of(ctx)
    text = read_text(file, words)
    try:
        kept = record.parse(text)
        match = record.verify(record_game(kept, cards, words), text)
    except record.RecordError as wrong:
        if json:
            print_json({"ok": False, "line": wrong.line, "reason": record_reason(wrong, words)})
            raise typer.Exit(2) from None
        raise record_trouble(file, wrong, words) from None
    if json:
        print_json({"ok": True, "game": kept.game, "lines": len(kept.lines), "scores": _totals(match)})
    else:
        typer.echo(words("cli-verify-ok", lines=len(kept.lines)))


def _step_through(game: Game, kept: record.Record, names: list[str], screen: Screen, words: Words) -> None:
    """Epoch by epoch: what happened, and on a terminal the boards too, a key press at a time."""
    match, _, lines = record.opening(game, kept)
    told = 0
    for line in lines:
        record.play_line(game, match, line)
        for event in match.events[told:]:
            screen.say(words.event(event, names))
        if len(match.events) > told and screen.lively and not match.state.over():
            if not _look(game, match, names, screen, words):
                return
            screen.fresh()
        told = len(match.events)
    screen.show(final(game.name, match.state, names, words, screen.plain))
    if not match.state.over():
        screen.say(words("record-unfinished"))
        return
    for tie in match.state.ties():
        screen.say(words.event(tie, names))


def _look(game: Game, match: Match, names: list[str], screen: Screen, words: Words) -> bool:
    """Wait for Enter; a seat's number shows its board, q leaves."""
    screen.say(words("terminal-step"), style="dim")
    while typed := _typed(screen):
        if typed == "q":
            return False
        if typed.isdecimal() and 1 <= int(typed) <= len(names):
            view = match.state.view(SPECTATOR)
            screen.show(renderer_of(game).draw(view, int(typed) - 1, names, [], words))
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
        "events": [_event_data(event) for event in match.events],
        "scores": [_score_data(score) for score in match.state.scores()],
        "ranking": match.state.ranking(),
        "ties": [_event_data(event) for event in match.state.ties()] if match.state.over() else [],
        "rival": {"name": rival.name, **_score_data(rival.score)} if rival else None,
    }


def _event_data(event: Event) -> dict[str, object]:
    return {"message": event.message, "seat": event.seat, "args": event.args}


def _score_data(score: Score) -> dict[str, object]:
    return {"total": score.total, "parts": dict(score.parts)}


def _totals(match: Match) -> list[int]:
    return [score.total for score in match.state.scores()]
