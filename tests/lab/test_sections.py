"""The parts of docs/benchmarks.md: each measurement writes its own and leaves the others as they are. And the measurement of a
start, on a checkout so small that it takes seconds."""

import re
import shutil
import subprocess
import tempfile
from itertools import permutations
from pathlib import Path

import pytest

import measure_start
from tabletown.lab import sections
from tabletown.lab.load_page import Load
from tabletown.lab.load_page import write_section as write_load
from tabletown.lab.start_page import Start, Visit, write_line, write_start

ROOT = Path(__file__).parents[2]
STARTS = [Start(page, 140.0, 1.7, {"Python environment": 6.0, "browser client": 5.0}) for page in (31.0, 36.5, 45.0)]
VISITS = [Visit(2.1, 4.3, home, 8.5, 7, 90_000, 9, 60_000) for home in (5.8, 6.2, 6.4)]
LOADS = [Load(200, 600, 400.0, 0.01, 0.05, 0.02, 0.09, 1000, 0.9, 150.0, 300.0, True)]
WRITERS = {
    "first": lambda page: sections.write_first(
        ["# Benchmarks", "", "What the engine does.", "", "- kept: a bar"], page
    ),
    "load": lambda page: write_load(LOADS, 0.5, page),
    "start": lambda page: write_start(STARTS, page),
    "line": lambda page: write_line(VISITS, page),
}
# A server and what compiles, as the real ones tell of themselves.
PLAY = """
import http.server, threading
print("tabletown: Python environment ...", flush=True)
print("tabletown: Python environment: done in 3 s", flush=True)
class Page(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<script></script>")
    def log_message(self, *_):
        pass
server = http.server.HTTPServer(("127.0.0.1", 0), Page)
print(f"Tabletown: http://127.0.0.1:{server.server_port}", flush=True)
threading.Timer(0.3, lambda: print("tabletown: compiled in 9 s; bots think faster from now on", flush=True)).start()
server.serve_forever()
"""


def headings(page: Path) -> list[str]:
    return re.findall(r"^#+ .*", page.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("order", list(permutations(WRITERS)), ids="-".join)
def test_each_writes_its_own_part(order: tuple[str, ...], tmp_path: Path) -> None:
    page = tmp_path / "docs/benchmarks.md"
    for name in order:
        WRITERS[name](page)
    whole = page.read_text(encoding="utf-8")
    assert sorted(headings(page)) == sorted(
        ["# Benchmarks", "## Tables under load", "## Start from a fresh clone", "## A first visit over a slow line"]
    )
    assert headings(page)[0] == "# Benchmarks"
    for name in order:
        WRITERS[name](page)
        assert page.read_text(encoding="utf-8") == whole, "written again it is the same, in the same place"


def test_the_page_of_this_checkout_is_kept_whole(tmp_path: Path) -> None:
    page = tmp_path / "benchmarks.md"
    shutil.copy(ROOT / "docs/benchmarks.md", page)
    before = page.read_text(encoding="utf-8")
    write_start(STARTS, page)
    write_line(VISITS, page)
    after = page.read_text(encoding="utf-8")
    if "## Start from a fresh clone" not in before:
        assert after.startswith(before)


def test_a_start_is_told_with_what_took_the_time(tmp_path: Path) -> None:
    write_start(STARTS, tmp_path / "page.md")
    told = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert "| first page | 36.5 (31.0–45.0) |" in told
    assert "| of it: Python environment | 6 (6–6) |" in told
    assert "| everything compiled | 140 (140–140) |" in told
    assert "- kept: the first page within 40 s" in told
    assert "- kept: a second start within 2 s" in told


def test_a_visit_is_told_with_what_came_over_the_line(tmp_path: Path) -> None:
    write_line(VISITS, tmp_path / "page.md")
    told = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert "| home, ready to use | 6.2 (5.8–6.4) | 7 | 90 |" in told
    assert "| a game, after the click | 8.5 (8.5–8.5) | 9 | 60 |" in told
    assert "- **missed**: home within 6 s" in told
    assert "- kept: a game within 9 s after the click" in told


@pytest.fixture
def small_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    checkout = tmp_path / "checkout"
    checkout.mkdir()
    (checkout / "play.py").write_text(PLAY)
    (checkout / "Makefile").write_text("play:\n\t@$(PYTHON) play.py $(ARGS)\n")
    git = ["git", "-C", str(checkout), "-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
    for command in (["init", "--quiet"], ["add", "."], ["commit", "--quiet", "--message", "all"]):
        subprocess.run([*git, *command], check=True)
    monkeypatch.setattr(measure_start, "ROOT", checkout)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    return checkout


def test_a_start_is_measured_in_a_clone_and_leaves_nothing_behind(small_checkout: Path, tmp_path: Path) -> None:
    (small_checkout / "not-committed").touch()
    found = measure_start.measure()
    assert min(found.page, found.compiled, found.again) > 0
    assert found.steps == {"Python environment": 3.0}
    assert list((tmp_path / "temporary").iterdir()) == []
    assert {path.name for path in small_checkout.iterdir()} == {".git", "play.py", "Makefile", "not-committed"}


def test_a_start_that_fails_says_why(small_checkout: Path, tmp_path: Path) -> None:
    (small_checkout / "play.py").write_text("import sys; print('no such package'); sys.exit(3)")
    subprocess.run(
        ["git", "-C", str(small_checkout), "-c", "user.name=A", "-c", "user.email=a@b", "commit", "-qam", "broken"],
        check=True,
    )
    with pytest.raises(SystemExit, match=r"no such package[\s\S]*make play has ended"):
        measure_start.measure()
    assert list((tmp_path / "temporary").iterdir()) == []
