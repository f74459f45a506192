"""A turn of each game through the accessibility tree alone, as a screen reader tells it: only roles and names, nothing is
looked up by its place in the page. Welcome To's is in test_keys.py, where every step is compared with what the bar says.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from support.long import sampled
from support.windows import BOT, ME, Windows, set_table, until

Find = Callable[[Page], Locator]
LONGEST_TURN = 20


def named(pattern: str) -> Find:
    return lambda page: page.get_by_role("button", name=re.compile(pattern))


def among(role: str, name: str, pattern: str = "") -> Find:
    return lambda page: page.get_by_role(role, name=re.compile(name)).get_by_role("button", name=re.compile(pattern))  # type: ignore[arg-type]


END = named("^End my turn$")
# What is done when it is told, the first of these that is there.
STEPS: dict[str, list[Find]] = {
    "streets": [
        END,
        among("group", "^Choose one$"),
        named("^Everybody where it serves me best"),
        among("group", "^Map of the city", r"^Place -?\d+"),
        among("group", "^Map of the city", "^(?!Zoom|Show)"),
        among("region", "^Your hand$"),
    ],
    "dream_home": [
        END,
        named("^(Furnish|Scaffold)"),
        named("^(Build:|Face down)"),
        named("^Discard the decor"),
        named("^Take column"),
    ],
    "happy_city": [END, named("^Discard nothing"), named("^Turn up a card"), named("^Buy: "), named("^Buy nothing")],
}


@pytest.mark.parametrize("game", sampled(STEPS, "streets"))
def test_a_turn_through_the_accessibility_tree_alone(windows: Windows, game: str) -> None:
    page = windows.open("Ann")
    options = {"discard": "false"} if game == "dream_home" else {}
    page.goto(set_table(page, [ME, BOT], game=game, options=options))
    heading, bar = page.get_by_role("heading", level=1), page.get_by_role("region", name="What to do now")
    anything = STEPS[game][0](page)
    for find in STEPS[game][1:]:
        anything = anything.or_(find(page))

    def spoken() -> tuple[str, str, str]:
        """What somebody who only listens can tell two moments apart by."""
        return (
            bar.get_by_role("paragraph").inner_text(),
            page.get_by_role("main").aria_snapshot(),
            heading.inner_text(),
        )

    def other_than(before: tuple[str, str, str]) -> Callable[[], bool]:
        return lambda: spoken() != before

    for _ in range(LONGEST_TURN):
        expect(page.locator("main[aria-busy=false]")).to_be_visible()  # a screen reader waits for that too
        expect(anything.first).to_be_visible()
        if "Round 2" in heading.inner_text():
            break
        told = next(found for find in STEPS[game] if (found := find(page)).count())
        before = spoken()
        told.first.press("Enter")
        until(page, other_than(before))
    expect(heading).to_contain_text("Round 2")
    expect(page.get_by_role("list", name="Log").filter(visible=True)).to_contain_text("Ann")
