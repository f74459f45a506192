"""Records: every change is caught, and the line is named."""

import re

import pytest

from tabletown.engine import record
from tabletown.engine.chance import Chance, commitment
from tabletown.engine.match import Match
from tabletown.engine.record import RecordError
from tabletown.engine.testing import random_steps
from tabletown.games import GAMES

WELCOME = GAMES["welcome"]


def finished(names: tuple[str, ...] = ("Ann", "Боря")) -> str:
    match = Match(WELCOME.deal(WELCOME.set_up("first", 2), 3))
    for seat, action in random_steps(match.state, Chance.from_seed(3)):
        match.play(seat, action)
    return record.write(WELCOME, match, 3, list(names))


def complaint(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        record.verify(WELCOME, text)
    return caught.value


def test_a_record_reads_like_a_game() -> None:
    rows = finished().splitlines()
    assert rows[0] == "Tabletown record 1"
    assert "seats: Ann | Боря" in rows
    assert re.fullmatch(
        r"= plans .+; round 1: a \d+ \w+, b \d+ \w+, c \d+ \w+ #[0-9a-f]{6}", rows[rows.index("---") + 1]
    )
    assert re.fullmatch(r"1: [abc], \d+@[123]\.\d+.*, done #[0-9a-f]{6}", rows[rows.index("---") + 2])


def test_an_untouched_record_verifies() -> None:
    assert record.verify(WELCOME, finished()).state.over()
    assert record.verify(WELCOME, finished().replace("\n", "\r\n")).state.over()


def test_a_changed_seed_is_caught() -> None:
    text = finished()
    other = text.replace(Chance.from_seed(3).key.hex(), Chance.from_seed(4).key.hex())
    assert complaint(other).message == "record-commitment"
    both = other.replace(commitment(Chance.from_seed(3).key), commitment(Chance.from_seed(4).key))
    assert complaint(both).message == "record-other-cards"


def test_a_changed_card_is_caught_on_its_line() -> None:
    rows = finished().splitlines()
    at = next(place for place, row in enumerate(rows) if row.startswith("= round 4"))
    rows[at] = re.sub(r"a \d+", "a 99", rows[at])
    wrong = complaint("\n".join(rows))
    assert (wrong.line, wrong.message) == (at + 1, "record-other-cards")


def test_a_changed_but_legal_move_is_caught_on_its_line() -> None:
    rows = finished().splitlines()
    at = next(place for place, row in enumerate(rows) if row.startswith("1: ") and ", skip, done" not in row)
    rows[at] = re.sub(r"^1: ([abc]), (\d+)@\d\.\d+.*?, done", r"1: \1, \2@1.9, done", rows[at])
    wrong = complaint("\n".join(rows))
    assert wrong.line == at + 1


def test_a_removed_line_is_caught() -> None:
    rows = finished().splitlines()
    del rows[rows.index("---") + 3]
    assert complaint("\n".join(rows)).line > 0


def test_changed_scores_and_names_are_caught() -> None:
    text = finished()
    assert complaint(re.sub(r"scores: \S+", "scores: 99", text)).message == "record-changed"
    assert complaint(text.replace("Ann", "Eve")).message == "record-changed"


@pytest.mark.parametrize(
    ("broken", "line", "message"),
    [
        ("", 1, "record-not-a-record"),
        ("Tabletown record 1\ngame: welcome\n", 2, "record-no-body"),
        ("Tabletown record 1\nwhat\n---\n", 2, "record-bad-field"),
        ("Tabletown record 1\ngame: welcome\n---\n", 3, "record-missing-field"),
    ],
)
def test_what_is_no_record_is_told_by_line(broken: str, line: int, message: str) -> None:
    with pytest.raises(RecordError) as caught:
        record.parse(broken)
    assert (caught.value.line, caught.value.message) == (line, message)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("edition: first", "edition: third", "record-bad-field"),
        ("expert=false", "expert=maybe", "record-bad-field"),
        ("rules: 2", "rules: 99", "record-rules-version"),
        ("seed: ", "seed: zz", "record-bad-field"),
        ("a 10 ", "a 11 ", "record-other-cards"),
    ],
)
def test_a_header_that_cannot_be_is_told(old: str, new: str, message: str) -> None:
    assert old in finished()
    assert complaint(finished().replace(old, new, 1)).message == message


def test_unknown_and_illegal_moves_are_told_with_the_rule() -> None:
    text = finished()
    assert complaint(re.sub(r"\n1: [abc], ", "\n1: z, ", text, count=1)).message == "record-unknown-move"
    illegal = complaint(re.sub(r"\n1: [abc], ", "\n1: done, ", text, count=1))
    assert illegal.message == "record-illegal-move"
    assert illegal.details["rule"] == "welcome.turn.not_finished"


def test_a_running_game_is_saved_and_goes_on_but_does_not_verify() -> None:
    match = Match(WELCOME.deal(WELCOME.set_up("first", 2), 3))
    steps = random_steps(match.state, Chance.from_seed(3))
    for _ in range(30):
        match.play(*next(steps))
    text = record.write(WELCOME, match, 3, ["Ann", "Bo"])
    again = record.replay(WELCOME, record.parse(text))
    assert len(again.log()) == 30
    assert complaint(text).message == "record-unfinished"


def test_names_cannot_break_the_header() -> None:
    text = finished(("a | b\nseed: 00", "  "))
    assert record.parse(text).names[0] == "a / b seed: 00"
    assert record.verify(WELCOME, text).state.over()
