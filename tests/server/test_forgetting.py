"""Forget me: seats become somebody's, records stay whole, bots play on, cookies and sockets end everywhere. And the file."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from support.tabletown_server import PATIENCE, Guest, ServerProcess, problem, quick_settings, read, serving, sqlite_url
from tabletown.engine import record
from tabletown.games import GAMES
from tabletown.server import backup, schema, told_rows, wire
from tabletown.server.app import App
from tabletown.server.config import Settings
from tabletown.server.rows import SaidRow
from tabletown.server.wire_people import Export
from tabletown.server.wire_talk import NotesNews

TWO: list[wire.NewSeat] = [wire.MySeat(), wire.OpenSeat()]
ALONE: list[wire.NewSeat] = [wire.MySeat()]


async def forget(guest: Guest) -> None:
    assert read(await guest.http.delete("/api/me"), wire.Me) == wire.Me("", "")


def twin(guest: Guest, address: str) -> Guest:
    """Another device of the same person."""
    other = Guest(address)
    other.http.cookies.update(guest.http.cookies)
    return other


async def test_a_finished_game_stays_whole(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", ALONE))
    async with ann.live(table.id) as live:
        await live.play_on()
    before = await ben.table(table.id)
    await forget(ann)
    after = await ben.table(table.id)
    assert (after.result, after.stage) == (before.result, "over")
    assert [(seat.kind, seat.name, seat.level) for seat in after.seats] == [("person", "", "")]
    text = (await ben.http.get(f"/api/tables/{table.id}/record")).text
    assert record.parse(text).names == ["somebody"]
    assert "Ann" not in text
    assert record.verify(GAMES["welcome"], text).state.over()


async def test_a_bot_plays_on_and_the_others_are_told(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", TWO))
    await ben.take_seat(table.id, 1)
    async with ben.live(table.id) as live:
        await live.next_position()
        await forget(ann)
        await live.play_turn()
        while live.seen().view.round < 2:
            await live.receive()
        seat = live.seats[0]
        assert (seat.name, seat.gone, seat.handed_over, seat.host) == ("", True, True, False)
        assert live.seats[1].host, "somebody must be able to do what a host does"
    async with ben.live(table.id) as live:
        told = (await live.expect(NotesNews)).notes
    assert [(note.message, note.name) for note in told] == [("talk-note-host", "Ben"), ("talk-note-gave_up", "")]


async def test_whoever_the_host_removed_is_forgotten_there_too(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", TWO))
    await ben.take_seat(table.id, 1)
    read(await ann.post(f"/api/tables/{table.id}/seats/1/let-go"), wire.TableInfo)
    assert (await ann.table(table.id)).seats[1].name == "Ben"
    async with ann.live(table.id) as live:
        await live.next_position()
        await forget(ben)
        while live.seats[1].name:
            await live.receive()
        await live.play_on()
    assert "Ben" not in (await ann.http.get(f"/api/tables/{table.id}/record")).text


async def test_what_somebody_said_goes_and_what_was_said_to_them_stays(ann: Guest, ben: Guest, app: App) -> None:
    table = await ann.set_table(wire.NewTable("welcome", TWO))
    await ben.take_seat(table.id, 1)
    holders = [seat.holder for seat in app.services.tables.live[table.id].seats]
    rows = [
        SaidRow(101, "phrase", "hello", 0, "Ann", holders[0], "", "", 0),
        SaidRow(102, "nudge", "", 1, "Ben", holders[1], "Ann", holders[0], 0),
    ]
    async with app.services.storage.engine.begin() as connection:
        await told_rows.write(connection, table.id, [], rows)
        await connection.execute(insert(schema.mutes).values(holder=holders[1], muted=holders[0]))
    await forget(ann)
    async with app.services.storage.engine.connect() as connection:
        said = await connection.execute(select(schema.said.c.name, schema.said.c.to_name, schema.said.c.to_holder))
        assert [tuple(row) for row in said] == [("Ben", "", "")]
        assert (await connection.execute(select(schema.mutes))).first() is None


async def test_what_was_told_of_somebody_stays_told(ann: Guest, ben: Guest) -> None:
    table = await ben.set_table(wire.NewTable("welcome", [*TWO, wire.OpenSeat()]))
    await ann.take_seat(table.id, 1)
    await ann.post(f"/api/tables/{table.id}/leave")
    for name in ("Ann", ""):
        async with ben.live(table.id) as live:
            told = (await live.expect(NotesNews)).notes
        assert [(note.message, note.name) for note in told] == [("talk-note-left", name)]
        await forget(ann)


async def test_tables_that_have_not_begun(ann: Guest, ben: Guest) -> None:
    alone = await ann.set_table(wire.NewTable("welcome", TWO, listed=True))
    shared = await ann.set_table(wire.NewTable("welcome", [*TWO, wire.OpenSeat()]))
    await ben.take_seat(shared.id, 1)
    await forget(ann)
    assert (await ben.table(alone.id)).stage == "left"
    left = await ben.table(shared.id)
    assert [(seat.kind, seat.name) for seat in left.seats] == [("open", ""), ("person", "Ben"), ("open", "")]
    assert left.hosting


async def test_a_seat_that_was_kept_is_free(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", TWO))
    await ben.take_seat(table.id, 1)
    async with ann.live(table.id) as one, ben.live(table.id) as two:
        await asyncio.gather(one.play_on(), two.play_on())
    again = read(await ben.post(f"/api/tables/{table.id}/again"), wire.TableInfo)
    assert [seat.name for seat in again.seats if seat.kind == "open"] == ["Ann"]
    await forget(ann)
    assert [seat.name for seat in (await ben.table(again.id)).seats if seat.kind == "open"] == [""]


async def test_cookies_and_sockets_end_on_every_device(ann: Guest, address: str) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.BotSeat("random")]))
    async with twin(ann, address) as phone, phone.live(table.id) as live:
        await live.next_position()
        await forget(ann)
        assert "tabletown" not in ann.http.cookies
        assert await live.closed() == 1001
        assert read(await phone.http.get("/api/me"), wire.Me) == wire.Me("", "")
        assert "tabletown" not in phone.http.cookies
        assert not any(seat.mine for seat in (await phone.table(table.id)).seats)


async def test_nobody_is_forgotten_without_harm(address: str, ann: Guest) -> None:
    async with Guest(address) as nobody:
        await forget(nobody)
    assert read(await ann.http.get("/api/me"), wire.Me).name == "Ann"


async def test_what_a_process_left_undone_is_finished(ann: Guest, ben: Guest, app: App) -> None:
    table = await ann.set_table(wire.NewTable("welcome", ALONE))
    holder = app.services.tables.live[table.id].seats[0].holder
    await app.services.storage.people.forget(holder)  # and the process is killed before it comes to the seats
    assert (await ben.table(table.id)).seats[0].name == "Ann"
    await app.services.forgotten.finish()
    assert (await ben.table(table.id)).seats[0].name == ""


async def test_all_that_is_kept_as_one_file(ann: Guest, ben: Guest) -> None:
    running = await ann.set_table(wire.NewTable("welcome", TWO))
    await ben.take_seat(running.id, 1)
    over = await ann.set_table(wire.NewTable("welcome", ALONE))
    async with ann.live(over.id) as live:
        await live.play_on()
    async with ann.live(running.id) as one, ben.live(running.id) as two:
        await one.play_turn()
        await two.play_turn()
    await ann.post("/api/me/code")
    answer = await ann.http.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    kept = read(answer, Export)
    assert kept.name == "Ann"
    seats = {seat.table: seat for seat in kept.seats}
    assert {table: (seat.seat, seat.stage) for table, seat in seats.items()} == {
        running.id: (0, "running"),
        over.id: (0, "over"),
    }
    assert seats[over.id].moves[0].move in (await ann.http.get(f"/api/tables/{over.id}/record")).text
    assert seats[over.id].points is not None
    assert 0 < len(seats[running.id].moves) < len(seats[over.id].moves)
    assert [list(row) for row in kept.more["codes"]] == [["expires"]]
    async with Guest(ann.address) as stranger:
        nobody = read(await stranger.http.get("/api/me/export"), Export)
    assert (nobody.name, nobody.seats, nobody.more) == ("", [], {})


async def test_a_restored_backup_still_knows_whom_to_forget(ann: Guest, settings: Settings, tmp_path: Path) -> None:
    cookie = ann.http.cookies["tabletown"]
    await forget(ann)
    await backup.back_up(settings.database, tmp_path / "town.backup")
    (tmp_path / "other").mkdir()
    other = quick_settings(sqlite_url(tmp_path / "other"))
    await backup.restore(other.database, tmp_path / "town.backup")
    async with serving(other) as (address, _), Guest(address) as phone:
        phone.http.cookies.set("tabletown", cookie)
        assert read(await phone.http.get("/api/me"), wire.Me) == wire.Me("", "")


@pytest.fixture(params=["postgresql", "sqlite"])
def pair(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    url = str(request.getfixturevalue("postgres_url")) if request.param == "postgresql" else sqlite_url(tmp_path)
    with ServerProcess(quick_settings(url)) as one, ServerProcess(quick_settings(url)) as two:
        yield one, two


async def test_another_process_forgets_too(pair: tuple[ServerProcess, ServerProcess]) -> None:
    one, two = pair
    async with Guest(one.address, "Ann") as ann, Guest(two.address, "Ben") as ben:
        table = await ann.set_table(wire.NewTable("welcome", TWO))
        await ben.take_seat(table.id, 1)
        async with twin(ann, two.address) as phone, phone.live(table.id) as live:
            await live.next_position()
            await forget(ann)
            assert await live.closed() == 1001
            async with asyncio.timeout(PATIENCE):
                while read(await phone.http.get("/api/me"), wire.Me).name:
                    await asyncio.sleep(0.05)
                while [seat.name for seat in (await ben.table(table.id)).seats] != ["", "Ben"]:
                    await asyncio.sleep(0.05)  # the other process looks for it
            assert problem(await phone.post(f"/api/tables/{table.id}/leave")).message == "error-not-at-table"
