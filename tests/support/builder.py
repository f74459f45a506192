"""Somebody who plays Streets in a browser window, by mouse or touch. Used by the browser tests."""

import re

from playwright.sync_api import Locator, Page

from support.player import LIVE, Player, Sight
from support.windows import tap

PLACE = f"[data-target^='place-']{LIVE}"
HAND = f"[data-target^='hand-']{LIVE}"
TILE = f"[data-target^='tile-']{LIVE}"
BUILD_HERE = "Build here"
BEYOND = re.compile("^More to choose from")
BUILDING = ".city [data-target^='tile-']"


def in_sight(page: Page, what: str = PLACE) -> tuple[list[str], list[str]]:
    """The places (or buildings) on the map whose middle can be seen and pressed, and the others: outside the view, or below the
    buttons for zooming."""
    seen, beyond = page.evaluate(
        """async selector => {
          // The map follows the size of its frame, which changes with what lies beside it, one frame later.
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
          const view = document.querySelector('.city .view').getBoundingClientRect();
          const isSeen = each => {
            const {x, y, width, height} = each.getBoundingClientRect();
            const [left, top] = [x + width / 2, y + height / 2];
            if (left < view.left || left > view.right || top < view.top || top > view.bottom) return false;
            return document.elementFromPoint(left, top)?.closest('[data-target]') === each;
          };
          const places = [...document.querySelectorAll(selector)];
          const ids = list => list.map(each => each.dataset.target);
          return [ids(places.filter(isSeen)), ids(places.filter(each => !isSeen(each)))];
        }""",
        f".city {what}",
    )
    return seen, beyond


class Builder(Player):
    """Builds wherever it may, and otherwise presses what the bar offers or what glows."""

    def do(self, sight: Sight, choice: int) -> None:
        beside = [target for target in sight.live if not target.startswith(("place-", "tile-"))]
        if sight.glowing("place-") and (places := in_sight(self.page)[0]):
            self.build(self.target(places[choice * 7 % len(places)]))
        elif sight.offers:
            self.tap(self.buttons.last)
        elif sight.choices:
            self.tap(self.choices().last)
        elif sight.glowing("tile-") and (tiles := in_sight(self.page, TILE)[0]):
            self.press(tiles[choice % len(tiles)])
        elif beside:
            self.press(beside[choice % len(beside)])
        else:
            self.tap(self.page.get_by_role("button", name=BEYOND).first)

    def build(self, place: Locator) -> None:
        self.clicks += 1
        if self.touch:
            tap(place)
            tap(self.page.get_by_role("button", name=BUILD_HERE))
        else:
            place.click()
