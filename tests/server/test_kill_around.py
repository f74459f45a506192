"""Nothing lost around the game: people leave, give up, remove, come back, play again, try the deal of the day and are forgotten
while the server is killed again and again, on SQLite and on PostgreSQL. What was acknowledged is there, and nothing is half
done: a table stands as it was acknowledged last or, while somebody waits for an answer, as that answer would say."""

import asyncio
import random
import signal
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import httpx
import msgspec
import pytest
from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from server.test_daily_processes import at_noon
from server.test_kill import END_OTHERS, FAILURES, until_healthy
from support.long import LONG
from support.tabletown_server import Guest, read, sqlite_url
from tabletown.games import GAMES
from tabletown.server import schema, schema_people, wire
from tabletown.server.wire_days import BeginTry

FAULTS = 16 if LONG else 4
TWO: list[wire.NewSeat] = [wire.MySeat(), wire.OpenSeat()]
THREE: list[wire.NewSeat] = [*TWO, wire.OpenSeat()]
NAMES = ("Ann", "Ben")
DONE_BEFORE = (403, 409)
"""What somebody is told who asks again for what was done when its answer was lost."""


class Evening:
    """What some people were told, and what they wait for."""

    def __init__(self) -> None:
        self.acknowledged = 0
        self.stands: dict[str, str] = {}
        """How each table stood when something was last acknowledged there, in the words of `standing`."""
        self.awaited = ("", "")
        """A table, and how it stands once the answer comes that somebody waits for."""
        self.forgotten = 0

    async def ask(self, guest: Guest, method: str, path: str, body: msgspec.Struct | None = None) -> httpx.Response:
        """Ask until there is an answer, whatever happens to the server meanwhile."""
        content = msgspec.json.encode(body) if body is not None else b""
        asked_before = False
        while True:
            with suppress(*FAILURES):
                answer = await guest.http.request(method, path, content=content)
                if answer.status_code != 503:
                    assert answer.is_success or (asked_before and answer.status_code in DONE_BEFORE), answer.text
                    self.acknowledged += 1
                    return answer
            asked_before = True
            await asyncio.sleep(0.01)

    async def do(self, guest: Guest, deed: str, table_id: str, after: str) -> None:
        """Something at a table of which we were told; afterwards it stands so."""
        self.awaited = (table_id, after)
        await self.ask(guest, "POST", f"/api/tables/{table_id}/{deed}", wire.TakeSeat())
        self.stands[table_id], self.awaited = after, ("", "")

    async def set_table(self, guest: Guest, seats: list[wire.NewSeat], after: str) -> str:
        return self.learn(await self.ask(guest, "POST", "/api/tables", wire.NewTable("welcome", seats)), after)

    def learn(self, answer: httpx.Response, after: str) -> str:
        """Somebody was told of a new table."""
        table_id = read(answer, wire.TableInfo).id
        self.stands[table_id] = after
        return table_id


async def leave_before_the_start(evening: Evening, ann: Guest, ben: Guest) -> None:
    while True:
        table = await evening.set_table(ann, THREE, "open by Ann: Ann, open, open")
        await evening.do(ben, "seats/1", table, "open by Ann: Ann, Ben, open")
        await evening.do(ann, "seats/1/let-go", table, "open by Ann: Ann, open, open")
        await evening.do(ben, "seats/2", table, "open by Ann: Ann, open, Ben")
        await evening.do(ann, "seats/2/host", table, "open by Ben: Ann, open, Ben")
        await evening.do(ann, "leave", table, "open by Ben: open, open, Ben")
        await evening.do(ben, "remove", table, "left by Ben: open, open, Ben gone")
        await evening.do(ben, "come-back", table, "open by Ben: open, open, Ben")
        await evening.do(ben, "leave", table, "left by Ben: open, open, Ben gone")
        await evening.do(ben, "hide", table, "left by Ben: open, open, Ben gone hidden")


async def give_up(evening: Evening, ann: Guest, ben: Guest) -> None:
    while True:
        table = await evening.set_table(ann, TWO, "open by Ann: Ann, open")
        await evening.do(ben, "seats/1", table, "running by Ann: Ann, Ben")
        await evening.do(ben, "leave", table, "running by Ann: Ann, Ben gone handed")
        await evening.do(ben, "come-back", table, "running by Ann: Ann, Ben")
        await evening.do(ann, "leave", table, "running by Ben: Ann gone handed, Ben")
        await evening.do(ben, "leave", table, "left by Ben: Ann gone handed, Ben gone")
        await evening.do(ann, "hide", table, "left by Ben: Ann gone handed hidden, Ben gone")


async def play_again(evening: Evening, ann: Guest, ben: Guest, over: wire.TableInfo) -> None:
    """The next game of the same two; when both have left it, one more. The score of the evening goes along."""
    assert over.result is not None
    one, two = (f"{name} won" if place == 1 else name for name, place in zip(NAMES, over.result.ranking, strict=True))
    path = f"/api/tables/{over.id}/again"
    while True:
        table = evening.learn(await evening.ask(ann, "POST", path), f"open by Ann: kept for {two}, {one}")
        evening.awaited = (table, f"running by Ann: {two}, {one}")
        joined = read(await evening.ask(ben, "POST", path), wire.TableInfo)
        assert joined.id == table
        evening.stands[table], evening.awaited = evening.awaited[1], ("", "")
        await evening.do(ben, "leave", table, f"running by Ann: {two} gone handed, {one}")
        await evening.do(ann, "leave", table, f"left by Ann: {two} gone handed, {one} gone")


