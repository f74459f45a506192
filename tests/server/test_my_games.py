"""My page: what the logs tell of my games, with whom, and how quick that is with hundreds of them."""

import time

import msgspec
from sqlalchemy import delete, func, insert, select

from support.tabletown_server import Guest, read
from tabletown.coach.reviewed import Figure, Reason, Review, ReviewedTurn
from tabletown.server import schema, wire
from tabletown.server.app import App
from tabletown.server.review_worker import KeptReview
from tabletown.server.reviews_storage import FORM
from tabletown.server.wire_days import BeginTry
from tabletown.server.wire_mine import GameTendencies, MyGames, MyTendencies, TendencyPart

HUNDREDS = 500
BOTS: list[wire.NewSeat] = [wire.MySeat(), wire.BotSeat("random")]


async def mine(guest: Guest) -> MyGames:
    return read(await guest.http.get("/api/me/games"), MyGames)


async def play(guest: Guest, table: wire.TableInfo) -> wire.Result:
    async with guest.live(table.id) as live:
        await live.play_on()
        return live.result()


async def test_nobody_and_a_newcomer_have_an_empty_page(ann: Guest) -> None:
    async with Guest(ann.address) as nobody:
        assert await mine(nobody) == await mine(ann) == MyGames([], [], 0, 0)


async def test_a_game_against_bots_with_its_parts(ann: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", BOTS))
    result = await play(ann, table)
    told = await mine(ann)
    (game,) = told.games
    assert (game.table, game.game, game.mode, game.points, game.day) == (
        table.id,
        "welcome",
        "bots",
        result.totals[0],
        "",
    )
    assert game.won == (result.ranking[0] == 1)
    assert game.parts is not None
    assert sum(part.points for part in game.parts) == result.totals[0]
    assert [(one.kind, one.level) for one in told.opponents] == [("bot", "random")]
    assert [met.beaten for met in game.met] == [result.ranking[0] < result.ranking[1]]


async def test_alone_there_is_nobody_to_beat_but_a_printed_opponent(ann: Guest) -> None:
    await play(ann, await ann.set_table(wire.NewTable("welcome", [wire.MySeat()])))
    result = await play(ann, await ann.set_table(wire.NewTable("streets", [wire.MySeat()])))
    told = await mine(ann)
    by_game = {game.game: game for game in told.games}
    assert (by_game["welcome"].mode, by_game["welcome"].won, by_game["welcome"].met) == ("alone", None, [])
    assert (by_game["streets"].mode, by_game["streets"].won) == ("alone", result.ranking[0] == 1)
    assert [one.kind for one in told.opponents] == ["printed"]


async def test_people_are_told_apart_and_nothing_private_is_told(ann: Guest, ben: Guest, app: App) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.OpenSeat()]))
    await ben.take_seat(table.id, 1)
    async with ann.live(table.id) as one, ben.live(table.id) as two:
        await one.next_position()
        await two.next_position()
        while not one.seen().over:
            for live in (one, two):
                await live.play_turn()
            while not (one.seen().legal or one.seen().over):
                await one.receive()
            while not (two.seen().legal or two.seen().over):
                await two.receive()
    told = await mine(ann)
    assert [(who.kind, who.name) for who in told.opponents] == [("person", "Ben")]
    assert told.games[0].mode == "people"
    answer = (await ann.http.get("/api/me/games")).text
    for seat in app.services.tables.live[table.id].seats:
        assert seat.holder not in answer


async def test_what_counts_and_what_does_not(ann: Guest) -> None:
    """What I gave up is only counted as such; what I took off my list still counts; a try at the deal of the day says so."""
    left = await ann.set_table(wire.NewTable("welcome", BOTS))
    await ann.post(f"/api/tables/{left.id}/leave")
    kept = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
    await play(ann, kept)
    await ann.post(f"/api/tables/{kept.id}/hide")
    daily = read(await ann.post("/api/days/today/welcome", BeginTry()), wire.TableInfo)
    await play(ann, daily)
    told = await mine(ann)
    assert told.given_up == 1
    assert {(game.table, game.day) for game in told.games} == {(kept.id, ""), (daily.id, daily.day)}


async def test_a_seat_that_a_bot_finished_is_not_my_result(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.OpenSeat()]))
    await ben.take_seat(table.id, 1)
    await ben.post(f"/api/tables/{table.id}/leave")
    await play(ann, table)
    for _ in range(2):
        assert (await mine(ben)).games == []
        assert (await mine(ben)).given_up == 1
        await ben.post(f"/api/tables/{table.id}/come-back")  # only to have it on the list again
    assert [found.id for found in read(await ben.http.get("/api/tables"), wire.Lobby).finished] == [table.id]
    assert len((await mine(ann)).games) == 1


