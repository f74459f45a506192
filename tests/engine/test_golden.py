"""Finished games that must replay to the letter for ever: every way to set a game has one, and every way to end it.

A record's name is its set-up and its ending, after the first version of the rules also their version; further ones of
the same kind, kept for their showpieces, have a number. Records of older rules stay: they must replay as well.
"""

import re
from pathlib import Path

import pytest

from support.golden import golden, shown, showpieces
from tabletown.engine import record
from tabletown.engine.game import Game
from tabletown.engine.record import Record
from tabletown.games import GAMES

PATHS = sorted((Path(__file__).parent.parent / "records").iterdir())
RECORDS = {path: record.parse(path.read_text(encoding="utf-8")) for path in PATHS}
KINDS = {path: re.sub(r"-\d+$", "", path.stem) for path in PATHS}
SETUPS = {setup.slug(): setup for game in GAMES.values() for setup in golden(game)}


def is_current(kept: Record) -> bool:
    return kept.fields["rules"] == str(GAMES[kept.game].rules_versions[0])


def of_current_rules() -> set[tuple[str, str]]:
    """The set-ups and endings that have a record of the newest rules."""
    kinds = [re.sub(r"-rules\d+$", "", KINDS[path]) for path, kept in RECORDS.items() if is_current(kept)]
    return {(slug, reason) for slug, _, reason in (kind.rpartition("-") for kind in kinds)}


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_golden_record_verifies_and_is_written_again_to_the_letter(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    parsed = record.parse(text)
    game = GAMES[parsed.game]
    match = record.verify(game, text)
    setup = match.state.setup
    assert parsed.fields["rules"] == str(setup.rules)
    version = f"-rules{setup.rules}" if setup.rules > 1 else ""
    assert f"{setup.slug()}-{match.state.end_reason()}{version}" == KINDS[path]
    assert record.write(game, match, parsed.secret(), parsed.names) == text


def test_every_set_up_has_a_golden_record() -> None:
    played = {slug for slug, _ in of_current_rules()}
    assert sorted(SETUPS.keys() - played) == []
    assert sorted(played - SETUPS.keys()) == [], "a record that nothing asks for"


def test_every_version_of_the_rules_has_a_golden_record() -> None:
    kept = {(one.game, int(one.fields["rules"])) for one in RECORDS.values()}
    assert kept == {(game.name, version) for game in GAMES.values() for version in game.rules_versions}


def test_every_end_condition_of_every_edition_has_a_golden_record() -> None:
    ended = {(SETUPS[slug].game, SETUPS[slug].edition, reason) for slug, reason in of_current_rules()}
    needed = {
        (game.name, setup.edition, reason)
        for game in GAMES.values()
        for setup in golden(game)
        for reason in game.end_reasons(setup)
    }
    assert sorted(needed - ended) == []


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_showpiece_of_a_game_comes_about_in_a_golden_record(game: Game) -> None:
    missing = {piece for setup in golden(game) for piece in showpieces(game, setup)}
    for kept in RECORDS.values() if missing else []:
        if kept.game == game.name and is_current(kept):
            missing -= set(shown(record.replay(game, kept).state))
    assert sorted(missing) == []
