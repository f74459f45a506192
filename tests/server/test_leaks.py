"""Nothing leaks: every payload of a draft game is read, and holds nothing that its reader may not know.

What a payload shows is compared with a position in which everything hidden has been redrawn: if it is the same to the
letter, then nothing hidden was in it. The seed and the private ids are looked for by themselves, in logs and errors too.
"""

import asyncio
import base64
import json
import random
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from support.tabletown_server import Guest, Live, ServerProcess, new_id, quick_settings, serving, sqlite_url, welcome
from tabletown.engine.chance import from_number
from tabletown.engine.contract import SPECTATOR
from tabletown.server import faces, wire
from tabletown.server.app import App
from tabletown.server.fold import Fold
from tabletown.server.rows import LogRow

DRAFT = {"draft": "true", "expert": "true"}
ROUNDS = 8


def shown(fold: Fold, eyes: int) -> bytes:
    """Everything of a position that comes from the game, as it is sent."""
    return msgspec.json.encode(faces.position(fold, eyes, faces.face(fold, eyes), [], 0))


def with_the_hidden_redrawn(fold: Fold, eyes: int, number: int) -> Fold:
    twin = Fold(fold.setup.game, fold.setup.edition, json.dumps(fold.setup.options), b"other", fold.setup.seats)
    twin.match.state = fold.match.state.imagine(eyes, from_number(number))
    twin.match.events = fold.match.events
    twin.match.pending = [step for step in fold.match.pending if step.seat == eyes]
    twin.moments = fold.moments
    twin.seen = fold.seen
    return twin


async def test_payloads_of_a_draft_game(tmp_path: Path) -> None:
    chance = random.Random(7)
    async with (
        serving(quick_settings(sqlite_url(tmp_path))) as (address, app),
        Guest(address, "Ann") as ann,
        Guest(address, "Ben") as ben,
        Guest(address) as eve,
    ):
        table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.OpenSeat()], options=DRAFT))
        await ben.take_seat(table.id, 1)
        async with ann.live(table.id) as one, ben.live(table.id) as two, eve.live(table.id) as watching:
            viewers = {0: one, 1: two, SPECTATOR: watching}
            fold = app.services.tables.live[table.id].running()
            for number in range(10_000):
                await check_positions(fold, viewers, number)
                if fold.match.state.over() or one.seen().view.round > ROUNDS:
                    break
                seat = chance.choice(fold.match.state.acting())
                assert isinstance(await viewers[seat].ask(some_wish(viewers[seat], chance)), wire.Ack)
            assert one.seen().view.round > 2
            everything = [frame for live in viewers.values() for frame in live.frames]
        everything += await every_answer([ann, ben, eve], table.id)
        secret = app.services.tables.live[table.id].row.secret
        private = private_words(secret, [ann, ben])
        assert len(everything) > 100
        for text in everything:
            assert not [word for word in private if word in text]


async def test_the_servers_log_tells_nothing(tmp_path: Path) -> None:
    """Its most talkative log of a game, of requests that fail and of a bot that fails: JSON, and no private word."""
    settings = msgspec.structs.replace(quick_settings(sqlite_url(tmp_path)), bot_time=0.001)
    seats: list[wire.NewSeat] = [wire.MySeat(), wire.OpenSeat(), wire.BotSeat("random")]
    with ServerProcess(settings, tmp_path / "log") as server:
        async with Guest(server.address, "Ann") as ann, Guest(server.address, "Ben") as ben:
            table = await ann.set_table(wire.NewTable("welcome", seats, options=DRAFT))
            await ben.take_seat(table.id, 1)
            async with ann.live(table.id) as one, ben.live(table.id) as two:
                await asyncio.gather(one.play_turn(), two.play_turn())
                await one.connection.send("nonsense")
                await one.expect(wire.Failed)
            await every_answer([ann, ben], table.id)
            private = private_words(stored_secret(tmp_path), [ann, ben])
        server.send(signal.SIGTERM)
    lines = (tmp_path / "log").read_text().splitlines()
    assert {json.loads(line)["message"] for line in lines} >= {"request", "a bot failed"}
    for line in lines:
        assert not [word for word in (*private, table.id) if word in line]


def stored_secret(folder: Path) -> bytes:
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as database:
        (secret,) = database.execute("SELECT secret FROM tables").fetchone()
    return bytes(secret)


