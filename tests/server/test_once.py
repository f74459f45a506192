"""Nothing lost, nothing twice: the same step sent again, two who want the same place, and what a stale look may do."""

import asyncio
import socket
from pathlib import Path

import msgspec
import pytest

from support.tabletown_server import Guest, new_id, quick_settings, serving, sqlite_url
from tabletown.server import wire
from tabletown.server.app import App
from tabletown.server.config import Settings
from tabletown.server.journal import Entry
from tabletown.server.rows import LogRow, Standing
from tabletown.server.storage import Storage


async def start(host: Guest, *others: Guest) -> str:
    table = await host.set_table(wire.NewTable("welcome", [wire.MySeat(), *(wire.OpenSeat() for _ in others)]))
    for seat, guest in enumerate(others, 1):
        await guest.take_seat(table.id, seat)
    return table.id


async def rows(app: App, table_id: str) -> list[LogRow]:
    stored = await app.services.storage.load(table_id)
    assert stored is not None
    return stored.log


async def test_the_same_message_counts_once(ann: Guest, app: App) -> None:
    table_id = await start(ann)
    async with ann.live(table_id) as live, ann.live(table_id) as other_tab:
        position = await live.next_position()
        await other_tab.next_position()
        play = wire.Play(new_id(), position.seen, 0, position.legal[0].action)
        answers = [await live.ask(play), await live.ask(play), await other_tab.ask(play)]
        assert all(isinstance(answer, wire.Ack) for answer in answers)
    async with ann.live(table_id) as after_reconnect:
        assert isinstance(await after_reconnect.ask(play), wire.Ack)
    assert len(await rows(app, table_id)) == 1


async def test_of_two_tabs_that_decide_at_once_one_reloads(ann: Guest, app: App) -> None:
    table_id = await start(ann)
    async with ann.live(table_id) as one, ann.live(table_id) as two:
        tabs = (one, two)
        for tab in tabs:
            await tab.next_position()
        plays = [wire.Play(new_id(), tab.seen().seen, 0, tab.seen().legal[0].action) for tab in tabs]
        answers = await asyncio.gather(*(tab.ask(play) for tab, play in zip(tabs, plays, strict=True)))
        assert sorted(type(answer).__name__ for answer in answers) == ["Ack", "Reload"]
        loser = tabs[[isinstance(answer, wire.Reload) for answer in answers].index(True)]
        assert (await loser.next_position()).can_take_back
    assert len(await rows(app, table_id)) == 1


async def test_a_round_played_at_the_same_time_disturbs_nobody(ann: Guest, ben: Guest) -> None:
    """Both decide without having seen each other's steps, and neither is told to reload."""
    table_id = await start(ann, ben)
    async with ann.live(table_id) as one, ben.live(table_id) as two:
        for live in (one, two):
            await live.next_position()
        before = two.seen()
        await one.step()
        await one.step()
        assert isinstance(await two.play(before.legal[0].action), wire.Ack)


async def test_a_look_from_before_the_deal_is_too_old(ann: Guest, ben: Guest) -> None:
    table_id = await start(ann, ben)
    async with ann.live(table_id) as one, ben.live(table_id) as two:
        old = await one.next_position()
        await asyncio.gather(one.play_turn(), two.play_turn())
        answer = await one.ask(wire.Play(new_id(), old.seen, 0, old.legal[0].action))
        assert isinstance(answer, wire.Reload)
        from_the_future = wire.Play(new_id(), one.seen().seen + 100, 0, one.seen().legal[0].action)
        assert isinstance(await one.ask(from_the_future), wire.Reload)


async def test_only_one_row_gets_a_place_in_the_log(ann: Guest, app: App) -> None:
    """The database itself decides between processes."""
    table_id = await start(ann)
    other_process = Storage(app.services.settings.database)
    await other_process.open()

    def entry(client: str, seq: int = 1, version: int = 1) -> Entry:
        return Entry(table_id, version, LogRow(seq, 0, "play", 0, client), Standing("running", 0, seq, [0]))

    storages = [app.services.storage, other_process]
    writes = [storages[number % 2].journal.write(entry(f"client-{number}")) for number in range(10)]
    assert sorted(await asyncio.gather(*writes)) == [False] * 9 + [True]
    assert not await other_process.journal.write(entry("after a gap", seq=3))
    assert not await other_process.journal.write(entry("before a change of seats", seq=2, version=0))
    (written,) = await rows(app, table_id)
    assert not await other_process.journal.write(entry(written.request_id, seq=2))
    await other_process.close()


async def test_what_cannot_be_written_is_not_acknowledged(
    ann: Guest, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await start(ann)
    async with ann.live(table_id) as live:
        position = await live.next_position()

        async def broken(entries: list[Entry]) -> set[str]:
            raise OSError("disk full")

        play = wire.Play(new_id(), position.seen, 0, position.legal[0].action)
        with monkeypatch.context() as patch:
            patch.setattr(app.services.storage.journal, "_commit", broken)
            answer = await live.ask(play)
        assert isinstance(answer, wire.Failed)
        assert (answer.problem.code, answer.problem.message) == (503, "error-busy")
        assert await rows(app, table_id) == []
        assert isinstance(await live.ask(play), wire.Ack)
    assert len(await rows(app, table_id)) == 1


async def test_idle_tables_are_dropped_and_built_again(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(quick_settings(sqlite_url(tmp_path)), idle=0.0, most_tables=1)
    async with serving(settings) as (address, app), Guest(address, "Ann") as ann:
        table_id = await start(ann)
        async with ann.live(table_id) as live:
            await live.next_position()
            await live.step()
            before = live.seen()
            app.services.tables.drop_idle()
            assert table_id in app.services.tables.live
        await _until_gone(app, table_id)
        assert not app.services.tables.live
        async with ann.live(table_id) as live:
            after = await live.next_position()
            assert (after.view, after.legal, after.seen) == (before.view, before.legal, before.seen)


async def _until_gone(app: App, table_id: str) -> None:
    while table_id in app.services.tables.live:
        await asyncio.sleep(0.01)
        app.services.tables.drop_idle()


async def test_a_slow_client_holds_up_nobody(settings: Settings) -> None:
    """A second tab stops reading: the first plays on, and the second gets only the newest when it reads again."""
    async with (
        serving(settings, send_buffer=4096) as (address, _),
        Guest(address, "Ann") as ann,
    ):
        table_id = await start(ann)
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", int(address.rpartition(":")[2])))
        async with ann.live(table_id) as live, ann.live(table_id, sock=narrow, compression=None) as stuck:
            await live.next_position()
            await stuck.next_position()
            stuck.connection.transport.pause_reading()
            steps = 0
            while steps < 40 and not live.seen().over:  # some deals end a careless game sooner
                await live.step()
                steps += 1
            stuck.connection.transport.resume_reading()
            received = 0
            while stuck.seen().seen < live.seen().seen:
                await stuck.next_position()
                received += 1
            assert steps > 20
            assert received < 0.75 * steps
            assert stuck.seen().view == live.seen().view
