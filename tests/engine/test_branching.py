"""Branches: another way to go on from a position, in records that say so and verify."""

from pathlib import Path

import pytest

from tabletown.bots import make_bot
from tabletown.engine import record
from tabletown.engine.branching import Way, first_position, further
from tabletown.engine.contract import Observer, State
from tabletown.engine.game import Game
from tabletown.engine.match import Match
from tabletown.engine.record import RecordError
from tabletown.games import GAMES

KEY = b"another deal"
RECORDS = Path(__file__).parent.parent / "records"


def played(game: Game, state: State, word: bytes) -> Match:
    match = Match(state)
    bots = [make_bot("random", game.name, word + bytes([seat])) for seat in range(state.setup.seats)]
    while not match.state.over():
        seat = match.state.acting()[0]
        match.play(seat, bots[seat].choose(Observer(match.state, seat)))
    return match


def halfway(match: Match) -> int:
    starts = [heading.log for heading in match.headings]
    return starts[len(starts) // 2]


def ways_from(match: Match, seat: int, key: bytes) -> list[Way]:
    return further([], [(step.seat, step.action) for step in match.settled[: halfway(match)]], seat, key)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("key", [b"", KEY])
def test_a_branch_has_a_record_that_says_so_and_verifies(name: str, key: bytes) -> None:
    game = GAMES[name]
    setup = game.set_up(seats=2)
    ways = ways_from(played(game, game.deal(setup, 7), b"one"), 1, key)
    for again in range(2):  # and a branch of the branch
        match = played(game, first_position(game.deal(setup, 7), ways), b"other")
        text = record.write(game, match, 7, ["Ann", "Ben"], ways)
        read = record.parse(text)
        assert text.count("\nbranch: ") == 1
        assert [way[1:] for way in ways] == [branch[1:] for branch in read.branches()]
        checked = record.verify(game, text)
        assert [score.total for score in checked.state.scores()] == [score.total for score in match.state.scores()]
        first, told, lines = record.opening(game, read)
        assert told == ways
        assert record.write(game, checked, 7, ["Ann", "Ben"], told) == text
        assert 0 < len(lines) < len(read.lines)
        assert not first.settled
        if not again:
            ways = further(ways, [(step.seat, step.action) for step in match.settled[: halfway(match)]], 0, KEY)


@pytest.mark.parametrize("name", GAMES)
def test_the_seat_sees_the_same_and_the_rest_is_drawn_anew(name: str) -> None:
    game = GAMES[name]
    setup = game.set_up(seats=2)
    ways = ways_from(played(game, game.deal(setup, 3), b"one"), 1, b"")
    real = first_position(game.deal(setup, 3), ways)
    futures = set()
    for key in (b"", b"a", b"b", b"c"):
        branch = first_position(game.deal(setup, 3), [(ways[0][0], 1, key)])
        assert branch.view(1) == real.view(1)
        assert branch.heading() == real.heading()
        assert not branch.complaint()
        futures.add(tuple(heading.text for heading in played(game, branch, b"x").headings))
    assert len(futures) == 4


def test_nothing_of_the_hidden_deal_comes_along() -> None:
    """Two deals that differ only in what the seat cannot know lead to the same branch."""
    for name, game in GAMES.items():
        setup = game.set_up(seats=2)
        ways = ways_from(played(game, game.deal(setup, 3), b"one"), 1, b"")
        one = first_position(game.deal(setup, 3), ways)
        other = first_position(game.deal(setup, 3), [(ways[0][0], 1, b"elsewhere")])
        lines = []
        for state in (one, other):
            match = played(game, first_position(state, [([], 1, KEY)]), b"x")
            lines.append([(step.seat, step.action) for step in match.log()])
        assert lines[0] == lines[1], name


@pytest.mark.parametrize("value", ["", "x", "3 0 00", "3 9 00", "3 1 0", "999999", "1"])
def test_a_record_that_branches_off_nowhere_is_refused(value: str) -> None:
    text = next(RECORDS.glob("streets-*.txt")).read_text().replace("\nseats:", f"\nbranch: {value}\nseats:", 1)
    game = GAMES["streets"]
    if not value:
        assert not record.parse(text).branches()
        return
    with pytest.raises(RecordError) as wrong:
        record.opening(game, record.parse(text))
    assert wrong.value.message == "record-bad-field"
