"""A real server, on which nobody waits, and windows of a real browser for it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from support.tabletown_server import ServerProcess, quick_settings, sqlite_url
from support.windows import Windows

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in a browser, and no others, may run again; the summary names each that did."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=2))


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
