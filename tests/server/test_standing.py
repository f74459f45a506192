"""No table stands still: who is to move follows from the log alone, whatever is read at whatever moment."""

import asyncio
import os
from collections.abc import Callable

import msgspec
import pytest

from support.long import LONG
from support.tabletown_server import Guest, Live, serving
from tabletown.engine.contract import SPECTATOR, State
from tabletown.server import seating, wire
from tabletown.server.app import App
from tabletown.server.bot_worker import Desk, Job
from tabletown.server.config import Settings
from tabletown.server.identity import Person
from tabletown.server.journal import Entry
from tabletown.server.problems import HttpError
from tabletown.server.rows import Stored
from tabletown.server.services import Services
from tabletown.server.tables import Intent, LiveTable

BOT = wire.BotSeat("random")
ANN_AND_BEN: list[wire.NewSeat] = [wire.MySeat(), wire.LocalSeat("Ben")]
TABLES = 2000 if os.environ.get("TABLETOWN_SOAK") else 600 if LONG else 100
AT_ONCE = 100
PATIENCE = 60.0


async def at_once(job: Job) -> list[int]:
    """A bot that answers before anything else can happen: the first thing that it may do, until its turn is over."""
    state = Desk().position(job)
    epoch = state.epoch
    actions = []
    while state.epoch == epoch and job.seat in state.acting():
        actions.append(state.legal(job.seat)[0])
        state.play(job.seat, actions[-1])
    return actions


@pytest.fixture
def services(app: App, monkeypatch: pytest.MonkeyPatch) -> Services:
    """A server whose bots answer at once."""
    monkeypatch.setattr(app.services.pool, "ask", at_once)
    return app.services


async def test_a_read_that_began_before_a_move_ends_after_it(settings: Settings) -> None:
    """What stood in the database before the move must not tell anybody whose turn it is after it."""
    pausing = msgspec.structs.replace(settings, bot_pause=0.3)
    async with serving(pausing) as (address, app), Guest(address, "Ann") as ann:
        info = await ann.set_table(wire.NewTable("happy_city", [wire.MySeat(), BOT]))
        table = await app.services.tables.get(info.id)
        async with ann.live(info.id) as live:
            await live.next_position()
            await until_my_turn(live)
            has_read, go_on = held_up(app.services, "reading")
            reading = asyncio.create_task(app.services.tables.refresh(table), name="reading")
            await has_read.wait()
            playing = asyncio.create_task(live.play_turn())
            await asyncio.wait([playing], timeout=3)
            go_on.set()
            await asyncio.gather(reading, playing)
            await until_my_turn(live)


async def until_my_turn(live: Live) -> None:
    while not live.seen().legal:
        await live.receive()


def held_up(services: Services, task: str = "") -> tuple[asyncio.Event, asyncio.Event]:
    """This task's reading of a table, or the next one's, is held up between reading and telling what was read."""
    has_read, go_on = asyncio.Event(), asyncio.Event()
    load = services.storage.load

    async def slowly(table_id: str, after: int = 0, told: int = 0) -> Stored | None:
        stored = await load(table_id, after, told)
        current = asyncio.current_task()
        if current is not None and (current.get_name() == task if task else not has_read.is_set()):
            has_read.set()
            await go_on.wait()
        return stored

    services.storage.load = slowly  # type: ignore[method-assign]
    return has_read, go_on


async def play_turn(services: Services, table: LiveTable) -> None:
    """Whoever is to decide does so until somebody else is."""
    (seat,) = table.acting()
    while table.acting() == [seat]:
        action = table.running().match.state.legal(seat)[0]
        intent = Intent(seat, "play", action, f"test.{table.running().seq}", None, table.seats[seat].holder)
        assert (await services.tables.act(table, intent)).kind == "done"


async def read(services: Services, table: LiveTable, after: int = 0) -> Stored:
    stored = await services.storage.load(table.id, after)
    assert stored is not None
    return stored


async def test_a_read_of_before_a_move_changes_nothing_after_it(ann: Guest, app: App) -> None:
    info = await ann.set_table(wire.NewTable("happy_city", ANN_AND_BEN))
    table = await app.services.tables.get(info.id)
    before = await read(app.services, table)
    (first,) = table.acting()
    await play_turn(app.services, table)
    after = await read(app.services, table)
    table.catch_up(before)
    assert table.acting() == [1 - first]
    assert table.standing() == after.standing
    thinking = [seat.seat for seat in (await ann.table(info.id)).seats if seat.thinking]
    assert thinking == [1 - first]


async def test_a_read_of_before_the_start_does_not_open_the_table_again(ann: Guest, ben: Guest, app: App) -> None:
    info = await ann.set_table(wire.NewTable("happy_city", [wire.MySeat(), wire.OpenSeat()]))
    table = await app.services.tables.get(info.id)
    before = await read(app.services, table)
    await ben.take_seat(info.id, 1)
    table.catch_up(before)
    assert table.stage == "running"
    assert table.seats[1].name == "Ben"
    assert len(table.acting()) == 1


