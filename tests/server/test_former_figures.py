"""A running game keeps the figures it began with when a newer Tabletown has others: on both databases, with bots, to its end.

The older Tabletown is one whose Happy City gives everybody 5 coins at the start; today's gives 2. The first income, of 1, has
come on top when people look.
"""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select, text

from support.tabletown_server import Guest, Live, problem, quick_settings, read, serving, sqlite_url
from tabletown.engine.catalogue import Raw
from tabletown.games import GAMES
from tabletown.games.happy_city.catalogue import Catalogue
from tabletown.games.happy_city.catalogue import read as read_catalogue
from tabletown.games.happy_city.game import HappyCity
from tabletown.games.happy_city.view import HappyCityView
from tabletown.server import backup, schema, wire
from tabletown.server.storage import Storage

TODAY = 3
EARLIER = 6
PEOPLE = wire.NewTable("happy_city", [wire.MySeat(), wire.OpenSeat()])


def older_game() -> HappyCity:
    def older(edition: str, overlay: Path | None = None, former: Raw | None = None) -> Catalogue:
        catalogue = read_catalogue(edition, overlay, former)
        catalogue.table[0].start = EARLIER - 1
        return catalogue

    game = HappyCity()
    game._read = older
    return game


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return sqlite_url(tmp_path) if request.param == "sqlite" else str(request.getfixturevalue("postgres_url"))


async def begun_earlier(url: str, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str, str]:
    """A table at which Ann and Ben have begun to play with the older Tabletown, and their cookies."""
    with monkeypatch.context() as patch:
        patch.setitem(GAMES.own, "happy_city", older_game())
        async with (
            serving(quick_settings(url)) as (address, _),
            Guest(address, "Ann") as ann,
            Guest(address, "Ben") as ben,
        ):
            table = await ann.set_table(PEOPLE)
            await ben.take_seat(table.id, 1)
            async with ann.live(table.id) as hers, ben.live(table.id) as his:
                assert await coins(hers) == await coins(his) == EARLIER
                await asyncio.gather(hers.play_turn(), his.play_turn())
            return table.id, ann.http.cookies["tabletown"], ben.http.cookies["tabletown"]


async def coins(live: Live) -> int:
    """What everybody began with, before the first turn."""
    view = (await live.next_position()).view
    assert isinstance(view, HappyCityView)
    (same,) = {city.coins for city in view.cities}
    return same


async def test_a_running_game_goes_on_with_the_figures_it_began_with(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id, anns, bens = await begun_earlier(url, monkeypatch)
    async with serving(quick_settings(url)) as (address, app), Guest(address) as ann, Guest(address) as ben:
        ann.http.cookies.set("tabletown", anns)
        ben.http.cookies.set("tabletown", bens)
        await ben.post(f"/api/tables/{table_id}/leave")  # a bot plays for him, in a process that asks no database
        async with ann.live(table_id) as live:
            await live.play_on()
        assert app.services.metrics.bot_failures.samples("failures") == {}
        table = await app.services.tables.get(table_id)
        figures = table.running().setup.figures
        assert figures == older_game().figures("base") != GAMES["happy_city"].figures("base")
        start = read(await ann.http.get(f"/api/tables/{table_id}/replay/0"), wire.Position).view
        assert isinstance(start, HappyCityView)
        assert [city.coins for city in start.cities] == [EARLIER, EARLIER]
        assert read(await ann.http.get(f"/api/tables/{table_id}/verify"), wire.Verification).deal_matches
        record = (await ann.http.get(f"/api/tables/{table_id}/record")).text
        assert f"\nfigures: {figures}\n" in record
        again = read(await ann.http.post("/api/records", content=record), wire.TableInfo)
        assert (await ann.http.get(f"/api/tables/{again.id}/record")).text == record
        async with Guest(address, "Cid") as cid:
            new = await cid.set_table(wire.NewTable("happy_city", [wire.MySeat(), wire.LocalSeat("Dan")]))
            async with cid.live(new.id) as live:
                assert await coins(live) == TODAY, "a new game has today's figures"


async def test_catalogues_are_written_down_once_and_go_with_a_backup(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, anns, _ = await begun_earlier(url, monkeypatch)
    for _ in range(2):
        storage = Storage(url)
        await storage.open()
        columns = schema.catalogues.c
        async with storage.engine.connect() as connection:
            rows = await connection.execute(select(columns.figures).where(columns.game == "happy_city"))
            assert sorted(rows.scalars()) == sorted([older_game().figures("base"), GAMES["happy_city"].figures("base")])
        await storage.close()
    await backup.back_up(url, tmp_path / "backup.gz")
    other = f"sqlite+aiosqlite:///{tmp_path}/other.sqlite3"
    unused = Storage(other)
    await unused.open()
    await unused.close()
    await backup.restore(other, tmp_path / "backup.gz")
    monkeypatch.setitem(GAMES.own, "happy_city", HappyCity())  # a process that has learnt nothing yet
    async with serving(quick_settings(other)) as (address, _), Guest(address) as ann:
        ann.http.cookies.set("tabletown", anns)
        assert (await ann.table(table_id)).stage == "running"


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM catalogues",
        "UPDATE catalogues SET data = '{'",
        "UPDATE catalogues SET data = replace(data, '\"haunted_house\"', '\"moated_castle\"')",
        "UPDATE catalogues SET data = replace(data, '\"copies\":', '\"copied\":')",
    ],
    ids=["unknown", "broken", "other entries", "other fields"],
)
async def test_what_these_rules_cannot_play_with_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    url = sqlite_url(tmp_path)
    table_id, anns, _ = await begun_earlier(url, monkeypatch)
    engine = schema.open_engine(url)
    async with engine.begin() as connection:
        await connection.execute(text(damage))
    await engine.dispose()
    monkeypatch.setitem(GAMES.own, "happy_city", HappyCity())
    async with serving(quick_settings(url)) as (address, _), Guest(address) as ann:
        ann.http.cookies.set("tabletown", anns)
        answer = problem(await ann.http.get(f"/api/tables/{table_id}"))
        assert (answer.code, answer.message) == (409, "error-other-figures")


async def test_a_game_whose_figures_cannot_be_read_does_not_close_the_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(edition: str, overlay: Path | None = None, former: Raw | None = None) -> Catalogue:
        raise OSError("gone")

    game = HappyCity()
    game._read = broken
    monkeypatch.setitem(GAMES.own, "happy_city", game)
    async with serving(quick_settings(sqlite_url(tmp_path))) as (address, _), Guest(address, "Ann") as ann:
        assert (await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))).stage == "running"
