"""Play again, together: one table for all who ask, the first seat moves on, seats are kept, wins are counted."""

import asyncio

from support.tabletown_server import Guest, problem, read
from tabletown.server import wire, wire_talk

TWO: list[wire.NewSeat] = [wire.MySeat(), wire.OpenSeat()]


async def again(guest: Guest, table_id: str) -> wire.TableInfo:
    return read(await guest.post(f"/api/tables/{table_id}/again"), wire.TableInfo)


async def played_out(ann: Guest, ben: Guest, table_id: str) -> wire.TableInfo:
    async with ann.live(table_id) as one, ben.live(table_id) as other:
        await asyncio.gather(one.play_on(), other.play_on())
    return read(await ann.http.get(f"/api/tables/{table_id}"), wire.TableInfo)


async def test_the_same_people_play_again_and_the_wins_are_kept(ann: Guest, ben: Guest, address: str) -> None:
    first = await ann.set_table(wire.NewTable("welcome", TWO, options={"expert": "true"}, speed="days"))
    await ben.take_seat(first.id, 1)
    assert problem(await ann.post(f"/api/tables/{first.id}/again")).message == "error-not-over"
    over = await played_out(ann, ben, first.id)
    assert over.result
    async with ann.live(first.id) as live:
        await live.expect(wire.TableNews)
        second = await again(ben, first.id)
        assert (await live.expect(wire.TableNews)).table.next == second.id
    assert (second.stage, second.options, second.speed) == ("open", over.options, "days")
    assert [(seat.kind, seat.name, seat.mine) for seat in second.seats] == [
        ("person", "Ben", True),
        ("open", "Ann", False),
    ]
    wins = [1 if place == 1 else 0 for place in over.result.ranking]
    assert [seat.wins for seat in second.seats] == wins[::-1]

    invited = read(await ann.http.get("/api/tables"), wire.Lobby).invited
    assert [(table.id, [seat.invited for seat in table.seats]) for table in invited] == [(second.id, [False, True])]
    async with Guest(address, "Cid") as cid:
        assert read(await cid.http.get("/api/tables"), wire.Lobby).invited == []
        kept = problem(await cid.post(f"/api/tables/{second.id}/seats/1", wire.TakeSeat()))
        assert (kept.message, kept.args) == ("error-seat-kept", {"name": "Ann"})
        assert problem(await cid.post(f"/api/tables/{first.id}/again")).message == "error-not-at-table"
    joined = await again(ann, first.id)
    assert (joined.id, joined.stage) == (second.id, "running")
    assert [seat.name for seat in joined.seats] == ["Ben", "Ann"]
    assert read(await ann.http.get("/api/tables"), wire.Lobby).invited == []

    third_of = await played_out(ann, ben, second.id)
    assert third_of.result
    third = await again(ann, second.id)
    more = [seat.wins + (third_of.result.ranking[seat.seat] == 1) for seat in third_of.seats]
    assert [seat.wins for seat in third.seats] == more[::-1]


async def test_whoever_asks_at_the_same_moment_meets_at_one_table(ann: Guest, ben: Guest) -> None:
    first = await ann.set_table(wire.NewTable("welcome", TWO))
    await ben.take_seat(first.id, 1)
    await played_out(ann, ben, first.id)
    one, other = await asyncio.gather(again(ann, first.id), again(ben, first.id))
    assert one.id == other.id
    assert read(await ann.http.get(f"/api/tables/{one.id}"), wire.TableInfo).stage == "running"


async def test_against_bots_it_starts_at_once(ann: Guest) -> None:
    first = await ann.set_table(
        wire.NewTable("welcome", [wire.MySeat(), wire.LocalSeat("Dad"), wire.BotSeat("random")])
    )
    async with ann.live(first.id) as live, ann.live(first.id, "?seat=1") as dad:
        await asyncio.gather(live.play_on(), dad.play_on())
    second = await again(ann, first.id)
    assert second.stage == "running"
    assert [(seat.kind, seat.name, seat.mine) for seat in second.seats] == [
        ("person", "Dad", True),
        ("bot", "", False),
        ("person", "Ann", True),
    ]


async def test_the_host_does_not_wait_for_ever(ann: Guest, ben: Guest) -> None:
    first = await ann.set_table(wire.NewTable("welcome", TWO))
    await ben.take_seat(first.id, 1)
    await played_out(ann, ben, first.id)
    second = await again(ann, first.id)
    started = read(await ann.post(f"/api/tables/{second.id}/start"), wire.TableInfo)
    assert [(seat.kind, seat.name) for seat in started.seats] == [("bot", ""), ("person", "Ann")]
    late = await again(ben, first.id)
    assert (late.id, late.stage) == (second.id, "running")
    assert not any(seat.mine for seat in late.seats)


async def test_a_next_table_that_was_left_again_stops_nobody(ann: Guest, ben: Guest) -> None:
    first = await ann.set_table(wire.NewTable("welcome", TWO))
    await ben.take_seat(first.id, 1)
    over = await played_out(ann, ben, first.id)
    assert over.result
    second = await again(ann, first.id)
    read(await ann.post(f"/api/tables/{second.id}/remove"), wire.TableInfo)
    third = await again(ben, first.id)
    assert (third.id != second.id, third.stage) == (True, "open")
    assert [(seat.kind, seat.name) for seat in third.seats] == [("person", "Ben"), ("open", "Ann")]
    assert [seat.wins for seat in third.seats] == [int(place == 1) for place in over.result.ranking][::-1]
    assert (await again(ann, first.id)).stage == "running"


async def test_whoever_declines_is_not_asked_again_and_the_others_are_told(
    ann: Guest, ben: Guest, address: str
) -> None:
    first = await ann.set_table(wire.NewTable("welcome", TWO))
    await ben.take_seat(first.id, 1)
    over = await played_out(ann, ben, first.id)
    assert over.result
    winner, other = (ben, ann) if over.result.ranking[1] == 1 else (ann, ben)
    second = await again(other, first.id)
    (kept,) = [seat for seat in second.seats if seat.kind == "open"]
    assert kept.wins == 1
    async with other.live(second.id) as live, Guest(address, "Cid") as cid:
        await live.expect(wire.TableNews)
        assert problem(await cid.post(f"/api/tables/{second.id}/leave")).message == "error-not-at-table"
        left = read(await winner.post(f"/api/tables/{second.id}/leave"), wire.TableInfo)
        free = left.seats[kept.seat]
        assert (left.stage, free.kind, free.name, free.wins) == ("open", "open", "", 0)
        assert read(await winner.http.get("/api/tables"), wire.Lobby).invited == []
        notes = (await live.expect(wire_talk.NotesNews)).notes
        assert [(note.message, note.name) for note in notes] == [("talk-note-declined", kept.name)]
        assert (await cid.take_seat(second.id, kept.seat)).stage == "running"
