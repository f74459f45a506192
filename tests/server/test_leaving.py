"""Leaving a table and coming again: before the start, in a running game, off my list; and what the others see of it."""

from support.tabletown_server import Guest, problem, read
from tabletown.server import wire
from tabletown.server.app import App

TWO: list[wire.NewSeat] = [wire.MySeat(), wire.OpenSeat()]
BOTS: list[wire.NewSeat] = [wire.MySeat(), wire.BotSeat("random")]


async def ask(guest: Guest, table_id: str, what: str) -> wire.TableInfo:
    return read(await guest.post(f"/api/tables/{table_id}/{what}"), wire.TableInfo)


async def lists(guest: Guest) -> tuple[list[str], list[str]]:
    lobby = read(await guest.http.get("/api/tables"), wire.Lobby)
    return [table.id for table in lobby.mine], [table.id for table in lobby.finished]


async def test_a_host_who_gets_up_hands_the_table_to_the_next(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [*TWO, wire.OpenSeat()]))
    await ben.take_seat(table.id, 1)
    left = await ask(ann, table.id, "leave")
    assert [seat.kind for seat in left.seats] == ["open", "person", "open"]
    assert not left.hosting
    assert read(await ben.http.get(f"/api/tables/{table.id}"), wire.TableInfo).hosting
    assert await lists(ann) == ([], [])


async def test_the_last_one_takes_the_table_along_and_may_bring_it_back(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", TWO, listed=True))
    assert (await ask(ann, table.id, "leave")).stage == "left"
    assert await lists(ann) == ([], [])
    assert read(await ben.http.get("/api/tables"), wire.Lobby).open == []
    assert problem(await ben.post(f"/api/tables/{table.id}/come-back")).message == "error-not-at-table"
    assert (await ask(ann, table.id, "come-back")).stage == "open"
    await ben.take_seat(table.id, 1)
    assert read(await ben.http.get(f"/api/tables/{table.id}"), wire.TableInfo).stage == "running"


async def test_whoever_gives_up_is_played_for_and_may_come_back(ann: Guest, ben: Guest, app: App) -> None:
    table = await ann.set_table(wire.NewTable("welcome", TWO))
    await ben.take_seat(table.id, 1)
    async with ann.live(table.id) as live:
        await live.expect(wire.PositionNews)
        await ask(ben, table.id, "leave")
        while not (live.table and live.table.seats[1].gone):
            await live.receive()
        seat = live.table.seats[1]
        assert (seat.kind, seat.name, seat.handed_over) == ("bot", "Ben", True)
        await live.play_turn()
        while live.seen().view.round < 2:
            await live.receive()  # the bot has played on
        noted = app.services.tables.live[table.id].notes
        await ask(ben, table.id, "leave")  # the first answer was lost; the others are not told twice
        assert app.services.tables.live[table.id].notes == noted
    assert await lists(ben) == ([], [])
    back = await ask(ben, table.id, "come-back")
    assert [(seat.gone, seat.handed_over) for seat in back.seats] == [(False, False)] * 2
    assert await lists(ben) == ([table.id], [])


async def test_a_table_that_everybody_has_left_is_abandoned(ann: Guest, ben: Guest, app: App) -> None:
    table = await ann.set_table(wire.NewTable("welcome", TWO))
    await ben.take_seat(table.id, 1)
    await ask(ann, table.id, "leave")
    over = await ask(ben, table.id, "leave")
    assert (over.stage, over.result) == ("left", None)
    assert not any(seat.thinking for seat in over.seats)
    assert await app.services.storage.waiting_for_bots(2**40) == []
    for path in ("replay", "replay/0", "record"):
        assert problem(await ann.http.get(f"/api/tables/{table.id}/{path}")).message == "error-not-over"
    assert read(await ann.http.get(f"/api/tables/{table.id}/verify"), wire.Verification).seed is None
    assert problem(await ann.post(f"/api/tables/{table.id}/leave")).message == "error-over"
    async with ann.live(table.id) as live:
        seen = (await live.expect(wire.PositionNews)).position
        answer = await live.ask(wire.Play("too-late-now", seen.seen, 0, seen.legal[0].action))
        assert isinstance(answer, wire.Failed)
        assert answer.problem.message == "error-abandoned"
        assert (await ask(ann, table.id, "come-back")).stage == "running"
        while not (live.table and live.table.stage == "running"):
            await live.receive()
        await live.play_turn()
    assert read(await ben.http.get(f"/api/tables/{table.id}"), wire.TableInfo).seats[1].gone


async def test_a_game_against_bots_is_thrown_away_and_brought_back(ann: Guest, app: App) -> None:
    table = await ann.set_table(wire.NewTable("welcome", BOTS))
    assert (await ask(ann, table.id, "leave")).stage == "left"
    assert await lists(ann) == ([], [])
    app.services.tables.live.clear()
    back = await ask(ann, table.id, "come-back")
    assert back.stage == "running"
    assert back.seats[0].thinking
    async with ann.live(table.id) as live:
        await live.play_on()
    assert await lists(ann) == ([], [table.id])


async def test_the_host_removes_a_table_that_never_began(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [*TWO, wire.OpenSeat()]))
    await ben.take_seat(table.id, 1)
    assert problem(await ben.post(f"/api/tables/{table.id}/remove")).message == "error-not-host"
    async with ben.live(table.id) as live:
        await live.expect(wire.TableNews)
        assert (await ask(ann, table.id, "remove")).stage == "left"
        assert (await live.expect(wire.TableNews)).table.stage == "left"
    assert await lists(ann) == ([], [])
    assert await lists(ben) == ([], [table.id])
    assert problem(await ben.post(f"/api/tables/{table.id}/seats/2", wire.TakeSeat())).code == 409
    assert problem(await ben.post(f"/api/tables/{table.id}/start")).code == 403
    await ask(ben, table.id, "hide")
    assert await lists(ben) == ([], [])
    assert (await ask(ann, table.id, "come-back")).stage == "open"
    begun = await ann.set_table(wire.NewTable("welcome", BOTS))
    assert problem(await ann.post(f"/api/tables/{begun.id}/remove")).message == "error-started"


async def test_a_finished_game_is_taken_off_my_list_alone(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", BOTS))
    assert problem(await ann.post(f"/api/tables/{table.id}/hide")).message == "error-not-over"
    async with ann.live(table.id) as live:
        await live.play_on()
    before = read(await ann.http.get(f"/api/tables/{table.id}"), wire.TableInfo).updated
    assert (await ask(ann, table.id, "hide")).updated == before
    assert await lists(ann) == ([], [])
    assert (await ann.http.get(f"/api/tables/{table.id}/replay")).status_code == 200
    assert problem(await ben.post(f"/api/tables/{table.id}/hide")).message == "error-not-at-table"
    await ask(ann, table.id, "come-back")
    assert await lists(ann) == ([], [table.id])
