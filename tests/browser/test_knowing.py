"""Knowing what goes on: whose turn it is, who the bots are, and what others did, at a pace that can be followed."""

import re

import pytest
from playwright.sync_api import Page, expect

from support.long import sampled
from support.player import LIVE, Player, Sight, settled
from support.windows import Windows, lay_table, press, sit_down
from tabletown.bots.company import CAST
from tabletown.words import LANGUAGES, Words

ONE_AT_A_TIME = ["streets", "dream_home", "happy_city"]
SHOW_ALL = "Show all"
MOST_STEPS = 60


class Somebody(Player):
    """Plays any game: presses what glows, and otherwise what the bar offers."""

    def do(self, sight: Sight, choice: int) -> None:
        if sight.choices:
            self.tap(self.choices().first)
        elif sight.offers and (not sight.live or choice % 2):
            self.tap(self.buttons.last)
        else:
            self.press(sight.live[choice % len(sight.live)])


def two_people(windows: Windows, game: str) -> tuple[Page, Page]:
    ann = windows.open("Ann")
    address = lay_table(ann, game, "me", "open")
    ben = windows.open("", address, language="ru")
    press(ben.get_by_role("button", name=Words("ru")("web-lobby-take")).first)
    asked = ben.get_by_role("dialog", name=Words("ru")("web-name-ask"))
    asked.get_by_role("textbox").fill("Ben")
    press(asked.get_by_role("button", name=Words("ru")("web-lobby-take")))
    return ann, ben


def sentence(page: Page, language: str = "en") -> str:
    bar = page.get_by_role("region", name=Words(language)("web-prompt"))
    expect(bar.locator("p")).not_to_be_empty()
    return bar.locator("p").inner_text()


@pytest.mark.parametrize("game", sampled(ONE_AT_A_TIME, "streets"))
def test_only_who_may_act_is_asked_and_the_other_reads_who_that_is(windows: Windows, game: str) -> None:
    ann, ben = two_people(windows, game)
    expect(ann.locator(LIVE).or_(ann.get_by_text("Ben is deciding")).first).to_be_visible()
    if settled(ann).can_act:
        expect(ben.get_by_text("Решает Ann")).to_be_visible()
        expect(ben.locator(LIVE)).to_have_count(0)
        assert "deciding" not in sentence(ann)
    else:
        expect(ben.locator(LIVE).first).to_be_visible()
        assert "Решает" not in sentence(ben, "ru")


def test_where_all_play_at_once_the_names_of_those_who_still_think_are_read(windows: Windows) -> None:
    ann, ben = two_people(windows, "welcome")
    at_ann = Player(ann)
    at_ann.turn()
    expect(at_ann.sentence).to_have_text("Your turn is done. Waiting for Ben")
    expect(ben.locator(LIVE).first).to_be_visible()
    assert "Ждём" not in sentence(ben, "ru")
    eve = windows.open("", ann.url, language="uk")
    expect(eve.get_by_text("Ви спостерігаєте. Вирішує Ben")).to_be_visible()


def test_the_market_is_asked_for_only_once(windows: Windows) -> None:
    """Happy City for experts begins with a choice of markets, one player after the other."""
    ann = windows.open("Ann", "/new/happy_city")
    ann.get_by_role("radio", name="Expert").check()
    press(ann.get_by_role("button", name="Set the table"))
    ann.wait_for_url("**/table/*")
    ben = windows.open("", ann.url)
    sit_down(ben, "Ben")
    question = "Choose the market"
    expect(ann.get_by_text(question).or_(ann.get_by_text("Ben is deciding"))).to_be_visible()
    in_order = (ann, ben) if ann.get_by_text(question).is_visible() else (ben, ann)
    for asked, waits in (in_order, in_order[::-1]):
        expect(asked.get_by_text(question)).to_be_visible()
        expect(waits.get_by_text(re.compile("(Ann|Ben) is deciding"))).to_be_visible()
        assert not waits.get_by_text(question).is_visible()
        press(asked.locator(f"[data-target^='market-']{LIVE}").first)
        expect(asked.get_by_text(question)).to_be_hidden()
        done = asked.get_by_role("button", name="End my turn")
        if done.is_visible():
            press(done)


