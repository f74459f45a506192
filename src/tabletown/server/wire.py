"""Everything that travels between server and browser, as structs. It holds no logic and touches nothing.

The server never sends sentences, only ids of Fluent messages with their arguments. `python tools/wire.py` writes the
same types as TypeScript into web/src/wire.ts. Times are seconds since 1970. Routes and rules are in docs/server.md.
"""

from typing import Annotated, Literal

import msgspec

from tabletown.server.views import View

NAME_LENGTH = 24
TOKEN_LENGTH = 64

Args = dict[str, str | int]
Name = Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)]
Word = Annotated[str, msgspec.Meta(max_length=40)]
Speed = Literal["live", "days"]
Stage = Literal["open", "running", "over"]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
Watcher = Annotated[int, msgspec.Meta(ge=-1, le=99)]
"""A seat, or -1 for a spectator."""
ActionNumber = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
Seq = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
MessageId = Annotated[str, msgspec.Meta(min_length=8, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
"""Made by the client, new for every intention. The same id sent twice counts once."""
HandOver = Annotated[int, msgspec.Meta(ge=1, le=60 * 24 * 30)]


# Both ways


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser sends over HTTP."""


class Message(msgspec.Struct):
    """A Fluent message with its arguments."""

    message: str
    args: Args


# HTTP: what the browser sends


class Rename(Request):
    """PUT /api/me"""

    name: Name


class MySeat(msgspec.Struct, tag="me", tag_field="kind", forbid_unknown_fields=True):
    """I sit here."""


class OpenSeat(msgspec.Struct, tag="open", tag_field="kind", forbid_unknown_fields=True):
    """Whoever opens the link sits here."""


class BotSeat(msgspec.Struct, tag="bot", tag_field="kind", forbid_unknown_fields=True):
    level: Word


class LocalSeat(msgspec.Struct, tag="local", tag_field="kind", forbid_unknown_fields=True):
    """Another person at this device."""

    name: Name


NewSeat = MySeat | OpenSeat | BotSeat | LocalSeat


class NewTable(Request):
    """POST /api/tables. It starts at once when no seat is open."""

    game: Word
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=100)]
    edition: Word = ""
    """Empty: the edition that the game offers first."""
    options: Annotated[dict[Word, Word], msgspec.Meta(max_length=20)] = {}
    speed: Speed = "live"
    spectators: bool = True
    listed: bool = False
    """Shown to everybody among the open tables; otherwise only the link leads to it."""
    hand_over: HandOver | None = None
    """Minutes of absence after which the others may hand a seat to a bot; null: 5 for live play, 3 days otherwise."""
    name: Name = ""
    """What I am called from now on; empty: as before."""


class TakeSeat(Request):
    """POST /api/tables/{id}/seats/{seat}: sit down on an open seat."""

    name: Name = ""
    local: bool = False
    """For another person at this device: `name` is theirs."""


class UseLink(Request):
    """POST /api/seat-link: the seat moves to this device, and the link is used up."""

    token: Annotated[str, msgspec.Meta(min_length=16, max_length=TOKEN_LENGTH)]


class Handing(Request):
    """POST /api/tables/{id}/seats/{seat}/hand-over: a bot plays on for someone who has gone."""

    level: Word = ""
    """Empty: the strongest."""


# HTTP: what the server answers


class Me(msgspec.Struct):
    """GET, POST and PUT /api/me"""

    id: str
    """Tells readers of one browser apart, and nothing else; empty for nobody."""
    name: str
    """Empty until one is given."""


class OptionInfo(msgspec.Struct):
    name: str
    values: list[str]
    """The first one is the default."""


class EditionInfo(msgspec.Struct):
    name: str
    fewest: int
    most: int
    options: list[OptionInfo]


class GameInfo(msgspec.Struct):
    """GET /api/games gives a list of these."""

    name: str
    rules_version: int
    editions: list[EditionInfo]
    bots: list[str]
    """The levels of bots, from weak to strong."""


class CardEntry(msgspec.Struct):
    """One entry of a catalogue: its figures, and where they come from."""

    id: str
    source: str
    fields: dict[str, str | int | bool | list[int | str]]


class CardSection(msgspec.Struct):
    name: str
    entries: list[CardEntry]


class Cards(msgspec.Struct):
    """GET /api/games/{game}/cards?edition=…"""

    game: str
    edition: str
    sections: list[CardSection]


class SeatState(msgspec.Struct):
    """A seat as everybody may see it, with two words for the one who asks."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    """Empty for an open seat and for a bot, which is named after its level."""
    level: str
    """Of the bot that plays here now; empty when nobody or a person does."""
    mine: bool
    host: bool
    """This person set the table."""
    here: bool
    """Connected now. Bots are always here."""
    thinking: bool
    """May decide now."""
    done: bool
    """The game runs and this seat waits for others."""
    away_since: int | None
    """For a person who is not connected: since when, if ever seen."""
    handed_over: bool
    """A bot plays for the person `name`, who can take the seat back."""
    can_hand_over: bool
    """The one who asks may hand this seat to a bot now."""


class ScorePart(msgspec.Struct):
    id: str
    points: int


class ScoreSheet(msgspec.Struct):
    total: int
    parts: list[ScorePart]


class Result(msgspec.Struct):
    end_reason: str
    ranking: list[int]
    """Each seat's place."""
    totals: list[int]


class TableInfo(msgspec.Struct):
    """GET /api/tables/{id}, and the answer to everything that changes a table."""

    id: str
    game: str
    edition: str
    options: dict[str, str]
    stage: Stage
    seats: list[SeatState]
    speed: Speed
    spectators: bool
    listed: bool
    hand_over: int
    hosting: bool
    """I set this table: I may start it."""
    created: int
    updated: int
    commitment: str
    """SHA-256 of the secret seed, in hexadecimal."""
    imported: bool
    """It came from an uploaded record: there is only its replay."""
    result: Result | None


class Lobby(msgspec.Struct):
    """GET /api/tables"""

    mine: list[TableInfo]
    """Where I sit and the game is not over, those that wait for me first."""
    open: list[TableInfo]
    """Listed tables with a free seat, where I do not sit."""
    finished: list[TableInfo]
    """My finished games, newest first."""


class SeatLink(msgspec.Struct):
    """POST /api/tables/{id}/seats/{seat}/link. A new link makes the one before useless."""

    path: str
    """/seat/… — to open on the other device; the page there posts the token to /api/seat-link."""
    token: str


class MoveInfo(msgspec.Struct):
    kind: str
    fields: dict[str, int]


class LogEntry(msgspec.Struct):
    message: str
    seat: int
    """-1 for the table."""
    args: Args
    epoch: int
    step: int
    """The moment in the replay at which this had just happened."""


class ReplayStep(msgspec.Struct):
    """One step of a finished game. Position `n` stands after the first n steps."""

    epoch: int
    seat: int
    move: MoveInfo
    notation: str


class EpochMark(msgspec.Struct):
    """What chance laid on the table when an epoch began: `step` counts the steps before it."""

    epoch: int
    step: int
    heading: str


class Replay(msgspec.Struct):
    """GET /api/tables/{id}/replay, for finished games"""

    table: TableInfo
    steps: list[ReplayStep]
    epochs: list[EpochMark]
    log: list[LogEntry]


class Rival(msgspec.Struct):
    """A printed opponent of whoever plays alone."""

    name: str
    """The id of the message that names it."""
    score: ScoreSheet


class ReplayPosition(msgspec.Struct):
    """GET /api/tables/{id}/replay/{step}?seat=…"""

    step: int
    epoch: int
    seat: int
    view: View
    scores: list[ScoreSheet]
    rival: Rival | None
    prompt: Message
    over: bool


class Verification(msgspec.Struct):
    """GET /api/tables/{id}/verify"""

    commitment: str
    seed: str | None
    """In hexadecimal; null while the game runs."""
    seed_matches: bool | None
    """SHA-256 of the seed is the commitment."""
    deal_matches: bool | None
    """Dealt again from the seed and played again, the game takes the same course and ends the same way."""
    rules_version: int
    result: Result | None


class Problem(msgspec.Struct):
    """Every error of every route, and of the socket."""

    code: int
    message: str
    """A Fluent id, error-…"""
    field: str = ""
    args: Args = {}


# The socket /api/tables/{id}/live?seat=…: what the browser sends


class Play(msgspec.Struct, tag="play", tag_field="type", forbid_unknown_fields=True):
    """Do an action. `seq` is that of the position which the player looked at."""

    id: MessageId
    seq: Seq
    seat: SeatNumber
    action: ActionNumber


class TakeBack(msgspec.Struct, tag="take_back", tag_field="type", forbid_unknown_fields=True):
    """Undo this seat's last step."""

    id: MessageId
    seq: Seq
    seat: SeatNumber


class Restart(msgspec.Struct, tag="restart", tag_field="type", forbid_unknown_fields=True):
    """Undo all of this seat's turn."""

    id: MessageId
    seq: Seq
    seat: SeatNumber


class Why(msgspec.Struct, tag="why", tag_field="type", forbid_unknown_fields=True):
    """Which rule forbids this action now?"""

    id: MessageId
    seat: SeatNumber
    action: ActionNumber


class Look(msgspec.Struct, tag="look", tag_field="type", forbid_unknown_fields=True):
    """Show me the table through this seat's eyes: one of my own, or -1 for what spectators see."""

    seat: Watcher


class Ping(msgspec.Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    id: MessageId


ClientMessage = Play | TakeBack | Restart | Why | Look | Ping


# The socket: what the server sends


class LegalMove(msgspec.Struct):
    action: int
    kind: str
    fields: dict[str, int]
    gain: int
    """How it would change my score, from what I may know."""


class Position(msgspec.Struct, tag="position", tag_field="type"):
    """The whole table through one seat's eyes. Each replaces the one before."""

    seq: int
    """Counts what these eyes could see happen."""
    seat: int
    seats: list[SeatState]
    view: View
    legal: list[LegalMove]
    prompt: Message
    can_take_back: bool
    scores: list[ScoreSheet]
    log: list[LogEntry]
    log_start: int
    """Where `log` goes in the whole log: cut yours there, then append. 0 on the first position of a connection."""
    over: bool
    end_reason: str
    ranking: list[int]


class TableNews(msgspec.Struct, tag="table", tag_field="type"):
    """The table itself changed: someone sat down, it started, a seat was handed over. First message of a connection."""

    table: TableInfo
    me: str
    """Whom this connection serves, as in `Me`: whoever its cookie named when it was opened."""


class SeatsNews(msgspec.Struct, tag="seats", tag_field="type"):
    """Someone came or went; the position is as it was."""

    seats: list[SeatState]


class Ack(msgspec.Struct, tag="ack", tag_field="type"):
    """Done and kept. Also the answer when the same id comes again."""

    id: str
    seq: int


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    """Nothing changed: this rule forbids it."""

    id: str
    rule: str


class Reload(msgspec.Struct, tag="reload", tag_field="type"):
    """Nothing changed: the position had moved on. The new one follows."""

    id: str


class Because(msgspec.Struct, tag="because", tag_field="type"):
    """The answer to `why`: a rule's id, empty when the action is legal."""

    id: str
    seat: int
    action: int
    rule: str


class Pong(msgspec.Struct, tag="pong", tag_field="type"):
    id: str


class Failed(msgspec.Struct, tag="failed", tag_field="type"):
    """The message could not be used: not readable, not my seat, too many at once."""

    id: str
    """Empty when the message was not readable."""
    problem: Problem


ServerMessage = Position | TableNews | SeatsNews | Ack | Refused | Reload | Because | Pong | Failed

REQUESTS: tuple[type[msgspec.Struct], ...] = (Rename, NewTable, TakeSeat, UseLink, Handing)
ANSWERS: tuple[type[msgspec.Struct], ...] = (
    *(Me, GameInfo, Cards, Lobby, TableInfo, SeatLink),
    *(Replay, ReplayPosition, Verification, Problem),
)
