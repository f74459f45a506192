"""Leaving and coming again: get up before the start, give up a running game, remove a table, and take all of it back.

Nothing is deleted: a table that everybody has left is marked so, and whoever left may come back. The routes call it.
"""

import msgspec

from tabletown.games import GAMES
from tabletown.server import clock
from tabletown.server.identity import Person
from tabletown.server.problems import HttpError
from tabletown.server.rows import SeatRow, waits_for_bot
from tabletown.server.seating import checked_level, demand_host, demand_stage, found_table
from tabletown.server.storage import Change, Storage


async def leave(storage: Storage, table_id: str, person: Person) -> None:
    """Go: get up before the start; while the game runs a bot plays on. A table with nobody left is abandoned. Whoever is only
    awaited says that they do not come."""
    async with storage.changing(table_id) as change:
        found = found_table(change)
        if kept := _kept_for(found, person):
            _decline(found, kept, person)
            return
        mine = _seats_of(found, person)
        if found.standing.stage not in ("open", "running"):
            raise HttpError(409, "error-over")
        if all(seat.gone for seat in mine):
            return  # the answer to the same wish was lost on its way
        others = [seat for seat in found.seats if seat.kind == "person" and not seat.gone and seat not in mine]
        if found.standing.stage == "running" or not others:
            for seat in mine:
                seat.gone = True
        if found.standing.stage == "running" or others:
            _tell(found, mine)
        if not others:
            _abandon(found)
        elif found.standing.stage == "open":
            _get_up(found, mine, others)
        else:
            _give_up(found, mine, others)


def _kept_for(found: Change, person: Person) -> list[SeatRow]:
    return [seat for seat in found.seats if seat.kind == "open" and seat.invited == person.holder != ""]


def _decline(found: Change, kept: list[SeatRow], person: Person) -> None:
    """The seats are anybody's now, and whoever takes one has won nothing yet."""
    for seat in kept:
        found.note("declined", msgspec.structs.replace(seat, holder=person.holder))
        _free(seat)


def _free(kept: SeatRow) -> None:
    kept.invited = kept.name = ""
    kept.wins = 0


def _tell(found: Change, mine: list[SeatRow]) -> None:
    for seat in mine:
        found.note("left" if found.standing.stage == "open" else "gave_up", seat)


def _pass_on_hosting(found: Change, mine: list[SeatRow], others: list[SeatRow]) -> None:
    if found.table.host == mine[0].holder:
        found.table.host = others[0].holder
        found.note("host", others[0])


def _get_up(found: Change, mine: list[SeatRow], others: list[SeatRow]) -> None:
    _pass_on_hosting(found, mine, others)
    for seat in mine:
        found.seats[seat.seat] = SeatRow(seat.table_id, seat.seat, "open")


def _give_up(found: Change, mine: list[SeatRow], others: list[SeatRow]) -> None:
    _pass_on_hosting(found, mine, others)
    for seat in mine:
        _let_bot_play(found, seat)
    found.standing.bot_waits = waits_for_bot(found.standing.acting, found.seats)


def _let_bot_play(found: Change, seat: SeatRow) -> None:
    """Where nobody knows the game nobody plays on, until another Tabletown does."""
    seat.handed = True
    seat.level = checked_level(found.table.game, "") if found.table.game in GAMES else ""


def _free_of_person(seat: SeatRow) -> None:
    seat.holder = seat.link = ""
    seat.seen = seat.here_until = 0


def replace_for_good(found: Change, seat: SeatRow) -> None:
    """A bot plays on in a running game, and whoever sat here has no way back. Their name stays, because it is said of what they
    did, and whose it is stays known: it goes when they are forgotten."""
    _let_bot_play(found, seat)
    seat.gone = True
    seat.invited = seat.holder
    _free_of_person(seat)
    found.standing.bot_waits = waits_for_bot(found.standing.acting, found.seats)


def _abandon(found: Change) -> None:
    found.table.abandoned = True
    found.standing.stage = "left"
    found.standing.bot_waits = False


async def remove(storage: Storage, table_id: str, person: Person) -> None:
    """The host takes a table away that never began."""
    async with storage.changing(table_id) as change:
        found = found_table(change)
        demand_host(found, person)
        demand_stage(found, "open", "error-started")
        _abandon(found)
        for seat in found.seats:
            if seat.holder == person.holder:
                seat.gone = True


async def hide(storage: Storage, table_id: str, person: Person) -> None:
    """Take a table that has ended off my list. It stays where it is for everybody else."""
    async with storage.changing(table_id) as change:
        found = _any_table(change)
        if found.standing.stage not in ("over", "left"):
            raise HttpError(409, "error-not-over")
        for seat in _seats_of(found, person):
            seat.hidden = True
        found.is_news = False


async def come_back(storage: Storage, table_id: str, person: Person) -> None:
    """Undo: sit where I sat before I left, have the table on my list again, and let it go on if it was abandoned. What a bot
    has played to its end for me stays the bot's."""
    async with storage.changing(table_id) as change:
        found = _any_table(change)
        mine = _seats_of(found, person)
        if found.table.abandoned and any(seat.gone for seat in mine):
            if found.table.counts and not found.table.is_sealed():
                raise HttpError(409, "error-day-over")
            is_open = any(seat.kind == "open" for seat in found.seats)
            if is_open:
                demand_host(found, person)
            found.table.abandoned = False
            found.standing.stage = "open" if is_open else "running"
        for seat in mine:
            if seat.gone:
                if found.standing.stage == "running":
                    found.note("back", seat)
                seat.gone = False
                if found.standing.stage != "over":
                    seat.handed = False
                    seat.level = ""
                    seat.back = clock.now()
            seat.hidden = False
        if found.standing.stage == "running":
            found.standing.bot_waits = waits_for_bot(found.standing.acting, found.seats)


def let_go_of(found: Change, holder: str) -> None:
    """Somebody is forgotten: what was theirs at this table is somebody's, a bot plays on, and the record stays whole."""
    mine = [seat for seat in found.seats if seat.holder == holder]
    others = [
        seat for seat in found.seats if seat.kind == "person" and not seat.gone and seat.holder not in ("", holder)
    ]
    stage = found.standing.stage
    if mine and stage in ("open", "running") and not others:
        _abandon(found)
    if found.table.host == holder:
        found.table.title = ""
        found.table.host = others[0].holder if others else ""
        if stage in ("open", "running") and others:
            found.note("host", others[0])
    for seat in mine:
        if stage == "open" and others:
            found.seats[seat.seat] = SeatRow(seat.table_id, seat.seat, "open")
            continue
        if stage == "running":
            _let_bot_play(found, seat)
            seat.gone = True
        _free_of_person(seat)
        seat.name = ""
        if stage == "running" and others:
            found.note("gave_up", seat)
    for seat in found.seats:
        if seat.invited == holder:
            _free(seat)
    if stage == "running" and others:
        found.standing.bot_waits = waits_for_bot(found.standing.acting, found.seats)
    found.is_news = False


def _any_table(change: Change | None) -> Change:
    """Also one that came from a record: it can be taken off a list."""
    if change is None:
        raise HttpError(404, "error-no-table")
    return change


def _seats_of(found: Change, person: Person) -> list[SeatRow]:
    mine = [seat for seat in found.seats if seat.holder == person.holder]
    if not mine:
        raise HttpError(403, "error-not-at-table")
    return mine
