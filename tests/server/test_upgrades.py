"""A newer Tabletown on an older database: every table goes on under the rules that it was begun with, or says why not."""

from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from support.tabletown_server import Guest, new_id, problem, read
from tabletown.engine import record
from tabletown.engine.contract import IllegalAction
from tabletown.engine.record import RecordError
from tabletown.games import GAMES
from tabletown.server import wire
from tabletown.server.app import App
from tabletown.server.tables import LiveTable

OLD = Path(__file__).parent.parent / "records" / "welcome-first-2-refusals-2.txt"


async def begun_under(rules: int, app: App, table_id: str) -> None:
    """As if the table had been set by the program that had these rules."""
    await begun_with(app, table_id, rules=rules)


async def begun_with(app: App, table_id: str, **other: object) -> None:
    async with app.services.storage.changing(table_id) as change:
        assert change is not None
        for name, value in other.items():
            setattr(change.table, name, value)
    app.services.tables.live.clear()


async def secret_of_other_cards(app: App, table_id: str) -> bytes:
    """The first of some secrets whose deal refuses what the log says: some deals would allow it by chance."""
    stored = await app.services.storage.load(table_id)
    assert stored is not None
    for number in range(1000):
        table = msgspec.structs.replace(stored.table, secret=number.to_bytes(16, "big"))
        try:
            LiveTable(msgspec.structs.replace(stored, table=table))
        except IllegalAction:
            return table.secret
    raise AssertionError("every deal allows these moves")


async def test_a_table_is_set_under_the_newest_rules(ann: Guest, app: App) -> None:
    info = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
    table = await app.services.tables.get(info.id)
    assert table.row.rules == table.running().setup.rules == GAMES["welcome"].rules_versions[0]


async def test_a_running_game_finishes_under_the_rules_it_began_with(ann: Guest, app: App) -> None:
    info = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.BotSeat("random")]))
    await begun_under(1, app, info.id)
    async with ann.live(info.id) as live:
        await live.play_on()
    table = await app.services.tables.get(info.id)
    assert table.running().setup.rules == 1
    proof = read(await ann.http.get(f"/api/tables/{info.id}/verify"), wire.Verification)
    assert (proof.rules_version, proof.deal_matches) == (1, True)
    assert "\nrules: 1\n" in (await ann.http.get(f"/api/tables/{info.id}/record")).text


async def test_an_uploaded_record_of_older_rules_is_walked_through_under_them(ann: Guest) -> None:
    text = OLD.read_text(encoding="utf-8")
    info = read(await ann.http.post("/api/records", content=text), wire.TableInfo)
    proof = read(await ann.http.get(f"/api/tables/{info.id}/verify"), wire.Verification)
    assert (proof.rules_version, proof.deal_matches) == (1, True)
    whole = read(await ann.http.get(f"/api/tables/{info.id}/replay"), wire.Replay)
    end = read(await ann.http.get(f"/api/tables/{info.id}/replay/{len(whole.steps)}"), wire.Position)
    assert end.over
    assert (await ann.http.get(f"/api/tables/{info.id}/record")).text == text


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        ({"rules": 99}, "error-other-rules"),
        ({"figures": "0123456789abcdef"}, "error-other-figures"),
        ({"edition": "second"}, "error-other-figures"),
        ({"game": "chess"}, "error-other-game"),
        ({"secret": b""}, "error-cannot-replay"),
    ],
)
async def test_a_table_that_cannot_go_on_says_so_and_gives_its_record(
    ann: Guest, ben: Guest, app: App, other: dict[str, object], reason: str
) -> None:
    """An empty secret stands for one whose cards do not allow what was played."""
    info = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.OpenSeat()], spectators=False))
    await ben.take_seat(info.id, 1)
    async with ann.live(info.id) as live:
        await live.play_turn()
    async with ben.live(info.id) as live:
        await live.play_turn()
        while live.seen().view.round < 2:
            await live.receive()
        await live.step()
    if "secret" in other:
        other = {"secret": await secret_of_other_cards(app, info.id)}
    await begun_with(app, info.id, **other)
    for rest in ("", "/replay", "/verify"):
        answer = problem(await ann.http.get(f"/api/tables/{info.id}{rest}"))
        assert (answer.code, answer.message) == (409, reason)
    with pytest.raises(ConnectionClosed) as closed:
        async with ann.live(info.id) as live:
            await live.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4409
    assert [one.id for one in read(await ann.http.get("/api/tables"), wire.Lobby).mine] == [info.id]
    kept = record.parse((await ann.http.get(f"/api/tables/{info.id}/record")).text)
    assert kept.fields["rules"] == str(other.get("rules", 2))
    assert [line.seat for line in kept.lines] == [0, 1]
    assert kept.seed == "", "the seed of a game that is not over stays secret"


