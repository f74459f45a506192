"""The house: pages and texts, health and metrics, starting, stopping, and the port."""

import gzip
import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from support.tabletown_server import Guest, ServerProcess, quick_settings, read, serving, sqlite_url
from tabletown.server import wire
from tabletown.server.app import App
from tabletown.server.run import address_of, database_url, listen
from tabletown.server.static import CLIENT, Files


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A client as Vite builds it."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Tabletown</title>")
    (folder / "assets/index-3f2a.js").write_text("console.log('hello');" * 100)
    (tmp_path / "secret.txt").write_text("not for you")
    return folder


def test_files_of_the_client(client: Path) -> None:
    files = Files(client)
    page, script = files.page(), files.asset("assets/index-3f2a.js")
    assert page is not None
    assert script is not None
    assert (page.type, page.forever) == ("text/html", False)
    assert (script.type, script.forever) == ("text/javascript", True)
    assert script.zipped is not None
    assert gzip.decompress(script.zipped) == script.body
    for outside in ("../secret.txt", "assets/../../secret.txt", "/etc/passwd", "nothing", "assets"):
        assert files.asset(outside) is None
    tag = page.tag
    (client / "index.html").write_text("<!doctype html><title>New</title>")
    os.utime(client / "index.html", ns=(1, 1))
    changed = files.page()
    assert changed is not None
    assert changed.tag != tag


async def test_every_place_in_the_client_is_its_page(running: tuple[str, App], ann: Guest) -> None:
    is_built = (CLIENT / "index.html").exists()
    for path in ("/", "/table/abc", "/seat/xyz"):
        response = await ann.http.get(path)
        assert response.status_code == (200 if is_built else 404)
        if is_built:
            assert response.headers["content-type"] == "text/html; charset=utf-8"
            assert response.headers["cache-control"] == "no-cache"
    for path in ("/api/nothing", "/assets/nothing.js", "/locale/nothing"):
        assert (await ann.http.get(path)).status_code == 404


async def test_texts_by_language(ann: Guest) -> None:
    for language in ("en", "ru", "uk"):
        response = await ann.http.get(f"/locale/{language}.ftl")
        assert response.status_code == 200
        assert "welcome-prompt-house" in response.text
        again = await ann.http.get(f"/locale/{language}.ftl", headers={"If-None-Match": response.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    for name in ("..%2Fen.ftl", "en", "en.txt", "de.ftl", "...ftl"):
        assert (await ann.http.get(f"/locale/{name}")).status_code == 404


async def test_health_and_metrics(ann: Guest, app: App) -> None:
    assert (await ann.http.get("/health")).json() == {"status": "ok"}
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
    async with ann.live(table.id) as live:
        await live.expect(wire.Position)
        await live.step()
        text = (await ann.http.get("/metrics")).text
        figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
        assert figures["tabletown_sockets"] == "1"
        assert figures["tabletown_tables_in_memory"] == "1"
        assert figures["tabletown_tables_created_total"] == "1"
        assert figures['tabletown_moves_total{outcome="done"}'] == "1"
        assert figures["tabletown_move_seconds_count"] == "1"
        assert figures['tabletown_move_seconds_bucket{le="+Inf"}'] == "1"
    await app.services.storage.engine.dispose()


async def test_sick_without_its_database(ann: Guest, app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone() -> bool:
        return False

    monkeypatch.setattr(app.services.storage, "is_alive", gone)
    assert (await ann.http.get("/health")).status_code == 503


async def test_goodbye(tmp_path: Path) -> None:
    """Told to stop, the server closes sockets with a code that means: come back."""
    with ServerProcess(quick_settings(sqlite_url(tmp_path))) as server:
        async with Guest(server.address, "Ann") as ann:
            table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.BotSeat("random")]))
            async with ann.live(table.id) as live:
                await live.expect(wire.Position)
                await live.step()
                os.kill(server.pid, signal.SIGTERM)
                assert await live.closed() == 1001
        server.join()


async def test_two_starts_on_one_database_share_the_key(tmp_path: Path) -> None:
    settings = quick_settings(sqlite_url(tmp_path))
    async with (
        serving(settings) as (one, _),
        serving(settings) as (two, _),
        Guest(one, "Ann") as here,
        Guest(two) as there,
    ):
        ann = read(await here.http.get("/api/me"), wire.Me)
        there.http.cookies.update(here.http.cookies)
        assert (await there.http.get("/api/me")).json() == {"id": ann.id, "name": "Ann"}


def test_a_port_that_is_taken_is_passed_over() -> None:
    with listen("127.0.0.1", 0) as one, listen("127.0.0.1", 0) as two:
        numbers = [address_of(listener).rpartition(":")[2] for listener in (one, two)]
        assert 8000 <= int(numbers[0]) < int(numbers[1])
        with pytest.raises(OSError, match="in use"):
            listen("127.0.0.1", int(numbers[0]))


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("postgresql://me@host/db", "postgresql+psycopg://me@host/db"),
        ("sqlite:////tmp/x.db", "sqlite+aiosqlite:////tmp/x.db"),
        ("postgresql+asyncpg://x", "postgresql+asyncpg://x"),
    ],
)
def test_database_addresses(given: str, used: str, tmp_path: Path) -> None:
    assert database_url(given, tmp_path) == used


def test_sqlite_is_the_default(tmp_path: Path) -> None:
    assert database_url("", tmp_path / "data") == f"sqlite+aiosqlite:///{tmp_path}/data/tabletown.sqlite3"
    assert (tmp_path / "data").is_dir()
    assert database_url(str(tmp_path / "my.db"), tmp_path) == f"sqlite+aiosqlite:///{tmp_path}/my.db"


@pytest.mark.parametrize("workers", [1, 2])
def test_served_from_the_command_line(tmp_path: Path, workers: int) -> None:
    """It prints its address, answers there, logs JSON and ends when asked."""
    program = (
        "import sys; from tabletown.server.run import serve; serve(data_dir=__import__('pathlib').Path(sys.argv[1]),"
    )
    program += f" open_browser=False, workers={workers})"
    command = [sys.executable, "-c", program, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        with urllib.request.urlopen(f"{address}/health", timeout=60) as answer:
            assert json.load(answer) == {"status": "ok"}
        process.terminate()
        _, log = process.communicate(timeout=60)
        assert process.returncode in (0, -signal.SIGTERM)
        assert "request" in {json.loads(line)["message"] for line in log.splitlines()}


def test_the_listener_of_all_addresses_is_shown_as_this_machine() -> None:
    with socket.create_server(("0.0.0.0", 0)) as listener:
        assert address_of(listener).startswith("http://localhost:")
