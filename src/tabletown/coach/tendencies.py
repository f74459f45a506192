"""What somebody tends to lose points on: slips and mistakes of their reviews, put into the categories that each game names in
its `tendencies.toml`. A category says what speaks for the better turns, as the reasons of reviews do. Knows no host.
"""

import sys
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

import msgspec

from tabletown.coach.marks import MISTAKE, SLIP
from tabletown.coach.reviewed import ReviewedTurn
from tabletown.engine.game import Game

OTHER = "other"
"""What has no reason that the game names."""


class Tendency(msgspec.Struct, frozen=True):
    category: str
    points: float
    """What such turns cost together."""
    turns: int


def tendencies(game: Game, turns: Iterable[ReviewedTurn]) -> list[Tendency]:
    """What the slips and mistakes among these turns cost, by category, the costliest first."""
    points: dict[str, float] = {}
    counts: dict[str, int] = {}
    for turn in turns:
        if turn.mark in (SLIP, MISTAKE):
            category = _category(game, turn)
            points[category] = points.get(category, 0.0) + turn.cost.points
            counts[category] = counts.get(category, 0) + 1
    found = [Tendency(category, points[category], counts[category]) for category in points]
    return sorted(found, key=lambda each: (-each.points, each.category))


def _category(game: Game, turn: ReviewedTurn) -> str:
    claim = turn.reason.message.removeprefix(f"{game.name}-reason-") if turn.reason else ""
    return categories(game).get(claim, OTHER)


@lru_cache
def categories(game: Game) -> dict[str, str]:
    """The category of each claim; none for a game that names none."""
    file = Path(sys.modules[type(game).__module__].__file__ or "").with_name("tendencies.toml")
    if not file.is_file():
        return {}
    named = msgspec.toml.decode(file.read_bytes(), type=dict[str, list[str]])
    return {claim: category for category, claims in named.items() for claim in claims}
