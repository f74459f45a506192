"""Who somebody is: what a page is told of its own reader, when it is told, and that nothing is lost with an answer."""

from urllib.parse import unquote

import httpx

from support.tabletown_server import Guest, problem, read
from tabletown.server import wire

TWO: list[wire.NewSeat] = [wire.MySeat(), wire.OpenSeat()]
PERSON = "x-tabletown-me"


def told(answer: httpx.Response) -> tuple[str, str]:
    """Whom an answer says that we are from now on: id and name."""
    id_, _, name = answer.headers[PERSON].partition(" ")
    return id_, unquote(name)


async def test_every_answer_that_makes_somebody_says_whom(address: str) -> None:
    async with Guest(address) as guest:
        before = await guest.http.get("/api/me")
        assert read(before, wire.Me) == wire.Me("", "")
        assert PERSON not in before.headers
        answer = await guest.http.put("/api/me", json={"name": "Зоя Ω"})
        me = read(await guest.http.get("/api/me"), wire.Me)
        assert told(answer) == (me.id, me.name) == (me.id, "Зоя Ω")
        assert me.id


async def test_also_an_answer_that_refuses(ann: Guest, ben: Guest, address: str) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [*TWO, wire.OpenSeat()]))
    await ben.take_seat(table.id, 1)
    async with Guest(address) as late:
        answer = await late.post(f"/api/tables/{table.id}/seats/1", wire.TakeSeat("Cid"))
        assert problem(answer).message == "error-seat-taken"
        assert told(answer)[1] == "Cid"


async def test_the_id_is_of_the_person_and_of_no_other(ann: Guest, ben: Guest, address: str) -> None:
    ids = {read(await guest.http.get("/api/me"), wire.Me).id for guest in (ann, ben)}
    assert len(ids) == 2
    renamed = read(await ann.http.put("/api/me", json={"name": "Anna"}), wire.Me)
    assert renamed.id in ids
    async with Guest(address) as guest:
        arrived = read(await guest.http.post("/api/me"), wire.Me)
        assert arrived.name == ""
        assert arrived.id not in ids
        assert read(await guest.http.post("/api/me"), wire.Me) == arrived


async def test_a_socket_says_whom_it_serves(ann: Guest, ben: Guest, address: str) -> None:
    table = await ann.set_table(wire.NewTable("welcome", TWO))
    async with Guest(address) as nobody:
        for guest in (ann, ben, nobody):
            async with guest.live(table.id) as live:
                first = await live.receive()
                assert isinstance(first, wire.TableNews)
                assert first.me == read(await guest.http.get("/api/me"), wire.Me).id


async def test_whoever_watches_and_gets_a_seat_looks_from_there(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
    link = read(await ann.post(f"/api/tables/{table.id}/seats/0/link"), wire.SeatLink)
    async with ben.live(table.id) as live, ben.live(table.id, "?seat=-1") as only_watching:
        assert (await live.next_position()).seat == -1
        assert (await only_watching.next_position()).seat == -1
        await ben.post("/api/seat-link", wire.UseLink(link.token))
        while live.seen().seat != 0:
            await live.receive()
        await live.step()
        assert only_watching.seen().seat == -1


async def test_a_wish_whose_answer_was_lost_may_be_made_again(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", TWO))
    for _ in range(2):
        await ben.take_seat(table.id, 1)
    link = read(await ben.post(f"/api/tables/{table.id}/seats/1/link"), wire.SeatLink)
    for _ in range(2):
        moved = read(await ann.post("/api/seat-link", wire.UseLink(link.token)), wire.TableInfo)
        assert [seat.mine for seat in moved.seats] == [True, True]
    assert problem(await ben.post("/api/seat-link", wire.UseLink(link.token))).message == "error-link"


async def test_a_new_name_is_read_at_every_table_that_is_not_over(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [*TWO, wire.LocalSeat("Dad")]))
    await ben.take_seat(table.id, 1)
    async with ben.live(table.id) as live:
        await live.next_position()
        await ann.http.put("/api/me", json={"name": "Anna"})
        while live.table is None or live.table.seats[0].name != "Anna":
            await live.receive()
        assert [seat.name for seat in live.table.seats] == ["Anna", "Ben", "Dad"]
