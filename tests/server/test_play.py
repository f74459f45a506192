"""Whole games over HTTP and sockets: people, bots, spectators, a second person at one device."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from support.tabletown_server import Guest, new_id, quick_settings, read, serving, sqlite_url
from tabletown.server import wire
from tabletown.server.presence import GATHERING


async def test_two_people_and_a_spectator_play_to_the_end(ann: Guest, ben: Guest, address: str) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.OpenSeat()]))
    assert table.stage == "open"
    assert table.hosting
    table = await ben.take_seat(table.id, 1)
    assert table.stage == "running"
    assert [seat.name for seat in table.seats] == ["Ann", "Ben"]
    assert [seat.mine for seat in table.seats] == [False, True]
    async with (
        Guest(address) as eve,
        ann.live(table.id) as first,
        ben.live(table.id) as second,
        eve.live(table.id) as watching,
    ):
        await asyncio.gather(first.play_on(), second.play_on(), watching.play_on())
        for live in (first, second, watching):
            assert live.result().end_reason in ("refusals", "plans", "houses")
            assert min(live.result().ranking) == 1
        assert first.log == second.log == watching.log
        assert first.log[-1].message == "welcome-log-end"
        assert [live.seen().seat for live in (first, second, watching)] == [0, 1, -1]
    over = await ann.table(table.id)
    assert over.stage == "over"
    assert over.result is not None
    lobby = read(await ann.http.get("/api/tables"), wire.Lobby)
    assert [one.id for one in lobby.finished] == [table.id]
    assert lobby.mine == []


async def test_what_one_does_the_others_hear_at_once(tmp_path: Path) -> None:
    """Not only when the server looks around the next time, which comes never here."""
    settings = msgspec.structs.replace(quick_settings(sqlite_url(tmp_path)), poll=3600.0, heartbeat=3600.0)
    async with serving(settings) as (address, _), Guest(address, "Ann") as ann, Guest(address, "Ben") as ben:
        table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.OpenSeat()]))
        await ben.take_seat(table.id, 1)
        async with (
            Guest(address) as eve,
            eve.live(table.id) as watching,
            ann.live(table.id) as first,
            ben.live(table.id) as second,
        ):
            for live in (first, second, watching):
                await live.next_position()
            await asyncio.sleep(2 * GATHERING)  # until it is written down who has come, which is told to everybody
            await first.play_turn()
            await second.next_position()  # that she is done
            await second.play_turn()
            for live in (first, watching):
                while live.seen().view.round == 1:
                    await live.next_position()


async def test_against_bots_in_one_request(ann: Guest) -> None:
    seats: list[wire.NewSeat] = [wire.MySeat(), wire.BotSeat("random"), wire.BotSeat("random")]
    table = await ann.set_table(wire.NewTable("welcome", seats))
    assert table.stage == "running"
    async with ann.live(table.id) as live:
        await live.play_on()
        assert len(live.result().ranking) == 3


async def test_two_people_at_one_device(ann: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.LocalSeat("Bea")]))
    assert [(seat.name, seat.mine) for seat in table.seats] == [("Ann", True), ("Bea", True)]
    async with ann.live(table.id) as live:
        for seat in (0, 1):
            await live.look(seat)
            position = live.seen()
            assert position.seat == seat
            assert not position.can_take_back
            await live.play_turn()
        assert live.seen().view.round == 2


async def test_take_back_and_restart(ann: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
    async with ann.live(table.id) as live:
        start = await live.next_position()
        assert not start.can_take_back
        await live.play(start.legal[0].action)
        one = await live.next_position()
        assert one.can_take_back
        await live.play(one.legal[0].action)
        two = await live.next_position()
        await live.ask(wire.TakeBack(new_id(), two.seen, 0))
        again = await live.next_position()
        assert again.view == one.view
        assert again.legal == one.legal
        assert again.seen > two.seen
        await live.play(again.legal[0].action)
        three = await live.next_position()
        await live.ask(wire.Restart(new_id(), three.seen, 0))
        assert (await live.next_position()).view == start.view
        refused = await live.ask(wire.TakeBack(new_id(), live.seen().seen, 0))
        assert isinstance(refused, wire.Refused)
        assert refused.rule == "table.take_back.nothing"


async def test_a_refused_action_names_its_rule(ann: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
    async with ann.live(table.id) as live:
        position = await live.next_position()
        done = 11
        answer = await live.play(done)
        assert isinstance(answer, wire.Refused)
        assert answer.rule == "welcome.turn.not_finished"
        why = await live.ask(wire.Why(new_id(), 0, "done", {}))
        assert isinstance(why, wire.Because)
        assert why.rule == "welcome.turn.not_finished"
        move = position.legal[0]
        legal = await live.ask(wire.Why(new_id(), 0, move.kind, move.fields))
        assert isinstance(legal, wire.Because)
        assert legal.rule == ""


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("fly", {}),
        ("write", {}),
        ("write", {"number": 5, "street": 1, "house": 99}),
        ("write", {"number": 5, "street": 1, "house": 2, "colour": 1}),
        ("done", {"house": -(2**31)}),
        ("bis", {"street": 1, "house": 2, "from": 2}),
    ],
)
async def test_a_question_about_a_move_that_does_not_exist_is_answered_so(
    ann: Guest, kind: str, fields: dict[str, int]
) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
    async with ann.live(table.id) as live:
        await live.next_position()
        answer = await live.ask(wire.Why(new_id(), 0, kind, fields))
        assert isinstance(answer, wire.Failed)
        assert (answer.problem.code, answer.problem.message) == (400, "error-unknown-move")
