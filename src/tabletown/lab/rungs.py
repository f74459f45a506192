"""The rungs of the ladder: which bots meet at which table, and what they are to reach there. ladder.py plays them."""

from dataclasses import dataclass, field

WINS, MARGIN, POINTS, REFUSALS = "wins", "margin", "points", "refusals"
ODD = "odd"
"""Greedy with other weights: what beats one player must not rest on knowing that player's mind."""


@dataclass(frozen=True)
class Bar:
    """What a bot is to reach: at least so much, or at most."""

    measure: str
    value: float
    is_most: bool = False


@dataclass(frozen=True)
class Rung:
    """One bot against others of one kind, against itself, or alone against the box."""

    table: str
    game: str
    bot: str
    other: str
    bars: tuple[Bar, ...]
    seats: int = 2
    edition: str = ""
    options: dict[str, str] = field(default_factory=dict, hash=False)

    @property
    def id(self) -> str:
        """Names what is played, so that games kept from an earlier run are found again."""
        options = " ".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        return " ".join(
            filter(None, (self.game, self.edition, options, str(self.seats), self.bot, self.other or "alone"))
        )


@dataclass
class Played:
    """One game: what the bot got of it (1 won, ½ shared, 0 lost), by how much, and how long it thought."""

    rung: str
    number: int
    code: str
    result: float
    margin: float
    points: float
    refused: bool
    seconds: float


EXPERT = {"expert": "true"}
TWO_SEATS: tuple[tuple[str, str, dict[str, str], float], ...] = (
    ("Welcome To, expert", "welcome", EXPERT, 0.70),
    ("Streets", "streets", {}, 0.88),
    ("Dream Home", "dream_home", {}, 0.88),
    ("Happy City, family", "happy_city", {}, 0.82),
    ("Happy City, expert", "happy_city", {"mode": "expert"}, 0.82),
)
"""The tables for two, each with the share of games that a master is to win of greedy."""
MORE_SEATS = {"welcome": (3, 4, 5), "streets": (3, 4, 5), "dream_home": (3, 4), "happy_city": (3, 4, 5)}


def _wins(share: float) -> tuple[Bar, ...]:
    return (Bar(WINS, share),)


RUNGS: list[Rung] = [
    *(
        Rung(table, game, "master", other, _wins(share), options=options)
        for other in ("greedy", ODD)
        for table, game, options, share in TWO_SEATS
    ),
    *(Rung(table, game, "hard", "greedy", _wins(0.65), options=options) for table, game, options, _ in TWO_SEATS),
    *(
        Rung(table, game, bot, other, _wins(0.80), options=options)
        for bot, other in (("greedy", "beginner"), ("beginner", "random"))
        for table, game, options, _ in TWO_SEATS
    ),
    *(
        # The most wins of all at the table: the others are alike, so more than an equal share.
        Rung(f"{table}, {seats} seats", game, "master", "greedy", _wins(1.0 / seats), seats, options=options)
        for table, game, options, _ in TWO_SEATS[:4]
        for seats in MORE_SEATS[game]
    ),
    Rung(
        *("Welcome To, expert, two masters", "welcome", "master", "master"),
        (Bar(POINTS, 112.0), Bar(REFUSALS, 0.20, is_most=True)),
        options=EXPERT,
    ),
    *(
        Rung(
            f"Streets alone, the {level} Grifter", "streets", "master", "", _wins(share), 1, options={"grifter": level}
        )
        for level, share in (("hard", 0.70), ("normal", 0.95))
    ),
    *(
        Rung(f"Welcome To alone, {name.title()}", "welcome", "master", "", bars, 1, "collectors", {"competitor": name})
        for name, bars in (("ann", _wins(0.45)), ("amaza", _wins(0.25)), ("ben", (Bar(MARGIN, -24.5),)))
    ),
]
