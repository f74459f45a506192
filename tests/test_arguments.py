"""What `make play`, `make dev` and `make bench` say of their ARGS before anything is set up is what the commands would say."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import typer

import arguments
from tabletown import cli

ROOT = Path(__file__).parent.parent
WRONG = [
    ["--no-such-option"],
    ["--no-such-option=3"],
    ["-p"],
    ["surplus"],
    ["--host"],
    ["--port", "abc"],
    ["--port=70000"],
    ["--port", "-1"],
    ["--workers", "0"],
    ["--log-level", "loud"],
    ["--config", "/no/such/file"],
    ["--lang", "tlh"],
]


def declared(command: str) -> dict[str, arguments.Option]:
    """The options of a command as Typer knows them."""
    group: Any = typer.main.get_command(cli.app)
    found = {}
    for param in group.commands[command].params:
        (name,) = param.opts
        low, high = getattr(param, "min", None), getattr(param, "max", None)
        found[name] = arguments.Option(name, "" if param.is_flag else param.metavar, low, high)
    return found


@pytest.mark.parametrize("command", arguments.COMMANDS)
def test_the_options_are_those_of_the_command(command: str) -> None:
    ours = {
        option.name: arguments.Option(option.name, option.value, option.least, option.most)
        for option in arguments.COMMANDS[command]
    }
    assert ours == {name: option for name, option in declared(command).items() if name != "--help"}


@pytest.mark.parametrize("language", arguments.LANGUAGES)
@pytest.mark.parametrize("wrong", WRONG, ids=" ".join)
def test_mistakes_are_told_in_the_same_words(
    wrong: list[str], language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    with pytest.raises(SystemExit) as ended:
        arguments.settle("serve", wrong)
    ours = capsys.readouterr().err
    assert cli.run(["serve", *wrong]) == 2 == ended.value.code
    assert ours == capsys.readouterr().err


@pytest.mark.parametrize("language", arguments.LANGUAGES)
@pytest.mark.parametrize("command", arguments.COMMANDS)
def test_help_is_the_same_but_for_the_examples(command: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        arguments.settle(command, ["--help", "--lang", language])
    assert not ended.value.code
    ours = capsys.readouterr().out
    assert cli.run([command, "--help", "--lang", language]) == 0
    assert capsys.readouterr().out.startswith(ours)


def test_what_can_be_begun_is_begun(tmp_path: Path) -> None:
    settings = tmp_path / "settings.toml"
    settings.touch()
    arguments.settle("serve", [])
    arguments.settle(
        "serve", ["--port", "0", "--no-browser", f"--config={settings}", "--log-level", "DEBUG", "--lang=uk"]
    )
    arguments.settle("bench", ["--quick", "--page", "-"])


@pytest.mark.parametrize("target", ["play", "dev", "bench"])
def test_nothing_is_set_up_for_a_mistake(target: str, tmp_path: Path) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "src/tabletown/locale", tmp_path / "src/tabletown/locale")
    before = {path.name for path in tmp_path.iterdir()}
    for written, status in (("--no-such-option", 2), ("--help", 0)):
        command = ["make", "-s", target, f"ARGS={written} --lang en"]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == status, done.stderr
        assert "There is no option --no-such-option." in done.stderr or "Options:" in done.stdout
    assert {path.name for path in tmp_path.iterdir()} == before
