"""Who sits where: set a table, take and leave seats, start, move a seat to another device, hand it to a bot and
back.

Each of these is one transaction on the table's rows. The routes call it; moves never come through here.
"""

import msgspec

from tabletown.bots import bots_of, usual_bot
from tabletown.engine.contract import BadSetup
from tabletown.engine.game import Game
from tabletown.games import GAMES
from tabletown.lookalikes import is_numbered, told_apart
from tabletown.server import clock, lots
from tabletown.server.config import DAYS_HAND_OVER, LIVE_HAND_OVER
from tabletown.server.fold import deal_for
from tabletown.server.identity import Person, clean_name, hashed
from tabletown.server.presenting import is_out_of_time, may_hand_over
from tabletown.server.problems import HttpError, bad_setup, no_table
from tabletown.server.rows import SeatRow, Standing, Stored, TableRow, waits_for_bot
from tabletown.server.storage import Change, Storage
from tabletown.server.stranded import demand_playable
from tabletown.server.tables import LiveTable
from tabletown.server.wire import (
    NAME_LENGTH,
    BotSeat,
    LocalSeat,
    MySeat,
    NewSeat,
    NewTable,
    Problem,
    SetupWish,
    TakeSeat,
)

MOST_RENAMED = 200


def checked_level(game: str, level: str) -> str:
    """The level asked for, or the usual one when none was named."""
    if not level:
        return usual_bot(game)
    if level not in bots_of(game):
        raise HttpError(422, "error-bot-level", "level", {"value": level, "allowed": ", ".join(bots_of(game))})
    return level


async def set_table(storage: Storage, wish: NewTable, person: Person) -> str:
    """Set a table as wished and return its id; it starts at once when no seat is open."""
    stored = lay_table(wish, person, lots.for_link(), lots.for_deal())
    await storage.create(stored)
    return stored.table.id


def lay_table(wish: NewTable, person: Person, table_id: str, secret: bytes) -> Stored:
    """A table as wished, with this id and this deal, still to be kept."""
    game = GAMES.get(wish.game)
    if game is None:
        raise HttpError(422, "setup-unknown-game", "game", {"value": wish.game, "allowed": ", ".join(GAMES)})
    table = _table_row(game, wish, person)
    table.id, table.secret = table_id, secret
    seats: list[SeatRow] = []
    for number, seat in enumerate(wish.seats):
        seats.append(_seat_row(table, number, seat, person, seats))
    if sum(isinstance(seat, MySeat) for seat in wish.seats) > 1:
        raise HttpError(422, "error-already-seated", "seats")
    standing = Standing("open", table.created)
    start_if_full(table, standing, seats)
    return Stored(table, standing, seats, [])


def conflict(wish: SetupWish) -> Problem | None:
    """What stands against such a table, so that it can be said while somebody is still choosing. `usual` is the value that
    the game itself would choose for the option in question."""
    game = GAMES.get(wish.game)
    if game is None:
        raise HttpError(422, "setup-unknown-game", "game", {"value": wish.game, "allowed": ", ".join(GAMES)})
    try:
        game.set_up(wish.edition, wish.seats, wish.options)
    except BadSetup as bad:
        problem = bad_setup(bad).problem
        usual = game.defaults(wish.edition or game.editions()[0], wish.seats)
        return msgspec.structs.replace(
            problem, args={**problem.args, "usual": usual.get(bad.field.removeprefix("option "), "")}
        )
    return None


def _table_row(game: Game, wish: NewTable, person: Person) -> TableRow:
    try:
        setup = game.set_up(wish.edition, len(wish.seats), wish.options)
    except BadSetup as bad:
        raise bad_setup(bad) from None
    return TableRow(
        id="",
        game=game.name,
        edition=setup.edition,
        options=setup.options,
        rules=setup.rules,
        figures=setup.figures,
        speed=wish.speed,
        spectators=wish.spectators,
        listed=wish.listed,
        hints=wish.hints,
        hand_over=wish.hand_over or (LIVE_HAND_OVER if wish.speed == "live" else DAYS_HAND_OVER),
        several=wish.several,
        turn_limit=wish.turn_limit,
        host=person.holder,
        secret=b"",
        imported=False,
        created=clock.now(),
    )


