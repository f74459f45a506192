"""From a link to the first move of one's own, as people do it: fresh browsers, only clicks and typing, never a reload.

Whoever becomes somebody, on any page and in any tab, is known to the table at once.
"""

import re
import signal
import time
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from support.builder import BUILD_HERE, in_sight
from support.long import sampled, sampled_rows
from support.player import DONE, LIVE, OFFERED, called, settled
from support.tabletown_server import ServerProcess
from support.windows import Windows, give_name, lay_table, press, sit_down, until

GAMES = ("welcome", "streets", "dream_home", "happy_city")
WATCHING = re.compile(r"^You are watching\. ")
MOST_STEPS = 60
BAR = "section.bar"

EVERY_DAY = ("welcome", False), ("streets", False), ("dream_home", False), ("happy_city", True)
one_game_every_day = pytest.mark.parametrize("game", sampled(GAMES, "welcome"))


def in_words(value: object) -> str:
    return value if isinstance(value, str) else "phone" if value else "desk"


def asked(page: Page) -> bool:
    """Whether there is something for this person to do, as soon as the page knows what happened."""
    return settled(page).can_act


def step(page: Page, number: int) -> None:
    """Press one thing that glows, places on the board first, or what the bar offers."""
    sight = called(page)
    offered = page.locator(OFFERED)
    glowing = sight.live
    if sight.glowing("place-"):  # on a large map not all of it is in sight
        glowing = in_sight(page)[0]
    build = page.get_by_role("button", name=BUILD_HERE)
    if build.is_visible():
        press(build)
    elif DONE in sight.offers:
        press(offered.filter(has_text=DONE))
    elif glowing:
        # a finger taps twice: to look, and to do it
        press(page.locator(f"[data-target='{glowing[number // 2 % len(glowing)]}']{LIVE}:visible").first)
    else:
        press(offered.nth(number // 2 % len(sight.offers)))


def first_move(page: Page, before: Page | None = None) -> None:
    """Go on until there is something that could be taken back: a move of mine that counts. Where chance lets the
    other one begin, that one has a whole turn first."""
    counted = page.locator(BAR).get_by_role("button", name="Take back")
    expect(page.locator(BAR)).to_be_visible()
    for number in range(MOST_STEPS):
        until(page, lambda: asked(page) or (before is not None and asked(before)))
        if not asked(page):
            assert before is not None
            step(before, number)
        elif counted.is_visible():
            break
        else:
            step(page, number)
    expect(counted).to_be_visible()
    expect(page.get_by_text(WATCHING)).to_be_hidden()


def host(windows: Windows, game: str, *seats: str) -> Page:
    """Ann, who has laid a table at which the free seat is the first to move."""
    page = windows.open("Ann", typed=True)
    lay_table(page, game, *(seats or ("open", "me")))
    return page


@pytest.mark.parametrize(("game", "phone"), sampled_rows(product(GAMES, (False, True)), *EVERY_DAY), ids=in_words)
def test_a_friend_opens_the_link_sits_down_and_moves(windows: Windows, game: str, phone: bool) -> None:
    ann = host(windows, game)
    ben = windows.open("", ann.url, phone=phone)
    expect(ben.get_by_text("You are invited")).to_be_visible()
    sit_down(ben, "Ben")
    first_move(ben, ann)
    for page in (ann, ben):
        expect(page.get_by_role("button", name=re.compile("Ben")).first).to_be_visible()


@one_game_every_day
def test_a_name_given_first_in_the_head_of_the_page(windows: Windows, game: str) -> None:
    ann = host(windows, game)
    ben = windows.open("", ann.url, phone=game == "welcome")
    expect(ben.get_by_text("You are invited")).to_be_visible()
    give_name(ben, "Ben")
    sit_down(ben)
    first_move(ben, ann)


@one_game_every_day
def test_two_friends_want_one_seat(windows: Windows, game: str) -> None:
    ann = host(windows, game)
    friends = {name: windows.open("", ann.url) for name in ("Ben", "Cid")}
    for name, page in friends.items():
        press(page.get_by_role("button", name="Sit down here"))
        page.get_by_role("dialog").get_by_role("textbox", name="Your name").fill(name)
    at = int(time.time() * 1000) + 700
    for page in friends.values():  # both press at the same moment; whoever comes too late has no form any more
        page.evaluate(
            "at => { setTimeout(() => document.querySelector('dialog form')?.requestSubmit(), at - Date.now()) }", at
        )
    seats = ann.get_by_role("list", name="Players").first
    expect(seats).to_contain_text(re.compile("Ben|Cid"))
    sitting, standing = ("Ben", "Cid") if "Ben" in seats.inner_text() else ("Cid", "Ben")
    expect(friends[standing].get_by_text("All seats have been taken")).to_be_visible()
    expect(friends[standing].locator(LIVE)).to_have_count(0)
    first_move(friends[sitting], ann)
    windows.forgive_lost_line()  # the browser says that the server refused


@one_game_every_day
def test_a_seat_link_on_a_device_that_is_nobody(windows: Windows, game: str) -> None:
    laptop = windows.open("Ann")
    lay_table(laptop, game, "me", "bot:random")
    press(laptop.get_by_role("button", name="Menu"))
    press(laptop.get_by_role("button", name="Move my seat to another device"))
    link = laptop.get_by_text(re.compile(r"^http.*/seat/")).inner_text()
    laptop.keyboard.press("Escape")

    phone = windows.open("", laptop.url, phone=True)
    expect(phone.get_by_text(WATCHING)).to_be_visible()
    other_tab = windows.tab(phone.context, link)
    press(other_tab.get_by_role("button", name="Take my seat here"))
    expect(laptop.get_by_text(WATCHING)).to_be_visible()
    first_move(phone)  # the tab that was open before knows it too
    other_tab.goto("/")
    expect(other_tab.get_by_role("button", name="Ann: change your name")).to_be_visible()


@one_game_every_day
def test_two_tabs_of_one_person(windows: Windows, game: str) -> None:
    ann = host(windows, game)
    one = windows.open("", ann.url)
    other = windows.tab(one.context, ann.url)
    home = windows.tab(one.context, "/")
    for page in (one, other):
        expect(page.get_by_text("You are invited")).to_be_visible()
    give_name(other, "Ben")
    for page in (home, one):
        expect(page.get_by_role("button", name="Ben: change your name")).to_be_visible()
    sit_down(one)
    first_move(one, ann)
    expect(other.get_by_role("button", name="Take back")).to_be_visible()
    expect(other.get_by_text(WATCHING)).to_be_hidden()
    expect(home.get_by_role("heading", name="Your tables")).to_be_visible()


def test_two_tabs_that_become_somebody_in_the_same_moment_are_one_person(windows: Windows) -> None:
    ann = host(windows, "welcome", "open", "me", "open")
    one = windows.open("", ann.url)
    other = windows.tab(one.context, ann.url)
    for page, name in ((one, "Ben"), (other, "Benny")):
        press(page.get_by_role("button", name="Your name"))
        page.get_by_role("textbox", name="Your name").fill(name)
    for page in (one, other):
        page.evaluate("document.querySelector('header form').requestSubmit()")
    called = re.compile("^Benn?y?: change your name")
    for page in (one, other):
        expect(page.get_by_role("button", name=called)).to_be_visible()
    sit_down(one)
    for page in (one, other):
        expect(page.get_by_role("button", name="Leave seat")).to_have_count(1)
        expect(page.get_by_role("button", name="Sit down here")).to_have_count(0)
    labels = [page.get_by_role("button", name=called) for page in (one, other)]
    until(one, lambda: len({label.inner_text() for label in labels}) == 1)


def test_a_browser_that_has_lost_its_cookies_says_so(windows: Windows) -> None:
    ann = host(windows, "welcome")
    page = windows.open("", ann.url)
    sit_down(page, "Ben")
    first_move(page)
    page.context.clear_cookies()
    page.context.set_offline(True)
    page.context.set_offline(False)
    expect(page.get_by_text("This browser no longer knows who you were")).to_be_visible()
    expect(page.get_by_text("All seats have been taken")).to_be_hidden()
    expect(page.get_by_text(WATCHING)).to_be_visible()
    press(page.get_by_role("button", name="I see"))
    expect(page.get_by_text("This browser no longer knows who you were")).to_be_hidden()


def test_sitting_down_outlives_the_server(windows: Windows, server: ServerProcess) -> None:
    ann = host(windows, "welcome")
    ben = windows.open("", ann.url)
    sit_down(ben, "Ben")
    first_move(ben)
    server.send(signal.SIGKILL)
    expect(ben.get_by_role("alert")).to_contain_text("The connection is lost")
    server.start()
    server.wait_until_ready()
    expect(ben.get_by_role("alert")).to_be_hidden()
    press(ben.get_by_role("button", name="Take back"))
    first_move(ben)
    windows.forgive_lost_line()


@pytest.mark.long
def test_a_new_name_is_seen_at_the_table(windows: Windows) -> None:
    ann = host(windows, "welcome", "open", "me", "open")
    ben = windows.open("", ann.url)
    sit_down(ben, "Ben")
    expect(ann.get_by_text("Ben")).to_be_visible()
    press(ben.get_by_role("button", name="Ben: change your name"))
    ben.get_by_role("textbox", name="Your name").fill("Benjamin")
    press(ben.get_by_role("button", name="Save"))
    expect(ann.get_by_text("Benjamin")).to_be_visible()
    expect(ann.get_by_text("Ben", exact=True)).to_be_hidden()
