"""`tabletown print`: the file, the list of parts, and one line for each mistake."""

from pathlib import Path

import pytest
from pypdf import PdfReader

from tabletown.cli import run
from tabletown.games import GAMES
from tabletown.printing.parts import parts_of


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def test_it_writes_the_sheets_that_were_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = (
        "print welcome --edition collectors --sheets 6 --lang uk --paper letter --per-page 2 --ink --out sheets.pdf"
    )
    assert run(arguments.split()) == 0
    assert "sheets.pdf" in capsys.readouterr().out
    pages = PdfReader(tmp_path / "sheets.pdf").pages
    assert len(pages) == 3 and "Місто" in pages[0].extract_text()


def test_without_a_name_the_file_is_called_after_what_it_holds(tmp_path: Path) -> None:
    assert run(["print", "happy_city", "--what", "rules"]) == 0
    assert [file.name for file in tmp_path.iterdir()] == ["happy_city-base-rules-en.pdf"]


@pytest.mark.parametrize("game", GAMES.own)
def test_it_lists_the_parts(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["print", game, "--list"]) == 0
    listed = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert listed == [part.name for part in parts_of(game, GAMES[game].editions()[0])]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("print chess", "chess"),
        ("print welcome --what walls", "--what: There is no part “walls” to print. Choose one of: sheets, "),
        ("print welcome --paper a3", "--paper: There is no paper “a3”. Choose one of: a4, letter."),
        ("print welcome --per-page 3", "--per-page: 3 on a page cannot be printed. Choose one of: 1, 2, 4."),
        ("print welcome --sheets 0", "--sheets: A whole number from 1 to 60 is wanted here."),
        ("print welcome --sheets many", "--sheets: A whole number"),
        ("print welcome --edition third", "edition"),
        ("print welcome --cards nowhere.toml", "nowhere.toml"),
        ("print happy_city --what rules --out no/such/folder.pdf", "no/such/folder.pdf: No such file or directory"),
    ],
)
def test_a_mistake_ends_in_one_line(
    arguments: str, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(arguments.split()) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith("tabletown: ") and captured.err.count("\n") == 1 and said in captured.err
    assert not captured.out and not list(tmp_path.iterdir())
