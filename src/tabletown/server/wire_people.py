"""What travels about a person between server and browser: other devices, what is kept, and how to be called back.

Structs like those of wire.py, without logic; tools/wire.py writes them as TypeScript too.
"""

from typing import Annotated, Literal

import msgspec

from tabletown.server.wire import TOKEN_LENGTH, Request, Word


class UseCode(Request):
    """POST /api/device: this device becomes the person who made the code."""

    code: Annotated[str, msgspec.Meta(max_length=40)]
    """Twelve digits; what stands between them is passed over."""


class DeviceCode(msgspec.Struct):
    """POST /api/me/code. A new code makes the one before useless."""

    code: str
    expires: int


class Waiting(msgspec.Struct):
    """GET /api/waiting"""

    tables: list[str]
    """Those at which it is my turn."""


Minute = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]
"""Of the day."""
Endpoint = Annotated[str, msgspec.Meta(max_length=1_000)]
PushKey = Annotated[str, msgspec.Meta(max_length=100, pattern=r"^[A-Za-z0-9_-]+=*$")]


class CallWishes(Request):
    """PUT /api/me/calls: how I am called back."""

    language: Word
    zone: Annotated[str, msgspec.Meta(max_length=64)]
    """As in the time zone database: Europe/Kyiv."""
    quiet_from: Minute
    quiet_to: Minute
    """Equal: never quiet."""


class PushHere(Request):
    """POST /api/me/push: this browser may be called, as it told through `PushSubscription`."""

    endpoint: Endpoint
    p256dh: PushKey
    auth: PushKey


class PushStop(Request):
    """POST /api/me/push/stop: this browser is not called any more."""

    endpoint: Endpoint


class MailHere(Request):
    """PUT /api/me/mail: call me at this address, once its owner has confirmed it."""

    address: Annotated[str, msgspec.Meta(max_length=254)]
    language: Word


class MailToken(Request):
    """POST /api/mail/confirm: the link that was sent to the address."""

    token: Annotated[str, msgspec.Meta(min_length=16, max_length=TOKEN_LENGTH)]


class Done(msgspec.Struct):
    """It is done, and there is nothing more to say."""


class MyCalls(msgspec.Struct):
    """How I am called back. Where to is never sent to anybody."""

    key: str
    """What a browser must know of this server to let itself be called."""
    devices: list[str]
    """SHA-256 of the address of each browser that is called: by it a browser can tell whether it is one of them."""
    mail: Literal["never", "none", "asked", "confirmed"]
    """Whether mails are sent to me; `never` where the operator has configured no mail server."""
    zone: str
    quiet_from: int
    quiet_to: int
    """The night, while I have not wished otherwise; equal: never quiet."""
    night_from: int
    night_to: int
    asked: bool
    """I have answered once whether I want to be called: I am not asked again."""


class ExportedMove(msgspec.Struct):
    at: int
    move: str
    """In the notation of records."""


class ExportedSeat(msgspec.Struct):
    table: str
    game: str
    edition: str
    options: dict[str, str]
    stage: str
    created: int
    seat: int
    name: str
    gave_up: bool
    off_my_list: bool
    last_seen: int
    place: int | None
    points: int | None
    moves: list[ExportedMove]
    """Only what was done at this seat."""


class Export(msgspec.Struct):
    """GET /api/me/export: all that is kept about me."""

    name: str
    made: int
    seats: list[ExportedSeat]
    more: dict[str, list[dict[str, str | int | bool | None]]]
    """What else is kept, by its kind."""


REQUESTS: tuple[type[msgspec.Struct], ...] = (UseCode, CallWishes, PushHere, PushStop, MailHere, MailToken)
ANSWERS: tuple[type[msgspec.Struct], ...] = (DeviceCode, Waiting, MyCalls, Done)
