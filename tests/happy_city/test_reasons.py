"""What is said for a decision in Happy City is true: every figure is found again on the score sheet or on the table."""

from collections.abc import Callable

import pytest

from support.claims import Claimed, claimed
from tabletown.games import GAMES
from tabletown.games.happy_city.planning.reasons import CLAIMS
from tabletown.games.happy_city.state import HappyState
from tabletown.games.happy_city.view import CityView, HappyCityView

Said = dict[str, str | int]


def city(turn: Claimed, is_after: bool = True, seat: int | None = None) -> CityView:
    seen = (turn.after if is_after else turn.before).view(turn.seat)
    assert isinstance(seen, HappyCityView)
    return seen.cities[turn.seat if seat is None else seat]


def product(turn: Claimed, said: Said) -> bool:
    before, after = turn.before.score_seen_by(turn.seat), turn.after.score_seen_by(turn.seat)
    figures = [dict(score.parts)["happiness"] for score in (before, after)]
    return (
        figures == [said["before"], said["points"]]
        and after.sums["happiness"] == f"{said['residents']} × {said['hearts']}"
    )


def points(turn: Claimed, said: Said) -> bool:
    return turn.after.score_seen_by(turn.seat).total - turn.before.score_seen_by(turn.seat).total == said["points"]


def income(turn: Claimed, said: Said) -> bool:
    now = city(turn).sums.income
    return now == said["all"] and now - city(turn, is_after=False).sums.income == said["coins"]


def away(turn: Claimed, said: Said) -> bool:
    """It lies there no more, and the next player has the coins that are printed on it, or pays less."""
    following = (turn.seat + 1) % turn.before.setup.seats
    seen = turn.before.view(turn.seat)
    assert isinstance(seen, HappyCityView)
    card = next(each.card for each in seen.buildings if each.card.id == said["building"])
    coins = city(turn, is_after=False, seat=following).coins
    return coins == said["coins"] and ((card.cost or 0) <= coins or turn.before.setup.options["mode"] == "expert")


def affordable(turn: Claimed, said: Said) -> bool:
    state = turn.before
    assert isinstance(state, HappyState)
    deck = GAMES["happy_city"].move(turn.actions[0]).fields["deck"] - 1
    table, own = state.table, state.table.cities[turn.seat]
    left = table.decks[deck] or table.discards[deck]
    payable = [card for card in left if table.box.cost[card] <= own.coins and not own.has(card)]
    is_expert = state.setup.options["mode"] == "expert"
    return len(left) == said["all"] and (len(payable) == said["count"] or is_expert)


HOLDS: dict[str, Callable[[Claimed, Said], bool]] = {
    "product": product,
    "points": points,
    "income": income,
    "coin": lambda turn, said: (
        city(turn).coins == said["coins"] and city(turn, is_after=False).coins < city(turn).coins
    ),
    "cards": lambda turn, said: len(city(turn).cards) == said["count"] and said["all"] == 10,
    "away": away,
    "affordable": affordable,
}


@pytest.mark.parametrize("mode", ["family", "expert"])
def test_what_is_said_for_a_decision_is_true(mode: str) -> None:
    assert set(HOLDS) == set(CLAIMS)
    heard: set[str] = set()
    for turn in claimed(GAMES["happy_city"].set_up("base", 2, {"mode": mode}), 3):
        for claim in turn.claims:
            name = claim.message.removeprefix("happy_city-reason-")
            assert HOLDS[name](turn, claim.args), (claim, turn.actions)
            heard.add(name)
    assert {"product", "income", "affordable", "coin"} <= heard
