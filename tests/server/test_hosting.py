"""The host changes a table before it begins, lets somebody go, hands hosting over; and everybody is told at once."""

import asyncio

import pytest

from support.tabletown_server import Guest, Live, problem, read
from tabletown.engine.contract import SPECTATOR
from tabletown.server import wire
from tabletown.server.app import App

KEPT = [wire.KeptSeat(0), wire.KeptSeat(1)]
THREE: list[wire.NewSeat] = [wire.MySeat(), wire.OpenSeat(), wire.OpenSeat()]


async def change(guest: Guest, table_id: str, wish: wire.ChangeTable) -> wire.TableInfo:
    return read(await guest.put(f"/api/tables/{table_id}", wish), wire.TableInfo)


async def host(guest: Guest, table_id: str, seat: int, what: str) -> wire.TableInfo:
    return read(await guest.post(f"/api/tables/{table_id}/seats/{seat}/{what}"), wire.TableInfo)


async def until_noted(live: Live, *messages: str) -> None:
    """Read on until just these have been noted."""
    while [note.message.removeprefix("talk-note-") for note in live.notes] != [*messages]:
        await live.receive()


async def test_options_and_seats_change_before_everybodys_eyes(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("streets", THREE))
    await ben.take_seat(table.id, 2)
    wish = wire.ChangeTable(
        [wire.KeptSeat(0), wire.KeptSeat(2), wire.OpenSeat(), wire.BotSeat("random")],
        options={"advisors": "true"},
        speed="days",
        spectators=False,
        listed=True,
    )
    async with ben.live(table.id) as live:
        await live.expect(wire.TableNews)
        told = await change(ann, table.id, wish)
        assert (await live.expect(wire.TableNews)).table.options["advisors"] == "true"
        await until_noted(live, "changed")
        assert [(note.name, note.mine, note.before) for note in live.notes] == [("Ann", False, True)]
        while [seat.here for seat in live.seats] != [False, True, False, True]:
            await live.receive()  # Ben is found on the seat that has another number now
    assert [(seat.kind, seat.name, seat.level) for seat in told.seats] == [
        ("person", "Ann", ""),
        ("person", "Ben", ""),
        ("open", "", ""),
        ("bot", "", "random"),
    ]
    assert (told.speed, told.spectators, told.listed, told.hand_over) == ("days", False, True, 3 * 24 * 60)
    assert (await ben.table(table.id)).seats[1].mine


async def test_the_changed_table_is_the_one_that_is_played(ann: Guest, ben: Guest, app: App) -> None:
    table = await ann.set_table(wire.NewTable("welcome", THREE))
    await ben.take_seat(table.id, 1)
    begun = await change(ann, table.id, wire.ChangeTable([*KEPT], options={"expert": "true"}))
    assert (begun.stage, len(begun.seats)) == ("running", 2)
    assert begun.commitment == table.commitment
    app.services.tables.live.clear()
    async with ann.live(table.id) as one, ben.live(table.id) as two:
        await asyncio.gather(one.play_turn(), two.play_turn())
        while one.seen().view.round < 2:
            await one.receive()
        assert app.services.tables.live[table.id].running().setup.options["expert"] == "true"


async def test_what_cannot_be_changed_says_why(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("streets", THREE))
    path = f"/api/tables/{table.id}"
    await ben.take_seat(table.id, 1)
    gone = problem(await ann.put(path, wire.ChangeTable([wire.KeptSeat(0), wire.OpenSeat(), wire.KeptSeat(2)])))
    assert (gone.code, gone.message, gone.field, gone.args) == (409, "error-seat-vanishes", "seats", {"name": "Ben"})
    clash = problem(await ann.put(path, wire.ChangeTable([*KEPT], options={"grifter": "hard"})))
    assert (clash.code, clash.field) == (422, "option grifter")
    assert problem(await ann.put(path, wire.ChangeTable([*KEPT, *[wire.OpenSeat()] * 9]))).field == "seats"
    for twice in ([*KEPT, wire.KeptSeat(1)], [*KEPT, wire.KeptSeat(7)]):
        assert problem(await ann.put(path, wire.ChangeTable([*twice]))).message == "error-seats-moved"
    assert problem(await ann.put(path, wire.ChangeTable([*KEPT, wire.BotSeat("clever")]))).message == "error-bot-level"
    assert problem(await ben.put(path, wire.ChangeTable([*KEPT]))).message == "error-not-host"
    assert await ann.table(table.id) == await untouched(ann, table)
    begun = await change(ann, table.id, wire.ChangeTable([*KEPT]))
    assert begun.stage == "running"
    assert problem(await ann.put(path, wire.ChangeTable([*KEPT]))).message == "error-started"


