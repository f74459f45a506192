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
from typing import get_args

import msgspec

from support.every_route import every_answer, left_out
from support.long import LONG
from support.tabletown_server import Guest, Live, ServerProcess, new_id, quick_settings, serving, sqlite_url, welcome
from tabletown.engine.chance import Chance
from tabletown.engine.contract import SPECTATOR
from tabletown.server import presenting, wire
from tabletown.server.app import App
from tabletown.server.fold import Fold
from tabletown.server.identity import hashed
from tabletown.server.rows import LogRow
from tabletown.server.wire_talk import Say, SayPhrase

DRAFT = {"draft": "true", "expert": "true"}
ROUNDS = 8 if LONG else 3
NO_ACTION = 99_999


def shown(fold: Fold, observer: int) -> bytes:
    """Everything of a position that comes from the game, as it is sent."""
    news = presenting.position_news(fold, presenting.encode_position(fold, observer), 0)
    return msgspec.json.encode(news)


def with_the_hidden_redrawn(fold: Fold, observer: int, number: int) -> Fold:
    twin = Fold(fold.setup.game, fold.setup.edition, fold.setup.options, b"other", fold.setup.seats, fold.setup.rules)
    twin.match.state = fold.match.state.imagine(observer, Chance.from_seed(number))
    twin.match.events = fold.match.events
    twin.match.pending = [step for step in fold.match.pending if step.seat == observer]
    twin.moments = fold.moments
    twin.seen = fold.seen
    twin.left_off = fold.left_off
    return twin


async def test_payloads_of_a_draft_game(tmp_path: Path) -> None:
    chance = random.Random(7)
    async with (
        serving(quick_settings(sqlite_url(tmp_path))) as (address, app),
        Guest(address, "Ann") as ann,
        Guest(address, "Ben") as ben,
        Guest(address) as eve,
    ):
        private = known_by(ann, ben)
        two_seats: list[wire.NewSeat] = [wire.MySeat(), wire.OpenSeat()]
        table = await ann.set_table(wire.NewTable("welcome", two_seats, options=DRAFT, hints=True))
        await ben.take_seat(table.id, 1)
        async with ann.live(table.id) as one, ben.live(table.id) as two, eve.live(table.id) as watching:
            viewers = {0: one, 1: two, SPECTATOR: watching}
            fold = app.services.tables.live[table.id].running()
            for number in range(10_000):
                await check_positions(fold, viewers, number)
                if fold.match.state.over() or one.seen().view.round > ROUNDS:
                    break
                if number % 20 == 0:
                    await talk([ann, ben], table.id, number)
                    for live in viewers.values():
                        await send_everything(live)
                seat = chance.choice(fold.match.state.acting())
                assert isinstance(await viewers[seat].ask(some_wish(viewers[seat], chance)), wire.Ack)
            assert one.seen().view.round > 2
            everything = [frame for live in viewers.values() for frame in live.frames]
        assert {json.loads(frame)["type"] for frame in everything} == tags(wire.ServerMessage), (
            "some message was not read"
        )
        everything += await every_answer([ann, ben, eve], table.id)
        private += made_of(stored_secrets(tmp_path))
        for text in everything:
            assert not [word for word in private if word in text]


def test_no_route_is_left_out() -> None:
    """Whoever adds a route says in tests/support/every_route.py what to ask it, so that its answers are read here too."""
    assert left_out() == set()


def tags(messages: object) -> set[str]:
    """The `type` of every message in a union."""
    return {str(kind.__struct_config__.tag) for kind in get_args(messages)}


async def send_everything(live: Live) -> None:
    """Every message that a browser may send but those that play, rightly and wrongly: all are answered, and none of the
    answers may show more than the eyes see."""
    seat, seen = live.seen().seat, live.seen().seen
    mine = max(seat, 0)
    first: list[wire.ClientMessage] = [wire.Watch(True), wire.Look(mine), wire.Look(1 - mine), wire.Look(seat)]
    for message in first:
        await live.send(message)
    asked: list[wire.ClientMessage] = [
        wire.Ping(new_id()),
        wire.Why(new_id(), 0, "build", {}),
        wire.Why(new_id(), 1, "done", {}),
        wire.Why(new_id(), mine, "done", {}),
        wire.Play(new_id(), seen, mine, NO_ACTION),
        wire.Play(new_id(), 0, mine, NO_ACTION),
        wire.Play(new_id(), seen, 1 - mine, NO_ACTION),
        wire.TakeBack(new_id(), 0, mine),
        wire.Restart(new_id(), 0, mine),
    ]
    assert {str(type(message).__struct_config__.tag) for message in (*first, *asked)} == tags(wire.ClientMessage)
    for message in asked:
        await live.ask(message)
    while live.seen().seat != seat:
        await live.receive()


