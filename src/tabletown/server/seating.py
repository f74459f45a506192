"""Who sits where: set a table, take and leave seats, start, move a seat to another device, hand it to a bot and
back.

Each of these is one transaction on the table's rows. The routes call it; moves never come through here.
"""

import time

import msgspec

from tabletown.bots import bots_of
from tabletown.engine.contract import BadSetup
from tabletown.engine.game import Game
from tabletown.server import lots
from tabletown.server.config import DAYS_HAND_OVER, LIVE_HAND_OVER
from tabletown.server.faces import acting_in, may_hand_over
from tabletown.server.fold import deal_for
from tabletown.server.identity import Person, clean_name, hashed
from tabletown.server.problems import Trouble, bad_setup, no_table
from tabletown.server.rows import SeatRow, Stored, TableRow
from tabletown.server.storage import Change, Storage
from tabletown.server.views import TABLE_GAMES
from tabletown.server.wire import BotSeat, LocalSeat, MySeat, NewSeat, NewTable, TakeSeat


def levels(game: str) -> list[str]:
    """The bots that play this game, the weakest first."""
    return bots_of(game)


def checked_level(game: str, level: str) -> str:
    """The level asked for, or the strongest when none was named."""
    if not level:
        return levels(game)[-1]
    if level not in levels(game):
        raise Trouble(422, "error-bot-level", "level", {"value": level, "allowed": ", ".join(levels(game))})
    return level


async def set_table(storage: Storage, wish: NewTable, person: Person) -> str:
    """Set a table as wished and return its id; it starts at once when no seat is open."""
    game = TABLE_GAMES.get(wish.game)
    if game is None:
        raise Trouble(422, "setup-unknown-game", "game", {"value": wish.game, "allowed": ", ".join(TABLE_GAMES)})
    table = _table_row(game, wish, person)
    seats = [_seat_row(table, number, seat, person) for number, seat in enumerate(wish.seats)]
    if sum(isinstance(seat, MySeat) for seat in wish.seats) > 1:
        raise Trouble(422, "error-already-seated", "seats")
    _start_if_full(table, seats)
    await storage.create(Stored(table, seats, []))
    return table.id


def _table_row(game: Game, wish: NewTable, person: Person) -> TableRow:
    try:
        setup = game.set_up(wish.edition, len(wish.seats), wish.options)
    except BadSetup as bad:
        raise bad_setup(bad) from None
    now = int(time.time())
    return TableRow(
        id=lots.for_link(),
        game=game.name,
        edition=setup.edition,
        options=msgspec.json.encode(setup.options).decode(),
        rules=game.rules_version,
        speed=wish.speed,
        spectators=wish.spectators,
        listed=wish.listed,
        hand_over=wish.hand_over or (LIVE_HAND_OVER if wish.speed == "live" else DAYS_HAND_OVER),
        host=person.holder,
        secret=lots.for_deal(),
        stage="open",
        imported=False,
        acting="[]",
        bot_waits=False,
        result="",
        created=now,
        updated=now,
    )


def _seat_row(table: TableRow, number: int, wish: NewSeat, person: Person) -> SeatRow:
    seat = SeatRow(table.id, number, "open")
    if isinstance(wish, MySeat):
        _sit_down(seat, person, clean_name(person.name))
    elif isinstance(wish, LocalSeat):
        _sit_down(seat, person, clean_name(wish.name, f"seats.{number}.name"))
    elif isinstance(wish, BotSeat):
        seat.kind = "bot"
        seat.level = checked_level(table.game, wish.level)
    return seat


def _sit_down(seat: SeatRow, person: Person, name: str) -> None:
    seat.kind = "person"
    seat.holder = person.holder
    seat.name = name
    seat.seen = int(time.time())


def _start_if_full(table: TableRow, seats: list[SeatRow]) -> None:
    if any(seat.kind == "open" for seat in seats):
        return
    table.stage = "running"
    _note_acting(table, seats, deal_for(table, len(seats)).match.state.acting())


