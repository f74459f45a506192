"""Strangers at a table: nobody takes more than one seat, is taken for another, or lets the others wait without end."""

import asyncio

import pytest

from support.tabletown_server import Guest, problem, read
from tabletown.server import clock, wire
from tabletown.server.app import App
from tabletown.server.wire_talk import NotesNews, Say, SayReaction, TalkNews, TalkRules

FOUR: list[wire.NewSeat] = [wire.MySeat(), wire.OpenSeat(), wire.OpenSeat(), wire.OpenSeat()]
TWO: list[wire.NewSeat] = [wire.MySeat(), wire.OpenSeat()]


async def sit(guest: Guest, table_id: str, seat: int, wish: wire.TakeSeat) -> list[str]:
    answer = await guest.post(f"/api/tables/{table_id}/seats/{seat}", wish)
    return [each.name for each in read(answer, wire.TableInfo).seats]


async def test_one_person_takes_one_seat_unless_the_host_allows_more(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", FOUR, listed=True))
    await ben.take_seat(table.id, 1)
    friend = wire.TakeSeat("Cid", local=True)
    refused = problem(await ben.post(f"/api/tables/{table.id}/seats/2", friend))
    assert (refused.code, refused.message) == (403, "error-one-seat")
    assert await sit(ann, table.id, 2, wire.TakeSeat("Dan", local=True)) == ["Ann", "Ben", "Dan", ""]
    kept: list[wire.ChangedSeat] = [wire.KeptSeat(number) for number in range(4)]
    changed = read(await ann.put(f"/api/tables/{table.id}", wire.ChangeTable(kept, several=True)), wire.TableInfo)
    assert changed.several
    assert await sit(ben, table.id, 3, friend) == ["Ann", "Ben", "Dan", "Cid"]


async def test_nobody_is_taken_for_another(ann: Guest, address: str) -> None:
    table = await ann.set_table(wire.NewTable("welcome", FOUR))
    async with Guest(address, "Аnn") as eve:  # with a Cyrillic A
        assert await sit(eve, table.id, 1, wire.TakeSeat()) == ["Ann", "Аnn 2", "", ""]
        read(await eve.put("/api/me", wire.Rename("Eve")), wire.Me)
        assert [seat.name for seat in (await ann.table(table.id)).seats] == ["Ann", "Eve", "", ""]
        read(await eve.put("/api/me", wire.Rename("\u202eANN")), wire.Me)
        assert [seat.name for seat in (await ann.table(table.id)).seats] == ["Ann", "ANN 2", "", ""]
        read(await eve.put("/api/me", wire.Rename("Bob")), wire.Me)
        assert [seat.name for seat in (await ann.table(table.id)).seats] == ["Ann", "Bob", "", ""]
    assert await sit(ann, table.id, 2, wire.TakeSeat("ann", local=True)) == ["Ann", "Bob", "ann 2", ""]
    two: list[wire.NewSeat] = [wire.MySeat(), wire.LocalSeat("ANN")]
    assert [seat.name for seat in (await ann.set_table(wire.NewTable("welcome", two))).seats] == ["Ann", "ANN 2"]


async def test_a_spectator_speaks_under_a_name_of_their_own(ann: Guest, address: str) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
    read(await ann.put(f"/api/tables/{table.id}/talk", TalkRules(False, True)), wire.TableInfo)
    async with Guest(address, "ann") as eve, ann.live(table.id) as live:
        read(await eve.post(f"/api/tables/{table.id}/talk", Say(SayReaction("thumb"))), wire.TableInfo)
        heard = await live.expect(TalkNews)
        assert [each.name for each in heard.said] == ["ann 2"]


def let_pass(monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
    monkeypatch.setattr(clock, "_began", clock._began + seconds)


async def test_after_the_time_for_a_decision_a_bot_may_play_for_somebody_who_is_here(
    ann: Guest, ben: Guest, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await ann.set_table(wire.NewTable("welcome", TWO, hand_over=60, turn_limit=2))
    let_pass(monkeypatch, 600)  # nobody's time runs before the game begins
    await ben.take_seat(table.id, 1)
    path = f"/api/tables/{table.id}/seats/1"
    async with ann.live(table.id) as mine, ben.live(table.id) as his:
        await asyncio.gather(mine.next_position(), his.next_position())
        let_pass(monkeypatch, 100)
        await his.step()
        let_pass(monkeypatch, 30)  # a private step makes nobody's time longer
        late = (await ann.table(table.id)).seats
        assert [(seat.out_of_time, seat.can_hand_over) for seat in late] == [(True, False), (True, True)]
        assert [seat.can_hand_over for seat in (await ben.table(table.id)).seats] == [True, False]
        await mine.play_turn()
        app.services.tables.live.clear()  # it follows from what is kept
        assert [seat.out_of_time for seat in (await ann.table(table.id)).seats] == [False, True]
        handed = read(await ann.post(f"{path}/hand-over", wire.Handing("random")), wire.TableInfo)
        assert handed.seats[1].handed_over
    async with ann.live(table.id) as mine:
        told = (await mine.expect(NotesNews)).notes
    assert [(note.message, note.name) for note in told] == [("talk-note-late", "Ben")]
    back = read(await ben.post(f"{path}/return"), wire.TableInfo)
    assert [(seat.handed_over, seat.out_of_time) for seat in back.seats] == [(False, False)] * 2
    assert problem(await ann.post(f"{path}/hand-over", wire.Handing())).message == "error-not-away"


async def test_without_a_limit_everybody_takes_their_time(
    ann: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await ann.set_table(wire.NewTable("welcome", TWO, hand_over=60))
    await ben.take_seat(table.id, 1)
    let_pass(monkeypatch, 1800)
    assert [seat.out_of_time for seat in (await ann.table(table.id)).seats] == [False, False]
