"""What `make play`, `make dev` and `make bench` take as ARGS, known before anything is set up: a mistake is told at once, and
so is what `--help` asks for.

The commands themselves declare their options once more (src/tabletown/commands); tests/test_arguments.py holds both
together. What only they can know, such as whether a port is free, they say when they run. It needs only the standard library.
"""

from __future__ import annotations

import os
import re
import sys
from dataclasses import dataclass
from pathlib import Path

TEXTS = Path(__file__).resolve().parent.parent / "src/tabletown/locale"
LANGUAGES = ("en", "ru", "uk")
MISTAKE = 2


@dataclass(frozen=True)
class Option:
    """An option; without a name for its value it is a switch."""

    name: str
    value: str = ""
    least: int | None = None
    most: int | None = None
    one_of: tuple[str, ...] = ()
    is_read: bool = False
    """Whether the value is a file that must be there."""


LANG = Option("--lang", "|".join(LANGUAGES), one_of=LANGUAGES)
COMMANDS = {
    "serve": (
        Option("--host", "ADDRESS"),
        Option("--port", "N", 0, 65535),
        Option("--database", "URL"),
        Option("--data", "FOLDER"),
        Option("--workers", "N", 1),
        Option("--config", "FILE", is_read=True),
        Option("--no-browser"),
        Option("--log-level", "LEVEL", one_of=("debug", "info", "warning", "error")),
        LANG,
    ),
    "bench": (
        Option("--quick"),
        Option("--page", "FILE"),
        Option("--folder", "FOLDER"),
        Option("--json"),
        LANG,
    ),
}


class MistakeError(Exception):
    """What is wrong with the arguments, in one line."""


class Words:
    """The texts of the command line, as far as they are needed here: a line each, with names to fill in."""

    def __init__(self, language: str) -> None:
        text = (TEXTS / language / "terminal.ftl").read_text(encoding="utf-8")
        self._thousands = "," if language == "en" else "\N{NO-BREAK SPACE}"
        self._lines = dict(re.findall(r"^(cli-[\w-]+) = (.*)$", text, re.MULTILINE))

    def __call__(self, message: str, **values: object) -> str:
        return re.sub(r"\{ \$(\w+) \}", lambda found: self._written(values[found[1]]), self._lines[message])

    def _written(self, value: object) -> str:
        return f"{value:,}".replace(",", self._thousands) if isinstance(value, int) else str(value)


def settle(command: str, arguments: list[str]) -> None:
    """Returns when the command can be begun with these; otherwise says why not, or what `--help` asks for, and ends."""
    words = Words(_language(arguments))
    try:
        given = _given(command, arguments, words)
        if "--help" not in given:
            for option in COMMANDS[command]:
                if option.name in given:
                    _check(option, given[option.name], words)
            return
    except MistakeError as mistake:
        print(f"tabletown: {mistake}", file=sys.stderr)
        sys.exit(MISTAKE)
    print(_page(command, words))
    sys.exit()


def _given(command: str, arguments: list[str], words: Words) -> dict[str, str]:
    """The options by name with their values; raises MistakeError for what cannot be read."""
    known = {option.name: option for option in (*COMMANDS[command], Option("--help"))}
    given: dict[str, str] = {}
    waiting = list(arguments)
    while waiting:
        written = waiting.pop(0)
        name, equals, value = written.partition("=")
        if not written.startswith("-"):
            raise MistakeError(words("cli-too-much", value=written))
        if name not in known:
            raise MistakeError(words("cli-no-option", value=name))
        if known[name].value and not equals:
            if not waiting:
                raise MistakeError(f"{name}: {words('cli-value-missing')}")
            value = waiting.pop(0)
        given[name] = value
    return given


def _check(option: Option, value: str, words: Words) -> None:
    if option.least is not None and not _is_within(value, option.least, option.most):
        wanted = (
            words("cli-number-from", low=option.least)
            if option.most is None
            else words("cli-number-between", low=option.least, high=option.most)
        )
        raise MistakeError(f"{option.name}: {wanted}")
    if option is LANG and value and value not in LANGUAGES:
        wanted = words("cli-unknown-language", value=value, allowed=", ".join(LANGUAGES))
        raise MistakeError(f"{option.name}: {wanted}")
    if option.one_of and value and value.lower() not in option.one_of:
        raise MistakeError(f"{option.name}: {words('cli-one-of', allowed=', '.join(option.one_of))}")
    if option.is_read:
        try:
            Path(value).open("rb").close()
        except OSError as problem:
            raise MistakeError(f"{value}: {problem.strerror}") from None


def _is_within(value: str, least: int, most: int | None) -> bool:
    try:
        return least <= int(value) <= (int(value) if most is None else most)
    except ValueError:
        return False


def _page(command: str, words: Words) -> str:
    """What the command itself says, but for its examples, which are not those of `make`."""
    lines = [f"{words('cli-usage')} tabletown {command} {words('cli-usage-options')}", "", words(f"cli-{command}"), ""]
    lines.append(words("cli-options"))
    for option in (*COMMANDS[command], Option("--help")):
        left = f"{option.name} {option.value}".strip()
        lines.append(f"  {left:<26}{words(f'cli-option-{option.name[2:]}')}")
    return "\n".join(lines)


def _language(arguments: list[str]) -> str:
    """The language asked for, else the one of the locale, else English."""
    asked = re.search(r"--lang[ =](\S+)", " ".join(arguments))
    settings = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    wish = asked[1] if asked else next((value for value in settings if value), "")
    short = re.split(r"[_.@-]", wish.lower())[0]
    return short if short in LANGUAGES else LANGUAGES[0]
