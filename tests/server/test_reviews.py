"""Reviews of finished games: made in the background once for everybody, kept, and never of a game that is not over."""

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from support.tabletown_server import Guest, problem, read, serving, sqlite_url
from tabletown.server import clock, reviews_storage, wire
from tabletown.server.app import App
from tabletown.server.config import Rate, Settings
from tabletown.server.reviewing import COMMAND
from tabletown.server.reviews_storage import ReviewsStorage
from tabletown.server.storage import Storage
from tabletown.server.wire_days import BeginTry
from tabletown.server.wire_review import GameReview, JudgedLine, ReviewFigure, ReviewNow, TriedLine, TryLine

RECORDS = Path(__file__).parents[1] / "records"
RECORD = RECORDS / "dream_home-classic-2-rounds.txt"
PATIENCE = 300.0


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """On a busy machine a worker needs its time to start."""
    return msgspec.structs.replace(settings, review_depth=0, bot_time=PATIENCE)


async def uploaded(guest: Guest, path: Path = RECORD) -> str:
    answer = await guest.http.post(
        "/api/records", content=path.read_bytes(), headers={"content-type": "text/plain; charset=utf-8"}
    )
    return read(answer, wire.TableInfo).id


async def asked(guest: Guest, table: str) -> ReviewNow:
    return read(await guest.post(f"/api/tables/{table}/review"), ReviewNow)


async def shown(guest: Guest, table: str) -> ReviewNow:
    return read(await guest.http.get(f"/api/tables/{table}/review"), ReviewNow)


async def made(guest: Guest, table: str) -> GameReview:
    async with asyncio.timeout(PATIENCE):
        while (now := await shown(guest, table)).review is None:
            assert now.stage in ("waiting", "working"), now
            await asyncio.sleep(0.05)
    return now.review


async def refusal(guest: Guest, table: str) -> tuple[int, str]:
    """Why none can be asked for. Whoever only looks whether there is one is told that there never will be."""
    asked = problem(await guest.post(f"/api/tables/{table}/review"))
    looked = await guest.http.get(f"/api/tables/{table}/review")
    if asked.code == 409:
        assert read(looked, ReviewNow).stage == "never"
    else:
        assert problem(looked) == asked
    return asked.code, asked.message


async def test_a_review_is_made_kept_and_leads_into_the_replay(ann: Guest, ben: Guest) -> None:
    table = await uploaded(ann)
    assert (await shown(ben, table)).stage == "none"
    assert (await asked(ann, table)).stage in ("waiting", "working")
    review = await made(ben, table)
    again = await asked(ben, table)
    assert (again.stage, again.review) == ("done", review)
    replay = read(await ann.http.get(f"/api/tables/{table}/replay"), wire.Replay)
    seats = [step.seat for step in replay.steps]
    assert [move.kind for turn in review.turns for move in turn.played] == [step.move.kind for step in replay.steps]
    start = 0
    for turn in review.turns:
        assert turn.step in replay.epochs
        assert turn.step <= start < len(seats)
        assert seats[start : start + len(turn.played)] == [turn.seat] * len(turn.played)
        start += len(turn.played)
    assert review.curve[-1].step == len(seats)
    assert [moment.step for moment in review.curve] == sorted({moment.step for moment in review.curve})
    assert [turn.round for turn in review.turns] == sorted(turn.round for turn in review.turns)
    result = read(await ann.http.get(f"/api/tables/{table}"), wire.TableInfo).result
    assert result is not None
    assert [balance.result for balance in review.balances] == [
        result.totals[0] - result.totals[1],
        result.totals[1] - result.totals[0],
    ]
    for balance in review.balances:
        parts = (balance.start, balance.decisions, balance.opponents, balance.chance, balance.rest)
        assert sum(part.points for part in parts) == pytest.approx(balance.result)
    assert not review.alone
    await check_lines(ben, table, review)


