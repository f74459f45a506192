"""Somebody who plays Welcome To in a browser window, by mouse, touch or keyboard, with the eyes of a person: clicks what
glows and presses what the prompt bar offers. Used by the browser tests.

What to do is decided from one look at a settled page, never from a page that may be moving.
"""

from typing import NamedTuple

from playwright.sync_api import Locator, Page

from support.windows import tap

LIVE = "[data-live]"
BUILD = "[data-target^='house-'][data-live]"
PAIR = "[data-target^='pair-'][data-live]"
SETTLED = "main[data-settled]"
DONE = "End my turn"
LONGEST_TURN = 12
UNDO = ":not([aria-keyshortcuts=Backspace], [aria-keyshortcuts=Escape], [aria-keyshortcuts=p], [aria-keyshortcuts=h])"
OFFERED = f"section.bar button:enabled{UNDO}"

# All of it at once, so that nothing can change between two glances; nothing while something is under way, or, for who waits
# to be called, while there is nothing to do.
LOOK = """([settled, live, offered, called]) => {
  const main = document.querySelector(settled);
  if (!main || document.fonts.status !== "loaded") return null;
  const seen = each => each.checkVisibility({ visibilityProperty: true });
  const all = selector => [...document.querySelectorAll(selector)].filter(seen);
  const sight = {
    moment: Number(main.dataset.settled),
    over: [...document.querySelectorAll("dialog[open]")].some(each => each.querySelector("h2")?.textContent === "The result"),
    live: all(live).map(each => each.dataset.target ?? ""),
    picked: all("[data-target].picked").map(each => each.dataset.target),
    offers: all(offered).map(each => (each.ariaLabel || each.textContent).trim()),
    choices: all("[role=group][aria-label='Choose one'] button").length,
  };
  const calls = sight.over || sight.live.length || sight.offers.length || sight.choices;
  return calls || !called ? sight : null;
}"""


class Sight(NamedTuple):
    """What a person sees to be done."""

    moment: int
    over: bool
    live: list[str]
    """What glows on the board."""
    picked: list[str]
    offers: list[str]
    """What the prompt bar offers."""
    choices: int

    def glowing(self, *kinds: str) -> list[str]:
        return [target for target in self.live if target.startswith(kinds)]

    @property
    def can_act(self) -> bool:
        return bool(self.live or self.offers or self.choices)


def settled(page: Page) -> Sight:
    """What is to be seen as soon as all that has happened is drawn and nothing is under way."""
    return _look(page, called=False)


def called(page: Page) -> Sight:
    """The same, as soon as there is something to do or the game is over."""
    return _look(page, called=True)


def _look(page: Page, called: bool) -> Sight:
    seen = page.wait_for_function(LOOK, arg=[SETTLED, LIVE, OFFERED, called], polling=40)
    return Sight(**seen.json_value())


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
        return "over" if called(self.page).over else "turn"

    def target(self, name: str) -> Locator:
        return self.page.locator(f"[data-target='{name}']{LIVE}:visible").first

    def press(self, name: str) -> None:
        """Click what glows; a finger taps once to look and once more to do it."""
        self.clicks += 1
        if not self.touch:
            self.target(name).click()
            return
        before = settled(self.page)
        tap(self.target(name))
        after = settled(self.page)
        one_is_enough = name.startswith(("pair-", "number-", "effect-"))
        if not one_is_enough and after.moment == before.moment and name in after.live and not after.choices:
            tap(self.target(name))

    def choices(self) -> Locator:
        return self.page.get_by_role("group", name="Choose one").get_by_role("button")

    def step(self, choice: int = 0) -> None:
        """Do one thing of my turn: the first possible of choosing from my own cards, building, using the effect, completing
        a plan, ending it."""
        self.do(called(self.page), choice)

    def do(self, sight: Sight, choice: int) -> None:
        if (numbers := sight.glowing("number-")) and not sight.glowing("house-"):
            self.press(self.pick(numbers, choice))
            effects = settled(self.page).glowing("effect-")  # a number may fit only together with temps
            self.press(effects[choice % len(effects)])
            return
        for kinds in (("estate-",), ("plan-",), ("house-",), ("gap-", "column-")):
            if places := sight.glowing(*kinds):
                self.press(self.pick(places, choice))
                if settled(self.page).choices:
                    self.tap(self.choices().first)
                return
        if sight.offers:
            self.tap(self.buttons.last)
            return
        self.press(self.pick(sight.glowing("pair-"), choice))

    def pick(self, among: list[str], choice: int) -> str:
        """The one that this player takes of several."""
        return among[choice % len(among)]

    def tap(self, button: Locator) -> None:
        self.clicks += 1
        if self.touch:
            tap(button)
        else:
            button.click()

    def turn(self, choice: int = 0) -> None:
        """A whole turn, the end included."""
        for _ in range(LONGEST_TURN):
            sight = called(self.page)
            assert not sight.over
            if DONE in sight.offers:
                break
            self.do(sight, choice)
        self.tap(self.done)

    def game(self, longest: int = 60) -> int:
        """Play until the result is shown; returns how many turns it took."""
        turns = 0
        while self.wait() == "turn":
            self.turn(turns)
            turns += 1
            assert turns < longest, "the game does not end"
        return turns
