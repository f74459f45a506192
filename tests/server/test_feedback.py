"""Feedback as one goes: after an own turn against bots, judged as a review does; never with people or where it counts."""

import httpx
import msgspec
import pytest

from support.tabletown_server import Guest, problem, read, serving
from tabletown.server import wire
from tabletown.server.bots_pool import COMMAND
from tabletown.server.config import Rate, Settings
from tabletown.server.feedback import last_turn
from tabletown.server.fold import Fold
from tabletown.server.rows import LogRow
from tabletown.server.wire_days import BeginTry
from tabletown.server.wire_feedback import AskFeedback, Feedback

BOTS: list[wire.NewSeat] = [wire.MySeat(), wire.BotSeat("random")]
PATIENCE = 60.0


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """On a busy machine a worker needs its time to start."""
    return msgspec.structs.replace(settings, bot_time=PATIENCE, feedback_time=PATIENCE, feedback_depth=1)


async def asked(guest: Guest, table: str, after: int = -1) -> httpx.Response:
    guest.http.timeout = PATIENCE
    return await guest.post(f"/api/tables/{table}/feedback", AskFeedback(0, after))


@pytest.mark.parametrize("game", ["welcome", "happy_city", "dream_home", "streets"])
async def test_a_turn_is_judged_once_and_for_all(ann: Guest, game: str) -> None:
    table = await ann.set_table(wire.NewTable(game, BOTS))
    assert table.practice
    assert read(await asked(ann, table.id), Feedback) == Feedback(-1, None, None, None)
    async with ann.live(table.id) as live:
        first = await live.next_position()
        while not first.legal:
            first = await live.next_position()
        while (found := read(await asked(ann, table.id), Feedback)).step < 0 or found.turn is None:
            if live.seen().legal:
                await live.step()
            else:
                await live.next_position()
    assert found.before is not None
    assert (found.before.seat, found.before.seen, found.before.legal) == (0, found.step, [])
    shown = read(await ann.http.get(f"/api/tables/{table.id}/replay/{found.step}?seat=0"), wire.Position)
    assert found.before == shown
    turn = found.turn
    assert (turn.seat, turn.step) == (0, found.step)
    assert turn.played
    assert turn.mark in ("brilliant", "good", "slip", "mistake", "open")
    if turn.mark in ("slip", "mistake"):
        assert turn.cost.points > 2 * turn.cost.error
        assert turn.better
    assert (found.better is None) == (not turn.better)
    assert read(await asked(ann, table.id), Feedback) == found
    assert read(await asked(ann, table.id, found.step), Feedback).step == -1


def test_the_last_turn_is_the_one_that_nobody_can_take_back() -> None:
    fold = Fold("dream_home", "classic", {}, bytes(32), 2)
    assert last_turn(fold, 0) == (-1, [])
    seq = 0
    turns: list[tuple[int, int, list[int]]] = []
    while len(turns) < 6:
        seat = fold.acting()[0]
        action = fold.match.state.legal(seat)[0]
        epoch = fold.match.state.epoch
        start = len(fold.match.settled)
        seq += 1
        fold.apply(LogRow(seq, seat, "play", action, str(seq)))
        if fold.match.state.epoch != epoch:
            turns.append((seat, start, [step.action for step in fold.match.settled[start:] if step.seat == seat]))
            assert last_turn(fold, seat) == turns[-1][1:]
    assert {seat for seat, _, _ in turns} == {0, 1}
    assert last_turn(fold, turns[-1][0]) == turns[-1][1:]


async def test_never_with_people_nor_where_it_counts(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.OpenSeat()], hints=True))
    await ben.take_seat(table.id, 1)
    assert problem(await asked(ann, table.id)).message == "error-no-feedback"
    device = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.LocalSeat("Zoe")], hints=True))
    assert problem(await asked(ann, device.id)).message == "error-no-feedback"
    counted = read(await ann.post("/api/days/today/happy_city", BeginTry()), wire.TableInfo)
    assert problem(await asked(ann, counted.id)).message == "error-hint-day"
    alone = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
    assert problem(await asked(ben, alone.id)).message == "error-not-your-seat"


async def test_no_bot_waits_for_it(settings: Settings) -> None:
    """Whoever looks back never answers; the bots play on meanwhile."""
    async with serving(settings) as (address, app), Guest(address, "Ann") as ann:
        app.services.lookers_back._command = ("sleep", "600")
        assert COMMAND[0] != "sleep"
        table = await ann.set_table(wire.NewTable("dream_home", BOTS))
        async with ann.live(table.id) as live:
            await live.next_position()
            while not live.seen().legal:  # chance may let a bot begin
                await live.next_position()
            await live.play_turn()
            ann.http.timeout = 0.5
            with pytest.raises(httpx.ReadTimeout):
                await ann.post(f"/api/tables/{table.id}/feedback", AskFeedback(0))
            await live.play_on()
            assert live.seen().over


async def test_not_too_often(settings: Settings) -> None:
    limits = msgspec.structs.replace(settings.limits, hints=Rate(2, 0.001))
    async with serving(msgspec.structs.replace(settings, limits=limits)) as (address, _), Guest(address, "Ann") as ann:
        table = await ann.set_table(wire.NewTable("welcome", BOTS))
        for _ in range(2):
            assert (await asked(ann, table.id)).status_code == 200
        assert problem(await asked(ann, table.id)).message == "error-too-many"
