"""Looking back at finished games: positions by step, records out and in, and the proof that the deal was honest."""

import time
from collections import OrderedDict

import msgspec

from tabletown.engine import record
from tabletown.engine.chance import commitment
from tabletown.engine.contract import IllegalAction
from tabletown.engine.match import Match
from tabletown.engine.record import RecordError
from tabletown.server import faces, lots
from tabletown.server.fold import Fold, deal_for
from tabletown.server.identity import Person, clean_name
from tabletown.server.problems import Trouble, bad_record
from tabletown.server.rows import LogRow, SeatRow, Stored, TableRow
from tabletown.server.tables import LiveTable
from tabletown.server.views import TABLE_GAMES
from tabletown.server.wire import (
    NAME_LENGTH,
    EpochMark,
    MoveInfo,
    Replay,
    ReplayPosition,
    ReplayStep,
    Result,
    Verification,
)

MOST_REPLAYS = 50


class Replays:
    """Keeps the positions that were looked at last, because readers mostly go on step by step."""

    def __init__(self) -> None:
        self._matches: OrderedDict[str, Match] = OrderedDict()

    def position(self, table: LiveTable, step: int, eyes: int) -> ReplayPosition:
        fold = finished(table)
        steps = fold.match.log()
        if not 0 <= step <= len(steps):
            raise Trouble(404, "error-not-found", "step")
        if not -1 <= eyes < len(table.seats):
            raise Trouble(404, "error-no-seat", "seat")
        match = self._matches.pop(table.id, None)
        if match is None or len(match.log()) > step:
            match = deal_for(table.row, len(table.seats)).match
        for played in steps[len(match.log()) : step]:
            match.play(played.seat, played.action)
        self._matches[table.id] = match
        if len(self._matches) > MOST_REPLAYS:
            self._matches.popitem(last=False)
        state = match.state
        return ReplayPosition(
            step=step,
            epoch=state.epoch,
            seat=eyes,
            view=state.view(eyes),  # type: ignore[arg-type]  # the contract cannot name every game's view
            scores=faces.score_sheets(state, eyes),
            rival=faces.rival(state),
            prompt=faces.prompt(state, eyes),
            over=state.over(),
        )


def finished(table: LiveTable) -> Fold:
    """The game from beginning to end; raises while it runs, because a replay shows everything."""
    if table.row.stage != "over":
        raise Trouble(409, "error-not-over")
    return table.running()


def replay(table: LiveTable, holder: str) -> Replay:
    fold = finished(table)
    game = fold.game
    steps = []
    for step in fold.match.log():
        move = game.move(step.action)
        steps.append(ReplayStep(step.epoch, step.seat, MoveInfo(move.kind, move.fields), game.notate(step.action)))
    epochs = [EpochMark(heading.epoch, heading.log, heading.text) for heading in fold.match.headings]
    info = table.info(holder)
    return Replay(info, steps, epochs, faces.log_entries(fold, 0))


def record_text(table: LiveTable) -> str:
    fold = finished(table)
    names = [seat.name or seat.level for seat in table.seats]
    return record.write(fold.game, fold.match, table.row.secret, names)


def verification(table: LiveTable) -> Verification:
    """What anybody can check: the seed against its commitment, and the game played again from the seed."""
    row = table.row
    result = faces.result_of(row)
    if row.stage != "over":
        return Verification(commitment(row.secret), None, None, None, row.rules, result)
    fold = finished(table)
    again = deal_for(row, len(table.seats)).match
    try:
        for step in fold.match.log():
            again.play(step.seat, step.action)
        is_same = [heading.text for heading in again.headings] == [heading.text for heading in fold.match.headings]
        is_same = is_same and result_of(again) == result
    except IllegalAction:
        is_same = False
    return Verification(commitment(row.secret), row.secret.hex(), True, is_same, row.rules, result)


def result_of(match: Match) -> Result | None:
    state = match.state
    if not state.over():
        return None
    return Result(state.end_reason(), state.ranking(), [score.total for score in state.scores()])


def from_record(text: str, person: Person) -> Stored:
    """A table that has only a replay; raises Trouble that names the first wrong line."""
    try:
        read = record.parse(text)
        game = TABLE_GAMES.get(read.game)
        if game is None:
            raise RecordError(read.places["game"], "record-bad-field", {"field": "game", "value": read.game})
        match = record.verify(game, text) if "ended" in read.fields else record.replay(game, read)
        if read.fields["commitment"] != commitment(read.secret()):
            raise RecordError(read.places["commitment"], "record-commitment", {})
    except RecordError as bad:
        raise bad_record(bad) from None
    now = int(time.time())
    setup = match.state.setup
    result = result_of(match)
    table = TableRow(
        id=lots.for_link(),
        game=game.name,
        edition=setup.edition,
        options=msgspec.json.encode(setup.options).decode(),
        rules=game.rules_version,
        speed="days",
        spectators=True,
        listed=False,
        hand_over=1,
        host=person.holder,
        secret=read.secret(),
        stage="over",
        imported=True,
        acting="[]",
        bot_waits=False,
        result=msgspec.json.encode(result).decode() if result else "",
        created=now,
        updated=now,
        seq=len(match.log()),
    )
    seats = [SeatRow(table.id, number, "person", _name(name)) for number, name in enumerate(read.names)]
    log = [
        LogRow(place, step.seat, "play", step.action, f"record.{place}") for place, step in enumerate(match.log(), 1)
    ]
    return Stored(table, seats, log)


def _name(text: str) -> str:
    """A record may come from anywhere: what cannot be a name here becomes one."""
    try:
        return clean_name(text[:NAME_LENGTH])
    except Trouble:
        return "?"
