"""The database's rows as the rest of the server holds them.

A row of `tables` is held in two halves: what was agreed on, and how the game stands. The second half only repeats what
follows from the log, so that a list of tables needs no replay; whoever has the log folded asks the fold instead.
"""

from typing import Literal

import msgspec

from tabletown.engine.branching import Way
from tabletown.server.wire import Result, ScorePart, Stage
from tabletown.server.wire_talk import SaidKind

SOMEBODY = "somebody"
"""What a record calls a person who was forgotten."""
RowKind = Literal["play", "take_back", "restart"]
NoteKind = Literal[
    "left", "let_go", "sent_away", "host", "changed", "gave_up", "handed", "late", "back", "hint", "declined"
]


class Branch(msgspec.Struct):
    """Where a branch left the game that it is a branch of. docs/coach.md says how branches work."""

    root: str
    """The game itself, also of a branch of a branch. While it runs, its seed is a secret here too."""
    seat: int
    """Through whose eyes it was left, and who goes on differently."""
    round: int
    ways: list[Way]
    """What leads from the deal to the first position of the branch."""

    def is_redrawn(self) -> bool:
        return any(key for _, _, key in self.ways)


class TableRow(msgspec.Struct):
    """What was agreed on when the table was set."""

    id: str
    game: str
    edition: str
    options: dict[str, str]
    rules: int
    figures: str
    """The fingerprint of the catalogue's figures when the table was set; empty at tables that were set before it was kept."""
    speed: Literal["live", "days"]
    spectators: bool
    listed: bool
    hand_over: int
    """In minutes."""
    host: str
    """The hash of the player who set the table."""
    secret: bytes
    imported: bool
    """It came from an uploaded record: there is only its replay."""
    created: int
    abandoned: bool = False
    """Everybody has left it, or its host removed it before it began."""
    next: str = ""
    """The table at which the same people play again."""
    day: str = ""
    """The day whose deal is played here; empty: a deal of this table's own."""
    counts: bool = False
    """This is somebody's one try at that day's deal. Nobody may watch it until the day closes."""
    version: int = 1
    presence: int = 1
    told: int = 0
    """The number of the last thing that was noted or said here."""
    free_text: bool = False
    watchers_talk: bool = False
    lesson: str = ""
    """The lesson that is played here; empty at other tables. It is on no list and counts nowhere."""
    hints: bool = False
    """The host lets people who play together ask the coach."""
    several: bool = False
    """Everybody may seat others at their own device, not the host alone."""
    turn_limit: int = 0
    """Minutes that a decision may take before the others may hand the seat to a bot, also of somebody who is here; 0: any."""
    started: int = 0
    """When the last seat was taken; 0 before, and at tables that were set before it was kept."""
    origin: str = ""
    """The table from which this branch was made; empty at other tables. A branch is on no list of games and counts nowhere."""
    branch: Branch | None = None
    title: str = ""
    """What its player calls a branch."""

    def is_sealed(self) -> bool:
        """Its deal is still being played by others: whatever tells of it is for the one who plays here alone."""
        return self.counts and not self.spectators


class Standing(msgspec.Struct):
    """How the game stands after the first `seq` rows of its log."""

    stage: Stage
    updated: int
    seq: int = 0
    acting: list[int] = []
    """The seats that may decide now."""
    bot_waits: bool = False
    """One of them is a bot."""
    result: Result | None = None


class SeatRow(msgspec.Struct):
    table_id: str
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""
    """Of the bot that plays here, for itself or for a person who has gone."""
    handed: bool = False
    """A bot plays for a person who has gone."""
    holder: str = ""
    """The hash of the player who sits here; empty for open seats and bots."""
    link: str = ""
    """The hash of the token that moves this seat to another device."""
    here_until: int = 0
    """Connected, as far as the process that serves the connection last said."""
    seen: int = 0
    gone: bool = False
    """Its person has left; they may still come back."""
    hidden: bool = False
    """Its person has taken the table off their list."""
    wins: int = 0
    """Of the games that these people played one after the other, before this one."""
    invited: str = ""
    """The hash of the player for whom this open seat is kept, or of whom the host removed from it; `name` is theirs."""
    back: int = 0
    """When its person last took it back from a bot: their time begins anew."""

    def name_in_record(self) -> str:
        """Records are read everywhere: whoever was forgotten, and bots, have plain words for names there."""
        if self.kind == "bot":
            return self.level
        return self.name or SOMEBODY

    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.handed


def waits_for_bot(acting: list[int], seats: list[SeatRow]) -> bool:
    return any(seats[seat].is_played_by_bot() for seat in acting)


class LogRow(msgspec.Struct, frozen=True):
    seq: int
    seat: int
    kind: RowKind
    action: int
    request_id: str
    """Made by the one who acts, unique at the table: the same intention is never written twice."""
    at: int = 0
    """When it was written. One's own newest row has the time at which it was drafted."""


class NoteRow(msgspec.Struct, frozen=True):
    """Something that happened around the game: somebody went, came back, became the host."""

    number: int
    kind: NoteKind
    before: bool
    """Before the game began."""
    seq: int
    """So many rows of the log were there."""
    seat: int
    name: str
    """Of whom it tells."""
    holder: str


class SaidRow(msgspec.Struct, frozen=True):
    """Something that somebody said at the table."""

    number: int
    kind: SaidKind
    text: str
    seat: int
    """-1 for a spectator."""
    name: str
    holder: str
    to_name: str
    """Who is nudged."""
    to_holder: str
    at: int


class Stored(msgspec.Struct):
    """All that is kept of a table."""

    table: TableRow
    standing: Standing
    seats: list[SeatRow]
    log: list[LogRow]
    notes: list[NoteRow] = []
    said: list[SaidRow] = []
    mutes: list[tuple[str, str]] = []
    """Who does not want to hear whom, of those who said something here."""


class Tally(msgspec.Struct):
    """What a log comes to: points and their parts by seat."""

    totals: list[int]
    parts: list[list[ScorePart]]
    rival: str
    """The id of the message that names the printed opponent; empty where there is none."""