async def test_seats_are_taken_from_a_read_of_their_own_version(ann: Guest, app: App) -> None:
    """A seat changes while moves go on: the seats of the read count, its place in the log does not."""
    info = await ann.set_table(wire.NewTable("happy_city", ANN_AND_BEN))
    table = await app.services.tables.get(info.id)
    async with app.services.storage.changing(info.id) as change:
        assert change is not None
        change.seats[1].name = "Benjamin"
    renamed = await read(app.services, table)
    await app.services.tables.refresh(table)
    await play_turn(app.services, table)
    seq, acting = table.running().seq, table.acting()
    table.catch_up(renamed)
    assert table.seats[1].name == "Benjamin"
    assert (table.running().seq, table.acting()) == (seq, acting)
    assert (table.standing().seq, table.standing().acting) == (seq, acting)


async def test_a_bot_moves_on_although_a_read_was_late(settings: Settings) -> None:
    """As it happened to people: a read that began before their turn ends in the middle of it, and the bot never moved."""
    pausing = msgspec.structs.replace(settings, bot_pause=0.3)
    async with serving(pausing) as (address, app), Guest(address, "Ann") as ann:
        info = await ann.set_table(wire.NewTable("happy_city", [wire.MySeat(), BOT]))
        table = await app.services.tables.get(info.id)
        async with ann.live(info.id) as live:
            await live.next_position()
            await until_my_turn(live)
            before = await read(app.services, table, table.running().seq)
            await live.play_turn()
            before.table.presence = table.row.presence  # nothing else shall bring a newer read soon
            table.catch_up(before)
            app.services.tables.on_change(table, False)
            await until_my_turn(live)


async def test_an_older_reading_changes_nothing(ann: Guest, services: Services) -> None:
    info = await ann.set_table(wire.NewTable("happy_city", [wire.MySeat(), wire.LocalSeat("Ben")]))
    table = await services.tables.get(info.id)
    older = await services.storage.load(info.id)
    assert older is not None
    (first,) = table.acting()
    await play_on(services, table, first, lambda state: first not in state.acting())
    table.catch_up(older)
    assert table.acting() == table.standing().acting == [1 - first]


async def test_a_wrong_row_is_corrected_and_counted(ann: Guest, services: Services) -> None:
    info = await ann.set_table(wire.NewTable("happy_city", [wire.MySeat(), wire.LocalSeat("Ben")]))
    table = await services.tables.get(info.id)
    await services.tables.check()
    assert 'healed_total{what="row"}' not in services.metrics.text()
    wrong = table.standing()
    wrong.acting, wrong.bot_waits = [1], True
    await services.storage.correct(info.id, table.row.version, wrong)
    await services.tables.check()
    assert 'tabletown_tables_healed_total{what="row"} 1' in services.metrics.text()
    stored = await services.storage.load(info.id)
    assert stored is not None
    assert stored.standing == table.standing()


async def test_a_forgotten_bot_is_set_off_and_counted(ann: Guest, services: Services) -> None:
    services.tables.on_change = lambda table, is_ours: None
    info = await ann.set_table(wire.NewTable("happy_city", [BOT, BOT]))
    table = await services.tables.get(info.id)
    (first,) = table.acting()
    services.bots.check()
    # Looked at before anything else can happen: the other bot will be forgotten too, and the house may notice that by itself.
    assert 'tabletown_tables_healed_total{what="bot"} 1' in services.metrics.text()
    await until(lambda: table.acting() != [first])


async def test_one_table_of_other_rules_does_not_keep_the_others_waiting(settings: Settings) -> None:
    """After a restart the bots of every table that can be opened move on."""
    async with serving(settings) as (address, app), Guest(address, "Ann") as ann:
        app.services.tables.on_change = lambda table, is_ours: None
        tables = [await ann.set_table(wire.NewTable("happy_city", [BOT, BOT])) for _ in range(3)]
        async with app.services.storage.changing(tables[1].id) as change:
            assert change is not None
            change.table.rules = 0
    async with serving(settings) as (_, app):
        waiting = {tables[0].id, tables[2].id}
        await until(lambda: waiting == {table.id for table in app.services.tables.live.values() if has_moved(table)})


def has_moved(table: LiveTable) -> bool:
    return table.running().seq > 0


