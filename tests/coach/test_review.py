"""The review of a game: its parts add up, it is the same each time, it sees what the seat saw, and it finds what was bad."""

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from tabletown.bots import seat_bots
from tabletown.coach.depth import DEPTHS, Depth
from tabletown.coach.marks import BRILLIANT, FORCED, GOOD, MISTAKE, OPEN, SLIP, is_doubtful, mark_of
from tabletown.coach.review import NOTHING_BETTER, Reviewer, review_turn
from tabletown.coach.reviewed import Review
from tabletown.coach.turns import Turn, walk
from tabletown.engine import record
from tabletown.engine.chance import Chance
from tabletown.engine.contract import Observer, State
from tabletown.engine.match import Match
from tabletown.games import GAMES

RECORDS = Path(__file__).parents[1] / "records"
LITTLE = DEPTHS[0]
SEED = 7


def played(game: str, levels: list[str], epochs: int, skipped: int = 0) -> tuple[State, Match]:
    """The position after so many epochs that were skipped, and a match of some more from there; 0 plays to the end."""
    state = GAMES[game].deal(GAMES[game].set_up(seats=len(levels)), SEED)
    bots = seat_bots(levels, game, Chance.from_seed(SEED).key)
    match = Match(state)
    start, seen = state.copy(), 0
    while acting := state.acting():
        epoch = state.epoch
        match.play(acting[0], bots[acting[0]].choose(Observer(state, acting[0])))
        if state.epoch != epoch:
            seen += 1
            if seen == skipped:
                start, match = state.copy(), Match(state)
            if epochs and seen == skipped + epochs:
                break
    return start, match


def reviewed(game: str, start: State, match: Match, depth: Depth = LITTLE) -> Review:
    return Reviewer(GAMES[game], b"key", depth).review(start, match.settled, 1, lambda done, total: None)


def margin(state: State, seat: int) -> float:
    totals = [score.total for score in state.scores()]
    return float(totals[seat] - max(totals[:seat] + totals[seat + 1 :]))


def won(state: State) -> list[float]:
    places = state.ranking()
    return [1 / places.count(1) if place == 1 else 0.0 for place in places]


def count_of_epochs(game: str, levels: list[str]) -> int:
    start, match = played(game, levels, 0)
    return len(walk(start, match.settled)[0])


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_add_up_to_the_result_and_every_review_is_the_same(game: str) -> None:
    levels = ["greedy", "random"]
    start, match = played(game, levels, 0, skipped=count_of_epochs(game, levels) - 3)
    assert match.state.over()
    review = reviewed(game, start, match)
    for seat, balance in enumerate(review.balances):
        parts = (balance.start, balance.decisions, balance.opponents, balance.chance, balance.rest)
        assert balance.result == margin(match.state, seat)
        assert sum(part.points for part in parts) == pytest.approx(balance.result, abs=1e-9)
        own = [turn.cost.points for turn in review.of_seat(seat)]
        assert balance.decisions.points == pytest.approx(-sum(own))
        walked = review.curve[0].outlook[seat].points + sum(moment.chance[seat] for moment in review.curve)
        assert balance.start.points + balance.chance.points == pytest.approx(walked)
    assert msgspec.json.encode(reviewed(game, start, match)) == msgspec.json.encode(review)
    steps = [(step.seat, step.action) for step in match.settled]
    for moment in review.curve:
        assert sum(each.share for each in moment.wins) == pytest.approx(1.0)
    assert [each.share for each in review.curve[-1].wins] == won(match.state)
    told = [(turn.seat, action) for turn in review.turns for action in turn.played]
    assert told == steps
    assert [turn.number for turn in review.turns] == list(range(1, len(review.turns) + 1))


def test_three_at_a_table_and_a_game_that_is_not_over_add_up_too() -> None:
    start, match = played("dream_home", ["greedy", "random", "greedy"], 4)
    review = reviewed("dream_home", start, match)
    assert not review.is_over
    for balance in review.balances:
        parts = (balance.start, balance.decisions, balance.opponents, balance.chance, balance.rest)
        assert sum(part.points for part in parts) == pytest.approx(balance.result, abs=1e-9)
    for turn in review.turns:
        assert turn.to_others[turn.seat] == pytest.approx(-turn.cost.points)


@pytest.mark.parametrize("game", GAMES)
def test_what_the_seat_could_not_know_changes_nothing(game: str) -> None:
    start, match = played(game, ["greedy", "random"], 2, skipped=6)
    epoch = next(each for each in walk(start, match.settled)[0] if each.open_turns)
    turn = epoch.open_turns[0]
    twins = [epoch.state, *(epoch.state.imagine(turn.seat, Chance.from_seed(shift)) for shift in (1, 2))]
    looks = [Reviewer(GAMES[game], b"key", LITTLE).look(Observer(twin, turn.seat), turn) for twin in twins]
    told = {(str(look.cost), str(look.gain), str(look.found.best), str(look.trial.usual(turn.seat))) for look in looks}
    assert len(told) == 1
    chances = {(str(look.win_cost), str(look.win_gain), str(look.trial.usual_win(turn.seat))) for look in looks}
    assert len(chances) == 1 and looks[0].win_cost is not None


