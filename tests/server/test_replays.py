"""Looking back: replay step by step through any eyes, records out and in, and the proof of the deal."""

import hashlib

import msgspec
import pytest

from support.tabletown_server import Guest, new_id, problem, read, welcome
from tabletown.engine import record
from tabletown.engine.match import Match
from tabletown.games import GAMES
from tabletown.server import wire


@pytest.fixture
async def finished(ann: Guest) -> wire.TableInfo:
    """A short game between Ann and a bot."""
    seats: list[wire.NewSeat] = [wire.MySeat(), wire.BotSeat("random")]
    table = await ann.set_table(wire.NewTable("welcome", seats))
    async with ann.live(table.id) as live:
        await live.play_on()
    return await ann.table(table.id)


async def test_nothing_of_a_running_game(ann: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
    for rest in ("replay", "replay/0", "record"):
        answer = problem(await ann.http.get(f"/api/tables/{table.id}/{rest}"))
        assert (answer.code, answer.message) == (409, "error-not-over")
    proof = read(await ann.http.get(f"/api/tables/{table.id}/verify"), wire.Verification)
    assert proof == wire.Verification(table.commitment, None, None, None, 2, None)


async def test_what_others_did_can_be_seen_again_through_own_eyes(ann: Guest, ben: Guest) -> None:
    seats: list[wire.NewSeat] = [wire.MySeat(), wire.OpenSeat()]
    table = await ann.set_table(wire.NewTable("dream_home", seats))
    await ben.take_seat(table.id, 1)
    path = f"/api/tables/{table.id}/replay"
    async with ann.live(table.id) as one, ben.live(table.id) as two:
        await two.next_position()
        await one.next_position()
        # Until nobody is in the middle of a turn: what can still be taken back is not kept.
        while len({entry.step for entry in one.log}) < 6 or one.seen().can_take_back or two.seen().can_take_back:
            await (one if one.seen().legal else two).step()
            for live in (one, two):
                await live.ask(wire.Ping(new_id()))
        last = max(entry.step for entry in one.log)
        for step in range(last):
            seen = read(await ann.http.get(f"{path}/{step}?seat=0"), wire.Position)
            assert (seen.seen, seen.seat, seen.legal) == (step, 0, [])
        before, after = [read(await ann.http.get(f"{path}/{step}?seat=0"), wire.Position) for step in (0, last - 1)]
        assert before.view != after.view
        assert problem(await ann.http.get(f"{path}/9999?seat=0")).code == 404
        for guest, seat in ((ann, 1), (ann, -1), (ben, 0)):
            refused = problem(await guest.http.get(f"{path}/0?seat={seat}"))
            assert (refused.code, refused.message) == (409, "error-not-over")


async def test_the_turn_of_another_stays_hidden_while_it_lasts(ann: Guest, ben: Guest) -> None:
    """Ben plays his round in secret: the past that Ann may see again does not grow by it."""
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.OpenSeat()]))
    await ben.take_seat(table.id, 1)
    path = f"/api/tables/{table.id}/replay"
    async with ann.live(table.id) as one, ben.live(table.id) as two:
        await one.next_position()
        await two.play_turn()
        assert problem(await ann.http.get(f"{path}/1?seat=0")).code == 404
        await one.play_turn()
        while one.seen().view.round == 1:
            await one.receive()
        last = max(entry.step for entry in one.log)
        blank = [read(await ann.http.get(f"{path}/{step}?seat=0"), wire.Position) for step in range(last)]
        assert all(welcome(each).sheets[1] == welcome(blank[0]).sheets[1] for each in blank)
        shown = read(await ann.http.get(f"{path}/{last}?seat=0"), wire.Position)
        assert welcome(shown).sheets[1] != welcome(blank[0]).sheets[1]


