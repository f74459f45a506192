"""A first visit over a slow line, as the browser's own tools throttle it: when the house can be used, when one can play.

It asserts no seconds, since the machine's load decides over them: `make bench` runs it and writes what it measured.
"""

import time

from playwright.sync_api import Page, Request, expect

from support.player import PAIR
from support.windows import MARK, Windows
from tabletown.lab.sections import PAGE
from tabletown.lab.start_page import Visit, write_line

# "Slow 3G" of Chromium's developer tools: 2 s before anything answers, then 50 kB a second each way.
SLOW_3G = {"offline": False, "latency": 2_000, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
REPEATS = 3
# In seconds after the address was entered: when the page's own text was there, and the last script and style.
ARRIVED = """() => [
    performance.getEntriesByType("navigation")[0].responseEnd,
    ...performance.getEntriesByType("resource").filter(each => /\\.(js|css)$/.test(each.name)).map(each => each.responseEnd),
].map(each => each / 1000)"""


def on_a_slow_line(page: Page) -> Page:
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_3G)
    return page


def size(request: Request) -> int:
    sizes = request.sizes()
    return sizes["responseHeadersSize"] + sizes["responseBodySize"]


def first_visit(windows: Windows) -> Visit:
    page = windows.open(path="/health")
    # Not typed: a page to type it on would already have fetched what is measured here.
    assert page.request.put("/api/me", data={"name": "Ann"}, headers=MARK).ok
    on_a_slow_line(page)
    arrived: list[Request] = []
    page.on("requestfinished", lambda request: arrived.append(request))
    begin = time.monotonic()
    page.goto("/", wait_until="commit")
    bots = page.get_by_role("button", name="Play against bots now").first
    expect(bots).to_be_visible()
    home = time.monotonic() - begin
    answer, *loaded = page.evaluate(ARRIVED)
    of_home = list(arrived)
    clicked = time.monotonic()
    bots.click()
    expect(page.locator(PAIR).first).to_be_visible()
    game = time.monotonic() - clicked
    of_game = arrived[len(of_home) :]
    return Visit(
        answer=answer,
        loaded=max(loaded),
        home=home,
        game=game,
        home_files=len(of_home),
        home_bytes=sum(map(size, of_home)),
        game_files=len(of_game),
        game_bytes=sum(map(size, of_game)),
    )


def test_a_first_visit_on_slow_3g(windows: Windows) -> None:
    found = []
    for _ in range(REPEATS):
        found.append(first_visit(windows))
        print(f"slow 3G: the house after {found[-1].home:.1f} s, a game {found[-1].game:.1f} s after the click")
    write_line(found, PAGE)
