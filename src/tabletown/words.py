"""What Tabletown says, in the reader's language: the Fluent files of `locale/` as one object for the terminal and the server.

A message that a language lacks is said in English, and one that nobody knows by its id, so that a missing word never stops a
game. Everything that has text (rules, refusals, prompts, log) is asked for by its message id with named arguments.
"""

import re
import threading
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Term

from tabletown.engine.contract import BadSetup, Event
from tabletown.games import GAMES
from tabletown.lookalikes import looks

LOCALE = Path(__file__).with_name("locale")
LANGUAGES = ("en", "ru", "uk")
Args = Mapping[str, str | int]
ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=.*\n?(?:(?:[ }].*|)(?:\n|\Z))*", re.MULTILINE)
"""A message as it is written: from its name to the next line that is neither indented nor empty. We have no terms."""

_reading = threading.RLock()
"""Held while a language is read: whoever asks for it meanwhile waits, instead of reading all of it once more."""


def language(asked: str, environment: Mapping[str, str]) -> str:
    """The language asked for, else the one of the locale, else English."""
    settings = (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    wish = asked or next((value for value in settings if value), "")
    short = re.split(r"[_.@-]", wish.lower())[0]
    return short if short in LANGUAGES else LANGUAGES[0]


class Words:
    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, message: str, args: Args | None = None, **more: str | int) -> str:
        """The message with its arguments filled in."""
        for spoken in (self.language, LANGUAGES[0]):
            bundle = _bundle(spoken)
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, {**(args or {}), **more})[0])
        return message

    def knows(self, message: str) -> bool:
        return _bundle(LANGUAGES[0]).has_message(message)

    def rule(self, rule: str) -> str:
        """The sentence that tells why a rule, such as `welcome.bis.same_estate`, forbids something."""
        return self(rule_message(rule))

    def setup(self, bad: BadSetup) -> str:
        """Why a table cannot be set like this."""
        return self(bad.message, value=bad.value, allowed=bad.allowed)

    def chapters(self, game: str) -> list[str]:
        """The chapters of a game's rules, in reading order."""
        found = (re.fullmatch(rf"{game}-rules-(\w+)-title", message) for message in messages(LANGUAGES[0]))
        return [title.group(1) for title in found if title]

    def event(self, event: Event, names: Sequence[str]) -> str:
        """An event as a line of the log, with the name at its seat and, if it speaks of another one, the name there."""
        args = {name: self._named(value) for name, value in event.args.items()}
        player = names[event.seat] if event.seat >= 0 else ""
        other = int(event.args.get("seat", 0))
        return self(event.message, args, player=player, other=names[other - 1] if other else "")

    def _named(self, value: str | int) -> str | int:
        """What an argument of an event says: itself, or the message that it stands for (`engine.contract.named`)."""
        if not isinstance(value, str) or not value.startswith("@"):
            return value
        message, _, argument = value[1:].partition(" ")
        name, _, worth = argument.partition("=")
        return self(message, {name: int(worth) if worth.isdecimal() else worth} if name else {})


def namesakes(beginning: str, names: Iterable[str]) -> frozenset[str]:
    """What follows this beginning in the ids of the messages that say one of these names, or what looks like it, in any
    language."""
    called = frozenset[str]().union(*(looks(name) for name in names))
    return frozenset(rest for rest, spoken in _spellings(beginning) if not called.isdisjoint(spoken))


@cache
def _spellings(beginning: str) -> list[tuple[str, frozenset[str]]]:
    spoken: dict[str, frozenset[str]] = {}
    for language in LANGUAGES:
        bundle = _bundle(language)
        for message in messages(language):
            pattern = bundle.get_message(message).value if message.startswith(beginning) else None
            if pattern is not None:
                said = looks(str(bundle.format_pattern(pattern, {})[0]))
                rest = message.removeprefix(beginning)
                spoken[rest] = spoken.get(rest, frozenset()) | said
    return list(spoken.items())


def rule_message(rule: str) -> str:
    """Where the text of a rule stands: `welcome.bis.same_estate` has it under `welcome-rule-bis-same_estate`."""
    room, _, rest = rule.partition(".")
    return f"{room}-rule-{rest.replace('.', '-')}"


def learn() -> None:
    """Find the messages of all languages, before somebody waits for a word of them."""
    for language in LANGUAGES:
        _bundle(language)


def messages(language: str) -> list[str]:
    """Every message id of a language, in the order of the files."""
    return list(_bundle(language).written)


def _texts(language: str) -> list[str]:
    files = sorted((LOCALE / language).glob("*.ftl"))
    texts = [file.read_text(encoding="utf-8") for file in files]
    return [*texts, *(game.texts(language) for game in GAMES.outside())]


class Parsed(dict[str, Message | Term]):
    """Messages that are parsed when first asked for: a command says a dozen of three thousand."""

    def __init__(self, written: Mapping[str, str]) -> None:
        super().__init__()
        self._written = written

    def __contains__(self, message: object) -> bool:
        return message in self._written

    def __missing__(self, message: str) -> Message | Term:
        found = FluentResource(self._written[message]).body[0]
        assert isinstance(found, Message), f"{message} cannot be read"
        self[message] = found
        return found


class Bundle(FluentBundle):
    """A language, of which only what is said is parsed."""

    def __init__(self, language: str) -> None:
        # Isolation marks are for mixed directions of writing; all our languages run left to right.
        super().__init__([language], use_isolating=False)
        self.written: dict[str, str] = {}
        for text in _texts(language):
            for entry in ENTRY.finditer(text):
                self.written.setdefault(entry[1], entry[0])
        self._messages = Parsed(self.written)


def _bundle(language: str) -> Bundle:
    with _reading:
        return _read(language)


@cache
def _read(language: str) -> Bundle:
    return Bundle(language)
