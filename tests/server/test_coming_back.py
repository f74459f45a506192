"""Coming back: the same position after a lost connection or a restart; who is here; a seat handed to a bot and back."""

import asyncio
import time
from pathlib import Path

import msgspec

from support.tabletown_server import Guest, Live, new_id, problem, quick_settings, read, serving, sqlite_url, welcome
from tabletown.server import wire
from tabletown.server.app import App


async def two_at_a_table(ann: Guest, ben: Guest, **wishes: object) -> str:
    wish = msgspec.structs.replace(wire.NewTable("welcome", [wire.MySeat(), wire.OpenSeat()]), **wishes)
    table = await ann.set_table(wish)
    await ben.take_seat(table.id, 1)
    return table.id


async def until_seats(live: Live, seat: int, **wanted: object) -> wire.SeatState:
    """Read on until the seat is as wanted."""
    while not live.seats or any(getattr(live.seats[seat], name) != value for name, value in wanted.items()):
        await live.receive()
    return live.seats[seat]


async def test_the_same_position_after_the_connection_was_lost(ann: Guest, ben: Guest) -> None:
    table_id = await two_at_a_table(ann, ben)
    async with ann.live(table_id) as live:
        await live.next_position()
        await live.step()
        await live.step()
        before = live.seen()
        live.connection.transport.abort()
    async with ann.live(table_id) as live:
        after = await live.next_position()
        assert (after.view, after.legal, after.seen, after.can_take_back) == (
            *(before.view, before.legal, before.seen),
            True,
        )


async def test_three_days_later_on_a_new_server(tmp_path: Path) -> None:
    settings = quick_settings(sqlite_url(tmp_path))
    async with serving(settings) as (address, _), Guest(address, "Ann") as ann:
        table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.BotSeat("random")]))
        async with ann.live(table.id) as live:
            await live.play_turn()
            while live.seen().view.round < 2:
                await live.receive()
            await live.step()
            before = live.seen()
        cookies = ann.http.cookies
    async with serving(settings) as (address, _), Guest(address) as ann:
        ann.http.cookies.update(cookies)
        lobby = read(await ann.http.get("/api/tables"), wire.Lobby)
        assert [one.id for one in lobby.mine] == [table.id]
        assert lobby.mine[0].seats[0].thinking
        async with ann.live(table.id) as live:
            after = await live.next_position()
            assert (after.seat, after.view.round, after.legal) == (0, 2, before.legal)
            assert welcome(after).cards == welcome(before).cards
            assert welcome(after).chosen == welcome(before).chosen
            assert welcome(after).sheets == welcome(before).sheets
            assert len(live.log) > 0


async def test_rules_that_have_changed_since(ann: Guest, app: App) -> None:
    """Where the same steps would lead elsewhere, the table is shown in lists but not played on."""
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
    async with app.services.storage.changing(table.id) as change:
        assert change is not None
        change.table.rules = 0
    app.services.tables.live.clear()
    answer = problem(await ann.http.get(f"/api/tables/{table.id}"))
    assert (answer.code, answer.message) == (409, "error-other-rules")
    assert [one.id for one in read(await ann.http.get("/api/tables"), wire.Lobby).mine] == [table.id]


async def test_everybody_sees_who_is_here(ann: Guest, ben: Guest) -> None:
    table_id = await two_at_a_table(ann, ben)
    async with ann.live(table_id) as live:
        away = await until_seats(live, 1, here=False)
        assert not away.can_hand_over
        async with ben.live(table_id) as other, ben.live(table_id):
            await until_seats(live, 1, here=True, thinking=True)
            await other.play_turn()
            await until_seats(live, 1, done=True, thinking=False)
        gone = await until_seats(live, 1, here=False)
        assert gone.away_since is not None
        assert abs(gone.away_since - time.time()) < 60


async def age(app: App, table_id: str, seat: int, minutes: int) -> None:
    """Let somebody have left so long ago."""
    past = int(time.time()) - 60 * minutes
    async with app.services.storage.changing(table_id) as change:
        assert change is not None
        change.seats[seat].here_until = past
        change.seats[seat].seen = past
    await app.services.tables.refresh(await app.services.tables.get(table_id))


async def test_a_seat_goes_to_a_bot_and_back(ann: Guest, ben: Guest, app: App, address: str) -> None:
    table_id = await two_at_a_table(ann, ben, hand_over=10)
    path = f"/api/tables/{table_id}/seats/1"
    async with ann.live(table_id) as live, Guest(address, "Eve") as eve:
        await live.play_turn()
        assert problem(await ann.post(f"{path}/hand-over", wire.Handing())).message == "error-not-away"
        await age(app, table_id, 1, minutes=9)
        assert problem(await ann.post(f"{path}/hand-over", wire.Handing())).message == "error-not-away"
        await age(app, table_id, 1, minutes=11)
        await until_seats(live, 1, can_hand_over=True)
        assert problem(await eve.post(f"{path}/hand-over", wire.Handing())).message == "error-not-at-table"
        assert problem(await ann.post(f"{path}/hand-over", wire.Handing("genius"))).message == "error-bot-level"
        handed = read(await ann.post(f"{path}/hand-over", wire.Handing("random")), wire.TableInfo)
        seat = handed.seats[1]
        assert (seat.kind, seat.name, seat.level, seat.handed_over) == ("bot", "Ben", "random", True)
        while live.seen().view.round < 2:
            await live.receive()
        assert live.seats[1].handed_over
        async with ben.live(table_id) as other:
            position = await other.next_position()
            assert position.seat == 1
            barred = await other.ask(wire.TakeBack(new_id(), position.seen, 1))
            assert isinstance(barred, wire.Failed)
            assert barred.problem.message == "error-handed-over"
            assert problem(await ann.post(f"{path}/return")).message == "error-not-your-seat"
            back = read(await ben.post(f"{path}/return"), wire.TableInfo)
            assert (back.seats[1].kind, back.seats[1].handed_over, back.seats[1].level) == ("person", False, "")
            await asyncio.gather(live.play_turn(), finish_turn(other))


async def finish_turn(live: Live) -> None:
    """Ben's bot may be in the middle of a step when he returns: then he reloads, and goes on from there."""
    while live.seen().legal and live.seen().view.round == 2:
        answer = await live.play(live.seen().legal[-1].action)
        assert isinstance(answer, wire.Ack | wire.Reload)
        await live.next_position()


async def test_one_cannot_hand_over_oneself(ann: Guest, ben: Guest, app: App) -> None:
    table_id = await two_at_a_table(ann, ben)
    await age(app, table_id, 0, minutes=10_000)
    answer = problem(await ann.post(f"/api/tables/{table_id}/seats/0/hand-over", wire.Handing()))
    assert answer.message == "error-not-away"


async def test_speed_sets_how_long_others_wait(ann: Guest) -> None:
    live = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
    days = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()], speed="days"))
    own = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()], hand_over=60))
    assert (live.hand_over, days.hand_over, own.hand_over) == (5, 3 * 24 * 60, 60)
