"""Feedback as one goes: whether the turn that somebody has just ended was good, and what would have been better.

Only for whoever plays alone or against bots, and never where a try at the deal of the day counts. A worker of its own looks
back, so no bot waits for it; it judges as a review does, with the eyes of the seat. The routes call it.
"""

from tabletown.engine.match import Match, Step
from tabletown.server import presenting
from tabletown.server.bots_play import job_for
from tabletown.server.bots_pool import BotFailedError, BotPool
from tabletown.server.fold import Fold
from tabletown.server.identity import Person, Signer
from tabletown.server.problems import HttpError
from tabletown.server.replays import Replays
from tabletown.server.review_worker import round_of
from tabletown.server.reviews import shown_turn, tried_on
from tabletown.server.tables import LiveTable
from tabletown.server.wire_feedback import AskFeedback, Feedback

NOTHING_NEW = Feedback(-1, None, None, None)


def demand(table: LiveTable, seat: int, person: Person) -> Fold:
    """The game; raises unless this person may be told about this seat's turns."""
    if seat not in table.seats_of(person.holder):
        raise HttpError(403, "error-not-your-seat", "seat")
    fold = table.running()
    if not presenting.is_practice(table.row, table.seats):
        raise HttpError(403, "error-hint-day" if table.row.counts else "error-no-feedback")
    return fold


def last_turn(fold: Fold, seat: int) -> tuple[int, list[int]]:
    """Where the seat's last turn began that nobody can take back any more, and its actions; -1 before there is one."""
    settled: list[Step] = fold.match.settled
    last = next((step for step in reversed(settled) if step.seat == seat), None)
    if last is None:
        return -1, []
    epoch = [place for place, step in enumerate(settled) if step.epoch == last.epoch]
    return epoch[0], [settled[place].action for place in epoch if settled[place].seat == seat]


async def find(
    pool: BotPool, signer: Signer, replays: Replays, table: LiveTable, fold: Fold, wish: AskFeedback, depth: int
) -> Feedback:
    """What the coach says; the same turn always gets the same answer."""
    step, played = last_turn(fold, wish.seat)
    if step <= wish.after or not played:
        return NOTHING_NEW
    state = replays.moment(table, fold.match.settled, step).copy()
    job = job_for(table, fold, wish.seat, signer.derive(f"feedback {table.id} {wish.seat} {step}"))
    job.settled, job.pending = job.settled[:step], []
    job.played, job.depth = played, depth
    try:
        found = await pool.looked_back(job)
    except BotFailedError:
        raise HttpError(503, "error-busy") from None
    before = presenting.position(state, wish.seat, step)
    if found is None:
        return Feedback(step, None, before, None)
    turn = shown_turn(fold.game, found, step, round_of(before.view))
    better = tried_on(fold.game, Match(state), wish.seat, found.better, step).position if found.better else None
    return Feedback(step, turn, before, better)
