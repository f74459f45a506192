"""Lessons as they travel to the browser. Holds no logic; the rest of the wire is in wire.py."""

from typing import Annotated

import msgspec

from tabletown.server.wire import Position, Request, Word


class BeginLesson(Request):
    """POST /api/lessons/{game}/{lesson}: begin a lesson, or go on with it."""

    fresh: bool = False
    """From its beginning, also when it is not over."""
    taught: Annotated[list[Word], msgspec.Meta(max_length=100)] = msgspec.field(default_factory=list)
    """Tables at which the teacher has nothing more to say, as this device knows it: what is only read leaves no trace
    in a game, nor does a teacher sent away."""


class Taught(msgspec.Struct):
    """Something that the teacher says."""

    id: str
    message: str
    """The id of its text."""
    point: list[str]
    """What it speaks of: places of the board, `*` for anything, or `choice:<kind>` for a button below it."""
    asks: bool
    """It wants a decision; anything else is only read."""


class LessonNow(msgspec.Struct):
    """GET /api/tables/{id}/lesson?read=…: what is taught now, to whoever has read so many steps."""

    number: int
    """Of the step, from 1; one more than `count` when all have been taught."""
    count: int
    step: Taught | None
    aside: str
    """The learner decided otherwise and can take it back: the id of what is said to that. Empty: no."""
    strayed: bool
    """The learner has gone another way, so the steps are over."""
    waits: bool
    """It is for others to decide."""
    tips: list[Taught]
    """What has come up since the steps are over."""


class ShownPicture(msgspec.Struct):
    """GET /api/games/{game}/pictures: a rule as two positions, which the game's board draws."""

    name: str
    message: str
    """The id of the sentence below it."""
    chapter: str
    """Of the rules."""
    about: list[str]
    """Places of the board that it explains, `*` for anything."""
    part: str
    """What of the board is drawn."""
    before: Position
    after: Position


REQUESTS: tuple[type[msgspec.Struct], ...] = (BeginLesson,)
ANSWERS: tuple[type[msgspec.Struct], ...] = (LessonNow, ShownPicture)
