"""Any process, any table: two server processes on one database, PostgreSQL and SQLite alike."""

import asyncio
import signal
from collections.abc import Callable, Iterator
from itertools import count

import msgspec
import pytest

from support import postgres
from support.tabletown_server import Guest, Live, ServerProcess, new_id, quick_settings, read, sqlite_url
from tabletown.server import wire
from tabletown.server.wire_talk import Say, SayPhrase, TalkRules

Pair = tuple[ServerProcess, ServerProcess]

database_number = count(1)


@pytest.fixture(scope="module", params=["postgresql", "sqlite"])
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path_factory.mktemp("pair"))
    return postgres.new_database(request.getfixturevalue("postgres_folder"), f"pair_{next(database_number)}")


@pytest.fixture(scope="module")
def pair(url: str) -> Iterator[Pair]:
    """For all tests of this file: each has people and tables of its own."""
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
    while [seat.here for seat in live.seats] != wanted:
        await live.receive()


async def test_a_race_between_processes_has_one_winner(pair: Pair) -> None:
    one, two = pair
    async with Guest(one.address, "Ann") as ann:
        table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
        async with at(ann, two) as ann_there, ann.live(table.id) as here, ann_there.live(table.id) as there:
            await here.next_position()
            await there.next_position()
            outcomes: list[str] = []
            for _ in range(20):
                while there.seen().seen < here.seen().seen:
                    await there.receive()
                while here.seen().seen < there.seen().seen:
                    await here.receive()
                position = here.seen()
                action = position.legal[0].action
                plays = [wire.Play(new_id(), position.seen, 0, action) for _ in range(2)]
                answers = await asyncio.gather(here.ask(plays[0]), there.ask(plays[1]))
                names = sorted(type(answer).__name__ for answer in answers)
                assert names == ["Ack", "Reload"], names
                outcomes += [type(answers[0]).__name__]
                while here.seen().seen == position.seen:
                    await here.receive()
            assert len(outcomes) == 20


async def test_the_same_message_to_both_counts_once(pair: Pair) -> None:
    one, two = pair
    async with Guest(one.address, "Ann") as ann:
        table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
        async with at(ann, two) as ann_there, ann.live(table.id) as here, ann_there.live(table.id) as there:
            position = await here.next_position()
            play = wire.Play(new_id(), position.seen, 0, position.legal[0].action)
            answers = await asyncio.gather(here.ask(play), there.ask(play))
            assert all(isinstance(answer, wire.Ack) for answer in answers)
            while here.seen().seen == position.seen:
                await here.receive()
            assert here.seen().seen == 1


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


async def test_a_table_outlives_the_process_that_set_it(pair: Pair, url: str) -> None:
    one, two = ServerProcess(quick_settings(url)), pair[1]
    seats: list[wire.NewSeat] = [wire.MySeat(), wire.BotSeat("random")]
    with one:
        async with Guest(one.address, "Ann") as ann:
            table = await ann.set_table(wire.NewTable("welcome", seats))
            one.send(signal.SIGKILL)
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


async def ask(guest: Guest, path: str) -> wire.TableInfo:
    return read(await guest.post(f"/api/tables/{path}"), wire.TableInfo)


async def until(live: Live, holds: Callable[[wire.TableInfo], bool]) -> wire.TableInfo:
    """Read on until this holds of the table."""
    while live.table is None or not holds(live.table):
        await live.receive()
    return live.table


async def until_noted(live: Live, *kinds: str) -> None:
    while [note.message.removeprefix("talk-note-") for note in live.notes] != [*kinds]:
        await live.receive()


async def test_whoever_leaves_or_comes_back_through_one_is_seen_through_the_other(pair: Pair) -> None:
    one, two = pair
    async with Guest(one.address, "Ann") as ann, Guest(two.address, "Ben") as ben:
        table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.OpenSeat()]))
        await ben.take_seat(table.id, 1)
        async with ann.live(table.id) as live:
            await live.next_position()
            await ask(ben, f"{table.id}/leave")
            await until(live, lambda seen: seen.seats[1].gone)
            await until_noted(live, "gave_up")
            await live.play_turn()
            while live.seen().view.round < 2:
                await live.receive()  # the bot has played, wherever it was
            await ask(ben, f"{table.id}/come-back")
            await until(live, lambda seen: not seen.seats[1].gone)
            await until_noted(live, "gave_up", "back")
            async with at(ann, two) as ann_there:
                assert (await ask(ann_there, f"{table.id}/leave")).seats[0].gone
            await until(live, lambda seen: seen.seats[0].gone and seen.seats[1].host)
            assert (await ask(ben, f"{table.id}/leave")).stage == "left"
            await until(live, lambda seen: seen.stage == "left")


