"""The deal of the day: one deal for everybody on this server, one try that counts, and the closing of a day.

Seed, try and bots follow from the server's key and the date, so that processes agree and a restart changes nothing. A try is
a table whose id follows from day, game and person: the database cannot hold a second one. What nobody may learn before
the day closes is kept by the seal (`TableRow.is_sealed`). The routes call it; services.py closes days.
"""

import base64
from contextlib import suppress
from typing import Literal

from sqlalchemy.exc import IntegrityError

from tabletown.bots import usual_bot
from tabletown.engine.game import Game
from tabletown.games import GAMES
from tabletown.server import clock, days, lots
from tabletown.server.config import Settings
from tabletown.server.identity import Person, Signer
from tabletown.server.problems import HttpError
from tabletown.server.rows import Stored
from tabletown.server.seating import lay_table
from tabletown.server.storage import Storage
from tabletown.server.wire import BotSeat, MySeat, NewSeat, NewTable

BOTS = 2
"""So many sit against everybody where the box has no game for one."""

Stage = Literal["open", "ending", "closed"]


class Daily:
    def __init__(self, storage: Storage, signer: Signer, settings: Settings) -> None:
        self._storage = storage
        self._signer = signer
        self._ahead = settings.clock_ahead
        self._closed = ""
        """Every day before this one is known to be closed: none of them can be tried any more."""

    def now(self) -> float:
        return clock.now() + self._ahead

    def checked_day(self, text: str) -> str:
        """The day asked for; raises for what is none, and for days to come."""
        today = days.day_at(self.now())
        if text == "today":
            return today
        if days.read_day(text) is None or text > today:
            raise HttpError(404, "error-no-day", "day")
        return text

    def stage(self, day: str) -> Stage:
        if self.now() < days.end_of(day):
            return "open"
        return "ending" if self.now() < days.close_of(day) else "closed"

    def secret(self, day: str, game: str) -> bytes:
        return self._signer.derive(f"deal {day} {game}")

    async def begin(self, day: str, game: str, person: Person) -> str:
        """My try at an open day, begun or gone on with; of a closed day a new game for practice. Returns its table."""
        wish = _wish(_game(game))
        stage = self.stage(day)
        if stage == "closed":
            wish.spectators = True
            return await self._lay(lots.for_link(), day, wish, person, counts=False)
        table_id = self._try_id(day, game, person)
        if table_id in await self._storage.pulses([table_id]):
            return table_id
        if stage == "ending":
            raise HttpError(409, "error-day-ended")
        with suppress(IntegrityError):  # the same person was quicker in another tab
            await self._lay(table_id, day, wish, person, counts=True)
        return table_id

    async def _lay(self, table_id: str, day: str, wish: NewTable, person: Person, counts: bool) -> str:
        stored: Stored = lay_table(wish, person, table_id, self.secret(day, wish.game))
        stored.table.day, stored.table.counts = day, counts
        await self._storage.create(stored)
        return table_id

    def _try_id(self, day: str, game: str, person: Person) -> str:
        derived = self._signer.derive(f"try {day} {game} {person.holder}")
        return base64.urlsafe_b64encode(derived[:16]).rstrip(b"=").decode()

    async def close(self) -> list[str]:
        """Close every day whose time has come; returns the tables that this changed."""
        first = days.first_open(self.now())
        if first == self._closed:
            return []
        changed = await self._storage.close_days(first)
        self._closed = first
        return changed


def wishes() -> list[NewTable]:
    """What lies on the table for everybody, for each game on the shelf."""
    return [_wish(game) for game in GAMES.values()]


def _wish(game: Game) -> NewTable:
    edition = game.editions()[0]
    fewest, most = game.seats(edition)
    bots = 0 if fewest == 1 else max(fewest - 1, min(BOTS, most - 1))
    seats: list[NewSeat] = [MySeat(), *(BotSeat(usual_bot(game.name)) for _ in range(bots))]
    return NewTable(game.name, seats, edition, spectators=False)


def _game(name: str) -> Game:
    game = GAMES.get(name)
    if game is None:
        raise HttpError(404, "error-not-found", "game")
    return game
