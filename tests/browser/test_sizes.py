"""Windows of other sizes: what a player needs is in sight, nothing that floats lies on what it belongs to, and no word is
broken where its language does not break it.
"""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from support.long import sampled, sampled_rows
from support.player import BUILD, LIVE, PAIR, Player
from support.windows import BOT, ME, RECORD, Windows, rest, set_table, tap, upload_record
from tabletown.words import Words

DESKTOP = (1440, 900)
LAPTOP = (1280, 720)
TABLET = (768, 1024)
LARGE_TABLET = (820, 1180)
ON_ITS_SIDE = (740, 360)
UPRIGHT = (360, 740)
FIVE_PLAYERS = RECORD.parent / "streets-base-5-nobody-tiles.txt"

# Lines of a name that end inside a word without a hyphen, or words that stick out.
NAMES = "[data-look] .name .text"
BROKEN = """selector => [...document.querySelectorAll(selector)].filter(each => each.checkVisibility())
  .flatMap(each => {
    if (each.scrollWidth > each.clientWidth + 1) return [`${each.textContent} sticks out`];
    const [node, range] = [each.firstChild, document.createRange()];
    const text = node.data;
    let last = null;
    for (let at = 0; at < text.length; at++) {
      range.setStart(node, at); range.setEnd(node, at + 1);
      const box = [...range.getClientRects()].at(-1); // the first may be the hyphen of the line before
      if (!box?.width) continue;
      const fresh = last !== null && box.top > last + 3;
      last = box.top;
      if (fresh && /\\p{L}/u.test(text[at]) && /\\p{L}/u.test(text[at - 1])) return [`${text} breaks at ${at}`];
    }
    return [];
  })"""


def at_a_table(windows: Windows, game: str, size: tuple[int, int], language: str = "en", **options: str) -> Page:
    page = windows.open("Ann", phone=size[0] < 1024, size=size, language=language)
    page.goto(set_table(page, [ME, BOT, BOT], game=game, options=options))
    expect(page.locator("main[aria-busy=false]")).to_be_visible()
    expect(page.locator(LIVE).first).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")  # the letters before them are wider
    return page


def box(place: Locator) -> FloatRect:
    found = place.bounding_box()
    assert found is not None
    return found


def overlap(one: FloatRect, other: FloatRect) -> bool:
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]


def test_the_whole_sheet_and_every_plan_are_in_sight_on_a_laptop(windows: Windows) -> None:
    page = at_a_table(windows, "welcome", LAPTOP)
    bar = box(page.get_by_role("region", name="What to do now"))
    for part in ("article.sheet", "[data-about=plan-3]"):
        seen = box(page.locator(part))
        assert seen["y"] >= 56
        assert seen["y"] + seen["height"] <= bar["y"], part


@pytest.mark.parametrize("game", sampled(["welcome", "streets", "dream_home", "happy_city"], "streets"))
def test_a_phone_on_its_side_gives_its_height_to_the_board(windows: Windows, game: str) -> None:
    page = at_a_table(windows, game, ON_ITS_SIDE)
    assert box(page.locator("main .board").first)["height"] >= 0.7 * ON_ITS_SIDE[1]
    assert page.evaluate("document.documentElement.scrollWidth") <= ON_ITS_SIDE[0]


@pytest.mark.parametrize(
    "size", sampled([ON_ITS_SIDE, UPRIGHT, TABLET], UPRIGHT), ids=["on its side", "upright", "tablet"]
)
def test_what_is_said_of_a_card_never_lies_on_it(windows: Windows, size: tuple[int, int]) -> None:
    page = at_a_table(windows, "happy_city", size)
    asked = 0
    for kind in ("dwelling", "deck", "card"):
        cards = page.locator(f"[data-target^='{kind}-']")
        for card in (cards.first, cards.last):
            card.scroll_into_view_if_needed()
            card.tap()
            about = card.get_attribute("data-target")
            said = page.locator(f"[role=tooltip][data-explains='{about}']")
            expect(said).to_be_visible()
            rest(page, "[role=tooltip]")
            assert not overlap(box(said), box(card)), kind
            asked += 1
            page.keyboard.press("Escape")
            page.locator("h2").first.tap()
            expect(said).to_have_count(0)
    assert asked == 6


