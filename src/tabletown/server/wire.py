"""Everything that travels between server and browser, as structs. It holds no logic and touches nothing.

The server never sends sentences, only ids of Fluent messages with their arguments. `python tools/wire.py` writes the
same types as TypeScript into web/src/wire.ts. Times are seconds since 1970. Routes and rules are in docs/server.md.
"""

from typing import Annotated, Literal

import msgspec

from tabletown.server.views import View
from tabletown.server.wire_talk import News, Note, NotesNews, Say, TalkNews, TalkRules

NAME_LENGTH = 24
TOKEN_LENGTH = 64

Args = dict[str, str | int]
Name = Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)]
Word = Annotated[str, msgspec.Meta(max_length=40)]
Speed = Literal["live", "days"]
Stage = Literal["open", "running", "over", "left"]
"""`left`: everybody has gone before the end, or the host took the table away before it began."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
Watcher = Annotated[int, msgspec.Meta(ge=-1, le=99)]
"""A seat, or -1 for a spectator."""
ActionNumber = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
MoveKind = Annotated[str, msgspec.Meta(max_length=40)]
MoveFields = Annotated[dict[MoveKind, Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**31)]], msgspec.Meta(max_length=8)]
Seen = Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
MessageId = Annotated[str, msgspec.Meta(min_length=8, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
"""Made by the client, new for every intention. The same id sent twice counts once."""
HandOver = Annotated[int, msgspec.Meta(ge=1, le=60 * 24 * 30)]
TurnLimit = Annotated[int, msgspec.Meta(ge=0, le=60 * 24 * 30)]
"""Minutes for a decision, after which the others may hand the seat to a bot though its person is here; 0: no limit."""


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


class WantedSeat(Request, tag_field="kind"):
    """Who shall sit on a seat."""


class MySeat(WantedSeat, tag="me"):
    """I sit here."""


class OpenSeat(WantedSeat, tag="open"):
    """Whoever opens the link sits here."""


class BotSeat(WantedSeat, tag="bot"):
    level: Word


class LocalSeat(WantedSeat, tag="local"):
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
    hints: bool = False
    """People who play together may ask the coach; each hint is noted for all to see. Against bots it always may be asked."""
    name: Name = ""
    """What I am called from now on; empty: as before."""
    several: bool = False
    """Everybody may seat others at their own device; otherwise only the host may."""
    turn_limit: TurnLimit = 0


class KeptSeat(WantedSeat, tag="kept"):
    """A seat that stays as it is, with whoever sits there."""

    seat: SeatNumber


ChangedSeat = KeptSeat | OpenSeat | BotSeat


class ChangeTable(Request):
    """PUT /api/tables/{id}: the host changes a table that has not begun. It starts at once when no seat is open."""

    seats: Annotated[list[ChangedSeat], msgspec.Meta(min_length=1, max_length=100)]
    """The seats from now on. Nobody may sit on one that is not kept."""
    edition: Word = ""
    options: Annotated[dict[Word, Word], msgspec.Meta(max_length=20)] = {}
    speed: Speed = "live"
    spectators: bool = True
    listed: bool = False
    hand_over: HandOver | None = None
    hints: bool = False
    several: bool = False
    turn_limit: TurnLimit = 0


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
    """Empty: the usual one."""


# HTTP: what the server answers


class Me(msgspec.Struct):
    """GET, POST and PUT /api/me"""

    id: str
    """Known to nobody else: it shows whether the socket and the page serve the same person. Empty for nobody."""
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
    editions: list[EditionInfo]
    bots: list[str]
    """The levels of bots, from weak to strong."""
    usual: str
    """The level to offer first."""
    lessons: list[str]
    """What can be learnt by playing, the base rules first."""


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


class PrintablePart(msgspec.Struct):
    name: str
    repeated: bool
    """A sheet to write on, of which everybody wants one."""


class Printable(msgspec.Struct):
    """GET /api/games/{game}/print?edition=…"""

    game: str
    edition: str
    parts: list[PrintablePart]


class SeatState(msgspec.Struct):
    """A seat as everybody may see it, with two words for the one who asks."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    """Empty for a bot, which `character` names. At an open seat: for whom it is kept."""
    level: str
    """Of the bot that plays here now; empty when nobody or a person does."""
    character: str
    """Who the bot is, for everybody at the table: the text `table-name-…` says its name. Empty for people, also while a bot
    plays for them."""
    mine: bool
    host: bool
    """This person set the table, or was made its host."""
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
    out_of_time: bool
    """This person has taken longer than the table allows for a decision."""
    gone: bool
    """This person has left for good, unless they come back."""
    wins: int
    """Of the games that these people played one after the other, before this one."""
    invited: bool
    """This open seat is kept for the one who asks."""


class ScorePart(msgspec.Struct):
    id: str
    points: int
    sum: str = ""
    """How the points are worked out, where they are: `10 × 5`."""


class ScoreSheet(msgspec.Struct):
    total: int
    parts: list[ScorePart]


class Result(msgspec.Struct):
    end_reason: str
    ranking: list[int]
    """Each seat's place."""
    totals: list[int]


