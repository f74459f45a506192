"""One turn at the table: by keyboard alone, taken back, restarted, refused, and in another language halfway through."""

import re

import pytest
from playwright.sync_api import Page, expect

from support.keys import BAR_BUTTON, go
from support.lessons import choose
from support.player import BUILD, DONE, PAIR, Player, called, settled
from support.windows import BOT, ME, Windows, press, set_table
from tabletown.lessons.lesson import BASE, lesson_of
from tabletown.words import Words

SAY = Words("en")


def at_a_table(windows: Windows) -> Page:
    page = windows.open("Ann")
    page.goto(set_table(page, [ME, BOT]))
    expect(page.locator(PAIR).first).to_be_visible()
    return page


@pytest.mark.long
def test_a_turn_by_keyboard_only(windows: Windows) -> None:
    page = at_a_table(windows)
    player = Player(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 1")
    page.keyboard.press("1")
    expect(player.sentence).to_contain_text("Write")
    player.wait()
    focused = page.locator(":focus")
    for arrow in ("ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowLeft"):
        page.keyboard.press(arrow)
        if (focused.get_attribute("data-target") or "").startswith("house-"):
            break
    page.keyboard.press("Enter")
    built = player.sentence.filter(has_not_text="Write")
    expect(player.choices().or_(built).first).to_be_visible()
    if player.choices().count():  # temps leave a choice of numbers
        expect(player.choices().first).to_be_focused()
        page.keyboard.press("Enter")
    expect(built).to_be_visible()
    if DONE not in called(page).offers:
        go(page, "Tab", BAR_BUTTON)
        page.keyboard.press("Enter")
    expect(player.done).to_be_enabled()
    page.keyboard.press("c")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 2")


def test_letters_work_on_a_cyrillic_keyboard(windows: Windows) -> None:
    page = at_a_table(windows)
    page.keyboard.press("1")
    expect(Player(page).sentence).to_contain_text("Write")
    page.evaluate("dispatchEvent(new KeyboardEvent('keydown', {code: 'KeyR', key: 'к', bubbles: true}))")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Rules")).to_be_hidden()
    expect(Player(page).sentence).to_contain_text("Write")


def test_a_step_is_taken_back_and_a_turn_restarted(windows: Windows) -> None:
    page = at_a_table(windows)
    player = Player(page)
    first = player.sentence.inner_text()
    player.step()
    player.wait()
    second = player.sentence.inner_text()
    assert second != first
    player.step()
    player.wait()
    page.keyboard.press("Backspace")
    expect(player.sentence).to_have_text(second)
    expect(page.locator(BUILD).first).to_be_visible()
    player.step()
    player.wait()
    page.keyboard.press("Escape")
    expect(player.sentence).to_have_text(first)
    expect(player.bar.get_by_role("button", name="Take back")).to_be_hidden()


def test_a_refused_click_names_its_rule(windows: Windows) -> None:
    page = at_a_table(windows)
    player = Player(page)
    player.step()
    player.wait()
    player.step()
    player.wait()
    page.locator("[data-target^='pair-']:not([data-live])").first.click()
    bubble = page.get_by_role("status").filter(has_text="You have chosen for this turn already")
    expect(bubble).to_be_visible()
    bubble.get_by_role("button", name="Close").click()
    expect(bubble).to_be_hidden()


def test_the_language_changes_in_the_middle_of_a_turn(windows: Windows) -> None:
    page = at_a_table(windows)
    player = Player(page)
    player.step()
    player.wait()
    place = page.url
    houses = page.locator(BUILD).count()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("ru")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Раунд 1")
    expect(page.get_by_role("region", name="Что делать сейчас")).to_contain_text("Впишите")
    page.get_by_label("Язык").select_option("uk")
    expect(page.get_by_role("region", name="Що робити зараз")).to_be_visible()
    assert page.url == place
    expect(page.locator(BUILD)).to_have_count(houses)
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    page.reload()
    expect(page.get_by_role("region", name="Що робити зараз")).to_be_visible()


def test_a_score_explains_itself(windows: Windows) -> None:
    page = at_a_table(windows)
    page.get_by_role("button", name=re.compile("^Ann: .* Show the sum")).click()
    sums = page.get_by_role("dialog", name=re.compile("Show the sum"))
    expect(sums.get_by_role("row", name="City plans")).to_be_visible()
    expect(sums.get_by_role("row", name=re.compile("^Total"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(sums).to_be_hidden()


def test_without_confirmation_the_turn_ends_by_itself(windows: Windows) -> None:
    page = at_a_table(windows)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    settled(page)  # letters that arrive late move the switch from under the pointer
    page.get_by_role("switch", name="Confirm the end of my turn").uncheck()
    page.keyboard.press("Escape")
    player = Player(page)
    for _ in range(4):
        player.step()
        player.wait()
        if "Round 2" in page.get_by_role("heading", level=1).inner_text():
            break
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 2")


def test_what_others_did_since_my_last_turn_is_marked(windows: Windows) -> None:
    page = at_a_table(windows)
    player = Player(page)
    player.turn()
    player.wait()
    log = page.get_by_role("list", name="Log")
    expect(log).to_contain_text("Round 2")
    marked = log.locator("li[data-since]")
    expect(marked).to_have_count(1)
    assert marked.get_attribute("data-since") == "Since your last turn"
    assert DONE not in log.inner_text()


def test_a_place_that_an_effect_cannot_use_names_the_rule_of_the_effect(windows: Windows) -> None:
    """In the game of the base lesson, whose cards are known: two fences, or a bis."""
    lesson = lesson_of("welcome", BASE)
    assert lesson is not None
    page = windows.open()
    player = Player(page)
    choose(page, lesson)
    press(page.get_by_role("button", name=SAY("lesson-skip")))
    for name in ("pair-1", "house-1-5", "gap-1-5"):
        press(page.locator(f'[data-target="{name}"][data-live]'))
    press(page.locator('[data-choice="done"]'))
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 2")
    for name in ("pair-1", "house-1-1"):
        press(page.locator(f'[data-target="{name}"][data-live]'))
    expect(player.sentence).to_contain_text(SAY("welcome-prompt-effect", effect="fence"))
    rule = page.get_by_role("status")
    press(page.locator('[data-target="gap-1-5"]'))
    expect(rule.filter(has_text=SAY("welcome-rule-fence-already_there"))).to_be_visible()
    page.locator('[data-target="house-1-1"]').click(position={"x": 3, "y": 20})
    expect(rule.filter(has_text=SAY("welcome-rule-fence-between_houses"))).to_be_visible()
    page.keyboard.press("Backspace")
    expect(player.sentence).to_contain_text(SAY("welcome-prompt-house", effect="fence", number=1))
    press(page.locator('[data-target="pair-3"]'))
    expect(player.sentence).to_contain_text(SAY("welcome-prompt-house", effect="bis", number=8))
    press(page.locator('[data-target="house-2-5"][data-live]'))
    expect(player.sentence).to_contain_text(SAY("welcome-prompt-effect", effect="bis"))
    press(page.locator('[data-target="house-2-5"]'))
    expect(rule.filter(has_text=SAY("welcome-rule-bis-next_to_number"))).to_be_visible()
    press(page.locator('[data-target="house-2-6"][data-live]'))
    expect(page.locator('[data-choice="done"]')).to_be_visible()