async def test_the_record_of_a_finished_game_that_cannot_be_opened_replays_elsewhere(ann: Guest, app: App) -> None:
    """With what was taken back still in it: the log is written down as it is."""
    info = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.BotSeat("random")]))
    async with ann.live(info.id) as live:
        before = await live.next_position()
        for kind in (wire.TakeBack, wire.Restart):
            await live.step()  # no more: with some cards the second one ends the turn, and then the next is dealt
            answer = await live.ask(kind(new_id(), live.seen().seen, 0))
            assert isinstance(answer, wire.Ack)
            while live.seen().seen < answer.seen:
                await live.receive()
        assert live.seen().legal == before.legal
        await live.play_on()
    table = await app.services.tables.get(info.id)
    totals = [score.total for score in table.running().match.state.scores()]
    await begun_under(99, app, info.id)
    text = (await ann.http.get(f"/api/tables/{info.id}/record")).text
    said = [word for line in record.parse(text).lines if line.seat == 0 for word in line.text.split(", ")]
    assert (said.count(record.TAKE_BACK), said.count(record.RESTART)) == (1, 1)
    with pytest.raises(RecordError, match="record-rules-version"):
        record.replay(GAMES["welcome"], record.parse(text))
    match = record.replay(GAMES["welcome"], record.parse(text.replace("rules: 99", "rules: 2")))
    assert match.state.over()
    assert [score.total for score in match.state.scores()] == totals


async def test_what_is_asked_of_a_table_whose_game_is_unknown_is_answered(ann: Guest, ben: Guest, app: App) -> None:
    """Whoever would change it is told why not; whoever leaves it may."""
    two: list[wire.NewSeat] = [wire.MySeat(), wire.OpenSeat()]
    not_begun = await ann.set_table(wire.NewTable("welcome", two))
    running = await ann.set_table(wire.NewTable("welcome", two))
    await ben.take_seat(running.id, 1)
    over = read(await ann.http.post("/api/records", content=OLD.read_text(encoding="utf-8")), wire.TableInfo)
    for table in (not_begun, running, over):
        await begun_with(app, table.id, game="chess")
    async with app.services.storage.changing(over.id) as change:
        assert change is not None
        change.seats[0].holder, change.table.imported = change.table.host, False
    seats: list[wire.ChangedSeat] = [wire.KeptSeat(0), wire.OpenSeat()]
    for answer in (
        await ann.post(f"/api/tables/{not_begun.id}/start"),
        await ann.put(f"/api/tables/{not_begun.id}", wire.ChangeTable(seats, "first")),
        await ann.post(f"/api/tables/{over.id}/again"),
    ):
        assert (problem(answer).code, problem(answer).message) == (409, "error-other-game")
    stored = await app.services.storage.load(over.id)
    assert stored is not None and stored.table.next == "", "nobody is invited to what cannot be played"
    left = read(await ben.post(f"/api/tables/{running.id}/leave"), wire.TableInfo)
    assert (left.stage, left.seats[1].gone) == ("running", True)
    assert read(await ben.post(f"/api/tables/{running.id}/come-back"), wire.TableInfo).seats[1].mine
    for guest in (ann, ben):
        left = read(await guest.post(f"/api/tables/{running.id}/leave"), wire.TableInfo)
    assert left.stage == "left"
