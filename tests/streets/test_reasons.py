"""What is said for a turn of Streets is true: every figure is found again on the score sheet or in what everybody sees."""

from collections.abc import Callable

import pytest

from support.claims import Claimed, claimed
from tabletown.games import GAMES
from tabletown.games.streets.planning.reasons import CLAIMS
from tabletown.games.streets.view import Building, StreetsView

Said = dict[str, str | int]


def view(turn: Claimed) -> StreetsView:
    found = turn.after.view(turn.seat)
    assert isinstance(found, StreetsView)
    return found


def paid(turn: Claimed) -> list[int]:
    """What everybody got, the seat first."""
    before, after = turn.before.scores(), turn.after.scores()
    grown = [dict(then.parts)["income"] - dict(now.parts)["income"] for now, then in zip(before, after, strict=True)]
    rivals = [turn.before.rival(), turn.after.rival()]
    if rivals[0] is not None and rivals[1] is not None:
        grown.append(dict(rivals[1].score.parts)["income"] - dict(rivals[0].score.parts)["income"])
    return [grown[turn.seat], *(each for seat, each in enumerate(grown) if seat != turn.seat)]


def new(turn: Claimed, said: Said) -> Building:
    return next(building for building in view(turn).buildings if building.tile.id == said["tile"])


def people(turn: Claimed, said: Said) -> bool:
    """So many have come besides those who came with the tile, and fewer stand about."""
    seen = turn.before.view(turn.seat)
    assert isinstance(seen, StreetsView)
    standing = [
        sum(person.standing for each in shown.buildings for person in each.people) for shown in (seen, view(turn))
    ]
    return standing[0] - standing[1] == int(said["count"]) <= sum(person.lying for person in new(turn, said).people)


def is_worth(turn: Claimed, said: Said) -> bool:
    worth = new(turn, said).worth
    return worth is not None and worth.total == said["dollars"]


def is_open(turn: Claimed, said: Said) -> bool:
    building = new(turn, said)
    street = next(street for street in view(turn).streets if building.tile.number in street.tiles)
    return sum(end.tile is None for end in street.ends) == said["ends"] and len(street.tiles) == said["buildings"]


def tokens(turn: Claimed) -> int:
    seen = turn.before.view(turn.seat)
    assert isinstance(seen, StreetsView)
    return sum(view(turn).players[turn.seat].tokens.values()) - sum(seen.players[turn.seat].tokens.values())


HOLDS: dict[str, Callable[[Claimed, Said], bool]] = {
    "pays-only": lambda turn, said: paid(turn) == [said["dollars"], *[0] * (len(paid(turn)) - 1)],
    "pays-most": lambda turn, said: paid(turn)[0] == said["dollars"] and max(paid(turn)[1:]) == said["most"],
    "pays": lambda turn, said: paid(turn)[0] == int(said["dollars"]) <= max(paid(turn)[1:]),
    "tokens": lambda turn, said: tokens(turn) == said["count"],
    "homes": people,
    "worth": is_worth,
    "open": is_open,
}


@pytest.mark.parametrize(("seats", "options", "seed"), [(2, {}, 1), (1, {"business": "true"}, 2)])
def test_what_is_said_for_a_turn_is_true(seats: int, options: dict[str, str], seed: int) -> None:
    assert set(HOLDS) == set(CLAIMS)
    heard: set[str] = set()
    for turn in claimed(GAMES["streets"].set_up("base", seats, options), seed, lines=5):
        for claim in turn.claims:
            name = claim.message.removeprefix("streets-reason-")
            assert HOLDS[name](turn, claim.args), (claim, turn.actions)
            heard.add(name)
    assert {"pays-only", "worth", "open"} <= heard
