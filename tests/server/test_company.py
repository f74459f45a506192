"""The bots at a table have names: the same for everybody, none that a person has, and the same again in the next game."""

from support.tabletown_server import Guest, read
from tabletown.bots.company import CAST
from tabletown.engine import record
from tabletown.server import wire
from tabletown.words import Words

BOT = wire.BotSeat("random")


def bots(table: wire.TableInfo) -> list[str]:
    return [seat.character for seat in table.seats if seat.kind == "bot"]


async def test_everybody_meets_the_same_bots(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), BOT, BOT, wire.OpenSeat()]))
    assert len(set(bots(table))) == 2
    assert set(bots(table)) <= set(CAST)
    assert [seat.character for seat in table.seats if seat.kind != "bot"] == ["", ""]
    assert [seat.name for seat in table.seats if seat.kind == "bot"] == ["", ""]
    assert bots(await ben.table(table.id)) == bots(table)
    async with ben.live(table.id) as live:
        news = await live.expect(wire.TableNews)
        assert bots(news.table) == bots(table)


async def test_no_bot_is_called_like_a_person(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), BOT, BOT, wire.OpenSeat()]))
    first, second = bots(table)
    await ben.put("/api/me", wire.Rename(Words("uk")(f"table-name-{first}").upper()))
    joined = await ben.take_seat(table.id, 3)
    assert joined.stage == "running"
    assert first not in bots(joined)
    assert bots(joined)[1] == second
    await ann.put("/api/me", wire.Rename(Words("ru")(f"table-name-{second}")))
    assert not {first, second} & set(bots(await ben.table(table.id)))


async def test_a_bot_comes_along_to_the_next_game(ann: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), BOT, BOT]))
    async with ann.live(table.id) as live:
        await live.play_on()
    again = read(await ann.post(f"/api/tables/{table.id}/again"), wire.TableInfo)
    assert [seat.character for seat in again.seats] == [*bots(table), ""]
    assert [seat.name for seat in again.seats] == ["", "", "Ann"]


async def test_a_record_keeps_levels_and_shows_the_same_bots_again(ann: Guest, ben: Guest) -> None:
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), BOT, wire.BotSeat("greedy")]))
    async with ann.live(table.id) as live:
        await live.play_on()
    text = (await ann.http.get(f"/api/tables/{table.id}/record")).text
    assert record.parse(text).names == ["Ann", "random", "greedy"]
    uploaded = read(await ben.http.post("/api/records", content=text.encode()), wire.TableInfo)
    assert bots(uploaded) == bots(table)
    assert [seat.level for seat in uploaded.seats] == ["", "random", "greedy"]


async def test_whoever_plays_alone_is_given_a_sensible_opponent(ann: Guest) -> None:
    games = {game.name: game for game in read(await ann.http.get("/api/games"), list[wire.GameInfo])}
    assert games["welcome"].usual == "greedy"
    for game, edition, option, usual in (
        ("streets", "base", "grifter", "normal"),
        ("welcome", "collectors", "competitor", "sergei"),
    ):
        wish = wire.SetupWish(game, edition, 1, {option: "none" if game == "welcome" else "nobody"})
        problem = read(await ann.post("/api/setups", wish), wire.Problem)
        assert (problem.field, problem.args["usual"]) == (f"option {option}", usual)
