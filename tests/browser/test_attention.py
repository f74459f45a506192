"""Whose turn it is finds the player: in the title, by a notification; and who stays away lets the others play on."""

import sqlite3
import time
from contextlib import closing

from playwright.sync_api import Page, expect

from support.player import Player
from support.tabletown_server import ServerProcess
from support.windows import PATIENCE, Windows, lay_table, sit_down

# The browser shows notifications outside of the page; what it is asked to show is written down instead.
OUT_OF_SIGHT = """
  window.told = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, more) => void told.push([title, more.body]);
  window.Notification = class { static permission = 'granted'; constructor(title, more) { told.push([title, more.body]) } };
  Object.defineProperty(document, 'hidden', { get: () => true });
  const kept = JSON.parse(localStorage.getItem('tabletown.settings') ?? '{}');
  localStorage.setItem('tabletown.settings', JSON.stringify({ ...kept, notify: true }));
"""


def two_at_a_table(windows: Windows) -> tuple[Page, Page]:
    ann = windows.open("Ann")
    ben = windows.open("Ben", lay_table(ann, "welcome", "me", "open"))
    sit_down(ben)
    expect(ann.get_by_role("list", name="Players").first).to_be_visible()
    return ann, ben


def test_my_turn_is_told_in_the_title_and_by_a_notification(windows: Windows) -> None:
    ann, ben = two_at_a_table(windows)
    ann.add_init_script(OUT_OF_SIGHT)
    ann.reload()
    Player(ann).turn()
    expect(ann).to_have_title("Welcome To · Tabletown")
    Player(ben).turn()
    expect(ann).to_have_title("● Your turn · Welcome To")
    ann.wait_for_function("() => told.length > 0")
    assert ann.evaluate("told") == [["Your turn", "Welcome To"]]


def test_a_seat_is_handed_to_a_bot_and_taken_back(windows: Windows, server: ServerProcess) -> None:
    ann, ben = two_at_a_table(windows)
    path = ben.url
    Player(ann).turn()
    ben.goto("/")
    expect(ann.get_by_role("button", name="away Ben").first).to_be_visible()
    has_left_an_hour_ago(server, path.rpartition("/")[2])
    ann.get_by_role("button", name="Let a bot play for Ben").click()
    expect(ann.get_by_role("heading", level=1)).to_contain_text("Round 2")
    ben.goto(path)
    expect(ben.get_by_text("A bot is playing for you.")).to_be_visible()
    ben.get_by_role("button", name="Take my seat back").click()
    expect(ben.get_by_text("A bot is playing for you.")).to_be_hidden()
    expect(ann.get_by_role("button", name="here Ben").first).to_be_visible()


def has_left_an_hour_ago(server: ServerProcess, table: str) -> None:
    """Written into the database as another process of the server would; this one hears of it there."""
    file = server.settings.database.partition(":///")[2]
    deadline = time.monotonic() + PATIENCE / 1000
    with closing(sqlite3.connect(file, timeout=60, isolation_level=None)) as database:
        gone = "SELECT count(*) FROM seats WHERE table_id = ? AND seat = 1 AND here_until BETWEEN 1 AND ?"
        while database.execute(gone, [table, int(time.time())]).fetchone() == (0,):
            assert time.monotonic() < deadline, "nobody wrote down that Ben left"
            time.sleep(0.05)
        past = int(time.time()) - 3600
        database.execute(
            "UPDATE seats SET here_until = ?, seen = ? WHERE table_id = ? AND seat = 1", [past, past, table]
        )
        database.execute("UPDATE tables SET version = version + 1 WHERE id = ?", [table])