async def test_the_servers_log_tells_nothing(tmp_path: Path) -> None:
    """Its most talkative log of a game, of requests that fail and of a bot that fails: JSON, and no private word."""
    settings = msgspec.structs.replace(quick_settings(sqlite_url(tmp_path)), bot_time=0.001)
    seats: list[wire.NewSeat] = [wire.MySeat(), wire.OpenSeat(), wire.BotSeat("random")]
    with ServerProcess(settings, tmp_path / "log") as server:
        async with Guest(server.address, "Ann") as ann, Guest(server.address, "Ben") as ben:
            private = known_by(ann, ben)
            table = await ann.set_table(wire.NewTable("welcome", seats, options=DRAFT))
            await ben.take_seat(table.id, 1)
            async with ann.live(table.id) as one, ben.live(table.id) as two:
                await asyncio.gather(one.play_turn(), two.play_turn())
                await one.connection.send("nonsense")
                await one.expect(wire.Failed)
            await every_answer([ann, ben], table.id)
            private += made_of(stored_secrets(tmp_path))
        server.send(signal.SIGTERM)
    lines = (tmp_path / "log").read_text().splitlines()
    assert {json.loads(line)["message"] for line in lines} >= {"request", "a bot failed"}
    for line in lines:
        assert not [word for word in (*private, table.id, "somebody@example", "push.example") if word in line]
        assert json.loads(line)["level"] in ("debug", "info", "warning", "error")


async def talk(guests: list[Guest], table_id: str, number: int) -> None:
    """What people say, and what is noted of them, goes to everybody: it is looked through like all the rest."""
    for guest in guests:
        await guest.post(f"/api/tables/{table_id}/talk", Say(SayPhrase("well_built")))
        await guest.post(f"/api/tables/{table_id}/seats/{number % 2}/nudge")
    await guests[0].post(f"/api/tables/{table_id}/seats/1/host")
    await guests[1].post(f"/api/tables/{table_id}/seats/0/host")


def stored_secrets(folder: Path) -> list[bytes]:
    """Of every table, that of the deal of the day included."""
    with closing(sqlite3.connect(folder / "tables.sqlite3")) as database:
        return [bytes(secret) for (secret,) in database.execute("SELECT DISTINCT secret FROM tables WHERE lesson = ''")]


def some_wish(live: Live, chance: random.Random) -> wire.ClientMessage:
    """Mostly a step, sometimes a step back: those must not show either."""
    position = live.seen()
    if position.can_take_back and chance.random() < 0.2:
        return wire.TakeBack(new_id(), position.seen, position.seat)
    return wire.Play(new_id(), position.seen, position.seat, chance.choice(position.legal).action)


async def check_positions(fold: Fold, viewers: dict[int, Live], number: int) -> None:
    """Whatever each viewer last got is what they would have got had everything hidden been otherwise."""
    for observer, live in viewers.items():
        while live.position is None or live.position.seen < fold.seen[observer]:
            await live.receive()
        assert live.position.seen == fold.seen[observer]
        truth = shown(fold, observer)
        assert json.loads(truth)["position"] == json.loads(last_position(live))["position"]
        assert truth == shown(with_the_hidden_redrawn(fold, observer, number), observer)


def last_position(live: Live) -> str:
    return next(frame for frame in reversed(live.frames) if frame.startswith('{"type":"position"'))


def made_of(secrets: list[bytes]) -> list[str]:
    """Seeds in every form in which they could be written."""
    assert len(secrets) == 2
    words = []
    for secret in secrets:
        words += [secret.hex(), secret.hex().upper(), base64.b64encode(secret).decode(), repr(secret)[2:-1]]
        words += [base64.urlsafe_b64encode(secret).decode().rstrip("="), str(int.from_bytes(secret, "big"))]
    return words


def known_by(*guests: Guest) -> list[str]:
    """What makes these people who they are."""
    words = []
    for guest in guests:
        cookie = guest.http.cookies["tabletown"]
        payload = cookie.partition(".")[0]
        person_id = json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))[0]
        words += [cookie, person_id, hashed(person_id)]
    return words


async def test_how_much_others_think_does_not_show(ann: Guest, ben: Guest, app: App) -> None:
    """Ben tries things and takes them back; until he is done Ann gets no message and her count does not move."""
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.OpenSeat()], options=DRAFT))
    await ben.take_seat(table.id, 1)
    async with ann.live(table.id) as one, ben.live(table.id) as two:
        before = await one.next_position()
        await two.next_position()
        await quiet(one)
        for _ in range(5):
            await two.step()
            await two.ask(wire.Restart(new_id(), two.seen().seen, 1))
            await two.next_position()
        assert len(app.services.tables.live[table.id].running().request_ids) == 10
        assert await quiet(one) == []
        await two.play_turn()
        while not one.seats[1].done:
            await one.receive()
        await one.next_position()
        assert one.seen().seen == before.seen + 1
        assert one.welcome().sheets[1] == welcome(before).sheets[1]


async def quiet(live: Live) -> list[str]:
    """The frames that arrive before the answer to a ping, except who came and went."""
    already = len(live.frames)
    await live.ask(wire.Ping(new_id()))
    await asyncio.sleep(0.2)
    await live.ask(wire.Ping(new_id()))
    return [frame for frame in live.frames[already:] if not frame.startswith(('{"type":"pong"', '{"type":"seats"'))]


def test_a_private_step_moves_only_its_own_count() -> None:
    fold = Fold("welcome", "first", {}, b"seed", 2)
    for number in range(1, 4):
        action = fold.match.state.legal(1)[0]
        fold.apply(LogRow(number, 1, "play", action, f"client {number}"))
        if 1 not in fold.match.state.acting():
            break
        assert fold.seen[0] == fold.seen[SPECTATOR] == 0
        assert fold.seen[1] == number
