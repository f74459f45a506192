"""Anywhere, any time: whatever has a name on a board answers with a sentence, and rules are shown in pictures."""

import gzip
import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect

from support.axe import violations
from support.lessons import choose
from support.long import sampled_rows
from support.windows import Windows, press, rest
from tabletown.games import GAMES
from tabletown.lessons.lesson import BASE, Lesson, lesson_of, names_of
from tabletown.lessons.picture import pictures_of
from tabletown.server import static
from tabletown.server.teaching import shown_pictures
from tabletown.words import LANGUAGES, Words

WALK = """async () => {
  const board = document.querySelector("main [data-look]");
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const drawn = (element) => element.getClientRects().length > 0 && !element.closest("details:not([open]) > :not(summary)");
  const named = [...board.querySelectorAll("[data-about]")].filter(drawn);
  const said = {};
  for (const element of board.querySelectorAll("[data-target]"))
    if (drawn(element) && !element.closest("[data-about]")) said[element.dataset.target] = "";
  for (const element of named) {
    const about = element.getAttribute("data-about");
    if (!element.isConnected || said[about]) continue;
    if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
    said[about] = "";
    // Pictures and their words are fetched when they are wanted first; on a busy machine that takes more than some frames.
    const end = performance.now() + 15000;
    for (let count = 0; (count < 80 || performance.now() < end) && !said[about]; count++) {
      if (count % 20 === 0) element.blur(), element.focus({ preventScroll: true });
      await frame();
      said[about] = board.querySelector(`[data-explains="${CSS.escape(about)}"]`)?.innerText ?? "";
    }
  }
  return said;
}"""
FOREIGN = re.compile(r"\b(welcome|streets|dream_home|happy_city|table|web)-[a-z]")
"""The id of a message that has no words."""


def found(game: str, name: str) -> Lesson:
    lesson = lesson_of(game, name)
    assert lesson is not None
    return lesson


def positions() -> list[tuple[str, str, str]]:
    """The base rules in every language; what is added in one language each, in turn."""
    listed = [(game, name) for game in GAMES.own for name in names_of(game)]
    base = [(game, name, language) for game, name in listed if name == BASE for language in LANGUAGES]
    rest = [each for each in listed if each[1] != BASE]
    return base + [(game, name, LANGUAGES[place % 3]) for place, (game, name) in enumerate(rest)]


def walk(page: Page) -> dict[str, str]:
    """What each place says when it has the focus; empty where it is silent. The keys are in use, so that focus is seen."""
    page.mouse.move(2, 2)  # whatever lay below the mouse would have its say too
    page.keyboard.press("Tab")
    said: dict[str, str] = page.evaluate(WALK)
    return said


@pytest.mark.parametrize(
    ("game", "name", "language"),
    sampled_rows(positions(), ("welcome", BASE, "en"), ("streets", BASE, "uk")),
)
def test_every_place_of_a_board_answers_with_a_sentence(windows: Windows, game: str, name: str, language: str) -> None:
    page = windows.open(language=language)
    choose(page, found(game, name), language)
    expect(page.get_by_role("region", name=Words(language)("lesson-teacher"))).to_be_visible()
    said = walk(page)
    assert len(said) >= 6
    assert [place for place, text in said.items() if len(text.split()) < 2] == []
    assert [text for text in said.values() if FOREIGN.search(text)] == []
    if language != "en":
        assert [text for text in said.values() if not re.search("[а-яіїє]", text)] == []


def test_a_track_is_explained_with_a_picture_to_the_mouse(windows: Windows) -> None:
    page = windows.open()
    choose(page, found("welcome", BASE))
    expect(page.get_by_role("region", name=Words("en")("lesson-teacher"))).to_be_visible()
    rest(page, '[data-about="score-pools"]')  # the teacher takes a part of the board's room
    page.locator('[data-about="score-pools"]').hover()
    said = page.get_by_role("tooltip")
    expect(said).to_contain_text(Words("en")("welcome-score-pools-about"))
    expect(said.locator("figure")).to_contain_text(Words("en")("welcome-picture-pool"))


