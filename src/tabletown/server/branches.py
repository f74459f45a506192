"""Branches: go on differently against bots from a position of a finished game, or of one's own practice while it runs.

A branch is a table of its own that begins at that position; the game that it leaves does not know of it. docs/coach.md says why
it is made so. The routes call it.
"""

from tabletown.bots import usual_bot
from tabletown.engine.branching import Steps, further
from tabletown.server import clock, lots
from tabletown.server.config import LIVE_HAND_OVER
from tabletown.server.fold import Fold, deal_for
from tabletown.server.identity import Person, clean_text
from tabletown.server.presenting import characters, is_practice
from tabletown.server.problems import HttpError
from tabletown.server.review_worker import round_of
from tabletown.server.rows import Branch, SeatRow, Standing, Stored, TableRow
from tabletown.server.seating import demand_host, found_table, sit_down, start_if_full
from tabletown.server.storage import Storage
from tabletown.server.tables import LiveTable
from tabletown.server.wire_branches import NameBranch, NewBranch

MOST = 100


def demand(table: LiveTable, seat: int, person: Person) -> Fold:
    """The game; raises unless this person may try another way from it, for this seat."""
    fold = table.running()
    if not 0 <= seat < len(table.seats):
        raise HttpError(404, "error-no-seat", "seat")
    if table.row.is_sealed():
        raise HttpError(403, "error-day-sealed")
    if table.stage == "over":
        return fold
    if seat not in table.seats_of(person.holder):
        raise HttpError(403, "error-not-your-seat", "seat")
    if table.stage != "running" or not is_practice(table.row, table.seats):
        raise HttpError(403, "error-no-branch")
    return fold


async def begin(storage: Storage, table: LiveTable, wish: NewBranch, person: Person) -> str:
    """Lay the branch and return its id."""
    stored = lay(table, demand(table, wish.seat, person), wish, person)
    await storage.create(stored)
    return stored.table.id


def lay(table: LiveTable, fold: Fold, wish: NewBranch, person: Person) -> Stored:
    """A branch that begins with the turn in which this step lies. While the game runs, what the seat could not know is drawn
    anew: nobody learns on a branch what lies face down in the game."""
    starts = [heading.log for heading in fold.match.headings]
    begins = max(start for start in starts if start <= wish.step)
    steps: Steps = [(step.seat, step.action) for step in fold.match.settled[:begins]]
    key = lots.for_deal() if table.stage == "running" else b""
    before, now = table.row, clock.now()
    row = TableRow(
        id=lots.for_link(),
        game=before.game,
        edition=before.edition,
        options=before.options,
        rules=before.rules,
        figures=before.figures,
        speed="live",
        spectators=True,
        listed=False,
        hand_over=LIVE_HAND_OVER,
        host=person.holder,
        secret=before.secret,
        imported=False,
        created=now,
        origin=before.id,
        branch=Branch(
            root=before.branch.root if before.branch else before.id,
            seat=wish.seat,
            round=0,
            ways=further(before.branch.ways if before.branch else [], steps, wish.seat, key),
        ),
    )
    assert row.branch is not None
    row.branch.round = round_of(deal_for(row, len(table.seats)).match.state.view(wish.seat))
    cast = characters(before, table.seats)
    seats = [_seat(row, old, wish.seat, person, cast[old.seat]) for old in table.seats]
    standing = Standing("open", now)
    start_if_full(row, standing, seats)
    return Stored(row, standing, seats, [])


def _seat(row: TableRow, old: SeatRow, mine: int, person: Person, character: str) -> SeatRow:
    """Bots come along as whom they were; in the places of other people sit the usual ones."""
    seat = SeatRow(row.id, old.seat, "bot")
    if old.seat == mine:
        sit_down(seat, person, old.name if old.holder == person.holder else person.name)
    elif old.kind == "bot":
        seat.level, seat.name = old.level, character
    else:
        seat.level = usual_bot(row.game)
    return seat


async def name(storage: Storage, table_id: str, wish: NameBranch, person: Person) -> None:
    async with storage.changing(table_id) as change:
        found = found_table(change)
        demand_host(found, person)
        if found.table.branch is None:
            raise HttpError(409, "error-no-branch")
        found.table.title = clean_text(wish.title) if wish.title.strip() else ""
        found.is_news = False


async def is_open(storage: Storage, table: TableRow) -> bool:
    """Whether the seed may be shown when this table is over: that of a branch only when the game that it leaves is over too."""
    if table.branch is None:
        return True
    root = (await storage.standings([table.branch.root])).get(table.branch.root)
    return root is None or root[1].stage == "over"
