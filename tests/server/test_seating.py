"""Setting tables and sitting down: what may be wished for, who may sit where, and moving a seat to another device."""

import asyncio

import pytest

from support.tabletown_server import Guest, problem, read
from tabletown.server import wire

TWO: list[wire.NewSeat] = [wire.MySeat(), wire.OpenSeat()]


@pytest.mark.parametrize(
    ("wish", "field", "message"),
    [
        (wire.NewTable("chess", [wire.MySeat()]), "game", "setup-unknown-game"),
        (wire.NewTable("welcome", [wire.MySeat()], edition="ninth"), "edition", "setup-unknown-edition"),
        (wire.NewTable("welcome", [wire.MySeat()], options={"x": "true"}), "option", "setup-unknown-option"),
        (wire.NewTable("welcome", [wire.OpenSeat()] * 13), "seats", "setup-seats"),
        (wire.NewTable("welcome", [wire.MySeat(), wire.MySeat()]), "seats", "error-already-seated"),
        (wire.NewTable("welcome", [wire.MySeat(), wire.BotSeat("genius")]), "level", "error-bot-level"),
        (wire.NewTable("welcome", [wire.LocalSeat("\u202e")]), "seats.0.name", "error-name"),
        (wire.NewTable("welcome", [wire.MySeat()], name="\n"), "name", "error-name"),
    ],
)
async def test_a_bad_wish_says_what_to_change(ann: Guest, wish: wire.NewTable, field: str, message: str) -> None:
    answer = problem(await ann.post("/api/tables", wish))
    assert (answer.code, answer.field, answer.message) == (422, field, message)


@pytest.mark.parametrize(
    ("wish", "field", "message"),
    [
        (wire.SetupWish("streets", "base", 2, {"grifter": "hard"}), "option grifter", "setup-streets-grifter-alone"),
        (wire.SetupWish("streets", "base", 1, {"grifter": "nobody"}), "option grifter", "setup-streets-grifter-needed"),
        (wire.SetupWish("welcome", "first", 13), "seats", "setup-seats"),
    ],
)
async def test_what_does_not_go_together_is_told_before_the_table_is_set(
    ann: Guest, wish: wire.SetupWish, field: str, message: str
) -> None:
    told = read(await ann.post("/api/setups", wish), wire.Problem)
    assert (told.field, told.message) == (field, message)


async def test_nothing_is_told_of_a_table_that_can_be_set(ann: Guest) -> None:
    answer = await ann.post("/api/setups", wire.SetupWish("streets", "base", 1, {"grifter": "easy"}))
    assert (answer.status_code, answer.json()) == (200, None)
    unknown = await ann.post("/api/setups", wire.SetupWish("chess", "base", 2))
    assert problem(unknown).message == "setup-unknown-game"


async def test_a_name_is_all_that_is_asked(address: str) -> None:
    async with Guest(address) as guest:
        assert (
            problem(await guest.post("/api/tables", wire.NewTable("welcome", [wire.MySeat()]))).message == "error-name"
        )
        table = await guest.set_table(wire.NewTable("welcome", [wire.MySeat()], name="  Zoë \u200b Ω "))
        assert table.seats[0].name == "Zoë Ω"
        assert read(await guest.http.get("/api/me"), wire.Me).name == "Zoë Ω"


async def test_one_of_two_gets_the_last_seat(ann: Guest, ben: Guest, address: str) -> None:
    table = await ann.set_table(wire.NewTable("welcome", TWO))
    async with Guest(address, "Cat") as cat:
        path = f"/api/tables/{table.id}/seats/1"
        answers = await asyncio.gather(*(guest.post(path, wire.TakeSeat()) for guest in (ben, cat)))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        (loser,) = [answer for answer in answers if answer.is_error]
        assert problem(loser).message == "error-seat-taken"


async def test_getting_up_before_the_start(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [*TWO, wire.OpenSeat()]))
    await ben.take_seat(table.id, 2)
    again = problem(await ben.post(f"/api/tables/{table.id}/seats/1", wire.TakeSeat()))
    assert again.message == "error-already-seated"
    not_mine = problem(await ann.http.delete(f"/api/tables/{table.id}/seats/2"))
    assert not_mine.message == "error-not-your-seat"
    left = read(await ben.http.delete(f"/api/tables/{table.id}/seats/2"), wire.TableInfo)
    assert [seat.kind for seat in left.seats] == ["person", "open", "open"]