async def test_replay_from_the_first_step_to_the_last(ann: Guest, ben: Guest, finished: wire.TableInfo) -> None:
    path = f"/api/tables/{finished.id}/replay"
    whole = read(await ben.http.get(path), wire.Replay)
    last = len(whole.steps)
    assert {step.seat for step in whole.steps} == {0, 1}
    assert whole.epochs[0] == 0
    assert all(0 < entry.step <= last for entry in whole.log)
    for observer in (-1, 0, 1):
        start = read(await ben.http.get(f"{path}/0?seat={observer}"), wire.Position)
        assert (start.seen, start.seat, start.view.round, start.legal) == (0, observer, 1, [])
        end = read(await ben.http.get(f"{path}/{last}?seat={observer}"), wire.Position)
        assert end.over
        assert finished.result is not None
        assert [sheet.total for sheet in end.scores] == finished.result.totals
    middle = [read(await ben.http.get(f"{path}/{last // 2}"), wire.Position) for _ in range(2)]
    assert middle[0] == middle[1]
    assert problem(await ben.http.get(f"{path}/{last + 1}")).code == 404
    assert problem(await ben.http.get(f"{path}/0?seat=2")).code == 404


async def test_a_record_downloads_verifies_and_uploads(ann: Guest, ben: Guest, finished: wire.TableInfo) -> None:
    response = await ben.http.get(f"/api/tables/{finished.id}/record")
    assert response.headers["content-type"].startswith("text/plain")
    assert response.headers["content-disposition"].startswith("attachment;")
    match = record.verify(GAMES["welcome"], response.text)
    assert finished.result is not None
    assert [score.total for score in match.state.scores()] == finished.result.totals

    uploaded = read(await ben.http.post("/api/records", content=response.content), wire.TableInfo)
    assert uploaded.stage == "over"
    assert uploaded.result == finished.result
    assert uploaded.commitment == finished.commitment
    assert [(seat.name, seat.level) for seat in uploaded.seats] == [("Ann", ""), ("", "random")]
    one, two = [
        read(await ann.http.get(f"/api/tables/{table.id}/replay"), wire.Replay) for table in (finished, uploaded)
    ]
    assert one.steps == two.steps
    assert one.log == two.log
    again = await ben.http.get(f"/api/tables/{uploaded.id}/record")
    assert again.text == response.text
    taken = problem(await ben.post(f"/api/tables/{uploaded.id}/seats/0", wire.TakeSeat()))
    assert taken.message == "error-imported"


async def test_a_changed_record_is_refused_with_its_line(ann: Guest, finished: wire.TableInfo) -> None:
    text = (await ann.http.get(f"/api/tables/{finished.id}/record")).text
    rows = text.split("\n")
    place = next(number for number, row in enumerate(rows) if row.startswith("1: "))
    rows[place] = rows[place].replace("1: ", "1: done, ", 1)
    answer = problem(await ann.http.post("/api/records", content="\n".join(rows).encode()))
    assert answer.code == 422
    assert answer.message == "record-illegal-move"
    assert answer.args["line"] == place + 1


@pytest.mark.parametrize("text", ["", "hello", "Tabletown record 1\n---", "Tabletown record 1\ngame: chess\n---\n"])
async def test_what_is_no_record(ann: Guest, text: str) -> None:
    answer = problem(await ann.http.post("/api/records", content=text.encode()))
    assert answer.code == 422
    assert answer.message.startswith("record-")


async def test_an_unfinished_record_replays_too(ann: Guest) -> None:
    game = GAMES["welcome"]
    state = game.deal(game.set_up("first", 1), b"seed")
    match = Match(state)
    for _ in range(4):
        match.play(0, match.state.legal(0)[0])
    text = record.write(game, match, b"seed", ["A | very long name that nobody can have here"])
    table = read(await ann.http.post("/api/records", content=text.encode()), wire.TableInfo)
    assert table.result is None
    whole = read(await ann.http.get(f"/api/tables/{table.id}/replay"), wire.Replay)
    assert len(whole.steps) == 4


async def test_anybody_can_check_the_deal(ben: Guest, finished: wire.TableInfo) -> None:
    proof = read(await ben.http.get(f"/api/tables/{finished.id}/verify"), wire.Verification)
    assert proof.seed is not None
    assert hashlib.sha256(bytes.fromhex(proof.seed)).hexdigest() == finished.commitment == proof.commitment
    assert proof.seed_matches
    assert proof.deal_matches
    assert msgspec.json.encode(proof.result) == msgspec.json.encode(finished.result)
