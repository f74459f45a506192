"""Version 1 of the rules as old records were played under it, beside version 2.

In version 1 who chose a pair with temps whose number did not fit as printed could be refused although another pair
fitted; and while such a pair was there, nobody could be refused without choosing it first.
"""

from pathlib import Path

import pytest

from tabletown.engine import record
from tabletown.engine.chance import Chance
from tabletown.engine.contract import BadSetup
from tabletown.engine.record import RecordError
from tabletown.games import GAMES
from tabletown.lab.simulate import simulate
from welcome.builders import facing, game, offers, play, sheet, why_not, with_sheet

WELCOME = GAMES["welcome"]
USED_IT = Path(__file__).parent.parent / "records" / "welcome-first-2-refusals-2.txt"
FULL_BELOW_9 = ("9 . . . . . . . . .", "9 . . . . . . . . . .", "9 . . . . . . . . . . .")


def test_version_1_lets_a_player_be_refused_through_a_pair_with_temps() -> None:
    state = facing(with_sheet(game(rules=1), sheet(*FULL_BELOW_9)), (8, "temp"), (6, "pool"), (10, "fence"))
    assert offers(state) == ["a", "c"]
    play(state, "a, refuse, done")
    assert state.sheets[0].refusals == 1


def test_version_1_asks_for_the_pair_with_temps_first() -> None:
    state = facing(with_sheet(game(rules=1), sheet(*FULL_BELOW_9)), (8, "temp"), (6, "pool"), (7, "fence"))
    assert offers(state) == ["a"]
    assert why_not(state, "refuse") == "welcome.refusal.only_when_stuck"


def test_a_table_plays_the_newest_rules_unless_it_names_others() -> None:
    assert WELCOME.rules_versions == (2, 1)
    assert WELCOME.set_up("first", 2).rules == 2
    assert WELCOME.set_up("first", 2, rules=1).rules == 1
    with pytest.raises(BadSetup) as unknown:
        WELCOME.set_up("first", 2, rules=3)
    assert (unknown.value.field, unknown.value.value, unknown.value.allowed) == ("rules", "3", "2, 1")


def test_a_record_of_version_1_that_used_it_still_verifies_and_version_2_refuses_it() -> None:
    text = USED_IT.read_text(encoding="utf-8")
    match = record.verify(WELCOME, text)
    assert match.state.setup.rules == 1
    assert match.state.end_reason() == "refusals"
    assert "rules: 1" in record.write(WELCOME, match, 0, ["Ann", "Ben"])
    claimed = record.parse(text.replace("rules: 1", "rules: 2"))
    with pytest.raises(RecordError) as wrong:
        record.replay(WELCOME, claimed)
    assert wrong.value.details == {"value": "refuse", "rule": "welcome.refusal.only_when_stuck"}


def test_an_unknown_version_is_named_with_its_line() -> None:
    text = USED_IT.read_text(encoding="utf-8").replace("rules: 1", "rules: 99")
    with pytest.raises(RecordError) as wrong:
        record.verify(WELCOME, text)
    assert (wrong.value.line, wrong.value.message) == (5, "record-rules-version")
    assert wrong.value.details == {"value": "99"}


def test_what_a_seat_imagines_and_copies_is_played_under_the_same_version() -> None:
    state = facing(with_sheet(game(rules=1), sheet(*FULL_BELOW_9)), (8, "temp"), (6, "pool"), (10, "fence"))
    play(state, "a")
    for twin in (state.copy(), state.imagine(0, Chance.from_seed(1))):
        assert twin.refusal(0, WELCOME.parse_action("refuse")) == ""
        assert twin.setup.rules == 1


def test_a_simulation_plays_the_version_of_its_set_up() -> None:
    """Random players meet the difference within a few games."""
    one, two = (simulate(WELCOME.set_up("first", 2, rules=rules), ["random", "random"], 30, seed=1) for rules in (1, 2))
    assert one.mean_scores != two.mean_scores
