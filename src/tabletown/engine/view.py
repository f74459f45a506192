"""What views of different games have in common, as structs that go over the wire. Not compiled: msgspec builds them."""

import msgspec

from tabletown.engine.contract import Score


class GameView(msgspec.Struct):
    """What the views of all games begin with. `end_reason` is empty while the game runs."""

    seat: int
    edition: str
    options: dict[str, str]
    round: int
    end_reason: str


class Part(msgspec.Struct):
    """One line of a score."""

    id: str
    points: int


class TableStep(msgspec.Struct):
    """A step of a round at a real table. Its parts are what is done in it, one after the other."""

    id: str
    who: str
    """`all` at once, `first`: the first player alone, `each`: one after the other, from the first player on."""
    parts: list[str] = []


class TableRounds(msgspec.Struct):
    """How a game runs at a real table, for a phone that keeps the rounds: GET /api/games/{game}/deal"""

    first: int
    """Who begins, from 0."""
    rounds: int
    """How many there are; 0 where nobody knows beforehand."""
    before: list[TableStep]
    """What is done once, before the first round."""
    steps: list[TableStep]
    """Every round."""
    after: list[TableStep]
    """What is done once, after the last round."""


def parts(score: Score) -> list[Part]:
    """A score line by line, in the order of the score sheet."""
    return [Part(name, points) for name, points in score.parts]
