"""Streets in the browser: two people at two windows, a solo game against the Grifter by touch, and a turn by keyboard.

Every step of the two whole games is done with what glows or what the prompt bar offers, as a person would.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from support.axe import violations
from support.builder import BUILDING, HAND, PLACE, Builder
from support.long import sampled
from support.play_out import play_out as end_of_the_game
from support.player import LIVE, Player, Sight, called, settled
from support.windows import BOT, ME, OPEN, RECORD, Windows, rest, set_table, until, upload_record
from tabletown.words import LANGUAGES, Words

LONGEST_GAME = 400


def play_out(*players: Builder) -> None:
    """Everybody goes on whenever it is up to them, until all see the result."""
    for step in range(LONGEST_GAME):
        sights = someone_is_called(*players)
        if any(sight.over for sight in sights):
            for player in players:
                expect(player.result).to_be_visible()
            return
        for player, sight in zip(players, sights, strict=True):
            if sight.can_act and not sight.over:
                player.do(sight, step)
                break
    raise AssertionError("the game does not end")


def someone_is_called(*players: Builder) -> list[Sight]:
    """What each of them sees, as soon as it is up to one of them."""
    sights: list[Sight] = []

    def somebody() -> bool:
        sights[:] = [settled(player.page) for player in players]
        return any(sight.over or sight.can_act for sight in sights)

    until(players[0].page, somebody)
    return sights


@pytest.mark.long
def test_two_people_play_a_whole_game(windows: Windows) -> None:
    ann = windows.open("Ann")
    path = set_table(ann, [ME, OPEN], game="streets")
    ann.goto(path)
    ben = windows.open("Ben", path)
    ben.get_by_role("button", name="Sit down here").click()
    builders = Builder(ann), Builder(ben)
    expect(ben.locator(BUILDING)).to_have_count(2)
    play_out(*builders)
    for player in builders:
        expect(player.result).to_contain_text("Ann")
        expect(player.result).to_contain_text("Ben")
        expect(player.result).to_contain_text("All tiles are built")
        expect(player.page.locator(BUILDING)).to_have_count(2 + 30)


@pytest.mark.long
def test_a_solo_game_against_the_grifter_by_touch(windows: Windows) -> None:
    page = windows.open("Ann", phone=True)
    page.goto(set_table(page, [ME], game="streets", options={"grifter": "easy", "business": "true"}))
    player = Builder(page, touch=True)
    play_out(player)
    expect(page.locator(BUILDING)).to_have_count(2 + 30)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_some_rounds_against_the_grifter_by_touch_and_the_city_at_the_end(windows: Windows) -> None:
    page = windows.open("Ann", phone=True)
    page.goto(set_table(page, [ME], game="streets", options={"grifter": "easy", "business": "true"}))
    player = Builder(page, touch=True)
    for step in range(20):
        player.do(called(page), step)
    assert page.locator(BUILDING).count() >= 2 + 6
    end_of_the_game(page)
    expect(player.result).to_be_visible()
    expect(page.locator(BUILDING)).to_have_count(2 + 30)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def at_a_table(windows: Windows) -> Page:
    page = windows.open("Ann")
    page.goto(set_table(page, [ME, BOT], game="streets"))
    Player(page).wait()
    return page


@pytest.mark.long
def test_a_turn_by_keyboard_only(windows: Windows) -> None:
    page = at_a_table(windows)
    player = Player(page)
    built = page.locator(BUILDING).count()
    page.keyboard.press("1")
    expect(page.locator(PLACE).first).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(page.locator(f":focus{LIVE}")).to_be_visible()
    while not page.locator(f":focus{PLACE}").count():
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(player.choices().first.or_(player.done)).to_be_visible()
    if player.choices().count():
        assert violations(page) == []
        page.keyboard.press("Enter")
    expect(player.done).to_be_enabled()
    expect(page.locator(BUILDING)).to_have_count(built + 1)
    page.keyboard.press("c")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 2")


def test_the_map_moves_by_wheel_drag_and_keys_and_comes_back(windows: Windows) -> None:
    page = at_a_table(windows)
    city, station = (
        page.get_by_role("group", name=re.compile("^Map of the city")),
        page.locator("[data-target='tile-46']"),
    )

    def box() -> tuple[int, int]:
        found = station.bounding_box()
        assert found
        return round(found["x"]), round(found["width"])

    rest(page, "[data-target='tile-46']")
    before = box()
    frame = city.bounding_box()
    assert frame
    page.mouse.move(frame["x"] + 40, frame["y"] + frame["height"] - 40)
    page.mouse.wheel(0, -400)
    until(page, lambda: box()[1] > before[1])
    page.keyboard.press("0")
    until(page, lambda: box() == before)
    page.mouse.down()
    page.mouse.move(frame["x"] + 140, frame["y"] + frame["height"] - 90, steps=5)
    page.mouse.up()
    until(page, lambda: box()[0] > before[0] + 80)
    page.get_by_role("button", name="Show the whole city").click()
    until(page, lambda: box() == before)
    city.focus()
    page.keyboard.press("ArrowRight")
    until(page, lambda: box()[0] < before[0])
    page.keyboard.press("+")
    until(page, lambda: box()[1] > before[1])


def test_two_fingers_zoom_the_map_on_a_phone(windows: Windows) -> None:
    page = windows.open("Ann", phone=True)
    page.goto(set_table(page, [ME, BOT], game="streets"))
    Player(page).wait()
    station = page.locator("[data-target='tile-46']")
    rest(page, "[data-target='tile-46']")
    before, frame = (
        station.bounding_box(),
        page.get_by_role("group", name=re.compile("^Map of the city")).bounding_box(),
    )
    assert before and frame
    middle = {"x": frame["x"] + frame["width"] / 2, "y": frame["y"] + frame["height"] / 2}
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, apart: float) -> None:
        points = [{"x": middle["x"] + side * apart, "y": middle["y"], "id": side + 1} for side in (-1, 1)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if kind != "touchEnd" else []})

    touch("touchStart", 30)
    for apart in (45, 60, 75):
        touch("touchMove", apart)
    touch("touchEnd", 75)
    page.wait_for_function(
        "([tile, width]) => document.querySelector(tile).getBoundingClientRect().width > 2 * width",
        arg=["[data-target='tile-46']", before["width"]],
    )
    page.get_by_role("button", name="Show the whole city").tap()
    page.wait_for_function(
        "([tile, width]) => Math.abs(document.querySelector(tile).getBoundingClientRect().width - width) < 1",
        arg=["[data-target='tile-46']", before["width"]],
    )


def test_the_city_says_why_a_tile_cannot_go_there(windows: Windows) -> None:
    page = at_a_table(windows)
    page.keyboard.press("1")
    expect(page.locator(PLACE).first).to_be_visible()
    page.locator("[data-target='tile-46']").click()
    expect(page.get_by_role("status").filter(has_text="There is a building already")).to_be_visible()


def test_the_grifter_sits_at_the_table_and_everybody_has_one_score(windows: Windows) -> None:
    page = windows.open("Ann")
    path = upload_record(page, RECORD.parent / "streets-base-1-normal-business-tiles.txt")
    page.goto(f"{path}/replay?step=60")
    expect(page.locator("main[aria-busy=false]")).to_be_visible()
    seats = page.get_by_role("list", name="Players").filter(visible=True)
    expect(seats).to_contain_text("The Grifter")
    told = [text.strip() for text in seats.locator("strong").all_inner_texts()]
    panel = page.locator(".players .head .money")
    assert len(told) == 2
    expect(panel).to_have_count(2)
    assert [text.strip("$") for text in panel.all_inner_texts()] == told


@pytest.mark.parametrize("language", sampled(LANGUAGES, "en"))
def test_it_is_said_that_pointing_near_an_edge_turns_the_tile(windows: Windows, language: str) -> None:
    say = Words(language)
    page = windows.open("Ann", language=language, size=(1280, 720))
    page.goto(set_table(page, [ME, BOT], game="streets"))
    page.locator(HAND).first.click()
    hand = page.get_by_role("region", name=say("streets-board-hand"), exact=True)
    expect(hand.get_by_text(say("streets-board-edges"))).to_be_in_viewport(ratio=1)
    place = page.locator(PLACE).filter(has=page.locator("path:nth-of-type(2)")).first  # two sides or more
    expect(place).to_be_visible()
    rest(page, PLACE)
    frame = place.bounding_box()
    assert frame
    across, down = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    turned = set()
    for x, y in (
        (across, frame["y"] + 4),
        (across, down * 2 - frame["y"] - 4),
        (frame["x"] + 4, down),
        (across * 2 - frame["x"] - 4, down),
    ):
        page.mouse.move(x, y)
        ghost = page.locator(".ghost svg g[transform^=rotate]").first
        expect(ghost).to_be_visible()
        turned.add(ghost.get_attribute("transform"))
    assert len(turned) >= 2
    expect(page.get_by_role("tooltip").get_by_text(say("streets-board-edges"))).to_be_visible()


@pytest.mark.parametrize("language", sampled(LANGUAGES, "ru"))
def test_a_finger_is_told_how_the_tile_turns(windows: Windows, language: str) -> None:
    page = windows.open("Ann", language=language, phone=True)
    page.goto(set_table(page, [ME, BOT], game="streets"))
    page.locator(HAND).first.tap()
    page.locator(PLACE).filter(has=page.locator("path:nth-of-type(2)")).first.tap()
    expect(page.get_by_role("tooltip")).to_contain_text(Words(language)("streets-board-edges-touch"))


@pytest.mark.parametrize("language", sampled(LANGUAGES, "uk"))
def test_when_the_game_is_over_nothing_is_counted_as_if_it_went_on(windows: Windows, language: str) -> None:
    say = Words(language)
    page = windows.open("Ann", language=language)
    path = upload_record(page, RECORD.parent / "streets-base-2-nobody-business-tiles.txt")
    page.goto(f"{path}/replay?step=20")
    expect(page.locator("main[aria-busy=false]")).to_be_visible()
    owned = page.locator(BUILDING).filter(has=page.locator(".sign")).last
    owned.hover()
    said = page.get_by_role("tooltip")
    expect(said).to_contain_text(say("streets-board-now"))
    page.goto(path)
    result = page.get_by_role("dialog", name=say("web-result"))
    expect(result).to_contain_text(say("streets-score-last_count"))
    expect(page.locator("body")).not_to_contain_text(say("streets-score-ending_now"))
    page.keyboard.press("Escape")
    owned.hover()
    expect(said).to_contain_text(re.compile(re.escape(say("streets-board-at-end", dollars=0)).replace("0", r"\d+")))
    expect(said).not_to_contain_text(say("streets-board-now"))