async def check_lines(guest: Guest, table: str, review: GameReview) -> None:
    """The better turn on the board: the position before it ends, through the eyes of the one who decided."""
    turn = next(turn for turn in review.turns if turn.better)
    path = f"/api/tables/{table}/review/{turn.number}"
    first = read(await guest.post(path, TryLine([])), TriedLine)
    replayed = read(await guest.http.get(f"/api/tables/{table}/replay/{turn.step}?seat={turn.seat}"), wire.Position)
    assert (first.position.view, first.is_whole) == (replayed.view, False)
    actions = [move.action for move in turn.better]
    assert actions[0] in [move.action for move in first.position.legal]
    whole = read(await guest.post(path, TryLine(actions)), TriedLine)
    before = read(await guest.post(path, TryLine(actions[:-1])), TriedLine)
    assert (whole.is_whole, before.is_whole) == (True, False)
    assert whole.position == before.position
    illegal = next(
        move.action
        for each in review.turns
        for move in each.played
        if move.action not in {legal.action for legal in first.position.legal}
    )
    for wrong in ([illegal], [*actions, actions[-1]]):
        assert problem(await guest.post(path, TryLine(wrong))).code == 422
    await check_judgements(guest, path, review, turn.number)
    missing = f"/api/tables/{table}/review/{len(review.turns) + 1}"
    assert problem(await guest.post(missing, TryLine([]))).code == 404


async def check_judgements(guest: Guest, path: str, review: GameReview, number: int) -> None:
    """Turns tried instead: the better one costs nothing, the played one what the review says, others what they lose."""
    turn = review.turns[number - 1]
    better, played = ([move.action for move in moves] for moves in (turn.better, turn.played))
    assert await judged(guest, path, better) == JudgedLine("good", ReviewFigure(0.0, 0.0), is_played=False)
    assert await judged(guest, path, played) == JudgedLine(turn.mark, turn.cost, is_played=True)
    other: list[int] = []
    while not (now := read(await guest.post(path, TryLine(other)), TriedLine)).is_whole:
        other.append(now.position.legal[-1].action)
    guest.http.timeout = PATIENCE  # the first worker has to start
    first, again = [await judged(guest, path, other) for _ in range(2)]
    assert first == again
    assert other in (better, played) or first.cost.error > 0
    assert problem(await guest.post(f"{path}/judge", TryLine(other[:-1]))).code == 422


async def judged(guest: Guest, path: str, actions: list[int]) -> JudgedLine:
    return read(await guest.post(f"{path}/judge", TryLine(actions)), JudgedLine)


async def test_only_of_games_that_are_over_and_may_be_seen(ann: Guest, ben: Guest) -> None:
    running = await ann.set_table(wire.NewTable("dream_home", [wire.MySeat(), wire.OpenSeat()]))
    assert await refusal(ann, running.id) == (409, "error-not-over")
    await ben.take_seat(running.id, 1)
    assert await refusal(ann, running.id) == (409, "error-not-over")
    assert problem(await ann.post(f"/api/tables/{running.id}/review/1", TryLine([]))).code == 409
    closed = await ann.set_table(wire.NewTable("dream_home", [wire.MySeat(), wire.BotSeat("random")], spectators=False))
    assert await refusal(ben, closed.id) == (403, "error-no-spectators")
    assert await refusal(ann, "no-such-table") == (404, "error-no-table")
    short = "\n".join(line for line in RECORD.read_text().splitlines()[:20] if not line.startswith("ended"))
    broken_off = await ann.http.post("/api/records", content=short, headers={"content-type": "text/plain"})
    if broken_off.is_success:  # a record of a game that nobody finished
        assert await refusal(ann, read(broken_off, wire.TableInfo).id) == (409, "error-not-over")


async def test_not_of_a_try_at_a_deal_that_others_still_play(ann: Guest) -> None:
    table = read(await ann.post("/api/days/today/welcome", BeginTry()), wire.TableInfo)
    async with ann.live(table.id) as live:
        await live.play_on()
    assert await refusal(ann, table.id) == (409, "error-day-sealed")


