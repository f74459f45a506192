"""Welcome To in the terminal: every position can be drawn, told and chosen from, in every language and kind of game."""

import io
import re

import pytest
from rich.console import Console, RenderableType

from support.long import sampled
from tabletown.engine.chance import Chance
from tabletown.engine.contract import SPECTATOR, Setup
from tabletown.engine.match import Match
from tabletown.engine.testing import random_steps
from tabletown.games import GAMES
from tabletown.games.welcome.terminal import describe, draw, meant, way
from tabletown.terminal.menu import grow, rows
from tabletown.words import LANGUAGES, Words

GAME = GAMES["welcome"]
SETUPS = [setup for setup in GAME.configurations() if setup.seats <= 2]
AN_ID = re.compile(r"(welcome|table|terminal)-[a-z]")


def drawn(picture: RenderableType, width: int = 200) -> str:
    console = Console(width=width, record=True, file=io.StringIO())
    console.print(picture)
    return console.export_text()


@pytest.mark.parametrize("spoken", sampled(LANGUAGES, "ru"))
@pytest.mark.parametrize("setup", SETUPS, ids=Setup.label)
def test_a_whole_game_can_be_shown(setup: Setup, spoken: str) -> None:
    words = Words(spoken)
    names = ["Анна", "Bob"][: setup.seats]
    match = Match(GAME.deal(setup, 1))
    state = match.state
    for number, (seat, action) in enumerate(random_steps(state, Chance.from_seed(2))):
        view = state.view(seat)
        moves = [GAME.move(each) for each in state.legal(seat)]
        tree = grow([(each, 0, way(view, move, words)) for each, move in zip(state.legal(seat), moves, strict=True)])
        shown = [label for _, label in rows(tree)] + [leaf.label for leaf in tree.leaves()]
        assert {leaf.action for leaf in tree.leaves()} <= set(state.legal(seat))
        if number % 7 == 0:
            picture = drawn(draw(view, seat, names, moves, words))
            assert [line for line in picture.splitlines() if "┊" in line and len(line.rstrip()) > 80] == []
            shown += [picture, describe(view, seat, names, words)]
        assert not any(AN_ID.search(text) or "{" in text for text in shown), shown
        state.play(seat, action)
    for observer in (SPECTATOR, 0):
        assert drawn(draw(state.view(observer), 0, names, [], words))
        assert describe(state.view(observer), 0, names, words)


def test_the_drawing_shows_what_is_on_the_sheet() -> None:
    match = Match(GAME.deal(GAME.set_up(seats=2), 3))
    view = match.state.view(0)
    blank = drawn(draw(view, 0, ["Ann", "Bob"], [], Words("en")))
    assert blank.count("╱12╲") == 1 and blank.count("╱11╲") == 2 and blank.count("╱10╲") == 3
    assert blank.count("┃") >= 6 and "plans – – –" in blank and "houses 0 of 33" in blank


def test_places_mean_what_the_turn_is_about() -> None:
    match = Match(GAME.deal(GAME.set_up(seats=2), 3))
    assert meant(match.state.view(0), "2.5") == "roundabout 2.5"
    match.play(0, match.state.legal(0)[0])
    number = GAME.move(match.state.legal(0)[0]).fields["number"]
    assert meant(match.state.view(0), "2.5") == f"{number}@2.5"
    assert meant(match.state.view(0), "done") == "done"
