"""A game's decisions as small numbers, declared once: each kind with its number and its named fields.

Numbers, moves, notation and the ways back follow from the declaration; nothing here knows a position. Numbers are part of
records, so they never change: a new kind takes a free number behind the others or in a gap.
"""

import re
from collections.abc import Callable, Sequence
from typing import Final

from tabletown.engine.contract import Move

Fields = dict[str, int]

NO_ACTION: Final = -1


class Field:
    """One named number of a move: `count` values from `first`, counted as people count.

    `step` is how far apart the actions of two neighbouring values lie, `zero` the value that adds nothing to the action's
    number (the first one, unless said otherwise), `words` what records write instead of the values. `ids` are words that
    texts know as well: what the catalogue calls its entries, counted from 1."""

    def __init__(
        self,
        name: str,
        count: int,
        step: int = 1,
        first: int = 1,
        zero: int | None = None,
        words: Sequence[str] = (),
        ids: Sequence[str] = (),
    ) -> None:
        self.name = name
        self.step = step
        self.first = first
        self.last = first + count - 1
        self.zero = first if zero is None else zero
        self.words = list(words or ids)
        self.ids = list(ids)

    def word(self, value: int) -> str:
        return self.words[value - self.first] if self.words else str(value)

    def value(self, word: str) -> int:
        return self.words.index(word) + self.first if self.words else int(word)

    def pattern(self) -> str:
        longest_first = sorted(self.words, key=len, reverse=True)
        return "|".join(re.escape(word) for word in longest_first) if self.words else r"-?[0-9]+"


class Kind:
    """One kind of decision: its name, its number (the first of them when it has fields) and its fields.

    `text` is its notation with the fields in braces; the name and the fields in a row, unless said otherwise. `texts` spells
    all of them out instead. `also` adds fields that follow from the others, `only` says which combinations exist."""

    def __init__(
        self,
        name: str,
        number: int,
        fields: Sequence[Field],
        text: str = "",
        texts: Sequence[str] = (),
        also: Callable[[Fields], Fields] | None = None,
        only: Callable[[Fields], bool] | None = None,
    ) -> None:
        self.name = name
        self.number = number
        self.fields = list(fields)
        self._by_step = sorted(self.fields, key=lambda field: -field.step)
        self.text = text or " ".join([name, *(f"{{{field.name}}}" for field in fields)])
        self.texts = list(texts)
        self.also = also
        self.only = only
        self.end = number + 1 + sum((field.last - field.zero) * field.step for field in fields)
        """One more than its last number."""
        self._pattern: re.Pattern[str] | None = None

    def of(self, offset: int) -> int:
        """The action of what the fields come to, as the rules count it: a card, a cell."""
        return self.number + offset

    def offset(self, action: int) -> int:
        return action - self.number

    def covers(self, action: int) -> bool:
        """Whether an action is of this kind."""
        return self.number <= action < self.end

    def fields_of(self, action: int) -> Fields | None:
        """The fields of one of its actions; None for a number between them."""
        rest = action - self.number
        fields: Fields = {field.name: 0 for field in self.fields}
        for field in self._by_step:
            value = rest // field.step + field.zero
            rest %= field.step
            if not field.first <= value <= field.last:
                return None
            fields[field.name] = value
        if rest or (self.only is not None and not self.only(fields)):
            return None
        if self.also is not None:
            fields.update(self.also(fields))
        return fields

    def has(self, action: int) -> bool:
        return self.fields_of(action) is not None

    def is_dense(self) -> bool:
        """Whether every number from its first to its last is an action."""
        count = 1
        for field in self.fields:
            count *= field.last - field.first + 1
        return self.only is None and count == self.end - self.number

    def find(self, fields: Fields) -> int:
        """The action with these fields; those that follow from others may be left out. NO_ACTION where there is none."""
        action = self.number
        for field in self.fields:
            if field.name not in fields:
                return NO_ACTION
            value = fields[field.name]
            if not field.first <= value <= field.last:
                return NO_ACTION
            action += (value - field.zero) * field.step
        found = self.fields_of(action)
        if found is None or any(found.get(name) != value for name, value in fields.items()):
            return NO_ACTION
        return action

    def notate(self, action: int) -> str:
        if self.texts:
            return self.texts[action - self.number]
        fields = self.fields_of(action)
        assert fields is not None, f"{action} is not of the kind {self.name}"
        return self.text.format(**{field.name: field.word(fields[field.name]) for field in self.fields})

    def parse(self, text: str) -> int:
        """The action that is written so; NO_ACTION where none is."""
        if self.texts:
            return self.number + self.texts.index(text) if text in self.texts else NO_ACTION
        if self._pattern is None:
            self._pattern = re.compile(self._pattern_of_text())
        match = self._pattern.fullmatch(text)
        if match is None:
            return NO_ACTION
        action = self.find({field.name: field.value(match[field.name]) for field in self.fields})
        return action if action != NO_ACTION and self.notate(action) == text else NO_ACTION

    def _pattern_of_text(self) -> str:
        pattern = re.escape(self.text)
        for field in self.fields:
            pattern = pattern.replace(re.escape(f"{{{field.name}}}"), f"(?P<{field.name}>{field.pattern()})")
        return pattern


class ActionSpace:
    """Every kind of decision in a game, in the order of their numbers."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self.size = 0
        """Every action is below it; not every number below it is an action."""
        self.ids: dict[str, list[str]] = {}
        """The fields that tell an entry of the catalogue, each with the ids of those entries."""

    def kind(
        self,
        name: str,
        number: int,
        *fields: Field,
        text: str = "",
        texts: Sequence[str] = (),
        also: Callable[[Fields], Fields] | None = None,
        only: Callable[[Fields], bool] | None = None,
    ) -> Kind:
        """Declare a kind, as `Kind` describes it."""
        assert number >= self.size, f"the numbers of {name} begin among those of {self.kinds[-1].name}"
        declared = Kind(name, number, fields, text, texts, also, only)
        self.kinds.append(declared)
        self.size = declared.end
        self.ids |= {field.name: field.ids for field in fields if field.ids}
        return declared

    def move(self, action: int) -> Move:
        """The readable form; raises ValueError for a number that is no action."""
        for kind in self.kinds:
            if kind.covers(action):
                fields = kind.fields_of(action)
                if fields is not None:
                    return Move(kind.name, fields)
        raise ValueError(f"{action} is no action")

    def spoken(self, fields: Fields) -> dict[str, str | int]:
        """A move's fields as the arguments of its text: what the catalogue names comes by its id."""
        return {name: self.ids[name][value - 1] if name in self.ids else value for name, value in fields.items()}

    def notate(self, action: int) -> str:
        """How a record writes the action."""
        for kind in self.kinds:
            if kind.covers(action):
                return kind.notate(action)
        raise ValueError(f"{action} is no action")

    def parse(self, text: str) -> int:
        """The action that a record's words mean; raises ValueError when they mean none."""
        for kind in self.kinds:
            action = kind.parse(text)
            if action != NO_ACTION:
                return action
        raise ValueError(text)

    def find(self, name: str, fields: Fields) -> int:
        """The action of a move; raises ValueError when there is no such move."""
        for kind in self.kinds:
            if kind.name == name:
                action = kind.find(fields)
                if action != NO_ACTION:
                    return action
        raise ValueError(f"there is no move {Move(name, fields)!r}")
