"""What must hold on every page, in both themes and on both screens: axe finds nothing, nothing is too small to touch,
nothing is wider than the screen. And the first page is light.
"""

import gzip
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page, Response, expect

from support.axe import violations
from support.long import sampled, sampled_rows
from support.player import Player, settled
from support.windows import BOT, MARK, ME, OPEN, Windows, set_table, upload_record

SMALLEST = 40
FIRST_PAGE = 150_000

TOO_SMALL = """smallest => [...document.querySelectorAll('button, a, input, select, textarea, summary')]
  .filter(each => !each.closest('.board, p, [inert]') && each.checkVisibility({ visibilityProperty: true }))
  .map(each => [each, (each.closest('label') ?? each).getBoundingClientRect()])
  .filter(([each, box]) => box.width > 1 && (box.width < smallest || box.height < smallest))
  .map(([each, box]) => `${each.outerHTML.slice(0, 120)} ${box.width} x ${box.height}`)"""


def home(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", name="Welcome To")).to_be_visible()


def home_with_tables(page: Page) -> None:
    set_table(page, [ME, BOT])
    set_table(page, [ME, OPEN])
    home(page)
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()


def name_prompt(page: Page) -> None:
    page.context.clear_cookies()
    home(page)
    page.get_by_role("button", name="Play against bots now").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def new_table(page: Page) -> None:
    page.goto("/new/welcome")
    page.get_by_role("button", name="Bot", exact=True).click()
    page.get_by_label("Seat 2", exact=True).select_option("local")
    expect(page.get_by_placeholder("Their name")).to_be_visible()


def lobby(page: Page) -> None:
    page.goto(set_table(page, [ME, OPEN, BOT]))
    expect(page.get_by_role("heading", name="Invite")).to_be_visible()


def table(page: Page) -> None:
    page.goto(set_table(page, [ME, BOT]))
    Player(page).wait()


def table_in_the_middle_of_a_turn(page: Page) -> None:
    table(page)
    player = Player(page)
    player.step()
    player.wait()
    player.step()
    player.wait()


def table_menu(page: Page) -> None:
    table(page)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()


def score_sum(page: Page) -> None:
    table(page)
    page.get_by_role("button", name="Show the sum").first.click()
    expect(page.get_by_role("row", name="City plans").first).to_be_visible()


def drawer(key: str, name: str) -> Callable[[Page], None]:
    def opened(page: Page) -> None:
        table(page)
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=name)).to_be_visible()

    return opened


def changing_the_table(page: Page) -> None:
    lobby(page)
    page.get_by_role("button", name="Change the table").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Save")).to_be_visible()


def talk(page: Page) -> None:
    table(page)
    page.keyboard.press("t")
    panel = page.get_by_role("dialog", name="Talk")
    panel.get_by_role("button", name="Well built!").click()
    expect(panel).to_be_hidden()
    page.keyboard.press("t")
    expect(panel.get_by_role("list", name="What was said")).to_be_visible()


def giving_up(page: Page) -> None:
    """Two sit there, so leaving asks first."""
    path = set_table(page, [ME, OPEN])
    page.goto(path)
    browser = page.context.browser
    assert browser is not None
    other = browser.new_context(base_url=page.url)
    other.request.put("/api/me", data={"name": "Ben"}, headers=MARK)
    assert other.request.post(f"/api{path.replace('table', 'tables')}/seats/1", data={}, headers=MARK).ok
    other.close()
    page.goto(path)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("dialog", name="Give up your seat?")).to_be_visible()


def thrown_away(page: Page) -> None:
    """With the way back still on offer."""
    home_with_tables(page)
    page.get_by_role("button", name="Welcome To: remove from my list").first.click()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()


def left(page: Page) -> None:
    path = set_table(page, [ME, BOT])
    assert page.request.post(f"/api{path.replace('table', 'tables')}/leave", headers=MARK).ok
    page.goto(path)
    expect(page.get_by_role("button", name="Go on here")).to_be_visible()


