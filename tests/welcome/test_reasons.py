"""What is said for a turn is true: every figure is found again on the score sheet and on the board, whatever turn is meant."""

import itertools
from collections.abc import Callable

import pytest

from support.claims import Claimed, claimed
from tabletown.engine.contract import Event
from tabletown.games import GAMES
from tabletown.games.welcome.board import ROW
from tabletown.games.welcome.planning.reasons import CLAIMS
from tabletown.games.welcome.sheet import EMPTY, Sheet
from tabletown.games.welcome.state import WelcomeState

Figures = dict[str, int]
Holds = Callable[[Claimed, Figures], bool]


def sheets(turn: Claimed) -> tuple[Sheet, Sheet]:
    assert isinstance(turn.before, WelcomeState)
    assert isinstance(turn.after, WelcomeState)
    return turn.before.sheets[turn.seat], turn.after.sheets[turn.seat]


def table_of(turn: Claimed) -> WelcomeState:
    assert isinstance(turn.before, WelcomeState)
    return turn.before


def new_estates(turn: Claimed, size: int) -> int:
    before, after = sheets(turn)
    return after.estate_counts()[size - 1] - before.estate_counts()[size - 1]


def completes_plan(turn: Claimed, said: Figures, is_first: bool) -> bool:
    before, after = sheets(turn)
    place = said["plan"] - 1
    is_new = not before.plans[place] and after.plans[place] == said["points"]
    return is_new and table_of(turn).table.approved[place] is not is_first and turn.gained("plans") >= said["points"]


