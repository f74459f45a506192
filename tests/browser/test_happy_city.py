"""Happy City in the browser: whole games against bots by mouse and by touch, and a turn by keyboard alone."""

import pytest
from playwright.sync_api import Page, expect

from support.keys import BAR_BUTTON, go
from support.play_out import play_out
from support.player import LIVE, Player, Sight, called
from support.windows import BOT, ME, Windows, set_table

CITY_CARD = ".city [data-target^='card-']"
LONGEST_GAME = 1_000


class Mayor(Player):
    """Buys what glows, takes a special building whenever there is one, and otherwise presses what the bar offers."""

    def build_to_the_end(self) -> None:
        """Play until the result is shown and the city stands behind it."""
        self.build(LONGEST_GAME)
        assert called(self.page).over, "the game does not end"
        expect(self.page.locator(CITY_CARD).nth(1)).to_be_attached()

    def build(self, steps: int) -> None:
        """Play so many steps, or until the result is shown."""
        for step in range(steps):
            sight = called(self.page)
            if sight.over:
                return
            self.do(sight, step)

    def do(self, sight: Sight, choice: int) -> None:
        if specials := sight.glowing("special-"):
            self.press(specials[0])
        elif sight.live:
            self.press(sight.live[choice % len(sight.live)])
        else:
            self.tap(self.buttons.last)


def at_a_table(windows: Windows, mode: str, *, phone: bool = False) -> Page:
    page = windows.open("Ann", phone=phone)
    page.goto(set_table(page, [ME, BOT, BOT], game="happy_city", options={"mode": mode}))
    return page


@pytest.mark.long
def test_a_family_game_on_a_phone_by_touch(windows: Windows) -> None:
    page = at_a_table(windows, "family", phone=True)
    mayor = Mayor(page, touch=True)
    mayor.build_to_the_end()
    expect(mayor.result).to_contain_text("Ann")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.long
def test_an_expert_game_by_mouse(windows: Windows) -> None:
    page = at_a_table(windows, "expert")
    mayor = Mayor(page)
    mayor.build_to_the_end()
    expect(mayor.result).to_contain_text("Ann")


def test_some_rounds_for_experts_by_mouse_and_the_city_at_the_end(windows: Windows) -> None:
    page = at_a_table(windows, "expert")
    expect(page.locator(f"[data-target^='market-']{LIVE}").first).to_be_visible()
    mayor = Mayor(page)
    mayor.build(20)
    expect(page.locator(CITY_CARD).nth(1)).to_be_attached()
    play_out(page)
    expect(mayor.result).to_contain_text("Ann")


@pytest.mark.long
def test_a_turn_by_keyboard_only(windows: Windows) -> None:
    page = at_a_table(windows, "family")
    player = Player(page)
    if "Discard nothing" in called(page).offers:
        go(page, "Tab", BAR_BUTTON)
        page.keyboard.press("Enter")
    buying = player.sentence.filter(has_text="Buy a building")
    decks = page.locator(f"[data-target^='deck-']{LIVE}")
    expect(buying.or_(decks.first)).to_be_visible()
    for _ in range(3):
        sight = called(page)
        face_up = page.locator("[data-target^='building-']").count()
        if sight.glowing("deck-"):
            page.keyboard.press("1")
            expect(page.locator("[data-target^='building-']")).to_have_count(face_up + 1)
    expect(buying).to_be_visible()
    player.wait()
    page.keyboard.press("ArrowRight")
    expect(page.locator(f":focus{LIVE}")).to_be_visible()
    page.keyboard.press("Enter")
    expect(player.done).to_be_enabled()
    expect(page.locator(CITY_CARD)).to_have_count(2)
    page.keyboard.press("c")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 2")
