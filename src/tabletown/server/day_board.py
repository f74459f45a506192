"""The table of the day: who has tried a day's deals, with what result, and what may be shown of it by now.

Finished tries have their points in their rows; what was given up is counted from its log. The route asks it.
"""

import msgspec

from tabletown.bots.company import SOMEBODY, company
from tabletown.engine.chance import commitment
from tabletown.games import GAMES
from tabletown.server import days
from tabletown.server.daily import Daily, wishes
from tabletown.server.rows import SeatRow, Stored, Tally
from tabletown.server.storage import Storage
from tabletown.server.tallies import Tallies
from tabletown.server.wire import BotSeat, NewTable, ScorePart
from tabletown.server.wire_days import Day, DayDeal, DayTry

MOST_READ = 5_000
MOST_SHOWN = 100
SECONDS = 0.5
"""So long a reader waits for tries that have not been counted yet; the next one finds them counted."""


async def board(daily: Daily, storage: Storage, tallies: Tallies, day: str, holder: str) -> Day:
    tries = await storage.tries(day, MOST_READ)
    left = [stored for stored in tries if stored.standing.stage == "left" or _is_mine(stored, holder)]
    counted = await tallies.of(left, SECONDS)
    before, after = await storage.days_around(day)
    today = days.day_at(daily.now())
    is_closed = daily.stage(day) == "closed"
    return Day(
        day=day,
        stage=daily.stage(day),
        now=int(daily.now()),
        end=days.end_of(day),
        close=days.close_of(day),
        earlier=before,
        later=after or (today if day < today else ""),
        deals=[_deal(daily, day, wish, tries, counted, holder, is_closed) for wish in wishes()],
    )


def _deal(
    daily: Daily,
    day: str,
    wish: NewTable,
    tries: list[Stored],
    counted: dict[str, Tally],
    holder: str,
    is_closed: bool,
) -> DayDeal:
    secret = daily.secret(day, wish.game)
    setup = GAMES[wish.game].set_up(wish.edition, len(wish.seats), wish.options)
    has_rivals = len(wish.seats) > 1 or GAMES[wish.game].deal(setup, secret).rival() is not None
    here = [stored for stored in tries if stored.table.game == wish.game]
    rows = _ranked([_try(stored, counted, holder, is_closed, has_rivals) for stored in here])
    mine = next((stored for stored in here if _is_mine(stored, holder)), None)
    return DayDeal(
        game=wish.game,
        edition=wish.edition,
        options=setup.options,
        bots=_bots(wish, commitment(secret)),
        commitment=commitment(secret),
        next_commitment=commitment(daily.secret(days.shifted(day, 1), wish.game)),
        seed=secret.hex() if is_closed else None,
        count=len(rows),
        tries=[row for place, row in enumerate(rows) if place < MOST_SHOWN or row.mine],
        parts=_parts(mine, counted),
    )


def _bots(wish: NewTable, public: str) -> list[str]:
    """Who plays against everybody, as they will be called at the table."""
    places = tuple("" if isinstance(seat, BotSeat) else SOMEBODY for seat in wish.seats)
    return [member for member in company(public, places, frozenset()) if member]


def _try(stored: Stored, counted: dict[str, Tally], holder: str, is_closed: bool, has_rivals: bool) -> DayTry:
    seat = _person(stored)
    is_mine = _is_mine(stored, holder)
    row = DayTry(0, seat.name, is_mine, "playing", None, None, stored.table.id if is_mine else "")
    result = stored.standing.result
    if result is not None:
        row.state, row.points = "over", result.totals[seat.seat]
        row.won = result.ranking[seat.seat] == 1 if has_rivals else None
        row.table = stored.table.id if is_mine or is_closed else ""
    elif stored.standing.stage == "left":
        row.state = "left"
        tally = counted.get(stored.table.id)
        row.points = tally.totals[seat.seat] if tally else None
    return row


def _ranked(rows: list[DayTry]) -> list[DayTry]:
    """The best first. Whoever played to the end comes before whoever gave up: nobody gains by stopping in time."""
    states = ("over", "left", "playing")
    rows = sorted(rows, key=lambda row: (states.index(row.state), -(row.points or 0), row.name))
    ahead: list[DayTry] = []
    for row in rows:
        if row.points is not None:
            last = ahead[-1] if ahead else None
            is_level = last is not None and (last.state, last.points) == (row.state, row.points)
            row.place = last.place if last is not None and is_level else len(ahead) + 1
            ahead.append(row)
    return rows


def _parts(mine: Stored | None, counted: dict[str, Tally]) -> list[ScorePart]:
    tally = counted.get(mine.table.id) if mine and mine.standing.result else None
    if mine is None or tally is None:
        return []
    return [msgspec.structs.replace(part) for part in tally.parts[_person(mine).seat]]


def _person(stored: Stored) -> SeatRow:
    """Whose try it is: bots sit behind them."""
    return stored.seats[0]


def _is_mine(stored: Stored, holder: str) -> bool:
    return holder != "" and _person(stored).holder == holder
