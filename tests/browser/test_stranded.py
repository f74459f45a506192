"""An upgrade that does not know a table's rules: the open page says so, gives the record, and asks no more."""

import re
import signal
from pathlib import Path

from playwright.sync_api import expect
from sqlalchemy import create_engine

from support.player import Player
from support.tabletown_server import ServerProcess
from support.windows import BOT, ME, Windows, press, set_table
from tabletown.engine import record


def test_a_table_that_cannot_go_on_says_so_and_gives_its_record(windows: Windows, server: ServerProcess) -> None:
    page = windows.open("Ann")
    page.goto(set_table(page, [ME, BOT]))
    player = Player(page)
    player.wait()
    player.turn()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 2")
    server.send(signal.SIGKILL)
    engine = create_engine(server.settings.database.replace("+aiosqlite", ""))
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET rules = 99")
    engine.dispose()
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    server.start()
    server.wait_until_ready()
    expect(page.get_by_role("heading", level=1)).to_have_text("This table cannot go on here")
    expect(page.get_by_role("status")).to_contain_text("a version of the rules that this Tabletown does not know")
    known = len([url for url in sockets if "/live" in url])
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download the record").click()
    kept = record.parse(Path(downloading.value.path()).read_text(encoding="utf-8"))
    assert kept.fields["rules"] == "99"
    assert {line.seat for line in kept.lines} == {0, 1}
    page.wait_for_timeout(2_000)
    assert len([url for url in sockets if "/live" in url]) == known, "the page goes on asking"
    press(page.get_by_role("button", name="Leave the table"))
    expect(page.get_by_text("Welcome To: thrown away.")).to_be_visible()
    expect(page.get_by_role("region", name="Your tables")).to_have_count(0)
    press(page.get_by_role("button", name="Undo"))
    press(page.get_by_role("link", name=re.compile("Welcome To")).first)
    expect(page.get_by_role("heading", level=1)).to_have_text("This table cannot go on here")
    expect(page.get_by_role("status")).to_contain_text("a version of the rules")  # the answer of the server has come
    windows.forgive_lost_line()