def forgetting(page: Page) -> None:
    page.goto("/settings")
    page.get_by_role("button", name="Forget me").click()
    expect(page.get_by_role("dialog", name="Forget you?")).to_be_visible()


def pass_the_device(page: Page) -> None:
    page.goto(set_table(page, [ME, {"kind": "local", "name": "Ben"}]))
    Player(page).turn()
    expect(page.get_by_role("heading", name="Ben is next")).to_be_visible()


def result(page: Page) -> None:
    page.goto(upload_record(page))
    expect(page.get_by_role("button", name="See the replay")).to_be_visible()


def replay(page: Page) -> None:
    page.goto(f"{upload_record(page)}/replay?step=20")
    expect(page.get_by_role("slider", name="Step")).to_have_value("20")
    settled(page)


def verify(page: Page) -> None:
    page.goto(f"{upload_record(page)}/verify")
    expect(page.get_by_text("Your browser: the seed fits the fingerprint.")).to_be_visible()


def rules(page: Page) -> None:
    page.goto("/rules/welcome/bis")
    page.get_by_label("Search the rules").fill("fence")
    expect(page.locator("mark").first).to_be_visible()


def cards(page: Page) -> None:
    page.goto("/cards/welcome")
    expect(page.get_by_role("heading", name="Construction cards")).to_be_visible()


def a_house(page: Page) -> None:
    page.goto(set_table(page, [ME, BOT], game="dream_home", options={"discard": "false", "car": "true"}))
    Player(page).wait()
    page.locator("[data-target^='column-'][data-live]").first.click()
    expect(page.locator("[data-target='hand-room']")).to_be_visible()


def cards_of_dream_home(page: Page) -> None:
    page.goto("/cards/dream_home")
    expect(page.get_by_role("heading", name="Basement rooms")).to_be_visible()
    expect(page.get_by_text("No public source lists the cards of this box.")).to_be_visible()


def score_pad(page: Page) -> None:
    page.goto("/count/welcome")
    house = page.get_by_role("button", name="Street 1, house 1: empty")
    expect(house).to_be_visible(timeout=60_000)  # the server learns the words of all languages first
    house.click()
    expect(page.get_by_role("button", name="Done")).to_be_visible()


def companion(page: Page) -> None:
    page.goto("/companion/welcome")
    page.get_by_role("button", name="Deal", exact=True).click()
    expect(page.get_by_role("button", name="Next")).to_be_visible()


def companion_of(game: str) -> Callable[[Page], None]:
    def open_it(page: Page) -> None:
        page.goto(f"/companion/{game}")
        page.get_by_role("button", name="Begin", exact=True).click()
        expect(page.get_by_role("button", name="One step back")).to_be_visible()

    return open_it


def cards_of_the_other_edition(page: Page) -> None:
    page.goto("/cards/welcome/collectors")
    expect(page.get_by_role("heading", name="Competitors")).to_be_visible()


def happy_city(mode: str) -> Callable[[Page], None]:
    def opened(page: Page) -> None:
        page.goto(set_table(page, [ME, BOT, BOT], game="happy_city", options={"mode": mode}))
        Player(page).wait()

    return opened


def streets(seats: int, **options: str) -> Callable[[Page], None]:
    """A tile is picked, so that the places for it are there."""

    def opened(page: Page) -> None:
        page.goto(set_table(page, [ME, *[BOT] * (seats - 1)], game="streets", options=options))
        Player(page).wait()
        page.keyboard.press("1")
        expect(page.locator("[data-target^='place-'][data-live]").first).to_be_visible()

    return opened


def settings(page: Page) -> None:
    page.goto("/settings")
    page.get_by_role("button", name="Show a code").click()
    expect(page.get_by_role("img", name="The way to this code as a QR code")).to_be_visible()


def plain(path: str, heading: str) -> Callable[[Page], None]:
    def opened(page: Page) -> None:
        page.goto(path)
        expect(page.get_by_role("heading", name=heading)).to_be_visible()

    return opened


