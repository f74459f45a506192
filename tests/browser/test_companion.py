"""The companion for a real table: cards, rounds, tiles and incomes on a phone in its middle, without a line once begun."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from support.axe import violations
from support.long import sampled
from support.windows import Windows

COUNTED = 60_000
"""The first text that a server reads makes it learn the words of all languages; on a busy machine that takes its time."""


def press(where: Page | Locator, *names: str) -> None:
    for name in names:
        where.get_by_role("button", name=name, exact=True).click()


def lay_phone(windows: Windows, game: str, phone: bool = True) -> Page:
    """From the rules of a game to its companion, as people find it."""
    page = windows.open(phone=phone, path=f"/rules/{game}")
    page.get_by_role("link", name="A phone at the table").click()
    return page


def test_a_phone_keeps_the_cards_of_a_real_table(windows: Windows) -> None:
    page = lay_phone(windows, "welcome")
    press(page, "Deal")
    expect(page.get_by_text("Round 1", exact=True)).to_be_visible()
    cards = page.get_by_role("list", name="The cards of this round").get_by_role("listitem")
    expect(cards).to_have_count(3)
    first = cards.all_inner_texts()
    page.context.set_offline(True)
    press(page, "Next")
    expect(page.get_by_text("Round 2", exact=True)).to_be_visible()
    page.get_by_role("list", name="City plans").get_by_role("button").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Player 2").click()
    press(page, "Close")
    expect(page.get_by_text("first: Player 2")).to_be_visible()
    page.get_by_label("Shuffle all cards for the next round").check()
    press(page, "Next")
    expect(page.get_by_text("The cards were shuffled.")).to_be_visible()
    assert violations(page) == []
    for _ in range(4):  # the shuffling, its wish, the claim and the round
        press(page, "One step back")
    expect(page.get_by_text("Round 1", exact=True)).to_be_visible()
    assert cards.all_inner_texts() == first
    page.context.set_offline(False)
    page.reload()
    expect(page.get_by_text("Round 1", exact=True)).to_be_visible()
    assert cards.all_inner_texts() == first
    windows.forgive_lost_line()


@pytest.mark.long
def test_the_competitor_gets_what_was_not_used_and_is_counted_on_the_pad(windows: Windows) -> None:
    page = lay_phone(windows, "welcome")
    for _ in range(3):
        press(page, "Players: one less")
    page.get_by_role("radio", name=re.compile("collector", re.IGNORECASE)).check()
    page.get_by_label("Competitor").select_option("irina")
    press(page, "Deal")
    following = page.get_by_role("button", name="Next")
    expect(following).to_be_disabled()
    page.context.set_offline(True)
    given = page.get_by_role("img", name=re.compile("^Its cards, in order:"))
    for number in range(1, 24):  # beyond the first pile, whose cards last for 21 rounds
        expect(page.get_by_text(f"Round {number}", exact=True)).to_be_visible()
        cards = page.get_by_role("list", name="The cards of this round").get_by_role("button")
        expect(cards).to_have_count(3)
        cards.nth(number % 3).click()
        expect(page.get_by_text("Goes to Irina")).to_be_visible()
        following.click()
        expect(given.locator("svg")).to_have_count(number)
        if number == 21:
            expect(page.get_by_text("The cards were shuffled.")).to_be_visible()
            assert violations(page) == []
    press(page, "One step back", "One step back")
    expect(given.locator("svg")).to_have_count(22)
    page.context.set_offline(False)
    press(page, "Put the phone away")
    page.get_by_role("dialog").get_by_role("link", name="Count").click()
    expect(page.get_by_role("columnheader", name="Irina")).to_be_visible(timeout=COUNTED)
    expect(page.get_by_label("Competitor", exact=True)).to_have_value("irina")
    expect(page.get_by_role("img", name=re.compile("^Its cards, in order:")).locator("svg")).to_have_count(22)
    total = page.get_by_role("row", name=re.compile("^Total"))
    before = total.inner_text()
    press(page, "City plan A: one more")
    expect(total).not_to_have_text(before)
    assert violations(page) == []
    windows.forgive_lost_line()


@pytest.mark.long
def test_a_picture_leads_another_phone_to_a_sheet_of_the_same_box(windows: Windows) -> None:
    page = lay_phone(windows, "welcome")
    page.get_by_role("radio", name=re.compile("collector", re.IGNORECASE)).check()
    press(page, "Deal", "Sheets on more phones")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("img", name="The address of the sheet, for a camera")).to_be_visible()
    assert violations(page) == []
    address = dialog.get_by_text(re.compile("^http")).inner_text()
    other = windows.open(phone=True, path=address)
    expect(other.get_by_role("button", name="Street 1, house 1: empty")).to_be_visible(timeout=COUNTED)
    expect(other.get_by_role("radio", name=re.compile("collector", re.IGNORECASE))).to_be_checked()


@pytest.mark.parametrize("phone", sampled([True, False], True), ids=["phone", "desk"])
def test_dream_home_is_led_through_its_rounds_without_a_line(windows: Windows, phone: bool) -> None:
    page = lay_phone(windows, "dream_home", phone)
    press(page, "Players: one less")
    page.get_by_label("Player 1").fill("Ann")
    page.get_by_label("Player 2").fill("Ben")
    page.get_by_role("switch", name="This phone turns the cards up").check()
    press(page, "Begin")
    columns = page.get_by_role("list", name="Drafting board").get_by_role("button")
    expect(columns).to_have_count(5)
    page.context.set_offline(True)
    first = columns.all_inner_texts()
    expect(page.get_by_role("heading", name="The cards of this round")).to_be_visible()
    press(page, "Next")
    expect(page.get_by_role("heading", name="Discard a column, not the first one")).to_be_visible()
    columns.nth(2).click()
    expect(columns.nth(2)).to_have_attribute("aria-pressed", "true")
    assert violations(page) == []
    press(page, "Next", "Next")
    expect(page.get_by_role("heading", name="Take a column")).to_be_visible()
    page.get_by_role("group", name=re.compile("Who begins the next round")).get_by_role("button", name="Ben").click()
    press(page, "Next", "Next")
    expect(page.get_by_text("Round 2 of 12")).to_be_visible()
    expect(page.get_by_text("First player: Ben")).to_be_visible()
    assert columns.all_inner_texts() != first
    for _ in range(11 * 5):  # the steps of two players, to the end of the twelfth round
        press(page, "Next")
    expect(page.get_by_role("heading", name="Roofers: take a roof from the discard")).to_be_visible()
    press(page, "Next", "Next")
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("link", name="Count").click()
    expect(page.get_by_role("heading", name="Count: Dream Home")).to_be_visible()
    windows.forgive_lost_line()


@pytest.mark.long
def test_happy_city_ends_with_the_round_in_which_a_city_is_full(windows: Windows) -> None:
    page = windows.open(phone=True, path="/")
    shelf = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Happy City"))
    shelf.get_by_role("link", name="A phone at the table").click()
    press(page, "Players: one less", "Begin")
    expect(page.get_by_role("heading", name="Income: take your coins")).to_be_visible()
    page.context.set_offline(True)
    press(page, "Next")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(page.get_by_text("Buy one card, or take a coin")).to_be_visible()
    assert violations(page) == []
    press(page, "Next", "Next")
    expect(page.get_by_text("Round 2", exact=True)).to_be_visible()
    page.get_by_label("A city has 10 cards: this round is the last").check()
    expect(page.get_by_text("Last round")).to_be_visible()
    press(page, "Next", "Next", "Next")
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    press(page, "One step back")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    page.context.set_offline(False)
    windows.forgive_lost_line()


@pytest.mark.long
def test_streets_counts_its_tiles_and_the_income_of_a_street_that_closes(windows: Windows) -> None:
    page = lay_phone(windows, "streets")
    press(page, "Players: one less", "Begin")
    expect(page.get_by_text("Stack: 24")).to_be_visible()
    page.context.set_offline(True)
    parents = page.get_by_role("region", name="Parents").get_by_role("button")
    expect(parents).to_have_count(8)
    parents.first.click()
    expect(page.get_by_text("Stack: 23")).to_be_visible()
    expect(page.get_by_role("region", name="Parents").get_by_role("heading")).to_contain_text("7")
    press(page, "One step back")
    expect(page.get_by_text("Stack: 24")).to_be_visible()
    assert violations(page) == []
    press(page, "A street closes")
    expect(page.get_by_text("There is no line to the server just now.")).to_be_visible()
    page.context.set_offline(False)
    for place, tile in ((0, "starter_home"), (-1, "flea_market"), (1, "art_gallery")):
        page.get_by_role("button", name=f"Free place, {place} east, 0 south").click(timeout=COUNTED)
        dialog = page.get_by_role("dialog")
        dialog.get_by_label("Which building").select_option(tile)
        if place == 0:
            dialog.get_by_label("Whose sign").select_option(label="Player 1")
            press(dialog, "parent: one more")
        if place == -1:  # the roads at both ends lie across the street
            press(dialog, "Turn")
        press(dialog, "Done")
    paid = page.get_by_role("region", name="What the street pays")
    expect(paid).to_have_text(re.compile(r"Player 1\s*\$3"), timeout=COUNTED)  # two for a symbol, one for a person
    expect(page.get_by_text("Starter Home: value 2, people 1: $3")).to_be_visible()
    assert violations(page) == []
    press(page, "Tiles")
    expect(page.get_by_text("Stack: 24")).to_be_visible()
    windows.forgive_lost_line()


def test_the_grifter_is_run_for_whoever_sits_alone(windows: Windows) -> None:
    page = lay_phone(windows, "streets")
    press(page, "Players: one less", "Players: one less", "Begin")
    page.get_by_role("radio", name="The Grifter").check()
    asking = page.get_by_role("button", name="What happens?")
    expect(asking).to_be_disabled()  # nothing is built yet
    page.get_by_role("button", name="Free place, -1 east, 0 south").click(timeout=COUNTED)
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Which building").select_option("starter_home")
    while not dialog.get_by_text("Road in the south").is_visible():
        press(dialog, "Turn")
    press(dialog, "Done")
    asking.click()
    mine = page.get_by_role("button", name=re.compile("^Starter Home, south, Player 1, 1 parent"))
    expect(mine).to_be_visible(timeout=COUNTED)  # the rules have put my sign and its people there
    page.get_by_label("The Grifter lifts").select_option("art_gallery")
    asking.click()
    places = page.get_by_role("listitem").get_by_role("button", name=re.compile("^Free place"))
    gallery = page.get_by_role("button", name=re.compile("^Art Gallery, .*The Grifter"))
    expect(places.first.or_(gallery)).to_be_visible()
    assert violations(page) == []
    if places.count():
        places.first.click()
    expect(gallery).to_be_visible()
    press(page, "One step back")
    expect(gallery).to_have_count(0)
    page.context.set_offline(True)
    expect(page.get_by_text("There is no line to the server just now.")).to_be_visible()
    page.context.set_offline(False)
    windows.forgive_lost_line()
