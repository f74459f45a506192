"""Looking back: replay step by step through any eyes, records out and in, and the proof of the deal."""

import hashlib

import msgspec
import pytest

from support.tabletown_server import Guest, problem, read
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
    assert proof == wire.Verification(table.commitment, None, None, None, 1, None)


async def test_replay_from_the_first_step_to_the_last(ann: Guest, ben: Guest, finished: wire.TableInfo) -> None:
    path = f"/api/tables/{finished.id}/replay"
    whole = read(await ben.http.get(path), wire.Replay)
    last = len(whole.steps)
    assert {step.seat for step in whole.steps} == {0, 1}
    assert whole.epochs[0].step == 0
    assert all(0 < entry.step <= last for entry in whole.log)
    for eyes in (-1, 0, 1):
        start = read(await ben.http.get(f"{path}/0?seat={eyes}"), wire.ReplayPosition)
        assert (start.step, start.epoch, start.seat, start.view.round) == (0, 0, eyes, 1)
        end = read(await ben.http.get(f"{path}/{last}?seat={eyes}"), wire.ReplayPosition)
        assert end.over
        assert finished.result is not None
        assert [sheet.total for sheet in end.scores] == finished.result.totals
    middle = [read(await ben.http.get(f"{path}/{last // 2}"), wire.ReplayPosition) for _ in range(2)]
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
    assert uploaded.imported
    assert uploaded.stage == "over"
    assert uploaded.result == finished.result
    assert uploaded.commitment == finished.commitment
    assert [seat.name for seat in uploaded.seats] == ["Ann", "random"]
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