PAGES: dict[str, Callable[[Page], None]] = {
    "home": home,
    "home with tables": home_with_tables,
    "name prompt": name_prompt,
    "new table": new_table,
    "lobby": lobby,
    "changing the table": changing_the_table,
    "table": table,
    "table in the middle of a turn": table_in_the_middle_of_a_turn,
    "table menu": table_menu,
    "score sum": score_sum,
    "talk": talk,
    "log drawer": drawer("l", "Log"),
    "rules drawer": drawer("r", "Rules"),
    "keys": drawer("F1", "Keys"),
    "giving up": giving_up,
    "thrown away": thrown_away,
    "left": left,
    "pass the device": pass_the_device,
    "result": result,
    "replay": replay,
    "verify": verify,
    "rules": rules,
    "cards": cards,
    "cards of the other edition": cards_of_the_other_edition,
    "a house of Dream Home": a_house,
    "cards of Dream Home": cards_of_dream_home,
    "score pad": score_pad,
    "companion": companion,
    "companion of Streets": companion_of("streets"),
    "companion of Dream Home": companion_of("dream_home"),
    "companion of Happy City": companion_of("happy_city"),
    "happy city": happy_city("family"),
    "happy city for experts": happy_city("expert"),
    "cards of happy city": plain("/cards/happy_city", "Expert buildings"),
    "streets": streets(3),
    "streets with all modules": streets(2, business="true", advisors="true"),
    "streets alone": streets(1, grifter="hard"),
    "tiles of streets": plain("/cards/streets", "Advisors"),
    "record": plain("/record", "Open a record"),
    "settings": settings,
    "forgetting": forgetting,
    "confirming an address": plain("/mail/confirm", "E-mails from Tabletown"),
    "other device": plain("/device", "The same person here"),
    "deal of the day": plain("/day", "Deal of the day"),
    "my page": plain("/me", "Here your games will be drawn"),
    "seat link": plain("/seat/0123456789abcdef", "Your seat is waiting"),
    "no such page": plain("/nowhere", "Nobody lives here"),
}


# Of the same kind as another page, or looked at in the same way where it is played with: `make test-long` opens these.
NOT_EVERY_DAY = {
    "table in the middle of a turn",
    "score sum",
    "talk",
    "log drawer",
    "keys",
    "changing the table",
    "thrown away",
    "left",
    "pass the device",
    "cards of the other edition",
    "cards of Dream Home",
    "tiles of streets",
    "companion of Dream Home",
    "companion of Happy City",
    "happy city for experts",
    "streets alone",
    "deal of the day",
    "my page",
    "home",
    "name prompt",
    "lobby",
    "table",
    "giving up",
    "replay",
    "forgetting",
}
# All others every day: the first on a desk, the second on a phone, and so on.
EVERY_DAY = [name for name in PAGES if name not in NOT_EVERY_DAY]


@pytest.mark.parametrize(
    ("name", "phone"),
    sampled_rows(product(PAGES, (False, True)), *((name, place % 2 == 1) for place, name in enumerate(EVERY_DAY))),
    ids=lambda value: value if isinstance(value, str) else "phone" if value else "desk",
)
def test_everybody_can_use_the_page(windows: Windows, name: str, phone: bool) -> None:
    page = windows.open("Ann", phone=phone, dark=phone)
    PAGES[name](page)
    assert violations(page) == []
    if phone:
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert page.evaluate(TOO_SMALL, SMALLEST) == []


@pytest.mark.parametrize("language", sampled(["en", "ru", "uk"], "ru"))
def test_the_first_page_is_light(windows: Windows, language: str) -> None:
    answers: list[Response] = []
    page = windows.open(path="/health", language=language)
    page.on("response", lambda answer: answers.append(answer))  # playwright takes no builtin
    page.goto("/")
    expect(page.locator(".picture:has(svg)")).to_have_count(4)  # the lids of the boxes come last
    page.wait_for_load_state("networkidle")
    fetched = [answer for answer in answers if answer.request.resource_type == "script"]
    scripts = {answer.url: len(gzip.compress(answer.body())) for answer in fetched}
    assert len(scripts) > 3
    assert sum(scripts.values()) <= FIRST_PAGE, scripts
    assert not any("Board" in url for url in scripts)
