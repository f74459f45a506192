"""Hints: always against bots, with people only where the host allows them and for all to see, never at a try that counts."""

import httpx
import msgspec
import pytest

from support.tabletown_server import Guest, problem, read, serving
from tabletown.games import GAMES
from tabletown.server import wire
from tabletown.server.config import Limits, Rate, Settings
from tabletown.server.wire_days import BeginTry
from tabletown.server.wire_hints import AskHint, Hint
from tabletown.server.wire_lessons import BeginLesson
from tabletown.server.wire_talk import NotesNews

BOTS: list[wire.NewSeat] = [wire.MySeat(), wire.BotSeat("random")]
TWO: list[wire.NewSeat] = [wire.MySeat(), wire.OpenSeat()]
ONE_DEVICE: list[wire.NewSeat] = [wire.MySeat(), wire.LocalSeat("Zoe")]
QUICK = AskHint(0, "quick")
PATIENCE = 60.0


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """On a busy machine a worker needs its time to start."""
    return msgspec.structs.replace(settings, bot_time=PATIENCE)


async def asked(guest: Guest, table: str, wish: AskHint = QUICK) -> httpx.Response:
    guest.http.timeout = PATIENCE  # the first worker has to start
    return await guest.post(f"/api/tables/{table}/hint", wish)


async def hinted(guest: Guest, table: str, wish: AskHint = QUICK) -> Hint:
    return read(await asked(guest, table, wish), Hint)


async def refusal(guest: Guest, table: str, wish: AskHint = QUICK) -> tuple[int, str]:
    answer = problem(await asked(guest, table, wish))
    return answer.code, answer.message


async def test_a_hint_against_bots_can_be_played(ann: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", BOTS))
    assert table.hints
    first = await hinted(ann, table.id)
    hint = await hinted(ann, table.id, AskHint(0))
    assert (first.futures, first.seat) == (0, 0)
    assert hint.futures > 0
    assert 2 <= len(hint.choices) <= 3
    assert (hint.choices[0].behind, hint.choices[0].error) == (0.0, 0.0)
    assert all(choice.reason.message.startswith("welcome-reason-") for choice in hint.choices)
    async with ann.live(table.id) as live:
        await live.next_position()
        for move in hint.choices[0].moves:
            action = GAMES["welcome"].find_action(move.kind, move.fields)
            while isinstance(answer := await live.play(action), wire.Reload):
                await live.next_position()  # the bot was done meanwhile
            assert isinstance(answer, wire.Ack)


async def test_the_same_position_gets_the_same_answer(ann: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
    one, other = [await hinted(ann, table.id) for _ in range(2)]
    assert one == other


async def test_with_people_only_where_the_host_allows_it_and_for_all_to_see(ann: Guest, ben: Guest) -> None:
    for allowed in (False, True):
        table = await ann.set_table(wire.NewTable("welcome", TWO, hints=allowed))
        assert (await ben.take_seat(table.id, 1)).hints is allowed
        if not allowed:
            assert await refusal(ann, table.id) == (403, "error-no-hints")
            continue
        async with ben.live(table.id) as live:
            await live.next_position()
            for _ in range(2):  # the quick answer and the better one are one hint
                await hinted(ann, table.id)
            assert len((await live.expect(NotesNews)).notes) == 1
        async with ben.live(table.id) as live:  # whoever comes now reads all of them
            notes = (await live.expect(NotesNews)).notes
        assert [(note.message, note.name) for note in notes] == [("talk-note-hint", "Ann")]
        stored = await ann.table(table.id)
        assert stored.stage == "running"


async def test_two_people_at_one_device_are_people(ann: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", ONE_DEVICE))
    assert not table.hints
    assert await refusal(ann, table.id) == (403, "error-no-hints")


async def test_never_at_a_try_that_counts_but_in_lessons(ann: Guest) -> None:
    counted = read(await ann.post("/api/days/today/happy_city", BeginTry()), wire.TableInfo)
    assert not counted.hints
    assert await refusal(ann, counted.id) == (403, "error-hint-day")
    lesson = read(await ann.post("/api/lessons/welcome/base", BeginLesson()), wire.TableInfo)
    assert (await hinted(ann, lesson.id)).choices


async def test_only_for_ones_own_seat_that_may_decide(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", BOTS))
    assert await refusal(ben, table.id) == (403, "error-not-your-seat")
    assert await refusal(ann, table.id, AskHint(1, "quick")) == (403, "error-not-your-seat")
    waiting = await ann.set_table(wire.NewTable("welcome", TWO, hints=True))
    assert await refusal(ann, waiting.id) == (409, "error-not-started")
    await ben.take_seat(waiting.id, 1)
    async with ann.live(waiting.id) as live:
        await live.next_position()
        await live.play_turn()
    assert await refusal(ann, waiting.id) == (409, "error-hint-later")


async def test_not_too_often(settings: Settings) -> None:
    limits = msgspec.structs.replace(settings.limits, hints=Rate(2, 0.001))
    assert Limits().hints.burst < 100
    async with serving(msgspec.structs.replace(settings, limits=limits)) as (address, _), Guest(address, "Ann") as ann:
        table = await ann.set_table(wire.NewTable("welcome", BOTS))
        for _ in range(2):
            await hinted(ann, table.id)
        assert await refusal(ann, table.id) == (429, "error-too-many")
