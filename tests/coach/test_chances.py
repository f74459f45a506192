"""Win chances: those of all add up, more points are never worse, what is decided is certain, alone there is nothing to win."""

from collections.abc import Callable

import msgspec
import pytest

from coach.test_review import LITTLE, played
from tabletown.coach.balance import decisive
from tabletown.coach.chances import Prospects, Spread, spread_of
from tabletown.coach.ending import Ending, shares
from tabletown.coach.marks import GOOD, IN_CHANCES, IN_POINTS, MISTAKE, OPEN, SLIP, mark_of
from tabletown.coach.review import Reviewer
from tabletown.coach.reviewed import Figure, Moment, Odds, Review
from tabletown.coach.turns import walk
from tabletown.engine.contract import Setup
from tabletown.games import GAMES

SPREAD = Spread(judged=3.0, left=2.0, length=12.0, imagined=1.5)


def cut(*points: float, clock: float = 6.0) -> Ending:
    return Ending(list(points), False, clock, [])


def over(*points: float, clock: float = 6.0) -> Ending:
    places = [1 + sum(other > own for other in points) for own in points]
    return Ending(list(points), True, clock, shares(places, len(points)))


def alone(game: str) -> Setup:
    return next(
        setup
        for edition in GAMES[game].editions()
        for setup in [GAMES[game].set_up(edition, 1)]
        if GAMES[game].deal(setup, 1).rival() is not None
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_game_brings_its_figures(game: str) -> None:
    spread = spread_of(GAMES[game], GAMES[game].set_up(seats=3))
    assert spread is not None
    assert all(getattr(spread, name) >= 0 for name in ("judged", "left", "imagined"))


@pytest.mark.parametrize("points", [(50.0, 50.0), (80.0, 79.0, 12.0), (3.0, 90.0, 90.0, 1.0), (400.0, -300.0)])
def test_the_chances_of_all_add_up_to_one(points: tuple[float, ...]) -> None:
    for ending in (cut(*points), over(*points), over(*points, clock=4.0)):
        assert sum(SPREAD.chances(ending, 4.0)) == pytest.approx(1.0)


def test_a_tie_at_the_end_is_shared_and_a_rival_has_what_the_seat_leaves() -> None:
    assert SPREAD.chances(over(9.0, 9.0, 2.0), 6.0) == [0.5, 0.5, 0.0]
    assert (shares([1], 2), shares([2], 2), shares([1], 1)) == ([1.0, 0.0], [0.0, 1.0], [1.0])


@pytest.mark.parametrize("others", [(40.0,), (40.0, 43.0), (40.0, 43.0, 20.0)])
@pytest.mark.parametrize("ending", [cut, over])
def test_more_points_are_never_a_smaller_chance(ending: Callable[..., Ending], others: tuple[float, ...]) -> None:
    chances = [SPREAD.chances(ending(float(own), *others), 4.0)[0] for own in range(20, 70)]
    assert chances == sorted(chances) and chances[0] < 0.1 and chances[-1] > 0.9


def test_the_same_lead_is_worth_more_the_less_is_left() -> None:
    chances = [SPREAD.chances(cut(45.0, 40.0, clock=float(clock)), clock - 2.0)[0] for clock in range(3, 13)]
    assert chances == sorted(chances) and 0.5 < chances[0] < chances[-1]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_decided_is_nearly_certain(game: str) -> None:
    """The last decisions of a game that a planner has won by far against who plays at random."""
    start, match = played(game, ["greedy", "random"], 0)
    assert match.state.ranking() == [1, 2]
    epoch = [each for each in walk(start, match.settled)[0] if each.open_turns][-1]
    turn = epoch.open_turns[0]
    look = Reviewer(GAMES[game], b"key", LITTLE).look(epoch.observer(turn), turn)
    wins = [look.trial.usual_win(seat) for seat in range(2)]
    assert wins[0] is not None and wins[1] is not None
    assert wins[0][0] > 0.97 and wins[1][0] < 0.03


def test_alone_without_a_rival_nobody_can_win() -> None:
    prospects = Prospects(SPREAD, 0.0)
    prospects.add(cut(30.0))
    assert prospects.of(0) is None
    nobody = Prospects(None, 0.0)
    nobody.add(cut(30.0, 20.0))
    assert nobody.of(0) is None


@pytest.mark.parametrize("game", ["welcome", "streets"])
def test_against_a_printed_rival_none_is_told_as_long_as_none_is_proved(game: str) -> None:
    assert spread_of(GAMES[game], alone(game)) is None


def test_the_difference_between_two_lines_is_told_with_its_error() -> None:
    one, two = Prospects(SPREAD, 4.0), Prospects(SPREAD, 4.0)
    for more in (0.0, 2.0, 5.0):
        one.add(cut(40.0 + more, 40.0))
        two.add(cut(40.0, 40.0))
    ahead, back = one.ahead_of(two, 0), two.ahead_of(one, 0)
    assert ahead is not None and back is not None
    assert ahead[0] == pytest.approx(-back[0]) and ahead[0] > 0 and ahead[1] == pytest.approx(back[1]) and ahead[1] > 0


@pytest.mark.parametrize(
    ("cost", "error", "mark"), [(0.02, 0.0, GOOD), (0.03, 0.01, SLIP), (0.08, 0.01, MISTAKE), (0.3, 0.15, OPEN)]
)
def test_marks_by_chances_have_their_bounds_and_mind_the_error(cost: float, error: float, mark: str) -> None:
    assert mark_of(cost, error, 0.0, 0.0, IN_CHANCES) == mark


def test_points_given_away_in_a_game_that_is_lost_are_a_slip() -> None:
    """A seat that builds whatever comes against one that plans has soon no chance to lose any more."""
    start, match = played("dream_home", ["random", "greedy"], 0)
    review = Reviewer(GAMES["dream_home"], b"key", LITTLE).review(start, match.settled, 1, lambda done, total: None)
    turns = [turn for turn in review.of_seat(0) if turn.win_cost is not None and turn.win_cost.share < IN_CHANCES.slip]
    given_away = [turn for turn in turns if turn.cost.points >= IN_POINTS.mistake > 2 * turn.cost.error]
    assert given_away
    assert {turn.mark for turn in given_away} == {SLIP}
    assert GOOD in {turn.mark for turn in turns}


def test_what_decided_a_game_is_where_the_chance_of_the_winner_moved_beyond_its_error() -> None:
    def moment(turn: int, share: float, error: float = 0.01) -> Moment:
        figures = [Figure(0.0, 0.0)] * 2
        return Moment(turn, figures, [0.0, 0.0], [Odds(1 - share, error), Odds(share, error)])

    moments = [
        moment(1, 0.5),
        moment(2, 0.55),
        moment(3, 0.3),
        moment(4, 0.5, 0.2),
        moment(6, 0.72, 0.2),
        moment(9, 1.0, 0.0),
    ]
    assert decisive(moments) == [2]
    steps = [moment(place, share) for place, share in enumerate((0.1, 0.3, 0.46, 0.6, 1.0), 1)]
    assert decisive(steps) == [1, 2, 4]


def test_a_review_of_before_chances_were_told_still_opens() -> None:
    start, match = played("dream_home", ["greedy", "random"], 2)
    review = Reviewer(GAMES["dream_home"], b"key", LITTLE).review(start, match.settled, 1, lambda done, total: None)
    data = msgspec.to_builtins(review)
    del data["decided"]
    for turn in data["turns"]:
        del turn["win_cost"], turn["win_gain"]
    for each in data["curve"]:
        del each["wins"]
    before = msgspec.convert(data, Review)
    assert (before.decided, before.curve[0].wins, before.turns[0].win_cost) == ([], [], None)
    assert before.turns[0].cost == review.turns[0].cost
