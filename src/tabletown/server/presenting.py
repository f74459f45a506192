"""What the server shows of a table, as wire structs: the table with its seats, and the position through one seat's
eyes.

Everything here is built for one pair of eyes and never holds more than those may know. live.py and the routes call
it.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from tabletown.bots.company import SOMEBODY, company
from tabletown.engine.chance import commitment
from tabletown.engine.contract import SPECTATOR, Score, State
from tabletown.engine.game import Game
from tabletown.engine.match import Match
from tabletown.lessons.lesson import suiting
from tabletown.server import clock
from tabletown.server.fold import Fold
from tabletown.server.rows import NoteRow, SeatRow, Standing, TableRow
from tabletown.server.wire import (
    BranchInfo,
    LegalMove,
    LogEntry,
    Message,
    Position,
    PositionNews,
    Rival,
    ScorePart,
    ScoreSheet,
    SeatState,
    TableInfo,
    Tie,
)
from tabletown.server.wire_talk import Note
from tabletown.words import namesakes

MINUTE = 60
COARSE = 5 * MINUTE
"""Of the time when a table changed: exact ones would tell when another seat steps before it shows what it did."""


def seat_states(
    table: TableRow, standing: Standing, seats: list[SeatRow], holder: str, since: Sequence[int] = ()
) -> list[SeatState]:
    """The seats as a person with this hash may see them; the hash of nobody is empty. `since` is when each was asked, where the
    log has been read."""
    now = clock.now()
    sits_here = holder != "" and any(seat.holder == holder for seat in seats)
    cast = characters(table, seats)
    late = [is_out_of_time(table, standing, seat, since, now) for seat in seats]
    return [
        _seat_state(table, standing, seat, holder, sits_here, now, cast[seat.seat], late[seat.seat]) for seat in seats
    ]


def characters(table: TableRow, seats: list[SeatRow]) -> tuple[str, ...]:
    """Who the bots are. Nobody of them is called like a person at the table."""
    if not any(seat.kind == "bot" for seat in seats):
        return ("",) * len(seats)
    places = tuple(seat.name if seat.kind == "bot" else SOMEBODY for seat in seats)
    return company(
        commitment(table.secret), places, _namesakes(tuple(seat.name for seat in seats if seat.kind != "bot"))
    )


@lru_cache(4096)
def _namesakes(people: tuple[str, ...]) -> frozenset[str]:
    """Asked whenever somebody is shown a table, and always the same."""
    return namesakes("table-name-", people)


def _seat_state(
    table: TableRow,
    standing: Standing,
    seat: SeatRow,
    holder: str,
    sits_here: bool,
    now: int,
    character: str,
    is_late: bool,
) -> SeatState:
    is_running = standing.stage == "running"
    is_mine = holder != "" and seat.holder == holder
    is_person = seat.kind == "person"
    is_here = seat.kind == "bot" or (is_person and seat.here_until > now)
    return SeatState(
        seat=seat.seat,
        kind="bot" if seat.handed else seat.kind,
        name="" if seat.kind == "bot" else seat.name,
        level=seat.level,
        character=character,
        mine=is_mine,
        host=is_person and seat.holder == table.host,
        here=is_here,
        thinking=is_running and seat.seat in standing.acting,
        done=is_running and seat.seat not in standing.acting,
        away_since=seat.seen if is_person and not is_here and seat.seen else None,
        handed_over=seat.handed,
        can_hand_over=is_running and sits_here and not is_mine and (is_late or may_hand_over(table, seat, now)),
        out_of_time=is_late,
        gone=seat.gone,
        wins=seat.wins,
        invited=holder != "" and seat.kind == "open" and seat.invited == holder,
    )


def may_hand_over(table: TableRow, seat: SeatRow, now: int) -> bool:
    """Whether someone left a running game long enough ago, by the table's own rule."""
    left = max(seat.seen, seat.here_until)
    return seat.kind == "person" and not seat.handed and left + table.hand_over * MINUTE <= now


def is_out_of_time(table: TableRow, standing: Standing, seat: SeatRow, since: Sequence[int], now: int) -> bool:
    """Whether a person has let the others wait for longer than the table allows, looking at it or not."""
    if not table.turn_limit or standing.stage != "running" or seat.seat not in standing.acting or not since:
        return False
    asked = max(since[seat.seat], seat.back)
    return seat.kind == "person" and not seat.handed and asked + table.turn_limit * MINUTE <= now


def table_info(
    table: TableRow, standing: Standing, seats: list[SeatRow], holder: str, since: Sequence[int] = ()
) -> TableInfo:
    return TableInfo(
        id=table.id,
        game=table.game,
        edition=table.edition,
        options=table.options,
        stage=standing.stage,
        seats=seat_states(table, standing, seats, holder, since),
        speed=table.speed,
        spectators=table.spectators,
        listed=table.listed,
        hand_over=table.hand_over,
        several=table.several,
        turn_limit=table.turn_limit,
        free_text=table.free_text,
        watchers_talk=table.watchers_talk,
        hosting=holder != "" and table.host == holder,
        updated=standing.updated - standing.updated % COARSE,
        commitment=commitment(table.secret),
        result=standing.result,
        next=table.next,
        day=table.day,
        counts=table.counts,
        sealed=table.is_sealed(),
        lesson=table.lesson,
        lessons=[] if table.lesson else suiting(table.game, table.edition, len(seats), table.options),
        hints=may_have_hints(table, seats),
        practice=is_practice(table, seats),
        branch=_branch(table, holder),
    )


