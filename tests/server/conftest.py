"""A server in the test's own loop, on a fresh SQLite file, with two guests at hand."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from support.tabletown_server import Guest, quick_settings, serving, sqlite_url
from tabletown.server.app import App
from tabletown.server.config import Settings


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return quick_settings(sqlite_url(tmp_path))


@pytest.fixture
async def running(settings: Settings) -> AsyncIterator[tuple[str, App]]:
    async with serving(settings) as server:
        yield server


@pytest.fixture
def address(running: tuple[str, App]) -> str:
    return running[0]


@pytest.fixture
def app(running: tuple[str, App]) -> App:
    return running[1]


@pytest.fixture
async def ann(address: str) -> AsyncIterator[Guest]:
    async with Guest(address, "Ann") as guest:
        yield guest


@pytest.fixture
async def ben(address: str) -> AsyncIterator[Guest]:
    async with Guest(address, "Ben") as guest:
        yield guest
