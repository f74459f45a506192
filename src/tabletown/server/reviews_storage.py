"""Reviews in the database: who makes which, how far it is, and what came out. Only reviewing.py and reviews.py ask.

A row is made by whoever asks first and claimed by one process at a time, for as long as it gives signs of life; a game is
never reviewed by two at once, and what a process left unfinished is taken up by another.
"""

import msgspec
from sqlalchemy import ColumnElement, delete, func, select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from tabletown.server import clock
from tabletown.server.review_worker import KeptReview
from tabletown.server.schema import reviews
from tabletown.server.wire_review import ReviewStage

FORM = 1
"""Of what is kept; one of another form is made anew when somebody asks."""
LATE = 30
"""Seconds without a sign of life after which another process may take a review up."""
TRIES = 3
columns = reviews.c


class ReviewRow(msgspec.Struct):
    table_id: str
    worker: str
    alive: int
    tries: int
    done: int
    total: int
    finished: int
    review: str
    ahead: int = 0

    def stage(self) -> ReviewStage:
        if self.finished:
            return "done"
        if self.worker and self.alive >= clock.now() - LATE:
            return "working"
        return "failed" if self.tries >= TRIES else "waiting"

    def kept(self) -> KeptReview:
        return msgspec.json.decode(self.review, type=KeptReview)


class ReviewsStorage:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writing = engine.execution_options(writes=True)

    async def find(self, table_id: str) -> ReviewRow | None:
        names = (name for name in ReviewRow.__struct_fields__ if name != "ahead")
        async with self._engine.connect() as connection:
            query = select(*(columns[name] for name in names), columns.asked)
            row = (await connection.execute(query.where(columns.table_id == table_id, columns.form == FORM))).first()
            if row is None:
                return None
            *values, asked = row
            found = ReviewRow(*values)
            if found.stage() == "waiting":
                before = select(func.count()).where(*_open(), columns.asked < asked)
                found.ahead = (await connection.execute(before)).scalar_one()
            return found

    async def made(self, table_ids: list[str], most: int) -> list[tuple[str, KeptReview]]:
        """The reviews of these tables that are there, the newest first."""
        done = (columns.table_id.in_(table_ids), columns.finished > 0, columns.form == FORM)
        query = (
            select(columns.table_id, columns.review).where(*done).order_by(columns.finished.desc(), columns.table_id)
        )
        async with self._engine.connect() as connection:
            rows = list(await connection.execute(query.limit(most)))
        return [(row.table_id, msgspec.json.decode(row.review, type=KeptReview)) for row in rows]

    async def waiting(self) -> int:
        """How many are asked for and not there."""
        async with self._engine.connect() as connection:
            return (await connection.execute(select(func.count()).where(*_open()))).scalar_one()

    async def ask(self, table_id: str) -> None:
        """Have it made if there is none and nobody makes it; what failed is tried again."""
        fresh = {"form": FORM, "asked": clock.now(), "worker": "", "alive": 0, "tries": 0}
        fresh |= {"done": 0, "total": 0, "finished": 0, "review": ""}
        is_going_on = (columns.tries < TRIES) | ((columns.worker != "") & (columns.alive >= clock.now() - LATE))
        of_use = (columns.form == FORM) & ((columns.finished > 0) | is_going_on)
        async with self._writing.begin() as connection:
            await connection.execute(delete(reviews).where(columns.table_id == table_id, ~of_use))
            names = ", ".join(["table_id", *fresh])
            values = ", ".join(f":{name}" for name in ["table_id", *fresh])
            query = f"INSERT INTO reviews ({names}) VALUES ({values}) ON CONFLICT (table_id) DO NOTHING"
            await connection.execute(text(query), {"table_id": table_id, **fresh})

    async def claim(self, worker: str) -> str | None:
        """The table whose review this process makes from now on, of those that wait the one that waits longest."""
        late = clock.now() - LATE
        free = (*_open(), (columns.worker == "") | (columns.alive < late))
        async with self._engine.connect() as connection:
            query = select(columns.table_id).where(*free).order_by(columns.asked, columns.table_id).limit(1)
            table_id = (await connection.execute(query)).scalar()
        if table_id is None:
            return None
        values = {"worker": worker, "alive": clock.now(), "tries": columns.tries + 1, "done": 0, "total": 0}
        async with self._writing.begin() as connection:
            won = await connection.execute(update(reviews).where(columns.table_id == table_id, *free).values(values))
        return table_id if won.rowcount == 1 else None

    async def beat(self, table_id: str, worker: str, done: int, total: int) -> bool:
        """A sign of life, and how far it is; False when the review is somebody else's now, or gone."""
        return await self._set(table_id, worker, {"alive": clock.now(), "done": done, "total": total})

    async def finish(self, table_id: str, worker: str, kept: KeptReview) -> bool:
        body = msgspec.json.encode(kept).decode()
        return await self._set(table_id, worker, {"finished": clock.now(), "review": body, "worker": ""})

    async def let_go(self, table_id: str, worker: str, is_failure: bool) -> None:
        """Somebody else may take it up at once. Only what went wrong counts as a try."""
        values: dict[str, object] = {"worker": "", "alive": 0}
        if not is_failure:
            values["tries"] = columns.tries - 1
        await self._set(table_id, worker, values)

    async def _set(self, table_id: str, worker: str, values: dict[str, object]) -> bool:
        mine = (columns.table_id == table_id, columns.worker == worker)
        async with self._writing.begin() as connection:
            done = await connection.execute(update(reviews).where(*mine).values(values))
        return done.rowcount == 1


def _open() -> tuple[ColumnElement[bool], ...]:
    """Asked for, not there, and not given up."""
    return (columns.finished == 0, columns.tries < TRIES, columns.form == FORM)