@pytest.mark.parametrize("language", sampled(LANGUAGES, "uk"))
def test_bots_have_names_and_levels_in_the_readers_language(windows: Windows, language: str) -> None:
    say = Words(language)
    ann = windows.open("Ann")
    address = lay_table(ann, "welcome", "me", "bot:random", "bot:greedy")
    reader = windows.open("", address, language=language)
    players = reader.get_by_role("list", name=say("web-seats")).filter(visible=True)
    expect(players.get_by_text(say("table-bot-random"), exact=True)).to_be_visible()
    expect(players.get_by_text(say("table-bot-greedy"), exact=True)).to_be_visible()
    theirs = [name for name in CAST if players.get_by_text(say(f"table-name-{name}"), exact=True).count()]
    seats = ann.get_by_role("list", name="Players").filter(visible=True)
    expect(seats.get_by_text(Words("en")("table-bot-greedy"), exact=True)).to_be_visible()
    mine = [name for name in CAST if seats.get_by_text(Words("en")(f"table-name-{name}"), exact=True).count()]
    assert len(mine) == 2
    assert theirs == mine
    press(players.get_by_role("button", name=say(f"table-name-{mine[0]}")).first)
    expect(reader.locator("svg").first).to_be_visible()
    assert not re.search("Greedy|Random", reader.locator("body").inner_text())


def choose_pace(page: Page, name: str) -> None:
    page.goto("/settings")
    page.get_by_role("radio", name=name).check()


# One glance: a follower reads the sentence and sees the mark at the same time, and both may be gone a moment later. Nothing is
# read when there is nothing more to follow.
GLANCE = """skip => {
  if (document.querySelector('[data-fresh=now]')) return [document.querySelector('.bar p').textContent];
  return [...document.querySelectorAll('.bar button')].every(each => each.textContent.trim() !== skip) && [''];
}"""


def test_bots_are_followed_at_the_pace_that_was_chosen(windows: Windows) -> None:
    page = windows.open("Ann")
    choose_pace(page, "Calm")
    lay_table(page, "dream_home", "me", "bot:random", "bot:random")
    player = Somebody(page)
    skip = page.get_by_role("button", name=SHOW_ALL)
    told = ""
    for step in range(MOST_STEPS):
        expect(page.locator(LIVE).or_(player.buttons).or_(skip).first).to_be_visible()
        (told,) = page.wait_for_function(GLANCE, arg=SHOW_ALL, polling="raf").json_value()
        if told:
            break
        player.step(step)
        expect(page.locator("main[aria-busy=false]")).to_be_visible()
    assert told
    assert any(Words("en")(f"table-name-{name}") in told for name in CAST), told
    # Nothing is lost on the way: in the end it is my turn.
    expect(skip).to_be_hidden()
    player.wait()


def test_a_press_brings_whoever_is_awaited_to_their_turn(windows: Windows) -> None:
    page = windows.open("Ann")
    choose_pace(page, "Calm")
    lay_table(page, "dream_home", "me", "bot:random", "bot:random", "bot:random")
    player = Somebody(page)
    skip = page.get_by_role("button", name=SHOW_ALL)
    for step in range(MOST_STEPS):
        expect(page.locator(LIVE).or_(player.buttons).or_(skip).first).to_be_visible()
        if skip.is_visible():
            break
        player.step(step)
        expect(page.locator("main[aria-busy=false]")).to_be_visible()
    # Four seats in calm: without pressing this would take many seconds.
    while skip.is_visible():
        page.keyboard.press("Escape")
        page.mouse.click(5, 5)
        skip.evaluate_all("all => all.forEach(each => each.click())")
    player.wait()


def test_what_others_did_is_marked_until_my_turn_ends_and_seen_again(windows: Windows) -> None:
    page = windows.open("Ann")
    lay_table(page, "welcome", "me", "bot:random")
    player = Player(page)
    since = player.bar.get_by_role("button", name="What happened?")
    player.wait()
    expect(since).to_be_hidden()
    player.turn()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 2")
    player.wait()
    marked = page.get_by_role("list", name="Log").locator("li[data-since]")
    expect(marked).to_have_count(1)
    expect(page.locator("[data-fresh=since]").first).to_be_attached()
    player.step()
    player.wait()
    expect(marked).to_have_count(1)
    page.keyboard.press("p")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round")
    expect(page.get_by_role("button", name=SHOW_ALL)).to_be_visible()
    expect(page.get_by_role("button", name=SHOW_ALL)).to_be_hidden(timeout=6_000)
    expect(player.bar.get_by_role("button", name="Take back")).to_be_visible()
    press(since)
    expect(page.get_by_role("button", name=SHOW_ALL)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=SHOW_ALL)).to_be_hidden(timeout=1_000)
    page.reload()
    player.wait()
    expect(since).to_be_visible()
    expect(marked).to_have_count(1)
