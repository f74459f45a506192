"""The three languages: none lacks a message, none has one too many, and every message can be said.

Most ids stand in the sources as they are. Those that are put together while running are named in families, each with the words
that can take the place of `*`: those of one game in `tests/<game>/families.py`, the others in `all_families` here. What is in
neither list is a message that nobody says any more.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Junk,
    Message,
    MessageReference,
    NumberLiteral,
    SelectExpression,
    VariableReference,
)

from support.moves import move_kinds
from tabletown.bots import bots_of
from tabletown.bots.company import CAST
from tabletown.cli import app
from tabletown.coach.marks import FORCED, GOOD, MARKS
from tabletown.commands import admin, admin_people
from tabletown.engine.catalogue import Source
from tabletown.engine.game import Game
from tabletown.engine.view import TableRounds
from tabletown.games import GAMES
from tabletown.lessons.lesson import lesson_of, names_of
from tabletown.lessons.picture import pictures_of
from tabletown.printing.parts import parts_of
from tabletown.server.rows import NoteKind
from tabletown.server.views import View
from tabletown.server.wire_talk import Phrase, Reaction
from tabletown.terminal.review import PARTS
from tabletown.terminal.session import COMMANDS
from tabletown.words import LANGUAGES, LOCALE, Words, language, messages, rule_message

ROOT = Path(__file__).parent.parent
SOURCES = [
    path.read_text(encoding="utf-8")
    for room, kinds in (("src", ("*.py",)), ("web/src", ("*.ts", "*.js", "*.svelte")))
    for kind in kinds
    for path in (ROOT / room).rglob(kind)
]
SAID_BY_THE_PAGE = {"edition", "options", "seat", "score", "ranking", "end_reason", "round", "phase"}
FILES = sorted(path.name for path in (LOCALE / "en").glob("*.ftl"))


def option_values(game: Game, edition: str) -> set[str]:
    """Options that are on or off are called by their names alone."""
    return {
        f"{option.name}-{value}"
        for option in game.options(edition)
        if option.values != ["false", "true"] and option.values != ["true", "false"]
        for value in option.values
    }


def families(game: Game) -> Iterator[tuple[str, set[str]]]:
    """The ids that every game's words are found under."""
    name = game.name
    setups = game.configurations()
    yield f"{name}-edition-*", set(game.editions())
    yield f"{name}-edition-*-about", set(game.editions())
    options = {option.name for edition in game.editions() for option in game.options(edition)}
    yield f"{name}-option-*", options
    yield f"{name}-option-*-about", options
    yield f"{name}-option-*", {value for edition in game.editions() for value in option_values(game, edition)}
    yield f"{name}-end-*", {reason for setup in setups for reason in game.end_reasons(setup)}
    parts = {part for setup in setups for score in game.deal(setup, 1).scores() for part, _ in score.parts}
    yield f"{name}-score-*", parts
    yield f"{name}-score-*-about", parts
    yield f"{name}-move-*", move_kinds(game)
    chapters = set(Words("en").chapters(name))
    yield f"{name}-rules-*", chapters
    yield f"{name}-rules-*-title", chapters
    yield f"{name}-terminal-help-*", {"places", "rule"}
    yield "*", {f"{name}-name", f"{name}-about", f"{name}-paper-unknown-field", f"{name}-paper-twice"}


def lesson_families(game: str) -> Iterator[tuple[str, set[str]]]:
    """What the teachers of a game say."""
    for name in names_of(game):
        lesson = lesson_of(game, name)
        assert lesson is not None
        yield "*", {lesson.text("title")} | {lesson.text(said) for said in lesson.sayings()}
        yield "*", {lesson.text(f"{step.id}-aside") for step in lesson.steps if step.aside}
        yield "*", {lesson.text(f"{step.id}-typed") for step in lesson.steps if step.typed}
    yield f"{game}-picture-*", {picture.name for picture in pictures_of(game)}


