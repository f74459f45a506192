"""Hands and ears: whoever plays with the keys never loses their place, what is chosen stays chosen, `?` answers, and one turn
is played through the accessibility tree alone, as a screen reader tells it.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from support.long import sampled
from support.player import LIVE, Player
from support.windows import BOT, ME, Windows, set_table


def at_a_table(windows: Windows, game: str = "welcome", **options: str) -> Page:
    page = windows.open("Ann")
    page.goto(set_table(page, [ME, BOT], game=game, options=options))
    Player(page).wait()
    return page


def focus(page: Page, target: str) -> None:
    """Walk with the arrows until this place has the focus."""
    for _ in range(80):
        if page.locator(f":focus[data-target='{target}']").count():
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"no way to {target}")


def test_the_focus_stays_after_a_number_key_and_backspace(windows: Windows) -> None:
    page = at_a_table(windows)
    player = Player(page)
    focus(page, "pair-2")
    here = page.locator(":focus[data-target='pair-2']")
    page.keyboard.press("1")
    expect(player.sentence).to_contain_text("Write")
    player.wait()
    expect(here).to_be_visible()
    page.keyboard.press("Backspace")
    expect(player.sentence).to_contain_text("Choose")
    player.wait()
    expect(here).to_be_visible()


def test_a_second_enter_does_not_unchoose(windows: Windows) -> None:
    page = at_a_table(windows)
    player = Player(page)
    focus(page, "pair-1")
    page.keyboard.press("Enter")
    expect(player.sentence).to_contain_text("Write")
    player.wait()
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    player.wait()
    expect(player.sentence).to_contain_text("Write")


# No person is as quick, but a busy machine is as slow: both keys are heard before the page hears of anything else.
BOTH_AT_ONCE = """async talk => {
  talk.click();
  await Promise.resolve();
  const escape = new KeyboardEvent("keydown", { key: "Escape", code: "Escape", bubbles: true, cancelable: true });
  return talk.dispatchEvent(escape) && document.querySelector(":popover-open") !== null;
}"""


def test_esc_closes_what_was_opened_a_moment_ago(windows: Windows) -> None:
    """It is not taken for the key that begins the turn anew, which would leave the sheet open."""
    page = at_a_table(windows)
    assert page.get_by_role("banner").get_by_role("button", name="Talk").evaluate(BOTH_AT_ONCE)


@pytest.mark.parametrize("game", sampled(["streets", "dream_home", "happy_city"], "happy_city"))
def test_the_focus_is_never_lost_in_a_turn(windows: Windows, game: str) -> None:
    page = at_a_table(windows, game, **({"discard": "false"} if game == "dream_home" else {}))
    player = Player(page)
    for _ in range(4):
        if player.wait() != "turn" or not page.locator(LIVE).count():
            break
        page.keyboard.press("ArrowRight")
        expect(page.locator(f":focus{LIVE}")).to_be_visible()
        page.keyboard.press("Enter")
        player.wait()
        expect(page.locator(":focus")).to_have_count(1)


def test_shift_and_arrows_reach_what_cannot_be_done_and_it_answers(windows: Windows) -> None:
    page = at_a_table(windows, "happy_city")
    seen = set()
    for _ in range(40):
        page.keyboard.press("Shift+ArrowRight")
        seen.add(page.locator(":focus").get_attribute("data-target") or "")
    kinds = {each.split("-")[0] for each in seen}
    assert {"deck", "dwelling", "card", "special"} <= kinds
    while not (page.locator(":focus").get_attribute("data-target") or "").startswith("dwelling-"):
        page.keyboard.press("Shift+ArrowRight")
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator(".bubble[role=status], [role=status] .bubble")).to_be_visible()


def test_plans_say_their_points(windows: Windows) -> None:
    page = at_a_table(windows)
    plans = page.get_by_role("region", name="On the table").or_(page.locator("section.offer")).first.aria_snapshot()
    assert len(re.findall(r"\d+ points?", plans)) >= 3, plans


def test_a_turn_through_the_accessibility_tree_alone(windows: Windows) -> None:
    """Only roles and names, as a screen reader has them; nothing is looked up by its place in the page."""
    page = at_a_table(windows)
    pair = page.get_by_role("button", name=re.compile(r"^Take \d+ with|^\d+ with", re.I)).first
    expect(pair).to_be_visible()
    pair.press("Enter")
    bar = page.get_by_role("region", name="What to do now")
    expect(bar).to_contain_text("Write")
    house = page.get_by_role("button", name=re.compile(r"house", re.I)).first
    house.press("Enter")
    choice = page.get_by_role("group", name="Choose one").get_by_role("button")
    wrote = bar.get_by_role("paragraph").filter(has_not_text="Write")
    expect(choice.first.or_(wrote)).to_be_visible()
    if choice.count():
        choice.first.press("Enter")
    done, skip = bar.get_by_role("button", name="End my turn"), bar.get_by_role("button", name="Use no effect")
    expect(done.or_(skip)).to_be_enabled()  # Enter on what cannot be pressed yet would be lost
    if skip.is_visible():
        skip.press("Enter")
    expect(done).to_be_enabled()
    done.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 2")
    expect(page.get_by_role("list", name="Log").filter(visible=True)).to_contain_text("Ann writes")