class BranchInfo(msgspec.Struct):
    """What a branch is: another way to go on from a position of a game, against bots. It counts nowhere."""

    origin: str
    """The table that it leaves; empty for everybody but the one who made it: whoever has a table's id may look at it."""
    seat: int
    """Who goes on differently."""
    round: int
    """0 where the game has no rounds."""
    redrawn: bool
    """The game was still going on: what that seat could not know was dealt anew."""
    title: str
    """What its player calls it; empty until then."""


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
    several: bool
    """Everybody may seat others at their own device; otherwise only the host may."""
    turn_limit: int
    """Minutes for a decision; 0: no limit."""
    free_text: bool
    """Those who talk here may write what they like."""
    watchers_talk: bool
    """Spectators may talk too."""
    hosting: bool
    """I am the host: I may change the table and start it."""
    updated: int
    commitment: str
    """SHA-256 of the secret seed, in hexadecimal."""
    result: Result | None
    next: str
    """The table at which the same people play again; empty until somebody asked for it."""
    day: str
    """The day whose deal is played here, 2026-11-17; empty: a deal of its own."""
    counts: bool
    """This is somebody's one try at that deal."""
    sealed: bool
    """That day has not closed: seed, record and other eyes stay closed until then."""
    lesson: str
    """The lesson that is played here, as GET /api/games names it; empty at other tables."""
    lessons: list[str]
    """Short lessons on what is played here beyond the base rules; none at a lesson."""
    hints: bool
    """Whoever plays here may ask the coach: the host allows it, or there are only bots to play against."""
    practice: bool
    """There are only bots to play against and nothing counts for others: one may try other ways from here while it runs."""
    branch: BranchInfo | None
    """What this table is a branch of; null at others."""


class Lobby(msgspec.Struct):
    """GET /api/tables"""

    mine: list[TableInfo]
    """Where I sit and the game is not over, those that wait for me first."""
    invited: list[TableInfo]
    """Tables at which a seat is kept for me."""
    let_go: list[TableInfo]
    """Tables whose host let me go from my seat within the last day, as long as I have none there again."""
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
    step: int
    """The moment in the replay at which this had just happened."""


class ReplayStep(msgspec.Struct):
    """One step of a finished game. Position `n` stands after the first n steps."""

    seat: int
    move: MoveInfo


class Replay(msgspec.Struct):
    """GET /api/tables/{id}/replay, for finished games"""

    steps: list[ReplayStep]
    epochs: list[int]
    """The steps before each epoch, in which chance laid something new on the table."""
    log: list[LogEntry]
    notes: list[Note]


class Rival(msgspec.Struct):
    """A printed opponent of whoever plays alone."""

    name: str
    """The id of the message that names it."""
    score: ScoreSheet


class LegalMove(msgspec.Struct):
    action: int
    kind: str
    fields: dict[str, int]
    gain: int
    """How it would change my score, from what I may know."""


class Tie(msgspec.Struct):
    """Two with equal points, and what put the seat ahead of the one behind it: a message as in the log."""

    message: str
    seat: int
    args: Args


class Position(msgspec.Struct):
    """The whole table through one seat's eyes: while the game runs, and at GET /api/tables/{id}/replay/{step}?seat=…"""

    seen: int
    """Counts what these eyes could see happen; in a replay, the steps."""
    seat: int
    view: View
    legal: list[LegalMove]
    """What this seat may do now; nothing in a replay."""
    prompt: Message
    can_take_back: bool
    scores: list[ScoreSheet]
    rival: Rival | None
    ties: list[Tie]
    """When the game is over: what decided between those with equal points."""
    over: bool
    since: int
    """Where in the log this seat's last turn ended: what others did from there on is news. Nothing in a replay."""


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


