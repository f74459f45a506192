"""Leaving a table, taking that back, and playing again together, as people do it: only clicks and typing."""

import re

from playwright.sync_api import expect

from support.axe import violations
from support.play_out import play_out
from support.player import Player
from support.windows import Windows, lay_table, press, sit_down


def test_a_try_against_bots_is_thrown_away_with_one_tap_and_brought_back(windows: Windows) -> None:
    page = windows.open("Ann", phone=True)
    lay_table(page, "welcome", "me", "bot:random")
    Player(page, touch=True).wait()
    page.goto("/")
    card = page.get_by_role("link", name=re.compile("Welcome To.*Your turn"))
    expect(card).to_be_visible()
    press(page.get_by_role("button", name="Welcome To: remove from my list"))
    expect(page.get_by_text("Welcome To: thrown away.")).to_be_visible()
    expect(card).to_be_hidden()
    assert violations(page) == []
    press(page.get_by_role("button", name="Undo"))
    expect(card).to_be_visible()
    press(card)
    assert Player(page, touch=True).wait() == "turn"


def test_whoever_gives_up_is_played_for_and_the_others_are_told(windows: Windows) -> None:
    ann = windows.open("Ann")
    lay_table(ann, "welcome", "me", "open")
    ben = windows.open("", ann.url)
    sit_down(ben, "Ben")
    Player(ben).wait()
    press(ben.get_by_role("button", name="Menu"))
    press(ben.get_by_role("button", name="Leave the table"))
    question = ben.get_by_role("dialog", name="Give up your seat?")
    expect(question).to_be_visible()
    assert violations(ben) == []
    press(question.get_by_role("button", name="Give up"))
    expect(ben.get_by_text("you have given up your seat")).to_be_visible()
    expect(ann.get_by_text("Ben has left. A bot plays on.")).to_be_visible()
    Player(ann).turn()
    expect(ann.get_by_role("heading", level=1)).to_contain_text("Round 2")
    press(ben.get_by_role("button", name="Undo"))
    expect(ann.get_by_text("Ben has left. A bot plays on.")).to_be_hidden()
    press(ben.get_by_role("link", name=re.compile("Welcome To")).first)
    Player(ann).turn()  # the bot had been quick: the next turn is Ben's own again
    assert Player(ben).wait() == "turn"


def test_two_friends_play_again_together(windows: Windows) -> None:
    ann = windows.open("Ann")
    lay_table(ann, "welcome", "me", "open")
    ben = windows.open("", ann.url)
    sit_down(ben, "Ben")
    players = Player(ann), Player(ben)
    for player in players:
        player.turn()
    play_out(ann, ben)
    for player in players:
        expect(player.result).to_be_visible()
    first = ann.url
    press(players[0].result.get_by_role("button", name="Play again"))
    ann.wait_for_url(lambda url: url != first)
    expect(ann.get_by_text("Kept for Ben")).to_be_visible()
    expect(ann.get_by_text("Invited: Ben. The game begins when everybody has sat down.")).to_be_visible()
    expect(ann.get_by_text(re.compile("The evening so far: Ben . : . Ann"))).to_be_visible()
    expect(players[1].result.get_by_text("You are invited to play again.")).to_be_visible()
    assert violations(ben) == []
    press(players[1].result.get_by_role("button", name="See the replay"))
    expect(ben.get_by_text("You are invited to play again.")).to_be_visible()
    expect(ben.get_by_role("button", name="Join the next game")).to_be_visible()
    assert violations(ben) == []
    home = windows.tab(ben.context, "/")
    press(home.get_by_role("button", name="Join the next game"))
    home.wait_for_url(ann.url)
    home.close()
    ben.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # the page comes into sight again
    expect(ben.get_by_text("You are invited to play again.")).to_be_hidden()
    press(ben.get_by_role("button", name="Menu"))
    press(ben.get_by_role("button", name="To the next game"))
    ben.wait_for_url(ann.url)
    for player in players:
        assert player.wait() == "turn"
        expect(player.page.get_by_role("heading", level=1)).to_contain_text("Round 1")


def test_the_host_removes_a_table_that_never_began(windows: Windows) -> None:
    ann = windows.open("Ann")
    lay_table(ann, "streets", "me", "open", "open")
    ben = windows.open("", ann.url)
    sit_down(ben, "Ben")
    expect(ben.get_by_role("button", name="Leave seat")).to_be_visible()
    press(ann.get_by_role("button", name="Remove this table"))
    expect(ben.get_by_role("heading", name="Nobody plays here any more")).to_be_visible()
    assert violations(ben) == []
    press(ann.get_by_role("button", name="Undo"))
    expect(ben.get_by_role("button", name="Leave seat")).to_be_visible()


def test_undo_seats_those_beside_me_again(windows: Windows) -> None:
    ann = windows.open("Ann")
    lay_table(ann, "welcome", "me", "open", "open", "open", flip="Several people at one device")
    ben = windows.open("", ann.url)
    sit_down(ben, "Ben")
    press(ben.get_by_role("button", name="Someone at this device").first)
    ben.get_by_role("textbox", name="Name").fill("Cleo")
    press(ben.get_by_role("button", name="Sit down", exact=True))
    expect(ann.get_by_text("Cleo", exact=True)).to_be_visible()
    ben.goto("/")
    press(ben.get_by_role("button", name="Welcome To: remove from my list"))
    for name in ("Ben", "Cleo"):
        expect(ann.get_by_text(name, exact=True)).to_have_count(0)
    press(ben.get_by_role("button", name="Undo"))
    for name in ("Ben", "Cleo"):
        expect(ann.get_by_text(name, exact=True)).to_be_visible()
