"""Files that somebody made to hurt: they are refused in one line that names theirs, quickly, and nothing in them reaches the
terminal raw. `make soak` tries many more of them.
"""

import json
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tabletown.cli import run
from tabletown.commands.common import print_columns, print_json
from tabletown.engine.bounds import OBEYED
from tabletown.games import GAMES

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))
SECONDS = 3
"""Of processor time. What was refused before took up to 30."""
Said = pytest.CaptureFixture[str]


def told(capsys: Said, *arguments: str) -> tuple[int, str, str]:
    """Run the command line within the time; whatever it prints can be shown."""
    capsys.readouterr()
    started = time.process_time()
    status = run(list(arguments))
    assert time.process_time() - started < SECONDS
    out, err = capsys.readouterr()
    for text in (out, err):
        assert not OBEYED.search(text)
        assert "Traceback" not in text
    return status, out, err


def put(folder: Path, text: str, name: str = "given.txt") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def refused(capsys: Said, place: str, *arguments: str) -> str:
    status, out, err = told(capsys, *arguments)
    assert (status, out) == (2, "")
    assert f"{place}: " in err
    assert err.count("\n") == 1
    return err


def a_record() -> list[str]:
    return RECORDS[0].read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("sign", ["\x1b]0;owned\x07", "\x07", "\x9b31m", "\x08", "\u202e", "\x00"])
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_signs_that_a_terminal_obeys_are_refused_in_records(
    tmp_path: Path, capsys: Said, command: str, sign: str
) -> None:
    lines = a_record()
    for number, line in enumerate(lines[:12], 1):
        text = "\n".join([*lines[: number - 1], line[:-3] + sign + line[-3:], *lines[number:]])
        err = refused(capsys, f"given.txt:{number}", command, put(tmp_path, text))
        assert "U+" in err


def test_signs_that_a_terminal_obeys_are_refused_in_sheets_and_overlays(tmp_path: Path, capsys: Said) -> None:
    for game in GAMES:
        text = f"name: Ann\nname2: \x1b[2J{game}\n"
        refused(capsys, "given.txt:2", "score", put(tmp_path, text), "--game", game)
    for text in ('[[room]]\nid = "\x1b[2J"\n', '[[room]]\nid = "\\u001b[2J"\n', '[["\\u001b[2J"]]\nid = 1\n'):
        status, _, err = told(capsys, "cards", "dream_home", "--cards", put(tmp_path, text, "given.toml"))
        assert (status, err.count("\n")) == (2, 1)
    text = '[[room]]\nid = "bathroom"\nname = "\\u001b[2J"\n'
    assert "given.toml:" in refused(
        capsys, "given.toml:1", "cards", "dream_home", "--cards", put(tmp_path, text, "given.toml")
    )


def test_a_path_is_quoted_harmlessly(tmp_path: Path, capsys: Said) -> None:
    status, _, err = told(capsys, "verify", str(tmp_path / "\x1b[2Jno.txt"))
    assert status == 2
    assert "\\u001b[2Jno.txt" in err


def test_what_a_database_holds_is_listed_harmlessly(capsys: Said) -> None:
    """A backup may come from anybody, and `tabletown admin` lists the names in it."""
    print_columns([["name", "1"], ["\x1b[2JEve\u202e\x9b", "2"]], {1})
    print_json({"names": ["\x1b[2JEve\u202e\x9b"]})
    out = capsys.readouterr().out
    assert not OBEYED.search(out)
    assert out.count("\\u001b[2JEve\\u202e\\u009b") == 2
    assert json.loads(out.partition("2\n")[2]) == {"names": ["\x1b[2JEve\u202e\x9b"]}


@pytest.mark.parametrize("seat", ["9" * 5_000, "9" * 1_900, "0", "-1", "99", "²", "٣", ""])
def test_a_seat_is_a_small_number(tmp_path: Path, capsys: Said, seat: str) -> None:
    lines = a_record()
    number = next(index for index, line in enumerate(lines, 1) if line.startswith("1: "))
    lines[number - 1] = f"{seat}{lines[number - 1][1:]}"
    refused(capsys, f"given.txt:{number}", "verify", put(tmp_path, "\n".join(lines)))


