"""The built client opens in a real browser: its script runs, its own fonts arrive."""

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Page, expect

STATIC = Path(__file__).parents[2] / "src/tabletown/server/static"


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=STATIC)) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


def test_the_page_shows_its_title_in_its_own_type(page: Page, address: str) -> None:
    page.goto(address)
    expect(page).to_have_title("Tabletown")
    expect(page.get_by_role("heading", name="Tabletown")).to_be_visible()
    page.evaluate("document.fonts.ready")
    loaded = page.evaluate("[...document.fonts].filter(font => font.status == 'loaded').map(font => font.family)")
    assert "Unbounded Variable" in loaded
