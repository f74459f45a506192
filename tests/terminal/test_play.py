"""Whole games at the keyboard, played as a person plays them: by typing the numbers of choices."""

import re
import signal
from pathlib import Path

import pytest

from support.command import Keyboard, numbered, tabletown
from tabletown.bots.company import CAST
from tabletown.engine import record
from tabletown.games import GAMES
from tabletown.words import Words

SAVE = "game.txt"


def saved(folder: Path, name: str = SAVE) -> record.Record:
    return record.parse((folder / name).read_text(encoding="utf-8"))


def my_last_turn(folder: Path) -> str:
    return [line.text for line in saved(folder).lines if line.seat == 0][-1]


def play_first_choices(keys: Keyboard, asked: str) -> None:
    """Answer every question with its first choice until there are no more."""
    while asked.endswith("\n> "):
        choices = numbered(asked)
        assert choices, f"nothing to choose from:\n{asked}"
        asked = keys.type(choices[0])


def test_a_whole_solo_game_in_russian(tmp_path: Path) -> None:
    keys = Keyboard(
        tmp_path, "play", "welcome", "--seats", "me", "--lang", "ru", "--seed", "7", "--plain", "--save", SAVE
    )
    play_first_choices(keys, keys.listen())
    done = keys.close()
    assert (done.status, done.err) == (0, "")
    assert "Выберите номер и эффект" in done.out and "Игра окончена" in done.out and "Раунд 2" in done.out
    assert not re.search(r"[a-z]-[a-z]+-[a-z]|[⁨⁩]|\x1b", done.out), "an id, an isolation mark or a colour came out"
    match = record.verify(GAMES["welcome"], (tmp_path / SAVE).read_text(encoding="utf-8"))
    total = Words("ru")("table-points", points=match.state.scores()[0].total)
    assert f"Игрок 1: {total}" in done.out
    assert tabletown(tmp_path, "verify", SAVE).out.startswith("OK")


@pytest.mark.parametrize("options", [["expert=true"], ["draft=true"], ["expert=true", "draft=true"]])
def test_a_whole_game_with_bots_in_ukrainian(tmp_path: Path, options: list[str]) -> None:
    chosen = [word for option in options for word in ("--option", option)]
    seats = ["--seats", "me,random,random"]
    keys = Keyboard(
        tmp_path, "play", "welcome", *seats, *chosen, "--lang", "uk", "--seed", "11", "--plain", "--save", SAVE
    )
    play_first_choices(keys, keys.listen())
    done = keys.close()
    assert (done.status, done.err) == (0, "")
    assert "1-ше місце" in done.out
    assert saved(tmp_path).names == ["Гравець 1", "random", "random"]
    record.verify(GAMES["welcome"], (tmp_path / SAVE).read_text(encoding="utf-8"))


def test_places_and_notation_can_be_typed(tmp_path: Path) -> None:
    keys = Keyboard(tmp_path, "play", "welcome", "--seats", "me,random", "--seed", "3", "--plain", "--save", SAVE)
    assert numbered(keys.listen()) == ["1", "2", "3"]
    asked = keys.type("b")
    number = re.search(r"Write (\d+)", asked)
    assert number is not None
    assert "Numbers must rise" not in keys.type(f"{number.group(1)}@2.5")
    keys.type("quit")
    assert keys.close().status == 0
    assert my_last_turn(tmp_path).startswith(f"b, {number.group(1)}@2.5")


def test_a_place_that_breaks_a_rule_is_answered_with_the_rule(tmp_path: Path) -> None:
    keys = Keyboard(tmp_path, "play", "welcome", "--seats", "me,random", "--seed", "3", "--plain", "--save", SAVE)
    keys.listen()
    keys.type("1")
    assert "There is no empty house in this place." in keys.type("1.15") + keys.type("8@9.9") + keys.type("1.11")
    assert "is not a choice here" in keys.type("nonsense")
    keys.type("q")
    keys.close()


