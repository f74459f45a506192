"""The review of a finished game: asked for from its result, left while it is made, found done; from the turns of note to their
positions and back, by pointer and by keys, on a desk and on a phone, with the plain board too.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from support.axe import violations
from support.long import sampled
from support.tabletown_server import ServerProcess, quick_settings, sqlite_url
from support.windows import Windows, press, upload_record
from tabletown.bots import seat_bots
from tabletown.engine import record
from tabletown.engine.chance import Chance
from tabletown.engine.contract import Observer
from tabletown.engine.match import Match
from tabletown.games import GAMES

SEED = 8
A_REVIEW = 300_000
"""Milliseconds in which even a busy machine has made one."""
OF_NOTE = re.compile("^(slip|mistake|brilliant)")
OF_NOTE_IN_CARD = re.compile("slip|mistake|brilliant")
JUDGED = re.compile("^(Well found|Good: too close|Not yet|That is what was played)")
MOST_MOVES = 20


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Its reviews show that everything works; what they say is the coach's own tests' to judge."""
    settings = quick_settings(sqlite_url(tmp_path_factory.mktemp("server")))
    with ServerProcess(msgspec.structs.replace(settings, review_depth=0)) as running:
        yield running


@pytest.fixture(scope="module")
def careless(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game between two who build whatever comes: both have something to learn."""
    game = GAMES["dream_home"]
    match = Match(game.deal(game.set_up(seats=2), SEED))
    bots = seat_bots(["random", "random"], game.name, Chance.from_seed(SEED).key)
    while acting := match.state.acting():
        match.play(acting[0], bots[acting[0]].choose(Observer(match.state, acting[0])))
    path = tmp_path_factory.mktemp("record") / "careless.txt"
    path.write_text(record.write(game, match, SEED, ["Seat 1", "Seat 2"]), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def reviewed(chromium: Browser, server: ServerProcess, careless: Path) -> Iterator[str]:
    """The path of a table whose review somebody had made, and who left meanwhile."""
    somebody = Windows(chromium, server.address)
    page = somebody.open("Ann")
    path = upload_record(page, careless)
    page.goto(path)
    result = page.get_by_role("dialog", name="The result")
    press(result.get_by_role("button", name="Review"))
    expect(
        page.get_by_text(re.compile("^You may leave this page")).or_(page.get_by_text("Luck and skill"))
    ).to_be_visible()
    page.goto("/")
    page.goto(f"{path}/replay?step=0&seat=0&review=1")
    expect(page.get_by_text("Luck and skill")).to_be_visible(timeout=A_REVIEW)
    yield path
    somebody.close()


def turns(page: Page) -> Locator:
    return page.get_by_role("listitem").get_by_role("button", name=OF_NOTE)


def card(page: Page) -> Locator:
    return page.get_by_role("region", name="Review").get_by_role("status")


def step_of(page: Page) -> int:
    return int(page.get_by_role("slider", name="Step").input_value())


def test_from_the_result_to_a_turn_and_the_better_one_on_the_board(windows: Windows, reviewed: str) -> None:
    page = windows.open("Ben", reviewed)
    press(page.get_by_role("dialog", name="The result").get_by_role("button", name="Review"))
    expect(page.get_by_role("row", name=re.compile("^result"))).to_be_visible()
    expect(
        page.get_by_role("img", name=re.compile(r"chance to win was \d+ % at the start and (100|0) % in the end"))
    ).to_be_visible()
    assert violations(page) == []
    press(turns(page).first)
    expect(card(page)).to_contain_text(re.compile(r"Turn \d+, round \d+"))
    expect(card(page)).to_contain_text("% of the chance to win")
    expect(turns(page).first).to_have_attribute("aria-current", "true")
    expect(page).to_have_url(re.compile("review=1"))
    shown = page.get_by_role("group", name="On the board")
    expect(shown.get_by_role("button", pressed=True)).to_have_text(re.compile("Better|Played"))
    expect(page.locator(".rings i.first")).to_be_visible()
    assert violations(page) == []
    press(shown.get_by_role("button", name="Before"))
    expect(page.locator(".rings i")).to_have_count(0)
    here = step_of(page)
    other = windows.open("Eve", page.url)
    expect(card(other)).to_contain_text(re.compile(r"Turn \d+, round \d+"))
    expect(other.get_by_role("slider", name="Step")).to_have_value(str(here))
    press(page.get_by_role("button", name="Close the review"))
    expect(card(page)).to_be_hidden()
    expect(page.get_by_role("list", name="Log")).to_be_visible()


def test_keys_walk_from_turn_to_turn_and_others_are_seen_on_request(windows: Windows, reviewed: str) -> None:
    page = windows.open("Ben", f"{reviewed}/replay?step=0&seat=0&review=1")
    expect(page.get_by_text("Luck and skill")).to_be_visible()
    for seat in ("Seat 1", "Seat 2"):
        page.get_by_label("Whose turns").select_option(label=seat)
        expect(card(page)).to_contain_text(seat)
        page.locator("main").click(position={"x": 3, "y": 3})
        page.keyboard.press("Home")
        before = step_of(page)
        page.keyboard.press("n")
        expect(page.get_by_role("slider", name="Step")).not_to_have_value(str(before))
        expect(card(page)).to_contain_text(OF_NOTE_IN_CARD)
        at = step_of(page)
        page.keyboard.press("n")
        page.keyboard.press("b")
        expect(page.get_by_role("slider", name="Step")).to_have_value(str(at))


@pytest.mark.parametrize("language", sampled(["en", "uk"], "uk"))
def test_on_a_phone_the_whole_of_it_is_a_sheet(windows: Windows, reviewed: str, language: str) -> None:
    page = windows.open(
        "", f"{reviewed}/replay?step=0&seat=0&review=1", phone=True, language=language, dark=language == "uk"
    )
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("table").first).to_be_visible()
    assert violations(page) == []
    press(sheet.get_by_role("listitem").get_by_role("button").first)
    expect(sheet).to_be_hidden()
    expect(page.locator("section.turn")).to_be_visible()
    board = page.locator("main").bounding_box()
    assert board is not None
    assert board["height"] > 200
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(page) == []


@pytest.mark.long
def test_the_plain_board_shows_what_the_better_turn_makes_of_it(windows: Windows, reviewed: str) -> None:
    page = windows.open("Ben", "/settings")
    press(page.get_by_text("Plain boards"))
    expect(page.get_by_role("switch", name=re.compile("Plain boards"))).to_be_checked()
    page.goto(f"{reviewed}/replay?step=0&seat=0&review=1")
    expect(page.get_by_text("Luck and skill")).to_be_visible()
    press(turns(page).first)
    expect(card(page)).to_contain_text(re.compile(r"Played: \w"))
    lines = page.get_by_role("group", name="On the board").get_by_role("button")
    outline = page.get_by_role("region", name="On the table")
    press(lines.first)
    expect(lines.first).to_have_attribute("aria-pressed", "true")
    before = outline.inner_text()
    press(lines.last)
    expect(outline).not_to_have_text(before, use_inner_text=True)
    assert violations(page) == []


def costly_seat(page: Page) -> None:
    """Look at the turns of somebody who has something to learn."""
    learn = page.get_by_role("button", name="Learn from these turns")
    for seat in ("Seat 1", "Seat 2"):
        page.get_by_label("Whose turns").select_option(label=seat)
        expect(card(page)).to_contain_text(seat)
        if learn.is_visible():
            return
    pytest.fail("nobody made a mistake")


def test_a_mistake_is_a_riddle_with_hints_and_an_answer(windows: Windows, reviewed: str) -> None:
    page = windows.open("Ben", f"{reviewed}/replay?step=0&seat=0&review=1")
    expect(page.get_by_text("Luck and skill")).to_be_visible()
    costly_seat(page)
    press(page.get_by_role("button", name="Learn from these turns"))
    coach = page.get_by_role("region", name="Learn from these turns")
    expect(coach.get_by_role("status")).to_contain_text("Find a better turn")
    expect(coach).not_to_contain_text("Better:")
    expect(page.locator(".rings i")).to_have_count(0)
    page.keyboard.press("h")
    page.keyboard.press("h")
    expect(coach).to_contain_text("It begins so:")
    expect(page.locator(".rings i.first")).to_be_visible()
    assert violations(page) == []
    press(coach.get_by_role("button", name="Show the answer"))
    expect(coach).to_contain_text("Better:")
    assert violations(page) == []
    press(coach.get_by_role("button", name="Back to the review"))
    expect(page.get_by_text("Luck and skill")).to_be_visible()


def test_a_turn_that_is_tried_is_judged(windows: Windows, reviewed: str) -> None:
    page = windows.open("Ben", "/settings", size=(1100, 900))
    press(page.get_by_text("Plain boards"))
    expect(page.get_by_role("switch", name=re.compile("Plain boards"))).to_be_checked()
    page.goto(f"{reviewed}/replay?step=0&seat=0&review=1")
    expect(page.get_by_text("Luck and skill")).to_be_visible()
    costly_seat(page)
    press(page.get_by_role("button", name="Learn from these turns"))
    coach = page.get_by_role("region", name="Learn from these turns")
    told = coach.get_by_text(JUDGED)
    end = page.locator("[data-choice=done]")
    moves = (
        page.get_by_role("region", name=re.compile("^What you can do")).get_by_role("listitem").get_by_role("button")
    )
    for _ in range(MOST_MOVES):
        expect(end.or_(moves).or_(told).first).to_be_visible(timeout=A_REVIEW)
        if told.is_visible():
            break
        press(end if end.is_visible() else moves.first)
        expect(page.locator("main[aria-busy=false]")).to_be_visible(timeout=A_REVIEW)
    expect(told).to_be_visible(timeout=A_REVIEW)
    press(coach.get_by_role("button", name="Another try"))
    expect(moves.first).to_be_enabled()
