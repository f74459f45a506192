"""Lessons learnt by somebody without a name, who presses exactly what the teacher points at, on screens of every shape."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from support.lessons import choose
from support.long import sampled_rows
from support.windows import Windows, press, rest, set_table
from tabletown.games import GAMES
from tabletown.lessons.lesson import BASE, Lesson, Step, lesson_of, names_of
from tabletown.words import Words

SAY = Words("en")
SIZES = [(360, 740), (740, 360), (1280, 720)]
"""A phone, the same on its side, and a small desk, on which it is then played."""
EDGES = {"choice:way-south": (0.5, 0.85), "choice:way-east": (0.85, 0.5)}
POINTED = """([name]) => {
  const isChoice = name.startsWith("choice:");
  const kinds = isChoice ? ["data-choice"] : ["data-target", "data-about"];
  const rest = isChoice ? name.slice(7) : name;
  const fits = new RegExp("^" + rest.replaceAll("*", ".*") + "$");
  const teacher = document.querySelector(".teacher").getBoundingClientRect();
  return kinds.some((kind) => [...document.querySelectorAll(`[${kind}]`)].some((element) => {
    if (!fits.test(element.getAttribute(kind))) return false;
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (!box.width || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    if (x > teacher.left && x < teacher.right && y > teacher.top && y < teacher.bottom) return false;
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.contains(element));
  }));
}"""


def pointed(page: Page, name: str) -> Locator:
    if name.startswith("choice:"):
        return page.locator(f'[data-choice="{name.removeprefix("choice:")}"]')
    if name.endswith("*"):  # any of them that can be pressed
        return page.locator(f'[data-target^="{name.removesuffix("*")}"][data-live]').first
    return page.locator(f'[data-target="{name}"][data-live]')


def press_pointed(page: Page, step: Step) -> None:
    """One after the other, for decisions of two halves. A mouse says by the edge it points at in which way something shall
    lie; a finger has buttons for it."""
    *halves, last = step.point[: step.presses]
    for half, following in zip(halves, step.point[1:], strict=False):
        press(pointed(page, half))
        page.wait_for_function(POINTED, arg=[following])
    names = [last, *step.point[step.presses :]]
    target = pointed(page, names[0])
    edges = [EDGES[name] for name in names if name in EDGES]
    expect(target).to_be_visible()
    if edges:
        rest(page, f"[data-target='{names[0]}']")
        box = target.bounding_box()
        assert box is not None
        target.click(position={"x": box["width"] * edges[0][0], "y": box["height"] * edges[0][1]})
    else:
        press(target)


@pytest.mark.parametrize(
    ("game", "name"),
    sampled_rows([(game, name) for game in GAMES.own for name in names_of(game)], ("happy_city", BASE)),
)
def test_a_lesson_is_learnt_by_pressing_what_is_pointed_at(windows: Windows, game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    assert lesson is not None
    page = windows.open(size=SIZES[-1])
    choose(page, lesson)
    teacher = page.get_by_role("region", name=SAY("lesson-teacher"))
    for number, step in enumerate(lesson.steps, 1):
        expect(teacher.get_by_role("status")).to_contain_text(SAY(lesson.text(step.id)))
        expect(teacher).to_contain_text(SAY("lesson-step", number=number, count=len(lesson.steps)))
        page.mouse.move(2, 2)  # what is under the mouse explains itself, over what is beside it
        for width, height in SIZES if step.point else []:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(POINTED, arg=[step.point[0]])
        if number == 2 and name == BASE:
            page.reload()
            expect(teacher.get_by_role("status")).to_contain_text(SAY(lesson.text(step.id)))
        if step.do:
            press_pointed(page, step)
        else:
            press(teacher.get_by_role("button", name=SAY("lesson-next")))
    _plays_on(page, teacher, lesson)


def _plays_on(page: Page, teacher: Locator, lesson: Lesson) -> None:
    """The steps are over; the teacher can be sent away, and the table is on no list."""
    expect(teacher.get_by_role("status")).not_to_contain_text(SAY(lesson.text(lesson.steps[-1].id)))
    press(teacher.get_by_role("button", name=SAY("lesson-skip")))
    expect(teacher).to_have_count(0)
    page.goto("/")
    expect(page.locator("article[data-game]").first).to_be_visible()
    expect(page.get_by_role("heading", name=SAY("web-home-mine"))).to_have_count(0)


def test_a_short_lesson_is_offered_once_where_it_is_played(windows: Windows) -> None:
    page = windows.open("Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    offer = page.get_by_role("region", name=SAY("lesson-offer"))
    page.goto(set_table(page, seats, options={"draft": "true", "expert": "true"}))
    names = [SAY(f"welcome-lesson-{name}-title") for name in ("draft", "expert")]
    expect(offer.get_by_role("listitem")).to_have_text(names)
    press(offer.get_by_role("button", name=SAY("lesson-offer-no")))
    expect(offer).to_have_count(0)
    page.goto(set_table(page, seats, edition="collectors", options={"expert": "true"}))
    expect(offer.get_by_role("listitem")).to_have_text([SAY("welcome-lesson-collectors-title")])
    press(offer.get_by_role("listitem").get_by_role("button"))
    expect(page.get_by_role("region", name=SAY("lesson-teacher"))).to_be_visible()
    page.goto("/rules/welcome")
    lessons = page.get_by_role("region", name=SAY("web-shelf-learn"))
    expect(lessons.get_by_role("listitem")).to_have_count(len(names_of("welcome")))


def test_an_answer_that_is_lost_is_asked_for_again(windows: Windows) -> None:
    """Whoever has pressed "Next" and got no answer is not left with the step before."""
    lesson = lesson_of("welcome", BASE)
    assert lesson is not None
    page = windows.open()
    choose(page, lesson)
    teacher = page.get_by_role("region", name=SAY("lesson-teacher"))
    expect(teacher.get_by_role("status")).to_contain_text(SAY(lesson.text("goal")))
    page.route("**/lesson?read=1", lambda route: route.abort(), times=1)  # what the press asks for
    press(teacher.get_by_role("button", name=SAY("lesson-next")))
    expect(teacher.get_by_role("status")).to_contain_text(SAY(lesson.text("pick")))
    windows.forgive_lost_line()


def learn(page: Page, teacher: Locator, lesson: Lesson) -> None:
    for step in lesson.steps:
        expect(teacher.get_by_role("status")).to_contain_text(SAY(lesson.text(step.id)))
        if step.do:
            press_pointed(page, step)
        else:
            press(teacher.get_by_role("button", name=SAY("lesson-next")))


@pytest.mark.long
def test_a_lesson_is_gone_on_with_only_while_there_is_something_to_teach(windows: Windows) -> None:
    """Once the teacher has said all, or was sent away, "Teach me" begins anew; the game that was played on stays."""
    lesson = lesson_of("welcome", BASE)
    assert lesson is not None
    page = windows.open()
    choose(page, lesson)
    teacher = page.get_by_role("region", name=SAY("lesson-teacher"))
    says = teacher.get_by_role("status")
    learn(page, teacher, lesson)
    expect(says).to_contain_text(SAY("lesson-beside"))
    played_on = page.url
    page.goto("/")
    choose(page, lesson)
    expect(says).to_contain_text(SAY(lesson.text("goal")))
    assert page.url != played_on
    half_way = page.url
    press(teacher.get_by_role("button", name=SAY("lesson-next")))
    expect(says).to_contain_text(SAY(lesson.text("pick")))
    page.goto("/")
    choose(page, lesson)
    expect(says).to_contain_text(SAY(lesson.text("pick")))
    assert page.url == half_way
    press(teacher.get_by_role("button", name=SAY("lesson-skip")))
    expect(teacher).to_have_count(0)
    page.goto("/")
    choose(page, lesson)
    expect(says).to_contain_text(SAY(lesson.text("goal")))
    assert page.url not in (played_on, half_way)
    page.goto(played_on)
    expect(says).to_contain_text(SAY("lesson-beside"))


@pytest.mark.long
def test_a_lesson_is_begun_anew_from_the_menu(windows: Windows) -> None:
    """Also when the teacher has gone, and nowhere but at a lesson."""
    lesson = lesson_of("welcome", BASE)
    assert lesson is not None
    page = windows.open("Ann", "/")
    choose(page, lesson)
    teacher = page.get_by_role("region", name=SAY("lesson-teacher"))
    press(teacher.get_by_role("button", name=SAY("lesson-skip")))
    expect(teacher).to_have_count(0)
    first = page.url
    press(page.get_by_role("button", name=SAY("web-menu")))
    press(page.get_by_role("button", name=SAY("web-lesson-again")))
    expect(teacher.get_by_role("status")).to_contain_text(SAY(lesson.text("goal")))
    assert page.url != first
    page.goto(set_table(page, [{"kind": "me"}, {"kind": "bot", "level": "random"}]))
    press(page.get_by_role("button", name=SAY("web-menu")))
    expect(page.get_by_role("button", name=SAY("web-leave"))).to_be_visible()
    expect(page.get_by_role("button", name=SAY("web-lesson-again"))).to_have_count(0)


def tap_pointed(page: Page, step: Step) -> None:
    """A finger sees the thing lie there first, then chooses the way, then builds."""
    press(pointed(page, step.point[0]))
    ways = [pointed(page, name) for name in step.point if name in EDGES]
    for way in ways:
        expect(way).to_be_visible()
        is_chosen = "chosen" in (way.get_attribute("class") or "")
        press(way)
        if not is_chosen:
            press(page.get_by_role("button", name=SAY("streets-board-build")))


@pytest.mark.long
def test_streets_is_learnt_with_a_finger(windows: Windows) -> None:
    """To its end: where a mouse would point at an edge, a finger turns the tile first."""
    lesson = lesson_of("streets", BASE)
    assert lesson is not None
    page = windows.open(phone=True)
    choose(page, lesson)
    teacher = page.get_by_role("region", name=SAY("lesson-teacher"))
    for step in lesson.steps:
        expect(teacher.get_by_role("status")).to_contain_text(SAY(lesson.text(step.id)))
        if step.do:
            tap_pointed(page, step)
        else:
            press(teacher.get_by_role("button", name=SAY("lesson-next")))
    _plays_on(page, teacher, lesson)


# The coach speaks of a turn only if it had thought of it before: whoever wants to hear it gives it the time.
COUNT = """() => {
  const asked = window.fetch;
  window.thinking = 0;
  window.fetch = (path, ...more) => {
    const answer = asked(path, ...more);
    if (!String(path).endsWith("/hint")) return answer;
    window.thinking += 1;
    const thought = () => setTimeout(() => (window.thinking -= 1));
    answer.then((told) => told.clone().text()).then(thought, thought);
    return answer;
  };
}"""
WAITS = """() => document.querySelector("dialog[open]")
  || (!window.thinking && document.querySelector("[data-choice]:enabled, main [data-live]"))"""
WAYS = ["choice:keep", "choice:coin", "choice:done", "choice:pass"]
"""What whoever wants nothing does in Happy City."""


def _decide(page: Page) -> None:
    """Buy nothing, as long as the others do."""
    for way in WAYS:
        if pointed(page, way).count():
            press(pointed(page, way))
            return
    press(page.locator('main [data-target^="deck-"][data-live]').first)


@pytest.mark.long
def test_the_coach_stays_to_the_end_and_the_teacher_has_the_last_word(windows: Windows) -> None:
    lesson = lesson_of("happy_city", BASE)
    assert lesson is not None
    page = windows.open()
    choose(page, lesson)
    teacher = page.get_by_role("region", name=SAY("lesson-teacher"))
    learn(page, teacher, lesson)
    expect(teacher.get_by_role("status")).to_contain_text(SAY("lesson-beside"))
    press(teacher.get_by_role("button", name=SAY("lesson-got-it")))
    thought = re.compile(
        "|".join(SAY(f"lesson-coach-{word}", turn="", reason="").split(":")[0].strip() for word in ("same", "other"))
    )
    heard = 0
    page.evaluate(COUNT)
    while True:
        page.wait_for_function(WAITS)
        if page.get_by_role("dialog", name=SAY("web-result")).count():
            break
        heard += thought.search(page.locator("main").inner_text()) is not None
        _decide(page)
    assert heard > 0, "the coach has never said what it thought of a turn"
    expect(page.get_by_role("dialog", name=SAY("web-result"))).to_contain_text(SAY(lesson.text("over")))