@pytest.mark.parametrize("language", sampled(["en", "ru", "uk"], "ru"))
@pytest.mark.parametrize(
    "size",
    sampled([LAPTOP, TABLET, ON_ITS_SIDE, UPRIGHT], UPRIGHT),
    ids=["laptop", "tablet", "side", "upright"],
)
def test_no_word_is_broken_without_a_hyphen(windows: Windows, size: tuple[int, int], language: str) -> None:
    for game, options in (("happy_city", {"mode": "expert"}), ("dream_home", {}), ("streets", {}), ("welcome", {})):
        page = at_a_table(windows, game, size, language, **options)
        assert page.locator(NAMES).count() >= 3
        assert page.evaluate(BROKEN, NAMES) == []


@pytest.mark.long
def test_a_city_never_stretches_its_cards(windows: Windows) -> None:
    for size in (ON_ITS_SIDE, TABLET, LARGE_TABLET, UPRIGHT, LAPTOP):
        page = at_a_table(windows, "happy_city", size)
        card = box(page.locator(".city [data-target^='card-']").first)
        assert 0.7 < card["width"] / card["height"] < 1.15, size


@pytest.mark.parametrize(
    "size", sampled([DESKTOP, LAPTOP, UPRIGHT, ON_ITS_SIDE], LAPTOP), ids=["desktop", "laptop", "upright", "side"]
)
def test_the_last_rounds_of_five_players_can_be_read(windows: Windows, size: tuple[int, int]) -> None:
    page = windows.open("Ann", phone=size[0] < 1024, size=size)
    page.goto(f"{upload_record(page, FIVE_PLAYERS)}/replay?step=150")
    expect(page.locator("main[aria-busy=false]")).to_be_visible()
    tiles = page.locator(".city [data-target^='tile-']")
    expect(tiles.nth(40)).to_be_visible()
    rest(page, ".city .view, .city [data-target^='tile-']")
    assert box(tiles.first)["width"] >= 60


@pytest.mark.parametrize("size", sampled([ON_ITS_SIDE, UPRIGHT], UPRIGHT), ids=["on its side", "upright"])
def test_a_finger_builds_and_nothing_lies_on_the_city(windows: Windows, size: tuple[int, int]) -> None:
    page = at_a_table(windows, "streets", size)
    page.locator(f"[data-target^='hand-']{LIVE}").first.tap()
    place = page.locator(f"[data-target^='place-']{LIVE}").first
    expect(place).to_be_visible()
    rest(page, f".city .view, [data-target^='place-']{LIVE}")
    small, built = box(place)["width"], page.locator(".city [data-target^='tile-']").count()
    place.tap()
    build = page.get_by_role("button", name="Build here")
    expect(build).to_be_visible()
    expect(page.get_by_role("tooltip")).to_be_visible()
    rest(page, f".city, [role=tooltip], [data-target^='place-']{LIVE}")
    said, city = box(page.get_by_role("tooltip")), box(page.locator(".city"))
    assert not overlap(said, city)
    assert not overlap(box(build), said)
    assert not overlap(box(build), city)
    assert box(place)["width"] >= max(small, 100)
    assert overlap(box(place), city)
    build.tap()
    expect(page.locator(".city [data-target^='tile-']")).to_have_count(built + 1)
    expect(build).to_have_count(0)


def test_what_to_do_is_said_in_lines_and_no_button_is_cut_on_a_tablet(windows: Windows) -> None:
    page = at_a_table(windows, "welcome", LARGE_TABLET, "uk")
    page.locator(PAIR).first.tap()
    house = page.locator(BUILD).first
    tap(house)
    numbers = page.get_by_role("group", name=Words("uk")("welcome-board-choose")).get_by_role("button")
    if numbers.count():  # temps: the house can take several numbers
        numbers.first.tap()
    else:
        house.tap()
    bar = page.get_by_role("region", name=Words("uk")("web-prompt"))
    expect(bar.locator("[data-choice]").first).to_be_visible()
    rest(page, "section.bar, section.bar button")
    assert box(bar)["height"] <= 160
    for button in bar.get_by_role("button").all():
        edge = box(button)
        assert edge["x"] >= 0 and edge["x"] + edge["width"] <= LARGE_TABLET[0]


def test_the_result_of_five_players_is_seen_whole_and_from_its_beginning(windows: Windows) -> None:
    for size in (DESKTOP, UPRIGHT, ON_ITS_SIDE):
        page = windows.open("Ann", phone=size[0] < 1024, size=size)
        page.goto(upload_record(page, FIVE_PLAYERS))
        result = page.get_by_role("dialog", name="The result")
        expect(result.get_by_text(re.compile("won$"))).to_be_in_viewport()
        table = result.get_by_role("region")
        assert table.evaluate("each => each.scrollWidth - each.clientWidth") <= 0, size


