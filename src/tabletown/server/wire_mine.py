"""My page as it travels to the browser: my finished games, one by one. Holds no logic; the rest of the wire is in wire.py."""

from typing import Literal

import msgspec

from tabletown.server.wire import ScorePart


class Opponent(msgspec.Struct):
    """Somebody I have played against. People are told apart though two may have the same name."""

    kind: Literal["person", "bot", "printed"]
    name: str
    """Of a person as last seen, or the id of the message that names a printed opponent; empty for a bot."""
    level: str
    """Of a bot."""


class Met(msgspec.Struct):
    """An opponent in one game."""

    who: int
    """Which of `MyGames.opponents`."""
    beaten: bool
    """I came before them."""


class MyGame(msgspec.Struct):
    """A finished game of mine."""

    table: str
    game: str
    mode: Literal["alone", "bots", "people"]
    day: str
    """My try at the deal of this day; empty for other games."""
    ended: int
    points: int
    won: bool | None
    """Null where there was nobody to beat."""
    parts: list[ScorePart] | None
    """Where the points come from; null while that is still being counted, and where it cannot be."""
    met: list[Met]


class MyGames(msgspec.Struct):
    """GET /api/me/games: the newest first"""

    games: list[MyGame]
    opponents: list[Opponent]
    given_up: int
    """Games that I left before their end."""
    waiting: int
    """So many games are still being counted: ask again."""


class TendencyPart(msgspec.Struct):
    category: str
    """What the better turns had for them: the text `<game>-tendency-<category>`, or `mine-tendency-other`."""
    points: float
    """What the slips and mistakes of this kind cost together."""
    turns: int


class GameTendencies(msgspec.Struct):
    game: str
    games: int
    """So many of my games were reviewed."""
    parts: list[TendencyPart]
    """The costliest first; none where no slip and no mistake was found."""


class MyTendencies(msgspec.Struct):
    """GET /api/me/tendencies: what I tend to lose points on, from the reviews of my games"""

    games: list[GameTendencies]


ANSWERS: tuple[type[msgspec.Struct], ...] = (MyGames, MyTendencies)
