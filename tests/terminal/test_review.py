"""`tabletown review`: what it prints and writes for the beginning of a golden game of each kind, and what it refuses."""

import json
import re
from pathlib import Path

import pytest

from tabletown.cli import run
from tabletown.games import GAMES
from tabletown.words import LANGUAGES

RECORDS = Path(__file__).parents[1] / "records"
GOLDEN = {
    "welcome": "welcome-first-2-refusals-rules2.txt",
    "streets": "streets-base-2-nobody-tiles.txt",
    "dream_home": "dream_home-classic-2-rounds.txt",
    "happy_city": "happy_city-base-2-young-city.txt",
}
TURNS = 2


def beginning(game: str, folder: Path, turns: int = TURNS) -> Path:
    """A golden record up to its first turns, as a game that is still running: a whole one takes too long for a test."""
    head, _, body = next(RECORDS.glob(GOLDEN[game])).read_text(encoding="utf-8").partition("---\n")
    header = [line for line in head.splitlines() if not re.match("ended|scores", line)]
    kept: list[str] = []
    for line in body.splitlines():
        if sum(not each.startswith("=") for each in kept) == turns:
            break
        kept.append(line)
    file = folder / "game.txt"
    file.write_text("\n".join([*header, "---", *kept]) + "\n", encoding="utf-8")
    return file


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = run(["review", *arguments])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


@pytest.mark.parametrize("game", GAMES)
def test_a_golden_game_at_depth_1(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    language = LANGUAGES[list(GAMES).index(game) % len(LANGUAGES)]
    page, data = tmp_path / "review.html", tmp_path / "review.json"
    file = beginning(game, tmp_path)
    status, out, err = said(
        capsys, str(file), "--depth", "1", "--lang", language, "--html", str(page), "--json", str(data)
    )
    assert (status, err) == (0, "")
    assert "review-" not in out and "coach-" not in out and out.count("±") >= 6
    html = page.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in html
    assert "http" not in html and "<script" not in html and "review-" not in html
    assert html.count("<svg") >= 2 and html.count('id="turn-') == TURNS
    found = json.loads(data.read_text(encoding="utf-8"))
    assert (found["game"], found["depth"], found["is_over"], found["names"]) == (game, 1, False, ["Seat 1", "Seat 2"])
    assert len(found["turns"]) == TURNS
    for balance in found["balances"]:
        parts = sum(balance[part]["points"] for part in ("start", "decisions", "opponents", "chance", "rest"))
        assert parts == pytest.approx(balance["result"], abs=1e-9)
    for moment in found["curve"]:
        assert sum(win["share"] for win in moment["wins"]) == pytest.approx(1.0)
    assert ">50 %</text>" in html and out.count(" %") >= 8
    for turn in found["turns"]:
        assert set(turn["win_cost"]) == {"share", "error"}
        for word in [*turn["played"], *turn["better"]]:
            GAMES[game].parse_action(word)


def test_one_player_alone_and_data_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = beginning("dream_home", tmp_path, turns=1)
    status, out, _ = said(capsys, str(file), "--depth", "1", "--seat", "seat 2", "--lang", "en")
    assert status == 0 and "Seat 2: " in out and "Seat 1: " not in out
    status, out, _ = said(capsys, str(file), "--depth", "1", "--json", "-")
    assert json.loads(out)["turns"][0]["played"] == ["take 4", "build M1", "done"]


def test_what_cannot_be_reviewed_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = beginning("dream_home", tmp_path)
    sealed = tmp_path / "sealed.txt"
    sealed.write_text(re.sub("seed: .*\n", "", file.read_text(encoding="utf-8")), encoding="utf-8")
    prose = tmp_path / "prose.txt"
    prose.write_text("Dear diary\n", encoding="utf-8")
    unplayed = tmp_path / "unplayed.txt"
    unplayed.write_text(file.read_text(encoding="utf-8").partition("---\n")[0] + "---\n", encoding="utf-8")
    for arguments, part in (
        ([str(tmp_path / "none.txt")], "none.txt"),
        ([str(prose)], "prose.txt:1"),
        ([str(sealed)], "sealed.txt"),
        ([str(unplayed)], "nothing was played yet"),
        ([str(file), "--depth", "4"], "--depth"),
        ([str(file), "--seat", "Nobody"], "Seat 1, Seat 2"),
        ([str(file), "--html", str(tmp_path / "nowhere/review.html")], "no such folder"),
    ):
        status, out, err = said(capsys, *arguments, "--lang", "en")
        assert (status, out, err.count("\n")) == (2, "", 1), arguments
        assert part in err
