"""The plain board: a game from another package is played on it, and every game can be, by hand, by keys and on a phone."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from support.axe import violations
from support.command import process_of
from support.long import sampled
from support.own_game import HERE, environment, fresh_environment, install, write_game
from support.windows import BOT, ME, Windows, press, set_table

MOVES = "What you can do"


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a fresh environment, in which the game of docs/your-own-game.md is installed; gives its address."""
    folder = tmp_path_factory.mktemp("town")
    python = fresh_environment(folder / "env", HERE)
    install(python, write_game(folder / "package"))
    serve = [str(python), "-m", "tabletown", "serve", "--no-browser", "--data", str(folder)]
    with process_of(serve, env=environment(folder)) as server:
        assert server.stdout is not None
        said = next(line for line in server.stdout if line.startswith("Tabletown: "))
        yield said.split()[1].rstrip("/")


@pytest.fixture
def guests(chromium: Browser, town: str) -> Iterator[Windows]:
    opened = Windows(chromium, town)
    yield opened
    opened.close()
    assert opened.complaints == []


def play_on(page: Page, word: str = "Roll the die") -> None:
    """Roll until the die has shown a one or the game is over, then let the others."""
    over = page.get_by_text("Somebody has thirty points").first
    keep = page.get_by_role("button", name=re.compile("Keep the pot"), disabled=False)
    roll = page.get_by_role("button", name=re.compile(word), disabled=False)
    for _ in range(400):
        # The others take their time: several of their turns may pass before it is mine again.
        expect(keep.or_(roll).or_(over).first).to_be_visible()
        if over.is_visible():
            return
        target = keep if keep.count() else roll
        before = page.locator("main").inner_html()
        press(target.first)
        page.wait_for_function("before => document.querySelector('main')?.innerHTML !== before", arg=before)
        expect(page.locator("main[aria-busy=true]")).to_have_count(0)
    raise AssertionError("the game does not end")


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_game_from_another_package_is_played_to_its_end(guests: Windows, phone: bool) -> None:
    page = guests.open("Ann", "/", phone=phone)
    shelf = page.locator("article[data-game=pips]")
    expect(shelf.get_by_role("heading", name="Pips")).to_be_visible()
    press(shelf.get_by_role("button", name="Play"))
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("heading", name="On the table")).to_be_visible()
    expect(page.get_by_text("Last roll:")).to_be_visible()
    if not phone:
        assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    play_on(page)
    expect(page.get_by_text("Somebody has thirty points").first).to_be_visible()


@pytest.mark.long
def test_it_speaks_the_readers_language_and_english_where_it_cannot(guests: Windows) -> None:
    page = guests.open(language="ru")
    shelf = page.locator("article[data-game=pips]")
    expect(shelf.get_by_role("heading", name="Очки")).to_be_visible()
    page.goto("/rules/pips")
    expect(page.get_by_text("Who has thirty first wins")).to_be_visible()


def choose_plain(page: Page) -> None:
    page.goto("/settings")
    press(page.get_by_text("Plain boards"))
    expect(page.get_by_role("switch", name=re.compile("Plain boards"))).to_be_checked()


@pytest.mark.parametrize("game", sampled(["welcome", "streets", "dream_home", "happy_city"], "welcome"))
def test_every_game_can_be_played_on_it(windows: Windows, game: str) -> None:
    page = windows.open("Ann")
    choose_plain(page)
    page.goto(set_table(page, [ME, BOT], game=game))
    moves = page.get_by_role("region", name=re.compile(MOVES)).get_by_role("listitem").get_by_role("button")
    for _ in range(4):
        expect(moves.first).to_be_enabled()
        said = moves.all_inner_texts()
        moves.first.click()
        expect(page.locator("main[aria-busy=false]")).to_be_visible()
    assert not any("-move-" in text for text in said)
    expect(page.get_by_role("heading", name="On the table")).to_be_visible()


def test_everything_on_it_is_in_the_readers_language(windows: Windows) -> None:
    page = windows.open("Ганна", "/settings", language="uk")
    press(page.get_by_text("Прості поля"))
    expect(page.get_by_role("switch", name=re.compile("Прості поля"))).to_be_checked()
    for game in ("welcome", "streets", "dream_home", "happy_city"):
        page.goto(set_table(page, [ME, BOT], game=game))
        position = page.get_by_role("region", name="На столі")
        expect(position.get_by_role("listitem").first).to_be_visible()
        assert re.findall("[A-Za-z]{2,}", position.text_content() or "") == [], game


def test_keys_choose_and_walk_and_a_long_list_is_searched(windows: Windows) -> None:
    page = windows.open("Ann")
    choose_plain(page)
    page.goto(set_table(page, [ME], game="welcome"))
    moves = page.get_by_role("region", name=re.compile(MOVES))
    expect(moves.get_by_role("button").first).to_be_enabled()
    page.keyboard.press("ArrowDown")
    expect(moves.get_by_role("button").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(moves.get_by_role("button").nth(1)).to_be_focused()
    page.keyboard.press("1")
    search = moves.get_by_role("textbox", name="Find a move")
    expect(search).to_be_visible()
    everything = moves.get_by_role("listitem").count()
    search.fill("street 2")
    expect(moves.get_by_role("listitem")).not_to_have_count(everything)
    assert all("street 2" in text.lower() for text in moves.get_by_role("listitem").all_inner_texts())


@pytest.mark.parametrize("language", sampled(["en", "ru", "uk"], "uk"))
@pytest.mark.parametrize("phone", sampled([False, True], True), ids=["desk", "phone"])
def test_nothing_is_cut_off(windows: Windows, language: str, phone: bool, tmp_path: Path) -> None:
    page = windows.open("Ann", "/", language=language, phone=phone)
    page.evaluate("localStorage.setItem('tabletown.settings', JSON.stringify({ plain: true }))")
    page.goto(set_table(page, [ME, BOT], game="happy_city"))
    expect(page.locator("section.bar p")).not_to_be_empty()
    expect(page.locator("div.plain h2").last).to_be_visible()
    page.screenshot(path=tmp_path / "board.png")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator("div.plain").evaluate("board => board.scrollWidth <= board.clientWidth")