def test_a_group_opens_and_closes(tmp_path: Path) -> None:
    keys = Keyboard(tmp_path, "play", "welcome", "--seats", "me,random", "--seed", "3", "--plain", "--save", SAVE)
    keys.listen()
    keys.type("1")
    inside = keys.type("2")
    assert "street 2, house: 1 2 3 4 5 6 7 8 9 10 11" in inside and "street 1" not in inside
    assert "is not a choice" in keys.type("15")
    assert "street 3" in keys.type("")
    keys.type("2")
    assert "street 2" not in keys.type("11").split("\n")[1]
    keys.type("q")
    keys.close()
    assert my_last_turn(tmp_path).endswith("@2.11")


def test_steps_are_taken_back_and_turns_restarted(tmp_path: Path) -> None:
    keys = Keyboard(tmp_path, "play", "welcome", "--seats", "me,random", "--seed", "3", "--plain", "--save", SAVE)
    keys.listen()
    assert "no step that can still be taken back" in keys.type("u")
    keys.type("1")
    keys.type("1.1")
    assert "in an empty house" in keys.type("u")
    keys.type("1.1")
    assert "Choose a number and an effect" in keys.type("r")
    keys.type("q")
    keys.close()
    assert [line.text for line in saved(tmp_path).lines if line.seat == 0] == []


def test_score_log_rules_sheets_and_help_are_at_hand(tmp_path: Path) -> None:
    arguments = ("--seats", "me:Анна,random", "--seed", "3", "--plain", "--lang", "ru", "--save", SAVE)
    keys = Keyboard(tmp_path, "play", "welcome", *arguments)
    keys.listen()
    assert "Анна: 0 очков" in keys.type("s")
    assert "Строение\n\n" in keys.type("? строение")
    assert "Экспертный вариант\n" in keys.type("?проезд")
    assert "rulings: Наши решения" in keys.type("?")
    shown = keys.type("v 2")
    assert [name for name in CAST if f"Поле: {Words('ru')(f'table-name-{name}')}." in shown], shown
    assert "отменить последний шаг" in keys.type("р")
    assert keys.type("l").strip() == ">"
    assert "Партия сохранена в other.txt" in keys.type("save other.txt")
    assert saved(tmp_path, "other.txt").names == ["Анна", "random"]
    keys.type("й")
    assert keys.close().status == 0


def test_a_saved_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    keys = Keyboard(tmp_path, "play", "welcome", "--seats", "me,random", "--seed", "5", "--plain")
    keys.listen()
    keys.type("1")
    keys.type("1.4")
    keys.type("q")
    left = keys.close()
    file = re.search(r"kept in (\S+)\.", left.out)
    assert file is not None and "state" in file.group(1)
    before = Path(file.group(1)).read_text(encoding="utf-8")
    for which in (file.group(1), "last"):
        again = tabletown(tmp_path, "play", "--resume", which, "--plain", typed="q\n")
        assert again.status == 0 and "house 4 has" in again.out
        assert Path(file.group(1)).read_text(encoding="utf-8") == before


def test_when_the_input_ends_the_game_is_kept(tmp_path: Path) -> None:
    done = tabletown(tmp_path, "play", "welcome", "--seats", "me,random", "--plain", "--save", SAVE, typed="1\n")
    assert (done.status, done.err) == (0, "")
    assert f"tabletown play --resume {SAVE}" in done.out
    assert len([line for line in saved(tmp_path).lines if line.seat == 0]) == 1


def test_ctrl_c_keeps_the_game_and_says_nothing(tmp_path: Path) -> None:
    keys = Keyboard(tmp_path, "play", "welcome", "--seats", "me,random", "--plain", "--save", SAVE)
    keys.listen()
    keys.process.send_signal(signal.SIGINT)
    # Only then is the input closed: its end would be a reason of its own to stop.
    keys.process.wait(timeout=60)
    done = keys.close()
    assert (done.status, done.err) == (130, "")
    assert saved(tmp_path).names == ["Player 1", "random"]


