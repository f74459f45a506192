"""A whole turn of each game with the keys alone: arrows and Tab walk, digits and Enter choose, C ends the turn. Nothing here
points, clicks or puts the focus anywhere; the page itself reports whoever does.
"""

import pytest
from playwright.sync_api import Page, expect

from support.keys import BAR_BUTTON, go
from support.player import LIVE, Player
from support.windows import BOT, ME, Windows, set_table

# What is looked for on each board, the most urgent first. Cards of the hand that only turn over are left alone.
PLACES = {
    "welcome": ["house-", "gap-", "column-", "park-", "pool-", "temp", "pair-"],
    "streets": ["place-", "tile-", "hand-"],
    "dream_home": ["cell-", "column-"],
    "happy_city": ["deck-", "building-", "dwelling-"],
}
LONGEST_TURN = 20
REPORT = "addEventListener('pointerdown', () => (window.somebodyPoints = true), true)"


class Typist:
    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        self.player = Player(page)
        self.places = [f"[data-target^='{kind}']{LIVE}" for kind in PLACES[game]]
        self.round = page.get_by_role("heading", level=1)

    def step(self) -> None:
        """One thing of the turn; what it was shows in the bar or on the board afterwards."""
        if self.player.choices().count():
            expect(self.player.choices().first).to_be_focused()
            self.page.keyboard.press("Enter")
        elif self.player.done.is_visible():
            self.page.keyboard.press("c")
        elif wanted := next((place for place in self.places if self.page.locator(place).count()), None):
            go(self.page, "ArrowRight", wanted)
            self.page.keyboard.press("Enter")
        else:
            go(self.page, "Tab", BAR_BUTTON)
            self.page.keyboard.press("Enter")

    def turn(self) -> None:
        for _ in range(LONGEST_TURN):
            assert self.player.wait() == "turn"
            if "Round 2" in self.round.inner_text():
                return
            before = self.page.locator("main").inner_html()
            self.step()
            self.page.wait_for_function("before => document.querySelector('main').innerHTML !== before", arg=before)
        raise AssertionError("the turn does not end")


@pytest.mark.parametrize("game", list(PLACES))
def test_a_whole_turn_with_the_keys_alone(windows: Windows, game: str) -> None:
    page = windows.open("Ann")
    page.add_init_script(REPORT)
    options = {"discard": "false"} if game == "dream_home" else {}
    page.goto(set_table(page, [ME, BOT], game=game, options=options))
    expect(page.locator("main[aria-busy=false]")).to_be_visible()
    Typist(page, game).turn()
    assert page.evaluate("window.somebodyPoints !== true")