async def test_playing_again_and_taking_away_work_through_either(pair: Pair) -> None:
    one, two = pair
    async with Guest(one.address, "Ann") as ann, Guest(two.address, "Ben") as ben:
        table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.OpenSeat()]))
        await ben.take_seat(table.id, 1)
        async with ann.live(table.id) as first, ben.live(table.id) as second:
            await asyncio.gather(first.play_on(), second.play_on())
        async with ann.live(table.id) as live:
            asked = await asyncio.gather(ask(ann, f"{table.id}/again"), ask(ben, f"{table.id}/again"))
            assert len({each.id for each in asked}) == 1
            assert (await until(live, lambda seen: seen.next != "")).next == asked[0].id
        assert (await ben.table(asked[0].id)).stage == (await ann.table(asked[0].id)).stage == "running"
        await ask(ben, f"{table.id}/hide")
        async with at(ben, one) as ben_there:
            finished = read(await ben_there.http.get("/api/tables"), wire.Lobby).finished
            assert finished == []
        waiting = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.OpenSeat(), wire.OpenSeat()]))
        await ben.take_seat(waiting.id, 1)
        async with ben.live(waiting.id) as live:
            await ask(ann, f"{waiting.id}/remove")
            await until(live, lambda seen: seen.stage == "left")
            await ask(ann, f"{waiting.id}/come-back")
            await until(live, lambda seen: seen.stage == "open")


async def test_what_the_host_does_through_one_is_seen_through_the_other(pair: Pair) -> None:
    one, two = pair
    async with Guest(one.address, "Ann") as ann, Guest(two.address, "Ben") as ben:
        table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.OpenSeat(), wire.OpenSeat()]))
        await ben.take_seat(table.id, 2)
        async with ben.live(table.id) as live, ann.live(table.id) as hosts:
            await until_here(hosts, [True, False, True])
            wish = wire.ChangeTable([wire.KeptSeat(0), wire.KeptSeat(2), wire.OpenSeat()], options={"expert": "true"})
            read(await ann.put(f"/api/tables/{table.id}", wish), wire.TableInfo)
            await until(live, lambda seen: seen.options["expert"] == "true" and seen.seats[1].mine)
            await until_here(hosts, [True, True, False])
            await ask(ann, f"{table.id}/seats/1/let-go")
            await until_noted(live, "changed", "let_go")
            assert live.notes[-1].mine
            await ben.take_seat(table.id, 1)
            await ask(ann, f"{table.id}/seats/1/host")
            await until(live, lambda seen: seen.hosting)
        begun = await ask(ben, f"{table.id}/start")
        assert begun.stage == "running"
        assert (await ann.table(table.id)).stage == "running"


async def test_talk_and_muting_reach_the_windows_at_the_other(pair: Pair) -> None:
    one, two = pair
    async with Guest(one.address, "Ann") as ann, Guest(two.address, "Ben") as ben, at(ann, two) as ann_there:
        table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.OpenSeat()]))
        await ben.take_seat(table.id, 1)
        path = f"/api/tables/{table.id}"
        async with ann.live(table.id) as here, ben.live(table.id) as there:
            await ben.post(f"{path}/talk", Say(SayPhrase("hello")))
            await ann.post(f"{path}/talk", Say(SayPhrase("luck")))
            for live in (here, there):
                await until_said(live, "hello", "luck")
            muting = f"{path}/talk/{here.said[0].number}/mute"
            read(await ann_there.post(muting), wire.TableInfo)
            await until_said(here, "luck")
            await here.play_turn()
            read(await ann.post(f"{path}/seats/1/nudge"), wire.TableInfo)
            while not any(said.to_me for said in there.said):
                await there.receive()
            read(await ann_there.http.delete(muting), wire.TableInfo)
            await until_said(here, "hello", "luck", "")
            read(await ann.put(f"{path}/talk", TalkRules(True, True)), wire.TableInfo)
            await until(there, lambda seen: seen.free_text and seen.watchers_talk)


async def until_said(live: Live, *texts: str) -> None:
    while [said.text for said in live.said] != [*texts]:
        await live.receive()
