"""The host changes a table that waits, lets somebody go and hands hosting over, before everybody's eyes: only clicks and
typing, never a reload. And what happens around a game stands in its log.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from support.axe import violations
from support.long import sampled
from support.play_out import play_out
from support.player import Player
from support.windows import Windows, lay_table, press, sit_down
from tabletown.words import LANGUAGES, Words

# Where the words themselves are: a box may be smaller than what is written in it.
INK = "each => { const r = document.createRange(); r.selectNodeContents(each); return r.getBoundingClientRect().toJSON() }"


def menu_of(page: Page, name: str) -> None:
    press(page.get_by_role("button", name=f"What can be done with {name}"))


@pytest.mark.parametrize("language", sampled(LANGUAGES, "ru"))
def test_a_host_who_gave_no_name_is_asked_before_friends_are(windows: Windows, language: str) -> None:
    """And on a phone nothing of the seats lies on anything else, however long the words are."""
    say = Words(language)
    ann = windows.open("", "/new/welcome", phone=True, language=language)
    press(ann.get_by_role("button", name=say("web-new-add-open")))
    press(ann.get_by_role("button", name=say("web-new-set")))
    asked = ann.get_by_role("dialog", name=say("web-name-ask"))
    asked.get_by_role("textbox", name=say("web-name-label")).fill("Ann")
    assert violations(ann) == []
    press(asked.get_by_role("button", name=say("web-new-set")))
    seats = ann.get_by_role("region", name=say("web-new-seats")).get_by_role("listitem")
    expect(seats).to_have_count(3)
    expect(seats.first).to_contain_text("Ann")
    for seat in seats.all()[1:]:
        label, button = (
            written.evaluate(INK) for written in (seat.get_by_text(say("web-seat-open")), seat.get_by_role("button"))
        )
        assert label["right"] <= button["left"] or label["bottom"] <= button["top"]
        assert label["left"] >= 0 and button["right"] <= 360
    learn = ann.get_by_role("button", name=say("web-shelf-learn")).bounding_box()
    rules = ann.get_by_role("link", name=say("web-rules")).first.bounding_box()
    assert learn and rules
    assert learn["y"] == rules["y"]  # side by side


@pytest.mark.parametrize("phone", sampled([False, True], True), ids=["desk", "phone"])
def test_options_and_seats_change_before_everybodys_eyes(windows: Windows, phone: bool) -> None:
    ann = windows.open("Ann", phone=phone, dark=phone)
    lay_table(ann, "streets", "me", "open")
    ben = windows.open("", ann.url)
    expect(ben.get_by_text("You are invited")).to_be_visible()
    press(ann.get_by_role("button", name="Change the table"))
    form = ann.get_by_role("dialog", name="Change the table")
    press(form.get_by_role("radio", name="Hard Grifter"))
    expect(form.get_by_role("status").filter(has_text="The Grifter plays only against one person.")).to_be_visible()
    press(form.get_by_role("button", name="Save"))
    expect(form.get_by_text("The Grifter plays only against one person.")).to_have_count(1)
    expect(form).to_be_visible()
    assert violations(ann) == []
    if phone:
        assert ann.evaluate("document.documentElement.scrollWidth") <= 360
    press(form.get_by_role("radio", name="Nobody"))
    press(form.get_by_role("switch", name="Advisors"))
    press(form.get_by_role("button", name="Open seat"))
    press(form.get_by_role("button", name="Save"))
    expect(form).to_be_hidden()
    expect(ben.get_by_text("Ann changes the options or the seats.")).to_be_visible()
    expect(ben.get_by_role("listitem").filter(has_text=re.compile("^Advisors$"))).to_be_visible()
    expect(ben.get_by_role("button", name="Sit down here")).to_have_count(2)
    sit_down(ben, "Ben")
    expect(ann.get_by_text("Ben", exact=True)).to_be_visible()
    windows.forgive_lost_line()  # the browser says that the server refused


@pytest.mark.long
def test_somebody_sits_down_where_the_host_takes_a_seat_away(windows: Windows) -> None:
    ann = windows.open("Ann")
    lay_table(ann, "welcome", "me", "open", "open")
    ben = windows.open("", ann.url)
    expect(ben.get_by_text("You are invited")).to_be_visible()
    press(ann.get_by_role("button", name="Change the table"))
    form = ann.get_by_role("dialog", name="Change the table")
    press(form.get_by_role("button", name="Remove seat 2"))
    sit_down(ben, "Ben")
    expect(ann.get_by_text("Ben", exact=True).first).to_be_attached()
    press(form.get_by_role("button", name="Save"))
    expect(form.get_by_text("Ben sits there.")).to_be_visible()
    press(form.get_by_role("button", name="Cancel"))
    press(ann.get_by_role("button", name="Change the table"))
    press(form.get_by_role("button", name="Remove seat 3"))
    press(form.get_by_role("button", name="Save and start"))
    for page in (ann, ben):
        assert Player(page).wait() == "turn"
    windows.forgive_lost_line()  # the browser says that the server refused


def test_whoever_is_let_go_is_told_and_sits_down_again(windows: Windows) -> None:
    ann = windows.open("Ann")
    lay_table(ann, "happy_city", "me", "open", "open")
    ben = windows.open("", ann.url, phone=True)
    sit_down(ben, "Ben")
    menu_of(ann, "Ben")
    assert violations(ann) == []
    press(ann.get_by_role("button", name="Free the seat of Ben"))
    expect(ben.get_by_text("The host has freed your seat.")).to_be_visible()
    expect(ann.get_by_text("The host frees the seat of Ben.")).to_be_visible()
    assert violations(ben) == []
    ben.goto("/")
    told = ben.get_by_role("region", name="The host has freed your seat")
    press(told.get_by_role("link", name=re.compile("Happy City")))
    sit_down(ben)
    expect(ben.get_by_text("The host has freed your seat.")).to_be_hidden()
    expect(ben.get_by_role("button", name="Leave seat")).to_be_visible()


def test_a_stranger_is_let_go_from_a_running_game(windows: Windows) -> None:
    """Asked once more, because there is no way back."""
    ann = windows.open("Ann", phone=True)
    lay_table(ann, "welcome", "me", "open")
    ben = windows.open("Ben", ann.url)
    sit_down(ben)
    Player(ben).wait()
    Player(ann, touch=True).wait()
    menu_of(ann, "Ben")
    press(ann.get_by_role("button", name="Remove Ben from the game"))
    expect(ann.get_by_text("Remove Ben for good?")).to_be_visible()
    assert violations(ann) == []
    assert ann.evaluate("document.documentElement.scrollWidth") <= 360
    press(ann.get_by_role("button", name="Keep Ben"))
    expect(ann.get_by_role("dialog")).to_have_count(0)
    menu_of(ann, "Ben")
    press(ann.get_by_role("button", name="Remove Ben from the game"))
    press(ann.get_by_role("button", name="Remove Ben from the game"))
    expect(ben.get_by_text("The host has removed you from the game.")).to_be_visible()
    expect(ann.get_by_role("button", name="What can be done with Ben")).to_have_count(0)
    assert violations(ben) == []
    expect(ben.get_by_text("Ben has left.")).to_have_count(0)
    Player(ann, touch=True).turn()
    expect(ann.get_by_role("heading", level=1)).to_contain_text("Round 2")  # a bot plays on


def test_hosting_is_handed_over(windows: Windows) -> None:
    ann = windows.open("Ann")
    lay_table(ann, "dream_home", "me", "open", "open")
    ben = windows.open("", ann.url)
    sit_down(ben, "Ben")
    expect(ben.get_by_role("button", name="Leave seat")).to_be_visible()
    expect(ben.get_by_role("button", name="Start now")).to_have_count(0)
    menu_of(ann, "Ben")
    press(ann.get_by_role("button", name="Make Ben the host"))
    expect(ben.get_by_text("You are the host of this table now.")).to_be_visible()
    expect(ann.get_by_role("button", name="Start now")).to_have_count(0)
    press(ben.get_by_role("button", name="Start now"))
    for page in (ann, ben):
        expect(page.get_by_role("region", name="What to do now")).to_be_visible()


def test_who_gave_up_and_who_came_back_stands_in_the_log_and_in_the_replay(windows: Windows) -> None:
    ann = windows.open("Ann")
    lay_table(ann, "welcome", "me", "open")
    ben = windows.open("", ann.url)
    sit_down(ben, "Ben")
    Player(ben).turn()
    Player(ann).turn()
    Player(ben).wait()
    press(ben.get_by_role("button", name="Menu"))
    press(ben.get_by_role("button", name="Leave the table"))
    press(ben.get_by_role("dialog", name="Give up your seat?").get_by_role("button", name="Give up"))
    log = ann.get_by_role("list", name="Log").filter(visible=True)
    expect(log.get_by_text("Ben gives up the seat. A bot plays on.")).to_be_visible()
    press(ben.get_by_role("button", name="Undo"))
    expect(log.get_by_text("Ben is back and plays on.")).to_be_visible()
    ann.reload()
    expect(log.get_by_text("Ben gives up the seat. A bot plays on.")).to_have_count(1)
    told = log.get_by_role("listitem").all_inner_texts()
    assert 0 < told.index("Ben gives up the seat. A bot plays on.") < told.index("Ben is back and plays on.")
    press(ben.get_by_role("link", name=re.compile("Welcome To")).first)
    expect(ben.locator("main[aria-busy=false]")).to_be_visible()  # the bot may have played this turn already
    press(ben.get_by_role("button", name="Menu"))
    press(ben.get_by_role("button", name="Leave the table"))
    press(ben.get_by_role("dialog", name="Give up your seat?").get_by_role("button", name="Give up"))
    play_out(ann)
    press(ann.get_by_role("button", name="See the replay"))
    replay = log.get_by_role("link", name="Ben gives up the seat. A bot plays on.")
    expect(replay).to_have_count(2)
    press(replay.first)
    expect(log.locator(".now")).to_have_text("Ben gives up the seat. A bot plays on.")
