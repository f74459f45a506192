"""The database's rows as the rest of the server holds them."""

from typing import Literal

import msgspec

RowKind = Literal["play", "take_back", "restart"]


class TableRow(msgspec.Struct):
    id: str
    game: str
    edition: str
    options: str
    """As JSON."""
    rules: int
    speed: Literal["live", "days"]
    spectators: bool
    listed: bool
    hand_over: int
    """In minutes."""
    host: str
    """The hash of the player who set the table."""
    secret: bytes
    stage: Literal["open", "running", "over"]
    imported: bool
    acting: str
    """The seats that may decide now, as JSON, so that a list of tables needs no replay."""
    bot_waits: bool
    """One of them is a bot."""
    result: str
    """As JSON; empty while the game runs."""
    created: int
    updated: int
    seq: int = 0
    version: int = 1
    presence: int = 1


WRITTEN_BY_MOVES = ("seq", "acting", "bot_waits", "stage", "result", "updated")
"""What of a table's row follows from its log. Whoever has read further in the log knows better."""


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

    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.handed


class LogRow(msgspec.Struct, frozen=True):
    seq: int
    seat: int
    kind: RowKind
    action: int
    client: str
    """Made by the one who acts, unique at the table: the same intention is never written twice."""


class Stored(msgspec.Struct):
    """All that is kept of a table."""

    table: TableRow
    seats: list[SeatRow]
    log: list[LogRow]
