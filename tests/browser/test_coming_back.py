"""Nothing is lost: a page reloaded in the middle of a turn, a server that dies and comes back under open pages."""

import signal

from playwright.sync_api import expect

from support.player import Player, called
from support.tabletown_server import ServerProcess
from support.windows import Windows, lay_table


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(windows: Windows) -> None:
    page = windows.open("Ann")
    lay_table(page, "welcome", "me", "bot:random")
    player = Player(page)
    player.turn()
    player.wait()
    player.step()
    player.wait()
    before = player.sentence.inner_text()
    page.reload()
    expect(player.sentence).to_have_text(before)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 2")
    expect(player.bar.get_by_role("button", name="Take back")).to_be_visible()
    page.goto("/")
    card = page.get_by_role("link", name="Welcome To").filter(has_text="Your turn")
    expect(card.first).to_be_visible()
    card.first.click()
    expect(player.sentence).to_have_text(before)


def test_the_server_dies_in_the_middle_of_a_turn_and_comes_back(windows: Windows, server: ServerProcess) -> None:
    page = windows.open("Ann")
    lay_table(page, "welcome", "me", "bot:random")
    player = Player(page)
    player.wait()
    player.step()
    player.wait()
    before = player.sentence.inner_text()
    house = called(page).glowing("house-")[0]
    server.send(signal.SIGKILL)
    expect(page.get_by_role("alert")).to_contain_text("The connection is lost")
    player.target(house).click()  # made while nobody hears it: it must count once when the line is back
    server.start()
    server.wait_until_ready()
    expect(page.get_by_role("alert")).to_be_hidden()
    player.wait()
    expect(player.sentence).not_to_have_text(before)
    player.turn()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 2")
    page.keyboard.press("l")
    log = page.get_by_role("dialog", name="Log")
    expect(log.get_by_text("Ann takes")).to_have_count(1)
    expect(log.get_by_text("Ann writes")).to_have_count(1)
    windows.forgive_lost_line()
