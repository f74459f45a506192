"""Finished games that must replay to the letter for ever: every way to set a game has one, and every way to end it.

A record's name is its set-up and its ending; further ones of the same kind, kept for their showpieces, have a number.
"""

import re
from pathlib import Path

import pytest

from tabletown.engine import record
from tabletown.engine.game import Game
from tabletown.games import GAMES

RECORDS = sorted((Path(__file__).parent.parent / "records").iterdir())
KINDS = {path: re.sub(r"-\d+$", "", path.stem) for path in RECORDS}
SETUPS = {setup.slug(): setup for game in GAMES.values() for setup in game.golden()}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_verifies_and_is_written_again_to_the_letter(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    parsed = record.parse(text)
    game = GAMES[parsed.game]
    match = record.verify(game, text)
    assert f"{match.state.setup.slug()}-{match.state.end_reason()}" == KINDS[path]
    assert record.write(game, match, parsed.secret(), parsed.names) == text


def test_every_set_up_has_a_golden_record() -> None:
    played = {kind.rpartition("-")[0] for kind in KINDS.values()}
    assert sorted(SETUPS.keys() - played) == []
    assert sorted(played - SETUPS.keys()) == [], "a record that nothing asks for"


def test_every_end_condition_of_every_edition_has_a_golden_record() -> None:
    ended = set()
    for kind in KINDS.values():
        slug, _, reason = kind.rpartition("-")
        ended.add((SETUPS[slug].game, SETUPS[slug].edition, reason))
    needed = {
        (game.name, setup.edition, reason)
        for game in GAMES.values()
        for setup in game.golden()
        for reason in game.end_reasons(setup)
    }
    assert sorted(needed - ended) == []


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_showpiece_of_a_game_comes_about_in_a_golden_record(game: Game) -> None:
    missing = {piece for setup in game.golden() for piece in game.showpieces(setup)}
    for path in RECORDS if missing else []:
        parsed = record.parse(path.read_text(encoding="utf-8"))
        if parsed.game == game.name:
            missing -= set(game.shown(record.replay(game, parsed).state))
    assert sorted(missing) == []
