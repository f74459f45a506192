"""Branches: from a finished game the same deal goes on, from a running one nothing hidden comes along, and none counts."""

import msgspec
import pytest

from support.tabletown_server import Guest, problem, read
from tabletown.engine import record
from tabletown.games import GAMES
from tabletown.server import wire
from tabletown.server.app import App
from tabletown.server.fold import deal_for
from tabletown.server.wire_branches import Branches, NameBranch, NewBranch
from tabletown.server.wire_days import BeginTry
from tabletown.server.wire_lessons import BeginLesson
from tabletown.server.wire_mine import MyGames

BOTS: list[wire.NewSeat] = [wire.MySeat(), wire.BotSeat("random")]
TWO: list[wire.NewSeat] = [wire.MySeat(), wire.OpenSeat()]


async def branch(guest: Guest, table: str, step: int, seat: int = 0) -> wire.TableInfo:
    return read(await guest.post(f"/api/tables/{table}/branches", NewBranch(seat, step)), wire.TableInfo)


async def refusal(guest: Guest, table: str, seat: int = 0) -> tuple[int, str]:
    answer = problem(await guest.post(f"/api/tables/{table}/branches", NewBranch(seat, 0)))
    return answer.code, answer.message


async def played_on(guest: Guest, table: str) -> wire.TableInfo:
    async with guest.live(table) as live:
        await live.play_on()
    return await guest.table(table)


async def position(guest: Guest, table: str, step: int, seat: int = 0) -> wire.Position:
    return read(await guest.http.get(f"/api/tables/{table}/replay/{step}?seat={seat}"), wire.Position)


async def replay(guest: Guest, table: str) -> wire.Replay:
    return read(await guest.http.get(f"/api/tables/{table}/replay"), wire.Replay)


@pytest.fixture
async def finished(ann: Guest) -> wire.TableInfo:
    return await played_on(ann, (await ann.set_table(wire.NewTable("welcome", BOTS))).id)


