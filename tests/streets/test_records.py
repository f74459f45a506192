"""The golden records of Streets together show every advisor and every kind of decision."""

from pathlib import Path

from tabletown.games import GAMES
from tabletown.games.streets.catalogue import ADVISORS

RECORDS = [
    path.read_text(encoding="utf-8") for path in (Path(__file__).parent.parent / "records").glob("streets-*.txt")
]


def test_every_advisor_plays_in_a_golden_record() -> None:
    dealt = {
        word
        for text in RECORDS
        for line in text.splitlines()
        if "; advisors " in line
        for word in line.partition("; advisors ")[2].partition(" #")[0].split()
    }
    assert dealt == set(ADVISORS)


def test_every_kind_of_decision_is_taken_in_a_golden_record() -> None:
    game = GAMES["streets"]
    taken = {
        game.move(game.parse_action(word)).kind
        for text in RECORDS
        for line in text.partition("---\n")[2].splitlines()
        if not line.startswith("=")
        for word in line.partition(": ")[2].partition(" #")[0].split(", ")
    }
    kinds = {"done", "settle", "pass", "signs", "token", "pick", "abandon", "score", "take", "show", "send", "send_all"}
    assert taken == kinds | {"build"}
