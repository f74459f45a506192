"""When a game is over nothing in the terminal says that it goes on: no "so far", no "if the game ended now"."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from tabletown.engine import record
from tabletown.engine.match import Match
from tabletown.games import GAMES
from tabletown.terminal.renderer import renderer_of
from tabletown.terminal.scores import final
from tabletown.words import LANGUAGES, Words

RECORDS = Path(__file__).parents[1] / "records"
GOES_ON = {"en": r"\b(so far|now)\b", "ru": r"\b(пока|сейчас)\b", "uk": r"\b(поки що|зараз)\b"}
PLAYED = {
    "welcome": "welcome-first-2-refusals.txt",
    "streets": "streets-base-2-nobody-business-tiles.txt",
    "dream_home": "dream_home-classic-2-rounds.txt",
    "happy_city": "happy_city-base-2-family-city.txt",
}


def shown(match: Match, language: str) -> str:
    """All that the terminal shows of a position: the picture, the sentences and the points."""
    words, state = Words(language), match.state
    names = [f"Seat {seat + 1}" for seat in range(state.setup.seats)]
    renderer, view = renderer_of(GAMES[state.setup.game]), state.view(0)
    console = Console(width=200, record=True, file=io.StringIO())
    console.print(renderer.draw(view, 0, names, [], words))
    console.print(renderer.describe(view, 0, names, words))
    console.print(final(state.setup.game, state, names, words, False))
    return console.export_text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYED)
def test_nothing_is_so_far_when_the_game_is_over(game: str, language: str) -> None:
    played = record.parse((RECORDS / PLAYED[game]).read_text(encoding="utf-8"))
    over = record.replay(GAMES[game], played)
    assert over.state.over()
    assert re.findall(GOES_ON[language], shown(over, language), re.IGNORECASE) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["welcome", "streets", "dream_home"])
def test_while_it_goes_on_that_is_said(game: str, language: str) -> None:
    played = record.parse((RECORDS / PLAYED[game]).read_text(encoding="utf-8"))
    played.lines = played.lines[: len(played.lines) // 2]
    going = record.replay(GAMES[game], played)
    assert re.findall(GOES_ON[language], shown(going, language), re.IGNORECASE)