async def test_only_the_host_starts_and_bots_fill_up(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [*TWO, wire.OpenSeat()]))
    await ben.take_seat(table.id, 1)
    assert problem(await ben.post(f"/api/tables/{table.id}/start")).message == "error-not-host"
    started = read(await ann.post(f"/api/tables/{table.id}/start"), wire.TableInfo)
    assert started.stage == "running"
    assert [seat.kind for seat in started.seats] == ["person", "person", "bot"]
    assert problem(await ann.post(f"/api/tables/{table.id}/start")).message == "error-started"
    assert problem(await ben.http.delete(f"/api/tables/{table.id}/seats/1")).message == "error-started"


async def test_those_in_the_lobby_see_who_sits_down(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", TWO, listed=True))
    lobby = read(await ben.http.get("/api/tables"), wire.Lobby)
    assert [one.id for one in lobby.open] == [table.id]
    async with ann.live(table.id) as live:
        first = await live.expect(wire.TableNews)
        assert first.table.stage == "open"
        await ben.take_seat(table.id, 1)
        while live.table is None or live.table.stage == "open":
            await live.receive()
        assert live.table.seats[1].name == "Ben"
        await live.next_position()
    assert read(await ben.http.get("/api/tables"), wire.Lobby).open == []


async def test_tables_are_listed_only_when_wished(ann: Guest, ben: Guest) -> None:
    await ann.set_table(wire.NewTable("welcome", TWO))
    assert read(await ben.http.get("/api/tables"), wire.Lobby).open == []


async def test_tables_that_wait_for_me_come_first(ann: Guest) -> None:
    waiting = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
    newer = await ann.set_table(wire.NewTable("welcome", TWO))
    lobby = read(await ann.http.get("/api/tables"), wire.Lobby)
    assert [table.id for table in lobby.mine] == [waiting.id, newer.id]


async def test_a_link_moves_a_seat_once(ann: Guest, ben: Guest, address: str) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
    path = f"/api/tables/{table.id}/seats/0/link"
    assert problem(await ben.post(path)).message == "error-not-your-seat"
    useless = read(await ann.post(path), wire.SeatLink)
    link = read(await ann.post(path), wire.SeatLink)
    async with Guest(address) as phone, ann.live(table.id) as old_device:
        await old_device.next_position()
        assert problem(await phone.post("/api/seat-link", wire.UseLink(useless.token))).message == "error-link"
        moved = read(await phone.post("/api/seat-link", wire.UseLink(link.token)), wire.TableInfo)
        assert moved.seats[0].mine
        assert read(await phone.http.get("/api/me"), wire.Me).name == "Ann"
        assert problem(await ben.post("/api/seat-link", wire.UseLink(link.token))).message == "error-link"
        while old_device.seen().seat != -1:
            await old_device.receive()
        answer = await old_device.ask(wire.Play("still-mine", old_device.seen().seen, 0, 0))
        assert isinstance(answer, wire.Failed)
        assert answer.problem.message == "error-not-your-seat"
        async with phone.live(table.id) as new_device:
            await new_device.next_position()
            await new_device.step()


async def test_a_link_gives_nobody_a_second_seat(ann: Guest, ben: Guest, address: str) -> None:
    """Unless the host lets several people play at one device."""
    for several in (False, True):
        seats: list[wire.NewSeat] = [wire.MySeat(), wire.OpenSeat(), wire.OpenSeat()]
        table = await ann.set_table(wire.NewTable("welcome", seats, several=several))
        async with Guest(address, "Cleo") as cleo:
            await ben.take_seat(table.id, 1)
            await cleo.take_seat(table.id, 2)
            link = read(await cleo.post(f"/api/tables/{table.id}/seats/2/link"), wire.SeatLink)
            answer = await ben.post("/api/seat-link", wire.UseLink(link.token))
            if several:
                assert [seat.mine for seat in read(answer, wire.TableInfo).seats] == [False, True, True]
                continue
            assert (problem(answer).code, problem(answer).message) == (409, "error-already-seated")
            async with Guest(address) as phone:  # and the link is not used up by that
                moved = read(await phone.post("/api/seat-link", wire.UseLink(link.token)), wire.TableInfo)
                assert [seat.mine for seat in moved.seats] == [False, False, True]


async def test_whoever_only_looked_on_until_they_got_a_seat_sees_through_its_eyes(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
    link = read(await ann.post(f"/api/tables/{table.id}/seats/0/link"), wire.SeatLink)
    async with ben.live(table.id) as looks_on, ben.live(table.id, "?seat=-1") as only_watches:
        for live in (looks_on, only_watches):
            assert (await live.next_position()).seat == -1
        await ben.post("/api/seat-link", wire.UseLink(link.token))
        while looks_on.seen().seat != 0:
            await looks_on.receive()
        await looks_on.step()
        assert only_watches.seen().seat == -1
