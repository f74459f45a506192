"""Windows of the test browser for people at a real server. Each person has their own cookies, storage and screen.

Script errors, refused scripts or styles and failed requests are complaints; tests/browser/conftest.py fails on them.
"""

import re
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tabletown.words import Words

MARK = {"X-Tabletown": "1"}
RECORD = Path(__file__).parents[1] / "records/welcome-first-2-refusals.txt"
# On a busy machine everything comes, only later: one patience for every wait, in milliseconds.
PATIENCE = 45_000
expect.set_options(timeout=PATIENCE)
# What the browser says by itself when a test takes the server away, or asks for what is not there.
LOST_LINE = ("WebSocket connection to", "net::ERR_", "Failed to load resource", "when fetching the script")


class Windows:
    def __init__(self, browser: Browser, address: str, *, trace_pages: bool = False) -> None:
        self.browser = browser
        self._trace_pages = trace_pages
        self.address = address
        self._complaints: list[tuple[Page, str]] = []
        self._forgiven: list[Page] = []
        self.contexts: list[BrowserContext] = []

    def open(
        self,
        name: str = "",
        path: str = "",
        *,
        typed: bool = False,
        phone: bool = False,
        size: tuple[int, int] | None = None,
        language: str = "en",
        dark: bool = False,
    ) -> Page:
        """A new window for somebody of no name yet, on the home page or on another one; or for somebody of this name, who has
        been here before and opens this page, or none yet. Where it is told so, they type their name first."""
        width, height = size or ((360, 740) if phone else (1440, 900))
        context = self.browser.new_context(
            base_url=self.address,
            viewport={"width": width, "height": height},
            is_mobile=phone,
            has_touch=phone,
            color_scheme="dark" if dark else "light",
            locale=language,
            reduced_motion="reduce",
        )
        # What was done and said is always written down. Pages take a third of the time: only when a test runs again, which
        # meets the same cards.
        context.tracing.start(snapshots=self._trace_pages, sources=False)
        self.contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = self.tab(context)
        if name and typed:
            page.goto("/")
            give_name(page, name, language)
        elif name:
            assert page.request.put("/api/me", data={"name": name}, headers=MARK).ok
        if path or not name:
            page.goto(path or "/")
        return page

    def tab(self, context: BrowserContext, path: str = "") -> Page:
        """One more tab of the same browser: the same person."""
        page = context.new_page()
        page.on("pageerror", lambda error: self._complaints.append((page, str(error))))
        page.on("console", lambda said: self._complaints.append((page, said.text)) if said.type == "error" else None)
        if path:
            page.goto(path)
        return page

    def forgive_lost_line(self, *pages: Page) -> None:
        """The server was away, or something was not there: what the browser says of that is no complaint, on these pages or
        on all that are open. It may say so late, when the page has shown it long ago."""
        self._forgiven += pages or [page for context in self.contexts for page in context.pages]

    @property
    def complaints(self) -> list[str]:
        return [
            text
            for page, text in self._complaints
            if page not in self._forgiven or not any(sign in text for sign in LOST_LINE)
        ]

    def close(self) -> None:
        for context in self.contexts:
            context.close()


def give_name(page: Page, name: str, language: str = "en") -> None:
    """Type it into the form in the head of the page, and see it there afterwards."""
    say = Words(language)
    press(page.get_by_role("banner").get_by_role("button", name=say("web-name-give")))
    page.get_by_role("textbox", name=say("web-name-label")).fill(name)
    press(page.get_by_role("button", name=say("web-name-save")))
    expect(page.get_by_role("banner").get_by_role("button", name=name)).to_be_visible()


def sit_down(page: Page, name: str = "") -> None:
    """Take the free seat; whoever has no name yet is asked for one."""
    press(page.get_by_role("button", name="Sit down here").first)
    if name:
        asked = page.get_by_role("dialog", name="What shall we call you?")
        asked.get_by_role("textbox", name="Your name").fill(name)
        press(asked.get_by_role("button", name="Sit down here"))


def lay_table(page: Page, game: str, *seats: str, flip: str = "") -> str:
    """Set a table on the page for it: `me`, `open`, a kind of bot, or `local` with the name of somebody at the same device; and
    flip one switch. Returns its address."""
    page.goto(f"/new/{game}")
    chosen = page.get_by_role("combobox", name=re.compile("^Seat"))
    expect(chosen.first).to_be_visible()
    for number, kind in enumerate(seats):
        if number == chosen.count():
            press(page.get_by_role("button", name="Open seat"))
        kind, _, name = kind.partition(" ")
        chosen.nth(number).select_option(kind)
        if name:
            page.get_by_role("textbox", name="Their name").fill(name)
    if flip:
        press(page.get_by_role("switch", name=flip))
    press(page.get_by_role("button", name=re.compile("Set the table|Start")))
    page.wait_for_url("**/table/*")
    return page.url


def press(target: Locator) -> None:
    """As the device does it: by a finger where there is no mouse."""
    if target.page.evaluate("navigator.maxTouchPoints > 0"):
        tap(target)
    else:
        target.click()


CLICKS = "window.clicked = false; addEventListener('click', () => (window.clicked = true), {capture: true, once: true})"


def tap(target: Locator) -> None:
    """By a finger. The click comes after the finger has gone: only then has the page heard of it, or is another one there."""
    target.page.evaluate(CLICKS)
    target.tap()
    target.page.wait_for_function("() => window.clicked !== false")


def until(page: Page, holds: Callable[[], bool]) -> None:
    """For what `expect` has no word for: look again and again, as long as it looks."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not holds():
        assert time.monotonic() < deadline, "it never comes to that"
        page.wait_for_timeout(20)


AT_REST = """selector => {
  const boxes = [...document.querySelectorAll(selector)].map(each => Object.values(each.getBoundingClientRect().toJSON()));
  const [before, alike] = window.rested || [];
  const now = boxes.length ? JSON.stringify(boxes) : "";
  window.rested = [now, now && now === before ? alike + 1 : 0];
  return window.rested[1] > 3;
}"""


def rest(page: Page, selector: str) -> None:
    """Until these have stood still for some frames: what follows the size of the page comes a frame or two after it."""
    page.evaluate("delete window.rested")
    page.wait_for_function(AT_REST, arg=selector, polling="raf")


def set_table(page: Page, seats: list[dict[str, str]], **wishes: object) -> str:
    """Set a table of Welcome To for whoever looks through the window; returns its path."""
    answer = page.request.post("/api/tables", data={"game": "welcome", "seats": seats, **wishes}, headers=MARK)
    assert answer.ok, answer.text()
    return f"/table/{answer.json()['id']}"


def upload_record(page: Page, path: Path = RECORD) -> str:
    """Bring a game that was played to its end onto the server; returns the path of its table."""
    record = path.read_text(encoding="utf-8")
    answer = page.request.post("/api/records", data=record, headers={**MARK, "content-type": "text/plain"})
    assert answer.ok, answer.text()
    return f"/table/{answer.json()['id']}"


ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}