async def try_the_day(evening: Evening, address: str) -> None:
    """Somebody new each time: one try at each game, given up, gone on with, and in the end forgotten."""
    while True:
        async with Guest(address) as eve:
            await evening.ask(eve, "PUT", "/api/me", wire.Rename("Eve"))
            for game in GAMES:
                path = f"/api/days/today/{game}"
                begun = await evening.ask(eve, "POST", path, BeginTry())
                beside = ", bot" * (len(read(begun, wire.TableInfo).seats) - 1)
                table = evening.learn(begun, f"running by Eve: Eve{beside}")
                again = read(await evening.ask(eve, "POST", path, BeginTry()), wire.TableInfo)
                assert again.id == table, "there is one try"
                await evening.do(eve, "leave", table, f"left by Eve: Eve gone{beside}")
                await evening.do(eve, "come-back", table, f"running by Eve: Eve{beside}")
                await evening.do(eve, "leave", table, f"left by Eve: Eve gone{beside}")
                evening.stands.pop(table)  # whoever is forgotten is taken off one table after the other
            await evening.ask(eve, "DELETE", "/api/me")
            evening.forgotten += 1


async def test_killed_while_people_come_and_go(kind: str, url: str) -> None:
    chance = random.Random(23)
    engine = schema.open_engine(url)
    evenings = [Evening() for _ in range(4)]
    async with AsyncExitStack() as stack:
        server = stack.enter_context(at_noon(url))
        stack.push_async_callback(engine.dispose)
        ann, ben = [await stack.enter_async_context(Guest(server.address, name)) for name in NAMES]
        over = await a_finished_game(ann, ben)
        one, two, three, four = evenings
        doing = [
            asyncio.create_task(leave_before_the_start(one, ann, ben)),
            asyncio.create_task(give_up(two, ann, ben)),
            asyncio.create_task(play_again(three, ann, ben, over)),
            asyncio.create_task(try_the_day(four, server.address)),
        ]
        stack.push_async_callback(end, doing)
        for number in range(FAULTS):
            await acts(evenings, chance.randrange(4, 12), doing)
            await asyncio.sleep(chance.uniform(0, 0.03))
            if kind == "postgresql" and number % 2:
                async with engine.begin() as connection:
                    await connection.execute(text(END_OTHERS))
                continue
            server.send(signal.SIGKILL)
            await check(engine, evenings)
            server.start()
            await until_healthy(server)
        await acts(evenings, 12, doing)
        server.send(signal.SIGKILL)
        await check(engine, evenings)
    assert min(evening.acknowledged for evening in evenings) >= FAULTS


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def url(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return str(request.getfixturevalue("postgres_url")) if kind == "postgresql" else sqlite_url(tmp_path)


async def a_finished_game(ann: Guest, ben: Guest) -> wire.TableInfo:
    table = await ann.set_table(wire.NewTable("welcome", TWO))
    await ben.take_seat(table.id, 1)
    async with ann.live(table.id) as here, ben.live(table.id) as there:
        await asyncio.gather(here.play_on(), there.play_on())
    return await ann.table(table.id)


async def acts(evenings: list[Evening], count: int, doing: list[asyncio.Task[None]]) -> None:
    """Wait until so much more was acknowledged to somebody of each kind."""
    wanted = [evening.acknowledged + count for evening in evenings]
    deadline = time.monotonic() + 60
    while any(evening.acknowledged < least for evening, least in zip(evenings, wanted, strict=True)):
        for task in doing:
            if task.done():
                await task  # it ends only with what it found wrong
        assert time.monotonic() < deadline, "nobody is answered any more"
        await asyncio.sleep(0.002)


async def end(doing: list[asyncio.Task[None]]) -> None:
    for task in doing:
        task.cancel()
    await asyncio.gather(*doing, return_exceptions=True)


async def check(engine: AsyncEngine, evenings: list[Evening]) -> None:
    """Read the database itself, while no server writes."""
    found = await standings(engine)
    for evening in evenings:
        for table_id, told in evening.stands.items():
            awaited, after = evening.awaited
            allowed = [told, after] if table_id == awaited else [told]
            assert found.get(table_id) in allowed
    async with engine.connect() as connection:
        forgotten = await connection.scalar(select(func.count()).select_from(schema_people.forgotten))
    assert (forgotten or 0) >= sum(evening.forgotten for evening in evenings)


async def standings(engine: AsyncEngine) -> dict[str, str]:
    """Every table in a few words: `running by Ann: Ann, Ben gone handed`."""
    tables, seats = schema.tables.c, schema.seats.c
    async with engine.connect() as connection:
        games = (await connection.execute(select(tables.id, tables.stage, tables.host))).all()
        rows = (await connection.execute(select(schema.seats).order_by(seats.table_id, seats.seat))).all()
    sitting: dict[str, list[str]] = {}
    names: dict[str, str] = {}
    for row in rows:
        names[row.holder] = row.name
        words = [f"kept for {row.name}" if row.invited else row.name if row.kind == "person" else row.kind]
        words += ["won"] * row.wins
        words += [word for word in ("gone", "handed", "hidden") if getattr(row, word)]
        sitting.setdefault(row.table_id, []).append(" ".join(words))
    return {
        game.id: f"{game.stage} by {names.get(game.host, 'nobody')}: {', '.join(sitting[game.id])}" for game in games
    }
