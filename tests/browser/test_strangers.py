"""A table among strangers: a second person at one device only where the host allows it, nobody is taken for another, and who
lets the others wait for too long is played for by a bot. Only clicks and typing.
"""

import signal
import sqlite3
from contextlib import closing

from playwright.sync_api import expect
from sqlalchemy.engine import make_url

from support.axe import violations
from support.player import Player
from support.tabletown_server import ServerProcess
from support.windows import Windows, lay_table, press, sit_down


def test_guests_bring_others_along_where_the_host_allows_it(windows: Windows) -> None:
    ann = windows.open("Ann")
    lay_table(ann, "welcome", "me", "open", "open", "open")
    beside = ann.get_by_role("button", name="Someone at this device")
    expect(beside).to_have_count(3)
    ben = windows.open("", ann.url, phone=True)
    sit_down(ben, "ann")
    expect(ann.get_by_text("ann 2", exact=True)).to_be_visible()
    expect(ben.get_by_text("Free seat").first).to_be_visible()
    expect(ben.get_by_role("button", name="Someone at this device")).to_have_count(0)
    press(ann.get_by_role("button", name="Change the table"))
    form = ann.get_by_role("dialog", name="Change the table")
    press(form.get_by_role("switch", name="Several people at one device"))
    form.get_by_role("combobox", name="Time for a turn").select_option("5 minutes")
    assert violations(ann) == []
    press(form.get_by_role("button", name="Save"))
    expect(ben.get_by_role("listitem").filter(has_text="5 minutes per turn")).to_be_visible()
    press(ben.get_by_role("button", name="Someone at this device").first)
    ben.get_by_role("textbox", name="Their name").fill("Cid")
    press(ben.get_by_role("button", name="Sit down", exact=True))
    expect(ann.get_by_text("Cid", exact=True)).to_be_visible()
    assert violations(ben) == []
    assert ben.evaluate("document.documentElement.scrollWidth") <= 360


def let_an_hour_pass(server: ServerProcess) -> None:
    """For all tables, as if the server had been started again an hour later."""
    server.send(signal.SIGKILL)
    with closing(sqlite3.connect(make_url(server.settings.database).database or "")) as database, database:
        database.execute("UPDATE tables SET started = started - 3600")
    server.start()
    server.wait_until_ready()


def test_whoever_takes_too_long_is_played_for_and_comes_back(windows: Windows, server: ServerProcess) -> None:
    ann = windows.open("Ann", "/new/welcome")
    ann.get_by_role("combobox", name="Time for a turn").select_option("10 minutes")
    press(ann.get_by_role("button", name="Set the table"))
    ann.wait_for_url("**/table/*")
    ben = windows.open("", ann.url, phone=True)
    sit_down(ben, "Ben")
    for page in (ann, ben):
        assert Player(page).wait() == "turn"
        expect(page.get_by_role("img", name="out of time")).to_have_count(0)
    let_an_hour_pass(server)
    expect(ben.get_by_text("Your time for this turn is up")).to_be_visible()
    assert violations(ben) == []
    press(ann.get_by_role("button", name="Let a bot play for Ben").filter(visible=True))
    back = ben.get_by_role("button", name="Take my seat back")
    expect(back).to_be_visible()
    press(back)
    expect(back).to_be_hidden()
    expect(ben.get_by_text("Your time for this turn is up")).to_be_hidden()
    windows.forgive_lost_line()


def test_what_strangers_write_is_never_markup(windows: Windows) -> None:
    """As a name in the head of a page, on the list of players, in the log, in talk and at home."""
    name, words = "<b>Eve</b>", "<img src=x onerror=\"document.title='caught'\">"
    ann = windows.open("Ann")
    path = lay_table(ann, "welcome", "me", "open")
    eve = windows.open(name, path)
    sit_down(eve)
    expect(ann.get_by_role("list", name="Players")).to_contain_text(name)
    press(ann.get_by_role("button", name="Talk"))
    press(ann.get_by_role("switch", name="Free text"))
    press(eve.get_by_role("button", name="Talk"))
    said = eve.get_by_role("textbox", name="Write something")
    said.fill(words)
    said.press("Enter")
    for page in (ann, eve):
        heard = page.get_by_role("dialog", name="Talk").get_by_role("list", name="What was said")
        expect(heard.get_by_text(words, exact=True)).to_be_visible()
    ann.keyboard.press("Escape")
    eve.keyboard.press("Escape")
    press(eve.get_by_role("button", name="Menu"))
    press(eve.get_by_role("button", name="Leave the table"))
    press(eve.get_by_role("dialog", name="Give up your seat?").get_by_role("button", name="Give up"))
    expect(ann.get_by_role("list", name="Log")).to_contain_text(name)
    ann.goto("/")
    expect(ann.get_by_role("heading", name="Your tables")).to_be_visible()
    expect(ann.get_by_text(name).first).to_be_visible()
    for page in (ann, eve):
        assert page.locator("b, img[src=x]").filter(has_text="Eve").count() == page.locator("img[src=x]").count() == 0
        assert "caught" not in page.title()