def records_of(view: object) -> dict[type, set[str]]:
    """A view and its parts, each with the names of what it holds and the plain board labels."""
    found: dict[type, set[str]] = {}
    waiting = [msgspec.inspect.type_info(view)]
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, msgspec.inspect.StructType) and kind.cls not in found:
            found[kind.cls] = {field.name for field in kind.fields} - SAID_BY_THE_PAGE
            waiting += [field.type for field in kind.fields]
        waiting += getattr(kind, "types", ())
        waiting += [getattr(kind, name) for name in ("item_type", "value_type") if hasattr(kind, name)]
    return found


def fields_of(view: object) -> set[str]:
    return set().union(*records_of(view).values())


def own_families(game: str) -> list[tuple[str, set[str]]]:
    """Those that only this game has, as the folder of its tests names them."""
    found: list[tuple[str, set[str]]] = import_module(f"{game}.families").FAMILIES
    return [(f"{game}-{family}", words) for family, words in found]


def names() -> list[tuple[str, set[str]]]:
    """The messages that have a name for each entry of a catalogue, and the ids of those entries."""
    found: list[tuple[str, set[str]]] = []
    for game in GAMES:
        own: dict[str, set[str]] = getattr(import_module(f"{game}.families"), "NAMES", {})
        found += [(f"{game}-{message}", ids) for message, ids in own.items()]
    return found


def companion_families(game: Game) -> Iterator[tuple[str, set[str]]]:
    """The steps of a round of which a phone at a real table reminds."""
    deals = [game.table_deal(setup, bytes(32)) for setup in game.configurations() if setup.seats > 1]
    rounds = [deal for deal in deals if isinstance(deal, TableRounds)]
    steps = [step for deal in rounds for step in (*deal.before, *deal.steps, *deal.after)]
    yield f"companion-{game.name}-step-*", {step.id for step in steps}
    yield f"companion-{game.name}-part-*", {part for step in steps for part in step.parts}


def catalogue_families() -> Iterator[tuple[str, set[str]]]:
    """What `tabletown cards` says: sections, fields, and words that are no names of the game's own."""
    fields = {"name"}
    for game in GAMES.values():
        for edition in game.editions():
            sections = game.catalogue(edition, None)
            yield f"catalogue-{game.name}-*", {name for name, entries in sections.items() if entries}
            fields |= {field for entries in sections.values() for entry in entries for field in entry}
    yield "catalogue-field-*", fields - {"source"}
    yield "catalogue-*", {"streets-table-most"}  # a field that means something else in its section
    yield "catalogue-word-*", {message.removeprefix("catalogue-word-") for message in MESSAGES_OF_WORDS}


MESSAGES_OF_WORDS = [message for message in messages("en") if message.startswith("catalogue-word-")]


@cache
def all_families() -> list[tuple[str, set[str]]]:
    return [
        *(family for game in GAMES.values() for family in families(game)),
        *(family for game in GAMES for family in own_families(game)),
        *(family for game in ("dream_home", "happy_city") for family in companion_families(GAMES[game])),
        ("table-bot-*", {bot for game in GAMES for bot in bots_of(game)}),
        ("table-bot-*-about", {bot for game in GAMES for bot in bots_of(game)}),
        ("table-name-*", set(CAST)),
        ("table-source-*", {source.value for source in Source}),
        ("table-source-*-about", {source.value for source in Source}),
        ("table-option-*", {"true", "false"}),
        (
            "print-part-*",
            {part.name for game in GAMES for edition in GAMES[game].editions() for part in parts_of(game, edition)},
        ),
        ("print-street-*", {"1", "2", "3"}),
        ("print-competitor-*", {"park", "pool", "temp", "fence", "bis", "agent"}),
        *(family for game in GAMES for family in lesson_families(game)),
        ("mine-mode-*", {"alone", "bots", "people"}),
        ("mine-kind-*", {"person", "bot", "printed"}),
        ("talk-note-*", set(get_args(NoteKind))),
        ("talk-phrase-*", set(get_args(Phrase))),
        ("talk-reaction-*", set(get_args(Reaction))),
        ("terminal-keys-*", set(COMMANDS)),
        ("review-mark-*", set(MARKS)),
        ("review-feedback-*", set(MARKS) - {FORCED}),
        ("review-marks-*", set(MARKS) - {GOOD, FORCED}),
        ("review-part-*", set(PARTS)),
        ("plain-field-*", fields_of(View)),
        *catalogue_families(),
        ("cli-admin-*", set(admin.EXAMPLES)),
        ("admin-column-*", {*admin.COLUMNS, *admin_people.PERSON_COLUMNS}),
        ("cli-*", {str(command.name) for command in app.registered_commands}),
    ]