def test_people_at_one_keyboard_do_not_see_each_others_turns(tmp_path: Path) -> None:
    keys = Keyboard(tmp_path, "play", "welcome", "--seats", "me:Ann,me:Bob", "--seed", "3", "--plain", "--save", SAVE)
    assert keys.process.stdin is not None
    keys.process.stdin.write(b"\n")
    assert "Ann plays now" in (asked := keys.type("")) or "Ann plays now" in keys.said
    assert "Ann: Choose" in asked + keys.said
    keys.type("1")
    asked = keys.type("1.1")
    while "End my turn" not in asked:
        asked = keys.type("0")
    keys.process.stdin.write(b"0\n")
    asked = keys.type("")
    assert "Bob plays now" in keys.said and "Bob: Choose" in asked
    bobs = asked[asked.index("Bob plays now") :]
    assert "houses 1 to 10 are empty" in bobs and "Ann takes" not in bobs
    keys.type("q")
    keys.close()


def test_without_arguments_it_asks(tmp_path: Path) -> None:
    keys = Keyboard(tmp_path, "play", "--plain")
    assert "1: Welcome To" in keys.listen()
    assert "How many bots" in keys.type("")
    assert "from 0 to 11" in keys.type("99")
    assert "Choose a number and an effect" in keys.type("0")
    keys.type("q")
    assert keys.close().status == 0
    keys = Keyboard(tmp_path, "play", "--plain")
    assert "unfinished game" in keys.listen()
    assert "Choose a number and an effect" in keys.type("1")
    keys.type("q")
    assert keys.close().status == 0


def test_plain_output_has_no_colours_or_boxes(tmp_path: Path) -> None:
    arguments = ("play", "welcome", "--seats", "me,random", "--seed", "3", "--save", SAVE)
    plain = tabletown(tmp_path, *arguments, "--plain", typed="1\n2.5\n0\n0\nq\n", FORCE_COLOR="1")
    assert not re.search(r"[\x1b╱╲┃┊●○▸♣≋]", plain.out)
    drawn = tabletown(tmp_path, *arguments, typed="1\n2.5\n0\n0\nq\n", FORCE_COLOR="1")
    assert "\x1b[" in drawn.out and "╱10╲" in drawn.out and "┃" in drawn.out


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--seats", "me,gredy"], "seats: “gredy” cannot take a seat."),
        (["--seats", ",".join(["me"] * 13)], "seats: 13 seats are not possible. Choose 1–12."),
        (["--seats", "me", "--option", "draft=true"], "option draft: Cards cannot be passed on in a solo game."),
        (["--option", "expert"], "--option: “expert” is not an option. Write NAME=VALUE."),
        (["--option", "expert=maybe"], "option expert: “maybe” is not a value"),
        (["--edition", "tenth"], "edition: There is no edition “tenth”."),
        (["--resume", "missing.txt"], "missing.txt: No such file or directory"),
        (["--resume", "last"], "--resume: There is no unfinished game"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused_in_a_line(tmp_path: Path, arguments: list[str], reason: str) -> None:
    done = tabletown(tmp_path, "play", "welcome", *arguments)
    assert done.status == 2
    assert done.err.startswith("tabletown: ") and reason in done.err and done.err.count("\n") == 1


def test_a_save_that_fails_keeps_the_old_one(tmp_path: Path) -> None:
    keys = Keyboard(tmp_path, "play", "welcome", "--seats", "me,random", "--plain", "--save", SAVE)
    keys.listen()
    assert "/dev/null/nowhere.txt: " in keys.type("save /dev/null/nowhere.txt")
    assert SAVE in keys.type("q")
    assert keys.close().status == 0
    assert saved(tmp_path).names == ["Player 1", "random"]


def test_a_file_that_cannot_be_written_is_told_before_the_game(tmp_path: Path) -> None:
    done = tabletown(
        tmp_path, "play", "welcome", "--seats", "me", "--plain", "--save", "/dev/null/x.txt", typed="1\nq\n"
    )
    assert (done.status, done.out, done.err.count("\n")) == (2, "", 1)
    assert "/dev/null" in done.err


def test_each_round_is_kept_even_when_the_terminal_goes_away(tmp_path: Path) -> None:
    keys = Keyboard(tmp_path, "play", "welcome", "--seats", "me", "--seed", "7", "--plain", "--save", SAVE)
    shown = keys.listen()
    while "Round 2," not in shown:
        shown = keys.type(numbered(shown)[0])
    keys.process.kill()
    keys.close()
    assert [line.seat for line in saved(tmp_path).lines if line.seat >= 0] == [0]