@pytest.mark.parametrize("language", sampled(["ru", "uk"], "uk"))
def test_no_word_of_a_result_is_broken_or_cut_on_a_phone(windows: Windows, language: str) -> None:
    for record in ("happy_city-base-5-family-city.txt", "streets-base-5-nobody-business-tiles.txt"):
        page = windows.open("Ann", phone=True, size=UPRIGHT, language=language)
        page.goto(upload_record(page, RECORD.parent / record))
        result = page.get_by_role("dialog", name=Words(language)("web-result"))
        expect(result.get_by_role("rowheader").last).to_be_visible()
        page.evaluate("document.fonts.ready.then(() => true)")
        assert page.evaluate(BROKEN, "dialog th[scope=row]") == []
        assert result.get_by_role("region").evaluate("each => each.scrollWidth - each.clientWidth") <= 0


@pytest.mark.long
def test_the_final_count_does_not_lie_on_the_city(windows: Windows) -> None:
    page = windows.open("Ann", phone=True, size=UPRIGHT)
    page.goto(upload_record(page, FIVE_PLAYERS))
    expect(page.get_by_role("dialog", name="The result")).to_be_visible()
    page.keyboard.press("Escape")
    counted = page.get_by_role("heading", name="Final count").filter(visible=True)
    expect(counted).to_be_visible()
    assert not overlap(box(counted), box(page.locator(".city")))


@pytest.mark.parametrize("size", sampled([DESKTOP, LAPTOP], LAPTOP), ids=["desktop", "laptop"])
def test_what_is_said_of_a_tile_in_hand_lies_neither_on_it_nor_on_the_city(
    windows: Windows, size: tuple[int, int]
) -> None:
    page = at_a_table(windows, "streets", size)
    hand = page.locator(f"[data-target^='hand-']{LIVE}")
    for tile in hand.all():
        tile.hover()
        said = page.get_by_role("tooltip").and_(page.locator(f"[data-explains='{tile.get_attribute('data-target')}']"))
        expect(said).to_be_visible()
        for what in (page.locator(".city"), *hand.all()):
            assert not overlap(box(said), box(what))


@pytest.mark.parametrize(
    ("size", "most"),
    sampled_rows([(LARGE_TABLET, 160), (ON_ITS_SIDE, 110)], (ON_ITS_SIDE, 110)),
    ids=["tablet", "side"],
)
def test_the_bar_of_a_replay_leaves_the_height_to_the_board(windows: Windows, size: tuple[int, int], most: int) -> None:
    page = windows.open("Ann", phone=True, size=size, language="ru")
    page.goto(f"{upload_record(page, FIVE_PLAYERS)}/replay?step=150")
    bar = page.get_by_role("region", name=Words("ru")("web-replay"), exact=True)
    expect(bar).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")
    assert box(bar)["height"] <= most
    if size == LARGE_TABLET:  # on its side it is one line, cut short
        assert page.evaluate(BROKEN, ".caption") == []


@pytest.mark.long
def test_a_log_that_comes_into_sight_shows_where_the_game_stands(windows: Windows) -> None:
    page = windows.open("Ann", size=UPRIGHT)
    page.goto(f"{upload_record(page, FIVE_PLAYERS)}/replay?step=150")
    expect(page.locator("main[aria-busy=false]")).to_be_visible()
    page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    expect(page.get_by_role("list", name="Log").locator(".now")).to_be_in_viewport()


@pytest.mark.long
def test_what_is_said_of_a_building_is_not_cut(windows: Windows) -> None:
    page = windows.open("Ann", size=LAPTOP, language="uk")
    page.goto(f"{upload_record(page, FIVE_PLAYERS)}/replay?step=150")
    expect(page.locator("main[aria-busy=false]")).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")
    page.locator(".city [data-target='tile-12']").hover()  # the longest word
    said = page.get_by_role("tooltip")
    expect(said).to_be_visible()
    assert said.evaluate("each => each.scrollWidth - each.clientWidth") <= 0


@pytest.mark.long
def test_a_turn_of_welcome_to_on_a_laptop(windows: Windows) -> None:
    page = at_a_table(windows, "welcome", LAPTOP)
    Player(page).turn()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 2")


def test_my_own_points_are_in_sight_where_not_everybody_fits(windows: Windows) -> None:
    page = windows.open("Ann", phone=True)
    page.goto(set_table(page, [BOT, BOT, BOT, ME]))
    players = page.get_by_role("list", name="Players")
    expect(players.locator("[data-whose='3']")).to_be_in_viewport(ratio=0.99)
    assert players.evaluate("each => each.scrollWidth > each.clientWidth + 40")  # somebody else is not
