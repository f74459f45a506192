"""No table stands still: whose turn it is follows from the log alone, whatever is read at whatever moment."""

import asyncio

import msgspec

from support.tabletown_server import Guest, Live, serving
from tabletown.server import wire
from tabletown.server.app import App
from tabletown.server.config import Settings
from tabletown.server.rows import WRITTEN_BY_MOVES, Stored
from tabletown.server.services import Services
from tabletown.server.tables import Intent, LiveTable

ANN_AND_BEN: list[wire.NewSeat] = [wire.MySeat(), wire.LocalSeat("Ben")]
BOT = wire.BotSeat("random")


async def play_turn(services: Services, table: LiveTable) -> None:
    """Whoever is to decide does so until somebody else is."""
    (seat,) = table.acting()
    while table.acting() == [seat]:
        action = table.running().match.state.legal(seat)[0]
        intent = Intent(seat, "play", action, f"test.{table.running().seq}", None, table.seats[seat].holder)
        assert (await services.tables.act(table, intent)).kind == "done"


async def read(services: Services, table: LiveTable, after: int = 0) -> Stored:
    stored = await services.storage.load(table.id, after)
    assert stored is not None
    return stored


async def test_a_read_of_before_a_move_changes_nothing_after_it(ann: Guest, app: App) -> None:
    info = await ann.set_table(wire.NewTable("happy_city", ANN_AND_BEN))
    table = await app.services.tables.get(info.id)
    before = await read(app.services, table)
    (first,) = table.acting()
    await play_turn(app.services, table)
    after = await read(app.services, table)
    table.catch_up(before)
    assert table.acting() == [1 - first]
    assert [getattr(table.row, name) for name in WRITTEN_BY_MOVES] == [
        getattr(after.table, name) for name in WRITTEN_BY_MOVES
    ]
    thinking = [seat.seat for seat in (await ann.table(info.id)).seats if seat.thinking]
    assert thinking == [1 - first]


async def test_a_read_of_before_the_start_does_not_open_the_table_again(ann: Guest, ben: Guest, app: App) -> None:
    info = await ann.set_table(wire.NewTable("happy_city", [wire.MySeat(), wire.OpenSeat()]))
    table = await app.services.tables.get(info.id)
    before = await read(app.services, table)
    await ben.take_seat(info.id, 1)
    table.catch_up(before)
    assert table.row.stage == "running"
    assert table.seats[1].name == "Ben"
    assert len(table.acting()) == 1


async def test_seats_are_taken_from_a_read_of_their_own_version(ann: Guest, app: App) -> None:
    """A seat changes while moves go on: the seats of the read count, its place in the log does not."""
    info = await ann.set_table(wire.NewTable("happy_city", ANN_AND_BEN))
    table = await app.services.tables.get(info.id)
    async with app.services.storage.changing(info.id) as change:
        assert change is not None
        change.seats[1].name = "Benjamin"
    renamed = await read(app.services, table)
    await app.services.tables.refresh(table)
    await play_turn(app.services, table)
    seq, acting = table.running().seq, table.acting()
    table.catch_up(renamed)
    assert table.seats[1].name == "Benjamin"
    assert (table.row.seq, table.acting()) == (seq, acting)


async def test_a_bot_moves_on_although_a_read_was_late(settings: Settings) -> None:
    """As it happened to people: a read that began before their turn ends in the middle of it, and the bot never moved."""
    pausing = msgspec.structs.replace(settings, bot_pause=0.3)
    async with serving(pausing) as (address, app), Guest(address, "Ann") as ann:
        info = await ann.set_table(wire.NewTable("happy_city", [wire.MySeat(), BOT]))
        table = await app.services.tables.get(info.id)
        async with ann.live(info.id) as live:
            await live.expect(wire.Position)
            await until_my_turn(live)
            before = await read(app.services, table, table.running().seq)
            await live.play_turn()
            before.table.presence = table.row.presence  # nothing else shall bring a newer read soon
            table.catch_up(before)
            app.services.tables.on_change(table, False)
            await until_my_turn(live)


async def until_my_turn(live: Live) -> None:
    async with asyncio.timeout(30):
        while not live.seen().legal:
            await live.receive()
