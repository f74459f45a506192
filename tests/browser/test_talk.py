"""Talk at a table, as people do it: phrases that everybody reads in their own language, free words, nudges, muting.

By mouse, finger and keyboard; nothing of it ever lies on the board.
"""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from support.axe import violations
from support.play_out import play_out
from support.player import Player
from support.windows import Windows, lay_table, press, sit_down

# What was said shows for some seconds only: the page itself writes down how it looked when it came.
NOTE = """() => {
  const note = () => {
    const [bubble, board] = ['.bubble', 'main .board'].map(each => document.querySelector(each)?.getBoundingClientRect());
    const told = document.querySelector('.head [role=status]')?.textContent;
    if (bubble && told && !window.noted) window.noted = { told, bubble: bubble.toJSON(), board: board.toJSON() };
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def open_talk(page: Page, name: str = "Talk") -> Locator:
    press(page.get_by_role("banner").get_by_role("button", name=re.compile(f"^{name}")))
    panel = page.get_by_role("dialog", name=re.compile(f"^{name}"))
    expect(panel).to_be_visible()
    return panel


def say(page: Page, phrase: str) -> None:
    press(open_talk(page).get_by_role("button", name=phrase))


def two_at_a_table(windows: Windows, phone: bool = False) -> tuple[Page, Page]:
    ann = windows.open("Ann")
    lay_table(ann, "welcome", "me", "open")
    ben = windows.open("", ann.url, phone=phone)
    sit_down(ben, "Ben")
    for page in (ann, ben):
        Player(page, touch=phone and page is ben).wait()
    return ann, ben


def test_a_phrase_is_read_in_everybodys_language_and_never_lies_on_the_board(windows: Windows) -> None:
    ann = windows.open("Ann")
    lay_table(ann, "welcome", "me", "open", "open")
    ben = windows.open("", ann.url, phone=True, dark=True)
    sit_down(ben, "Ben")
    dasha = windows.open("", ann.url, language="ru")
    press(dasha.get_by_role("button", name="Сесть сюда").first)
    dasha.get_by_role("dialog").get_by_role("textbox").fill("Даша")
    press(dasha.get_by_role("dialog").get_by_role("button", name="Сесть сюда"))
    for page in (ann, ben, dasha):
        expect(page.locator("main[aria-busy=false]")).to_be_visible()
    for page in (ben, dasha):
        page.evaluate(NOTE)
    say(ann, "Well built!")
    noted = {page: page.wait_for_function("() => window.noted").json_value() for page in (ben, dasha)}
    assert noted[ben]["told"] == "Ann: Well built!"
    assert noted[dasha]["told"] == "Ann: Отличная постройка!"
    above, below = noted[ben]["bubble"], noted[ben]["board"]
    assert above["y"] + above["height"] <= below["y"]
    assert above["x"] >= 0 and above["x"] + above["width"] <= 360
    assert violations(ben) == []
    panel = open_talk(ben)
    expect(panel.get_by_role("list", name="What was said")).to_contain_text("Well built!")
    assert violations(ben) == []
    assert ben.evaluate("document.documentElement.scrollWidth") <= 360
    press(panel.get_by_role("button", name="Heart"))
    expect(panel).to_be_hidden()
    expect(ann.get_by_role("button", name="Talk: 1 new")).to_be_visible()
    expect(ann.get_by_role("status").filter(has_text="Ben: Heart")).to_be_attached()
    expect(ann.locator(".bubble").filter(has_text="Ben").locator("svg")).to_be_visible()  # a picture, not its name
    expect(ann.locator(".bubble")).not_to_contain_text("Heart")
    ann.reload()
    expect(open_talk(ann).get_by_role("list", name="What was said").get_by_role("listitem")).to_have_count(2)


def test_free_words_where_the_host_allows_them_and_nobody_has_to_listen(windows: Windows) -> None:
    ann, ben = two_at_a_table(windows)
    panel = open_talk(ben)
    expect(panel.get_by_text("The host can allow free text.")).to_be_visible()
    press(open_talk(ann).get_by_role("switch", name="Free text"))
    field = panel.get_by_role("textbox", name="Write something")
    field.fill("<b>Hello</b> & all")
    field.press("Enter")
    heard = ann.get_by_role("dialog", name="Talk").get_by_role("list", name="What was said")
    expect(heard.get_by_text("<b>Hello</b> & all", exact=True)).to_be_visible()
    assert violations(ann) == []
    press(heard.get_by_role("button", name="Mute Ben"))
    expect(heard).to_be_hidden()
    field.fill("Do you hear me?")
    field.press("Enter")
    expect(panel.get_by_text("Do you hear me?")).to_be_visible()
    expect(ann.get_by_text("You do not hear Ben.")).to_be_visible()
    expect(ann.get_by_text("Do you hear me?")).to_have_count(0)
    assert violations(ann) == []
    press(ann.get_by_role("button", name="Hear Ben again"))
    expect(heard.get_by_text("Do you hear me?")).to_be_visible()


def test_a_nudge_to_whoever_is_awaited(windows: Windows) -> None:
    ann, ben = two_at_a_table(windows, phone=True)
    expect(open_talk(ann).get_by_role("button", name="Nudge")).to_have_count(0)
    ann.keyboard.press("Escape")
    Player(ann).turn()
    ann.keyboard.press("t")
    panel = ann.get_by_role("dialog", name="Talk")
    press(panel.get_by_role("button", name="Nudge Ben politely"))
    expect(panel).to_be_hidden()
    expect(ann.get_by_role("status").filter(has_text="Ann: Psst, Ben, it is your turn.")).to_be_attached()
    expect(ben.get_by_role("status").filter(has_text="Ann: Psst, it is your turn.")).to_be_attached()
    press(open_talk(ann).get_by_role("button", name="Nudge Ben politely"))
    expect(panel.get_by_text("Ben was nudged a moment ago.")).to_be_visible()
    windows.forgive_lost_line()  # the browser says that the server refused


def test_spectators_listen_until_the_host_lets_them_talk(windows: Windows) -> None:
    ann, _ = two_at_a_table(windows)
    eve = windows.open("", ann.url)
    expect(eve.get_by_role("region", name="What to do now")).to_be_visible()
    panel = open_talk(eve)
    expect(panel.get_by_text("Spectators listen here.")).to_be_visible()
    press(open_talk(ann).get_by_role("switch", name="Spectators may talk"))
    panel.get_by_role("textbox", name="Your name").fill("Eve")
    press(panel.get_by_role("button", name="Save"))
    press(panel.get_by_role("button", name="Good luck!"))
    expect(ann.get_by_role("dialog", name="Talk").get_by_text("Good luck!").first).to_be_visible()


@pytest.mark.long
def test_talk_before_the_game_and_after_it(windows: Windows) -> None:
    ann = windows.open("Ann")
    lay_table(ann, "welcome", "me", "open")
    ben = windows.open("", ann.url)
    expect(ben.get_by_text("You are invited")).to_be_visible()
    press(ann.get_by_role("button", name="Hello!"))
    expect(ben.get_by_role("list", name="What was said").get_by_text("Hello!")).to_be_visible()
    expect(ben.get_by_text("Spectators listen here.")).to_be_visible()
    sit_down(ben, "Ben")
    for page in (ann, ben):
        Player(page).turn()
    play_out(ann, ben)
    for page in (ann, ben):
        press(page.get_by_role("button", name="See the replay"))
    say(ben, "Good game!")
    expect(ann.get_by_role("status").filter(has_text="Ben: Good game!")).to_be_attached()
