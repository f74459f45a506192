"""What a table's log comes to, counted: everybody's points and where they come from.

A tally only repeats what follows from the first `seq` rows of a log. It is kept because folding hundreds of logs takes
seconds; whoever deletes the kept ones loses nothing. The table of the day and my page ask for tallies.
"""

import asyncio
import time

from sqlalchemy import bindparam, select, text, tuple_

from tabletown.engine.contract import BadSetup, IllegalAction, Score
from tabletown.server import schema
from tabletown.server.fold import deal_for
from tabletown.server.problems import HttpError
from tabletown.server.rows import LogRow, Stored, Tally
from tabletown.server.storage import Storage
from tabletown.server.wire import ScorePart

AT_ONCE = 20
UPSERT = text(
    "INSERT INTO tallies (table_id, seq, tally) VALUES (:table_id, :seq, :tally)"
    " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, tally = excluded.tally"
).bindparams(bindparam("tally", type_=schema.Counted))


class Tallies:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def of(self, tables: list[Stored], seconds: float) -> dict[str, Tally]:
        """The tallies of these tables, by id. Whatever is not counted yet is counted now, but not for longer than so many
        seconds: what is missing then is there when somebody asks again."""
        found = await self._kept(tables)
        missing = [stored for stored in tables if stored.table.id not in found]
        deadline = time.monotonic() + seconds
        for start in range(0, len(missing), AT_ONCE):
            if start and time.monotonic() > deadline:
                break
            found.update(await self._count(missing[start : start + AT_ONCE], deadline))
        return found

    async def _kept(self, tables: list[Stored]) -> dict[str, Tally]:
        found: dict[str, Tally] = {}
        columns = schema.tallies.c
        async with self._storage.engine.connect() as connection:
            for start in range(0, len(tables), 400):
                wanted = [(stored.table.id, stored.standing.seq) for stored in tables[start : start + 400]]
                rows = await connection.execute(
                    select(columns.table_id, columns.tally).where(tuple_(columns.table_id, columns.seq).in_(wanted))
                )
                found.update({row.table_id: row.tally for row in rows})
        return found

    async def _count(self, tables: list[Stored], deadline: float) -> dict[str, Tally]:
        logs = await self._storage.logs([stored.table.id for stored in tables])
        found: dict[str, Tally] = {}
        for stored in tables:
            rows = [row for row in logs.get(stored.table.id, []) if row.seq <= stored.standing.seq]
            tally = await asyncio.to_thread(counted, stored, rows)
            if tally is not None:
                found[stored.table.id] = tally
            if time.monotonic() > deadline:
                break
        await self._keep({stored.table.id: stored.standing.seq for stored in tables}, found)
        return found

    async def _keep(self, seqs: dict[str, int], found: dict[str, Tally]) -> None:
        if not found:
            return
        values = [
            {"table_id": table_id, "seq": seqs[table_id], "tally": tally} for table_id, tally in sorted(found.items())
        ]
        async with self._storage.writing() as connection:
            await connection.execute(UPSERT, values)


def counted(stored: Stored, log: list[LogRow]) -> Tally | None:
    """None for a table that cannot be played here."""
    try:
        fold = deal_for(stored.table, len(stored.seats))
        for row in log:
            fold.apply(row)
    except (HttpError, BadSetup, IllegalAction):
        return None
    state = fold.match.state
    scores, rival = state.scores(), state.rival()
    against = rival.name if rival is not None else ""
    return Tally([score.total for score in scores], [_parts(score) for score in scores], against)


def _parts(score: Score) -> list[ScorePart]:
    return [ScorePart(name, points, score.sums.get(name, "")) for name, points in score.parts]
