"""Nobody can foresee what a real server draws; servers of tests draw the same each time."""

import ast
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import httpx
import pytest

import tabletown
from support.command import command, environment
from support.lots import Drawing
from support.tabletown_server import MARK, PATIENCE, Guest, ServerProcess, quick_settings, sqlite_url
from tabletown.server import lots, wire

SOURCES = Path(tabletown.__file__).parent
# What could look like a seed: names that servers of other makers listen to, and our own words.
TRIED = ("SEED", "LOTS", "TABLETOWN_SEED", "TABLETOWN_LOTS", "TABLETOWN_TEST", "PYTHONHASHSEED", "RANDOM_SEED")


def what_a_real_server_draws(folder: Path) -> set[str]:
    """Start it as its operator does, lay two tables, and read every secret out of its database."""
    folder.mkdir()
    asked = ("serve", "--port", "0", "--data", str(folder), "--no-browser", "--log-level", "error")
    variables = {**environment(folder), **dict.fromkeys(TRIED, "1")}
    process = subprocess.Popen(command(*asked), env=variables, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        said, _, address = process.stdout.readline().strip().partition(" ")
        assert said == "Tabletown:"
        with httpx.Client(base_url=address, headers=MARK, timeout=PATIENCE, verify=False) as http:
            http.put("/api/me", json={"name": "Ann"}).raise_for_status()
            wish = {"game": "welcome", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
            for _ in range(2):
                http.post("/api/tables", json=wish).raise_for_status()
            cookie = http.cookies["tabletown"]
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)
    (file,) = folder.glob("*.sqlite3")
    with closing(sqlite3.connect(file)) as database:
        rows = database.execute("SELECT id, secret FROM tables").fetchall()
        ((key,),) = database.execute("SELECT value FROM meta WHERE name = 'key'").fetchall()
    return {str(key), cookie, *(str(value) for row in rows for value in row)}


def test_two_servers_told_the_same_draw_nothing_alike(tmp_path: Path) -> None:
    one, other = (what_a_real_server_draws(tmp_path / name) for name in ("one", "other"))
    assert len(one) == len(other) == 6
    assert not one & other


def modules() -> dict[str, ast.Module]:
    return {str(path.relative_to(SOURCES)): ast.parse(path.read_text()) for path in SOURCES.rglob("*.py")}


def test_lots_come_from_the_system_alone() -> None:
    tree = modules()["server/lots.py"]
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    assert [ast.unparse(each) for each in imports] == ["import secrets"]
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    assert {each.name for each in functions} == {
        *("for_server", "for_cookies", "for_deal", "for_link", "for_device", "for_seal"),
    }
    for function in functions:
        assert not function.args.args
        assert ast.unparse(function.body[-1]).startswith(("return secrets.token_", "return secrets.randbelow("))


def test_nothing_in_the_house_puts_other_lots_in_their_place() -> None:
    for name, tree in modules().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load):
                assert ast.unparse(node.value) != "lots", f"{name} changes how lots are drawn"
            assert not (isinstance(node, ast.ImportFrom) and node.module == "tabletown.server.lots"), name
            drawn = isinstance(node, ast.Attribute) and ast.unparse(node.value) == "secrets"
            if drawn and name.startswith("server/") and name != "server/lots.py":
                assert name == "server/storage.py", f"{name} draws past server/lots.py"


async def deals(server: ServerProcess, count: int) -> list[str]:
    async with Guest(server.address, "Ann") as ann:
        ids = [
            (await ann.set_table(wire.NewTable("welcome", [wire.MySeat(), wire.OpenSeat()]))).id for _ in range(count)
        ]
    with closing(sqlite3.connect(server.settings.database.partition(":///")[2])) as database:
        found = dict(database.execute("SELECT id, hex(secret) FROM tables").fetchall())
    return [found[each] for each in ids]


@pytest.mark.usefixtures("real_lots_afterwards")
async def test_a_test_that_runs_again_meets_the_same_deals_and_other_ids(tmp_path: Path) -> None:
    drawing = Drawing()
    drawing.begin("some series")
    seen = []
    for test in ("some.py::test", "some.py::test", "some.py::other"):
        drawing.now_runs(test)
        drawn = drawing.for_new_server()
        assert drawn
        drawn.draw_from()
        seen.append(([lots.for_deal(), lots.for_deal()], lots.for_link(), lots.for_server()))
    (first, link, key), (again, other_link, same_key), (others, _, _) = seen
    assert first[0] != first[1]
    assert first == again
    assert not set(first) & set(others)
    assert link != other_link
    assert key == same_key


@pytest.fixture
def real_lots_afterwards() -> object:
    """This module is about lots: whatever a test does to them is undone."""
    kept = lots.for_server, lots.for_deal, lots.for_link
    yield
    lots.for_server, lots.for_deal, lots.for_link = kept


async def test_servers_of_tests_deal_what_the_test_is_called(tmp_path: Path) -> None:
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
    dealt = []
    for name in ("one", "other"):
        with ServerProcess(quick_settings(sqlite_url(tmp_path / name))) as server:
            dealt.append(await deals(server, 2))
    assert dealt[0] == dealt[1]
    assert len(set(dealt[0])) == 2
