"""The deal of the day as people meet it: from the home page to the one try, the table of the day, and the day after."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from support.axe import violations
from support.long import sampled
from support.play_out import play_out
from support.player import Player
from support.tabletown_server import ServerProcess, quick_settings, sqlite_url, until_noon
from support.windows import Windows, press
from tabletown.server import days
from tabletown.words import Words

HOUR = 3600


def ahead(folder: Path, seconds: float) -> ServerProcess:
    """A server whose clock is so far ahead."""
    return ServerProcess(msgspec.structs.replace(quick_settings(sqlite_url(folder)), clock_ahead=seconds))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """On whose calendar it is noon, and where nobody has tried a deal of this day: every test has its own."""
    with ahead(tmp_path, until_noon()) as running:
        yield running


def test_from_the_home_page_to_the_one_try_and_the_day_after(
    windows: Windows, chromium: Browser, server: ServerProcess, tmp_path: Path
) -> None:
    ann = windows.open()
    press(ann.get_by_role("region", name="Deal of the day").get_by_role("link", name="To the deals"))
    deal = ann.get_by_role("article", name="Welcome To")
    expect(deal.get_by_text("Nobody has tried yet")).to_be_visible()
    press(deal.get_by_role("button", name="Play"))
    asked = ann.get_by_role("dialog", name="What shall we call you?")
    asked.get_by_role("textbox", name="Your name").fill("Ann")
    press(asked.get_by_role("button", name="Play"))
    player = Player(ann)
    player.wait()
    assert violations(ann) == []
    press(ann.get_by_role("button", name="Menu"))
    expect(ann.get_by_role("button", name="Leave the table")).to_be_visible()
    expect(ann.get_by_role("button", name="Move my seat to another device")).to_be_hidden()
    ann.keyboard.press("Escape")
    table = ann.url

    ben = windows.open("Ben", table)
    expect(ben.get_by_text("play without spectators")).to_be_visible()
    windows.forgive_lost_line(ben)

    play_out(ann)
    share = player.result.get_by_role("group", name="A text to share")
    expect(share).to_contain_text("🏡 Welcome To, deal of")
    expect(share).to_contain_text(re.compile(r"/day/\d{4}-\d\d-\d\d"))
    expect(player.result.get_by_text("Others are still playing this deal")).to_be_visible()
    expect(player.result.get_by_role("link", name="Download the record")).to_be_hidden()
    assert violations(ann) == []
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    press(player.result.get_by_role("button", name="Copy the text"))
    expect(player.result.get_by_text("Copied.")).to_be_visible()
    lines = ann.evaluate("navigator.clipboard.readText()").splitlines()
    assert lines[0].startswith("🏡 Welcome To, deal of ")
    assert re.fullmatch(r"-?\d+ points?", lines[1])
    assert lines[-1].startswith("http://127.0.0.1:")
    press(player.result.get_by_role("link", name="Results of the day"))
    expect(deal.get_by_role("paragraph").filter(has_text="place 1 of 1")).to_be_visible()
    expect(deal.get_by_role("button", name="Play")).to_be_hidden()
    row = deal.get_by_role("row", name=re.compile("Ann"))
    expect(row).to_be_visible()
    press(row.get_by_role("link", name="Ann: look at the game"))
    expect(ann.get_by_label("Whose eyes").get_by_role("option")).to_have_count(1)
    ann.goto("/")
    expect(ann.get_by_role("region", name="Deal of the day").get_by_role("listitem").first).to_contain_text(
        "Welcome To"
    )

    ben.goto("/day")
    theirs = ben.get_by_role("article", name="Welcome To")
    expect(theirs.get_by_role("row", name=re.compile("Ann"))).to_be_visible()
    expect(theirs.get_by_role("link", name="Ann: look at the game")).to_be_hidden()
    press(theirs.get_by_role("button", name="Play"))
    Player(ben).turn()
    press(ben.get_by_role("button", name="Menu"))
    press(ben.get_by_role("button", name="Leave the table"))
    expect(ben.get_by_text("Until the day closes you can go on.")).to_be_visible()
    ben.goto("/day")
    expect(theirs.get_by_text(re.compile("Stopped at .* place 2 of 2"))).to_be_visible()
    press(theirs.get_by_role("link", name="Go on"))
    press(ben.get_by_role("button", name="Go on here"))
    Player(ben).turn()

    today = days.day_at(time.time() + server.settings.clock_ahead)
    with ahead(tmp_path, server.settings.clock_ahead + 14 * HOUR) as tomorrow:
        later = Windows(chromium, tomorrow.address)
        eve = later.open("Eve", "/day")
        press(eve.get_by_role("link", name=re.compile("The day before")))
        expect(eve).to_have_url(re.compile(today))
        past = eve.get_by_role("article", name="Welcome To")
        expect(past.get_by_role("row", name=re.compile("Ben.*not finished"))).to_be_visible()
        assert violations(eve) == []
        press(past.get_by_text("How fair is it?"))
        expect(past.locator("code")).to_have_count(2)
        press(past.get_by_role("link", name="Ann: look at the game"))
        expect(eve.get_by_label("Whose eyes").get_by_role("option")).to_have_count(2)
        press(eve.get_by_role("button", name="Menu"))
        press(eve.get_by_role("link", name="Verify the deal"))
        expect(eve.get_by_text("Your browser: the seed fits the fingerprint.")).to_be_visible()
        eve.goto(f"/day/{today}")
        press(past.get_by_role("button", name="Play for practice"))
        Player(eve).wait()
        later.close()
        assert later.complaints == []


@pytest.mark.parametrize("game", sampled(["happy_city", "dream_home", "streets"], "streets"))
def test_every_game_begins_with_one_tap_on_a_phone(windows: Windows, game: str) -> None:
    page = windows.open("Ann", "/", phone=True)
    press(page.get_by_role("region", name="Deal of the day").get_by_role("link", name="To the deals"))
    deal = page.get_by_role("article", name=Words("en")(f"{game}-name"))
    press(deal.get_by_role("button", name="Play"))
    Player(page, touch=True).wait()
    page.goto("/day")
    press(deal.get_by_role("link", name="Go on"))
    Player(page, touch=True).wait()


@pytest.mark.parametrize("language", sampled(["en", "ru", "uk"], "ru"))
@pytest.mark.parametrize("phone", sampled([False, True], True), ids=["desk", "phone"])
def test_the_page_of_the_day_serves_everybody(
    windows: Windows, server: ServerProcess, language: str, phone: bool
) -> None:
    say = Words(language)
    page = windows.open("Ann", "/day", phone=phone, dark=phone, language=language)
    expect(page.get_by_role("heading", name=say("web-day"))).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(4)
    assert violations(page) == []
    if phone:
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    before = days.day_at(time.time() + server.settings.clock_ahead - 48 * HOUR)
    page.goto(f"/day/{before}")
    expect(page.get_by_text(say("days-nobody-did"))).to_have_count(4)  # too late to be the first