async def test_the_same_play_leads_to_the_same_end(ann: Guest, finished: wire.TableInfo) -> None:
    """The deal is the same, and so are the bots."""
    course = await replay(ann, finished.id)
    middle = course.epochs[len(course.epochs) // 2]
    other = await branch(ann, finished.id, middle + 1)  # in the middle of a turn: it begins with that turn
    assert other.branch == wire.BranchInfo(
        finished.id, 0, (await position(ann, finished.id, middle)).view.round, False, ""
    )
    assert [(seat.kind, seat.level, seat.character) for seat in other.seats] == [
        (seat.kind, seat.level, seat.character) for seat in finished.seats
    ]
    async with ann.live(other.id) as live:
        first = await live.next_position()
        assert first.view == (await position(ann, finished.id, middle)).view
        while not live.seen().over:
            if live.seen().legal:
                await live.step()  # as it was played the first time
            else:
                await live.next_position()
    over = await ann.table(other.id)
    assert over.result == finished.result
    assert (await replay(ann, other.id)).steps == course.steps[middle:]


async def test_others_may_try_too_in_any_seat(ann: Guest, ben: Guest, finished: wire.TableInfo) -> None:
    other = await branch(ben, finished.id, 0, 1)
    assert [seat.kind for seat in other.seats] == ["bot", "person"]
    assert other.seats[1].name == "Ben"
    assert (other.hosting, other.practice) == (True, True)
    shared = await ann.table(other.id)
    assert shared.branch is not None
    assert (shared.branch.origin, shared.hosting) == ("", False)
    async with ann.live(other.id) as live:  # whoever has the link may watch
        assert (await live.next_position()).seat == -1


async def test_a_running_game_shows_nothing_hidden_on_a_branch(ann: Guest, app: App) -> None:
    table = await ann.set_table(wire.NewTable("streets", BOTS))
    async with ann.live(table.id) as live:
        await live.next_position()
        await live.play_turn()
    other = await branch(ann, table.id, 0)
    assert other.branch is not None
    assert other.branch.redrawn
    dealt, begun = [deal_for(app.services.tables.live[each.id].row, 2).match.state for each in (table, other)]
    assert begun.view(0) == dealt.view(0)
    over = await played_on(ann, other.id)
    assert over.stage == "over"
    # The game goes on: its seed is a secret still, here too.
    for rest in ("record", "verify"):
        answer = await ann.http.get(f"/api/tables/{other.id}/{rest}")
        assert app.services.tables.live[table.id].row.secret.hex() not in answer.text
    assert problem(await ann.http.get(f"/api/tables/{other.id}/record")).message == "error-branch-sealed"
    assert (await ann.http.get(f"/api/tables/{other.id}/replay")).status_code == 200
    await played_on(ann, table.id)
    text = (await ann.http.get(f"/api/tables/{other.id}/record")).text
    assert "\nbranch: 0 1 " in text
    match = record.verify(GAMES["streets"], text)
    assert [score.total for score in match.state.scores()] == (over.result.totals if over.result else [])
    proof = read(await ann.http.get(f"/api/tables/{other.id}/verify"), wire.Verification)
    assert proof.deal_matches
    again = await ann.http.post("/api/records", content=text, headers={"x-tabletown": "1"})
    imported = read(again, wire.TableInfo)
    assert imported.result == over.result
    assert imported.branch is not None
    assert (await ann.http.get(f"/api/tables/{imported.id}/record")).text == text


async def test_a_branch_of_a_branch(ann: Guest) -> None:
    table = await ann.set_table(wire.NewTable("dream_home", BOTS))
    async with ann.live(table.id) as live:
        await live.play_turn()
    one = await branch(ann, table.id, 0)
    async with ann.live(one.id) as live:
        await live.play_turn()
    two = await branch(ann, one.id, 0)
    assert two.branch is not None
    assert two.branch.origin == one.id
    assert (await played_on(ann, two.id)).stage == "over"
    assert problem(await ann.http.get(f"/api/tables/{two.id}/record")).message == "error-branch-sealed"
    three = await branch(ann, two.id, 5)  # of a branch that is over while the game goes on
    assert (await played_on(ann, three.id)).stage == "over"
    assert problem(await ann.http.get(f"/api/tables/{three.id}/record")).message == "error-branch-sealed"
    await played_on(ann, table.id)
    for other in (two, three):
        text = (await ann.http.get(f"/api/tables/{other.id}/record")).text
        record.verify(GAMES["dream_home"], text)


async def test_on_no_list_and_in_no_statistics(ann: Guest, finished: wire.TableInfo) -> None:
    running = await branch(ann, finished.id, 0)
    over = await played_on(ann, (await branch(ann, finished.id, 10_000)).id)
    lobby = read(await ann.http.get("/api/tables"), wire.Lobby)
    listed = [table.id for table in (*lobby.mine, *lobby.open, *lobby.invited, *lobby.finished)]
    assert listed == [finished.id]
    assert [game.table for game in read(await ann.http.get("/api/me/games"), MyGames).games] == [finished.id]
    mine = read(await ann.http.get("/api/branches"), Branches).branches
    assert {table.id for table in mine} == {running.id, over.id}
    named = read(await ann.put(f"/api/tables/{over.id}/title", NameBranch(" With  a pool ")), wire.TableInfo)
    assert named.branch is not None
    assert named.branch.title == "With a pool"
    await ann.post(f"/api/tables/{over.id}/hide")
    assert [table.id for table in read(await ann.http.get("/api/branches"), Branches).branches] == [running.id]
    again = read(await ann.post(f"/api/tables/{over.id}/again"), wire.TableInfo)
    assert again.branch is None


async def test_only_its_player_names_it(ann: Guest, ben: Guest, finished: wire.TableInfo) -> None:
    other = await branch(ann, finished.id, 0)
    assert problem(await ben.put(f"/api/tables/{other.id}/title", NameBranch("Mine"))).code == 403
    assert problem(await ann.put(f"/api/tables/{finished.id}/title", NameBranch("Mine"))).code == 409


async def test_not_with_people_nor_where_it_counts(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", TWO))
    await ben.take_seat(table.id, 1)
    assert not (await ann.table(table.id)).practice
    assert await refusal(ann, table.id) == (403, "error-no-branch")
    alone = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
    assert await refusal(ben, alone.id) == (403, "error-not-your-seat")
    counted = read(await ann.post("/api/days/today/happy_city", BeginTry()), wire.TableInfo)
    assert not counted.practice
    assert (await refusal(ann, counted.id))[0] == 403
    lesson = read(await ann.post("/api/lessons/welcome/base", BeginLesson()), wire.TableInfo)
    assert await refusal(ann, lesson.id) == (403, "error-no-branch")


async def test_whoever_is_forgotten_leaves_no_title(ann: Guest, app: App, finished: wire.TableInfo) -> None:
    other = await branch(ann, finished.id, 0)
    await ann.put(f"/api/tables/{other.id}/title", NameBranch("Ann was here"))
    await app.services.forgotten.forget(app.services.tables.live[other.id].row.host)
    stored = await app.services.storage.load(other.id)
    assert stored is not None
    assert (stored.table.title, stored.table.host) == ("", "")
    assert b"Ann" not in msgspec.json.encode(stored.seats)
