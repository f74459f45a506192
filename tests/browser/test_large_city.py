"""The last rounds of five players in Streets, played by clicks: whoever has a tile to build can read the city in every window,
and reaches every place. After the end all of it can still be read and reached.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from support.builder import BUILDING, HAND, PLACE, Builder, in_sight
from support.windows import BOT, ME, RECORD, Windows, rest, set_table, until, upload_record

ROUND = 8  # of nine
SIZES = {
    "desktop": (1440, 900),
    "laptop": (1280, 720),
    "tablet": (820, 1180),
    "upright": (390, 844),
    "side": (844, 390),
    "small": (360, 740),
}
LEGIBLE = 60
PRESSES = 12
FIVE_PLAYERS = RECORD.parent / "streets-base-5-nobody-tiles.txt"
AT_REST = f".city .view, .city {PLACE}"


def box(place: Locator) -> FloatRect:
    found = place.bounding_box()
    assert found is not None
    return found


def arrows(page: Page) -> dict[str, int]:
    """How many places each arrow at the edge of the map tells of."""
    told = [
        each.get_attribute("aria-label") or ""
        for each in page.get_by_role("button", name=re.compile("^More to choose")).all()
    ]
    return {found[1]: int(found[2]) for found in (re.search(r"the (\w+): (\d+)", text) for text in told) if found}


def go_to(page: Page, id_: str, arrow: str, is_there: Callable[[Page, str], bool]) -> None:
    """By the arrow on whose side the place lies, until it is in sight. An arrow goes when the map, moving, reaches its side."""
    for _ in range(PRESSES):
        rest(page, ".city .view, .city [data-target]")
        if is_there(page, id_):
            return
        there, view = box(page.locator(f"[data-target='{id_}']")), box(page.locator(".city .view"))
        across = (there["x"] + there["width"] / 2 - view["x"]) / view["width"] - 0.5
        down = (there["y"] + there["height"] / 2 - view["y"]) / view["height"] - 0.5
        ways = sorted([(abs(across), "east" if across > 0 else "west"), (abs(down), "south" if down > 0 else "north")])
        towards = [page.get_by_role("button", name=f"{arrow} in the {side}") for _, side in reversed(ways)]
        next(each for each in towards if each.count()).click()  # what lies towards a corner may belong to either side
    raise AssertionError(f"{id_} cannot be reached")


def outermost(page: Page) -> list[str]:
    """The buildings that stand farthest to each side, each once."""
    found = {each.get_attribute("data-target") or "": box(each) for each in page.locator(BUILDING).all()}
    by_x, by_y = sorted(found, key=lambda id_: found[id_]["x"]), sorted(found, key=lambda id_: found[id_]["y"])
    return sorted({by_x[0], by_x[-1], by_y[0], by_y[-1]})


def can_be_pressed(page: Page, id_: str) -> bool:
    return id_ in in_sight(page)[0]


def is_seen(page: Page, id_: str) -> bool:
    there, view = box(page.locator(f".city [data-target='{id_}']")), box(page.locator(".city .view"))
    x, y = there["x"] + there["width"] / 2 - view["x"], there["y"] + there["height"] / 2 - view["y"]
    return 0 <= x <= view["width"] and 0 <= y <= view["height"]


@pytest.fixture
def late(windows: Windows) -> Page:
    """A table of five in its last rounds, with a tile to be built."""
    page = windows.open("Ann")
    page.goto(set_table(page, [ME, BOT, BOT, BOT, BOT], game="streets"))
    player, step = Builder(page), 0
    round_ = page.get_by_role("heading", level=1)
    while player.wait() == "turn":
        if f"Round {ROUND}" in round_.inner_text() and page.locator(HAND).count():
            break
        player.step(step)
        step += 1
    assert page.locator(BUILDING).count() >= 2 + (ROUND - 1) * 5
    page.locator(HAND).first.click()
    expect(page.locator(PLACE).first).to_be_visible()
    return page


@pytest.mark.long
def test_whoever_builds_in_a_large_city_can_read_it_and_reaches_every_place(late: Page) -> None:
    page = late
    tile = page.locator(BUILDING).first
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        expect(page.locator(PLACE).first).to_be_visible()
        until(page, lambda: box(tile)["width"] >= LEGIBLE)
        rest(page, AT_REST)
        seen, beyond = in_sight(page)
        assert seen, name
        assert sum(arrows(page).values()) == len(beyond), name
        for id_ in beyond:
            go_to(page, id_, "More to choose from", can_be_pressed)
            assert box(tile)["width"] >= LEGIBLE, name
        page.get_by_role("button", name="Show the whole city").click()
        rest(page, AT_REST)
        assert in_sight(page)[1] == [], name
        assert arrows(page) == {}, name


@pytest.mark.long
def test_the_coach_brings_what_it_points_at_into_sight(late: Page) -> None:
    page = late
    page.set_viewport_size({"width": 844, "height": 390})
    page.reload()
    expect(page.locator(PLACE).first).to_be_visible()
    page.keyboard.press("h")
    said = page.get_by_role("region", name="Hint", exact=True).get_by_role("status")
    expect(said).not_to_contain_text("Still thinking", timeout=60_000)
    ring = page.locator(".rings i.first")
    expect(ring).to_be_visible()

    def is_on_a_place() -> bool:
        spot = ring.bounding_box()
        if spot is None:  # it goes to where the board has moved
            return False
        places = [box(page.locator(f"[data-target='{id_}']")) for id_ in in_sight(page)[0]]
        return any(abs(place["x"] - 5 - spot["x"]) < 3 and abs(place["y"] - 5 - spot["y"]) < 3 for place in places)

    until(page, is_on_a_place)


@pytest.mark.long
def test_after_the_end_a_large_city_can_be_read_and_all_of_it_is_reached(windows: Windows) -> None:
    page = windows.open("Ann")
    page.goto(upload_record(page, FIVE_PLAYERS))
    tile, further = page.locator(BUILDING).first, page.get_by_role("button", name=re.compile("^The city goes on"))
    result = page.get_by_role("dialog", name="The result")
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        expect(result).to_be_visible()
        page.keyboard.press("Escape")
        expect(result).to_be_hidden()
        until(page, lambda: box(tile)["width"] >= LEGIBLE)
        for id_ in outermost(page):
            go_to(page, id_, "The city goes on", is_seen)
            assert box(tile)["width"] >= LEGIBLE, name
        page.get_by_role("button", name="Show the whole city").click()
        expect(further).to_have_count(0)
        assert [id_ for id_ in outermost(page) if not is_seen(page, id_)] == [], name
