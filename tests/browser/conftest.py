"""A real server, on which nobody waits, and windows of a real browser for it."""

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from support.evidence import keep_evidence
from support.lots import drawing
from support.tabletown_server import ServerProcess, quick_settings, sqlite_url
from support.windows import Windows

HERE = Path(__file__).parent


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests in a browser, and no others, may run again; the summary names each that did."""
    for item in items:
        if HERE in item.path.parents and not config.getoption("--no-reruns"):
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Before its windows are closed, what a failed test shows is kept, and told with the failure."""
    report = yield
    if call.when == "call" and report.failed:
        given: dict[str, object] = getattr(item, "funcargs", {})
        contexts = [each for one in given.values() if isinstance(one, Windows) for each in one.contexts]
        server = given.get("server")
        database = server.settings.database if isinstance(server, ServerProcess) else ""
        if contexts:
            report.sections.append(("to look at", keep_evidence(item.nodeid, contexts, database)))
    return report


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(quick_settings(sqlite_url(tmp_path_factory.mktemp("server")))) as running:
        yield running


@pytest.fixture
def windows(chromium: Browser, server: ServerProcess) -> Iterator[Windows]:
    opened = Windows(chromium, server.address, trace_pages=drawing.is_again)
    yield opened
    opened.close()
    assert opened.complaints == []
