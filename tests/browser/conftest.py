"""A real server, on which nobody waits, and windows of a real browser for it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from support.tabletown_server import ServerProcess, quick_settings, sqlite_url
from support.windows import Windows


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(quick_settings(sqlite_url(tmp_path_factory.mktemp("server")))) as running:
        yield running


@pytest.fixture
def windows(chromium: Browser, server: ServerProcess) -> Iterator[Windows]:
    opened = Windows(chromium, server.address)
    yield opened
    opened.close()
    assert opened.complaints == []
