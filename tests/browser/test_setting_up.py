"""Setting a table: the page explains what can be chosen, says at once what does not go together, and leads whoever is alone
to an opponent. The rules are one press away, and begin with what this table plays.
"""

import pytest
from playwright.sync_api import Route, expect

from support.long import sampled
from support.player import Player
from support.windows import BOT, ME, OPEN, Windows, set_table


def test_alone_against_a_competitor_from_the_shelf(windows: Windows) -> None:
    page = windows.open("Ann", "/")
    page.locator("article[data-game=welcome]").get_by_role("link", name="Play alone").click()
    expect(page.get_by_text("a solo game against the pile")).to_be_visible()
    page.get_by_role("radio", name="Collector’s edition").check()
    expect(page.get_by_text("a solo game against twelve competitors")).to_be_visible()
    # Nobody is no opponent for whoever plays alone.
    expect(page.get_by_role("radio", name="Sergei (level 1)")).to_be_checked()
    page.get_by_role("radio", name="Irina (level 4)").check()
    page.get_by_role("button", name="Start the game").click()
    Player(page).wait()
    expect(page.locator(".competitor")).to_contain_text("Irina")
    expect(page.get_by_role("list", name="Players").filter(visible=True)).to_contain_text("Irina")


def test_alone_against_the_grifter_and_with_others_again(windows: Windows) -> None:
    page = windows.open("Ann", "/new/streets")
    nobody, normal = page.get_by_role("radio", name="Nobody"), page.get_by_role("radio", name="Normal Grifter")
    expect(nobody).to_be_checked()
    page.get_by_role("radio", name="Alone").check()
    expect(normal).to_be_checked()
    expect(page.get_by_label("Seat 2", exact=True)).to_have_count(0)
    page.get_by_role("radio", name="With others").check()
    expect(nobody).to_be_checked()
    expect(page.get_by_label("Seat 2", exact=True)).to_be_visible()


def test_whoever_is_quicker_than_the_line_keeps_the_name(windows: Windows) -> None:
    page = windows.open("Ann", "/settings")
    late: list[Route] = []
    page.route("**/api/me", lambda route: late.append(route))
    page.goto("/new/dream_home")
    page.get_by_role("button", name="Set the table").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("textbox", name="Your name")).to_have_count(0)
    assert late
    page.unroute("**/api/me")  # what was held back goes on
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("listitem").filter(has_text="you")).to_contain_text("Ann")


def test_what_does_not_go_together_is_said_beside_the_option(windows: Windows) -> None:
    page = windows.open("Ann", "/new/streets", phone=True)
    page.get_by_role("radio", name="Hard Grifter").check()
    said = page.get_by_role("status").filter(has_text="The Grifter plays only against one person.")
    expect(said).to_be_visible()
    page.get_by_role("radio", name="Nobody").check()
    expect(said).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_bots_say_how_they_play(windows: Windows) -> None:
    page = windows.open("Ann", "/new/dream_home")
    page.get_by_role("button", name="Bot", exact=True).click()
    expect(page.get_by_text("A fair opponent.")).to_be_visible()
    page.get_by_label("Seat 3", exact=True).select_option(label="Bot: Beginner")
    expect(page.get_by_text("Has just learned the game")).to_be_visible()


def test_the_lobby_leads_to_the_rules(windows: Windows) -> None:
    page = windows.open("Ann")
    page.goto(set_table(page, [ME, OPEN], game="happy_city"))
    picture = page.locator(".picture .building").first.bounding_box()
    assert picture and picture["width"] > 30
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="What the game is about")).to_be_visible()


def test_the_rules_beside_a_game_begin_with_what_it_plays(windows: Windows) -> None:
    page = windows.open("Ann")
    page.goto(set_table(page, [ME, BOT], game="streets", options={"advisors": "true"}))
    Player(page).wait()
    page.keyboard.press("r")
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.get_by_role("link")).to_have_text(["Advisors"])
    titles = rules.get_by_role("heading", level=2).all_inner_texts()
    assert titles.index("Advisors") < titles.index("Business module")
    rules.get_by_role("link", name="Advisors").click()
    expect(rules.get_by_role("heading", name="Advisors")).to_be_in_viewport()
    rules.get_by_text("Chapters").click()
    expect(rules.get_by_role("link").nth(10)).to_be_visible()


@pytest.mark.parametrize("phone", sampled([False, True], True), ids=["desk", "phone"])
def test_the_longest_names_of_opponents_stay_in_their_boxes(windows: Windows, phone: bool) -> None:
    page = windows.open("Ann", "/new/streets", phone=phone, language="uk")
    faces = page.locator(".faces label")
    expect(faces).to_have_count(4)
    assert [each.evaluate("each => each.scrollWidth - each.clientWidth") for each in faces.all()] == [0, 0, 0, 0]
