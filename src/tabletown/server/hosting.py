"""What the host may do with a table: change its options and seats before the start, let somebody go from a seat, hand
hosting over.

Each is one transaction on the table's rows, and is noted for everybody at the table. The routes call it.
"""

from tabletown.engine.contract import BadSetup
from tabletown.server.config import DAYS_HAND_OVER, LIVE_HAND_OVER
from tabletown.server.identity import Person
from tabletown.server.leaving import replace_for_good
from tabletown.server.problems import HttpError, bad_setup
from tabletown.server.rows import SeatRow
from tabletown.server.seating import checked_level, demand_host, demand_stage, found_table, seat_at, start_if_full
from tabletown.server.storage import Change, Storage
from tabletown.server.stranded import demand_known
from tabletown.server.wire import BotSeat, ChangedSeat, ChangeTable, KeptSeat


async def change_table(storage: Storage, table_id: str, wish: ChangeTable, person: Person) -> None:
    """Other options, other seats. Whoever sits keeps a seat, though perhaps with another number."""
    async with storage.changing(table_id) as change:
        found = found_table(change)
        demand_host(found, person)
        demand_stage(found, "open", "error-started")
        _demand_seats_for_all(found, wish.seats)
        _choose(found, wish)
        found.seats = [_seat(found, number, seat) for number, seat in enumerate(wish.seats)]
        found.note("changed", _own(found, person))
        start_if_full(found.table, found.standing, found.seats)


def _demand_seats_for_all(found: Change, wishes: list[ChangedSeat]) -> None:
    kept = [wish.seat for wish in wishes if isinstance(wish, KeptSeat)]
    if len(set(kept)) < len(kept) or any(number >= len(found.seats) for number in kept):
        raise HttpError(409, "error-seats-moved", "seats")
    for seat in found.seats:
        if seat.kind == "person" and seat.seat not in kept:
            raise HttpError(409, "error-seat-vanishes", "seats", {"name": seat.name})


def _choose(found: Change, wish: ChangeTable) -> None:
    table = found.table
    game = demand_known(table)
    try:
        setup = game.set_up(wish.edition, len(wish.seats), wish.options)
    except BadSetup as bad:
        raise bad_setup(bad) from None
    table.edition, table.options, table.rules, table.figures = setup.edition, setup.options, setup.rules, setup.figures
    table.speed, table.spectators, table.listed = wish.speed, wish.spectators, wish.listed
    table.hints = wish.hints
    table.several, table.turn_limit = wish.several, wish.turn_limit
    table.hand_over = wish.hand_over or (LIVE_HAND_OVER if wish.speed == "live" else DAYS_HAND_OVER)


def _seat(found: Change, number: int, wish: ChangedSeat) -> SeatRow:
    if isinstance(wish, KeptSeat):
        seat = found.seats[wish.seat]
        seat.seat = number
        return seat
    if isinstance(wish, BotSeat):
        return SeatRow(found.table.id, number, "bot", level=checked_level(found.table.game, wish.level))
    return SeatRow(found.table.id, number, "open")


def _own(found: Change, person: Person) -> SeatRow:
    """The host's seat; a host who does not play has a name all the same."""
    mine = [seat for seat in found.seats if seat.holder == person.holder]
    return mine[0] if mine else SeatRow(found.table.id, -1, "person", name=person.name, holder=person.holder)


async def let_go(storage: Storage, table_id: str, number: int, person: Person) -> None:
    """Somebody gets up because the host wants it. Before the start they may sit down again; from a running game they are gone
    for good, and a bot plays on for them."""
    async with storage.changing(table_id) as change:
        found = found_table(change)
        demand_host(found, person)
        if found.standing.stage not in ("open", "running"):
            raise HttpError(409, "error-over")
        seat = seat_at(found, number)
        if seat.holder == person.holder:
            raise HttpError(409, "error-own-seat", "seat")
        if seat.kind != "person" or not seat.holder:
            raise HttpError(409, "error-nobody-there", "seat")
        if found.standing.stage == "open":
            found.note("let_go", seat)
            found.seats[number] = SeatRow(table_id, number, "open")
        else:
            found.note("sent_away", seat)
            replace_for_good(found, seat)


async def hand_hosting(storage: Storage, table_id: str, number: int, person: Person) -> None:
    """Somebody else at the table is the host from now on."""
    async with storage.changing(table_id) as change:
        found = found_table(change)
        demand_host(found, person)
        if found.standing.stage not in ("open", "running"):
            raise HttpError(409, "error-over")
        seat = seat_at(found, number)
        if seat.holder == person.holder:
            raise HttpError(409, "error-own-seat", "seat")
        if seat.kind != "person" or seat.gone:
            raise HttpError(409, "error-nobody-there", "seat")
        found.table.host = seat.holder
        found.note("host", seat)