def _seat_row(table: TableRow, number: int, wish: NewSeat, person: Person, others: list[SeatRow]) -> SeatRow:
    seat = SeatRow(table.id, number, "open")
    if isinstance(wish, MySeat):
        sit_down(seat, person, name_among(clean_name(person.name), others))
    elif isinstance(wish, LocalSeat):
        sit_down(seat, person, name_among(clean_name(wish.name, f"seats.{number}.name"), others))
    elif isinstance(wish, BotSeat):
        seat.kind = "bot"
        seat.level = checked_level(table.game, wish.level)
    return seat


def name_among(name: str, others: list[SeatRow]) -> str:
    """What somebody is called at this table: nobody can be taken for one of the others."""
    return told_apart(name, [seat.name for seat in others if seat.kind != "bot" and seat.name], NAME_LENGTH)


def sit_down(seat: SeatRow, person: Person, name: str) -> None:
    seat.kind = "person"
    seat.holder = person.holder
    seat.name = name
    seat.invited = ""
    seat.seen = clock.now()


def start_if_full(table: TableRow, standing: Standing, seats: list[SeatRow]) -> None:
    if any(seat.kind == "open" for seat in seats):
        return
    standing.stage = "running"
    table.started = clock.now()
    standing.acting = deal_for(table, len(seats)).acting()
    standing.bot_waits = waits_for_bot(standing.acting, seats)


async def take_seat(storage: Storage, table_id: str, number: int, wish: TakeSeat, person: Person) -> None:
    name = clean_name(wish.name if wish.local else person.name)
    async with storage.changing(table_id) as change:
        seat = seat_at(change, number)
        if seat.kind == "person" and seat.holder == person.holder and not wish.local:
            return  # the answer to the same wish was lost on its way
        if seat.kind != "open":
            raise HttpError(409, "error-seat-taken", "seat")
        if seat.invited not in ("", person.holder):
            raise HttpError(409, "error-seat-kept", "seat", {"name": seat.name})
        found = found_table(change)
        if not wish.local and any(other.holder == person.holder for other in found.seats):
            raise HttpError(409, "error-already-seated", "seat")
        if wish.local and not found.table.several and found.table.host != person.holder:
            raise HttpError(403, "error-one-seat", "seat")
        sit_down(seat, person, name_among(name, [other for other in found.seats if other is not seat]))
        start_if_full(found.table, found.standing, found.seats)


async def rename(storage: Storage, person: Person, before: str) -> list[str]:
    """Somebody is called otherwise from now on, at the tables that are not over too; returns those."""
    tables = await storage.played_by(person.holder, over=False, most=MOST_RENAMED)
    changed = []
    for stored in tables:
        async with storage.changing(stored.table.id) as change:
            for seat in _called(found_table(change).seats, person, before):
                others = [other for other in found_table(change).seats if other is not seat]
                seat.name = name_among(person.name, others)
                changed.append(stored.table.id)
    return changed


def _called(seats: list[SeatRow], person: Person, name: str) -> list[SeatRow]:
    """Their own seats, not those of others at their device: called so, or so with a number."""
    mine = [seat for seat in seats if seat.holder == person.holder]
    exactly = [seat for seat in mine if seat.name == name]
    return exactly or [seat for seat in mine if is_numbered(seat.name, name)][:1]


async def leave_seat(storage: Storage, table_id: str, number: int, person: Person) -> None:
    async with storage.changing(table_id) as change:
        seat = _own_seat(change, number, person)
        demand_stage(change, "open", "error-started")
        found_table(change).note("left", seat)
        found_table(change).seats[number] = SeatRow(seat.table_id, seat.seat, "open")