def test_a_finger_that_stays_gets_sentence_and_picture(windows: Windows) -> None:
    page = windows.open(phone=True)
    choose(page, found("happy_city", BASE))
    expect(page.get_by_role("region", name=Words("en")("lesson-teacher"))).to_be_visible()
    place = page.locator('[data-about="sum-points"]')
    expect(place).to_be_visible()
    place.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    said = page.get_by_role("tooltip")
    expect(said).to_contain_text(Words("en")("happy_city-score-happiness-about"))
    expect(said.locator("figure")).to_contain_text(Words("en")("happy_city-picture-product"))


SPOKEN = list(zip(GAMES.own, [*LANGUAGES, "en"], strict=True))


@pytest.mark.parametrize(("game", "language"), sampled_rows(SPOKEN, SPOKEN[1]))
def test_rules_are_illustrated_by_the_board(windows: Windows, game: str, language: str) -> None:
    """Each picture stands in its chapter with its sentence, drawn, and nothing in it can be pressed or found as a place."""
    page = windows.open(path=f"/rules/{game}", language=language)
    say = Words(language)
    for picture in pictures_of(game):
        figure = page.locator(f'[data-chapter="{picture.chapter}"] figure[data-picture="{picture.name}"]')
        expect(figure).to_contain_text(say(picture.text()))
        frames = figure.locator(".frame")
        expect(frames).to_have_count(2)
        drawings = [frame.inner_html() for frame in frames.all()]
        assert drawings[0] != drawings[1]
        for frame in frames.all():
            box = frame.bounding_box()
            assert box is not None and box["width"] > 100 and box["height"] > 60
        expect(figure.locator("[data-target], [data-about], [tabindex]")).to_have_count(0)
    assert violations(page) == []


@pytest.mark.long
def test_rules_beside_a_game_have_the_pictures_too(windows: Windows) -> None:
    page = windows.open(phone=True)
    choose(page, found("dream_home", BASE))
    expect(page.get_by_role("region", name=Words("en")("lesson-teacher"))).to_be_visible()
    page.keyboard.press("r")
    drawer = page.get_by_role("dialog", name=Words("en")("web-rules"))
    picture = drawer.locator('figure[data-picture="growing"]')
    expect(picture).to_contain_text(Words("en")("dream_home-picture-growing"))
    picture.scroll_into_view_if_needed()
    press(drawer.get_by_role("button", name=Words("en")("web-close")))
    expect(drawer).to_have_count(0)


ASSETS = Path(static.__file__).parent / "static/assets"
PARTS = [
    "Teacher",
    "told",  # in one file with the rings that point
    "LastWord",
    "LessonList",
    "Offered",
    "speaker",
    "Explained",
    "illustrated",
    "pictures",
    "Picture",
]
TEXTS = ["lesson", "lessons_{}", "pictures", "pictures_{}", "coach", "coach_{}"]
MOST = 30_000
"""Bytes as they travel, beyond the board."""


def weight(name: str) -> int:
    """Of the largest script of this name, as the texts have one in each language, and its largest style."""
    zipped: dict[str, int] = {"js": 0, "css": 0}
    for file in ASSETS.glob(f"{name}-*"):
        kind = file.suffix[1:]
        if kind in zipped:
            zipped[kind] = max(zipped[kind], len(gzip.compress(file.read_bytes())))
    return sum(zipped.values())


@pytest.mark.parametrize("game", GAMES.own)
def test_lessons_and_pictures_are_light(game: str) -> None:
    parts = {name: weight(name) for name in [*PARTS, *(text.format(game) for text in TEXTS)]}
    assert [name for name, size in parts.items() if not size] == []
    drawn = len(gzip.compress(msgspec.json.encode(shown_pictures(game))))
    assert sum(parts.values()) + drawn <= MOST
