"""Play again, together: the next table of the same people, with the same options, where the first seat moves on.

Whoever asks first sets it; seats of the others are kept for them until the host gives them away. Wins are counted from
table to table, in the seats. The routes call it.
"""

from contextlib import suppress

import msgspec
from sqlalchemy.exc import IntegrityError

from tabletown.engine.contract import BadSetup, Setup
from tabletown.server import clock, lots
from tabletown.server.identity import Person
from tabletown.server.presenting import characters
from tabletown.server.problems import HttpError, bad_setup
from tabletown.server.rows import SeatRow, Standing, Stored, TableRow
from tabletown.server.seating import demand_stage, found_table, sit_down, start_if_full
from tabletown.server.storage import Storage
from tabletown.server.stranded import demand_known


async def play_again(storage: Storage, table_id: str, person: Person) -> str:
    """Join the next game, or set its table; returns its id. One that everybody has left again is no game to join."""
    left = await _left_again(storage, table_id)
    async with storage.changing(table_id) as change:
        found = found_table(change)
        if not any(seat.holder == person.holder for seat in found.seats):
            raise HttpError(403, "error-not-at-table")
        demand_stage(found, "over", "error-not-over")
        _set_up(found.table, len(found.seats))  # before the others are invited to what cannot be played
        if found.table.next in ("", left):
            found.table.next = lots.for_link()
        found.is_news = False
        before = Stored(found.table, found.standing, found.seats, [])
    # The id is agreed on first and the table set afterwards: whoever finds only the id sets the table.
    next_id = before.table.next
    if await storage.load(next_id) is None:
        with suppress(IntegrityError):  # somebody else was quicker
            await storage.create(_next_table(before, person))
    await _join(storage, next_id, person)
    return next_id


async def _left_again(storage: Storage, table_id: str) -> str:
    """The id of the next table if nobody plays there any more; else nothing."""
    before = await storage.load(table_id)
    next_id = before.table.next if before else ""
    found = (await storage.standings([next_id])).get(next_id) if next_id else None
    return next_id if found and found[1].stage == "left" else ""


def _set_up(table: TableRow, seats: int) -> Setup:
    """The same game once more, by today's rules; raises HttpError where they do not know it any more."""
    game = demand_known(table)
    try:
        return game.set_up(table.edition, seats, table.options)
    except BadSetup as bad:
        raise bad_setup(bad) from None


def _next_table(before: Stored, person: Person) -> Stored:
    now = clock.now()
    setup = _set_up(before.table, len(before.seats))
    table = msgspec.structs.replace(
        before.table,
        rules=setup.rules,
        figures=setup.figures,
        id=before.table.next,
        host=person.holder,
        secret=lots.for_deal(),
        spectators=before.table.spectators or before.table.counts,
        listed=False,
        next="",
        day="",
        counts=False,
        lesson="",
        origin="",
        branch=None,
        title="",
        created=now,
        version=1,
        presence=1,
        told=0,
        started=0,
    )
    rotated = [*before.seats[1:], *before.seats[:1]]
    ranking = before.standing.result.ranking if before.standing.result else []
    cast = characters(before.table, before.seats)
    seats = [
        _next_seat(seat, table.id, number, ranking, person, cast[seat.seat]) for number, seat in enumerate(rotated)
    ]
    standing = Standing("open", now)
    start_if_full(table, standing, seats)
    return Stored(table, standing, seats, [])


def _next_seat(old: SeatRow, table_id: str, number: int, ranking: list[int], person: Person, character: str) -> SeatRow:
    """A bot comes along as whom it was."""
    wins = old.wins + (1 if ranking[old.seat : old.seat + 1] == [1] else 0)
    seat = SeatRow(table_id, number, "open", wins=wins)
    if old.kind == "bot" or (old.gone and old.holder != person.holder):
        seat.kind, seat.level, seat.name = "bot", old.level, character
    elif old.holder == person.holder:
        sit_down(seat, person, old.name)
    else:
        seat.name, seat.invited = old.name, old.holder
    return seat


async def _join(storage: Storage, table_id: str, person: Person) -> None:
    """Sit down on what is kept for me."""
    async with storage.changing(table_id) as change:
        found = found_table(change)
        kept = [seat for seat in found.seats if seat.kind == "open" and seat.invited == person.holder]
        for seat in kept:
            sit_down(seat, person, seat.name)
        if kept and found.standing.stage == "open":
            start_if_full(found.table, found.standing, found.seats)
