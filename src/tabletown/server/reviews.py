"""Reviews: who may have one, what of it is sent, and turns tried instead of the played ones. The routes call it.

Whoever may see the replay of a finished game may have its review. There is none for a running game, and none for a try at a
deal of the day that others still play. reviewing.py makes them.
"""

from bisect import bisect_right
from itertools import accumulate

from tabletown.coach.marks import mark_of
from tabletown.coach.reviewed import Figure, Odds, ReviewedTurn
from tabletown.engine.contract import IllegalAction
from tabletown.engine.game import Game
from tabletown.engine.match import Match
from tabletown.server import presenting
from tabletown.server.bots_play import job_for
from tabletown.server.bots_pool import BotFailedError, BotPool
from tabletown.server.fold import Fold
from tabletown.server.identity import Signer
from tabletown.server.problems import HttpError
from tabletown.server.replays import Replays, finished
from tabletown.server.review_worker import KeptReview
from tabletown.server.reviews_storage import ReviewRow
from tabletown.server.tables import LiveTable
from tabletown.server.wire import Message
from tabletown.server.wire_review import (
    GameReview,
    JudgedLine,
    ReviewBalance,
    ReviewFigure,
    ReviewMark,
    ReviewMoment,
    ReviewMove,
    ReviewNow,
    ReviewOdds,
    ReviewTurn,
    TriedLine,
)

NOTHING = Figure(0.0, 0.0)
MOST_WAITING = 200
"""So many reviews may be asked for and not be there; then nobody gets in line any more."""


def demand(table: LiveTable) -> Fold:
    """The game; raises unless it can be reviewed."""
    fold = finished(table)
    if not fold.match.state.over():  # a record of a game that was broken off
        raise HttpError(409, "error-not-over")
    if table.row.is_sealed():
        raise HttpError(409, "error-day-sealed")
    if fold.game.planner() is None:
        raise HttpError(409, "error-review-none")
    return fold


def now(fold: Fold, row: ReviewRow | None) -> ReviewNow:
    if row is None:
        return ReviewNow("none")
    if row.finished:
        return ReviewNow("done", review=_shown(fold, row.kept()))
    return ReviewNow(row.stage(), row.done, row.total, row.ahead)


def _shown(fold: Fold, kept: KeptReview) -> GameReview:
    review = kept.review
    steps = _steps(fold, review.turns)
    return GameReview(
        depth=review.depth,
        alone=kept.alone,
        turns=[
            shown_turn(fold.game, turn, steps[turn.number - 1], number)
            for turn, number in zip(review.turns, kept.rounds, strict=True)
        ],
        curve=[
            ReviewMoment(
                moment.turn,
                steps[moment.turn - 1],
                [_figure(each) for each in moment.outlook],
                moment.chance,
                [ReviewOdds(each.share, each.error) for each in moment.wins],
            )
            for moment in review.curve
        ],
        balances=[
            ReviewBalance(
                each.seat,
                each.result,
                *(_figure(part) for part in (each.start, each.decisions, each.opponents, each.chance, each.rest)),
            )
            for each in review.balances
        ],
        decided=review.decided,
    )


def _steps(fold: Fold, turns: list[ReviewedTurn]) -> list[int]:
    """For each turn the step at which its epoch began, and behind them the end. Replays go through an epoch seat by seat, as
    the turns of a record do."""
    begun = [heading.log for heading in fold.match.headings]
    starts = [0, *accumulate(len(turn.played) for turn in turns)]
    return [begun[bisect_right(begun, start) - 1] for start in starts[:-1]] + [starts[-1]]


def shown_turn(game: Game, turn: ReviewedTurn, step: int, round_number: int) -> ReviewTurn:
    mark: ReviewMark = turn.mark  # type: ignore[assignment]  # coach/marks.py has the same ones
    return ReviewTurn(
        number=turn.number,
        seat=turn.seat,
        step=step,
        round=round_number,
        mark=mark,
        cost=_figure(turn.cost),
        gain=_figure(turn.gain),
        played=_moves(game, turn.played),
        better=_moves(game, turn.better),
        reason=Message(turn.reason.message, turn.reason.args) if turn.reason else None,
        win_cost=_odds(turn.win_cost),
        win_gain=_odds(turn.win_gain),
    )


def _moves(game: Game, actions: list[int]) -> list[ReviewMove]:
    moves = [game.move(action) for action in actions]
    return [ReviewMove(action, move.kind, move.fields) for action, move in zip(actions, moves, strict=True)]


def _odds(odds: Odds | None) -> ReviewOdds | None:
    return None if odds is None else ReviewOdds(odds.share, odds.error)


def _figure(figure: Figure) -> ReviewFigure:
    return ReviewFigure(figure.points, figure.error)


def turn_of(row: ReviewRow | None, number: int) -> tuple[KeptReview, ReviewedTurn]:
    """A turn of a review that is there."""
    kept = row.kept() if row and row.finished else None
    if kept is None or not 1 <= number <= len(kept.review.turns):
        raise HttpError(404, "error-not-found", "turn")
    return kept, kept.review.turns[number - 1]


def tried(
    table: LiveTable, fold: Fold, replays: Replays, row: ReviewRow | None, number: int, actions: list[int]
) -> TriedLine:
    """The position in which a turn was decided, after these actions of its seat instead of the played ones."""
    kept, turn = turn_of(row, number)
    step = _steps(fold, kept.review.turns)[number - 1]
    return tried_on(fold.game, Match(replays.state(table, step).copy()), turn.seat, actions, step)


def tried_on(game: Game, match: Match, seat: int, actions: list[int], step: int) -> TriedLine:
    """What these actions of a seat would make of a position. What would be revealed behind the turn's end is not told."""
    is_whole = False
    for action in actions:
        try:
            draft = match.draft(seat, action)
        except IllegalAction:
            raise HttpError(422, "error-bad-request", "actions") from None
        if is_whole:
            raise HttpError(422, "error-bad-request", "actions")
        is_whole = draft.state.epoch != match.state.epoch or seat not in draft.state.acting()
        if not is_whole:
            match.keep(draft)
    position = presenting.position(match.state, seat, step)
    position.legal = presenting.legal_moves(game, match, seat)
    position.can_take_back = match.can_take_back(seat)
    return TriedLine(position, is_whole)


async def judged(
    pool: BotPool, signer: Signer, table: LiveTable, fold: Fold, row: ReviewRow | None, number: int, actions: list[int]
) -> JudgedLine:
    """What a whole turn costs compared with the best one that the review found; the same one always costs the same."""
    kept, turn = turn_of(row, number)
    if actions == turn.played or not turn.better:
        return _judgement(turn.cost if actions == turn.played else NOTHING, actions == turn.played)
    if actions == turn.better:
        return _judgement(NOTHING, is_played=False)
    job = job_for(table, fold, turn.seat, signer.derive(f"judge {table.id} {number} {actions}"))
    job.settled = job.settled[: _steps(fold, kept.review.turns)[number - 1]]
    job.pending = []
    job.judged = [actions, turn.better]
    try:
        return _judgement(Figure(*await pool.judged(job)), is_played=False)
    except BotFailedError:
        raise HttpError(503, "error-busy") from None


def _judgement(cost: Figure, is_played: bool) -> JudgedLine:
    mark: ReviewMark = mark_of(cost.points, cost.error, 0.0, 0.0)  # type: ignore[assignment]  # as in shown_turn
    return JudgedLine(mark, _figure(cost), is_played)
