"""How the words get into a process: each language is read once, however many ask for it at the same time, and of its messages
only those are parsed that are said."""

import threading

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Message, Term

from tabletown import words


def test_whoever_asks_while_a_language_is_read_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    read, begun, go_on = [], threading.Event(), threading.Event()

    def slowly(language: str) -> list[str]:
        read.append(language)
        begun.set()
        assert go_on.wait(20)
        return ["one = Jeden\n"]

    monkeypatch.setattr(words, "_texts", slowly)
    said: list[str] = []
    readers = [threading.Thread(target=lambda: said.append(words.Words("pl")("one"))) for _ in range(2)]
    for reader in readers:
        reader.start()
        assert begun.wait(20)
    go_on.set()
    for reader in readers:
        reader.join(20)
    assert said == ["Jeden", "Jeden"]
    assert read.count("pl") == 1


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_messages_are_the_same_one_by_one_as_in_whole_files(language: str) -> None:
    whole: dict[str, str] = {}
    serializer = FluentSerializer()
    for text in words._texts(language):
        for entry in FluentResource(text).body:
            assert not isinstance(entry, Term), "words.py would not find it"
            if isinstance(entry, Message):
                entry.comment = None
                whole.setdefault(entry.id.name, serializer.serialize_entry(entry))
    parsed = words._bundle(language)._messages
    assert words.messages(language) == list(whole)
    assert {name: serializer.serialize_entry(parsed[name]) for name in whole} == whole


def test_only_what_is_said_is_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []

    def noted(text: str) -> object:
        parsed.append(text)
        return FluentResource(text)

    monkeypatch.setattr(
        words, "_texts", lambda language: ["one = Jeden\n# two\n\ntwo =\n    Dwa { one }\nthree = Trzy\n"]
    )
    monkeypatch.setattr(words, "FluentResource", noted)
    monkeypatch.setattr(words, "_read", words.Bundle)
    assert words.Words("pl")("three") == "Trzy"
    assert parsed == ["three = Trzy\n"]
    assert words.Words("pl")("two") == "Dwa Jeden"
