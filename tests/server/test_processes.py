"""Any process, any table: two server processes on one database, PostgreSQL and SQLite alike."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from support.tabletown_server import Guest, Live, ServerProcess, new_id, quick_settings, read, sqlite_url
from tabletown.server import wire

Pair = tuple[ServerProcess, ServerProcess]


@pytest.fixture(params=["postgresql", "sqlite"])
def pair(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Pair]:
    url = str(request.getfixturevalue("postgres_url")) if request.param == "postgresql" else sqlite_url(tmp_path)
    with ServerProcess(quick_settings(url)) as one, ServerProcess(quick_settings(url)) as two:
        yield one, two


def at(guest: Guest, server: ServerProcess) -> Guest:
    """The same person with the same cookie, at the other process."""
    twin = Guest(server.address)
    twin.http.cookies.update(guest.http.cookies)
    return twin


async def test_moves_through_either_reach_watchers_of_both(pair: Pair) -> None:
    one, two = pair
    async with Guest(one.address, "Ann") as ann, Guest(two.address, "Ben") as ben:
        table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.OpenSeat()]))
        async with ann.live(table.id) as first, Guest(one.address) as eve, eve.live(table.id) as watching:
            await ben.take_seat(table.id, 1)
            async with ben.live(table.id) as second:
                for wanted in (2, 3, 4):
                    await asyncio.gather(first.play_turn(), second.play_turn())
                    for live in (first, second, watching):
                        while live.position is None or live.seen().view.round < wanted:
                            await live.receive()
                assert first.welcome().sheets == second.welcome().sheets == watching.welcome().sheets
                await until_here(first, [True, True])
            await until_here(first, [True, False])


async def until_here(live: Live, wanted: list[bool]) -> None:
    """Read on until just these are here."""
    while [seat.here for seat in live.seen().seats] != wanted:
        news = await live.receive()
        if isinstance(news, wire.SeatsNews):
            live.seen().seats = news.seats


async def test_a_race_between_processes_has_one_winner(pair: Pair) -> None:
    one, two = pair
    async with Guest(one.address, "Ann") as ann:
        table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
        async with at(ann, two) as ann_there, ann.live(table.id) as here, ann_there.live(table.id) as there:
            await here.expect(wire.Position)
            await there.expect(wire.Position)
            outcomes: list[str] = []
            for _ in range(20):
                while there.seen().seq < here.seen().seq:
                    await there.receive()
                while here.seen().seq < there.seen().seq:
                    await here.receive()
                position = here.seen()
                action = position.legal[0].action
                plays = [wire.Play(new_id(), position.seq, 0, action) for _ in range(2)]
                answers = await asyncio.gather(here.ask(plays[0]), there.ask(plays[1]))
                names = sorted(type(answer).__name__ for answer in answers)
                assert names == ["Ack", "Reload"], names
                outcomes += [type(answers[0]).__name__]
                while here.seen().seq == position.seq:
                    await here.receive()
            assert len(outcomes) == 20


async def test_the_same_message_to_both_counts_once(pair: Pair) -> None:
    one, two = pair
    async with Guest(one.address, "Ann") as ann:
        table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
        async with at(ann, two) as ann_there, ann.live(table.id) as here, ann_there.live(table.id) as there:
            position = await here.expect(wire.Position)
            play = wire.Play(new_id(), position.seq, 0, position.legal[0].action)
            answers = await asyncio.gather(here.ask(play), there.ask(play))
            assert all(isinstance(answer, wire.Ack) for answer in answers)
            while here.seen().seq == position.seq:
                await here.receive()
            assert here.seen().seq == 1


async def test_bots_play_once_whoever_lets_them(pair: Pair) -> None:
    """Both processes hold the table; its bots' turns are written once, and the game comes to its end."""
    one, two = pair
    seats: list[wire.NewSeat] = [wire.MySeat(), wire.BotSeat("random"), wire.BotSeat("random")]
    async with Guest(one.address, "Ann") as ann, Guest(two.address) as eve:
        table = await ann.set_table(wire.NewTable("welcome", seats))
        async with ann.live(table.id) as live, eve.live(table.id) as watching:
            for wanted in (2, 3, 4):
                await live.play_turn()
                while live.seen().view.round < wanted:
                    await live.receive()
            while watching.position is None or watching.seen().view.round < live.seen().view.round:
                await watching.receive()


async def test_a_table_outlives_the_process_that_set_it(pair: Pair) -> None:
    one, two = pair
    seats: list[wire.NewSeat] = [wire.MySeat(), wire.BotSeat("random")]
    async with Guest(one.address, "Ann") as ann:
        table = await ann.set_table(wire.NewTable("welcome", seats))
        one.__exit__(None, None, None)
        async with at(ann, two) as ann_there, ann_there.live(table.id) as live:
            await live.play_turn()
            while live.seen().view.round == 1:
                await live.receive()
            lobby = read(await ann_there.http.get("/api/tables"), wire.Lobby)
            assert [one_of_mine.id for one_of_mine in lobby.mine] == [table.id]


async def test_everything_is_kept_on_postgresql_as_on_sqlite(pair: Pair) -> None:
    """A game to its end through one process is the same game when the other tells it."""
    one, two = pair
    async with Guest(one.address, "Ann") as ann, Guest(two.address) as eve:
        table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
        async with ann.live(table.id) as live:
            await live.play_on()
        path = f"/api/tables/{table.id}/replay"
        told = [read(await guest.http.get(path), wire.Replay) for guest in (ann, eve)]
        assert msgspec.json.encode(told[0].steps) == msgspec.json.encode(told[1].steps)
        assert told[0].log == told[1].log
        proof = read(await eve.http.get(f"/api/tables/{table.id}/verify"), wire.Verification)
        assert proof.deal_matches
