"""Hints: who may have one, and how it is found. The coach thinks in the bots' worker processes; the routes call it.

Against bots a hint is always to be had, with other people only where the host allowed it; then everybody reads in the notes
that one was taken. Whoever plays a deal of the day for the board decides alone.
"""

from tabletown.server.bot_worker import Told
from tabletown.server.bots_play import job_for
from tabletown.server.bots_pool import BotFailedError, BotPool
from tabletown.server.fold import Fold
from tabletown.server.identity import Person, Signer
from tabletown.server.presenting import may_have_hints
from tabletown.server.problems import HttpError
from tabletown.server.seating import found_table, seat_at
from tabletown.server.storage import Storage
from tabletown.server.tables import LiveTable
from tabletown.server.wire import Message, MoveInfo
from tabletown.server.wire_hints import AskHint, Hint, HintChoice


def demand(table: LiveTable, number: int, person: Person) -> None:
    """Raise unless this person may have a hint for this seat now."""
    if number not in table.seats_of(person.holder):
        raise HttpError(403, "error-not-your-seat", "seat")
    table.running()
    if not may_have_hints(table.row, table.seats):
        raise HttpError(403, "error-hint-day" if table.row.counts else "error-no-hints")
    if table.seats[number].handed:
        raise HttpError(409, "error-handed-over", "seat")
    if number not in table.acting():
        raise HttpError(409, "error-hint-later", "seat")


async def mark(storage: Storage, table: LiveTable, number: int) -> bool:
    """Let the others know, once for each step of the game; whether there is news for them."""
    seq = table.running().seq
    is_marked = any((note.kind, note.seat, note.seq) == ("hint", number, seq) for note in table.notes)
    if is_marked or sum(seat.kind == "person" for seat in table.seats) < 2:
        return False
    async with storage.changing(table.id) as change:
        found = found_table(change)
        found.is_news = found.is_seating = False
        found.note("hint", seat_at(found, number))
    return True


async def find(pool: BotPool, signer: Signer, table: LiveTable, wish: AskHint) -> Hint:
    """What the coach says. The same position gets the same answer, however often it is asked for."""
    fold = table.running()
    seen = fold.seen[wish.seat]
    key = signer.derive(f"hint {table.id} {wish.seat} {seen}")
    job = job_for(table, fold, wish.seat, key)
    job.hint = wish.depth
    try:
        told = await pool.advice(job)
    except BotFailedError:
        raise HttpError(503, "error-busy") from None
    if not told:
        raise HttpError(409, "error-hint-none")
    return Hint(wish.seat, seen, told[0].futures, [_choice(fold, each) for each in told])


def _choice(fold: Fold, told: Told) -> HintChoice:
    moves = [fold.game.move(action) for action in told.actions]
    return HintChoice(
        [MoveInfo(move.kind, move.fields) for move in moves],
        told.behind,
        told.error,
        told.win,
        Message(told.reason, told.args),
    )
