"""My page as people meet it: empty and friendly at first, then drawn from what was played; by mouse, keys and touch."""

import re
from collections.abc import Iterator

import msgspec
import pytest
from playwright.sync_api import expect

from support.axe import violations
from support.long import sampled
from support.play_out import play_out
from support.player import Player
from support.tabletown_server import ServerProcess, quick_settings, sqlite_url, until_noon
from support.windows import Windows, lay_table, press
from tabletown.words import LANGUAGES, Words


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """On whose calendar it is noon: a deal of the day is played here."""
    settings = quick_settings(sqlite_url(tmp_path_factory.mktemp("server")))
    with ServerProcess(msgspec.structs.replace(settings, clock_ahead=until_noon())) as running:
        yield running


def test_an_empty_page_leads_to_a_game(windows: Windows) -> None:
    page = windows.open()
    press(page.get_by_role("banner").get_by_role("link", name="My page"))
    expect(page.get_by_role("heading", name="Here your games will be drawn")).to_be_visible()
    assert violations(page) == []
    press(page.get_by_role("link", name="Choose a game"))
    expect(page.get_by_role("heading", name="Welcome To")).to_be_visible()


def test_games_are_drawn_and_lead_back_to_themselves(windows: Windows) -> None:
    page = windows.open("Ann")
    for _ in range(2):
        lay_table(page, "welcome", "me", "bot:random")
        player = Player(page)
        player.turn()
        play_out(page)
        expect(player.result).to_be_visible()
    page.goto("/")
    press(page.get_by_role("main").get_by_role("link", name="My page"))
    expect(page.get_by_role("listitem").filter(has_text="games").first).to_contain_text("2")
    row = page.get_by_role("row", name=re.compile("Welcome To against bots"))
    expect(row.get_by_role("cell").first).to_have_text("2")
    parts = page.get_by_role("region", name="Where points come from")
    expect(parts.get_by_role("listitem").first).to_be_visible()
    expect(page.get_by_role("region", name="Against whom").get_by_role("listitem")).to_have_count(1)
    walk = page.get_by_role("slider", name="Walk from game to game")
    expect(walk).to_have_value("1")
    walk.focus()
    page.keyboard.press("ArrowLeft")
    expect(walk).to_have_value("0")
    expect(walk).to_have_attribute("aria-valuetext", re.compile("point"))
    assert violations(page) == []
    press(page.get_by_text("As a table"))
    expect(page.get_by_role("row", name=re.compile(r"\d{4}"))).to_have_count(2)
    press(page.get_by_role("link", name="Look at this game"))
    expect(page.get_by_role("dialog", name="The result")).to_be_visible()
    for language in ("ru", "uk"):
        say = Words(language)
        page.goto("/settings")
        page.get_by_role("main").get_by_role("combobox").first.select_option(language)
        page.goto("/me")
        expect(page.get_by_role("heading", name=say("mine-by-game"))).to_be_visible()
        expect(page.get_by_role("main")).not_to_contain_text("mine-")
        assert violations(page) == []


@pytest.mark.parametrize("language", sampled(["en", "ru", "uk"], "ru"))
def test_a_first_game_on_a_phone(windows: Windows, language: str) -> None:
    say = Words(language)
    page = windows.open("Ann", "/day", phone=True, dark=True, language=language)
    press(page.get_by_role("article", name=say("welcome-name")).get_by_role("button", name=say("days-play")))
    player = Player(page, touch=True)
    player.wait()
    if language == "en":
        player.turn()
        play_out(page)
        expect(player.result).to_be_visible()
    page.goto("/me")
    expect(page.get_by_role("heading", name=say("mine-by-game" if language == "en" else "mine-empty"))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(page) == []
    if language != "en":
        return
    for other in LANGUAGES:  # and no column of the games is cut off, whatever the words are
        page.get_by_role("banner").get_by_role("combobox").select_option(other)
        games = page.get_by_role("group", name=Words(other)("mine-by-game"))
        expect(games).to_contain_text(Words(other)("mine-mode-alone"))
        assert games.evaluate("each => each.scrollWidth - each.clientWidth") <= 0, other
