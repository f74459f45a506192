"""What if: another way from a replay and from a running game, marked as what it is, named, found again and shared; and the
coach's word on every turn, with the better turn on the board and the turn to be played again.
"""

import re
from collections.abc import Iterator

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from support.axe import violations
from support.long import sampled
from support.player import PAIR, Player
from support.tabletown_server import ServerProcess, quick_settings, sqlite_url
from support.windows import BOT, ME, Windows, press, set_table, upload_record

MOST_TURNS = 15
A_LOOK = 120_000
"""Milliseconds in which even a busy machine has looked back at a turn."""
JUDGED = re.compile("turn|slip|mistake")
COSTLY = re.compile("slip|mistake")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    settings = quick_settings(sqlite_url(tmp_path_factory.mktemp("server")))
    with ServerProcess(msgspec.structs.replace(settings, feedback_depth=1, feedback_time=100.0)) as running:
        yield running


def strip(page: Page) -> Locator:
    return page.get_by_role("region", name="What if?")


def coach(page: Page) -> Locator:
    return page.get_by_role("region", name="The coach on your turn")


def open_menu(page: Page) -> None:
    press(page.get_by_role("button", name="Menu"))


@pytest.mark.parametrize("phone", sampled([False, True], False), ids=["desk", "phone"])
def test_from_a_replay_named_found_again_and_shared(windows: Windows, phone: bool) -> None:
    ann = windows.open("Ann", phone=phone)
    path = upload_record(ann)
    ann.goto(f"{path}/replay?step=40&seat=0")
    press(ann.get_by_role("button", name="What if?"))
    expect(strip(ann)).to_contain_text("nothing here counts")
    expect(ann).to_have_title(re.compile("What if"))
    expect(ann.get_by_role("heading", level=1)).to_contain_text("What if?")
    assert path not in ann.url
    player = Player(ann, touch=phone)
    player.turn()
    press(strip(ann).get_by_role("button", name="Name this branch"))
    ann.get_by_role("textbox", name="Name this branch").fill("A pool instead")
    ann.keyboard.press("Enter")
    expect(strip(ann)).to_contain_text("A pool instead")
    assert violations(ann) == []
    branch = ann.url

    ben = windows.open("Ben", branch)
    expect(strip(ben)).to_contain_text("A pool instead")
    expect(strip(ben).get_by_role("button", name="Name this branch")).to_be_hidden()
    expect(strip(ben).get_by_role("link", name="Back to the game")).to_be_hidden()

    press(strip(ann).get_by_role("link", name="Back to the game"))
    expect(ann.get_by_role("dialog", name="The result")).to_be_visible()
    expect(strip(ann)).to_be_hidden()
    ann.goto("/")
    expect(ann.get_by_role("heading", level=1).first).to_be_visible()
    expect(ann.locator(f"a[href='{branch.removeprefix(windows.address)}']")).to_have_count(0)
    ann.goto("/me")
    listed = ann.get_by_role("region", name="What if?").get_by_role("listitem").filter(has_text="A pool instead")
    expect(listed).to_be_visible()
    assert violations(ann) == []
    press(listed.get_by_role("link"))
    expect(strip(ann)).to_contain_text("A pool instead")
    ann.goto("/me")
    press(listed.get_by_role("button", name="Take “A pool instead” off the list"))
    expect(listed).to_be_hidden()


def test_from_a_running_game_and_back(windows: Windows) -> None:
    page = windows.open("Ann")
    path = set_table(page, [ME, BOT])
    page.goto(path)
    Player(page).turn()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 2")
    expect(page.locator(PAIR).first).to_be_visible()
    dealt = page.locator("[data-target^='pair-']").all_inner_texts()
    open_menu(page)
    press(page.get_by_role("button", name="What if: try another way from here"))
    expect(strip(page)).to_contain_text("dealt anew")
    expect(strip(page)).to_contain_text("Another way from round 2")
    expect(page.locator(PAIR).first).to_be_visible()
    assert page.locator("[data-target^='pair-']").all_inner_texts() == dealt
    Player(page).turn(1)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 3")
    press(strip(page).get_by_role("link", name="Back to the game"))
    expect(page).to_have_url(re.compile(path))
    expect(strip(page)).to_be_hidden()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 2")
    Player(page).turn()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 3")
    log = page.get_by_role("list", name="Log").first
    press(log.get_by_role("button", name=re.compile("Round 2")))
    expect(strip(page)).to_contain_text("Another way from round 2")


@pytest.mark.parametrize("phone", sampled([False, True], True), ids=["desk", "phone"])
def test_a_word_on_every_turn_and_the_turn_played_again(windows: Windows, phone: bool) -> None:
    page = windows.open("Ann", "/settings", phone=phone)
    press(page.get_by_role("switch", name="A word on every turn"))
    path = set_table(page, [ME, BOT])
    page.goto(path)
    player = Player(page, touch=phone)
    for turn in range(MOST_TURNS):
        round_before = page.get_by_role("heading", level=1).inner_text()
        player.turn(turn)
        expect(page.get_by_role("heading", level=1)).not_to_have_text(round_before)
        expect(coach(page).get_by_role("status")).to_contain_text(JUDGED, timeout=A_LOOK)
        expect(coach(page).get_by_role("status")).not_to_contain_text("looks back", timeout=A_LOOK)
        if coach(page).get_by_text(COSTLY).count():
            break
    expect(coach(page).get_by_role("status")).to_contain_text(re.compile(r"Cost: \d+\.\d ± \d"))
    expect(coach(page).get_by_role("status")).to_contain_text("Better:")
    assert violations(page) == []
    press(coach(page).get_by_role("button", name="Show the better turn"))
    expect(page.locator(".rings i").first).to_be_visible()
    assert violations(page) == []
    press(coach(page).get_by_role("button", name="Back to the game"))
    expect(page.locator(".rings i")).to_have_count(0)
    press(coach(page).get_by_role("button", name="Play this turn again"))
    expect(strip(page)).to_contain_text("Another way from round")
    expect(page).not_to_have_url(re.compile(path))
    player.turn(1)  # and here the coach speaks too
    expect(coach(page).get_by_role("status")).to_contain_text(JUDGED, timeout=A_LOOK)


@pytest.mark.long
def test_without_the_wish_nothing_is_said(windows: Windows) -> None:
    page = windows.open("Ann")
    page.goto(set_table(page, [ME, BOT]))
    Player(page).turn()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 2")
    expect(page.locator(PAIR).first).to_be_visible()
    expect(coach(page)).to_be_hidden()