async def test_not_too_often_but_what_is_there_is_free(settings: Settings) -> None:
    limits = msgspec.structs.replace(settings.limits, reviews=Rate(1, 0.0001))
    async with serving(msgspec.structs.replace(settings, limits=limits)) as (address, _), Guest(address, "Ann") as ann:
        first, second = await uploaded(ann), await uploaded(ann)
        for _ in range(3):
            assert (await asked(ann, first)).stage in ("waiting", "working", "done")
        assert problem(await ann.post(f"/api/tables/{second}/review")).message == "error-too-many"


async def test_a_server_that_stops_leaves_its_review_to_the_next(settings: Settings) -> None:
    async with serving(settings) as (address, app), Guest(address, "Ann") as ann:
        table = await uploaded(ann)
        await asked(ann, table)
        async with asyncio.timeout(PATIENCE):
            while (await shown(ann, table)).stage != "working":
                await asyncio.sleep(0.02)
    async with serving(settings) as (address, app), Guest(address, "Ann") as ann:
        assert (await made(ann, table)).turns
        row = await app.services.storage.reviews.find(table)
        assert row is not None
        assert (row.tries, row.worker) == (1, "")


async def test_a_worker_that_dies_is_tried_again_and_then_given_up(app: App, ann: Guest) -> None:
    app.services.reviewing.command = (sys.executable, "-c", "")
    table = await uploaded(ann)
    await asked(ann, table)
    async with asyncio.timeout(PATIENCE):
        while (now := await shown(ann, table)).stage != "failed":
            assert now.stage in ("waiting", "working")
            await asyncio.sleep(0.05)
    app.services.reviewing.command = COMMAND
    assert (await asked(ann, table)).stage in ("waiting", "working")
    assert (await made(ann, table)).turns


@pytest.fixture(params=["sqlite", "postgresql"])
async def kept(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[ReviewsStorage]:
    url = str(request.getfixturevalue("postgres_url")) if request.param == "postgresql" else sqlite_url(tmp_path)
    storage = Storage(url)
    await storage.open()
    yield storage.reviews
    await storage.close()


async def test_one_process_makes_a_review_and_another_takes_it_up(
    kept: ReviewsStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    for table in ("first", "second"):
        await asyncio.gather(kept.ask(table), kept.ask(table))
    assert await kept.waiting() == 2
    claims = await asyncio.gather(*(kept.claim(worker) for worker in ("one", "two", "three", "four")))
    claimed = [table for table in claims if table]
    assert len(set(claimed)) == len(claimed) >= 1
    while (more := await kept.claim("five")) is not None:
        claimed.append(more)
    assert sorted(claimed) == ["first", "second"]
    owner = next(worker for worker, table in zip(("one", "two", "three", "four"), claims, strict=True) if table)
    table = claimed[0]
    assert await kept.beat(table, owner, 3, 10)
    assert not await kept.beat(table, "stranger", 9, 10)
    row = await kept.find(table)
    assert row is not None
    assert (row.stage(), row.done, row.total) == ("working", 3, 10)
    later = clock.now() + reviews_storage.LATE + 1
    monkeypatch.setattr(clock, "now", lambda: later)
    assert row.stage() == "waiting"
    assert await kept.claim("six") in claimed
    assert await kept.claim("six") in claimed
    assert not await kept.beat(table, owner, 4, 10)


async def test_what_fails_three_times_is_given_up_until_somebody_asks_again(kept: ReviewsStorage) -> None:
    await kept.ask("table")
    for _ in range(reviews_storage.TRIES):
        row = await kept.find("table")
        assert row is not None
        assert row.stage() == "waiting"
        assert await kept.claim("one") == "table"
        await kept.let_go("table", "one", is_failure=True)
    assert await kept.claim("one") is None
    row = await kept.find("table")
    assert row is not None
    assert row.stage() == "failed"
    await kept.ask("table")
    assert await kept.claim("one") == "table"
