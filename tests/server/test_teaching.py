"""A lesson is a table with a known deal: without a name, on no list, gone on with or begun anew, told to the learner alone."""

import httpx

from support.tabletown_server import Guest, read
from tabletown.games import GAMES
from tabletown.server import wire
from tabletown.server.wire_lessons import BeginLesson, LessonNow
from tabletown.server.wire_mine import MyGames


async def begin(
    guest: Guest, fresh: bool = False, lesson: str = "base", taught_at: list[str] | None = None
) -> wire.TableInfo:
    wish = BeginLesson(fresh, taught_at or [])
    return read(await guest.post(f"/api/lessons/welcome/{lesson}", wish), wire.TableInfo)


async def taught(guest: Guest, table: str, number_read: int = 0) -> httpx.Response:
    return await guest.http.get(f"/api/tables/{table}/lesson?read={number_read}")


async def test_somebody_without_a_name_begins_at_once(address: str) -> None:
    async with Guest(address) as newcomer:
        info = await begin(newcomer)
        assert (info.stage, info.lesson, info.seats[0].name, info.seats[0].mine) == ("running", "base", "", True)
        told = read(await taught(newcomer, info.id), LessonNow)
        assert told.step is not None and (told.step.message, told.step.asks) == ("welcome-lesson-base-goal", False)


async def test_decisions_lead_on_and_others_are_answered(ann: Guest) -> None:
    info = await begin(ann)
    async with ann.live(info.id) as live:
        await live.next_position()
        await live.play(GAMES["welcome"].parse_action("b"))
        told = read(await taught(ann, info.id, 1), LessonNow)
        assert (told.number, told.aside) == (2, "welcome-lesson-base-pick-aside")
    again = await begin(ann, fresh=True)
    async with ann.live(again.id) as live:
        await live.next_position()
        await live.play(GAMES["welcome"].parse_action("c"))
        assert read(await taught(ann, again.id, 1), LessonNow).number == 3


async def test_a_lesson_is_gone_on_with_until_it_is_begun_anew(ann: Guest) -> None:
    first = await begin(ann)
    assert (await begin(ann)).id == first.id
    second = await begin(ann, fresh=True)
    assert second.id != first.id
    assert (await begin(ann)).id == second.id


async def stray(guest: Guest, table: str) -> None:
    """Another way than the lesson's, for good."""
    async with guest.live(table) as live:
        await live.next_position()
        for text in ("b", "5@1.4", "skip", "done"):
            answer = await live.play(GAMES["welcome"].parse_action(text))
            assert isinstance(answer, wire.Ack)
            while live.seen().seen < answer.seen:
                await live.receive()
        while live.seen().view.round == 1:
            await live.next_position()
    assert read(await taught(guest, table, 1), LessonNow).strayed


async def test_a_lesson_without_a_teacher_is_not_gone_on_with(ann: Guest) -> None:
    """It is a game like any other then, and stays one."""
    left = await begin(ann)
    await stray(ann, left.id)
    second = await begin(ann)
    assert second.id != left.id and read(await taught(ann, second.id), LessonNow).number == 1
    assert (await begin(ann)).id == second.id
    third = await begin(ann, taught_at=[second.id])
    assert third.id not in (left.id, second.id)
    await begin(ann, fresh=True, taught_at=[second.id])
    stages = [
        read(await ann.http.get(f"/api/tables/{each.id}"), wire.TableInfo).stage for each in (left, second, third)
    ]
    assert stages == ["running", "running", "left"], "only what was still taught is given up for a new beginning"


async def test_a_lesson_is_on_no_list_and_counts_nowhere(ann: Guest) -> None:
    info = await begin(ann)
    lobby = read(await ann.http.get("/api/tables"), wire.Lobby)
    assert (lobby.mine, lobby.open) == ([], [])
    assert (await ann.http.get("/api/waiting")).json() == {"tables": []}
    async with ann.live(info.id) as live:
        await live.play_on()
    assert read(await ann.http.get("/api/tables"), wire.Lobby).finished == []
    assert read(await ann.http.get("/api/me/games"), MyGames).games == []
    told = read(await taught(ann, info.id), LessonNow)
    assert [tip.id for tip in told.tips] == ["over"]


async def test_only_the_learner_is_told(ann: Guest, ben: Guest) -> None:
    info = await begin(ann)
    assert (await taught(ben, info.id)).status_code == 403
    other = await ben.set_table(wire.NewTable("welcome", [wire.MySeat()]))
    assert (await taught(ben, other.id)).status_code == 404
    assert (await ben.post("/api/lessons/welcome/nothing", BeginLesson())).status_code == 404


async def test_a_lesson_may_begin_in_the_middle_of_a_game(ann: Guest) -> None:
    info = await begin(ann, lesson="expert")
    async with ann.live(info.id) as live:
        position = await live.next_position()
        assert (position.view.round, position.can_take_back) == (2, False)
        await live.play(GAMES["welcome"].parse_action("roundabout 2.6"))
        told = read(await taught(ann, info.id, 1), LessonNow)
        assert (told.number, told.aside) == (3, "")


async def test_tables_name_the_lessons_on_what_they_add(ann: Guest) -> None:
    draft = await ann.set_table(
        wire.NewTable("welcome", [wire.MySeat(), wire.BotSeat("random")], options={"draft": "true"})
    )
    plain = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.BotSeat("random")]))
    assert (draft.lessons, plain.lessons, (await begin(ann, lesson="draft")).lessons) == (["draft"], [], [])
