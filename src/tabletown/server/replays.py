"""Looking back: positions by step, records out and in, and the proof that the deal was honest."""

from collections import OrderedDict

from tabletown.bots import bots_of
from tabletown.engine import record
from tabletown.engine.chance import commitment
from tabletown.engine.contract import IllegalAction, State
from tabletown.engine.match import Step
from tabletown.engine.record import RecordError
from tabletown.games import GAMES
from tabletown.server import clock, lots, presenting
from tabletown.server.fold import Fold, deal_for, result_of
from tabletown.server.identity import Person, clean_name
from tabletown.server.problems import HttpError, bad_record
from tabletown.server.review_worker import round_of
from tabletown.server.rows import Branch, LogRow, SeatRow, Standing, Stored, TableRow
from tabletown.server.tables import LiveTable
from tabletown.server.walk import Walk
from tabletown.server.wire import (
    NAME_LENGTH,
    MoveInfo,
    Position,
    Replay,
    ReplayStep,
    Verification,
)

MOST_REPLAYS = 50


class Replays:
    """Keeps the games that were looked at last, because readers mostly go on step by step."""

    def __init__(self) -> None:
        self._walks: OrderedDict[str, Walk] = OrderedDict()

    def position(self, table: LiveTable, step: int, observer: int, holder: str) -> Position:
        """Of a finished game through any eyes; of a running one through one's own, which saw it then."""
        is_own = observer in table.seats_of(holder)
        match = table.running().match if is_own and table.stage == "running" else finished(table).match
        if not -1 <= observer < len(table.seats):
            raise HttpError(404, "error-no-seat", "seat")
        if table.row.is_sealed() and not is_own:
            raise HttpError(403, "error-day-sealed", "seat")
        # While the game runs, only what cannot be taken back any more: those steps stay where they are.
        steps = match.log() if table.stage == "over" else match.settled
        return presenting.position(self.moment(table, steps, step), observer, step)

    def state(self, table: LiveTable, step: int) -> State:
        """A moment of a finished game itself, for those who know what of it they may show. They only look."""
        return self.moment(table, finished(table).match.log(), step)

    def moment(self, table: LiveTable, steps: list[Step], step: int) -> State:
        """The position after so many of these steps, which stay where they are. Whoever gets it only looks."""
        walk = self._walks.pop(table.id, None)
        if walk is None:
            walk = Walk(deal_for(table.row, len(table.seats)).match.state, steps)
        walk.go_on(steps)
        if not 0 <= step <= walk.last:
            raise HttpError(404, "error-not-found", "step")
        self._walks[table.id] = walk
        if len(self._walks) > MOST_REPLAYS:
            self._walks.popitem(last=False)
        return walk.at(step)


def finished(table: LiveTable) -> Fold:
    """The game from beginning to end; raises while it runs, because a replay shows everything."""
    if table.stage != "over":
        raise HttpError(409, "error-not-over")
    return table.running()


def replay(table: LiveTable, holder: str) -> Replay:
    fold = finished(table)
    game = fold.game
    steps = []
    for step in fold.match.log():
        move = game.move(step.action)
        steps.append(ReplayStep(step.seat, MoveInfo(move.kind, move.fields)))
    epochs = [heading.log for heading in fold.match.headings]
    return Replay(steps, epochs, presenting.log_entries(fold, 0), presenting.notes(fold, table.notes, holder))


def record_text(table: LiveTable, is_open: bool) -> str:
    """`is_open`: nobody plays on with this deal, see branches.py."""
    fold = finished(table)
    if table.row.is_sealed():
        raise HttpError(409, "error-day-sealed")
    if not is_open:
        raise HttpError(409, "error-branch-sealed")
    names = [seat.name_in_record() for seat in table.seats]
    ways = table.row.branch.ways if table.row.branch else []
    return record.write(fold.game, fold.match, table.row.secret, names, ways)


def verification(table: LiveTable, is_open: bool) -> Verification:
    """What anybody can check: the seed against its commitment, and the game played again from the seed."""
    row = table.row
    result = table.standing().result
    if table.stage != "over" or row.is_sealed() or not is_open:
        return Verification(commitment(row.secret), None, None, None, row.rules, result)
    fold = finished(table)
    again = deal_for(row, len(table.seats)).match
    try:
        for step in fold.match.log():
            again.play(step.seat, step.action)
        is_same = [heading.text for heading in again.headings] == [heading.text for heading in fold.match.headings]
        is_same = is_same and result_of(again.state) == result
    except IllegalAction:
        is_same = False
    return Verification(commitment(row.secret), row.secret.hex(), True, is_same, row.rules, result)


def from_record(text: str, person: Person) -> Stored:
    """A table that has only a replay; raises HttpError that names the first wrong line."""
    try:
        read = record.parse(text)
        game = GAMES.get(read.game)
        if game is None:
            raise RecordError(read.places["game"], "record-bad-field", {"field": "game", "value": read.game})
        match = record.verify(game, text) if "ended" in read.fields else record.replay(game, read)
        first, ways, _ = record.opening(game, read)
        if read.fields["commitment"] != commitment(read.secret()):
            raise RecordError(read.places["commitment"], "record-commitment", {})
    except RecordError as bad:
        raise bad_record(bad) from None
    now = clock.now()
    setup = match.state.setup
    table = TableRow(
        id=lots.for_link(),
        game=game.name,
        edition=setup.edition,
        options=setup.options,
        rules=setup.rules,
        figures=setup.figures,
        speed="days",
        spectators=True,
        listed=False,
        hand_over=1,
        host=person.holder,
        secret=read.secret(),
        imported=True,
        created=now,
    )
    if ways:
        table.origin = table.id
        seat = max(0, ways[-1][1])
        table.branch = Branch(table.id, seat, round_of(first.state.view(seat)), ways)
    standing = Standing("over", now, len(match.log()), result=result_of(match.state))
    seats = [_seat(table, number, name) for number, name in enumerate(read.names)]
    log = [
        LogRow(place, step.seat, "play", step.action, f"record.{place}") for place, step in enumerate(match.log(), 1)
    ]
    return Stored(table, standing, seats, log)


def _seat(table: TableRow, number: int, name: str) -> SeatRow:
    if name in bots_of(table.game):
        return SeatRow(table.id, number, "bot", level=name)
    return SeatRow(table.id, number, "person", _name(name))


def _name(text: str) -> str:
    """A record may come from anywhere: what cannot be a name here becomes one."""
    try:
        return clean_name(text[:NAME_LENGTH])
    except HttpError:
        return "?"