async def test_a_move_that_was_committed_without_our_learning_it(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database goes away between the commit and its answer, and the one who moved never asks again."""
    monkeypatch.setattr("tabletown.server.services.SWEEP", 0.05)
    async with serving(msgspec.structs.replace(settings, poll=1000.0)) as (address, app), Guest(address, "Ann") as ann:
        services = app.services
        info = await ann.set_table(wire.NewTable("happy_city", [wire.MySeat(), wire.LocalSeat("Ben")]))
        table = await services.tables.get(info.id)
        watcher = Watcher(table)
        write = services.storage.journal.write

        async def write_and_lose_the_answer(entry: Entry) -> bool:
            await write(entry)
            raise ConnectionError

        monkeypatch.setattr(services.storage.journal, "write", write_and_lose_the_answer)
        with pytest.raises(HttpError):
            await play_on(services, table, table.acting()[0], lambda state: False)
        await watcher.until(lambda: has_moved(table))


async def test_what_was_read_on_the_way_to_a_refusal_is_shown(settings: Settings) -> None:
    alone = msgspec.structs.replace(settings, poll=1000.0)
    async with serving(alone) as (address, app), serving(alone) as (_, other), Guest(address, "Ann") as ann:
        info = await ann.set_table(wire.NewTable("happy_city", [wire.MySeat(), wire.LocalSeat("Ben")]))
        table = await other.services.tables.get(info.id)
        await other.services.tables.refresh(table)
        ours = await app.services.tables.get(info.id)
        (first,) = ours.acting()
        await play_on(app.services, ours, first, lambda state: first not in state.acting())
        watcher = Watcher(table)
        table.is_stale = True
        with pytest.raises(HttpError):
            await other.services.tables.act(table, Intent(first, "play", 0, "test.stranger", None, "a stranger"))
        assert table.acting() == [1 - first]
        assert watcher.is_told()


async def test_news_of_a_table_that_is_just_being_read(settings: Settings) -> None:
    alone = msgspec.structs.replace(settings, poll=1000.0)
    async with serving(alone) as (address, app), serving(alone) as (_, other), Guest(address, "Ann") as ann:
        info = await ann.set_table(wire.NewTable("happy_city", [wire.MySeat(), wire.LocalSeat("Ben")]))
        has_read, go_on = held_up(other.services)
        reading = asyncio.create_task(other.services.tables.get(info.id))
        await has_read.wait()
        ours = await app.services.tables.get(info.id)
        (first,) = ours.acting()
        await play_on(app.services, ours, first, lambda state: first not in state.acting())
        hearing = asyncio.create_task(other.services.tables.heard_of(info.id))
        await asyncio.sleep(0)
        go_on.set()
        await hearing
        assert (await reading).acting() == [1 - first]


async def test_of_many_tables_none_stands_still(services: Services) -> None:
    """Everybody comes, plays and goes at once, so that tables are read again and again while moves are written."""
    room = asyncio.Semaphore(AT_ONCE)
    wish = wire.NewTable("happy_city", [wire.MySeat(), BOT])

    async def one_table() -> None:
        async with room:
            table = await services.tables.get(await seating.set_table(services.storage, wish, Person("ann", "Ann")))
            watcher = Watcher(table)
            services.presence.came(table, [0])
            await watcher.until(lambda: 0 in table.acting())
            services.presence.went(table, [0])
            reading = asyncio.create_task(read_while_they_play(table))
            await play_on(services, table, 0, lambda state: 0 not in state.acting())
            await watcher.until(lambda: 0 in table.acting())
            await reading
            table.watchers.clear()

    async def read_while_they_play(table: LiveTable) -> None:
        """The last of these readings begins before the last move and mostly ends after it."""
        fold = table.running()
        steps_of_bot = fold.own_rows[1]
        while fold.own_rows[1] == steps_of_bot or 0 not in fold.match.state.acting():
            await services.tables.refresh(table)

    await asyncio.gather(*(one_table() for _ in range(TABLES)))
    assert "healed_total{" not in services.metrics.text()


async def test_a_step_that_can_be_taken_back_wakes_only_its_own_seat(
    ann: Guest, ben: Guest, services: Services
) -> None:
    """The others could not see anything new, nor shall they notice that somebody steps; the end of a turn wakes everybody."""
    info = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.OpenSeat()]))
    await ben.take_seat(info.id, 1)
    table = await services.tables.get(info.id)
    mine, theirs, watching = (Watcher(table, seat) for seat in (0, 1, SPECTATOR))
    await play_on(services, table, 0, lambda state: bool(table.running().match.pending))
    assert [watcher.is_told() for watcher in (mine, theirs, watching)] == [True, False, False]
    await play_on(services, table, 0, lambda state: 0 not in state.acting())
    assert [watcher.is_told() for watcher in (mine, theirs, watching)] == [True, True, True]


class Watcher:
    """Looks at a table whenever it changes, through these eyes or all of them."""

    def __init__(self, table: LiveTable, eyes: int | None = None) -> None:
        table.watchers.add(self)
        self._news = asyncio.Event()
        self._eyes = eyes

    def wake(self) -> None:
        self._news.set()

    def sees_steps_of(self, seat: int) -> bool:
        return self._eyes in (None, seat)

    def is_told(self) -> bool:
        return self._news.is_set()

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                self._news.clear()
                await self._news.wait()


async def play_on(services: Services, table: LiveTable, seat: int, done: Callable[[State], bool]) -> None:
    """Play the first legal action of this seat until it is done."""
    holder = table.seats[seat].holder
    while not done(table.running().match.state):
        fold = table.running()
        action = fold.match.state.legal(seat)[0]
        intent = Intent(seat, "play", action, f"test.{seat}.{fold.own_rows[seat]}", None, holder)
        assert (await services.tables.act(table, intent)).kind == "done"


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.005)
