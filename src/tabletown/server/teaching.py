"""Lessons at tables: lay one, go on with it, and tell what is taught now. A lesson is an ordinary table with a known deal.
Pictures of rules are positions as tables have them.

What is taught follows from the table's log (lessons/player.py); nothing else is kept. The routes and the bots ask it.
"""

from functools import lru_cache

from tabletown.bots import usual_bot
from tabletown.lessons.lesson import Lesson, Step, Tip, lesson_of
from tabletown.lessons.picture import Picture, pictures_of
from tabletown.lessons.player import now, scripted
from tabletown.lessons.prepared import LEARNER
from tabletown.server import leaving, lots, presenting
from tabletown.server.identity import Person
from tabletown.server.problems import HttpError
from tabletown.server.rows import LogRow, SeatRow, Stored, waits_for_bot
from tabletown.server.seating import lay_table, sit_down, start_if_full
from tabletown.server.storage import Storage
from tabletown.server.tables import LiveTable, Tables
from tabletown.server.wire import BotSeat, NewSeat, NewTable, OpenSeat
from tabletown.server.wire_lessons import BeginLesson, LessonNow, ShownPicture, Taught

MOST = 50


async def begin(storage: Storage, tables: Tables, game: str, name: str, wish: BeginLesson, person: Person) -> str:
    """The table of this person's lesson: one at which there is still something to teach, unless it shall begin anew.
    A game that goes on without its teacher stays as it is."""
    lesson = lesson_of(game, name)
    if lesson is None:
        raise HttpError(404, "error-not-found")
    for stored in await storage.played_by(person.holder, over=False, most=MOST, lessons=True):
        table_id = stored.table.id
        if (stored.table.game, stored.table.lesson) != (game, name) or table_id in wish.taught:
            continue
        if not await _teaches(tables, lesson, table_id):
            continue
        if not wish.fresh:
            return table_id
        await leaving.leave(storage, table_id, person)
    return await _lay(storage, lesson, person)


async def _teaches(tables: Tables, lesson: Lesson, table_id: str) -> bool:
    """Whether there is still something to be done for the lesson at this table."""
    try:
        table = await tables.get(table_id)
    except HttpError:
        return False  # it was laid by other rules, and waits for them
    at = now(lesson, table.running().match, 0)
    return at.step is not None and not at.strayed


async def _lay(storage: Storage, lesson: Lesson, person: Person) -> str:
    bots = [BotSeat(usual_bot(lesson.game))] * (lesson.seats - 1)
    seats: list[NewSeat] = [OpenSeat(), *bots]
    wish = NewTable(lesson.game, seats, lesson.edition, lesson.options, spectators=False)
    stored = lay_table(wish, person, lots.for_link(), lesson.secret())
    stored.table.lesson = lesson.name
    learner = SeatRow(stored.table.id, LEARNER, "open")
    sit_down(learner, person, person.name)  # nobody must have a name to learn
    stored.seats[LEARNER] = learner
    start_if_full(stored.table, stored.standing, stored.seats)
    _play_before(lesson, stored)
    await storage.create(stored)
    return stored.table.id


def _play_before(lesson: Lesson, stored: Stored) -> None:
    """The table's log begins with what was played before."""
    steps = enumerate(lesson.played(), 1)
    stored.log = [LogRow(place, seat, "play", action, f"lesson.{place}") for place, (seat, action) in steps]
    stored.standing.seq = len(stored.log)
    stored.standing.acting = lesson.begin().state.acting()
    stored.standing.bot_waits = waits_for_bot(stored.standing.acting, stored.seats)


def taught_at(table: LiveTable, holder: str, read: int) -> LessonNow:
    """What the teacher says to the learner."""
    lesson = lesson_of(table.row.game, table.row.lesson) if table.row.lesson else None
    if lesson is None:
        raise HttpError(404, "error-not-found")
    if not holder or table.seats[LEARNER].holder != holder:
        raise HttpError(403, "error-not-your-seat")
    at = now(lesson, table.running().match, read)
    return LessonNow(
        number=at.number,
        count=len(lesson.steps),
        step=None if at.step is None else _said(lesson, at.step),
        aside=_aside(lesson, at.step) if at.step is not None and at.aside else "",
        strayed=at.strayed,
        waits=at.waits,
        tips=[_said(lesson, tip) for tip in at.tips],
    )


def scripted_turn(table: LiveTable, seat: int) -> list[int]:
    """What the lesson at this table has the bot do; nothing where it decides by itself."""
    lesson = lesson_of(table.row.game, table.row.lesson) if table.row.lesson else None
    return [] if lesson is None else scripted(lesson, table.running().match, seat)


@lru_cache
def shown_pictures(game: str) -> list[ShownPicture]:
    """The rules of a game in pictures, the same for everybody."""
    return [_shown(picture) for picture in pictures_of(game)]


def _shown(picture: Picture) -> ShownPicture:
    before, after = (presenting.position(match.state, LEARNER, 0) for match in picture.moments())
    return ShownPicture(
        picture.name, picture.text(), picture.chapter, picture.about, picture.part, before=before, after=after
    )


def _said(lesson: Lesson, said: Step | Tip) -> Taught:
    return Taught(said.id, lesson.text(said.id), said.point, isinstance(said, Step) and bool(said.do))


def _aside(lesson: Lesson, step: Step) -> str:
    return lesson.text(f"{step.id}-aside") if step.aside else "lesson-aside"
