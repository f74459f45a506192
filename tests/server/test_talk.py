"""Talk at a table: phrases, free words where the host allows them, nudges, muting; and nobody hears more than they should."""

from pathlib import Path

import httpx
import msgspec
import pytest

from support.tabletown_server import Guest, Live, problem, quick_settings, read, serving, sqlite_url
from tabletown.server import wire
from tabletown.server.app import App
from tabletown.server.config import Limits, Rate
from tabletown.server.talk import NUDGE_AGAIN
from tabletown.server.wire_talk import Phrase, Reaction, Say, SayPhrase, SayReaction, SayText, TalkRules

TWO: list[wire.NewSeat] = [wire.MySeat(), wire.OpenSeat()]


async def say(guest: Guest, table_id: str, what: SayReaction | SayPhrase | SayText) -> httpx.Response:
    return await guest.post(f"/api/tables/{table_id}/talk", Say(what))


async def phrase(guest: Guest, table_id: str, text: Phrase) -> httpx.Response:
    return await say(guest, table_id, SayPhrase(text))


async def allow(guest: Guest, table_id: str, free_text: bool = True, watchers: bool = False) -> httpx.Response:
    return await guest.put(f"/api/tables/{table_id}/talk", TalkRules(free_text, watchers))


async def until_said(live: Live, *texts: str) -> None:
    """Read on until just this has been heard."""
    while [said.text for said in live.said] != [*texts]:
        await live.receive()


async def together(ann: Guest, ben: Guest) -> str:
    table = await ann.set_table(wire.NewTable("welcome", TWO))
    await ben.take_seat(table.id, 1)
    return table.id


async def test_phrases_and_reactions_reach_everybody_and_are_kept(ann: Guest, ben: Guest, app: App) -> None:
    table_id = await together(ann, ben)
    async with ann.live(table_id) as one, ben.live(table_id) as two:
        version = app.services.tables.live[table_id].row.version
        reaction: Reaction = "heart"
        assert (await phrase(ann, table_id, "well_built")).status_code == 200
        assert (await say(ben, table_id, SayReaction(reaction))).status_code == 200
        for live in (one, two):
            await until_said(live, "well_built", "heart")
        assert [(said.kind, said.name, said.mine, said.watcher) for said in one.said] == [
            ("phrase", "Ann", True, False),
            ("reaction", "Ben", False, False),
        ]
        assert app.services.tables.live[table_id].row.version == version  # no move has to be looked at anew
    app.services.tables.live.clear()
    async with ben.live(table_id) as again:
        await until_said(again, "well_built", "heart")
    bad = await ann.http.post(f"/api/tables/{table_id}/talk", content=b'{"what": {"kind": "phrase", "text": "rude"}}')
    assert bad.status_code == 400


async def test_free_words_need_the_hosts_leave_and_are_plain(ann: Guest, ben: Guest) -> None:
    table_id = await together(ann, ben)
    assert problem(await say(ben, table_id, SayText("hi"))).message == "error-no-free-text"
    assert problem(await allow(ben, table_id)).message == "error-not-host"
    async with ben.live(table_id) as live:
        await live.next_position()
        told = read(await allow(ann, table_id), wire.TableInfo)
        assert (told.free_text, told.watchers_talk) == (True, False)
        while not (live.table and live.table.free_text):
            await live.receive()
        await say(ben, table_id, SayText(" <b>no\u202e\n\n mark-up</b>\u200b "))
        await until_said(live, "<b>no mark-up</b>")
    for text in ("\u200b\u2800", " \n "):
        assert problem(await say(ben, table_id, SayText(text))).message == "error-text"
    assert (await say(ben, table_id, SayText("x" * 200))).status_code == 200
    assert (await say(ben, table_id, SayText("x" * 201))).status_code == 400
    await allow(ann, table_id, free_text=False)
    assert problem(await say(ben, table_id, SayText("hi"))).message == "error-no-free-text"


async def test_spectators_are_quiet_unless_allowed(ann: Guest, ben: Guest, address: str) -> None:
    table_id = await together(ann, ben)
    async with Guest(address, "Eve") as eve, Guest(address) as nobody, eve.live(table_id) as live:
        assert problem(await phrase(eve, table_id, "hello")).message == "error-watchers-quiet"
        await allow(ann, table_id, free_text=False, watchers=True)
        assert (await phrase(eve, table_id, "hello")).status_code == 200
        await until_said(live, "hello")
        assert [(said.name, said.watcher, said.mine) for said in live.said] == [("Eve", True, True)]
        assert problem(await say(eve, table_id, SayText("hi"))).message == "error-no-free-text"
        assert problem(await phrase(nobody, table_id, "hello")).message == "error-name"
        pretend = await eve.post(f"/api/tables/{table_id}/talk", Say(SayPhrase("hello"), 1))
        assert problem(pretend).message == "error-not-your-seat"
        assert problem(await eve.post(f"/api/tables/{table_id}/seats/1/nudge")).message == "error-not-at-table"
    closed = await ann.set_table(wire.NewTable("welcome", TWO, spectators=False))
    await ben.take_seat(closed.id, 1)
    await allow(ann, closed.id, watchers=True)
    async with Guest(address, "Eve") as eve:
        assert problem(await phrase(eve, closed.id, "hello")).message == "error-no-spectators"
    await ben.post(f"/api/tables/{table_id}/leave")
    await allow(ann, table_id, watchers=False)
    assert problem(await phrase(ben, table_id, "bye")).message == "error-watchers-quiet"