async def start(storage: Storage, table_id: str, person: Person) -> None:
    """The host will not wait: bots take the open seats."""
    async with storage.changing(table_id) as change:
        found = found_table(change)
        demand_host(found, person)
        demand_stage(change, "open", "error-started")
        demand_playable(found.table)
        for number, seat in enumerate(found.seats):
            if seat.kind == "open":
                level = checked_level(found.table.game, "")
                found.seats[number] = SeatRow(table_id, number, "bot", level=level)
        start_if_full(found.table, found.standing, found.seats)


async def make_link(storage: Storage, table_id: str, number: int, person: Person) -> str:
    """A token that moves this seat to whoever uses it first. The one before becomes useless."""
    token = lots.for_link()
    async with storage.changing(table_id) as change:
        if found_table(change).table.counts:
            raise HttpError(409, "error-day-own")
        _own_seat(change, number, person).link = hashed(token)
    return token


async def use_link(storage: Storage, token: str, person: Person) -> tuple[str, str]:
    """Move the seat behind the token to this person; returns the table and the name at that seat. Whoever has used it
    may do so again, because its answer can be lost on its way."""
    fresh, used = hashed(token), hashed(f"{token} {person.holder}")
    place = await storage.seat_behind(fresh) or await storage.seat_behind(used)
    if place is None:
        raise HttpError(404, "error-link")
    async with storage.changing(place[0]) as change:
        seat = seat_at(change, place[1])
        if seat.link not in (fresh, used):
            raise HttpError(404, "error-link")
        found = found_table(change)
        sits = any(other is not seat and other.holder == person.holder for other in found.seats)
        if sits and seat.holder != person.holder and not found.table.several and found.table.host != person.holder:
            raise HttpError(409, "error-already-seated", "seat")
        seat.link = used
        seat.holder = person.holder
        return place[0], seat.name


async def hand_over(storage: Storage, table: LiveTable, number: int, level: str, person: Person) -> None:
    """A bot plays for somebody who has gone, or who lets the others wait for longer than this table allows."""
    async with storage.changing(table.id) as change:
        found = found_table(change)
        seat = seat_at(change, number)
        if not any(other.holder == person.holder for other in found.seats):
            raise HttpError(403, "error-not-at-table")
        demand_stage(change, "running", "error-not-started")
        since = table.since() if table.fold and table.fold.seq == found.standing.seq else []
        is_late = is_out_of_time(found.table, found.standing, seat, since, clock.now())
        if seat.holder == person.holder or not (is_late or may_hand_over(found.table, seat, clock.now())):
            raise HttpError(409, "error-not-away", "seat")
        found.note("handed" if may_hand_over(found.table, seat, clock.now()) else "late", seat)
        seat.handed = True
        seat.level = checked_level(found.table.game, level)
        found.standing.bot_waits = waits_for_bot(found.standing.acting, found.seats)


async def take_back_seat(storage: Storage, table_id: str, number: int, person: Person) -> None:
    """The owner is here again: the bot leaves."""
    async with storage.changing(table_id) as change:
        seat = _own_seat(change, number, person)
        demand_stage(change, "running", "error-not-started")
        found = found_table(change)
        if seat.handed:
            found.note("back", seat)
        seat.handed = seat.gone = False
        seat.level = ""
        seat.back = clock.now()
        found.standing.bot_waits = waits_for_bot(found.standing.acting, found.seats)


def found_table(change: Change | None) -> Change:
    if change is None:
        raise no_table()
    if change.table.imported:
        raise HttpError(409, "error-imported")
    return change


def seat_at(change: Change | None, number: int) -> SeatRow:
    seats = found_table(change).seats
    if not 0 <= number < len(seats):
        raise HttpError(404, "error-no-seat", "seat")
    return seats[number]


def _own_seat(change: Change | None, number: int, person: Person) -> SeatRow:
    seat = seat_at(change, number)
    if not seat.holder or seat.holder != person.holder:
        raise HttpError(403, "error-not-your-seat", "seat")
    return seat


def demand_host(found: Change, person: Person) -> None:
    if found.table.host != person.holder:
        raise HttpError(403, "error-not-host")


def demand_stage(change: Change | None, stage: str, message: str) -> None:
    if found_table(change).standing.stage != stage:
        raise HttpError(409, message)
