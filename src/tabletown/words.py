"""What Tabletown says, in the reader's language: the Fluent files of `locale/` as one object for the terminal and the server.

A message that a language lacks is said in English, and one that nobody knows by its id, so that a missing word never stops a
game. Everything that has text (rules, refusals, prompts, log) is asked for by its message id with named arguments.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from tabletown.engine.contract import BadSetup

LOCALE = Path(__file__).with_name("locale")
LANGUAGES = ("en", "ru", "uk")
Args = Mapping[str, str | int]


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


def rule_message(rule: str) -> str:
    """Where the text of a rule stands: `welcome.bis.same_estate` has it under `welcome-rule-bis-same_estate`."""
    room, _, rest = rule.partition(".")
    return f"{room}-rule-{rest.replace('.', '-')}"


def messages(language: str) -> list[str]:
    """Every message id of a language, in the order of the files."""
    return [entry.id.name for resource in _resources(language) for entry in resource.body if isinstance(entry, Message)]


@cache
def _resources(language: str) -> list[Resource]:
    files = sorted((LOCALE / language).glob("*.ftl"))
    return [FluentResource(file.read_text(encoding="utf-8")) for file in files]


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks are for mixed directions of writing; all our languages run left to right.
    bundle = FluentBundle([language], use_isolating=False)
    for resource in _resources(language):
        bundle.add_resource(resource)
    return bundle