def test_a_number_of_a_sheet_is_a_small_number(tmp_path: Path, capsys: Said) -> None:
    for game in GAMES.values():
        for language in ("en", "ru"):
            lines = game.paper_example(language).splitlines()
            for number, line in enumerate(lines, 1):
                if not line.startswith("#") and any(sign.isdecimal() for sign in line):
                    digits = next(sign for sign in line if sign.isdecimal())
                    changed = line.replace(digits, "7" * 1_500, 1)
                    text = "\n".join([*lines[: number - 1], changed, *lines[number:]])
                    refused(capsys, f"given.txt:{number}", "score", put(tmp_path, text), "--game", game.name)
                    refused(capsys, f"given.txt:{number}", "score", put(tmp_path, text))


def test_large_files_are_not_read(tmp_path: Path, capsys: Said) -> None:
    lines = a_record()
    many = put(tmp_path, "\n".join([*lines, *["1: refuse #000000"] * 3_000_000]))
    for command in (["verify"], ["replay"], ["score"], ["cards", "welcome", "--cards"]):
        refused(capsys, "given.txt", *command, many)
    wide = put(tmp_path, "\n".join([*lines, "1: " + "refuse, " * 20_000]))
    for command in (["verify"], ["replay"], ["score"], ["cards", "welcome", "--cards"]):
        refused(capsys, f"given.txt:{len(lines) + 1}", *command, wide)


@pytest.mark.parametrize(
    "text",
    [
        "a." * 50_000 + "a = 1",
        "\n".join("a." * 900 + f"a{number} = 1" for number in range(100)),
        "\n".join("a." * 8 + f"a{number} = 1" for number in range(7_000)),
        "[" + "a." * 900 + "a]",
        "a = " + "[" * 900 + "]" * 900,
        "a = " + "[\n" * 90_000,
        "a = " + "{a = " * 390 + "1" + "}" * 390,
        "a = " + "9" * 1_900,
        "\n".join(f"[[room]]\nid = {number}" for number in range(9_000)),
    ],
    ids=["parts", "many-parts", "few-parts", "table", "lists", "open-lists", "tables", "number", "entries"],
)
def test_an_overlay_is_understood_or_refused_at_once(tmp_path: Path, capsys: Said, text: str) -> None:
    status, _, err = told(capsys, "cards", "dream_home", "--cards", put(tmp_path, text, "given.toml"))
    assert (status, err.count("\n")) == (2, 1)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.sampled_from(RECORDS),
    st.integers(0, 8_000),
    st.integers(0, 60),
    st.text(st.characters(codec="utf-8"), max_size=30) | st.sampled_from(["take back, ", "\n1: ", "\n---\n", "99: "]),
)
def test_a_record_with_something_else_in_it_is_checked_or_refused(
    tmp_path: Path, capsys: Said, record: Path, place: int, gone: int, added: str
) -> None:
    text = record.read_text(encoding="utf-8")
    given_ = put(tmp_path, text[:place] + added + text[place + gone :])
    for command in ("verify", "replay"):
        status, _, err = told(capsys, command, given_)
        assert (status, err.count("\n")) in {(0, 0), (2, 1)}


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.sampled_from(sorted(GAMES)),
    st.sampled_from(["en", "ru", "uk"]),
    st.integers(0, 1_500),
    st.integers(0, 40),
    st.text(st.characters(codec="utf-8"), max_size=30) | st.from_regex(r"[0-9]{1,6}", fullmatch=True),
)
def test_a_sheet_with_something_else_in_it_is_counted_or_refused(
    tmp_path: Path, capsys: Said, game: str, language: str, place: int, gone: int, added: str
) -> None:
    text = GAMES[game].paper_example(language)
    status, _, err = told(capsys, "score", put(tmp_path, text[:place] + added + text[place + gone :]), "--game", game)
    assert status in {0, 2}
    assert (status == 2) == bool(err)
