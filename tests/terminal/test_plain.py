"""Plain output is for screen readers and pipes: whole games in which no sign, arrow or box comes out, in any language."""

import re

import pytest

from tabletown.engine.chance import Chance
from tabletown.engine.contract import Setup
from tabletown.engine.match import Match
from tabletown.games import GAMES
from tabletown.terminal import menu
from tabletown.terminal.renderer import renderer_of
from tabletown.terminal.rulebook import read_aloud
from tabletown.words import LANGUAGES, Words

SIGNS = re.compile(r"[\u2190-\u21ff\u2300-\u23ff\u2500-\u27bf\u2b00-\u2bff¤≋±]")

SETUPS = [
    GAMES["welcome"].set_up("first", 2, {"expert": "true"}),
    GAMES["welcome"].set_up("collectors", 1, {"competitor": "irina"}),
    GAMES["streets"].set_up("base", 1, {"grifter": "easy", "business": "true", "advisors": "true"}),
    GAMES["dream_home"].set_up("classic", 2, {"car": "true"}),
    GAMES["happy_city"].set_up("base", 3, {"mode": "expert"}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setup", SETUPS, ids=Setup.label)
def test_plain_words_have_no_signs(setup: Setup, language: str) -> None:
    game, words, chance = GAMES[setup.game], Words(language), Chance.from_seed(4)
    renderer = renderer_of(game)
    names = ["Ann", "Bob", "Cat"][: setup.seats]
    match = Match(game.deal(setup, 4))
    steps = 0
    while not match.state.over():
        seat = match.state.acting()[0]
        legal = match.state.legal(seat)
        if steps % 7 == 0:
            view = match.state.view(seat)
            ways = [(action, 1, renderer.way(view, game.move(action), words, True)) for action in legal]
            said = [label for _, label in menu.rows(menu.grow(ways))]
            said += renderer.describe(view, seat, names, words).splitlines()
            assert [line for line in said if SIGNS.search(line)] == []
        match.play(seat, legal[chance.below(len(legal))])
        steps += 1
    assert [line for line in (words.event(event, names) for event in match.events) if SIGNS.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_read_without_lines_that_are_drawn(game: str, language: str) -> None:
    words = Words(language)
    for chapter in words.chapters(game):
        title, empty, *text = read_aloud(game, chapter, words, plain=True).splitlines()
        assert title and not empty and text
        assert [line for line in text if re.search(r"[=_─-]{3}", line) or SIGNS.search(line)] == []
