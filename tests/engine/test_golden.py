"""Finished games that must replay to the letter for ever, and one for every way in which a game can be set and end."""

from pathlib import Path

import pytest

from tabletown.engine import record
from tabletown.games import GAMES

RECORDS = Path(__file__).parent.parent / "records"
NEEDED = [
    f"{setup.slug()}-{reason}.txt"
    for game in GAMES.values()
    for setup in game.golden()
    for reason in game.end_reasons(setup)
]


@pytest.mark.parametrize("name", NEEDED)
def test_every_kind_of_game_and_ending_has_a_golden_record_that_verifies(name: str) -> None:
    text = (RECORDS / name).read_text(encoding="utf-8")
    parsed = record.parse(text)
    game = GAMES[parsed.game]
    match = record.verify(game, text)
    assert f"{match.state.setup.slug()}-{match.state.end_reason()}.txt" == name
    assert record.write(game, match, parsed.secret(), parsed.names) == text


def test_there_is_no_record_that_nothing_needs() -> None:
    assert sorted(path.name for path in RECORDS.iterdir()) == sorted(NEEDED)
