"""Tendencies: every claim of every game has one category, and what slips and mistakes cost adds up in them."""

from importlib import import_module

import pytest

from tabletown.coach.marks import GOOD, MISTAKE, OPEN, SLIP
from tabletown.coach.reviewed import Figure, Reason, ReviewedTurn
from tabletown.coach.tendencies import OTHER, Tendency, categories, tendencies
from tabletown.games import GAMES


def turn(mark: str, cost: float, claim: str = "") -> ReviewedTurn:
    reason = Reason(claim, {}) if claim else None
    return ReviewedTurn(1, 0, [1], mark, Figure(cost, 0.2), Figure(0.0, 0.0), 12, [2], reason, [0.0])


@pytest.mark.parametrize("game", GAMES.own)
def test_every_claim_has_a_category(game: str) -> None:
    claims = import_module(f"tabletown.games.{game}.planning.reasons").CLAIMS
    assert sorted(categories(GAMES[game])) == sorted(claims)
    assert OTHER not in categories(GAMES[game]).values()


def test_only_slips_and_mistakes_count_and_they_add_up() -> None:
    turns = [
        turn(SLIP, 1.5, "welcome-reason-pool"),
        turn(MISTAKE, 4.0, "welcome-reason-estate"),
        turn(SLIP, 2.0, "welcome-reason-fence"),
        turn(MISTAKE, 3.0),
        turn(OPEN, 2.5, "welcome-reason-park"),
        turn(GOOD, 0.2, "welcome-reason-park"),
    ]
    assert tendencies(GAMES["welcome"], turns) == [
        Tendency("estates", 6.0, 2),
        Tendency(OTHER, 3.0, 1),
        Tendency("pools", 1.5, 1),
    ]