def _note_acting(table: TableRow, seats: list[SeatRow], acting: list[int]) -> None:
    table.acting = msgspec.json.encode(acting).decode()
    table.bot_waits = any(seats[seat].is_played_by_bot() for seat in acting)


async def take_seat(storage: Storage, table_id: str, number: int, wish: TakeSeat, person: Person) -> None:
    name = clean_name(wish.name if wish.local else person.name)
    async with storage.changing(table_id) as change:
        seat = _seat(change, number)
        if seat.kind != "open":
            raise Trouble(409, "error-seat-taken", "seat")
        if not wish.local and any(other.holder == person.holder for other in _found(change).seats):
            raise Trouble(409, "error-already-seated", "seat")
        _sit_down(seat, person, name)
        _start_if_full(_found(change).table, _found(change).seats)


async def leave_seat(storage: Storage, table_id: str, number: int, person: Person) -> None:
    async with storage.changing(table_id) as change:
        seat = _own_seat(change, number, person)
        _demand_stage(change, "open", "error-started")
        _found(change).seats[number] = SeatRow(seat.table_id, seat.seat, "open")


async def start(storage: Storage, table_id: str, person: Person) -> None:
    """The host will not wait: bots take the open seats."""
    async with storage.changing(table_id) as change:
        found = _found(change)
        if found.table.host != person.holder:
            raise Trouble(403, "error-not-host")
        _demand_stage(change, "open", "error-started")
        for seat in found.seats:
            if seat.kind == "open":
                seat.kind = "bot"
                seat.level = checked_level(found.table.game, "")
        _start_if_full(found.table, found.seats)


async def make_link(storage: Storage, table_id: str, number: int, person: Person) -> str:
    """A token that moves this seat to whoever uses it first. The one before becomes useless."""
    token = lots.for_link()
    async with storage.changing(table_id) as change:
        _own_seat(change, number, person).link = hashed(token)
    return token


async def use_link(storage: Storage, token: str, person: Person) -> tuple[str, str]:
    """Move the seat behind the token to this person; returns the table and the name at that seat."""
    place = await storage.seat_behind(hashed(token))
    if place is None:
        raise Trouble(404, "error-link")
    async with storage.changing(place[0]) as change:
        seat = _seat(change, place[1])
        if seat.link != hashed(token):
            raise Trouble(404, "error-link")
        seat.link = ""
        seat.holder = person.holder
        return place[0], seat.name


async def hand_over(storage: Storage, table_id: str, number: int, level: str, person: Person) -> None:
    async with storage.changing(table_id) as change:
        found = _found(change)
        seat = _seat(change, number)
        if not any(other.holder == person.holder for other in found.seats):
            raise Trouble(403, "error-not-at-table")
        _demand_stage(change, "running", "error-not-started")
        if seat.holder == person.holder or not may_hand_over(found.table, seat, int(time.time())):
            raise Trouble(409, "error-not-away", "seat")
        seat.handed = True
        seat.level = checked_level(found.table.game, level)
        _note_acting(found.table, found.seats, acting_in(found.table))


async def take_back_seat(storage: Storage, table_id: str, number: int, person: Person) -> None:
    """The owner is here again: the bot leaves."""
    async with storage.changing(table_id) as change:
        seat = _own_seat(change, number, person)
        seat.handed = False
        seat.level = ""
        _note_acting(_found(change).table, _found(change).seats, acting_in(_found(change).table))


def _found(change: Change | None) -> Change:
    if change is None:
        raise no_table()
    if change.table.imported:
        raise Trouble(409, "error-imported")
    return change


def _seat(change: Change | None, number: int) -> SeatRow:
    seats = _found(change).seats
    if not 0 <= number < len(seats):
        raise Trouble(404, "error-no-seat", "seat")
    return seats[number]


def _own_seat(change: Change | None, number: int, person: Person) -> SeatRow:
    seat = _seat(change, number)
    if not seat.holder or seat.holder != person.holder:
        raise Trouble(403, "error-not-your-seat", "seat")
    return seat


def _demand_stage(change: Change | None, stage: str, message: str) -> None:
    if _found(change).table.stage != stage:
        raise Trouble(409, message)
