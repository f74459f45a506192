"""Finished games that must replay to the letter for ever: every way to set a game has one, and every way to end it."""

from pathlib import Path

import pytest

from tabletown.engine import record
from tabletown.games import GAMES

RECORDS = sorted((Path(__file__).parent.parent / "records").iterdir())
SETUPS = {setup.slug(): setup for game in GAMES.values() for setup in game.golden()}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_verifies_and_is_written_again_to_the_letter(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    parsed = record.parse(text)
    game = GAMES[parsed.game]
    match = record.verify(game, text)
    assert f"{match.state.setup.slug()}-{match.state.end_reason()}" == path.stem
    assert record.write(game, match, parsed.secret(), parsed.names) == text


def test_every_set_up_has_a_golden_record() -> None:
    played = {path.stem.rpartition("-")[0] for path in RECORDS}
    assert sorted(SETUPS.keys() - played) == []
    assert sorted(played - SETUPS.keys()) == [], "a record that nothing asks for"


def test_every_end_condition_of_every_edition_has_a_golden_record() -> None:
    ended = {
        (
            SETUPS[path.stem.rpartition("-")[0]].game,
            SETUPS[path.stem.rpartition("-")[0]].edition,
            path.stem.split("-")[-1],
        )
        for path in RECORDS
    }
    needed = {
        (game.name, setup.edition, reason)
        for game in GAMES.values()
        for setup in game.golden()
        for reason in game.end_reasons(setup)
    }
    assert sorted(needed - ended) == []
