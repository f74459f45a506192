"""What travels between server and browser of what goes on around a game: who went, who came back, what is said.

Part of wire.py; like that it holds no logic.
"""

from typing import Annotated, Literal

import msgspec

TEXT_LENGTH = 200

Reaction = Literal["thumb", "heart", "laugh", "wow", "party", "oops"]
Phrase = Literal[
    "hello",
    "luck",
    "well_built",
    "nice_move",
    "thanks",
    "moment",
    "whose_turn",
    "sorry",
    "close",
    "good_game",
    "again",
    "bye",
]
"""What can be said without writing: everybody reads it in their own language, as talk-phrase-… and talk-reaction-…"""
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=TEXT_LENGTH)]
SaidKind = Literal["reaction", "phrase", "text", "nudge"]


# What the browser sends


class Saying(msgspec.Struct, tag_field="kind", forbid_unknown_fields=True):
    """What is said."""


class SayReaction(Saying, tag="reaction"):
    text: Reaction


class SayPhrase(Saying, tag="phrase"):
    text: Phrase


class SayText(Saying, tag="text"):
    """Free words, where the host allows them. They are plain: signs of markup are shown as they are."""

    text: Text


class Say(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{id}/talk"""

    what: SayReaction | SayPhrase | SayText
    seat: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    """Which of my seats speaks; null: my first, or a spectator."""


class TalkRules(msgspec.Struct, forbid_unknown_fields=True):
    """PUT /api/tables/{id}/talk: the host says who may talk how."""

    free_text: bool
    """Those who may talk may write what they like."""
    watchers: bool
    """Spectators may talk too."""


# What the server sends


class Said(msgspec.Struct):
    """Something that somebody said at the table."""

    number: int
    kind: SaidKind
    text: str
    """Of a phrase or reaction its id, else plain words; empty for a nudge."""
    name: str
    mine: bool
    watcher: bool
    """A spectator said it."""
    to: str
    """Who is nudged."""
    to_me: bool
    at: int


class Muted(msgspec.Struct):
    """Somebody at this table whom I do not want to hear."""

    number: int
    """Of something that they said here."""
    name: str


class News(msgspec.Struct, tag_field="type"):
    """What the socket tells without being asked."""


class TalkNews(News, tag="talk"):
    """What was said. First on a connection where there is something to hear."""

    said: list[Said]
    is_all: bool
    """This replaces what was told before; otherwise it comes after it."""
    muted: list[Muted]


class Note(msgspec.Struct):
    """Something that happened around the game, told to everybody at the table."""

    number: int
    message: str
    """A Fluent id, talk-note-…, that takes `name`."""
    name: str
    """Of whom it tells."""
    mine: bool
    """It tells of the one who reads."""
    before: bool
    """It happened before the game began."""
    after: int
    """So many entries of the log come before it."""
    step: int
    """The moment in the replay at which this had just happened."""


class NotesNews(News, tag="notes"):
    """All that happened around the game until now; it replaces the notes before."""

    notes: list[Note]
