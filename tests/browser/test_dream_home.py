"""Dream Home in the browser: whole games against bots by mouse and by touch, a turn by keyboard alone, and the houses that
everybody can admire at the end.
"""

import pytest
from playwright.sync_api import Page, expect

from support.axe import violations
from support.keys import BAR_BUTTON, go
from support.play_out import play_out
from support.player import DONE, LIVE, Player, Sight, called
from support.windows import BOT, ME, Windows, set_table

COLUMN = f"[data-target^='column-']{LIVE}"
CELL = f"[data-target^='cell-']{LIVE}"
AT_WORK = "[data-target^='tool-'].picked"
BUILT = ".front .floors .held"
ROOMS = 12
LONGEST_GAME = 400
# Whether all of an element can be touched: at its middle, and near its upper and its lower edge.
IN_REACH = """element => {
  const {left, width, top, bottom} = element.getBoundingClientRect();
  const hit = y => element.contains(document.elementFromPoint(left + width / 2, y));
  return hit(top + 4) && hit((top + bottom) / 2) && hit(bottom - 4);
}"""


class Builder(Player):
    """Builds where it pays most, takes up every tool that can be used, and lets all helpers work."""

    def house(self) -> None:
        """Play until the result is shown."""
        self.build(LONGEST_GAME)
        assert called(self.page).over, "the game does not end"

    def build(self, steps: int) -> None:
        """Play so many steps, or until the result is shown."""
        for step in range(steps):
            sight = called(self.page)
            if sight.over:
                return
            self.do(sight, step)

    def do(self, sight: Sight, choice: int) -> None:
        at_work = [target for target in sight.picked if target.startswith("tool-")]
        # With two tools in the house the other one stays in reach: without the second glance they would be swapped for ever.
        if (tools := sight.glowing("tool-")) and not at_work:
            tool = self.target(tools[0])
            assert tool.evaluate(IN_REACH), "something lies over the tool"
            self.tap(tool)
            expect(self.page.locator(AT_WORK)).to_have_count(1)
        elif places := sight.glowing("cell-"):
            self.press(max(places, key=self.gain))
        elif columns := sight.glowing("column-"):
            self.press(columns[choice % len(columns)])
        elif discarded := sight.glowing("discard-", "roof-"):
            self.press(discarded[0])
        else:
            self.tap(self.buttons.last)

    def gain(self, place: str) -> int:
        """The figure on a place."""
        gain: str = self.target(place).evaluate("each => each.querySelector('.gain')?.textContent ?? '0'")
        return int(gain.replace("−", "-").strip("+±"))


def at_a_table(windows: Windows, bots: int, *, phone: bool = False, **options: str) -> Page:
    page = windows.open("Ann", phone=phone)
    page.goto(set_table(page, [ME, *[BOT] * bots], game="dream_home", options=options))
    return page


def admire(page: Page, houses: int, rooms: int = ROOMS) -> None:
    """Close the result: every house stands there, and each can be looked at alone, with all its rooms."""
    page.keyboard.press("Escape")
    expect(page.locator(".street .house")).to_have_count(houses)
    page.get_by_role("button", name="Ann,").first.click()
    expect(page.locator(".front .house")).to_be_visible()
    expect(page.locator(".front [data-target^='cell-']:not(.free)")).to_have_count(rooms)
    page.get_by_role("button", name="All houses").click()
    expect(page.locator(".street .house")).to_have_count(houses)
    assert violations(page) == []


@pytest.mark.long
def test_a_game_on_a_phone_by_touch(windows: Windows) -> None:
    page = at_a_table(windows, 1, phone=True)
    page.set_viewport_size({"width": 320, "height": 568})
    builder = Builder(page, touch=True)
    builder.house()
    expect(builder.result).to_contain_text("Ann")
    page.set_viewport_size({"width": 360, "height": 740})
    admire(page, 2)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.long
def test_a_game_with_the_car_by_mouse(windows: Windows) -> None:
    page = at_a_table(windows, 3, car="true")
    builder = Builder(page)
    builder.house()
    expect(builder.result).to_contain_text("Ann")
    admire(page, 4)


def test_some_rounds_by_mouse_and_the_houses_at_the_end(windows: Windows) -> None:
    page = at_a_table(windows, 1, car="true")
    builder = Builder(page)
    builder.build(20)
    assert page.locator(BUILT).count() >= 3
    play_out(page)
    expect(builder.result).to_contain_text("Ann")
    admire(page, 2)


def test_a_turn_by_keyboard_only(windows: Windows) -> None:
    page = at_a_table(windows, 1, discard="false")
    player = Player(page)
    player.wait()
    expect(page.locator(COLUMN).first).to_be_visible()
    digit = page.locator(COLUMN).first.get_attribute("data-target")
    assert digit is not None
    page.keyboard.press(digit[-1])
    expect(page.locator(CELL).first).to_be_visible()
    go(page, "ArrowRight", CELL)
    page.keyboard.press("Enter")
    expect(page.locator(BUILT)).to_have_count(1)
    player.wait()  # the position may be here before the answer, and until then no key counts
    page.keyboard.press("Backspace")
    expect(page.locator(BUILT)).to_have_count(0)
    expect(page.locator("[data-target='hand-room']")).to_be_visible()
    player.wait()
    page.keyboard.press("1")
    expect(page.locator(".hand [data-kind='bare']")).to_be_visible()
    go(page, "ArrowRight", CELL)
    page.keyboard.press("Enter")
    expect(page.locator(f"{BUILT} [data-kind='bare']")).to_have_count(1)
    sight = called(page)
    if DONE not in sight.offers:
        go(page, *(("ArrowRight", CELL) if sight.glowing("cell-") else ("Tab", BAR_BUTTON)))
        page.keyboard.press("Enter")
    expect(player.done).to_be_enabled()
    page.keyboard.press("c")
    expect(page.locator(".front .round")).to_contain_text("Round 2 of 12")


def test_what_cannot_be_done_is_answered_with_the_rule(windows: Windows) -> None:
    page = at_a_table(windows, 1, discard="false")
    player = Player(page)
    player.wait()
    page.locator(COLUMN).first.click()
    expect(page.locator(CELL).first).to_be_visible()
    page.locator("[data-target^='cell-'][data-target$='-1-1']").click()
    expect(page.get_by_text("Nothing stands below this cell yet.")).to_be_visible()
