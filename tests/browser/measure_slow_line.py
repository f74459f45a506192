"""A first visit over a slow line, as the browser's own tools throttle it: when the house can be used, when one can play.

It asserts no seconds, since the machine's load decides over them: `make bench` runs it and prints what it measured.
"""

import time

from playwright.sync_api import Page, expect

from support.player import PAIR
from support.windows import MARK, Windows

# "Slow 3G" of Chromium's developer tools: 2 s before anything answers, then 50 kB a second each way.
SLOW_3G = {"offline": False, "latency": 2_000, "downloadThroughput": 50_000, "uploadThroughput": 50_000}


def on_a_slow_line(page: Page) -> Page:
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_3G)
    return page


def test_a_first_visit_on_slow_3g(windows: Windows) -> None:
    page = windows.open(path="/health")
    # Not typed: a page to type it on would already have fetched what is measured here.
    assert page.request.put("/api/me", data={"name": "Ann"}, headers=MARK).ok
    on_a_slow_line(page)
    begin = time.monotonic()
    page.goto("/", wait_until="commit")
    bots = page.get_by_role("button", name="Play against bots now").first
    expect(bots).to_be_visible()
    house = time.monotonic() - begin
    bots.click()
    expect(page.locator(PAIR).first).to_be_visible()
    table = time.monotonic() - begin - house
    print(f"slow 3G: the house after {house:.1f} s, a game {table:.1f} s after the click")
