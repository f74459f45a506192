"""Calling people back: when a turn has waited for a while and nobody looks, whoever is to move is told once.

Every process looks through the database now and then. A turn is known by how often the seat has come to decide, which the log
tells; the first process to write that number down sends the message, so two never do. services.py runs it.
"""

import asyncio
import datetime
import logging
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from tabletown.engine.contract import SPECTATOR
from tabletown.server import clock
from tabletown.server.calls_storage import Due
from tabletown.server.config import Settings
from tabletown.server.fold import Fold
from tabletown.server.identity import Signer
from tabletown.server.limits import RateLimits
from tabletown.server.mail import Mailer
from tabletown.server.metrics import Metrics
from tabletown.server.problems import HttpError
from tabletown.server.push import Outcome, Push, Subscription
from tabletown.server.storage import Storage
from tabletown.server.tables import Tables
from tabletown.words import Words

logger = logging.getLogger(__name__)

MOST_ROUNDS = 10_000
AT_ONCE = 20
"""People who are called side by side."""


class Calls:
    def __init__(
        self,
        storage: Storage,
        tables: Tables,
        push: Push,
        mailer: Mailer | None,
        signer: Signer,
        settings: Settings,
        limits: RateLimits,
        metrics: Metrics,
    ) -> None:
        self._storage = storage.calls
        self._mail = storage.mail
        self._tables = tables
        self._push = push
        self._mailer = mailer
        self._signer = signer
        self._settings = settings
        self._limits = limits
        self._metrics = metrics

    async def run(self) -> None:
        """For ever: look who is to be called."""
        while True:
            await asyncio.sleep(self._settings.call_every)
            try:
                await self.look()
            except Exception:
                logger.exception("calling people back failed")

    async def look(self) -> None:
        now = clock.now()
        waiting = await self._storage.due(now, int(now - self._settings.call_after), self._mailer is not None)
        at_once = asyncio.Semaphore(AT_ONCE)

        async def call(due: Due) -> None:
            async with at_once:
                if await self._claim(due):
                    await self._call(due)

        # Side by side: a push service that does not answer keeps nobody else waiting.
        wanted = [due for due in waiting if due.seat in due.acting and not is_quiet(due, now)]
        for outcome in await asyncio.gather(*map(call, wanted), return_exceptions=True):
            if isinstance(outcome, Exception):
                logger.error("somebody could not be called back", exc_info=outcome)

    async def _claim(self, due: Due) -> bool:
        """Whether this turn is ours to tell of: nobody has told of it yet."""
        try:
            table = await self._tables.get(due.table_id)
        except HttpError:
            return False  # it cannot be played here, so there is nothing to come back to
        fold = table.running()
        if due.seat not in table.acting():
            return False
        if due.seat in table.local_until:
            return False  # they came a moment ago: the database knows it later than we
        return await self._storage.claim(due.table_id, due.seat, turn_number(fold, due.seat), due.seq)

    async def _call(self, due: Due) -> None:
        if not self._limits.calls.take(due.holder):
            return
        say = Words(due.language)
        message = {"title": say("web-turn-yours"), "body": say(f"{due.game}-name"), "url": f"/table/{due.table_id}"}
        devices = await self._storage.subscriptions(due.holder)
        sealed = msgspec.json.encode(message)
        outcomes = await asyncio.gather(*(self._tell(device, sealed) for device in devices))
        if "sent" not in outcomes:  # one message a turn: a mail only to whom no push could reach
            await self._write(due)

    async def _write(self, due: Due) -> None:
        """By mail, if there is an address that its owner confirmed."""
        box = await self._mail.mailbox(due.holder) if self._mailer else None
        if self._mailer is None or box is None or not box.confirmed:
            return
        stop = self._signer.stop_token(due.holder, box.address)
        sent = await self._mailer.call(box.address, due.language, due.game, f"/table/{due.table_id}", stop)
        self._metrics.calls.add("mailed" if sent else "failed")

    async def _tell(self, subscription: Subscription, message: bytes) -> Outcome:
        outcome = await self._push.send(subscription, message)
        self._metrics.calls.add(outcome)
        if outcome == "gone":
            await self._storage.drop(subscription.endpoint)
        return outcome


def turn_number(fold: Fold, seat: int) -> int:
    """Rises with every turn of this seat and only then: it comes to decide anew, or, where all decide at once, a new round does
    not even let go of whoever was last."""
    round_number = getattr(fold.match.state.view(SPECTATOR), "round", 0) or 0
    return fold.turns[seat] * MOST_ROUNDS + int(round_number)


def is_quiet(due: Due, now: float) -> bool:
    """Whether it is night, or whatever time this person wants to have for themselves, where they live."""
    if due.quiet_from == due.quiet_to:
        return False
    try:
        there = datetime.datetime.fromtimestamp(now, ZoneInfo(due.zone or "UTC"))
    except (ZoneInfoNotFoundError, ValueError):
        there = datetime.datetime.fromtimestamp(now, datetime.UTC)
    minute = there.hour * 60 + there.minute
    if due.quiet_from < due.quiet_to:
        return due.quiet_from <= minute < due.quiet_to
    return minute >= due.quiet_from or minute < due.quiet_to