async def test_a_friend_at_my_device_is_another_person(ann: Guest) -> None:
    seats: list[wire.NewSeat] = [wire.LocalSeat("Cid"), wire.MySeat()]
    table = await ann.set_table(wire.NewTable("welcome", seats))
    async with ann.live(table.id) as live:
        await live.next_position()
        while not live.seen().over:
            for seat in (0, 1):
                await live.look(seat)
                await live.play_turn()
    told = await mine(ann)
    result = (await ann.table(table.id)).result
    assert result is not None
    assert (told.games[0].points, told.opponents[0].name) == (result.totals[1], "Cid")


async def test_hundreds_of_games_are_told_quickly(ann: Guest, app: App) -> None:
    """The first answers may have to count; then nothing is counted twice, and what is kept can be thrown away."""
    table = await ann.set_table(wire.NewTable("welcome", BOTS))
    await play(ann, table)
    await copy_table(app, table.id, HUNDREDS - 1)
    waiting = HUNDREDS
    while waiting:
        start = time.perf_counter()
        told = await mine(ann)
        assert time.perf_counter() - start < 10
        assert told.waiting < waiting, "every answer counts some more"
        waiting = told.waiting
    assert len(told.games) == HUNDREDS
    assert all(game.parts == told.games[0].parts for game in told.games)
    start = time.perf_counter()
    again = await mine(ann)
    seconds = time.perf_counter() - start
    print(f"{HUNDREDS} games: {seconds:.3f} s")
    assert seconds < 3
    assert again == told
    async with app.services.storage.writing() as connection:
        await connection.execute(delete(schema.tallies))
    assert (await mine(ann)).games[0].points == told.games[0].points


async def copy_table(app: App, table_id: str, times: int) -> None:
    """The same finished game again and again, as rows."""
    async with app.services.storage.writing() as connection:
        for rows in (schema.tables, schema.seats, schema.log):
            key = rows.c.id if rows is schema.tables else rows.c.table_id
            kept = await connection.execute(select(*(each.label(each.key) for each in rows.c)).where(key == table_id))
            found = [dict(row._mapping) for row in kept]
            for number in range(times):
                copies = [{**row, key.key: f"{table_id[:16]}-{number}"} for row in found]
                await connection.execute(insert(rows), copies)
        count = await connection.execute(select(func.count()).select_from(schema.tables))
        assert count.scalar() == times + 1


async def tendencies(guest: Guest) -> list[GameTendencies]:
    return read(await guest.http.get("/api/me/tendencies"), MyTendencies).games


def judged(number: int, seat: int, mark: str, cost: float, claim: str) -> ReviewedTurn:
    reason = Reason(f"welcome-reason-{claim}", {}) if claim else None
    return ReviewedTurn(number, seat, [1], mark, Figure(cost, 0.1), Figure(0.0, 0.0), 12, [2], reason, [0.0, 0.0])


async def test_what_i_tend_to_lose_points_on_comes_from_my_turns_in_reviews(ann: Guest, ben: Guest, app: App) -> None:
    assert await tendencies(ann) == []
    table = await ann.set_table(wire.NewTable("welcome", BOTS))
    await play(ann, table)
    assert await tendencies(ann) == []
    turns = [
        judged(1, 0, "mistake", 4.0, "pool"),
        judged(2, 1, "mistake", 9.0, "park"),
        judged(3, 0, "slip", 1.5, ""),
        judged(4, 0, "slip", 1.0, "pool"),
        judged(5, 0, "open", 2.0, "park"),
    ]
    kept = KeptReview(Review("welcome", 2, True, 2, turns, [], []), [1] * len(turns), alone=False)
    row = {"table_id": table.id, "form": FORM, "worker": "", "review": msgspec.json.encode(kept).decode()}
    row |= dict.fromkeys(("asked", "alive", "tries", "done", "total", "finished"), 1)
    async with app.services.storage.writing() as connection:
        await connection.execute(insert(schema.reviews).values(row))
    parts = [TendencyPart("pools", 5.0, 2), TendencyPart("other", 1.5, 1)]
    assert await tendencies(ann) == [GameTendencies("welcome", 1, parts)]
    assert await tendencies(ben) == []