@pytest.mark.parametrize(("game", "epochs"), [("dream_home", 6), ("streets", 4)])
def test_who_plays_at_random_loses_more_than_who_plans(game: str, epochs: int) -> None:
    start, match = played(game, ["greedy", "random"], epochs, skipped=2)
    planned, random = (-balance.decisions.points for balance in reviewed(game, start, match).balances)
    assert random > planned + 1.0


def test_a_planted_blunder_is_found_with_something_better() -> None:
    """A permit refusal though a house could be built: nothing that a planner would think of."""
    game = GAMES["welcome"]
    state, _ = played("welcome", ["greedy", "greedy"], 1)
    planner = game.planner()
    assert planner is not None
    worst = planner.lines(state, 0, 1_000, Chance(b"any"))[-1].actions
    look = Reviewer(game, b"key", Depth(2, 0.0, 0.0, 0.0, least=12)).look(Observer(state, 0), Turn(1, 0, worst, False))
    assert look.found.best != worst
    assert mark_of(look.cost.points, look.cost.error, look.gain.points, look.gain.error) in (SLIP, MISTAKE)


def test_futures_go_to_the_turns_in_doubt() -> None:
    """Four a turn are left over, and all of them go to the turn whose cost is uncertain."""
    start, match = played("streets", ["random", "greedy"], 2, skipped=8)
    doubted, clear = reviewed("streets", start, match).turns
    assert (doubted.futures, clear.futures) == (3 + 2 * 4, 3)
    assert doubted.cost.error > clear.cost.error


@pytest.mark.parametrize(
    ("cost", "error", "gain", "gain_error", "mark"),
    [
        (0.0, 0.0, 0.0, 0.0, GOOD),
        (0.9, 0.1, 0.0, 0.0, GOOD),
        (1.0, 0.2, 0.0, 0.0, SLIP),
        (3.0, 0.2, 0.0, 0.0, MISTAKE),
        (9.0, 4.5, 0.0, 0.0, OPEN),
        (1.0, 0.5, 0.0, 0.0, OPEN),
        (-2.0, 0.5, 2.0, 0.5, BRILLIANT),
        (0.0, 0.0, 2.0, 1.0, GOOD),
    ],
)
def test_no_difference_within_its_error_is_called_a_mistake(
    cost: float, error: float, gain: float, gain_error: float, mark: str
) -> None:
    assert mark_of(cost, error, gain, gain_error) == mark
    assert is_doubtful(cost, error) or mark != OPEN


def test_a_turn_without_a_choice_is_not_judged() -> None:
    """At the end of this game nobody can build any more: no futures are played for the last refusals."""
    game = GAMES["welcome"]
    kept = record.parse((RECORDS / "welcome-first-2-refusals.txt").read_text(encoding="utf-8"))
    match = record.replay(game, kept)
    epochs, end = walk(game.deal(kept.setup(game), kept.secret()), match.settled)
    assert end.over() and repr(end) == repr(match.state)
    last = epochs[-1].state
    steps = [step for step in match.settled if step.epoch == last.epoch]
    review = Reviewer(game, b"key", LITTLE).review(last, steps, 1, lambda done, total: None)
    assert [(turn.mark, turn.futures, turn.cost.points) for turn in review.turns] == [(FORCED, 0, 0.0)] * 2
    assert [balance.start.points for balance in review.balances] == [margin(end, seat) for seat in range(2)]
    assert review_turn(game, last, 0, [step.action for step in steps if step.seat == 0], b"key", 0) is None


def test_each_depth_looks_deeper_than_the_one_before() -> None:
    planner = GAMES["welcome"].planner()
    assert planner is not None
    budgets = [(each.lines, each.search(planner), each.judge(planner), each.doubt(planner)) for each in DEPTHS.values()]
    assert list(DEPTHS) == [0, 1, 2, 3]
    for shallow, deep in pairwise(budgets):
        assert all(less < more for less, more in zip(shallow, deep, strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_one_turn_is_judged_as_in_a_review_and_with_the_eyes_of_its_seat(game: str) -> None:
    start, match = played(game, ["random", "random"], 8, skipped=6)
    epochs, _ = walk(start, match.settled)
    epoch = next(each for each in epochs if each.open_turns)
    turn = epoch.open_turns[0]
    found = review_turn(GAMES[game], epoch.state, turn.seat, turn.actions, b"key", 0)
    assert found is not None
    assert (found.seat, found.played) == (turn.seat, turn.actions)
    whole = Reviewer(GAMES[game], b"key", LITTLE)
    assert found == whole.one(epoch.observer(turn), Turn(1, turn.seat, turn.actions, is_forced=False))
    other = epoch.state.imagine(turn.seat, Chance(b"what is hidden"))
    assert review_turn(GAMES[game], other, turn.seat, turn.actions, b"key", 0) == found


@pytest.mark.parametrize(("game", "skipped"), [("welcome", 6), ("streets", 6), ("dream_home", 6), ("happy_city", 2)])
def test_nothing_better_is_never_the_reason_for_a_better_turn(game: str, skipped: int) -> None:
    start, match = played(game, ["random", "random"], 4, skipped=skipped)
    turns = reviewed(game, start, match).turns
    assert any(turn.better for turn in turns)
    for turn in turns:
        if turn.better:
            assert turn.reason is None or turn.reason.message != NOTHING_BETTER
        elif turn.mark != FORCED:
            assert turn.reason is not None
