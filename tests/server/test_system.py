"""The house: pages and texts, health and metrics, starting, stopping, and the port."""

import asyncio
import gzip
import json
import os
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import event

from support.command import process_of
from support.tabletown_server import PATIENCE, Guest, ServerProcess, quick_settings, read, serving, sqlite_url
from tabletown import words
from tabletown.server import wire
from tabletown.server.app import App
from tabletown.server.config import Settings
from tabletown.server.first_answer import language_of
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


def test_the_page_names_what_a_first_visit_needs(client: Path) -> None:
    """The texts of the reader's language everywhere; what the home page asks, and the games, at home."""
    (client / "index.html").write_text("<!doctype html><head></head>")
    (client / "files.json").write_text('{"_a": {"file": "assets/house-uk-1.js", "name": "house-uk", "imports": []}}')
    home = Files(client).page("", language_of("de, uk-UA;q=0.8, en"), lambda: b'["</script>"]')
    table = Files(client).page("table/abc", "uk")
    assert home is not None
    assert table is not None
    texts = b'<link rel="modulepreload" crossorigin href="/assets/house-uk-1.js">'
    assert texts in home.body and texts in table.body
    assert b'href="/api/me"' in home.body and b"/api/me" not in table.body
    assert b'id="games">["\\u003c/script>"]</script>' in home.body


def test_a_smaller_copy_is_for_browsers_that_know_it(client: Path) -> None:
    (client / "assets/index-3f2a.js.br").write_bytes(b"small")
    script = Files(client).asset("assets/index-3f2a.js")
    assert script is not None
    assert script.brotli == b"small"
    os.utime(client / "assets/index-3f2a.js.br", ns=(1, 1))
    older = Files(client).asset("assets/index-3f2a.js")
    assert older is not None and older.brotli is None, "it is of another build"


async def test_every_place_in_the_client_is_its_page(running: tuple[str, App], ann: Guest) -> None:
    is_built = (CLIENT / "index.html").exists()
    for path in ("/", "/table/abc", "/seat/xyz"):
        response = await ann.http.get(path)
        assert response.status_code == (200 if is_built else 404)
        if is_built:
            assert response.headers["content-type"] == "text/html; charset=utf-8"
            assert response.headers["cache-control"] == "no-cache"
    for path in ("/api/nothing", "/assets/nothing.js"):
        assert (await ann.http.get(path)).status_code == 404


async def test_health_and_metrics(ann: Guest, app: App) -> None:
    assert (await ann.http.get("/health")).json() == {"status": "ok"}
    table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
    async with ann.live(table.id) as live:
        await live.next_position()
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


async def test_figures_are_for_this_machine_alone(settings: Settings) -> None:
    trusting = msgspec.structs.replace(settings, proxies=("127.0.0.1",))
    for chosen, headers, status in (
        (settings, {}, 200),
        (settings, {"X-Forwarded-For": "198.51.100.7"}, 403),
        (trusting, {"X-Forwarded-For": "198.51.100.7"}, 403),
    ):
        async with serving(chosen) as (address, _), Guest(address) as guest:
            assert (await guest.http.get("/metrics", headers=headers)).status_code == status


async def test_figures_for_whoever_has_the_token(settings: Settings) -> None:
    locked = msgspec.structs.replace(settings, metrics_token="open sesame")
    async with serving(locked) as (address, _), Guest(address) as guest:
        for shown, status in (("", 403), ("Bearer close sesame", 403), ("Bearer open sesame", 200)):
            assert (await guest.http.get("/metrics", headers={"Authorization": shown})).status_code == status


async def test_sick_without_its_database(ann: Guest, app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone() -> bool:
        return False

    monkeypatch.setattr(app.services.storage, "is_alive", gone)
    assert (await ann.http.get("/health")).status_code == 503


async def test_a_database_that_hangs_is_told_within_a_second(tmp_path: Path) -> None:
    """Somebody else holds the file: nothing can be written, and a restart would not help."""
    async with serving(quick_settings(sqlite_url(tmp_path))) as (address, _), Guest(address) as guest:
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            for _ in range(2):
                before = time.monotonic()
                assert (await guest.http.get("/health")).status_code == 503
                assert time.monotonic() - before < 1.5
            assert (await guest.http.get("/alive")).status_code == 200
            other.execute("ROLLBACK")
        async with asyncio.timeout(PATIENCE):
            while (await guest.http.get("/health")).status_code != 200:
                await asyncio.sleep(0.1)


async def test_a_database_that_can_only_be_read_is_not_ready(ann: Guest, app: App) -> None:
    """As when the disk was mounted anew after an error: pages could still be shown, but no move kept."""
    engine = app.services.storage.engine

    def only_read(connection: sqlite3.Connection, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA query_only = ON")
        cursor.close()

    event.listen(engine.sync_engine, "connect", only_read)
    await engine.dispose()
    assert (await ann.http.get("/health")).status_code == 503
    assert (await ann.http.get("/alive")).status_code == 200
    event.remove(engine.sync_engine, "connect", only_read)
    await engine.dispose()
    async with asyncio.timeout(PATIENCE):
        while (await ann.http.get("/health")).status_code != 200:
            await asyncio.sleep(0.1)


async def test_a_full_disk_is_told_and_loses_nothing(tmp_path: Path) -> None:
    """No file may grow for a while: nothing is acknowledged that is not kept, and afterwards it goes on."""
    with ServerProcess(quick_settings(sqlite_url(tmp_path))) as server:
        async with Guest(server.address, "Ann") as ann:
            table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat()]))
            async with ann.live(table.id) as live:
                position = await live.next_position()
                _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
                assert (await ann.http.get("/health")).status_code == 503
                answer = await live.play(position.legal[0].action)
                assert isinstance(answer, wire.Failed)
                assert answer.problem.code == 503
                resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))
                assert (await ann.http.get("/health")).status_code == 200
                await live.step()


async def test_goodbye(tmp_path: Path) -> None:
    """Told to stop, the server closes sockets with a code that means: come back."""
    with ServerProcess(quick_settings(sqlite_url(tmp_path))) as server:
        async with Guest(server.address, "Ann") as ann:
            table = await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.BotSeat("random")]))
            async with ann.live(table.id) as live:
                await live.next_position()
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


def test_what_is_said_goes_out_at_once() -> None:
    """Else the second of two frames, a move's result behind its receipt, comes 40 ms after the first."""
    with (
        listen("127.0.0.1", 0) as listener,
        socket.create_connection(listener.getsockname()),
        listener.accept()[0] as connection,
    ):
        assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


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
    program = "import sys; from tabletown.server.options import Options; from tabletown.server.run import serve;"
    program += f" serve(Options(data=sys.argv[1], workers={workers}), open_browser=False)"
    command = [sys.executable, "-c", program, str(tmp_path)]
    with process_of(command, stderr=subprocess.PIPE) as process:
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


async def test_the_words_are_learnt_before_somebody_needs_them(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    learnt = []
    monkeypatch.setattr(words, "learn", lambda: learnt.append("all"))
    async with serving(settings):
        assert learnt == ["all"]
