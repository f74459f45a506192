"""Talk at a table: reactions, phrases and, where the host allows it, free words; a nudge to whoever is awaited; muting.

What is said is kept with the table and never reaches anybody who is not there. The routes call it.
"""

from tabletown.server import clock
from tabletown.server.identity import Person, clean_name, clean_text
from tabletown.server.problems import HttpError
from tabletown.server.rows import SaidRow, SeatRow
from tabletown.server.seating import demand_host, demand_stage, found_table, name_among, seat_at
from tabletown.server.storage import Change, Storage
from tabletown.server.tables import LiveTable
from tabletown.server.wire_talk import SaidKind, Say, SayReaction, SayText, TalkRules

SPECTATOR = -1
NUDGE_AGAIN = {"live": 60, "days": 6 * 3600}
"""Seconds after which the same person may be nudged once more, by the table's speed."""


async def say(storage: Storage, table_id: str, wish: Say, person: Person) -> None:
    async with storage.changing(table_id) as change:
        found = found_table(change)
        seat, name = _speaker(found, wish.seat, person)
        what = wish.what
        if isinstance(what, SayText):
            if not found.table.free_text:
                raise HttpError(403, "error-no-free-text")
            _add(found, "text", clean_text(what.text), seat, name, person)
        else:
            _add(found, "reaction" if isinstance(what, SayReaction) else "phrase", what.text, seat, name, person)


def _speaker(found: Change, number: int | None, person: Person) -> tuple[int, str]:
    """The seat that speaks and its name; a spectator speaks only where that is allowed."""
    mine = [seat for seat in found.seats if seat.holder == person.holder and not seat.gone]
    if number is not None:
        mine = [seat for seat in mine if seat.seat == number]
        if not mine:
            raise HttpError(403, "error-not-your-seat", "seat")
    if mine:
        return mine[0].seat, mine[0].name
    if not found.table.watchers_talk:
        raise HttpError(403, "error-watchers-quiet")
    if not found.table.spectators and found.standing.stage != "open":
        raise HttpError(403, "error-no-spectators")
    return SPECTATOR, name_among(clean_name(person.name), found.seats)


def _add(
    found: Change, kind: SaidKind, text: str, seat: int, name: str, person: Person, to: SeatRow | None = None
) -> None:
    found.is_news = found.is_seating = False
    found.table.told += 1
    to_name, to_holder = (to.name, to.holder) if to else ("", "")
    row = SaidRow(found.table.told, kind, text, seat, name, person.holder, to_name, to_holder, clock.now())
    found.said.append(row)


async def nudge(storage: Storage, table: LiveTable, number: int, person: Person) -> None:
    """A polite sign to somebody for whom the table waits, once in a while."""
    async with storage.changing(table.id) as change:
        found = found_table(change)
        demand_stage(found, "running", "error-not-started")
        mine = [seat for seat in found.seats if seat.holder == person.holder and not seat.gone]
        if not mine:
            raise HttpError(403, "error-not-at-table")
        seat = seat_at(found, number)
        if seat.kind != "person" or seat.handed or seat.holder == person.holder or number not in found.standing.acting:
            raise HttpError(409, "error-not-awaited", "seat", {"name": seat.name})
        if _nudged_at(table, seat) > clock.now() - NUDGE_AGAIN[found.table.speed]:
            raise HttpError(429, "error-nudged", "seat", {"name": seat.name})
        _add(found, "nudge", "", mine[0].seat, mine[0].name, person, seat)


def _nudged_at(table: LiveTable, seat: SeatRow) -> int:
    return max((row.at for row in table.said if row.kind == "nudge" and row.to_holder == seat.holder), default=0)


async def set_rules(storage: Storage, table_id: str, wish: TalkRules, person: Person) -> None:
    async with storage.changing(table_id) as change:
        found = found_table(change)
        demand_host(found, person)
        found.is_news = False
        found.table.free_text, found.table.watchers_talk = wish.free_text, wish.watchers


async def mute(storage: Storage, table: LiveTable, number: int, person: Person, is_muted: bool) -> None:
    """Not hear, or hear again, whoever said this. It holds at every table."""
    if not table.may_watch(person.holder):
        raise HttpError(403, "error-no-spectators")
    speaker = next((row.holder for row in table.said if row.number == number), "")
    if not speaker:
        raise HttpError(404, "error-not-found", "number")
    if speaker == person.holder:
        raise HttpError(409, "error-mute-self", "number")
    await storage.mute(table.id, person.holder, speaker, is_muted)
