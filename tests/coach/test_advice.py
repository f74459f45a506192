"""What the coach advises: legal turns with their worth, the same for the same key and view, blind to what the seat cannot know,
quick at first and better later.
"""

from itertools import islice

import pytest

from tabletown.bots import make_bot
from tabletown.bots.searcher import Strength
from tabletown.coach import Advice, Coach
from tabletown.coach.advice import ENOUGH
from tabletown.engine.chance import Chance
from tabletown.engine.contract import Observer, State
from tabletown.games import GAMES

LITTLE = Strength(3, 0.03, cap=1_000.0)


def coach(game: str, strength: Strength = LITTLE, key: bytes = b"key") -> Coach:
    return Coach(GAMES[game], key, strength)


def position(game: str, decisions: int, seed: int = 4) -> tuple[State, int]:
    """A game that greedy has played for a while, and the seat to decide."""
    state = GAMES[game].deal(GAMES[game].set_up(), seed)
    bots = [make_bot("greedy", game, Chance.from_seed(seat).key) for seat in range(state.setup.seats)]
    for _ in range(decisions):
        seat = state.acting()[0]
        state.play(seat, bots[seat].choose(Observer(state, seat)))
    return state, state.acting()[0]


def told(advice: Advice) -> list[tuple[list[int], float, float | None, int]]:
    return [(choice.actions, choice.behind, choice.error, choice.futures) for choice in advice.choices]


@pytest.mark.parametrize("game", GAMES)
def test_what_the_seat_cannot_know_changes_nothing(game: str) -> None:
    state, seat = position(game, 25)
    twins = [state, *(state.imagine(seat, Chance.from_seed(shift)) for shift in (1, 2))]
    advices = [coach(game).advice(Observer(twin, seat)) for twin in twins]
    assert told(advices[0]) == told(advices[1]) == told(advices[2])
    reasons = [coach(game).reason(Observer(twin, seat), advices[0].best) for twin in twins]
    assert len({f"{reason}" for reason in reasons}) == 1


@pytest.mark.parametrize("game", GAMES)
def test_answers_get_better_and_every_choice_can_be_played(game: str) -> None:
    state, seat = position(game, 0)
    while len(answers := list(coach(game).answers(Observer(state, seat)))) == 1:
        state.play(seat, answers[0].best.actions[0])
        seat = state.acting()[0]
    assert [answer.is_final for answer in answers] == [False] * (len(answers) - 1) + [True]
    assert [choice.futures for choice in answers[0].choices] == [0] * len(answers[0].choices)
    met = [answer.best.futures for answer in answers]
    assert met == sorted(met) and met[-1] >= 6
    last = answers[-1]
    assert (last.best.behind, last.best.error) == (0.0, 0.0)
    assert [choice.behind for choice in last.choices] == sorted(choice.behind for choice in last.choices)
    for choice in last.choices:
        trial = state.copy()
        for action, move in zip(choice.actions, choice.moves, strict=True):
            assert repr(GAMES[game].move(action)) == repr(move)
            trial.play(seat, action)


def test_a_turn_that_is_asked_about_is_compared_to_the_end() -> None:
    """The worst of the legal turns, though no planner would think of it."""
    state, seat = position("welcome", 0)
    planner = GAMES["welcome"].planner()
    assert planner is not None
    worst = planner.lines(state, seat, 1_000, Chance(b"any"))[-1]
    advice = coach("welcome", Strength(3, 0.1, cap=1_000.0)).advice(Observer(state, seat), worst.actions)
    assert advice.asked is not None
    assert advice.asked.actions == worst.actions
    assert advice.asked.futures == advice.best.futures
    assert advice.asked.error is not None
    assert advice.asked.behind > 2 * advice.asked.error > 0
    assert len(advice.choices) <= 4


def test_the_best_turn_asked_about_loses_nothing() -> None:
    state, seat = position("welcome", 0)
    best = coach("welcome").advice(Observer(state, seat)).best
    again = coach("welcome").advice(Observer(state, seat), best.actions)
    assert again.asked is again.best
    assert len(again.choices) <= 3


def test_another_key_imagines_other_futures() -> None:
    state, seat = position("welcome", 0)
    one, other = (coach("welcome", key=key).advice(Observer(state, seat)) for key in (b"one", b"other"))
    assert told(one) != told(other)


def test_a_chance_to_win_is_told_of_what_met_enough_futures() -> None:
    state, seat = position("dream_home", 0)
    told = coach("dream_home", Strength(3, 0.2, cap=1_000.0)).advice(Observer(state, seat)).choices
    assert told[0].futures >= ENOUGH and told[0].win is not None and 0 < told[0].win < 1
    first, *_ = coach("dream_home").answers(Observer(state, seat))
    assert first.best.futures == 0 and first.best.win is None


def test_it_can_be_stopped_after_any_answer() -> None:
    state, seat = position("welcome", 0)
    patient = coach("welcome", Strength(4, 1_000_000.0, cap=1_000.0))
    answers = patient.answers(Observer(state, seat))
    first = next(answers)
    patient.cancelled = True
    (last,) = islice(answers, 2)
    assert last.is_final
    assert last.best.actions == first.best.actions