def rule_ids() -> set[str]:
    return {
        rule
        for text in SOURCES
        for rule in re.findall(r'"((?:table|[a-z_]+)\.[a-z_]+\.[a-z_]+)"', text)
        if is_rule(rule)
    }


def is_rule(rule: str) -> bool:
    return rule.split(".")[0] in {"table", *GAMES}


@cache
def parsed(spoken: str) -> dict[str, Message]:
    found: dict[str, Message] = {}
    for name in FILES:
        for entry in FluentParser().parse((LOCALE / spoken / name).read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{spoken}/{name}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{spoken}/{name}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def named(entry: BaseNode, kind: type[VariableReference] | type[MessageReference]) -> set[str]:
    """The variables or messages that an entry refers to."""
    found: set[str] = set()
    nodes: list[object] = [entry]
    while nodes:
        node = nodes.pop()
        if isinstance(node, kind):
            found.add(node.id.name)
        if isinstance(node, BaseNode):
            nodes += vars(node).values()
        elif isinstance(node, list):
            nodes += node
    return found


def choices(entry: Message) -> Iterator[SelectExpression]:
    """Where a message says one thing or another, those inside others behind them."""
    nodes: list[object] = [entry.value]
    while nodes:
        node = nodes.pop(0)
        if isinstance(node, SelectExpression):
            yield node
        if isinstance(node, BaseNode):
            nodes += vars(node).values()
        elif isinstance(node, list):
            nodes += node


@cache
def family_ids() -> set[str]:
    return {pattern.replace("*", word) for pattern, words in all_families() for word in words}


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_every_language_has_the_same_files_and_messages(spoken: str) -> None:
    assert sorted(path.name for path in (LOCALE / spoken).glob("*.ftl")) == FILES
    assert set(parsed(spoken)) == set(parsed("en"))


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_every_language_takes_the_same_arguments(spoken: str) -> None:
    for message, english in parsed("en").items():
        entry = parsed(spoken)[message]
        assert named(entry, VariableReference) == named(english, VariableReference), message
        assert named(entry, MessageReference) == named(english, MessageReference), message


@pytest.mark.parametrize(("message", "ids"), names())
@pytest.mark.parametrize("spoken", LANGUAGES)
def test_every_entry_of_a_catalogue_has_a_name_of_its_own(spoken: str, message: str, ids: set[str]) -> None:
    innermost = [
        {variant.key.name for variant in choice.variants if isinstance(variant.key, Identifier)}
        for choice in choices(parsed(spoken)[message])
        if not any(isinstance(variant.key, NumberLiteral) for variant in choice.variants)
    ]
    assert innermost, "names are found by id"
    for known in innermost:
        assert sorted(known ^ {*ids, "other"}) == []
    assert Words(spoken)(message, dict.fromkeys(variables(spoken, message), "nobody_knows")) == "nobody_knows"


def variables(spoken: str, message: str) -> set[str]:
    return named(parsed(spoken)[message], VariableReference)


def test_every_message_is_said_somewhere() -> None:
    said = family_ids() | {rule_message(rule) for rule in rule_ids()}
    for entry in parsed("en").values():
        said |= named(entry, MessageReference)
    for text in SOURCES:
        said.update(re.findall(r"[\w-]+", text))
    unused = [message for message in parsed("en") if message not in said]
    assert unused == []


def test_everything_that_is_put_together_has_a_message() -> None:
    assert sorted(family_ids() - set(parsed("en"))) == []


def test_every_message_named_in_the_sources_exists() -> None:
    asked = {
        name for text in SOURCES for name in re.findall(r'"((?:setup|record|table|terminal)-[a-z_-]+[a-z_])"', text)
    }
    assert sorted(asked - set(parsed("en"))) == []


def test_every_rule_has_its_sentence() -> None:
    rules = rule_ids()
    assert len(rules) > 20
    assert sorted(rule for rule in rules if rule_message(rule) not in parsed("en")) == []


@cache
def bundle(spoken: str) -> FluentBundle:
    found = FluentBundle([spoken], use_isolating=False)
    for name in FILES:
        found.add_resource(FluentResource((LOCALE / spoken / name).read_text(encoding="utf-8")))
    return found


@cache
def all_variables() -> set[str]:
    return {name for entry in parsed("en").values() for name in named(entry, VariableReference)}


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 21])
def test_every_message_can_be_said(spoken: str, number: int) -> None:
    for message in parsed(spoken):
        pattern = bundle(spoken).get_message(message).value
        assert pattern is not None, message
        text, errors = bundle(spoken).format_pattern(pattern, dict.fromkeys(all_variables(), number))
        assert errors == [] and str(text).strip(), message


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_chapters_hold_paragraphs_and_lists_only(spoken: str) -> None:
    words = Words(spoken)
    for game in GAMES:
        for chapter in words.chapters(game):
            text = words(f"{game}-rules-{chapter}")
            assert not re.search(r"[*_#`<>|]|^ |\t|  ", text, re.MULTILINE), chapter