async def test_whoever_is_muted_is_not_heard_at_any_table_until_they_are_again(
    ann: Guest, ben: Guest, app: App
) -> None:
    table_id = await together(ann, ben)
    other_id = await together(ann, ben)
    async with ann.live(table_id) as one, ben.live(table_id) as two:
        await phrase(ben, table_id, "hello")
        await phrase(ann, table_id, "luck")
        await until_said(one, "hello", "luck")
        path = f"/api/tables/{table_id}/talk/{one.said[0].number}/mute"
        assert problem(await ben.post(path)).message == "error-mute-self"
        assert problem(await ann.post(f"/api/tables/{table_id}/talk/77/mute")).message == "error-not-found"
        for _ in range(2):  # once more does no harm
            assert (await ann.post(path)).status_code == 200
        await until_said(one, "luck")
        assert [muted.name for muted in one.muted] == ["Ben"]
        await phrase(ben, table_id, "sorry")
        await phrase(ann, table_id, "thanks")
        await until_said(one, "luck", "thanks")
        await until_said(two, "hello", "luck", "sorry", "thanks")
        assert not two.muted
        assert not [frame for frame in two.frames if "Ann" in frame and '"muted":[{' in frame]
        await phrase(ben, other_id, "hello")
        await phrase(ann, other_id, "bye")
        async with ann.live(other_id) as elsewhere:
            await until_said(elsewhere, "bye")
        assert (await ann.http.delete(path)).status_code == 200
        await until_said(one, "hello", "luck", "sorry", "thanks")
        assert not one.muted


async def test_a_nudge_reaches_whoever_is_awaited_once_in_a_while(ann: Guest, ben: Guest, app: App) -> None:
    table_id = await together(ann, ben)
    path = f"/api/tables/{table_id}/seats"
    async with ann.live(table_id) as one, ben.live(table_id) as two:
        await one.play_turn()
        assert problem(await ben.post(f"{path}/0/nudge")).message == "error-not-awaited"
        assert problem(await ann.post(f"{path}/0/nudge")).message == "error-not-awaited"
        assert (await ann.post(f"{path}/1/nudge")).status_code == 200
        while not two.said:
            await two.receive()
        (nudge,) = two.said
        assert (nudge.kind, nudge.name, nudge.to, nudge.to_me, nudge.text) == ("nudge", "Ann", "Ben", True, "")
        again = problem(await ann.post(f"{path}/1/nudge"))
        assert (again.code, again.message, again.args) == (429, "error-nudged", {"name": "Ben"})
        table = app.services.tables.live[table_id]
        table.said = [msgspec.structs.replace(row, at=row.at - NUDGE_AGAIN["live"]) for row in table.said]
        assert (await ann.post(f"{path}/1/nudge")).status_code == 200
        while not one.said:
            await one.receive()
        assert not one.said[0].to_me
    bots = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.BotSeat("random")]))
    assert problem(await ann.post(f"/api/tables/{bots.id}/seats/1/nudge")).message == "error-not-awaited"
    waiting = await ann.set_table(wire.NewTable("welcome", TWO))
    assert problem(await ann.post(f"/api/tables/{waiting.id}/seats/1/nudge")).message == "error-not-started"


async def test_nobody_talks_without_end(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(quick_settings(sqlite_url(tmp_path)), limits=Limits(talk=Rate(3, 0.01)))
    async with serving(settings) as (address, app), Guest(address, "Ann") as ann:
        table = await ann.set_table(wire.NewTable("welcome", TWO))
        answers = [(await phrase(ann, table.id, "hello")).status_code for _ in range(5)]
        assert answers == [200, 200, 200, 429, 429]
        assert len(app.services.tables.live[table.id].said) == 3


@pytest.mark.long
async def test_what_was_said_at_one_table_has_an_end(ann: Guest, app: App) -> None:
    table = await ann.set_table(wire.NewTable("welcome", TWO))
    for _ in range(103):
        await phrase(ann, table.id, "hello")
    stored = await app.services.storage.load(table.id)
    assert stored
    assert len(stored.said) == len(app.services.tables.live[table.id].said) == 100
    assert stored.said[-1].number == stored.table.told == 103