def is_practice(table: TableRow, seats: list[SeatRow]) -> bool:
    """Whether somebody plays here alone or against bots, and neither for a day's table nor in a lesson: then they may look back
    at their turns and try others while the game runs."""
    people = sum(seat.kind != "bot" for seat in seats)
    return people == 1 and not table.counts and not table.lesson and not table.imported


def _branch(table: TableRow, holder: str) -> BranchInfo | None:
    branch = table.branch
    if branch is None:
        return None
    is_mine = holder != "" and table.host == holder
    return BranchInfo(table.origin if is_mine else "", branch.seat, branch.round, branch.is_redrawn(), table.title)


def may_have_hints(table: TableRow, seats: list[SeatRow]) -> bool:
    """Whether those who play here may ask the coach: never where a try at the deal of the day counts, always against bots
    alone, and with other people, here or still to come, where the host says so."""
    if table.counts:
        return False
    others = sum(seat.kind != "bot" for seat in seats) > 1
    return table.hints or not others


class EncodedPosition(msgspec.Struct):
    """A position ready to send: the same for everybody who looks through these eyes."""

    seen: int
    json: msgspec.Raw


def encode_position(fold: Fold, observer: int) -> EncodedPosition:
    """How the table stands now through these eyes."""
    shown = position(fold.match.state, observer, fold.seen[observer])
    if observer != SPECTATOR:
        shown.legal = legal_moves(fold.game, fold.match, observer)
        shown.can_take_back = fold.match.can_take_back(observer)
        shown.since = fold.left_off[observer]
    return EncodedPosition(shown.seen, msgspec.Raw(msgspec.json.encode(shown)))


def position(state: State, observer: int, seen: int) -> Position:
    """What these eyes see, without anything to decide."""
    asked = state.prompt(observer)
    return Position(
        seen=seen,
        seat=observer,
        view=state.view(observer),  # type: ignore[arg-type]  # the contract cannot name every game's view
        legal=[],
        prompt=Message(asked.message, asked.args),
        can_take_back=False,
        scores=score_sheets(state, observer),
        rival=_rival(state),
        ties=_ties(state),
        over=state.over(),
        since=0,
    )


def legal_moves(game: Game, match: Match, observer: int) -> list[LegalMove]:
    gains = match.gains(observer)
    found = []
    for action, gain in zip(match.state.legal(observer), gains, strict=True):
        move = game.move(action)
        found.append(LegalMove(action, move.kind, move.fields, gain))
    return found


def score_sheets(state: State, observer: int) -> list[ScoreSheet]:
    """Everybody's points as these eyes see them: one's own with the unfinished turn."""
    scores = state.scores()
    if observer != SPECTATOR:
        scores[observer] = state.score_seen_by(observer)
    return [score_sheet(score) for score in scores]


def _rival(state: State) -> Rival | None:
    against = state.rival()
    return None if against is None else Rival(against.name, score_sheet(against.score))


def _ties(state: State) -> list[Tie]:
    return [Tie(event.message, event.seat, event.args) for event in state.ties()] if state.over() else []


def score_sheet(score: Score) -> ScoreSheet:
    return ScoreSheet(score.total, [ScorePart(name, points, score.sums.get(name, "")) for name, points in score.parts])


def log_entries(fold: Fold, start: int) -> list[LogEntry]:
    """The public log from an index on."""
    return [
        LogEntry(event.message, event.seat, event.args, step)
        for event, step in zip(fold.match.events[start:], fold.moments[start:], strict=True)
    ]


def notes(fold: Fold | None, rows: list[NoteRow], holder: str) -> list[Note]:
    """What happened around the game, each with its place in the log, as this person reads it."""
    return [_note(fold, row, holder) for row in rows]


def _note(fold: Fold | None, row: NoteRow, holder: str) -> Note:
    after = fold.events_at(row.seq) if fold else 0
    return Note(
        number=row.number,
        message=f"talk-note-{row.kind}",
        name=row.name,
        mine=holder != "" and row.holder == holder,
        before=row.before,
        after=after,
        step=fold.moments[after - 1] if fold and after else 0,
    )


def position_news(fold: Fold, shown: EncodedPosition, log_start: int) -> PositionNews:
    return PositionNews(_ready(shown.json), log_entries(fold, log_start), log_start)


def _ready(encoded: msgspec.Raw) -> Any:
    """JSON that stands for a field of any type: encoded once and sent to everybody who looks through the same eyes."""
    return encoded
