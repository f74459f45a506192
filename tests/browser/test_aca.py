"""A solo game of the collector's edition against a competitor in the browser: its card and its stack lie on the table, its
third card comes every round, and both sides are counted at the end. `make test-long` plays it by hand to its end.
"""

import re

from playwright.sync_api import Page, expect

from support.long import LONG
from support.play_out import play_out
from support.player import Player, Sight
from support.windows import ME, Windows, set_table

REFUSALS = 3
THIRD_REFUSAL = "A third permit was refused"
ANOTHER_END = re.compile("All three plans were completed|Every house was built")


class Soloist(Player):
    """Plays a number and an effect that goes with it; after a refusal gives a card away."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.given = 0

    def do(self, sight: Sight, choice: int) -> None:
        if cards := sight.glowing("give-"):
            self.given += 1
            self.press(cards[choice % len(cards)])
        else:
            super().do(sight, choice)


def against(page: Page, competitor: str, **options: str) -> str:
    wishes = {"edition": "collectors", "options": {"competitor": competitor, **options}}
    return set_table(page, [ME], **wishes)


def test_a_game_against_a_competitor_is_counted_on_both_sides(windows: Windows) -> None:
    page = windows.open("Ann")
    page.goto(against(page, "sergei"))
    stack = page.locator("[data-about=competitor]").get_by_role("img")
    expect(page.locator("[data-about=competitor]")).to_contain_text("Sergei (level 1)")
    expect(stack.locator("svg")).to_have_count(0)
    player = Soloist(page)
    player.turn()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 2")
    expect(stack.locator("svg")).to_have_count(1)
    if LONG:
        turns = 1 + player.game()
        expect(stack.locator("svg")).to_have_count(turns)
        is_refused = player.given == REFUSALS
        expect(player.result.get_by_text(THIRD_REFUSAL if is_refused else ANOTHER_END)).to_be_visible()
    else:
        player.turn(1)
        play_out(page)
        expect(player.result.get_by_text(re.compile(f"{THIRD_REFUSAL}|{ANOTHER_END.pattern}"))).to_be_visible()
    columns = player.result.get_by_role("columnheader")
    expect(columns).to_have_count(2)
    expect(player.result).to_contain_text("Ann")
    expect(player.result).to_contain_text("Sergei (level 1)")
    expect(player.result.get_by_role("row", name="Five best estates")).to_be_visible()
    cells = player.result.get_by_role("row").last.get_by_role("cell").all_inner_texts()
    totals = [int(cell.replace("\N{MINUS SIGN}", "-")) for cell in cells]
    assert totals == sorted(totals, reverse=True)
    winner = columns.first.inner_text().splitlines()[0]
    expect(player.result).to_contain_text(f"{winner} won")


def test_the_projected_board_is_drawn_from_its_data(windows: Windows) -> None:
    page = windows.open("Ann")
    page.goto(against(page, "closed", board="projected"))
    Player(page).wait()
    houses = [page.locator(f"[data-target^='house-{street}-']").count() for street in (1, 2, 3)]
    assert houses == [9, 11, 13]
    expect(page.get_by_text("39", exact=True)).to_be_visible()
