"""A hint at the table: asked for by key or button, marked on the board, played by pressing what is marked, closed with Esc;
told to everybody where people play together.
"""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from support.axe import violations
from support.long import sampled
from support.player import PAIR, Player
from support.windows import BOT, ME, OPEN, Windows, lay_table, press, set_table, sit_down

RING = ".rings i.first"
MOST_PRESSES = 30
AT_REST = """([ring, over]) => {
  if (document.querySelector("h1").textContent.includes(over)) return [];
  const idle = document.querySelector("main[aria-busy=false]");
  const { x, y, width, height } = (idle && document.querySelector(ring)?.getBoundingClientRect()) || {};
  const [before, alike] = window.ringed || [];
  const now = width ? [x, y, width, height].join(" ") : "";
  window.ringed = [now, now && now === before ? alike + 1 : 0];
  return window.ringed[1] > 2 && [x + width / 2, y + height / 2];
}"""
"""A ring follows the board one frame later: whoever looks presses what is ringed when both stand still."""


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name="Hint", exact=True)


def press_marked(page: Page, until: str) -> bool:
    """Point at the middle of what is ringed, as a person does; false when the heading says that it is over."""
    page.evaluate("delete window.ringed")
    place = page.wait_for_function(AT_REST, arg=[RING, until], polling="raf").json_value()
    if not place:
        return False
    x, y = place
    if page.evaluate("navigator.maxTouchPoints > 0"):
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)
    return True


@pytest.mark.parametrize("phone", sampled([False, True], True), ids=["desk", "phone"])
def test_what_is_marked_can_be_played(windows: Windows, phone: bool) -> None:
    page = windows.open("Ann", phone=phone)
    page.goto(set_table(page, [ME, BOT]))
    expect(page.locator(PAIR).first).to_be_visible()
    press(Player(page).bar.get_by_role("button", name="Hint"))
    expect(panel(page).get_by_role("status")).not_to_contain_text("Still thinking")
    expect(panel(page).get_by_role("status")).to_contain_text(re.compile("choice|points|first sight"))
    assert violations(page) == []
    for _ in range(MOST_PRESSES):
        if not press_marked(page, "Round 2"):
            break
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 2")


@pytest.mark.long
def test_a_second_press_shows_other_choices_and_esc_closes(windows: Windows) -> None:
    page = windows.open("Ann")
    page.goto(set_table(page, [ME, BOT]))
    expect(page.locator(PAIR).first).to_be_visible()
    page.keyboard.press("h")
    expect(panel(page).get_by_role("status")).to_contain_text(re.compile("."))
    expect(panel(page).get_by_role("button", name="Other choices")).to_be_visible()
    page.keyboard.press("h")
    choices = panel(page).get_by_role("list", name="The best choices").get_by_role("button")
    expect(choices).not_to_have_count(0)
    expect(choices.first).to_have_attribute("aria-pressed", "true")
    expect(panel(page).get_by_role("status")).not_to_contain_text("Still thinking")
    press(choices.nth(1))
    expect(choices.nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(panel(page)).to_be_hidden()
    expect(page.locator(RING)).to_be_hidden()


def test_with_people_the_host_allows_hints_and_all_read_of_them(windows: Windows) -> None:
    ann, ben = windows.open("Ann"), windows.open()
    ben.goto(lay_table(ann, "welcome", "me", "open", flip="Hints"))
    sit_down(ben, "Ben")
    press(Player(ann).bar.get_by_role("button", name="Hint"))
    expect(panel(ann)).to_be_visible()
    expect(ben.get_by_text("Ann asks the coach for a hint.").first).to_be_visible()
    closed = set_table(ann, [ME, OPEN])
    ann.goto(closed)
    ben.goto(closed)
    sit_down(ben)
    expect(ann.locator(PAIR).first).to_be_visible()
    expect(Player(ann).bar.get_by_role("button", name="Hint")).to_be_hidden()
