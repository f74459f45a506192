"""What any test may ask for: a real browser and a real PostgreSQL. Both start only when a test uses them.

Also what servers deal (see support/lots.py), and how long tests search: `make soak` chooses the profile that goes on for
a long time.
"""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, Page, sync_playwright

from support import chromium as chromium_support
from support import postgres
from support.lots import RANDOM, drawing
from support.windows import PATIENCE

# No deadline: the same test runs compiled and interpreted, and on busy machines.
# The same examples each time: what a search comes upon by chance is for `make soak`, not for whoever changed a word.
settings.register_profile("default", deadline=None, derandomize=True)
SOAK = 200
settings.register_profile("soak", deadline=None, max_examples=SOAK * settings().max_examples)
settings.load_profile("default")

database_number = count(1)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--lots", default="", help="which cards servers deal in tests; 'random' for others each time")
    parser.addoption("--no-reruns", action="store_true", help="a browser test that fails is not run again")


def pytest_sessionstart(session: pytest.Session) -> None:
    is_soak = session.config.getoption("--hypothesis-profile") == "soak"
    drawing.begin(session.config.getoption("--lots") or (RANDOM if is_soak else "first"))


def pytest_sessionfinish() -> None:
    drawing.end()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    drawing.now_runs(item.nodeid)


@pytest.fixture(scope="session")
def times(request: pytest.FixtureRequest) -> int:
    """How many times as much as usual is played."""
    return SOAK if request.config.getoption("--hypothesis-profile") == "soak" else 1


# One browser per module, not per session: while Playwright runs, no other event loop can run in the process, so
# async tests of other modules would fail.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = chromium_support.launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """A page in a browser window of its own, with empty cookies and storage; it must end without script errors."""
    context = chromium.new_context()
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert errors == []


@pytest.fixture(scope="session")
def postgres_folder() -> Iterator[Path]:
    with postgres.server() as folder:
        yield folder


@pytest.fixture
def postgres_url(postgres_folder: Path) -> str:
    """The address of an empty database, a new one for every test."""
    return postgres.new_database(postgres_folder, f"test_{next(database_number)}")
