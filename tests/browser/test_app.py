"""The house as an app: it can be installed, opens without a line and says so, never shows an old client after an upgrade,
and every page and icon tells that a turn waits.
"""

import json
import re
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from support.player import Player
from support.tabletown_server import ServerProcess, quick_settings, sqlite_url
from support.windows import BOT, ME, OPEN, Windows, set_table
from tabletown.server.static import CLIENT

KEPT = "caches.open('tabletown').then(cache => cache.keys()).then(keys => keys.map(key => new URL(key.url).pathname))"

FETCHED = """performance.getEntriesByType('resource').map(each => new URL(each.name))
  .filter(url => url.origin === location.origin && url.pathname.startsWith('/assets/')).map(url => url.pathname)"""


def with_worker(page: Page) -> Page:
    """Wait until the service worker has the page and its files."""
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_function(
        f"() => {KEPT}.then(kept => kept.includes('/') && ({FETCHED}).every(file => kept.includes(file)))"
    )
    return page


def test_it_can_be_installed(windows: Windows) -> None:
    page = windows.open()
    manifest = page.request.get(page.locator("link[rel=manifest]").get_attribute("href") or "")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    told = json.loads(manifest.text())
    assert (told["start_url"], told["display"]) == ("/", "standalone")
    for icon in told["icons"]:
        drawn = page.request.get(icon["src"])
        assert drawn.headers["content-type"] == icon["type"]
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],
    )


def test_it_opens_without_a_line_and_says_so(windows: Windows) -> None:
    page = with_worker(windows.open("Ann", "/"))
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert").filter(has_text="No connection to the server")).to_be_visible()
    expect(page.get_by_role("banner").get_by_role("link", name="Tabletown")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("alert")).to_be_hidden()
    expect(page.get_by_role("heading", name="Welcome To")).to_be_visible()
    windows.forgive_lost_line()


def test_no_answer_of_the_api_is_kept(windows: Windows) -> None:
    page = windows.open("Ann", "/")
    path = set_table(page, [ME, BOT])
    with_worker(page)
    page.goto(path)
    Player(page).turn()
    page.goto("/settings")
    kept = page.evaluate(KEPT)
    assert [each for each in kept if not re.fullmatch(r"/|/assets/.+", each)] == []


def test_whoever_leaves_a_table_finds_home_as_it_is_now(windows: Windows) -> None:
    """The worker answers every address with the same page; what the home page asks must not be asked long before."""
    page = with_worker(windows.open("Ann", "/"))
    path = set_table(page, [ME, BOT])
    page.goto(path)
    Player(page).wait()
    expect(page.locator("link[rel=preload][as=fetch]")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    expect(page.get_by_role("heading", name="Dream Home")).to_be_visible()
    assert page.locator(f"a[href='{path}']").count() == 0  # at once, not when the page looks again
    page.reload()
    expect(page.locator("link[rel=preload][as=fetch]")).not_to_have_count(0)


def test_every_title_and_the_icon_tell_that_a_turn_waits(windows: Windows) -> None:
    ann = windows.open("Ann", "/")
    icon = ann.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/icon.svg")
    paths = [set_table(ann, [ME, BOT]) for _ in range(2)]
    ann.goto("/rules/welcome")
    expect(ann).to_have_title(re.compile("^● 2 tables wait · Rules"))
    expect(icon).to_have_attribute("href", re.compile("%3E2%3C"))
    ann.goto(paths[0])
    Player(ann).wait()
    expect(ann).to_have_title("● Your turn · Welcome To")
    empty = set_table(ann, [ME, OPEN])
    ann.goto(empty)
    expect(ann).to_have_title(re.compile("^● 2 tables wait"))


@pytest.fixture
def house(tmp_path: Path, chromium: Browser) -> Iterator[tuple[Windows, ServerProcess, Path]]:
    """A server whose client can be exchanged, as an upgrade does it."""
    client = tmp_path / "client"
    shutil.copytree(CLIENT, client)
    settings = msgspec.structs.replace(quick_settings(sqlite_url(tmp_path)), client=str(client))
    with ServerProcess(settings) as server:
        windows = Windows(chromium, server.address)
        yield windows, server, client
        windows.close()


def upgrade(client: Path) -> str:
    """The same client under another name, and nothing left of the one before."""
    page = client / "index.html"
    (script,) = re.findall(r'src="(/assets/house-[^"]+\.js)"', page.read_text())
    newer = str(script).replace("/house-", "/house-newer-")
    (client / script[1:]).rename(client / newer[1:])
    for file in (page, *client.glob("assets/*.js")):
        file.write_text(file.read_text().replace(script.rpartition("/")[2], newer.rpartition("/")[2]))
    return newer


def test_an_upgrade_is_there_with_the_next_page(house: tuple[Windows, ServerProcess, Path]) -> None:
    windows, _, client = house
    page = with_worker(windows.open("Ann", "/"))
    newer = upgrade(client)
    page.goto("/settings")
    expect(page.locator(f"script[src='{newer}']")).to_be_attached()


@pytest.mark.long
def test_an_open_page_is_told_of_an_upgrade(house: tuple[Windows, ServerProcess, Path]) -> None:
    windows, server, client = house
    page = with_worker(windows.open("Ann", "/settings"))
    page.wait_for_timeout(10_000)  # whoever has only just come would get it without a word
    newer = upgrade(client)
    other = windows.tab(page.context, "/")
    expect(other.locator(f"script[src='{newer}']")).to_be_attached()
    expect(page.get_by_text("There is a newer Tabletown on the server.")).to_be_visible()
    # Until then it still finds the files of its own client, which the server has no more.
    own = newer.replace("/house-newer-", "/house-")
    assert page.evaluate("own => fetch(own).then(answer => answer.status)", own) == 200
    page.get_by_role("button", name="Load it").click()
    expect(page.locator(f"script[src='{newer}']")).to_be_attached()
    expect(page.get_by_role("main").get_by_role("heading").first).to_be_visible()
    expect(page.get_by_text("There is a newer Tabletown on the server.")).to_be_hidden()
    with_worker(page)
    server.send(signal.SIGKILL)
    page.reload()
    expect(page.get_by_role("alert").filter(has_text="No connection to the server")).to_be_visible()
    expect(page.locator(f"script[src='{newer}']")).to_be_attached()