def is_needed(turn: Claimed, said: Figures) -> bool:
    """Fewer unused estates of the size stood where the open plan asks for them than it asks for."""
    before, after = sheets(turn)
    plan = table_of(turn).table.plans[said["plan"] - 1]
    free = [first for first in before.free_estates() if before.estate_at(first) == said["size"]]
    if plan.kind == "estates_on_street":
        free = [first for first in free if first // ROW == plan.street - 1]
    is_asked = len(free) < plan.sizes.count(said["size"]) or plan.kind in ("estates_with", "estates_with_roundabouts")
    return not after.plans[said["plan"] - 1] and said["size"] in plan.sizes and is_asked


def value_of_estate(turn: Claimed, said: Figures) -> bool:
    _, after = sheets(turn)
    count = after.estate_counts()[said["size"] - 1]
    part = f"estates-{said['size']}"
    points = dict(turn.after.score_seen_by(turn.seat).parts)[part]
    return new_estates(turn, said["size"]) > 0 and points == said["points"] * count


def raises_estates(turn: Claimed, said: Figures) -> bool:
    """What the part of the score grew by, but for estates that are new and would have counted the lower value."""
    before, after = sheets(turn)
    low = before.board.estate_values[said["size"] - 1][before.agents[said["size"] - 1]]
    grown = turn.gained(f"estates-{said['size']}") - low * new_estates(turn, said["size"])
    return grown == said["points"] and after.estate_counts()[said["size"] - 1] == said["count"]


def parts_off(turn: Claimed, said: Figures) -> bool:
    """On this street there is a row of so many places between fences, with so many of them empty, that was none before."""

    def rows(sheet: Sheet) -> dict[range, int]:
        """The empty places in each of them."""
        start, length = (said["street"] - 1) * ROW, sheet.board.lengths[said["street"] - 1]
        ends = [cell + 1 for cell in range(start, start + length) if sheet.fenced_right(cell)]
        between = [range(*pair) for pair in itertools.pairwise([start, *ends])]
        return {row: sum(sheet.numbers[cell] == EMPTY for cell in row) for row in between}

    before, after = sheets(turn)
    new = {row: empty for row, empty in rows(after).items() if row not in rows(before)}
    return (said["size"], said["missing"]) in [(len(row), empty) for row, empty in new.items()]


def leads(turn: Claimed, said: Figures) -> bool:
    before, after = sheets(turn)
    others = [sheet.temps for seat, sheet in enumerate(table_of(turn).shown) if seat != turn.seat]
    return after.temps == said["count"] > max(others) == said["most"] >= before.temps


def joins(turn: Claimed, said: Figures) -> bool:
    before, after = sheets(turn)
    street = after.numbers[(said["street"] - 1) * ROW : said["street"] * ROW]
    pair = sorted((said["number"], said["beside"]))
    is_side_by_side = any(street[place : place + 2] == pair for place in range(ROW - 1))
    return is_side_by_side and said["number"] in after.numbers and pair[1] - pair[0] == 1 and before.built < after.built


def keeps_open(turn: Claimed, said: Figures) -> bool:
    """So many houses in a row are empty on the street, and each number between the two fits into each of them."""
    before, _ = sheets(turn)
    written = before.copy()
    written.numbers = before.numbers[:]
    for action in turn.actions:
        move = GAMES["welcome"].move(action)
        if move.kind == "write":
            written.numbers[(move.fields["street"] - 1) * ROW + move.fields["house"] - 1] = move.fields["number"]
    start, length = (said["street"] - 1) * ROW, written.board.lengths[said["street"] - 1]
    numbers = range(said["low"], said["high"] + 1)
    fitting = [
        cell
        for cell in range(start, start + length)
        if written.numbers[cell] == EMPTY and all(written.fits(number, cell) for number in numbers)
    ]
    return len(numbers) >= said["count"] and len(fitting) >= said["count"]


def fits_now(turn: Claimed) -> int:
    _, after = sheets(turn)
    return sum(bool(after.places(number)) for number in range(18))


HOLDS: dict[str, Holds] = {
    "plan-first": lambda turn, said: completes_plan(turn, said, is_first=True),
    "plan-later": lambda turn, said: completes_plan(turn, said, is_first=False),
    "refuse": lambda turn, said: -turn.gained("refusals") == said["points"],
    "estate-plan": lambda turn, said: new_estates(turn, said["size"]) > 0 and is_needed(turn, said),
    "estate": value_of_estate,
    "pool": lambda turn, said: turn.gained("pools") == said["points"] and sheets(turn)[1].pools == said["count"],
    "park": lambda turn, said: turn.gained("parks") == said["points"],
    "parks-full": lambda turn, said: (
        turn.gained("parks") == said["points"] and sheets(turn)[1].has_all_parks(said["street"] - 1)
    ),
    "temp": lambda turn, said: sheets(turn)[1].temps == said["count"] == sheets(turn)[0].temps + 1,
    "temp-lead": leads,
    "agent": lambda turn, said: sheets(turn)[1].estate_counts()[said["size"] - 1] == 0,
    "agent-paid": raises_estates,
    "fence": parts_off,
    "fence-plan": lambda turn, said: parts_off(turn, said) and is_needed(turn, said),
    "joins": joins,
    "gap": keeps_open,
    "room": lambda turn, said: fits_now(turn) == said["count"] and said["all"] == 18,
}


def figures(claim: Event) -> Figures:
    return {name: value for name, value in claim.args.items() if isinstance(value, int)}


@pytest.mark.parametrize(("edition", "seed"), [("first", 1), ("collectors", 2)])
def test_what_is_said_for_a_turn_is_true(edition: str, seed: int) -> None:
    assert set(HOLDS) == set(CLAIMS)
    heard: set[str] = set()
    turns = 0
    for turn in claimed(GAMES["welcome"].set_up(edition, 2), seed, lines=12):
        turns += 1
        is_whole = any(GAMES["welcome"].move(action).kind in ("write", "refuse") for action in turn.actions)
        assert turn.claims or not is_whole, "something can be said for every turn"
        for claim in turn.claims:
            name = claim.message.removeprefix("welcome-reason-")
            assert HOLDS[name](turn, figures(claim)), (claim, turn.actions)
            heard.add(name)
    assert turns > 100
    assert {"estate", "fence", "gap", "joins", "room", "temp"} <= heard