async def untouched(guest: Guest, table: wire.TableInfo) -> wire.TableInfo:
    """The table as it was set, with Ben on the second seat."""
    now = await guest.table(table.id)
    assert (now.options, now.edition, now.speed, len(now.seats)) == (table.options, table.edition, table.speed, 3)
    assert [seat.name for seat in now.seats] == ["Ann", "Ben", ""]
    return now


async def test_whoever_is_let_go_is_told_and_may_sit_again(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", THREE, spectators=False))
    await ben.take_seat(table.id, 1)
    async with ben.live(table.id) as live, ann.live(table.id) as hosts:
        await host(ann, table.id, 1, "let-go")
        for each in (live, hosts):
            await until_noted(each, "let_go")
        assert [note.mine for note in live.notes] == [True]
        assert [note.mine for note in hosts.notes] == [False]
        assert live.table is not None
        assert [seat.kind for seat in live.table.seats] == ["person", "open", "open"]
        assert read(await ben.http.get("/api/tables"), wire.Lobby).mine == []
        await ben.take_seat(table.id, 2)
        while not live.table.seats[2].mine:
            await live.receive()
    path = f"/api/tables/{table.id}/seats"
    assert problem(await ann.post(f"{path}/1/let-go")).message == "error-nobody-there"
    assert problem(await ann.post(f"{path}/0/let-go")).message == "error-own-seat"
    assert problem(await ann.post(f"{path}/9/let-go")).message == "error-no-seat"
    assert problem(await ben.post(f"{path}/0/let-go")).message == "error-not-host"


async def test_whoever_is_let_go_from_a_running_game_has_no_way_back(ann: Guest, ben: Guest, app: App) -> None:
    """A stranger at a listed table: a bot plays on, the name stays on what was done, and no deed of theirs brings them back."""
    table = await ann.set_table(wire.NewTable("welcome", THREE[:2], listed=True))
    await ben.take_seat(table.id, 1)
    path = f"/api/tables/{table.id}"
    link = read(await ben.post(f"{path}/seats/1/link"), wire.SeatLink)
    async with ben.live(table.id) as live, ann.live(table.id) as hosts:
        await live.next_position()
        assert problem(await ben.post(f"{path}/seats/0/let-go")).message == "error-not-host"
        told = await host(ann, table.id, 1, "let-go")
        seat = told.seats[1]
        assert (seat.kind, seat.name, seat.gone, seat.handed_over) == ("bot", "Ben", True, True)
        for each, is_ben in ((live, True), (hosts, False)):
            await until_noted(each, "sent_away")
            assert [(note.name, note.mine, note.before) for note in each.notes] == [("Ben", is_ben, False)]
        while live.seen().seat != SPECTATOR:
            await live.receive()
        assert problem(await ben.post(f"{path}/come-back")).message == "error-not-at-table"
        assert problem(await ben.post(f"{path}/seats/1/return")).message == "error-not-your-seat"
        token = link.path.rpartition("/")[2]
        assert problem(await ben.post("/api/seat-link", wire.UseLink(token))).message == "error-link"
        assert problem(await ann.post(f"{path}/seats/1/let-go")).message == "error-nobody-there"
        lobby = read(await ben.http.get("/api/tables"), wire.Lobby)
        assert (lobby.mine, [each.id for each in lobby.let_go]) == ([], [table.id])
        await hosts.play_on()
    assert problem(await ann.post(f"{path}/seats/1/let-go")).message == "error-over"
    assert read(await ben.http.get("/api/tables"), wire.Lobby).finished == []


async def test_hosting_is_handed_over(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", THREE))
    path = f"/api/tables/{table.id}/seats"
    await ben.take_seat(table.id, 1)
    assert problem(await ann.post(f"{path}/2/host")).message == "error-nobody-there"
    assert problem(await ann.post(f"{path}/0/host")).message == "error-own-seat"
    assert problem(await ben.post(f"{path}/1/host")).message == "error-not-host"
    async with ben.live(table.id) as live:
        await live.expect(wire.TableNews)
        told = await host(ann, table.id, 1, "host")
        assert not told.hosting
        await until_noted(live, "host")
        assert live.table is not None
        assert (live.table.hosting, [seat.host for seat in live.table.seats]) == (True, [False, True, False])
    assert problem(await ann.post(f"/api/tables/{table.id}/start")).message == "error-not-host"
    begun = read(await ben.post(f"/api/tables/{table.id}/start"), wire.TableInfo)
    assert begun.stage == "running"
    assert (await host(ben, table.id, 0, "host")).hosting is False
    assert (await ann.table(table.id)).hosting


async def test_what_happens_around_a_game_is_in_its_log_and_its_replay(ann: Guest, ben: Guest, app: App) -> None:
    table = await ann.set_table(wire.NewTable("welcome", THREE[:2]))
    await ben.take_seat(table.id, 1)
    async with ann.live(table.id) as one, ben.live(table.id) as two:
        await asyncio.gather(one.play_turn(), two.play_turn())
        while one.seen().view.round < 2:
            await one.receive()
        lines = len(one.log)
        read(await ben.post(f"/api/tables/{table.id}/leave"), wire.TableInfo)
        await until_noted(one, "gave_up")
        assert [(note.name, note.before, note.after) for note in one.notes] == [("Ben", False, lines)]
        await one.play_turn()
        while one.seen().view.round < 3:
            await one.receive()  # the bot has played on
        read(await ben.post(f"/api/tables/{table.id}/come-back"), wire.TableInfo)
        await until_noted(one, "gave_up", "back")
        assert lines < one.notes[1].after <= len(one.log)
    async with ann.live(table.id) as one, ben.live(table.id) as two:
        await asyncio.gather(one.play_on(), two.play_on())
    app.services.tables.live.clear()
    replay = read(await ann.http.get(f"/api/tables/{table.id}/replay"), wire.Replay)
    assert [note.message for note in replay.notes] == ["talk-note-gave_up", "talk-note-back"]
    first, second = replay.notes
    assert first.after == lines
    assert first.step == replay.log[lines - 1].step
    assert first.step < second.step < len(replay.steps)


async def test_a_host_who_gives_up_is_followed_by_another(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", THREE[:2]))
    await ben.take_seat(table.id, 1)
    async with ben.live(table.id) as live:
        await live.next_position()
        read(await ann.post(f"/api/tables/{table.id}/leave"), wire.TableInfo)
        await until_noted(live, "gave_up", "host")
        assert live.table is not None
        assert live.table.hosting


@pytest.mark.long
async def test_what_is_noted_of_one_table_has_an_end(ann: Guest, app: App) -> None:
    times = 205
    table = await ann.set_table(wire.NewTable("welcome", THREE))
    for _ in range(times):
        await change(ann, table.id, wire.ChangeTable([wire.KeptSeat(0), wire.OpenSeat()]))
    stored = await app.services.storage.load(table.id)
    assert stored
    assert len(stored.notes) == len(app.services.tables.live[table.id].notes) == 200
    assert stored.notes[-1].number == stored.table.told == times


async def test_whoever_was_let_go_finds_the_table_at_home(ann: Guest, ben: Guest, app: App) -> None:
    async def told(guest: Guest) -> list[str]:
        return [table.id for table in read(await guest.http.get("/api/tables"), wire.Lobby).let_go]

    table = await ann.set_table(wire.NewTable("streets", THREE, listed=True))
    await ben.take_seat(table.id, 1)
    assert await told(ben) == []
    await host(ann, table.id, 1, "let-go")
    assert (await told(ben), await told(ann)) == ([table.id], [])
    assert table.id not in [each.id for each in read(await ben.http.get("/api/tables"), wire.Lobby).open]
    await ben.take_seat(table.id, 2)
    assert await told(ben) == []
    await host(ann, table.id, 2, "let-go")
    async with app.services.storage.engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE notes SET at = at - 100000")
    assert await told(ben) == []