def test_plurals_follow_each_language() -> None:
    assert [Words("en")("table-points", points=points) for points in (1, 2, 5)] == ["1 point", "2 points", "5 points"]
    russian = [Words("ru")("table-points", points=points) for points in (1, 2, 5, 11, 21)]
    assert russian == ["1 очко", "2 очка", "5 очков", "11 очков", "21 очко"]
    ukrainian = [Words("uk")("table-points", points=points) for points in (1, 2, 5)]
    assert ukrainian == ["1 бал", "2 бали", "5 балів"]


@pytest.mark.parametrize(
    ("spoken", "endings"),
    [
        ("en", "1st 2nd 3rd 4th 11th 12th 13th 20th 21st 22nd 23rd 24th 31st 33rd"),
        ("ru", "1-е 2-е 3-е 12-е 21-е 23-е 40-е"),
        (
            "uk",
            "1-ше 2-ге 3-тє 4-те 7-ме 8-ме 11-те 12-те 17-те 20-те 21-ше 22-ге 23-тє 27-ме 28-ме 31-ше 40-ве 41-ше 48-ме",
        ),
    ],
)
def test_places_have_the_ending_of_their_number(spoken: str, endings: str) -> None:
    places = endings.split()
    said = [Words(spoken)("table-place", place=int(re.sub(r"\D", "", each))) for each in places]
    assert [text.split()[0] for text in said] == places


def test_no_isolation_marks_come_out() -> None:
    said = Words("ru")("welcome-log-write", player="Анна", number=8, street=2, house=5)
    assert said == "Анна вписывает 8: улица 2, дом 5."


@pytest.mark.parametrize(
    ("asked", "environment", "spoken"),
    [
        ("uk", {"LANG": "ru_RU.UTF-8"}, "uk"),
        ("", {"LANG": "ru_RU.UTF-8"}, "ru"),
        ("", {"LC_MESSAGES": "uk_UA", "LANG": "ru_RU"}, "uk"),
        ("", {"LC_ALL": "C", "LANG": "ru_RU"}, "en"),
        ("", {"LC_ALL": "", "LANG": "de_DE"}, "en"),
        ("", {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_locale(asked: str, environment: dict[str, str], spoken: str) -> None:
    assert language(asked, environment) == spoken


def test_an_unknown_message_is_its_own_text() -> None:
    assert Words("ru")("no-such-message") == "no-such-message"


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_no_two_fields_of_a_record_have_the_same_label(spoken: str) -> None:
    """The plain board would not know one line from the other, nor would its reader."""
    words = Words(spoken)
    for record, fields in records_of(View).items():
        labels = sorted(words(f"plain-field-{field}") for field in fields)
        assert len(set(labels)) == len(labels), (record.__name__, labels)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_move_is_told_from_its_own_fields(game: str, language: str) -> None:
    """The browser's replay tells moves so: `<game>-move-<kind>` with the move's fields and nothing else."""
    words = Words(language)
    for action in range(GAMES[game].action_range()):
        try:
            move = GAMES[game].move(action)
        except ValueError:
            continue
        told = words(f"{game}-move-{move.kind}", move.fields)
        assert "{" not in told
        assert "-move-" not in told
