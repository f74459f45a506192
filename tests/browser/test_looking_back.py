"""After the game: the count-up, the replay with its links, the record out and in again, the deal verified."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from support.long import sampled_rows
from support.tabletown_server import ServerProcess
from support.windows import BOT, ME, RECORD, Windows, set_table, upload_record
from tabletown.engine import record as records
from tabletown.games import GAMES
from tabletown.words import Words


@pytest.fixture(scope="module")
def finished(chromium: Browser, server: ServerProcess) -> Iterator[str]:
    """The path of a table whose game is over."""
    somebody = Windows(chromium, server.address)
    yield upload_record(somebody.open("Ann"))
    somebody.close()


def step_of(page: Page) -> int:
    return int(page.get_by_role("slider", name="Step").input_value())


def test_a_finished_table_counts_up_and_becomes_its_replay(windows: Windows, finished: str) -> None:
    page = windows.open("Ben", finished)
    result = page.get_by_role("dialog", name="The result")
    expect(result.get_by_text(re.compile("won|share the win"))).to_be_visible()
    for row in ("City plans", "Parks", "Pools", "Total"):
        expect(result.get_by_role("row", name=re.compile(f"^{row}"))).to_be_visible()
    result.get_by_role("button", name="See the replay").click()
    last = step_of(page)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("slider", name="Step")).to_have_value(str(last - 2))
    page.keyboard.press("Home")
    expect(page.get_by_text("The beginning")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 1")
    page.keyboard.press("PageDown")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 2")
    page.get_by_role("button", name="Play", exact=True).click()
    here = step_of(page)
    expect(page.get_by_role("slider", name="Step")).not_to_have_value(str(here))
    page.get_by_role("button", name="Pause").click()


def test_a_line_of_the_log_leads_to_its_moment_and_the_link_can_be_sent(windows: Windows, finished: str) -> None:
    page = windows.open("Ben", f"{finished}/replay?step=0")
    line = page.get_by_role("list", name="Log").get_by_role("link", name="Round 3", exact=True)
    line.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Round 3")
    step = step_of(page)
    expect(page).to_have_url(re.compile(rf"step={step}\b"))
    page.get_by_label("Whose eyes").select_option(label="As Seat 2 saw it")
    expect(page).to_have_url(re.compile("seat=1"))
    other = windows.open("Eve", page.url)
    expect(other.get_by_role("heading", level=1)).to_contain_text("Round 3")
    expect(other.get_by_label("Whose eyes")).to_have_value("1")
    expect(other.get_by_role("slider", name="Step")).to_have_value(str(step))


@pytest.mark.parametrize(
    ("step", "told"), [(1, "1 из 255: Seat 1 — 12 и агент"), (2, "2 из 255: Seat 1 — 12: улица 3, дом 10")]
)
def test_a_step_is_told_in_the_readers_words(windows: Windows, finished: str, step: int, told: str) -> None:
    page = windows.open("Ben", f"{finished}/replay?step={step}&seat=0", language="ru")
    expect(page.get_by_role("region", name="Повтор").locator("p")).to_have_text(told)


def test_a_record_goes_out_and_comes_back(windows: Windows, finished: str, tmp_path: Path) -> None:
    page = windows.open("Ben", finished)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "game.txt"
    download.value.save_as(file)
    assert "welcome" in file.read_text(encoding="utf-8").lower()
    page.goto("/record")
    page.get_by_label("Choose a file").set_input_files(file)
    page.get_by_role("button", name="Open").click()
    page.wait_for_url("**/replay*")
    page.keyboard.press("End")
    expect(page.get_by_role("list", name="Log")).to_contain_text("The game ends")
    page.goto("/record")
    page.get_by_label("Or the text").fill("no record at all")
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("alert")).to_contain_text("This is not a record")
    windows.forgive_lost_line()


def test_the_deal_is_verified_in_the_browser_and_by_the_server(windows: Windows, finished: str) -> None:
    page = windows.open("Ben", f"{finished}/verify")
    expect(page.get_by_text("Your browser: the seed fits the fingerprint.")).to_be_visible()
    expect(page.get_by_text("The server: the seed fits the fingerprint.")).to_be_visible()
    expect(page.get_by_text("the game takes the same course")).to_be_visible()
    codes = page.locator("code").all_inner_texts()
    assert len(codes) == 3
    assert codes[0] == codes[2] != codes[1]


def test_the_seed_of_a_running_game_stays_secret(windows: Windows) -> None:
    page = windows.open("Ann")
    path = set_table(page, [ME, BOT])
    page.goto(f"{path}/verify")
    expect(page.get_by_text("Secret until the game is over.")).to_be_visible()
    page.goto(f"{path}/replay")
    expect(page.get_by_text("The replay is ready when the game is over.")).to_be_visible()


@pytest.mark.parametrize(
    ("record", "language"),
    sampled_rows(
        [
            ("welcome-collectors-2-standard-none-refusals-rules2.txt", "ru"),
            ("streets-base-5-nobody-tiles.txt", "uk"),
            ("dream_home-classic-4-car-discard-rounds.txt", "ru"),
            ("happy_city-base-4-young-city.txt", "uk"),
            ("happy_city-base-5-family-city.txt", "en"),
        ],
        ("streets-base-5-nobody-tiles.txt", "uk"),
        ("happy_city-base-5-family-city.txt", "en"),
    ),
)
def test_the_result_says_by_which_tie_break_and_how_points_came_about(
    windows: Windows, record: str, language: str
) -> None:
    path, say = RECORD.parent / record, Words(language)
    played = records.parse(path.read_text(encoding="utf-8"))
    state = records.replay(GAMES[played.fields["game"]], played).state
    assert state.ties()
    page = windows.open("Ann", language=language)
    page.goto(upload_record(page, path))
    result = page.get_by_role("dialog", name=say("web-result"))
    for tie in state.ties():
        expect(result).to_contain_text(say.event(tie, played.names))
    for score in state.scores():
        for product in score.sums.values():  # Happy City: residents × hearts
            expect(result).to_contain_text(product)
