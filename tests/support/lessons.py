"""How people begin a lesson in the browser."""

from playwright.sync_api import Page

from support.windows import press
from tabletown.lessons.lesson import BASE, Lesson
from tabletown.words import Words


def choose(page: Page, lesson: Lesson, language: str = "en") -> None:
    """The base lesson has a button of its own on the box, the others stand in a list."""
    say = Words(language)
    box = page.locator(f'article[data-game="{lesson.game}"]')
    if lesson.name == BASE:
        press(box.get_by_role("button", name=say("web-shelf-learn")))
        return
    press(box.get_by_role("button", name=say("web-shelf-lessons")))
    press(box.get_by_role("dialog").get_by_role("button", name=say(lesson.text("title")), exact=True))
