"""The command line: what each command prints, and that every mistake ends in one line with exit status 2."""

import contextlib
import io
import json
import os
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest

from support.command import Run, command, environment, hears_ctrl_c, tabletown
from tabletown.bots import LEVELS
from tabletown.cli import app, run
from tabletown.games import GAMES
from tabletown.games.welcome.catalogue import EFFECTS
from tabletown.words import LANGUAGES, Words

RECORDS = Path(__file__).parent / "records"
COMMANDS = {str(each.name): str(each.epilog) for each in app.registered_commands}
# These start servers, install packages, wait for a person or think for minutes; they have tests of their own.
NOT_RUN_HERE = {"serve", "bench", "play", "review", "tune"}


@pytest.fixture
def quick(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> "Quick":
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))  # the tables of whoever runs the tests are not ours
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return Quick(capsys)


class Quick:
    """Runs the command line in this process, for everything that needs no process of its own."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str) -> Run:
        self.capsys.readouterr()
        status = run(list(arguments))
        captured = self.capsys.readouterr()
        return Run(status, captured.out, captured.err)


def a_record() -> Path:
    return sorted(RECORDS.rglob("welcome-*.txt"))[0]


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_command_explains_itself_with_examples(quick: Quick, name: str, spoken: str) -> None:
    helped = quick(name, "--help", "--lang", spoken)
    words = Words(spoken)
    assert (helped.status, helped.err) == (0, "")
    assert words(f"cli-{name}") in helped.out and words("cli-examples") in helped.out
    assert f"  tabletown {name}" in helped.out
    assert "cli-" not in helped.out


@pytest.mark.parametrize(
    "example", [line for name, lines in COMMANDS.items() if name not in NOT_RUN_HERE for line in lines.splitlines()]
)
def test_the_examples_work(quick: Quick, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, example: str) -> None:
    sheet = GAMES["welcome"].paper_example("en")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(sheet.encode()), encoding="utf-8"))
    (tmp_path / "sheets.txt").write_text(sheet, encoding="utf-8")
    (tmp_path / "game.txt").write_text(a_record().read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "my-box.toml").write_text('[[plan]]\nid = "1-estates-44"\nfirst = 7\n', encoding="utf-8")
    fewer_games = re.sub(r"--games \d+", "--games 1", example)
    arguments = fewer_games.removeprefix("tabletown ").split(" < ")[0].split()
    done = quick(*arguments)
    assert (done.status, done.err) == (0, "")
    assert done.out
    if "--json" in arguments:
        json.loads(done.out)


def test_the_version_tells_how_it_runs(quick: Quick) -> None:
    assert quick("--version").out.startswith("tabletown 0.")
    assert quick("--version").out.rstrip().endswith(("(compiled)", "(interpreted)"))
    assert quick("--version", "--lang", "ru").out.rstrip().endswith(("(скомпилирован)", "(интерпретируется)"))


def test_without_a_command_it_helps(quick: Quick) -> None:
    assert quick().out == quick("--help").out
    assert all(f"\n  {name} " in quick().out for name in COMMANDS)


def test_the_language_comes_from_the_locale(tmp_path: Path) -> None:
    assert "Настольные игры" in tabletown(tmp_path, "--help", LANG="ru_RU.UTF-8").out
    assert "Настільні ігри" in tabletown(tmp_path, "--help", LANG="ru_RU.UTF-8", LC_MESSAGES="uk_UA").out
    assert "City-building" in tabletown(tmp_path, "--help", LANG="ru_RU.UTF-8", LC_ALL="C").out


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["plaay"], "There is no command “plaay”. Choose one of: games"),
        (["games", "--jsn"], "There is no option --jsn."),
        (["rules"], "GAME is missing."),
        (["rules", "chess"], "There is no game “chess”. Choose one of: welcome"),
        (["rules", "welcome", "castling"], "There is no chapter “castling”."),
        (["games", "--lang", "tlh"], "--lang: There is no language “tlh”."),
        (["games", "extra"], "too much: extra"),
        (["games", "--lang"], "--lang: A value is missing"),
        (["simulate", "welcome", "--games", "many"], "--games: A whole number is wanted"),
        (["simulate", "welcome", "--jobs", "-1"], "--jobs: A whole number from 0 on"),
        (["simulate", "welcome", "--games", "0"], "games: "),
        (["simulate", "welcome", "--seats", "13"], "seats: 13 seats are not possible. Choose 1–12."),
        (["simulate", "welcome", "--bot", "alphago"], "bot: There is no bot “alphago”"),
        (["simulate", "welcome", "--seats", "3", "--bot", "random,random"], "bots: 2 bots are named for 3 seats."),
        (["simulate", "welcome", "--option", "expert=perhaps"], "option expert: “perhaps”"),
        (["simulate", "welcome", "--option", "zen=true"], "option: There is no option “zen”."),
        (["simulate", "welcome", "--seats", "1", "--option", "draft=true"], "option draft: "),
        (["simulate", "welcome", "--edition", "zeroth"], "edition: There is no edition “zeroth”."),
        (["cards", "welcome", "--edition", "zeroth"], "edition: There is no edition “zeroth”."),
        (["cards", "welcome", "--cards", "nowhere.toml"], "nowhere.toml: No such file or directory"),
        (["score"], "--example GAME"),
        (["score", "nowhere.txt"], "nowhere.txt: No such file or directory"),
        (["replay", "nowhere.txt"], "nowhere.txt: No such file or directory"),
        (["verify", "."], ".: Is a directory"),
        (["serve", "--port", "65536"], "--port: A whole number from 0 to 65,535"),
        (["serve", "--workers", "0"], "--workers: A whole number from 1 on"),
        (["serve", "--host", "nowhere.invalid"], "nowhere.invalid: "),
        (["serve", "--log-level", "loud"], "--log-level: Choose one of: debug, info"),
        (["serve", "--database", "oracle://x/y"], "--database: The database cannot be opened: "),
        (["serve", "--database", "postgresql://127.0.0.1:1/x"], "--database: The database cannot be opened: "),
        (["serve", "--data", "/dev/null/here"], "/dev/null/here: "),
    ],
)
def test_a_mistake_is_one_line(quick: Quick, arguments: list[str], reason: str) -> None:
    done = quick(*arguments)
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("tabletown: ") and reason in done.err and done.err.count("\n") == 1


def test_mistakes_are_told_in_the_readers_language(quick: Quick) -> None:
    assert "Нет команды «plaay»" in quick("plaay", "--lang", "ru").err
    assert "потрібне ціле число" in quick("simulate", "welcome", "--games", "x", "--lang", "uk").err
    assert "Нет игры «chess»" in quick("rules", "chess", "--lang", "ru").err
    assert "місць (13) бути не може" in quick("simulate", "welcome", "--seats", "13", "--lang", "uk").err


def test_games_for_programs(quick: Quick) -> None:
    games = json.loads(quick("games", "--json").out)
    assert [game["game"] for game in games] == list(GAMES)
    first = games[0]["editions"][0]
    assert first["seats"] == [1, 12] and first["options"]["expert"] == ["false", "true"]
    assert games[0]["bots"] == LEVELS


def test_rules_whole_and_by_chapter(quick: Quick) -> None:
    whole = quick("rules", "welcome").out
    chapters = Words("en").chapters("welcome")
    assert len(chapters) >= 18 and all(Words("en")(f"welcome-rules-{chapter}-title") in whole for chapter in chapters)
    bis = quick("rules", "welcome", "bis", "--lang", "ru").out
    assert bis.startswith("Строение\n") and "Бассейн\n" not in bis
    told = json.loads(quick("rules", "welcome", "bis", "--json").out)
    assert [chapter["chapter"] for chapter in told] == ["bis"]


def test_simulations_repeat_whatever_the_number_of_processes(quick: Quick) -> None:
    arguments = ("simulate", "welcome", "--seats", "4", "--games", "12", "--bot", "random", "--seed", "1", "--json")
    alone, again, shared = (json.loads(quick(*arguments, "--jobs", jobs).out) for jobs in ("1", "1", "3"))
    expected = {"games", "seats", "decisions", "seconds", "decisions_per_second", "mean_scores", "end_reasons"}
    assert set(alone) == expected
    for report in (alone, again, shared):
        del report["seconds"], report["decisions_per_second"]
    assert alone == again == shared
    assert alone["games"] == 12 and alone["seats"] == 4 and len(alone["mean_scores"]) == 4
    assert sum(alone["end_reasons"].values()) == 12
    other = json.loads(quick(*arguments[:-2], "2", "--json", "--jobs", "1").out)
    assert other["mean_scores"] != alone["mean_scores"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["--seats", "1"],
        ["--seats", "2", "--edition", "first", "--option", "expert=true"],
        ["--seats", "3", "--option", "draft=true", "--option", "expert=true"],
    ],
)
def test_simulations_of_every_kind_of_game(quick: Quick, arguments: list[str]) -> None:
    done = quick("simulate", "welcome", "--games", "2", "--jobs", "1", *arguments)
    assert done.status == 0 and "Games: 2." in done.out and "100.0 %" in done.out


def test_one_bot_for_each_seat(quick: Quick) -> None:
    report = json.loads(
        quick("simulate", "welcome", "--games", "1", "--bot", "random,greedy", "--json", "--details").out
    )
    assert report["bots"] == ["random", "greedy"] and report["seats"] == 2


def test_cards_with_their_sources(quick: Quick) -> None:
    listed = quick("cards", "welcome").out
    assert "[[construction]]" in listed and "2x-roundabout" in listed and "rulebook: Printed in the rulebook." in listed
    sections = json.loads(quick("cards", "welcome", "--json").out)
    assert sum(len(entries) for entries in sections.values()) > 50
    assert all(entry["source"] for entries in sections.values() for entry in entries)


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize(("game", "edition"), [(game, edition) for game in GAMES for edition in GAMES[game].editions()])
def test_cards_speak_the_readers_language_throughout(quick: Quick, game: str, edition: str, language: str) -> None:
    """Only ids and the names of sections, by which a file of corrections calls them, stay as they are."""
    listed = quick("cards", game, "--edition", edition, "--lang", language).out
    words = [re.sub(r"^\S+ |\[\[.*?\]\]", "", line) for line in listed.splitlines()]
    assert [line for line in words if re.search(r"[A-Za-z]{2,}", line)] == []


def test_cards_of_the_collectors_edition_say_what_is_reconstructed(quick: Quick) -> None:
    listed = quick("cards", "welcome", "--edition", "collectors").out
    assert "projected-top" in listed and "3x-agents" in listed and "reconstructed: " in listed
    sections = json.loads(quick("cards", "welcome", "--edition", "collectors", "--json").out)
    assert sum(row[effect] for row in sections["construction"] for effect in EFFECTS) == 63
    assert [len(sections[name]) for name in ("plan", "competitor", "street")] == [21 + 17, 12, 2 * 3]


def test_a_sheet_is_counted_beside_the_competitor(quick: Quick, tmp_path: Path) -> None:
    paper = tmp_path / "solo.txt"
    paper.write_text(
        "competitor: sergei\ncards: fence, agent, park, agent, bis, fence\ncompleted: 8\nsheet: Ann\nparks: 3 0 0\n",
        encoding="utf-8",
    )
    lines = quick("score", str(paper)).out.splitlines()
    rows = {line.split()[0]: line.split()[-2:] for line in lines}
    assert rows["Parks"] == ["10", "1"]
    assert rows["Total"] == ["10", "23"]
    assert "2nd place" in lines[-1] and "1st place" in lines[-1]


def test_a_replay_against_a_competitor_ends_with_both_sides(quick: Quick) -> None:
    record = str(RECORDS / "welcome-collectors-1-standard-irina-refusals.txt")
    told = quick("replay", record, "--plain").out.splitlines()
    assert told[-2].startswith("Seat 1: ") and "place" in told[-2]
    assert told[-1].startswith("Irina (level 4): ")
    data = json.loads(quick("replay", record, "--json").out)
    assert data["rival"]["name"] == "welcome-option-competitor-irina"
    assert data["ranking"] == [1 if data["scores"][0]["total"] > data["rival"]["total"] else 2]


def test_a_replay_tells_how_ties_were_broken(quick: Quick) -> None:
    record = str(RECORDS / "dream_home-classic-4-car-discard-rounds.txt")
    told = quick("replay", record, "--plain").out.splitlines()
    assert "7" in told[-2] and "3" in told[-2] and "children" in told[-2]
    ties = json.loads(quick("replay", record, "--json").out)["ties"]
    assert [(tie["message"], tie["seat"]) for tie in ties] == [("dream_home-tie-children", 2), ("table-tie-shared", 0)]


def test_an_overlay_shows_in_the_list_and_is_checked(quick: Quick, tmp_path: Path) -> None:
    overlay = tmp_path / "box.toml"
    overlay.write_text('[[plan]]\nid = "1-estates-44"\nfirst = 7\n', encoding="utf-8")
    plans = json.loads(quick("cards", "welcome", "--cards", str(overlay), "--json").out)["plan"]
    assert [(plan["first"], plan["source"]) for plan in plans if plan["id"] == "1-estates-44"] == [(7, "overlay")]
    assert "yours: Replaced by your own file" in quick("cards", "welcome", "--cards", str(overlay)).out
    overlay.write_text('[[plan]]\nid = "1-estates-44"\nfirst = "many"\n', encoding="utf-8")
    wrong = quick("cards", "welcome", "--cards", str(overlay))
    assert (wrong.status, wrong.err.count("\n")) == (2, 1) and "box.toml:3: plan first: " in wrong.err


@pytest.mark.parametrize("path", sorted(RECORDS.rglob("welcome-*.txt"))[:2], ids=lambda path: str(path.name))
def test_records_replay_and_verify(quick: Quick, path: Path) -> None:
    verified = quick("verify", str(path))
    assert verified.status == 0 and verified.out.startswith("OK")
    assert json.loads(quick("verify", str(path), "--json").out)["ok"] is True
    told = quick("replay", str(path), "--plain", "--lang", "ru").out
    assert "Игра окончена" in told and "очк" in told.splitlines()[-1]
    data = json.loads(quick("replay", str(path), "--json").out)
    assert (
        data["over"]
        and [score["total"] for score in data["scores"]]
        == json.loads(quick("verify", str(path), "--json").out)["scores"]
    )


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_paper_is_recognised(quick: Quick, tmp_path: Path, game: str, spoken: str) -> None:
    sheet = tmp_path / "sheet.txt"
    example = quick("score", "--example", game, "--lang", spoken).out
    sheet.write_text(example, encoding="utf-8")
    assert json.loads(quick("score", str(sheet), "--json").out) == json.loads(
        quick("score", str(sheet), "--game", game, "--json").out
    )


def test_impossible_paper_is_told_line_by_line(quick: Quick, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.txt"
    sheet.write_text("sheet: Anna\nparks: 9 0 0\ntemps: 3\nrefusals: 7\n", encoding="utf-8")
    done = quick("score", str(sheet))
    assert (done.status, done.out) == (2, "")
    first, second = done.err.splitlines()
    assert first.endswith("sheet.txt:2: parks: 9 boxes are crossed in place 1, there are 3.")
    assert second.endswith("sheet.txt:4: refusals: 7 boxes are crossed, there are 3.")


def test_paper_with_many_mistakes_is_still_recognised(quick: Quick, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.txt"
    sheet.write_text(
        "sheet: Anna\ntop: 5 4\nmiddle: 18 x\npools: 12\nestates: 9 0\nbis: -3\nplan: 1\n", encoding="utf-8"
    )
    told = quick("score", str(sheet), "--lang", "ru").err
    assert "sheet.txt:4: бассейны: " in told and "sheet.txt:6: строения: " in told
    assert "sheet.txt:7: plan: Нет строки «plan». Пишите «имя: значение», где имя — одно из: игрок, верхняя" in told


def test_a_changed_record_is_found_out(quick: Quick, tmp_path: Path) -> None:
    lines = a_record().read_text(encoding="utf-8").splitlines()
    seed = next(place for place, line in enumerate(lines) if line.startswith("seed: "))
    turn = next(place for place, line in enumerate(lines) if line.startswith("1: "))
    other_digit = "1" if lines[seed][-1] == "0" else "0"
    for place, changed in (
        (seed, lines[seed][:-1] + other_digit),
        (turn, lines[turn].replace("@", "@9", 1)),
        (turn, lines[turn][:-6] + "000000"),
        (turn - 1, lines[turn - 1].replace(" a ", " b ", 1)),
    ):
        forged = tmp_path / "forged.txt"
        forged.write_text("\n".join([*lines[:place], changed, *lines[place + 1 :]]) + "\n", encoding="utf-8")
        done = quick("verify", str(forged))
        assert (done.status, done.out, done.err.count("\n")) == (2, "", 1)
        assert f"forged.txt:{place + 1}: " in done.err
        assert json.loads(quick("verify", str(forged), "--json").out)["line"] == place + 1


def test_an_unfinished_record_is_shown_but_not_verified(quick: Quick, tmp_path: Path) -> None:
    save = tmp_path / "save.txt"
    tabletown(tmp_path, "play", "welcome", "--seats", "me,random", "--save", str(save), "--plain", typed="1\n")
    assert "not finished" in quick("replay", str(save), "--plain").out
    done = quick("verify", str(save))
    assert done.status == 2 and "not finished" in done.err


@pytest.mark.parametrize("content", [b"", b"hello\n", b"\xff\xfe\x00", b"Tabletown record 1\ngame: welcome\n"])
def test_what_is_no_record_is_refused(quick: Quick, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "file.txt"
    file.write_bytes(content)
    for name in ("replay", "verify"):
        done = quick(name, str(file))
        assert (done.status, done.out, done.err.count("\n")) == (2, "", 1) and "file.txt" in done.err


def test_a_reader_that_goes_away_is_no_mistake(tmp_path: Path) -> None:
    with subprocess.Popen(
        command("cards", "welcome"),
        cwd=tmp_path,
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as script:
        assert script.stdout is not None and script.stderr is not None
        script.stdout.close()
        assert script.stderr.read() == b""
    assert script.returncode not in (0, 2)


def children(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()


def test_ctrl_c_is_quiet(tmp_path: Path) -> None:
    with subprocess.Popen(
        command("simulate", "welcome", "--games", "1000000", "--jobs", "2"),
        cwd=tmp_path,
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=hears_ctrl_c,
    ) as script:
        deadline = time.monotonic() + 60
        try:
            while len(children(script.pid)) < 2 and time.monotonic() < deadline:  # until it is at work
                time.sleep(0.05)
            # Pressed again if it came while the processes were being started, which a busy machine takes its time for.
            while script.poll() is None and time.monotonic() < deadline:
                time.sleep(2)
                os.killpg(script.pid, signal.SIGINT)
                with contextlib.suppress(subprocess.TimeoutExpired):
                    script.wait(5)
            out, err = script.communicate(timeout=60)
        finally:
            if script.poll() is None:
                os.killpg(script.pid, signal.SIGKILL)
    assert (script.returncode, out, err) == (130, b"", b"")
