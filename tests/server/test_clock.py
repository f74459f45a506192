"""A machine's clock that is set an hour forward or back while games run: nobody is handed to a bot, no table stands."""

import time
from collections.abc import Callable

import pytest

from support.tabletown_server import Guest, problem, read
from tabletown.server import clock, wire
from tabletown.server.app import App

AN_HOUR = 3600


@pytest.fixture(params=[AN_HOUR, -AN_HOUR], ids=["forward", "back"])
def set_clock(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    real = time.time
    return lambda: monkeypatch.setattr(time, "time", lambda: real() + request.param)


async def test_nobody_is_handed_to_a_bot(ann: Guest, ben: Guest, set_clock: Callable[[], None]) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.OpenSeat()], hand_over=5))
    path = f"/api/tables/{table.id}"
    read(await ben.post(f"{path}/seats/1", wire.TakeSeat()), wire.TableInfo)
    async with ben.live(table.id) as live:
        await live.next_position()
    set_clock()
    assert problem(await ann.post(f"{path}/seats/1/hand-over", wire.Handing())).message == "error-not-away"
    async with ann.live(table.id) as live, ben.live(table.id) as other:
        await live.next_position()
        assert not live.seats[1].can_hand_over
        while not live.seats[1].here:
            await live.receive()
        await other.next_position()
        assert other.seats[0].here


async def test_a_game_against_a_bot_goes_on(ann: Guest, set_clock: Callable[[], None]) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.BotSeat("random")]))
    async with ann.live(table.id) as live:
        await live.play_turn()
        set_clock()
        await live.play_on()


@pytest.mark.parametrize("off", [AN_HOUR, -AN_HOUR])
async def test_a_table_that_an_earlier_clock_dated_is_taken_up(ann: Guest, app: App, off: int) -> None:
    """Left behind by a process whose clock was wrong: its bot is woken all the same."""
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.BotSeat("random")]))
    storage = app.services.storage
    async with storage.changing(table.id) as change:
        assert change is not None
        change.is_news = False
        change.standing.updated = clock.now() + off
        change.standing.bot_waits = True
    assert await storage.waiting_for_bots(clock.now() - 10) == [table.id]


def test_a_machine_that_slept_knows_how_late_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Linux has a clock that stands while the machine sleeps and one that goes on."""
    if not hasattr(time, "CLOCK_BOOTTIME"):
        pytest.skip("this system has one clock only")
    real = time.clock_gettime
    before = clock.now()
    slept = {time.CLOCK_BOOTTIME: 8 * AN_HOUR}
    monkeypatch.setattr(time, "clock_gettime", lambda which: real(which) + slept.get(which, 0))
    assert clock.now() >= before + 8 * AN_HOUR
