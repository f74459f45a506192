"""A review as data, for pages, programs and tables that keep it: plain structs, which `msgspec` turns into JSON as they are."""

import msgspec


class Figure(msgspec.Struct, frozen=True):
    points: float
    error: float
    """Its standard error."""


class Odds(msgspec.Struct, frozen=True):
    """A chance to win, or what one is more than another."""

    share: float
    """1 is certain."""
    error: float
    """Its standard error. What it says of the players, and whether the figures behind it hold, is in docs/coach.md."""


class Reason(msgspec.Struct, frozen=True):
    """A sentence: the id of its text and its arguments."""

    message: str
    args: dict[str, str | int]


class ReviewedTurn(msgspec.Struct, frozen=True):
    number: int
    """Counted from 1 over the whole game, as the turns of a record."""
    seat: int
    """Counted from 0."""
    played: list[int]
    mark: str
    """`brilliant`, `good`, `slip`, `mistake`; `open` when the error is too large to tell, `forced` without a choice."""
    cost: Figure
    """Points that the best turn found brings more; below 0 when the played one came out better after all."""
    gain: Figure
    """Points that the played turn, when nothing better was found, brings more than the coach's own first choice."""
    futures: int
    """In so many it was judged."""
    better: list[int]
    """The best turn found, where that is a better one."""
    reason: Reason | None
    """Why the better turn is better; without a better one, what speaks for the played one."""
    to_others: list[float]
    """What the difference between the two costs or brings each seat (its own place: its cost, negative)."""
    win_cost: Odds | None = None
    """The chance to win that the best turn found adds; None where there is none to tell, as in reviews of before."""
    win_gain: Odds | None = None
    """The chance to win that the played turn adds to what the coach's own first choice has, where `gain` speaks of that."""


class Moment(msgspec.Struct, frozen=True):
    """A point of the curve: a position in which somebody had a choice, or the end."""

    turn: int
    """The turn that comes next; one more than the last at the end."""
    outlook: list[Figure]
    """The margin that each seat could expect; at the end what it came to."""
    chance: list[float]
    """What chance gave or took from each seat since the moment before."""
    wins: list[Odds] = []
    """The chance to win of each seat; a printed rival has the rest. Empty where there is none to tell."""


class Balance(msgspec.Struct, frozen=True):
    """Where a seat's result comes from. The five parts add up to it."""

    seat: int
    result: float
    """Points ahead of the best of the others, or behind; alone and without a rival the points. While the game runs, what can be
    expected."""
    start: Figure
    decisions: Figure
    opponents: Figure
    chance: Figure
    rest: Figure


class Review(msgspec.Struct, frozen=True):
    game: str
    depth: int
    is_over: bool
    seats: int
    turns: list[ReviewedTurn]
    curve: list[Moment]
    balances: list[Balance]
    decided: list[int] = []
    """The turns between which and the next the winner's chance rose or fell most, the first first."""

    def of_seat(self, seat: int) -> list[ReviewedTurn]:
        return [turn for turn in self.turns if turn.seat == seat]
