"""My other device and being forgotten, as people do it: a code is read here and typed there; a name becomes somebody."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from support.axe import violations
from support.long import sampled_rows
from support.player import Player
from support.windows import Windows, give_name, lay_table, press, sit_down
from tabletown.words import Words


def code_on(page: Page, language: str = "en") -> str:
    page.goto("/settings")
    press(page.get_by_role("button", name=Words(language)("person-device-show")))
    digits = page.get_by_text(re.compile(r"^\d{4} \d{4} \d{4}$"))
    expect(digits).to_be_visible()
    return digits.inner_text()


def test_a_code_makes_the_phone_the_same_person(windows: Windows) -> None:
    ann = windows.open("Ann")
    lay_table(ann, "welcome", "me", "bot:random")
    Player(ann).wait()
    code = code_on(ann)
    assert violations(ann) == []
    phone = windows.open(path="/settings", phone=True)
    press(phone.get_by_role("link", name="I have a code from another device"))
    phone.get_by_role("textbox", name="The code from your other device").fill(code)
    assert violations(phone) == []
    press(phone.get_by_role("button", name="Be the same person here"))
    press(phone.get_by_role("link", name="Welcome To").filter(has_text="Your turn").first)
    Player(phone).turn()
    expect(phone.get_by_role("heading", level=1)).to_contain_text("Round 2")
    give_name_elsewhere(ann)
    phone.goto("/")
    expect(phone.get_by_role("banner").get_by_role("button", name="Anna")).to_be_visible()


def give_name_elsewhere(page: Page) -> None:
    page.get_by_role("banner").get_by_role("button", name="Ann").click()
    page.get_by_role("textbox", name="Your name").fill("Anna")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("banner").get_by_role("button", name="Anna")).to_be_visible()


def test_a_scanned_code_is_there_already_and_works_once(windows: Windows) -> None:
    ann = windows.open("Ann")
    digits = code_on(ann).replace(" ", "")
    for number in range(2):
        phone = windows.open(path=f"/device#{digits}", phone=True)
        expect(phone.get_by_role("textbox", name="The code from your other device")).to_have_value(
            f"{digits[:4]} {digits[4:8]} {digits[8:]}"
        )
        assert digits not in phone.url
        press(phone.get_by_role("button", name="Be the same person here"))
        if number:
            expect(phone.get_by_role("alert")).to_contain_text("This code is wrong, used up or older")
        else:
            expect(phone.get_by_role("banner").get_by_role("button", name="Ann")).to_be_visible()
    windows.forgive_lost_line()


def test_a_device_that_is_somebody_already_is_warned(windows: Windows) -> None:
    ben = windows.open("Ben", "/device")
    expect(ben.get_by_text("This device is known as Ben.")).to_be_visible()
    expect(ben.get_by_role("button", name="Be the same person here")).to_be_disabled()


def test_all_that_is_kept_about_me_is_one_file(windows: Windows) -> None:
    eve = windows.open(path="/settings")
    expect(eve.get_by_text("This server knows nothing about you.")).to_be_visible()
    ann = windows.open("Ann")
    path = lay_table(ann, "welcome", "me", "bot:random")
    Player(ann).turn()
    ann.goto("/settings")
    with ann.expect_download() as saving:
        press(ann.get_by_role("link", name="All of it as a file"))
    assert saving.value.suggested_filename == "tabletown-about-me.json"
    kept = json.loads(Path(saving.value.path()).read_text(encoding="utf-8"))
    assert (kept["name"], [seat["table"] for seat in kept["seats"]]) == ("Ann", [path.rpartition("/")[2]])
    assert kept["seats"][0]["moves"]


@pytest.mark.parametrize(
    ("language", "somebody"), sampled_rows([("en", "Somebody"), ("ru", "Кто-то"), ("uk", "Хтось")], ("uk", "Хтось"))
)
def test_forgotten_in_every_language(windows: Windows, language: str, somebody: str) -> None:
    ann = windows.open("Ann")
    path = lay_table(ann, "welcome", "me", "open")
    ben = windows.open("Ben", path)
    sit_down(ben)
    Player(ben).wait()
    reader = windows.open(path=path, language=language)
    expect(reader.get_by_role("list", name=Words(language)("web-seats"))).to_contain_text("Ann")
    ann.goto("/settings")
    ann.get_by_role("button", name="Forget me").click()
    asked = ann.get_by_role("dialog", name="Forget you?")
    asked.get_by_role("button", name="Cancel").click()
    ann.get_by_role("button", name="Forget me").click()
    asked.get_by_role("button", name="Forget me for good").click()
    expect(ann.get_by_text("You are forgotten here.")).to_be_visible()
    expect(ann.get_by_role("banner").get_by_role("button", name="Your name")).to_be_visible()
    people = reader.get_by_role("list", name=Words(language)("web-seats"))
    expect(people).to_contain_text(somebody)
    expect(people).not_to_contain_text("Ann")
    Player(ben).turn()
    expect(ben.get_by_role("heading", level=1)).to_contain_text("Round 2")
    give_name(ann, "Zoe")
    ann.goto(path)
    expect(ann.get_by_text("You are watching")).to_be_visible()


def test_a_lost_phone_is_signed_out_from_the_desk(windows: Windows) -> None:
    ann = windows.open("Ann")
    lay_table(ann, "welcome", "me", "bot:random")
    Player(ann).wait()
    digits = code_on(ann).replace(" ", "")
    phone = windows.open(path=f"/device#{digits}", phone=True)
    press(phone.get_by_role("button", name="Be the same person here"))
    expect(phone.get_by_role("link", name="Welcome To").filter(has_text="Your turn").first).to_be_visible()
    press(ann.get_by_role("button", name="Sign out my other devices"))
    expect(ann.get_by_text("Only this device is you now.")).to_be_visible()
    assert violations(ann) == []
    phone.goto("/")
    expect(phone.get_by_role("banner").get_by_role("button", name="Your name")).to_be_visible()
    expect(phone.get_by_text("Your turn")).to_have_count(0)
    ann.goto("/")
    expect(ann.get_by_role("link", name="Welcome To").filter(has_text="Your turn").first).to_be_visible()
