"""What the server shows of a table, as wire structs: the table with its seats, and the position through one seat's
eyes.

Everything here is built for one pair of eyes and never holds more than those may know. live.py and the routes call
it.
"""

import json
import time
from typing import Any

import msgspec

from tabletown.engine.chance import commitment
from tabletown.engine.contract import SPECTATOR, Score, State
from tabletown.server.fold import Fold
from tabletown.server.rows import SeatRow, Stored, TableRow
from tabletown.server.wire import (
    LegalMove,
    LogEntry,
    Message,
    Position,
    Result,
    Rival,
    ScorePart,
    ScoreSheet,
    SeatState,
    TableInfo,
)

MINUTE = 60


def seat_states(table: TableRow, seats: list[SeatRow], acting: list[int], holder: str) -> list[SeatState]:
    """The seats as a person with this hash may see them; the hash of nobody is empty."""
    now = int(time.time())
    sits_here = holder != "" and any(seat.holder == holder for seat in seats)
    return [_seat_state(table, seat, acting, holder, sits_here, now) for seat in seats]


def _seat_state(table: TableRow, seat: SeatRow, acting: list[int], holder: str, sits_here: bool, now: int) -> SeatState:
    is_mine = holder != "" and seat.holder == holder
    is_person = seat.kind == "person"
    is_here = seat.kind == "bot" or (is_person and seat.here_until > now)
    return SeatState(
        seat=seat.seat,
        kind="bot" if seat.handed else seat.kind,
        name=seat.name,
        level=seat.level,
        mine=is_mine,
        host=is_person and seat.holder == table.host,
        here=is_here,
        thinking=seat.seat in acting,
        done=table.stage == "running" and seat.seat not in acting,
        away_since=seat.seen if is_person and not is_here and seat.seen else None,
        handed_over=seat.handed,
        can_hand_over=sits_here and not is_mine and may_hand_over(table, seat, now),
    )


def may_hand_over(table: TableRow, seat: SeatRow, now: int) -> bool:
    """Someone who left the running game long enough ago, by the table's own rule."""
    left = max(seat.seen, seat.here_until)
    return (
        table.stage == "running"
        and seat.kind == "person"
        and not seat.handed
        and left + table.hand_over * MINUTE <= now
    )


def table_info(table: TableRow, seats: list[SeatRow], acting: list[int], holder: str) -> TableInfo:
    return TableInfo(
        id=table.id,
        game=table.game,
        edition=table.edition,
        options=json.loads(table.options),
        stage=table.stage,
        seats=seat_states(table, seats, acting, holder),
        speed=table.speed,
        spectators=table.spectators,
        listed=table.listed,
        hand_over=table.hand_over,
        hosting=holder != "" and table.host == holder,
        created=table.created,
        updated=table.updated,
        commitment=commitment(table.secret),
        imported=table.imported,
        result=result_of(table),
    )


def listed_info(stored: Stored, holder: str) -> TableInfo:
    """A table that is only read, as its row tells of it."""
    return table_info(stored.table, stored.seats, acting_in(stored.table), holder)


def acting_in(table: TableRow) -> list[int]:
    return msgspec.json.decode(table.acting, type=list[int])


def result_of(table: TableRow) -> Result | None:
    return msgspec.json.decode(table.result, type=Result) if table.result else None


class Face(msgspec.Struct):
    """The costly part of a position, ready to send: the same for everybody who looks through these eyes."""

    seen: int
    view: msgspec.Raw
    legal: msgspec.Raw
    scores: msgspec.Raw


def face(fold: Fold, eyes: int) -> Face:
    state = fold.match.state
    encode = msgspec.json.encode
    return Face(
        seen=fold.seen[eyes],
        view=msgspec.Raw(encode(state.view(eyes))),
        legal=msgspec.Raw(encode(_legal(fold, eyes))),
        scores=msgspec.Raw(encode(score_sheets(state, eyes))),
    )


def _legal(fold: Fold, eyes: int) -> list[LegalMove]:
    if eyes == SPECTATOR:
        return []
    gains = fold.match.gains(eyes)
    found = []
    for action, gain in zip(fold.match.state.legal(eyes), gains, strict=True):
        move = fold.game.move(action)
        found.append(LegalMove(action, move.kind, move.fields, gain))
    return found


def score_sheets(state: State, eyes: int) -> list[ScoreSheet]:
    """Everybody's points as these eyes see them: one's own with the unfinished turn."""
    scores = state.scores()
    if eyes != SPECTATOR:
        scores[eyes] = state.score_seen_by(eyes)
    return [_score_sheet(score) for score in scores]


def rival(state: State) -> Rival | None:
    against = state.rival()
    return None if against is None else Rival(against.name, _score_sheet(against.score))


def _score_sheet(score: Score) -> ScoreSheet:
    return ScoreSheet(score.total, [ScorePart(name, points) for name, points in score.parts])


def prompt(state: State, eyes: int) -> Message:
    asked = state.prompt(eyes)
    return Message(asked.message, asked.args)


def log_entries(fold: Fold, start: int) -> list[LogEntry]:
    """The public log from an index on."""
    return [
        LogEntry(event.message, event.seat, event.args, epoch, step)
        for event, (epoch, step) in zip(fold.match.events[start:], fold.moments[start:], strict=True)
    ]


def position(fold: Fold, eyes: int, shown: Face, seats: list[SeatState], log_start: int) -> Position:
    state = fold.match.state
    is_over = state.over()
    return Position(
        seq=shown.seen,
        seat=eyes,
        seats=seats,
        view=_ready(shown.view),
        legal=_ready(shown.legal),
        prompt=prompt(state, eyes),
        can_take_back=eyes != SPECTATOR and fold.match.can_take_back(eyes),
        scores=_ready(shown.scores),
        log=log_entries(fold, log_start),
        log_start=log_start,
        over=is_over,
        end_reason=state.end_reason(),
        ranking=state.ranking() if is_over else [],
    )


def _ready(encoded: msgspec.Raw) -> Any:
    """JSON that stands for a field of any type: encoded once and sent to everybody who looks through the same eyes."""
    return encoded
