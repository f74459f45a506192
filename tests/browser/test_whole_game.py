"""Somebody comes to the home page and plays Welcome To against bots to the end: by mouse, and by touch on a phone."""

import pytest
from playwright.sync_api import expect

from support.player import Player
from support.windows import BOT, ME, Windows, set_table


def test_a_newcomer_plays_bots_by_mouse_to_the_end(windows: Windows) -> None:
    page = windows.open()
    page.get_by_role("button", name="Play against bots now").first.click()
    page.get_by_label("Your name").last.fill("Ann")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/table/*")
    expect(page).to_have_title("● Your turn · Welcome To")
    player = Player(page)
    turns = player.game()
    assert turns >= 5
    assert player.clicks >= 2 * turns
    rows = player.result.get_by_role("row")
    expect(rows.first).to_contain_text("Ann")
    total = rows.last.get_by_role("cell")
    expect(total).to_have_count(3)
    player.result.get_by_role("button", name="See the replay").click()
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
    old = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url.split("?")[0] != old.split("?")[0])
    assert player.wait() == "turn"
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 1")


@pytest.mark.long
def test_a_game_on_a_phone_by_touch(windows: Windows) -> None:
    page = windows.open("Ann", phone=True)
    page.goto(set_table(page, [ME, BOT]))
    player = Player(page, touch=True)
    turns = player.game()
    assert turns >= 5
    expect(player.result).to_contain_text("Ann")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
