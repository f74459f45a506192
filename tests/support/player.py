"""Somebody who plays Welcome To in a browser window, by mouse, touch or keyboard, with the eyes of a person: clicks what
glows and presses what the prompt bar offers. Used by the browser tests.
"""

from playwright.sync_api import Locator, Page, expect

from support.windows import tap

LIVE = "[data-live]"
BUILD = "[data-target^='house-'][data-live]"
EFFECT = ":is([data-target^='gap-'], [data-target^='column-'])[data-live]"
PLAN = "[data-target^='plan-'][data-live]"
ESTATE = "[data-target^='estate-'][data-live]"
PAIR = "[data-target^='pair-'][data-live]"
DONE = "End my turn"
LONGEST_TURN = 12
UNDO = ":not([aria-keyshortcuts=Backspace]):not([aria-keyshortcuts=Escape])"


class Player:
    def __init__(self, page: Page, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.bar = page.get_by_role("region", name="What to do now")
        self.buttons = self.bar.locator(f"button:enabled{UNDO}")
        self.done = self.bar.get_by_role("button", name=DONE)
        self.sentence = self.bar.locator("p")
        self.result = page.get_by_role("dialog", name="The result")
        self.clicks = 0

    def wait(self) -> str:
        """Until there is something to do; returns what the table waits for: `turn` or `over`."""
        expect(self.page.locator("main[aria-busy=false]")).to_be_visible()
        something = self.page.locator(LIVE).or_(self.buttons).or_(self.result)
        expect(something.first).to_be_visible()
        return "over" if self.result.is_visible() else "turn"

    def press(self, target: Locator) -> None:
        """Click; a finger taps once to look and once more to do it."""
        self.clicks += 1
        if not self.touch:
            target.click()
            return
        id_ = target.get_attribute("data-target")
        tap(target)
        again = self.page.locator(f"[data-target='{id_}'][data-live]")
        one_is_enough = id_ is not None and id_.startswith(("pair-", "number-", "effect-"))
        if not one_is_enough and again.count() and not self.choices().count():
            tap(again)

    def choices(self) -> Locator:
        return self.page.get_by_role("group", name="Choose one").get_by_role("button")

    def step(self, choice: int = 0) -> None:
        """Do one thing of my turn: the first possible of building, using the effect, completing a plan, ending it."""
        for kind in (ESTATE, PLAN, BUILD, EFFECT):
            places = self.page.locator(kind)
            if count := places.count():
                self.press(places.nth(choice % count))
                if self.choices().count():
                    self.tap(self.choices().first)
                return
        if self.buttons.count():
            self.tap(self.buttons.last)
            return
        pairs = self.page.locator(PAIR)
        self.press(pairs.nth(choice % pairs.count()))

    def tap(self, button: Locator) -> None:
        self.clicks += 1
        if self.touch:
            tap(button)
        else:
            button.click()

    def turn(self, choice: int = 0) -> None:
        """A whole turn, the end included."""
        assert self.wait() == "turn"
        for _ in range(LONGEST_TURN):
            if self.done.is_visible():
                break
            self.step(choice)
            self.wait()
        self.tap(self.done)

    def game(self) -> int:
        """Play until the result is shown; returns how many turns it took."""
        turns = 0
        while self.wait() == "turn":
            self.turn(turns)
            turns += 1
            assert turns < 60, "the game does not end"
        return turns