class SetupWish(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/setups: would such a table do? The answer is the problem that it would have, or null."""

    game: str
    edition: str
    seats: int
    options: dict[str, str] = {}


class Problem(msgspec.Struct):
    """Every error of every route, and of the socket."""

    code: int
    message: str
    """A Fluent id, error-…"""
    field: str = ""
    args: Args = {}


# The socket /api/tables/{id}/live?seat=…: what the browser sends


class FromBrowser(Request, tag_field="type"):
    """A message of the browser."""


class Asked(FromBrowser):
    """One that is answered: the answer names the id."""

    id: MessageId


class Deed(Asked):
    """One that changes the game. `seen` is that of the position which the player looked at."""

    seen: Seen
    seat: SeatNumber


class Play(Deed, tag="play"):
    """Do an action. `seen` is that of the position which the player looked at."""

    action: ActionNumber


class TakeBack(Deed, tag="take_back"):
    """Undo this seat's last step."""


class Restart(Deed, tag="restart"):
    """Undo all of this seat's turn."""


class Why(Asked, tag="why"):
    """Which rule forbids this move now? By kind and fields, as legal moves are told; the answer is `because`, or `failed`
    when the game has no such move."""

    seat: SeatNumber
    kind: MoveKind
    fields: MoveFields


class Look(FromBrowser, tag="look"):
    """Show me the table through this seat's eyes: one of my own, or -1 for what spectators see."""

    seat: Watcher


class Watch(FromBrowser, tag="watch"):
    """Whether the page is seen. Whoever only has it open somewhere is not here, and may be called. It has no answer."""

    looks: bool


class Ping(Asked, tag="ping"):
    """Is anybody there? The answer is `pong`."""


ClientMessage = Play | TakeBack | Restart | Why | Look | Watch | Ping


# The socket: what the server sends


class PositionNews(News, tag="position"):
    """A position that replaces the one before, and what the log has new."""

    position: Position
    log: list[LogEntry]
    log_start: int
    """Where `log` goes in the whole log: cut yours there, then append. 0 on the first position of a connection."""


class TableNews(News, tag="table"):
    """The table itself changed: someone sat down, it started, a seat was handed over. First message of a connection."""

    table: TableInfo
    me: str
    """Whom this connection serves, as `Me.id` says it: whom the cookie named when it was opened."""


class SeatsNews(News, tag="seats"):
    """Someone came, went, is to decide or has decided. It comes before the position that goes with it."""

    seats: list[SeatState]


class Answer(msgspec.Struct, tag_field="type"):
    id: str
    """Of the message that is answered."""


class Ack(Answer, tag="ack"):
    """Done and kept. Also the answer when the same id comes again."""

    seen: int


class Refused(Answer, tag="refused"):
    """Nothing changed: this rule forbids it."""

    rule: str


class Reload(Answer, tag="reload"):
    """Nothing changed: the position had moved on. The new one follows."""


class Because(Answer, tag="because"):
    """The answer to `why`: a rule's id, empty when the move is legal."""

    seat: int
    kind: str
    fields: dict[str, int]
    rule: str


class Pong(Answer, tag="pong"):
    """Yes."""


class Failed(Answer, tag="failed"):
    """The message could not be used: not readable, not my seat, too many at once."""

    id: str
    """Empty when the message was not readable."""
    problem: Problem


TableMessage = PositionNews | TableNews | SeatsNews | NotesNews | TalkNews
ServerMessage = TableMessage | Ack | Refused | Reload | Because | Pong | Failed

REQUESTS: tuple[type[msgspec.Struct], ...] = (
    *(Rename, NewTable, ChangeTable, SetupWish, TakeSeat, UseLink, Handing),
    *(Say, TalkRules),
)
ANSWERS: tuple[type[msgspec.Struct], ...] = (
    *(Me, GameInfo, Cards, Printable, Lobby, TableInfo, SeatLink),
    *(Replay, Position, Verification, Problem),
)