def some_wish(live: Live, chance: random.Random) -> wire.ClientMessage:
    """Mostly a step, sometimes a step back: those must not show either."""
    position = live.seen()
    if position.can_take_back and chance.random() < 0.2:
        return wire.TakeBack(new_id(), position.seq, position.seat)
    return wire.Play(new_id(), position.seq, position.seat, chance.choice(position.legal).action)


async def check_positions(fold: Fold, viewers: dict[int, Live], number: int) -> None:
    """Whatever each viewer last got is what they would have got had everything hidden been otherwise."""
    for eyes, live in viewers.items():
        while live.position is None or live.position.seq < fold.seen[eyes]:
            await live.receive()
        assert live.position.seq == fold.seen[eyes]
        truth = shown(fold, eyes)
        assert json.loads(truth)["view"] == json.loads(last_position(live))["view"]
        for key in ("legal", "prompt", "can_take_back", "scores", "over", "ranking"):
            assert json.loads(truth)[key] == json.loads(last_position(live))[key]
        assert truth == shown(with_the_hidden_redrawn(fold, eyes, number), eyes)


def last_position(live: Live) -> str:
    return next(frame for frame in reversed(live.frames) if frame.startswith('{"type":"position"'))


async def every_answer(guests: list[Guest], table_id: str) -> list[str]:
    """What all routes say to everybody while the game runs, errors included."""
    paths = [
        *("/api/me", "/api/games", "/api/tables", "/health", "/metrics", "/api/schema/openapi.json"),
        *(f"/api/tables/{table_id}{rest}" for rest in ("", "/replay", "/replay/3?seat=1", "/record", "/verify")),
        *("/api/tables/nothing", f"/api/tables/{table_id}/replay/x", "/api/nothing"),
    ]
    texts = []
    for guest in guests:
        for path in paths:
            texts.append((await guest.http.get(path)).text)
        for path in ("start", "seats/0", "seats/1/link", "seats/0/hand-over", "seats/1/return", "seats/77"):
            texts.append((await guest.http.post(f"/api/tables/{table_id}/{path}", content=b"{}")).text)
        texts.append((await guest.http.post("/api/tables", content=b'{"game": 3}')).text)
        texts.append((await guest.http.post("/api/records", content=b"\xff\x00")).text)
    return texts


def private_words(secret: bytes, guests: list[Guest]) -> list[str]:
    words = [secret.hex(), secret.hex().upper(), base64.b64encode(secret).decode(), repr(secret)[2:-1]]
    words += [base64.urlsafe_b64encode(secret).decode().rstrip("="), str(int.from_bytes(secret, "big"))]
    for guest in guests:
        cookie = guest.http.cookies["tabletown"]
        payload = cookie.partition(".")[0]
        person_id = json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))[0]
        words += [cookie, person_id]
    return words


async def test_how_much_others_think_does_not_show(ann: Guest, ben: Guest, app: App) -> None:
    """Ben tries things and takes them back; until he is done Ann gets no message and her count does not move."""
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.OpenSeat()], options=DRAFT))
    await ben.take_seat(table.id, 1)
    async with ann.live(table.id) as one, ben.live(table.id) as two:
        before = await one.expect(wire.Position)
        await two.expect(wire.Position)
        await quiet(one)
        for _ in range(5):
            await two.step()
            await two.ask(wire.Restart(new_id(), two.seen().seq, 1))
            await two.expect(wire.Position)
        assert len(app.services.tables.live[table.id].running().clients) == 10
        assert await quiet(one) == []
        await two.play_turn()
        while not one.seen().seats[1].done:
            await one.receive()
        assert one.seen().seq == before.seq + 1
        assert one.welcome().sheets[1] == welcome(before).sheets[1]


async def quiet(live: Live) -> list[str]:
    """The frames that arrive before the answer to a ping, except who came and went."""
    already = len(live.frames)
    await live.ask(wire.Ping(new_id()))
    await asyncio.sleep(0.2)
    await live.ask(wire.Ping(new_id()))
    return [frame for frame in live.frames[already:] if not frame.startswith(('{"type":"pong"', '{"type":"seats"'))]


def test_a_private_step_moves_only_its_own_count() -> None:
    fold = Fold("welcome", "first", "{}", b"seed", 2)
    for number in range(1, 4):
        action = fold.match.state.legal(1)[0]
        fold.apply(LogRow(number, 1, "play", action, f"client {number}"))
        if 1 not in fold.match.state.acting():
            break
        assert fold.seen[0] == fold.seen[SPECTATOR] == 0
        assert fold.seen[1] == number
