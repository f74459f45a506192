"""Equal points, explained: which tie-break put one seat before another, or that none did. Games' states call it."""

import itertools

from tabletown.engine.contract import Event

SHARED = "table-tie-shared"


class TieBreak:
    """One of a rulebook's tie-breaks: the message that tells it, and what else the message needs."""

    def __init__(self, message: str, args: dict[str, str | int] | None = None) -> None:
        self.message = message
        self.args: dict[str, str | int] = args or {}


def told(totals: list[int], counts: list[list[int]], breaks: list[TieBreak]) -> list[Event]:
    """For each two seats next to each other in the ranking with equal points: what decided between them.

    `counts` holds for each seat one figure a tie-break, in the same order; more is better. The event's seat is ahead, its
    argument `seat` counts the one behind from 1.
    """
    order = sorted(range(len(totals)), key=lambda seat: [-totals[seat], *(-count for count in counts[seat])])
    return [
        _between(ahead, behind, counts, breaks)
        for ahead, behind in itertools.pairwise(order)
        if totals[ahead] == totals[behind]
    ]


def _between(ahead: int, behind: int, counts: list[list[int]], breaks: list[TieBreak]) -> Event:
    for place, tie_break in enumerate(breaks):
        more, fewer = counts[ahead][place], counts[behind][place]
        if more != fewer:
            args: dict[str, str | int] = {"seat": behind + 1, "more": more, "fewer": fewer}
            return Event(tie_break.message, ahead, {**args, **tie_break.args})
    return Event(SHARED, ahead, {"seat": behind + 1})
