"""Several people: two browsers and a spectator, a second person at the same device, a seat that moves."""

import re

import pytest
from playwright.sync_api import expect

from support.axe import violations
from support.player import LIVE, Player, settled
from support.windows import Windows, lay_table, press, sit_down

WATCHING = re.compile(r"^You are watching\. ")


def test_two_people_and_a_spectator(windows: Windows) -> None:
    ann = windows.open("Ann", typed=True)
    ann.get_by_role("link", name="New table").first.click()
    ann.get_by_role("button", name="Set the table").click()
    ann.wait_for_url("**/table/*")
    expect(ann.get_by_text("One seat is still free")).to_be_visible()

    ben = windows.open("Ben", ann.url, typed=True)
    expect(ben.get_by_text("You are invited")).to_be_visible()
    eve = windows.open("", ann.url)
    expect(eve.get_by_text("You are invited")).to_be_visible()
    ben.get_by_role("button", name="Sit down here").click()

    at_ann, at_ben = Player(ann), Player(ben)
    expect(eve.get_by_text(WATCHING)).to_be_visible()
    expect(eve.locator(LIVE)).to_have_count(0)
    expect(ann.get_by_role("list", name="Players")).to_contain_text("Ben")

    at_ann.turn()
    expect(at_ann.sentence).to_contain_text("Waiting for Ben")
    seat = ben.get_by_role("button", name=re.compile("Ann.*done")).first
    expect(seat).to_be_visible()
    expect(eve.get_by_role("heading", level=1)).to_contain_text("Round 1")
    expect(eve.get_by_role("list", name="Log").get_by_role("listitem")).to_have_count(0)
    at_ben.turn()
    for page in (ann, ben, eve):
        expect(page.get_by_role("heading", level=1)).to_contain_text("Round 2")
        expect(page.get_by_role("list", name="Log")).to_contain_text("Ann takes")

    eve.get_by_role("list", name="Players").get_by_role("button", name=re.compile("^here Ben")).click()
    ann.get_by_role("list", name="Players").get_by_role("button", name=re.compile("^here Ben")).click()
    expect(ann.get_by_text("You are looking at what Ben has built")).to_be_visible()
    ann.get_by_role("button", name="Back to mine").click()
    expect(ann.get_by_text("You are looking at what Ben has built")).to_be_hidden()

    ben.close()
    expect(ann.get_by_role("button", name=re.compile("^away Ben")).first).to_be_visible()


def test_what_is_open_stays_what_it_is_while_news_arrive(windows: Windows) -> None:
    """What is made anew between pressing and releasing loses the click."""
    ann = windows.open("Ann")
    lay_table(ann, "welcome", "me", "open")
    ben = windows.open("", ann.url)
    sit_down(ben, "Ben")
    Player(ann).turn()
    ann.keyboard.press("t")
    nudge = ann.get_by_role("button", name="Nudge Ben politely")
    settled(ben)
    made = nudge.element_handle()
    Player(ben).step()  # his own step, and what it makes of who is there
    settled(ben)
    assert made.evaluate("made => made.isConnected")
    ann.keyboard.press("Escape")
    press(ann.get_by_role("button", name="Menu"))
    press(ann.get_by_role("button", name="Settings"))
    switch = ann.get_by_role("switch", name="Confirm the end of my turn")
    made = switch.element_handle()
    Player(ben).turn()
    expect(ann.get_by_role("heading", level=1, include_hidden=True)).to_contain_text("Round 2")
    assert made.evaluate("made => made.isConnected")
    switch.uncheck()
    expect(switch).not_to_be_checked()


def test_two_people_at_one_device_hand_it_over(windows: Windows) -> None:
    page = windows.open("Ann")
    lay_table(page, "welcome", "me", "local Ben")
    player = Player(page)
    player.turn()
    expect(page.get_by_role("heading", name="Ben is next")).to_be_visible()
    expect(page.locator(LIVE)).to_have_count(0)
    expect(page).to_have_title("● Your turn · Welcome To")
    # Ann's turn is hers alone until Ben is done: not even her points may tell of it.
    expect(page.get_by_role("button", name=re.compile("Show the sum"))).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("Ben.*at this device")).first).to_be_visible()
    page.get_by_role("button", name="I am Ben").click()
    player.turn()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 2")
    player.turn()  # Ben has the device in hand and goes on
    expect(page.get_by_role("heading", name="Ann is next")).to_be_visible()


def test_a_private_link_moves_the_seat_to_another_device(windows: Windows) -> None:
    laptop = windows.open("Ann")
    lay_table(laptop, "welcome", "me", "bot:random")
    Player(laptop).wait()
    laptop.get_by_role("button", name="Menu").click()
    laptop.get_by_role("button", name="Move my seat to another device").click()
    shown = laptop.get_by_text(re.compile(r"^http.*/seat/"))
    link = shown.inner_text()
    expect(laptop.get_by_role("img", name="The link to your seat as a QR code")).to_be_visible()
    assert violations(laptop) == []

    phone = windows.open("", link, phone=True)
    phone.get_by_role("button", name="Take my seat here").click()
    player = Player(phone, touch=True)
    player.turn()
    expect(phone.get_by_role("heading", level=1)).to_contain_text("Round 2")
    expect(laptop.get_by_text(WATCHING)).to_be_visible()
    expect(laptop.get_by_role("dialog", name="Menu")).to_be_visible()
    expect(shown).to_be_hidden()  # it has done its work


@pytest.mark.long
def test_a_table_without_spectators_is_closed_to_strangers(windows: Windows) -> None:
    ann = windows.open("Ann")
    lay_table(ann, "welcome", "me", "bot:random", flip="Spectators")
    Player(ann).wait()
    eve = windows.open("Eve", ann.url)
    expect(eve.get_by_text("play without spectators")).to_be_visible()
    windows.forgive_lost_line()


def test_the_host_starts_with_bots_in_the_free_seats(windows: Windows) -> None:
    page = windows.open("Ann")
    lay_table(page, "welcome", "me", "open", "open", flip="Show among the open tables")
    eve = windows.open("Eve", "/")
    expect(eve.get_by_role("heading", name="Tables looking for players")).to_be_visible()
    expect(eve.get_by_role("link", name=re.compile("2 seats are free")).first).to_be_visible()
    page.get_by_role("button", name="Start now").click()
    assert Player(page).wait() == "turn"
