"""Score pads for games that were played at a real table: written with thumbs, counted by the server, kept by the browser."""

import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from support.axe import violations
from support.windows import Windows

LEARNING = 60_000
"""The first text that a server reads makes it learn the words of all languages; on a busy machine that takes its time."""


def press(where: Page | Locator, *names: str) -> None:
    for name in names:
        where.get_by_role("button", name=name, exact=True).click()


def total(page: Page) -> Locator:
    return page.get_by_role("row", name=re.compile("^Total"))


def test_a_sheet_of_welcome_to_is_drawn_with_one_tap_a_house(windows: Windows, tmp_path: Path) -> None:
    page = windows.open(phone=True, path="/")
    page.get_by_role("link", name="Count a game").first.click()
    house = page.get_by_role("button", name="Street 1, house 1: empty")
    expect(house).to_be_visible(timeout=LEARNING)
    page.get_by_role("textbox", name="Name").fill("Ann")
    house.click()
    keys = page.get_by_role("group", name=re.compile(r"^Street \d, house \d+$"))
    press(keys, "1", "2", "Fence", "4", "3")
    expect(page.get_by_role("alert")).to_contain_text("top: 3 in house 4")
    expect(page.get_by_role("button", name="Street 1, house 4: 3. Something is wrong here")).to_be_visible()
    page.get_by_role("button", name="Street 1, house 4: 3").click()
    press(keys, "5", "Done")
    expect(page.get_by_role("alert")).to_have_count(0)
    press(page, "Park of street 1, boxes crossed: 0. Cross one more")
    page.get_by_label("City plan 1").select_option("8")
    expect(total(page)).to_contain_text("12")  # the plan, the park's 2, an estate of two houses

    press(page, "Player")
    page.get_by_role("textbox", name="Name").fill("Ben")
    page.get_by_label("City plan 1").select_option("8")
    page.get_by_label("City plan 2").select_option("4")
    expect(page.get_by_text("Equal points, so completed estates decide: Ann 1, Ben 0.")).to_be_visible()
    assert violations(page) == []

    page.reload()
    expect(page.get_by_role("button", name="Street 1, house 4: 5")).to_be_visible()
    expect(total(page)).to_contain_text("12")
    with page.expect_download() as saved:
        press(page, "Save as text")
    saved.value.save_as(tmp_path / "sheets.txt")
    counted = subprocess.run(
        [sys.executable, "-m", "tabletown", "score", str(tmp_path / "sheets.txt")],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Ann" in counted.stdout and "12" in counted.stdout
    with page.expect_download() as drawn:
        press(page, "Save as a picture")
    drawn.value.save_as(tmp_path / "result.png")
    assert (tmp_path / "result.png").read_bytes().startswith(b"\x89PNG")


def test_a_house_of_dream_home_is_filled_card_by_card(windows: Windows) -> None:
    page = windows.open(phone=True, path="/count/dream_home")
    place = page.get_by_role("button", name="upper floor, column 1")
    expect(place).to_be_visible(timeout=LEARNING)
    place.click()
    press(page, "living room", "living room")
    page.get_by_role("button", name="red roof: one more").click()
    expect(total(page)).to_contain_text("4", timeout=LEARNING)
    assert violations(page) == []


def test_a_city_of_happy_city_is_picked_from_the_cards(windows: Windows) -> None:
    page = windows.open(phone=True, path="/count/happy_city")
    add = page.get_by_role("button", name="Card", exact=True)
    expect(add).to_be_visible(timeout=LEARNING)
    add.click()
    sheet = page.get_by_role("dialog")
    press(sheet, "School")
    expect(sheet.get_by_role("status")).to_contain_text("market", timeout=LEARNING)
    press(sheet, "School", "Happy Market", "Shoe Shop", "School", "House", "Museum", "Steelworks", "Close")
    expect(total(page)).to_be_visible(timeout=LEARNING)
    assert violations(page) == []


def test_a_street_is_laid_down_and_pays(windows: Windows) -> None:
    page = windows.open(phone=True, path="/count/streets")
    page.get_by_role("textbox", name="Name").fill("Ann")
    place = page.get_by_role("button", name="Free place, 0 east, 0 south")
    expect(place).to_be_visible(timeout=LEARNING)
    place.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Which building").select_option("Starter Home")
    sheet.get_by_label("Whose sign").select_option("Ann")
    sheet.get_by_role("button", name="parent: one more").click()
    press(sheet, "Done")
    expect(total(page)).to_be_visible(timeout=LEARNING)
    page.get_by_text("Ann: building by building").click()
    expect(page.get_by_text("Starter Home: value 2, people 1")).to_be_visible()
    assert violations(page) == []
